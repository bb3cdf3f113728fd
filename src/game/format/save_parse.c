/* Reads a save: its history is replayed, and the counts and the checksum are compared. */
#include "format/save_reader.h"
#include "puzzle/notation.h"

#include <string.h>

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
static sw_status read_step(game_save_reader *in, const game_save_counts *saved,
                           game_session *session)
{
    game_step step;
    if (sw_scan_done(&in->line) && !sw_scan_line(&in->text, &in->line))
        return game_save_fail(in, "the history is shorter than it says");
    if (!take_step(&in->line, &step))
        return game_save_fail(in, "expected a step such as U, L3, Rh or D+480");
    if (!sw_scan_done(&in->line) && !sw_scan_char(&in->line, ' '))
        return game_save_fail(in, "steps must be parted by single blanks");
    session->time_ms += step.ms;
    if (session->time_ms > (double)saved->time_ms)
        return game_save_fail(in, "a step is later than the clock shows");
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
static sw_status read_history(game_save_reader *in, const game_save_counts *saved,
                              game_session *session)
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
    return game_save_end_of_line(in);
}

/* The last line must be the checksum of all before it. */
static sw_status check_sum(const char *text, size_t length, size_t *body, sw_error *error)
{
    char expected[GAME_SAVE_CHECKSUM_LINE];
    size_t line = GAME_SAVE_CHECKSUM_LINE - 1;
    *body = length > line ? length - line : 0;
    game_save_checksum_line(text, *body, expected);
    if (*body == 0 || text[*body - 1] != '\n' || memcmp(text + *body, expected, line) != 0)
        return sw_fail(error, SW_BAD_INPUT,
                       "the checksum does not match: cut short, damaged or edited");
    return SW_OK;
}

bool game_save_has_title(const char *title, const char *text, size_t length)
{
    sw_scan scan = sw_scan_start(text, length);
    sw_scan line;
    size_t size = strlen(title);
    return sw_scan_line(&scan, &line) && (size_t)(line.end - line.at) == size &&
           memcmp(line.at, title, size) == 0;
}

/* The boards behind the first are checked like that, and not kept. */
static sw_status check_board(game_save_reader *in)
{
    game_save_head head = {0};
    sw_status status = game_save_read_board(in, &head);
    if (status == SW_OK)
        status = read_history(in, &head.counts, &head.round.session);
    game_round_deinit(&head.round);
    return status;
}

/* Reads all but the title's line; what *out owns afterwards is the caller's in any case. *more is where
 * the lines of further boards begin, or the end. */
static sw_status read_body(game_save_reader *in, game_save_head *out, const char **more)
{
    game_session *session = &out->round.session;
    sw_status status = game_save_read_head(in, out);
    if (status == SW_OK)
        status = read_history(in, &out->counts, session);
    if (status == SW_OK && in->form->is_over && out->solved != game_session_solved(session))
        status = game_save_fail(in, "solved: the history does not end as it says");
    *more = in->text.at;
    for (int board = 2; status == SW_OK && out->several && game_save_take_board(in, board); board++)
        status = check_board(in);
    if (status == SW_OK && !sw_scan_done(&in->text))
        status = sw_fail_at(in->error, SW_BAD_INPUT, in->text.line, "unexpected line");
    return status;
}

static sw_status check_title(const game_save_form *form, const char *text, size_t length,
                             sw_error *error)
{
    return game_save_has_title(form->title, text, length)
               ? SW_OK
               : sw_fail_at(error, SW_BAD_INPUT, 1, "expected \"%s\"", form->title);
}

/* *out is NULL where there are no such lines. */
static sw_status keep_more(char **out, const char *more, const char *end, sw_error *error)
{
    *out = more < end ? strndup(more, (size_t)(end - more)) : NULL;
    return more < end && !*out ? sw_fail(error, SW_NO_MEMORY, "not enough memory") : SW_OK;
}

static game_save_reader begin(const game_save_form *form, const char *text, size_t length,
                              sw_error *error)
{
    game_save_reader in = {.form = form, .text = sw_scan_start(text, length), .error = error};
    sw_scan_line(&in.text, &in.line);
    return in;
}

sw_status game_save_read(game_round *out, const game_save_form *form, game_save_end *end,
                         const char *text, size_t length, sw_error *error)
{
    size_t body;
    const char *more;
    game_save_head head = {0};
    if (length > GAME_SAVE_LIMIT)
        return sw_fail(error, SW_BAD_INPUT, "longer than %d bytes", GAME_SAVE_LIMIT);
    if (check_title(form, text, length, error) != SW_OK ||
        check_sum(text, length, &body, error) != SW_OK)
        return SW_BAD_INPUT;
    game_save_reader in = begin(form, text, body, error);
    sw_status status = read_body(&in, &head, &more);
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
    game_save_reader in = begin(form, text, length, error);
    sw_status status = game_save_read_head(&in, &head);
    if (status == SW_OK)
        *out = head;
    return status;
}

sw_status game_save_parse(game_round *out, const char *text, size_t length, sw_error *error)
{
    return game_save_read(out, &game_save_present, NULL, text, length, error);
}
