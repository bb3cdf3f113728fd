/* Reads the lines of a save that stand before its history. */
#include "base/date.h"
#include "format/save_reader.h"
#include "format/value.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"
#include "puzzle/solvable.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* What stands before a history. A line is `key operands`; the lines come in the order of the
 * functions below. */

enum { COUNT_MAX = 1000000000 };

/* The line of a board's own message is not this text's. */
static sw_status at_line(const game_save_reader *in, sw_status status)
{
    if (status != SW_OK && in->error)
        in->error->line = in->line.line;
    return status;
}

static sw_status read_switch(game_save_reader *in, const char *key, const char *yes, const char *no,
                             bool *out)
{
    if (game_save_need_key(in, key) != SW_OK)
        return SW_BAD_INPUT;
    *out = sw_scan_word(&in->line, yes);
    if (!*out && !sw_scan_word(&in->line, no))
        return sw_fail_at(in->error, SW_BAD_INPUT, in->line.line, "%s: expected %s or %s", key, yes,
                          no);
    return game_save_end_of_line(in);
}

static sw_status read_date(game_save_reader *in, int64_t *out)
{
    char text[SW_DATE_SIZE];
    if (game_save_need_key(in, "date") != SW_OK)
        return SW_BAD_INPUT;
    if (!sw_scan_token(&in->line, text, sizeof text) || !sw_date_parse(text, out))
        return game_save_fail(in, "date: expected one such as 2026-11-20T18:45:02Z");
    return game_save_end_of_line(in);
}

static sw_status read_id(game_save_reader *in, uint64_t *out)
{
    if (game_save_need_key(in, "id") != SW_OK)
        return SW_BAD_INPUT;
    if (!game_save_take_id(&in->line, out))
        return game_save_fail(in, "id: expected 16 hexadecimal digits");
    return game_save_end_of_line(in);
}

static sw_status read_start(game_save_reader *in, puzzle_board *out)
{
    char text[PUZZLE_BOARD_TEXT_SIZE];
    if (game_save_need_key(in, "start") != SW_OK)
        return SW_BAD_INPUT;
    if (!sw_scan_token(&in->line, text, sizeof text))
        return game_save_fail(in, "start: expected a board");
    sw_status status = at_line(in, puzzle_board_parse(out, text, in->error));
    return status == SW_OK ? game_save_end_of_line(in) : status;
}

static sw_status read_goal(game_save_reader *in, puzzle_size size, puzzle_board *out)
{
    char text[PUZZLE_BOARD_TEXT_SIZE];
    if (game_save_need_key(in, "goal") != SW_OK)
        return SW_BAD_INPUT;
    if (!sw_scan_token(&in->line, text, sizeof text))
        return game_save_fail(in, "goal: expected a name or a board");
    sw_status status = at_line(in, puzzle_goal_parse(out, text, size, in->error));
    return status == SW_OK ? game_save_end_of_line(in) : status;
}

static sw_status read_boards(game_save_reader *in, game_session *out)
{
    puzzle_board start = {0};
    puzzle_board goal = {0};
    sw_status status = read_start(in, &start);
    if (status == SW_OK)
        status = read_goal(in, start.size, &goal);
    if (status != SW_OK)
        return status;
    if (!puzzle_solvable(&start, &goal))
        return game_save_fail(in, "the goal cannot be reached from the start");
    game_session_init(out, &start, &goal);
    return SW_OK;
}

static sw_status read_style(game_save_reader *in, game_style *out)
{
    if (game_save_need_key(in, "style") != SW_OK)
        return SW_BAD_INPUT;
    if (!game_save_take_style(&in->line, out))
        return game_save_fail(in, "style: expected numbers, letters or picture");
    return game_save_end_of_line(in);
}

static bool take_word(sw_scan *line, char *out, size_t size)
{
    return sw_scan_token(line, out, size) && sw_scan_done(line) &&
           strspn(out, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == strlen(out);
}

static sw_status read_look(game_save_reader *in, game_look *out)
{
    if (read_style(in, &out->style) != SW_OK)
        return SW_BAD_INPUT;
    if (game_save_take_key(in, "picture") &&
        !game_value_take(&in->line, out->picture, sizeof out->picture))
        return game_save_fail(in, "picture: bad name or path");
    if (game_save_take_key(in, "word") && !take_word(&in->line, out->word, sizeof out->word))
        return game_save_fail(in, "word: expected capital letters");
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

static sw_status read_source(game_save_reader *in, game_origin *out)
{
    if (game_save_take_key(in, "seed")) {
        out->kind = GAME_FROM_SEED;
        return take_seed(&in->line, &out->seed) ? game_save_end_of_line(in)
                                                : game_save_fail(in, "seed: expected a number");
    }
    if (game_save_take_key(in, "level")) {
        out->kind = GAME_FROM_LEVEL;
        return game_value_take(&in->line, out->level, sizeof out->level)
                   ? SW_OK
                   : game_save_fail(in, "level: bad name");
    }
    if (!game_save_take_key(in, "given"))
        return sw_fail_at(in->error, SW_BAD_INPUT, in->text.line,
                          "expected \"seed\", \"level\" or \"given\"");
    out->kind = GAME_FROM_BOARD;
    return game_save_end_of_line(in);
}

static sw_status read_par(game_save_reader *in, game_origin *out)
{
    int64_t par;
    if (!sw_scan_integer(&in->line, 0, COUNT_MAX, &par) || !sw_scan_char(&in->line, ' '))
        return game_save_fail(in, "par: expected a number and its proof");
    out->par = (int)par;
    if (!game_save_take_proof(&in->line, &out->par_proof) || out->par_proof == PUZZLE_PAR_NONE)
        return game_save_fail(in, "par: expected optimal or best-known");
    if (sw_scan_char(&in->line, ' ')) {
        if (!sw_scan_word(&in->line, puzzle_metric_name(PUZZLE_METRIC_SLIDES)))
            return game_save_fail(in, "par: expected slides, or nothing, behind the proof");
        out->par_metric = PUZZLE_METRIC_SLIDES;
    }
    return game_save_end_of_line(in);
}

static sw_status read_origin(game_save_reader *in, game_origin *out)
{
    if (read_source(in, out) != SW_OK)
        return SW_BAD_INPUT;
    out->board = game_board_kind_of(out->kind);
    if (game_save_take_key(in, "title") &&
        !game_value_take(&in->line, out->title, sizeof out->title))
        return game_save_fail(in, "title: bad text");
    return game_save_take_key(in, "par") ? read_par(in, out) : SW_OK;
}

static sw_status read_count(game_save_reader *in, const char *key, int64_t max, int64_t *out)
{
    if (game_save_need_key(in, key) != SW_OK)
        return SW_BAD_INPUT;
    if (!sw_scan_integer(&in->line, 0, max, out))
        return sw_fail_at(in->error, SW_BAD_INPUT, in->line.line, "%s: expected 0 to %lld", key,
                          (long long)max);
    return game_save_end_of_line(in);
}

/* How often each step of the ladder was taken. */
static sw_status read_hints(game_save_reader *in, int64_t *out)
{
    if (game_save_need_key(in, "hints") != SW_OK)
        return SW_BAD_INPUT;
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        if ((i > 0 && !sw_scan_char(&in->line, ' ')) ||
            !sw_scan_integer(&in->line, 0, COUNT_MAX, &out[i]))
            return game_save_fail(in, "hints: expected four numbers");
    return game_save_end_of_line(in);
}

static sw_status read_counts(game_save_reader *in, game_save_counts *out)
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

static sw_status read_kind(game_save_reader *in, game_board_kind *out)
{
    if (!game_save_take_kind(&in->line, out))
        return game_save_fail(in, "kind: expected uniform, easy, hard, level or own");
    return game_save_end_of_line(in);
}

static sw_status read_path_step(game_save_reader *in, int *out)
{
    int64_t step;
    if (!sw_scan_integer(&in->line, 1, COUNT_MAX, &step))
        return game_save_fail(in, "path: expected the number of a step");
    *out = (int)step;
    return game_save_end_of_line(in);
}

static sw_status read_crop(game_save_reader *in, game_crop *out)
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
            return game_save_fail(in, "crop: expected a turn, two places and a size in percent");
    if (values[0] % 90 != 0)
        return game_save_fail(in, "crop: expected a turn of 0, 90, 180 or 270");
    *out = (game_crop){.turn = (int)values[0] / 90,
                       .right = (int)values[1],
                       .down = (int)values[2],
                       .closer = (int)values[3] - 100};
    return game_save_end_of_line(in);
}

static sw_status read_challenge(game_save_reader *in, game_round *out)
{
    return game_value_take(&in->line, out->challenge, sizeof out->challenge)
               ? SW_OK
               : game_save_fail(in, "challenge: expected one such as marathon 4x4 50");
}

static sw_status read_alone(game_save_reader *in, game_alone *out)
{
    int64_t values[4];
    for (int i = 0; i < 4; i++)
        if ((i > 0 && !sw_scan_char(&in->line, ' ')) ||
            !sw_scan_integer(&in->line, 0, COUNT_MAX, &values[i]))
            return game_save_fail(in, "alone: expected steps, undos, regions and tiles");
    *out = (game_alone){.steps = (size_t)values[0],
                        .undos = (int)values[1],
                        .regions = (int)values[2],
                        .tiles = (int)values[3]};
    return game_save_end_of_line(in);
}

static sw_status read_game_end(game_save_reader *in, game_end *out)
{
    bool open = sw_scan_word(&in->line, "open");
    if (!open && !sw_scan_word(&in->line, "done"))
        return game_save_fail(in, "end: expected open or done");
    *out = open ? GAME_END_OPEN : GAME_END_DONE;
    return game_save_end_of_line(in);
}

/* A name and its value; those that a later version added are kept. The steps come next. */
static sw_status read_fact(game_save_reader *in, game_round *out)
{
    sw_scan whole = in->text, line;
    if (game_save_take_key(in, "kind"))
        return read_kind(in, &out->origin.board);
    if (game_save_take_key(in, "path"))
        return read_path_step(in, &out->origin.path_step);
    if (game_save_take_key(in, "crop"))
        return read_crop(in, &out->look.crop);
    if (game_save_take_key(in, "challenge"))
        return read_challenge(in, out);
    if (game_save_take_key(in, "alone"))
        return read_alone(in, &out->session.alone);
    if (game_save_take_key(in, "end"))
        return read_game_end(in, &out->session.end);
    if (!sw_scan_line(&whole, &line) || !game_save_is_later(line))
        return game_save_need_key(in, "steps");
    in->line = line;
    in->text = whole;
    if (!game_save_keep_later(line, out->later))
        return game_save_fail(in, "too many lines of a later version");
    return SW_OK;
}

static bool has_steps_next(const game_save_reader *in)
{
    game_save_reader next = *in;
    return game_save_take_key(&next, "steps");
}

static sw_status read_facts(game_save_reader *in, game_round *out)
{
    sw_status status = SW_OK;
    while (status == SW_OK && !has_steps_next(in))
        status = read_fact(in, out);
    return status;
}

static sw_status read_steps_count(game_save_reader *in, game_save_counts *out)
{
    if (read_count(in, "steps", COUNT_MAX, &out->steps) != SW_OK)
        return SW_BAD_INPUT;
    if (out->slides > out->steps)
        return game_save_fail(in, "more slides than steps");
    if (in->form->is_over && out->slides < out->steps)
        return game_save_fail(in, "steps to be redone in a game that is over");
    return SW_OK;
}

static sw_status read_end(game_save_reader *in, game_save_head *out)
{
    sw_status status = read_date(in, &out->date);
    return status == SW_OK ? read_switch(in, "solved", "yes", "no", &out->solved) : status;
}

sw_status game_save_read_board(game_save_reader *in, game_save_head *out)
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
    return status == SW_OK ? read_steps_count(in, &out->counts) : status;
}

sw_status game_save_read_head(game_save_reader *in, game_save_head *out)
{
    sw_status status = in->form->is_over ? read_end(in, out) : SW_OK;
    if (status == SW_OK)
        status = read_id(in, &out->round.id);
    if (status != SW_OK)
        return status;
    out->several = game_save_take_board(in, 1);
    return game_save_read_board(in, out);
}
