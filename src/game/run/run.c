/* A challenge being played. */
#include "game/run.h"

#include "base/array.h"
#include "format/save_form.h"
#include "game/results.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* The board that comes now. */
static void draw(game_run *run)
{
    sw_text text;
    game_run_rules(run)->draw(&run->challenge, run->seed, (int)run->count, &run->round);
    run->round.id = game_run_board_id(run->id, run->count);
    sw_text_init_in(&text, run->round.challenge, sizeof run->round.challenge);
    game_challenge_format(&run->challenge, &text);
}

void game_run_init(game_run *out, const game_challenge *challenge, uint64_t seed, uint64_t id,
                   int64_t date, int began_day)
{
    *out = (game_run){
        .id = id, .seed = seed, .date = date, .began_day = began_day, .challenge = *challenge};
    sw_text_init(&out->more, GAME_SAVE_LIMIT);
    draw(out);
}

void game_run_deinit(game_run *run)
{
    game_round_deinit(&run->round);
    game_round_deinit(&run->first);
    free(run->boards);
    if (run->more.data)
        sw_text_deinit(&run->more);
    *run = (game_run){0};
}

const game_rules *game_run_rules(const game_run *run)
{
    return game_rules_of(run->challenge.mode);
}

/* ---- What is known of it ---- */

int game_run_boards(const game_run *run)
{
    return game_run_rules(run)->boards(&run->challenge);
}

bool game_run_complete(const game_run *run)
{
    int boards = game_run_boards(run);
    return boards > 0 && run->count == (size_t)boards;
}

bool game_run_waits(const game_run *run)
{
    return !run->over && game_run_rules(run)->waits && game_session_solved(&run->round.session);
}

bool game_run_begun(const game_run *run)
{
    return run->count > 0 || run->round.session.started || run->learned;
}

bool game_run_touched(const game_run *run)
{
    return game_run_begun(run) || run->time_ms > 0;
}

bool game_run_learns(const game_run *run)
{
    return game_run_rules(run)->hides && !run->learned && !run->over;
}

bool game_run_hides(const game_run *run)
{
    return run->learned && !run->over;
}

int64_t game_run_since_ms(const game_run *run)
{
    return run->count > 0 ? run->boards[run->count - 1].at_ms : 0;
}

double game_run_learn_ms(const game_run *run)
{
    if (!game_run_rules(run)->hides)
        return 0;
    return run->learned ? run->learn_ms : run->time_ms;
}

double game_run_solve_ms(const game_run *run)
{
    return run->time_ms - game_run_learn_ms(run);
}

/* ---- The clock ---- */

bool game_run_clock_runs(const game_run *run)
{
    if (run->over)
        return false;
    switch (game_run_rules(run)->clock) {
    case GAME_CLOCK_AT_ONCE:
        return true;
    case GAME_CLOCK_RUNS_ON:
        return game_run_begun(run);
    case GAME_CLOCK_BOARDS:
    case GAME_CLOCK_NONE:
        break;
    }
    return game_session_unfinished(&run->round.session);
}

bool game_run_waits_for_move(const game_run *run)
{
    game_run_clock clock = game_run_rules(run)->clock;
    if (run->over || run->round.session.started)
        return false;
    return clock == GAME_CLOCK_BOARDS || (clock == GAME_CLOCK_RUNS_ON && run->count == 0);
}

double game_run_left_ms(const game_run *run)
{
    const game_rules *rules = game_run_rules(run);
    if (!rules->limit_ms)
        return -1;
    double left = rules->limit_ms(&run->challenge, (int)run->count) - run->time_ms;
    return left > 0 ? left : 0;
}

/* The board's own clock began with its first move. */
static void set_time(game_run *run, double time_ms)
{
    game_session *session = &run->round.session;
    run->time_ms = time_ms;
    if (game_session_unfinished(session))
        session->time_ms = time_ms - run->before_ms;
}

bool game_run_advance(game_run *run, double ms)
{
    if (ms <= 0 || !game_run_clock_runs(run))
        return false;
    double left = game_run_left_ms(run);
    bool ends = left >= 0 && ms >= left;
    set_time(run, run->time_ms + (ends ? left : ms));
    run->over = run->over || ends;
    return ends;
}

/* ---- The replay ---- */

/* Without what could be redone. Borrows the steps. */
static game_round as_over(const game_round *round)
{
    game_round over = *round;
    over.session.total = over.session.done;
    return over;
}

/* The present board is left for another one, and goes into the replay. */
static void put_by(game_run *run)
{
    run->in_record++;
    if (!run->has_first) {
        run->first = run->round;
        run->first.session.total = run->first.session.done;
        run->has_first = true;
    } else {
        game_round over = as_over(&run->round);
        game_save_add_board(&over, run->in_record, &run->more);
        game_round_deinit(&run->round);
    }
    run->round = (game_round){0};
}

bool game_run_record(const game_run *run, int64_t date, game_record *out)
{
    const game_round *first = run->has_first ? &run->first : &run->round;
    if (first->session.done == 0 || !game_record_take(out, first, date))
        return false;
    sw_text more;
    sw_text_init(&more, GAME_SAVE_LIMIT);
    sw_text_add_bytes(&more, run->more.data, run->more.length);
    if (run->has_first && run->round.session.done > 0) {
        game_round last = as_over(&run->round);
        game_save_add_board(&last, run->in_record + 1, &more);
    }
    bool whole = !more.failed && !run->more.failed;
    out->more = whole && more.length > 0 ? strdup(more.data) : NULL;
    whole = whole && (more.length == 0 || out->more);
    sw_text_deinit(&more);
    if (!whole)
        game_record_deinit(out);
    return whole;
}

/* ---- Boards ---- */

/* Where the run's clock runs on, looking at a board counts like playing it, and the boards' times add up to the
 * run's. */
static int64_t time_of_board(const game_run *run)
{
    game_run_clock clock = game_run_rules(run)->clock;
    if (clock == GAME_CLOCK_BOARDS || clock == GAME_CLOCK_NONE)
        return game_whole_ms(run->round.session.time_ms);
    return game_whole_ms(run->time_ms) - game_run_since_ms(run);
}

/* There is room for it. */
static void count_board(game_run *run)
{
    const game_session *session = &run->round.session;
    run->boards[run->count] = (game_run_board){
        .size = session->goal.size,
        .moves = session->moves,
        .slides = session->slides,
        .undos = session->undos,
        .way = game_way_of(session),
        .time_ms = time_of_board(run),
        .at_ms = game_whole_ms(run->time_ms),
    };
    run->count++; /* the time was counted from the board before */
}

static void go_on(game_run *run)
{
    put_by(run);
    draw(run);
}

static void solved(game_run *run)
{
    count_board(run);
    if (game_run_complete(run))
        run->over = true;
    else if (!game_run_rules(run)->waits)
        go_on(run);
}

/* ---- Commands ---- */

static bool allows(const game_run *run, game_command_kind kind)
{
    unsigned may = game_run_rules(run)->may;
    switch (kind) {
    case GAME_MOVE:
    case GAME_LINE:
    case GAME_PRESS:
        return true;
    case GAME_UNDO:
    case GAME_REDO:
    case GAME_RESTART: /* a solved board has been counted */
        return (may & GAME_MAY_UNDO) && !game_session_solved(&run->round.session);
    case GAME_HINT:
    case GAME_HINT_MOVE:
    case GAME_AUTO:
    case GAME_AUTO_MOVE:
        return (may & GAME_MAY_ASK) != 0;
    case GAME_CLOCK:
        return game_run_waits_for_move(run);
    }
    return false;
}

static game_outcome begin(game_run *run)
{
    if (!game_run_learns(run))
        return GAME_NOTHING;
    run->learned = true;
    run->learn_ms = run->time_ms;
    return GAME_CHANGED;
}

static bool reserve_board(game_run *run)
{
    return sw_array_reserve(&run->boards, &run->capacity, run->count + 1, sizeof *run->boards);
}

static game_outcome play(game_run *run, game_command command)
{
    if (run->over || !allows(run, command.kind))
        return GAME_NOTHING;
    if (!reserve_board(run))
        return GAME_FULL;
    bool first = !run->round.session.started;
    game_outcome outcome = game_session_apply(&run->round.session, command);
    if (first && run->round.session.started) {
        run->before_ms = run->time_ms;
        begin(run);
    }
    if (outcome == GAME_SOLVED)
        solved(run);
    return outcome;
}

static game_outcome next(game_run *run)
{
    if (!game_run_waits(run))
        return GAME_NOTHING;
    go_on(run);
    return GAME_CHANGED;
}

static game_outcome mark_paused(game_run *run)
{
    if (run->over || !game_run_touched(run))
        return GAME_NOTHING;
    run->paused = true;
    return GAME_CHANGED;
}

static game_outcome done(game_run *run)
{
    if (!game_run_hides(run))
        return GAME_NOTHING;
    if (!reserve_board(run))
        return GAME_FULL;
    game_outcome outcome = game_session_close(&run->round.session);
    if (outcome == GAME_SOLVED)
        solved(run);
    run->over = true;
    return outcome;
}

static game_outcome end(game_run *run)
{
    if (run->over)
        return GAME_NOTHING;
    run->over = true;
    return GAME_CHANGED;
}

void game_run_reopen(game_run *run)
{
    assert(run->over && !game_run_complete(run));
    run->over = false;
}

game_outcome game_run_apply(game_run *run, game_run_command command)
{
    switch (command.act) {
    case GAME_RUN_PLAY:
        return play(run, command.play);
    case GAME_RUN_NEXT:
        return next(run);
    case GAME_RUN_PAUSE:
        return mark_paused(run);
    case GAME_RUN_BEGIN:
        return begin(run);
    case GAME_RUN_DONE:
        return done(run);
    case GAME_RUN_TIME:
        return game_run_clock_runs(run) ? GAME_CHANGED : GAME_NOTHING;
    case GAME_RUN_END:
        return end(run);
    }
    return GAME_NOTHING;
}

static const char *const words[] = {
    [GAME_RUN_NEXT] = "next", [GAME_RUN_PAUSE] = "pause", [GAME_RUN_BEGIN] = "begin",
    [GAME_RUN_DONE] = "done", [GAME_RUN_TIME] = "time",   [GAME_RUN_END] = "end"};

void game_run_command_format(game_run_command command, sw_text *out)
{
    if (command.act == GAME_RUN_PLAY)
        game_command_format(command.play, out);
    else
        sw_text_add(out, words[command.act]);
}

sw_status game_run_command_parse(game_run_command *out, const char *text, sw_error *error)
{
    for (int act = GAME_RUN_NEXT; act <= GAME_RUN_END; act++)
        if (strcmp(text, words[act]) == 0) {
            *out = (game_run_command){.act = (game_run_act)act};
            return SW_OK;
        }
    game_command play;
    sw_status status = game_command_parse(&play, text, error);
    if (status == SW_OK)
        *out = (game_run_command){.play = play};
    return status;
}
