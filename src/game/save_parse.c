#include "game/save.h"

#include "base/date.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"
#include "puzzle/solvable.h"
#include "save_words.h"
#include "value.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* A line is `key operands`; the lines come in the order of the functions below. Each function reads
 * its lines into the round that is being built, which the caller owns whatever happens. */

enum { COUNT_MAX = 1000000000 };

typedef struct reader {
    const game_save_form *form;
    sw_scan text; /* behind the present line */
    sw_scan line; /* what is left of the present line */
    sw_error *error;
} reader;

typedef struct counts {
    int64_t moves, slides, undos, hints[GAME_HINT_STEPS], autos, time_ms, steps;
} counts;

static sw_status fail(const reader *in, const char *message)
{
    return sw_fail_at(in->error, SW_BAD_INPUT, in->line.line, "%s", message);
}

/* Goes on to the next line if that has the key. */
static bool take_key(reader *in, const char *key)
{
    sw_scan text = in->text;
    sw_scan line;
    if (!sw_scan_line(&text, &line) || !sw_scan_word(&line, key))
        return false;
    sw_scan_char(&line, ' ');
    in->text = text;
    in->line = line;
    return true;
}

static sw_status need_key(reader *in, const char *key)
{
    if (take_key(in, key))
        return SW_OK;
    return sw_fail_at(in->error, SW_BAD_INPUT, in->text.line, "expected \"%s\"", key);
}

static sw_status need_end_of_line(const reader *in)
{
    return sw_scan_done(&in->line) ? SW_OK : fail(in, "unexpected text at the end of the line");
}

/* The line of a board's own message is not this text's. */
static sw_status at_line(const reader *in, sw_status status)
{
    if (status != SW_OK && in->error)
        in->error->line = in->line.line;
    return status;
}

static sw_status read_date(reader *in, int64_t *out)
{
    char text[SW_DATE_SIZE];
    if (need_key(in, "date") != SW_OK)
        return SW_BAD_INPUT;
    if (!sw_scan_token(&in->line, text, sizeof text) || !sw_date_parse(text, out))
        return fail(in, "date: expected one such as 2026-11-20T18:45:02Z");
    return need_end_of_line(in);
}

static sw_status read_id(reader *in, uint64_t *out)
{
    char text[17];
    if (need_key(in, "id") != SW_OK)
        return SW_BAD_INPUT;
    if (!sw_scan_token(&in->line, text, sizeof text) || strlen(text) != 16 ||
        strspn(text, "0123456789abcdef") != 16)
        return fail(in, "id: expected 16 hexadecimal digits");
    *out = strtoull(text, NULL, 16);
    return need_end_of_line(in);
}

static sw_status read_start(reader *in, puzzle_board *out)
{
    char text[PUZZLE_BOARD_TEXT_SIZE];
    if (need_key(in, "start") != SW_OK)
        return SW_BAD_INPUT;
    if (!sw_scan_token(&in->line, text, sizeof text))
        return fail(in, "start: expected a board");
    sw_status status = at_line(in, puzzle_board_parse(out, text, in->error));
    return status == SW_OK ? need_end_of_line(in) : status;
}

static sw_status read_goal(reader *in, puzzle_size size, puzzle_board *out)
{
    char text[PUZZLE_BOARD_TEXT_SIZE];
    if (need_key(in, "goal") != SW_OK)
        return SW_BAD_INPUT;
    if (!sw_scan_token(&in->line, text, sizeof text))
        return fail(in, "goal: expected a name or a board");
    sw_status status = at_line(in, puzzle_goal_parse(out, text, size, in->error));
    return status == SW_OK ? need_end_of_line(in) : status;
}

static sw_status read_boards(reader *in, game_session *out)
{
    puzzle_board start = {0};
    puzzle_board goal = {0};
    sw_status status = read_start(in, &start);
    if (status == SW_OK)
        status = read_goal(in, start.size, &goal);
    if (status != SW_OK)
        return status;
    if (!puzzle_solvable(&start, &goal))
        return fail(in, "the goal cannot be reached from the start");
    game_session_init(out, &start, &goal);
    return SW_OK;
}

static sw_status read_style(reader *in, game_style *out)
{
    if (need_key(in, "style") != SW_OK)
        return SW_BAD_INPUT;
    for (int i = 0; i < GAME_STYLES; i++)
        if (sw_scan_word(&in->line, game_style_name((game_style)i))) {
            *out = (game_style)i;
            return need_end_of_line(in);
        }
    return fail(in, "style: expected numbers, letters or picture");
}

static sw_status read_numbers(reader *in, bool *out)
{
    if (need_key(in, "numbers") != SW_OK)
        return SW_BAD_INPUT;
    *out = sw_scan_word(&in->line, "on");
    if (!*out && !sw_scan_word(&in->line, "off"))
        return fail(in, "numbers: expected on or off");
    return need_end_of_line(in);
}

static bool take_word(sw_scan *line, char *out, size_t size)
{
    return sw_scan_token(line, out, size) && sw_scan_done(line) &&
           strspn(out, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == strlen(out);
}

static sw_status read_look(reader *in, game_look *out)
{
    if (read_style(in, &out->style) != SW_OK)
        return SW_BAD_INPUT;
    if (take_key(in, "picture") && !game_value_take(&in->line, out->picture, sizeof out->picture))
        return fail(in, "picture: bad name or path");
    if (take_key(in, "word") && !take_word(&in->line, out->word, sizeof out->word))
        return fail(in, "word: expected capital letters");
    return read_numbers(in, &out->numbers);
}

/* Seeds use all 64 bits, more than sw_scan_integer takes. */
static bool take_seed(sw_scan *line, unsigned long long *out)
{
    char text[24];
    if (!sw_scan_token(line, text, sizeof text) || strspn(text, "0123456789") != strlen(text))
        return false;
    errno = 0;
    *out = strtoull(text, NULL, 10);
    return errno == 0;
}

static sw_status read_source(reader *in, game_origin *out)
{
    if (take_key(in, "seed")) {
        out->kind = GAME_FROM_SEED;
        return take_seed(&in->line, &out->seed) ? need_end_of_line(in)
                                                : fail(in, "seed: expected a number");
    }
    if (take_key(in, "level")) {
        out->kind = GAME_FROM_LEVEL;
        return game_value_take(&in->line, out->level, sizeof out->level)
                   ? SW_OK
                   : fail(in, "level: bad name");
    }
    if (!take_key(in, "given"))
        return sw_fail_at(in->error, SW_BAD_INPUT, in->text.line,
                          "expected \"seed\", \"level\" or \"given\"");
    out->kind = GAME_FROM_BOARD;
    return need_end_of_line(in);
}

static sw_status read_par(reader *in, game_origin *out)
{
    int64_t par;
    if (!sw_scan_integer(&in->line, 0, COUNT_MAX, &par) || !sw_scan_char(&in->line, ' '))
        return fail(in, "par: expected a number and its proof");
    out->par = (int)par;
    for (int i = PUZZLE_PAR_OPTIMAL; i < GAME_SAVE_PAR_PROOFS; i++)
        if (sw_scan_word(&in->line, game_save_par_proofs[i])) {
            out->par_proof = (puzzle_par_proof)i;
            return need_end_of_line(in);
        }
    return fail(in, "par: expected optimal or best-known");
}

static sw_status read_origin(reader *in, game_origin *out)
{
    if (read_source(in, out) != SW_OK)
        return SW_BAD_INPUT;
    if (take_key(in, "title") && !game_value_take(&in->line, out->title, sizeof out->title))
        return fail(in, "title: bad text");
    return take_key(in, "par") ? read_par(in, out) : SW_OK;
}

static sw_status read_count(reader *in, const char *key, int64_t max, int64_t *out)
{
    if (need_key(in, key) != SW_OK)
        return SW_BAD_INPUT;
    if (!sw_scan_integer(&in->line, 0, max, out))
        return sw_fail_at(in->error, SW_BAD_INPUT, in->line.line, "%s: expected 0 to %lld", key,
                          (long long)max);
    return need_end_of_line(in);
}

/* How often each step of the ladder was taken. Earlier there was the arrow alone; how often it was
 * followed is then known by the history. */
static sw_status read_hints(reader *in, int64_t *out)
{
    if (!in->form->has_id)
        return read_count(in, "hints", COUNT_MAX, &out[GAME_HINT_ARROW]);
    if (need_key(in, "hints") != SW_OK)
        return SW_BAD_INPUT;
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        if ((i > 0 && !sw_scan_char(&in->line, ' ')) ||
            !sw_scan_integer(&in->line, 0, COUNT_MAX, &out[i]))
            return fail(in, "hints: expected four numbers");
    return need_end_of_line(in);
}

static sw_status read_counts(reader *in, counts *out)
{
    *out = (counts){0};
    if (read_count(in, "moves", COUNT_MAX, &out->moves) != SW_OK ||
        read_count(in, "slides", COUNT_MAX, &out->slides) != SW_OK ||
        read_count(in, "undos", COUNT_MAX, &out->undos) != SW_OK ||
        read_hints(in, out->hints) != SW_OK ||
        read_count(in, "autos", COUNT_MAX, &out->autos) != SW_OK ||
        read_count(in, "time", GAME_SAVE_TIME_MAX, &out->time_ms) != SW_OK ||
        read_count(in, "steps", COUNT_MAX, &out->steps) != SW_OK)
        return SW_BAD_INPUT;
    if (out->slides > out->steps)
        return fail(in, "more slides than steps");
    if (out->steps == 0 && out->time_ms > 0)
        return fail(in, "time on the clock before the first move");
    return SW_OK;
}

static bool take_move(sw_scan *line, uint8_t *out)
{
    for (int i = 0; i < PUZZLE_MOVES; i++)
        if (sw_scan_char(line, puzzle_move_letter((puzzle_move)i))) {
            *out = (uint8_t)i;
            return true;
        }
    return false;
}

/* Hints and auto-solves slide single tiles. *out->ms is the time since the step before. */
static bool take_step(sw_scan *line, game_step *out)
{
    int64_t length = 1, ms = 0;
    *out = (game_step){.by = GAME_BY_PLAYER};
    if (!take_move(line, &out->move))
        return false;
    sw_scan_integer(line, 2, PUZZLE_MAX_SIDE - 1, &length);
    out->length = (uint16_t)length;
    for (int by = GAME_BY_HINT; by <= GAME_BY_AUTO; by++)
        if (sw_scan_char(line, game_save_marks[by]))
            out->by = (uint8_t)by;
    if (sw_scan_char(line, '+') && !sw_scan_integer(line, 1, UINT32_MAX, &ms))
        return false;
    out->ms = (uint32_t)ms;
    return out->by == GAME_BY_PLAYER || length == 1;
}

/* Presses the cell from which exactly this slide comes. */
static game_outcome press(game_session *session, puzzle_slide slide)
{
    const puzzle_board *board = &session->board;
    int next = puzzle_move_source(board, slide.move);
    if (next < 0)
        return GAME_NOTHING;
    int cell = board->blank + (next - board->blank) * slide.length;
    puzzle_slide made = puzzle_slide_from(board, cell);
    if (made.move != slide.move || made.length != slide.length)
        return GAME_NOTHING;
    return game_session_apply(session, (game_command){.kind = GAME_PRESS, .cell = cell});
}

static game_outcome make_step(game_session *session, game_step step)
{
    puzzle_move move = (puzzle_move)step.move;
    if (step.by == GAME_BY_PLAYER)
        return press(session, (puzzle_slide){move, step.length});
    game_command_kind kind = step.by == GAME_BY_HINT ? GAME_HINT_MOVE : GAME_AUTO_MOVE;
    return game_session_apply(session, (game_command){.kind = kind, .move = move});
}

/* The clock shows when each step was made, until saved->time_ms is over. */
static sw_status read_step(reader *in, const counts *saved, game_session *session)
{
    game_step step;
    if (sw_scan_done(&in->line) && !sw_scan_line(&in->text, &in->line))
        return fail(in, "the history is shorter than it says");
    if (!take_step(&in->line, &step))
        return fail(in, "expected a step such as U, L3, Rh or D+480");
    if (!sw_scan_done(&in->line) && !sw_scan_char(&in->line, ' '))
        return fail(in, "steps must be parted by single blanks");
    session->time_ms += step.ms;
    if (session->time_ms > (double)saved->time_ms)
        return fail(in, "a step is later than the clock shows");
    switch (make_step(session, step)) {
    case GAME_CHANGED:
    case GAME_SOLVED:
        return SW_OK;
    case GAME_FULL:
        return sw_fail(in->error, SW_NO_MEMORY, "not enough memory for the history");
    case GAME_NOTHING:
        break;
    }
    return sw_fail_at(in->error, SW_BAD_INPUT, in->line.line, "step %zu is not possible",
                      session->total + 1);
}

/* Where the steps' times are not known they are spread evenly. */
static void spread_times(game_session *session)
{
    for (size_t i = 0; i < session->done; i++) {
        double ms = session->time_ms * (double)i / (double)session->done;
        session->steps[i].ms = ms < UINT32_MAX ? (uint32_t)ms : UINT32_MAX;
    }
}

static void set_counts(game_session *session, const counts *saved, bool old)
{
    int played = session->hints[GAME_HINT_PLAY];
    session->undos = (int)saved->undos;
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        session->hints[i] = (int)saved->hints[i];
    session->autos = (int)saved->autos;
    session->time_ms = (double)saved->time_ms;
    if (!old)
        return;
    session->hints[GAME_HINT_PLAY] = played;
    spread_times(session);
}

/* Plays the whole history and then takes back what was undone. */
static sw_status read_history(reader *in, game_session *session)
{
    counts saved;
    if (read_counts(in, &saved) != SW_OK)
        return SW_BAD_INPUT;
    int counts_line = in->line.line;
    for (int64_t i = 0; i < saved.steps; i++) {
        sw_status status = read_step(in, &saved, session);
        if (status != SW_OK)
            return status;
    }
    while (session->slides > saved.slides)
        game_session_apply(session, (game_command){.kind = GAME_UNDO});
    if (session->moves != saved.moves)
        return sw_fail_at(in->error, SW_BAD_INPUT, counts_line,
                          "the history has %d moves, not %lld", session->moves,
                          (long long)saved.moves);
    set_counts(session, &saved, !in->form->has_id);
    return need_end_of_line(in);
}

static sw_status read_round(reader *in, game_round *out)
{
    sw_status status = in->form->has_id ? read_id(in, &out->id) : SW_OK;
    if (status == SW_OK)
        status = read_boards(in, &out->session);
    if (status == SW_OK)
        status = read_look(in, &out->look);
    if (status == SW_OK)
        status = read_origin(in, &out->origin);
    if (status == SW_OK)
        status = read_history(in, &out->session);
    if (status == SW_OK && !sw_scan_done(&in->text))
        status = sw_fail_at(in->error, SW_BAD_INPUT, in->text.line, "unexpected line");
    return status;
}

/* The last line must be the checksum of all before it. */
static sw_status check_sum(const char *text, size_t length, size_t *body, sw_error *error)
{
    char expected[GAME_SAVE_CHECKSUM_LINE];
    size_t line = GAME_SAVE_CHECKSUM_LINE - 1;
    *body = length > line ? length - line : 0;
    game_save_checksum_line(text, *body, expected);
    if (length <= line || memcmp(text + *body, expected, line) != 0)
        return sw_fail(error, SW_BAD_INPUT,
                       "the checksum does not match: cut short, damaged or edited");
    return SW_OK;
}

bool game_save_has_title(const game_save_form *form, const char *text, size_t length)
{
    sw_scan scan = sw_scan_start(text, length);
    sw_scan line;
    size_t title = strlen(form->title);
    return sw_scan_line(&scan, &line) && (size_t)(line.end - line.at) == title &&
           memcmp(line.at, form->title, title) == 0;
}

sw_status game_save_read(game_round *out, const game_save_form *form, int64_t *date,
                         const char *text, size_t length, sw_error *error)
{
    size_t body;
    reader in = {.form = form, .text = sw_scan_start(text, length), .error = error};
    game_round round = {0};
    if (length > GAME_SAVE_LIMIT)
        return sw_fail(error, SW_BAD_INPUT, "longer than %d bytes", GAME_SAVE_LIMIT);
    if (!game_save_has_title(form, text, length))
        return sw_fail_at(error, SW_BAD_INPUT, 1, "expected \"%s\"", form->title);
    if (check_sum(text, length, &body, error) != SW_OK)
        return SW_BAD_INPUT;
    in.text.end = text + body;
    sw_scan_line(&in.text, &in.line);
    sw_status status = form->has_date ? read_date(&in, date) : SW_OK;
    if (status == SW_OK)
        status = read_round(&in, &round);
    if (status == SW_OK)
        *out = round;
    else
        game_round_deinit(&round);
    return status;
}

sw_status game_save_parse(game_round *out, const char *text, size_t length, sw_error *error)
{
    static const game_save_form earlier = {.title = "slidewise-save 1"};
    bool old = game_save_has_title(&earlier, text, length);
    return game_save_read(out, old ? &earlier : &game_save_present, NULL, text, length, error);
}
