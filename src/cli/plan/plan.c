/* Boards as planning tasks: what their objects are called, the actions and lines of plans, and plans carried out. */
#include "plan/plan.h"

#include "goal.h"

#include "base/scan.h"
#include "puzzle/notation.h"

#include <string.h>

sw_status cli_plan_task_parse(cli_plan_task *out, const char *board, const char *goal_text,
                              puzzle_metric metric, sw_error *error)
{
    cli_goal goal;
    out->metric = metric;
    sw_status status = cli_goal_parse(&goal, goal_text, error);
    if (status == SW_OK)
        status = puzzle_board_parse(&out->start, board, error);
    return status == SW_OK ? cli_goal_make(&out->goal, &goal, out->start.size, error) : status;
}

int cli_plan_source(puzzle_size size, int to, puzzle_move way)
{
    const puzzle_board board = {.size = size, .blank = to};
    return puzzle_move_source(&board, way);
}

void cli_plan_add_tile(sw_text *out, int tile)
{
    sw_text_add_char(out, 't');
    sw_text_add_number(out, (uint64_t)tile);
}

void cli_plan_add_cell(sw_text *out, puzzle_size size, int cell)
{
    sw_text_add_char(out, 'c');
    sw_text_add_number(out, (uint64_t)(cell / size.columns + 1));
    sw_text_add_char(out, '-');
    sw_text_add_number(out, (uint64_t)(cell % size.columns + 1));
}

const char *cli_plan_direction(int direction)
{
    static const char *const names[CLI_PLAN_DIRECTIONS] = {
        [PUZZLE_UP] = "up",     [PUZZLE_RIGHT] = "right",   [PUZZLE_DOWN] = "down",
        [PUZZLE_LEFT] = "left", [CLI_PLAN_STILL] = "still",
    };
    return names[direction];
}

/* ---- Actions ---- */

enum { MAX_PARAMETERS = 5, WORD_SIZE = 32 };

typedef enum parameter { END, TILE, FROM, TO, BEFORE, NOW } parameter;

static const struct form {
    const char *name;
    puzzle_metric metric;
    parameter parameters[MAX_PARAMETERS + 1];
} forms[CLI_PLAN_KINDS] = {
    [CLI_PLAN_MOVE] = {"move", PUZZLE_METRIC_MOVES, {TILE, FROM, TO}},
    [CLI_PLAN_SLIDE] = {"slide", PUZZLE_METRIC_SLIDES, {TILE, FROM, TO, BEFORE, NOW}},
    [CLI_PLAN_FOLLOW] = {"follow", PUZZLE_METRIC_SLIDES, {TILE, FROM, TO, NOW}},
};

int cli_plan_action_cost(const cli_plan_action *action)
{
    return action->kind == CLI_PLAN_FOLLOW ? 0 : 1;
}

static void write_object(const cli_plan_action *action, parameter which, puzzle_size size,
                         sw_text *out)
{
    if (which == TILE)
        cli_plan_add_tile(out, action->tile);
    else if (which == FROM || which == TO)
        cli_plan_add_cell(out, size, which == FROM ? action->from : action->to);
    else
        sw_text_add(out, cli_plan_direction(which == BEFORE ? action->before : action->now));
}

void cli_plan_action_write(const cli_plan_action *action, puzzle_size size, sw_text *out)
{
    const struct form *form = &forms[action->kind];
    sw_text_add(out, form->name);
    for (const parameter *which = form->parameters; *which != END; which++) {
        sw_text_add_char(out, ' ');
        write_object(action, *which, size, out);
    }
}

static bool read_tile(int *out, puzzle_size size, sw_scan word)
{
    int64_t tile;
    if (!sw_scan_char(&word, 't') || !sw_scan_integer(&word, 1, puzzle_size_cells(size) - 1, &tile))
        return false;
    *out = (int)tile;
    return sw_scan_done(&word);
}

static bool read_cell(int *out, puzzle_size size, sw_scan word)
{
    int64_t row, column;
    if (!sw_scan_char(&word, 'c') || !sw_scan_integer(&word, 1, size.rows, &row) ||
        !sw_scan_char(&word, '-') || !sw_scan_integer(&word, 1, size.columns, &column))
        return false;
    *out = (int)((row - 1) * size.columns + column - 1);
    return sw_scan_done(&word);
}

static bool read_direction(int *out, const char *word)
{
    for (int i = 0; i < CLI_PLAN_DIRECTIONS; i++) {
        *out = i;
        if (strcmp(cli_plan_direction(i), word) == 0)
            return true;
    }
    return false;
}

static sw_status read_object(cli_plan_action *out, parameter which, puzzle_size size,
                             const char *word, sw_error *error)
{
    sw_scan scan = sw_scan_start(word, strlen(word));
    if (which == TILE)
        return read_tile(&out->tile, size, scan)
                   ? SW_OK
                   : sw_fail(error, SW_BAD_INPUT, "there is no tile '%s'", word);
    if (which == FROM || which == TO)
        return read_cell(which == FROM ? &out->from : &out->to, size, scan)
                   ? SW_OK
                   : sw_fail(error, SW_BAD_INPUT, "there is no cell '%s'", word);
    return read_direction(which == BEFORE ? &out->before : &out->now, word)
               ? SW_OK
               : sw_fail(error, SW_BAD_INPUT, "there is no direction '%s'", word);
}

/* An action of the other metric is refused, and the message names that metric. */
static sw_status read_kind(cli_plan_kind *out, puzzle_metric metric, const char *word,
                           sw_error *error)
{
    for (int i = 0; i < CLI_PLAN_KINDS; i++) {
        if (strcmp(forms[i].name, word) != 0)
            continue;
        *out = (cli_plan_kind)i;
        if (forms[i].metric == metric)
            return SW_OK;
        return sw_fail(error, SW_BAD_INPUT, "'%s' is an action of --metric %s", word,
                       puzzle_metric_names[forms[i].metric]);
    }
    return sw_fail(error, SW_BAD_INPUT, "there is no action '%s'", word);
}

static bool next_word(sw_scan *scan, char *word)
{
    sw_scan_blanks(scan);
    return sw_scan_token(scan, word, WORD_SIZE);
}

sw_status cli_plan_action_read(cli_plan_action *out, const cli_plan_task *task, const char *text,
                               size_t length, sw_error *error)
{
    char word[WORD_SIZE];
    cli_plan_action action = {0};
    sw_scan scan = sw_scan_start(text, length);
    if (!next_word(&scan, word))
        return sw_fail(error, SW_BAD_INPUT, "an action has no name, or one too long");
    sw_status status = read_kind(&action.kind, task->metric, word, error);
    if (status != SW_OK)
        return status;
    const struct form *form = &forms[action.kind];
    for (const parameter *which = form->parameters; *which != END; which++) {
        if (!next_word(&scan, word))
            return sw_fail(error, SW_BAD_INPUT, "'%s' lacks an object, or has one too long",
                           form->name);
        status = read_object(&action, *which, task->start.size, word, error);
        if (status != SW_OK)
            return status;
    }
    sw_scan_blanks(&scan);
    if (!sw_scan_done(&scan))
        return sw_fail(error, SW_BAD_INPUT, "'%s' has an object too many", form->name);
    if (action.kind == CLI_PLAN_FOLLOW)
        action.before = action.now;
    *out = action;
    return SW_OK;
}

/* ---- Lines of a plan ---- */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* PDDL does not tell capitals from small letters. tolower would ask the locale. */
static char to_small(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

void cli_plan_line_tidy(const char *text, size_t length, sw_text *out)
{
    const char *comment = memchr(text, ';', length);
    const char *from = text, *to = comment ? comment : text + length;
    while (from < to && is_blank(*from))
        from++;
    while (to > from && is_blank(to[-1]))
        to--;
    sw_text_clear(out);
    for (; from < to; from++)
        sw_text_add_char(out, to_small(*from));
}

sw_status cli_plan_line_read(cli_plan_action *out, const cli_plan_task *task, const sw_text *line,
                             sw_error *error)
{
    size_t length = line->length;
    if (length < 2 || line->data[0] != '(' || line->data[length - 1] != ')')
        return sw_fail(error, SW_BAD_INPUT, "(ACTION OBJECT...) is expected");
    return cli_plan_action_read(out, task, line->data + 1, length - 2, error);
}

/* ---- Carried out ---- */

cli_plan_run cli_plan_run_start(const cli_plan_task *task)
{
    return (cli_plan_run){.board = task->start, .going = CLI_PLAN_STILL};
}

static void add_place(const puzzle_board *board, int tile, sw_text *out)
{
    cli_plan_add_tile(out, tile);
    sw_text_add(out, " is at ");
    cli_plan_add_cell(out, board->size, puzzle_board_find(board, (puzzle_tile)tile));
}

/* Which way a tile goes from one cell to the other; PUZZLE_MOVES where they are not adjacent. */
static int find_way(const puzzle_board *board, const cli_plan_action *action)
{
    for (int way = 0; way < PUZZLE_MOVES; way++)
        if (cli_plan_source(board->size, action->to, (puzzle_move)way) == action->from)
            return way;
    return PUZZLE_MOVES;
}

/* Whether the tile can move there. */
static bool check_move(const puzzle_board *board, const cli_plan_action *action, int way,
                       sw_text *why)
{
    if (board->tiles[action->from] != action->tile) {
        add_place(board, action->tile, why);
    } else if (board->blank != action->to) {
        sw_text_add(why, "the blank is at ");
        cli_plan_add_cell(why, board->size, board->blank);
    } else if (way == PUZZLE_MOVES) {
        cli_plan_add_cell(why, board->size, action->from);
        sw_text_add(why, " is not next to the blank");
    } else {
        return true;
    }
    return false;
}

/* Whether the directions that a slide or a follow names are those of the run. */
static bool check_way(int going, const cli_plan_action *action, int way, sw_text *why)
{
    if (action->now != way)
        sw_text_addf(why, "the tile goes %s", cli_plan_direction(way));
    else if (action->before != going && going == CLI_PLAN_STILL)
        sw_text_add(why, "no tile has moved before: still");
    else if (action->before != going)
        sw_text_addf(why, "the tile before went %s", cli_plan_direction(going));
    else if (action->kind == CLI_PLAN_SLIDE && action->before == way)
        sw_text_add(why, "the tile goes on the same way: that is a follow");
    else
        return true;
    return false;
}

bool cli_plan_run_step(cli_plan_run *run, const cli_plan_action *action, sw_text *why)
{
    int way = find_way(&run->board, action);
    if (!check_move(&run->board, action, way, why))
        return false;
    if (action->kind != CLI_PLAN_MOVE && !check_way(run->going, action, way, why))
        return false;
    puzzle_move_apply(&run->board, (puzzle_move)way);
    run->going = way;
    run->moves++;
    run->cost += (size_t)cli_plan_action_cost(action);
    return true;
}

bool cli_plan_run_end(const cli_plan_run *run, const puzzle_board *goal, sw_text *why)
{
    int tile = 1, cells = puzzle_size_cells(goal->size);
    while (tile < cells && puzzle_board_find(&run->board, (puzzle_tile)tile) ==
                               puzzle_board_find(goal, (puzzle_tile)tile))
        tile++;
    if (tile == cells)
        return true;
    add_place(&run->board, tile, why);
    sw_text_add(why, ", and should be at ");
    cli_plan_add_cell(why, goal->size, puzzle_board_find(goal, (puzzle_tile)tile));
    return false;
}
