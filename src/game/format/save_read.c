/* Reads a save or a replay: its head, and its history, which is played again; counts and checksum are compared. */
#include "format/checksum.h"
#include "format/save_form.h"
#include "format/value.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"
#include "puzzle/solvable.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT_MAX = 1000000000 };

/* ---- Words ---- */

static bool is_letter(char c)
{
    return c >= 'a' && c <= 'z';
}

bool game_save_is_later(sw_scan line)
{
    bool begins = line.at < line.end && is_letter(*line.at);
    while (line.at < line.end &&
           (is_letter(*line.at) || (*line.at >= '0' && *line.at <= '9') || *line.at == '-'))
        line.at++;
    if (!begins || line.at == line.end || *line.at != ' ')
        return false;
    for (; line.at < line.end; line.at++)
        if ((unsigned char)*line.at < ' ' || *line.at == 0x7f)
            return false;
    return true;
}

bool game_save_keep_later(sw_scan line, char *later)
{
    size_t before = strlen(later), length = (size_t)(line.end - line.at);
    if (before + length + 1 >= GAME_LATER_SIZE)
        return false;
    memcpy(later + before, line.at, length);
    memcpy(later + before + length, "\n", 2);
    return true;
}

bool game_save_take_id(sw_scan *line, uint64_t *out)
{
    char text[17];
    sw_scan rest = *line;
    if (!sw_scan_token(&rest, text, sizeof text) || strlen(text) != 16 ||
        strspn(text, "0123456789abcdef") != 16)
        return false;
    *out = strtoull(text, NULL, 16);
    *line = rest;
    return true;
}

/* ---- The head: a line is a key and its operands, in the order of these functions ---- */

/* The line of a board's own message is not this text's. */
static sw_status at_line(const sw_reader *in, sw_status status)
{
    if (status != SW_OK && in->error)
        in->error->line = in->line.line;
    return status;
}

static sw_status read_switch(sw_reader *in, const char *key, const char *yes, const char *no,
                             bool *out)
{
    if (sw_reader_need(in, key) != SW_OK)
        return SW_BAD_INPUT;
    *out = sw_scan_word(&in->line, yes);
    if (!*out && !sw_scan_word(&in->line, no))
        return sw_fail_at(in->error, SW_BAD_INPUT, in->line.line, "%s: expected %s or %s", key, yes,
                          no);
    return sw_reader_end(in);
}

static sw_status read_date(sw_reader *in, int64_t *out)
{
    if (sw_reader_need(in, "date") != SW_OK)
        return SW_BAD_INPUT;
    if (!sw_scan_date(&in->line, out))
        return sw_reader_fail(in, "date: expected one such as 2026-11-20T18:45:02Z");
    return sw_reader_end(in);
}

static sw_status read_id(sw_reader *in, uint64_t *out)
{
    if (sw_reader_need(in, "id") != SW_OK)
        return SW_BAD_INPUT;
    if (!game_save_take_id(&in->line, out))
        return sw_reader_fail(in, "id: expected 16 hexadecimal digits");
    return sw_reader_end(in);
}

static sw_status read_start(sw_reader *in, puzzle_board *out)
{
    char text[PUZZLE_BOARD_TEXT_SIZE];
    if (sw_reader_need(in, "start") != SW_OK)
        return SW_BAD_INPUT;
    if (!sw_scan_token(&in->line, text, sizeof text))
        return sw_reader_fail(in, "start: expected a board");
    sw_status status = at_line(in, puzzle_board_parse(out, text, in->error));
    return status == SW_OK ? sw_reader_end(in) : status;
}

static sw_status read_goal(sw_reader *in, puzzle_size size, puzzle_board *out)
{
    char text[PUZZLE_BOARD_TEXT_SIZE];
    if (sw_reader_need(in, "goal") != SW_OK)
        return SW_BAD_INPUT;
    if (!sw_scan_token(&in->line, text, sizeof text))
        return sw_reader_fail(in, "goal: expected a name or a board");
    sw_status status = at_line(in, puzzle_goal_parse(out, text, size, in->error));
    return status == SW_OK ? sw_reader_end(in) : status;
}

static sw_status read_boards(sw_reader *in, game_session *out)
{
    puzzle_board start = {0};
    puzzle_board goal = {0};
    sw_status status = read_start(in, &start);
    if (status == SW_OK)
        status = read_goal(in, start.size, &goal);
    if (status != SW_OK)
        return status;
    if (!puzzle_solvable(&start, &goal))
        return sw_reader_fail(in, "the goal cannot be reached from the start");
    game_session_init(out, &start, &goal);
    return SW_OK;
}

static sw_status read_style(sw_reader *in, game_style *out)
{
    if (sw_reader_need(in, "style") != SW_OK)
        return SW_BAD_INPUT;
    int style = sw_scan_name(&in->line, game_style_names, GAME_STYLES);
    *out = (game_style)style;
    if (style < 0)
        return sw_reader_fail(in, "style: expected numbers, letters or picture");
    return sw_reader_end(in);
}

static bool take_word(sw_scan *line, char *out, size_t size)
{
    return sw_scan_token(line, out, size) && sw_scan_done(line) &&
           strspn(out, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == strlen(out);
}

static sw_status read_look(sw_reader *in, game_look *out)
{
    if (read_style(in, &out->style) != SW_OK)
        return SW_BAD_INPUT;
    if (sw_reader_take(in, "picture") &&
        !game_value_take(&in->line, out->picture, sizeof out->picture))
        return sw_reader_fail(in, "picture: bad name or path");
    if (sw_reader_take(in, "word") && !take_word(&in->line, out->word, sizeof out->word))
        return sw_reader_fail(in, "word: expected capital letters");
    return read_switch(in, "numbers", "on", "off", &out->numbers);
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

static sw_status read_source(sw_reader *in, game_origin *out)
{
    if (sw_reader_take(in, "seed")) {
        out->kind = GAME_FROM_SEED;
        return take_seed(&in->line, &out->seed) ? sw_reader_end(in)
                                                : sw_reader_fail(in, "seed: expected a number");
    }
    if (sw_reader_take(in, "level")) {
        out->kind = GAME_FROM_LEVEL;
        return game_value_take(&in->line, out->level, sizeof out->level)
                   ? SW_OK
                   : sw_reader_fail(in, "level: bad name");
    }
    if (!sw_reader_take(in, "given"))
        return sw_fail_at(in->error, SW_BAD_INPUT, in->text.line,
                          "expected \"seed\", \"level\" or \"given\"");
    out->kind = GAME_FROM_BOARD;
    return sw_reader_end(in);
}

static sw_status read_par(sw_reader *in, game_origin *out)
{
    int64_t par;
    if (!sw_scan_integer(&in->line, 0, COUNT_MAX, &par) || !sw_scan_char(&in->line, ' '))
        return sw_reader_fail(in, "par: expected a number and its proof");
    out->par = (int)par;
    int proof = sw_scan_name(&in->line, game_save_par_proofs, GAME_SAVE_PAR_PROOFS);
    out->par_proof = (puzzle_par_proof)proof;
    if (proof <= PUZZLE_PAR_NONE)
        return sw_reader_fail(in, "par: expected optimal or best-known");
    if (sw_scan_char(&in->line, ' ')) {
        if (!sw_scan_word(&in->line, puzzle_metric_names[PUZZLE_METRIC_SLIDES]))
            return sw_reader_fail(in, "par: expected slides, or nothing, behind the proof");
        out->par_metric = PUZZLE_METRIC_SLIDES;
    }
    return sw_reader_end(in);
}

static sw_status read_origin(sw_reader *in, game_origin *out)
{
    if (read_source(in, out) != SW_OK)
        return SW_BAD_INPUT;
    out->board = game_board_kind_of(out->kind);
    if (sw_reader_take(in, "title") && !game_value_take(&in->line, out->title, sizeof out->title))
        return sw_reader_fail(in, "title: bad text");
    return sw_reader_take(in, "par") ? read_par(in, out) : SW_OK;
}

static sw_status read_count(sw_reader *in, const char *key, int64_t max, int64_t *out)
{
    if (sw_reader_need(in, key) != SW_OK)
        return SW_BAD_INPUT;
    if (!sw_scan_integer(&in->line, 0, max, out))
        return sw_fail_at(in->error, SW_BAD_INPUT, in->line.line, "%s: expected 0 to %lld", key,
                          (long long)max);
    return sw_reader_end(in);
}

/* How often each step of the ladder was taken. */
static sw_status read_hints(sw_reader *in, int64_t *out)
{
    if (sw_reader_need(in, "hints") != SW_OK)
        return SW_BAD_INPUT;
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        if ((i > 0 && !sw_scan_char(&in->line, ' ')) ||
            !sw_scan_integer(&in->line, 0, COUNT_MAX, &out[i]))
            return sw_reader_fail(in, "hints: expected four numbers");
    return sw_reader_end(in);
}

static sw_status read_counts(sw_reader *in, game_save_counts *out)
{
    if (read_count(in, "moves", COUNT_MAX, &out->moves) != SW_OK ||
        read_count(in, "slides", COUNT_MAX, &out->slides) != SW_OK ||
        read_count(in, "undos", COUNT_MAX, &out->undos) != SW_OK ||
        read_hints(in, out->hints) != SW_OK ||
        read_count(in, "autos", COUNT_MAX, &out->autos) != SW_OK ||
        read_count(in, "time", GAME_TIME_MAX, &out->time_ms) != SW_OK)
        return SW_BAD_INPUT;
    return SW_OK;
}

static sw_status read_kind(sw_reader *in, game_board_kind *out)
{
    int kind = sw_scan_name(&in->line, game_board_kind_names, GAME_BOARD_KINDS);
    *out = (game_board_kind)kind;
    if (kind < 0)
        return sw_reader_fail(in, "kind: expected uniform, easy, hard, level or own");
    return sw_reader_end(in);
}

static sw_status read_path_step(sw_reader *in, int *out)
{
    int64_t step;
    if (!sw_scan_integer(&in->line, 1, COUNT_MAX, &step))
        return sw_reader_fail(in, "path: expected the number of a step");
    *out = (int)step;
    return sw_reader_end(in);
}

static sw_status read_crop(sw_reader *in, game_crop *out)
{
    static const struct {
        int64_t least, most;
    } ranges[] = {{0, 270},
                  {-GAME_CROP_OFF_MAX, GAME_CROP_OFF_MAX},
                  {-GAME_CROP_OFF_MAX, GAME_CROP_OFF_MAX},
                  {100, 100 + GAME_CROP_CLOSER_MAX}};
    int64_t values[4];
    for (int i = 0; i < 4; i++)
        if ((i > 0 && !sw_scan_char(&in->line, ' ')) ||
            !sw_scan_integer(&in->line, ranges[i].least, ranges[i].most, &values[i]))
            return sw_reader_fail(in, "crop: expected a turn, two places and a size in percent");
    if (values[0] % 90 != 0)
        return sw_reader_fail(in, "crop: expected a turn of 0, 90, 180 or 270");
    *out = (game_crop){.turn = (int)values[0] / 90,
                       .right = (int)values[1],
                       .down = (int)values[2],
                       .closer = (int)values[3] - 100};
    return sw_reader_end(in);
}

static sw_status read_challenge(sw_reader *in, game_round *out)
{
    return game_value_take(&in->line, out->challenge, sizeof out->challenge)
               ? SW_OK
               : sw_reader_fail(in, "challenge: expected one such as marathon 4x4 50");
}

static sw_status read_alone(sw_reader *in, game_alone *out)
{
    int64_t values[4];
    for (int i = 0; i < 4; i++)
        if ((i > 0 && !sw_scan_char(&in->line, ' ')) ||
            !sw_scan_integer(&in->line, 0, COUNT_MAX, &values[i]))
            return sw_reader_fail(in, "alone: expected steps, undos, regions and tiles");
    *out = (game_alone){.steps = (size_t)values[0],
                        .undos = (int)values[1],
                        .regions = (int)values[2],
                        .tiles = (int)values[3]};
    return sw_reader_end(in);
}

static sw_status read_game_end(sw_reader *in, game_end *out)
{
    bool open = sw_scan_word(&in->line, "open");
    if (!open && !sw_scan_word(&in->line, "done"))
        return sw_reader_fail(in, "end: expected open or done");
    *out = open ? GAME_END_OPEN : GAME_END_DONE;
    return sw_reader_end(in);
}

/* A name and its value; those that a later version added are kept. The steps come next. */
static sw_status read_fact(sw_reader *in, game_round *out)
{
    sw_scan whole = in->text, line;
    if (sw_reader_take(in, "kind"))
        return read_kind(in, &out->origin.board);
    if (sw_reader_take(in, "path"))
        return read_path_step(in, &out->origin.path_step);
    if (sw_reader_take(in, "crop"))
        return read_crop(in, &out->look.crop);
    if (sw_reader_take(in, "challenge"))
        return read_challenge(in, out);
    if (sw_reader_take(in, "alone"))
        return read_alone(in, &out->session.alone);
    if (sw_reader_take(in, "end"))
        return read_game_end(in, &out->session.end);
    if (!sw_scan_line(&whole, &line) || !game_save_is_later(line))
        return sw_reader_need(in, "steps");
    in->line = line;
    in->text = whole;
    if (!game_save_keep_later(line, out->later))
        return sw_reader_fail(in, "too many lines of a later version");
    return SW_OK;
}

static bool has_steps_next(const sw_reader *in)
{
    sw_reader next = *in;
    return sw_reader_take(&next, "steps");
}

static sw_status read_facts(sw_reader *in, game_round *out)
{
    sw_status status = SW_OK;
    while (status == SW_OK && !has_steps_next(in))
        status = read_fact(in, out);
    return status;
}

static sw_status read_steps_count(sw_reader *in, bool is_over, game_save_counts *out)
{
    if (read_count(in, "steps", COUNT_MAX, &out->steps) != SW_OK)
        return SW_BAD_INPUT;
    if (out->slides > out->steps)
        return sw_reader_fail(in, "more slides than steps");
    if (is_over && out->slides < out->steps)
        return sw_reader_fail(in, "steps to be redone in a game that is over");
    return SW_OK;
}

static sw_status read_end(sw_reader *in, game_save_head *out)
{
    sw_status status = read_date(in, &out->date);
    return status == SW_OK ? read_switch(in, "solved", "yes", "no", &out->solved) : status;
}

/* The lines of one board before its history's. */
static sw_status read_board(sw_reader *in, bool is_over, game_save_head *out)
{
    game_round *round = &out->round;
    sw_status status = read_boards(in, &round->session);
    if (status == SW_OK)
        status = read_look(in, &round->look);
    if (status == SW_OK)
        status = read_origin(in, &round->origin);
    if (status == SW_OK)
        status = read_counts(in, &out->counts);
    if (status == SW_OK)
        status = read_facts(in, round);
    return status == SW_OK ? read_steps_count(in, is_over, &out->counts) : status;
}

/* Goes on to the line "board N" if that is the next. */
static bool take_board(sw_reader *in, int number)
{
    int64_t found;
    sw_reader next = *in;
    bool taken = sw_reader_take(&next, "board") &&
                 sw_scan_integer(&next.line, number, number, &found) && sw_scan_done(&next.line);
    if (taken)
        *in = next;
    return taken;
}

/* All lines before the history's; *out is zeroed. */
static sw_status read_head(sw_reader *in, bool is_over, game_save_head *out)
{
    sw_status status = is_over ? read_end(in, out) : SW_OK;
    if (status == SW_OK)
        status = read_id(in, &out->round.id);
    if (status != SW_OK)
        return status;
    out->several = is_over && take_board(in, 1);
    return read_board(in, is_over, out);
}

/* ---- The history ---- */

static bool take_move(sw_scan *line, uint8_t *out)
{
    for (int i = 0; i < PUZZLE_MOVES; i++)
        if (sw_scan_char(line, puzzle_move_letter((puzzle_move)i))) {
            *out = (uint8_t)i;
            return true;
        }
    return false;
}

static void take_way(sw_scan *line, uint8_t *out)
{
    for (int way = GAME_WAY_KEYS; way < GAME_WAYS; way++)
        if (sw_scan_char(line, game_way_letter((game_way)way))) {
            *out = (uint8_t)way;
            return;
        }
}

/* Hints and auto-solves slide single tiles. *out->ms is the time since the step before. */
static bool take_step(sw_scan *line, game_step *out)
{
    int64_t length = 1, ms = 0;
    *out = (game_step){.by = GAME_BY_PLAYER};
    if (!take_move(line, &out->move))
        return false;
    sw_scan_integer(line, 2, PUZZLE_MAX_SIDE - 1, &length);
    out->length = (uint8_t)length;
    if (sw_scan_char(line, game_save_marks[GAME_BY_HINT]))
        out->by = GAME_BY_HINT;
    else if (sw_scan_char(line, game_save_marks[GAME_BY_AUTO]))
        out->by = GAME_BY_AUTO;
    take_way(line, &out->way);
    if (sw_scan_char(line, '+') && !sw_scan_integer(line, 1, UINT32_MAX, &ms))
        return false;
    out->ms = (uint32_t)ms;
    return out->by == GAME_BY_PLAYER || length == 1;
}

/* Presses the cell from which exactly this slide comes. */
static game_outcome press(game_session *session, puzzle_slide slide, game_way way)
{
    const puzzle_board *board = &session->board;
    int next = puzzle_move_source(board, slide.move);
    if (next < 0)
        return GAME_NOTHING;
    int cell = board->blank + (next - board->blank) * slide.length;
    puzzle_slide made = puzzle_slide_from(board, cell);
    if (made.move != slide.move || made.length != slide.length)
        return GAME_NOTHING;
    return game_session_apply(session,
                              (game_command){.kind = GAME_PRESS, .way = way, .cell = cell});
}

static game_outcome make_step(game_session *session, game_step step)
{
    puzzle_move move = (puzzle_move)step.move;
    game_way way = (game_way)step.way;
    if (step.by == GAME_BY_PLAYER)
        return press(session, (puzzle_slide){move, step.length}, way);
    game_command_kind kind = step.by == GAME_BY_HINT ? GAME_HINT_MOVE : GAME_AUTO_MOVE;
    return game_session_apply(session, (game_command){.kind = kind, .way = way, .move = move});
}

/* The clock shows when each step was made, until saved->time_ms is over. */
static sw_status read_step(sw_reader *in, const game_save_counts *saved, game_session *session)
{
    game_step step;
    if (sw_scan_done(&in->line) && !sw_scan_line(&in->text, &in->line))
        return sw_reader_fail(in, "the history is shorter than it says");
    if (!take_step(&in->line, &step))
        return sw_reader_fail(in, "expected a step such as U, L3, Rh or D+480");
    if (!sw_scan_done(&in->line) && !sw_scan_char(&in->line, ' '))
        return sw_reader_fail(in, "steps must be parted by single blanks");
    session->time_ms += step.ms;
    if (session->time_ms > (double)saved->time_ms)
        return sw_reader_fail(in, "a step is later than the clock shows");
    game_outcome outcome = make_step(session, step);
    if (outcome == GAME_FULL)
        return sw_fail(in->error, SW_NO_MEMORY, "not enough memory for the history");
    if (outcome != GAME_NOTHING)
        return SW_OK;
    return sw_fail_at(in->error, SW_BAD_INPUT, in->line.line, "step %zu is not possible",
                      session->total + 1);
}

static void set_counts(game_session *session, const game_save_counts *saved)
{
    session->undos = (int)saved->undos;
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        session->hints[i] = (int)saved->hints[i];
    session->autos = (int)saved->autos;
    session->time_ms = (double)saved->time_ms;
    session->started = session->started || saved->time_ms > 0;
}

/* Plays the whole history and then takes back what was undone. It may lead past the goal where the end was
 * open. */
static sw_status read_history(sw_reader *in, const game_save_counts *saved, game_session *session)
{
    int counts_line = in->line.line;
    game_end end = session->end;
    game_alone alone = session->alone;
    if (end == GAME_END_DONE)
        session->end = GAME_END_OPEN;
    for (int64_t i = 0; i < saved->steps; i++) {
        sw_status status = read_step(in, saved, session);
        if (status != SW_OK)
            return status;
    }
    while ((int64_t)session->done > saved->slides)
        game_session_apply(session, (game_command){.kind = GAME_UNDO});
    if (session->moves != saved->moves)
        return sw_fail_at(in->error, SW_BAD_INPUT, counts_line,
                          "the history has %d moves, not %lld", session->moves,
                          (long long)saved->moves);
    if ((int64_t)alone.steps > saved->steps)
        return sw_fail_at(in->error, SW_BAD_INPUT, counts_line,
                          "alone: more steps than the history has");
    session->end = end;
    session->alone = alone;
    set_counts(session, saved);
    return sw_reader_end(in);
}

/* The boards behind the first are checked like that, and not kept. */
static sw_status check_board(sw_reader *in)
{
    game_save_head head = {0};
    sw_status status = read_board(in, true, &head);
    if (status == SW_OK)
        status = read_history(in, &head.counts, &head.round.session);
    game_round_deinit(&head.round);
    return status;
}

/* Reads all but the title's line; what *out owns afterwards is the caller's in any case. *more is where
 * the lines of further boards begin, or the end. */
static sw_status read_body(sw_reader *in, bool is_over, game_save_head *out, const char **more)
{
    game_session *session = &out->round.session;
    sw_status status = read_head(in, is_over, out);
    if (status == SW_OK)
        status = read_history(in, &out->counts, session);
    if (status == SW_OK && is_over && out->solved != game_session_solved(session))
        status = sw_reader_fail(in, "solved: the history does not end as it says");
    *more = in->text.at;
    for (int board = 2; status == SW_OK && out->several && take_board(in, board); board++)
        status = check_board(in);
    if (status == SW_OK && !sw_scan_done(&in->text))
        status = sw_fail_at(in->error, SW_BAD_INPUT, in->text.line, "unexpected line");
    return status;
}

static sw_status check_title(const game_save_form *form, const char *text, size_t length,
                             sw_error *error)
{
    return sw_reader_has_title(form->title, text, length)
               ? SW_OK
               : sw_fail_at(error, SW_BAD_INPUT, 1, "expected \"%s\"", form->title);
}

/* *out is NULL where there are no such lines. */
static sw_status keep_more(char **out, const char *more, const char *end, sw_error *error)
{
    *out = more < end ? strndup(more, (size_t)(end - more)) : NULL;
    return more < end && !*out ? sw_fail(error, SW_NO_MEMORY, "not enough memory") : SW_OK;
}

/* Behind the title's line. */
static sw_reader begin(const char *text, size_t length, sw_error *error)
{
    sw_reader in = sw_reader_start(text, length, error);
    sw_scan_line(&in.text, &in.line);
    return in;
}

sw_status game_save_read(game_round *out, const game_save_form *form, game_save_end *end,
                         const char *text, size_t length, sw_error *error)
{
    size_t body = length;
    const char *more;
    game_save_head head = {0};
    if (length > GAME_SAVE_LIMIT)
        return sw_fail(error, SW_BAD_INPUT, "longer than %d bytes", GAME_SAVE_LIMIT);
    if (check_title(form, text, length, error) != SW_OK)
        return SW_BAD_INPUT;
    if (!game_sum_take_line(text, &body))
        return sw_fail(error, SW_BAD_INPUT,
                       "the checksum does not match: cut short, damaged or edited");
    sw_reader in = begin(text, body, error);
    sw_status status = read_body(&in, form->is_over, &head, &more);
    if (status == SW_OK && end) {
        end->date = head.date;
        status = keep_more(&end->more, more, text + body, error);
    }
    if (status == SW_OK)
        *out = head.round;
    else
        game_round_deinit(&head.round);
    return status;
}

sw_status game_save_peek(game_save_head *out, const game_save_form *form, const char *text,
                         size_t length, sw_error *error)
{
    game_save_head head = {0};
    if (check_title(form, text, length, error) != SW_OK)
        return SW_BAD_INPUT;
    sw_reader in = begin(text, length, error);
    sw_status status = read_head(&in, form->is_over, &head);
    if (status == SW_OK)
        *out = head;
    return status;
}

sw_status game_save_parse(game_round *out, const char *text, size_t length, sw_error *error)
{
    return game_save_read(out, &game_save_present, NULL, text, length, error);
}
