#ifndef CLI_PLAN_H
#define CLI_PLAN_H

#include "base/text.h"
#include "puzzle/metric.h"

/* A board as a planning task: the tiles go from start to goal, and the metric is what a plan costs. */
typedef struct cli_plan_task {
    puzzle_board start;
    puzzle_board goal;
    puzzle_metric metric;
} cli_plan_task;

/* Takes the board and what --goal says, which may be NULL. */
sw_status cli_plan_task_parse(cli_plan_task *out, const char *board, const char *goal,
                              puzzle_metric metric, sw_error *error);

/* Which way a tile goes: a puzzle_move, or CLI_PLAN_STILL before the first tile moves. */
enum { CLI_PLAN_STILL = PUZZLE_MOVES, CLI_PLAN_DIRECTIONS };

/* The cell from which a tile that goes that way comes to `to`; -1 beyond the board's edge. */
int cli_plan_source(puzzle_size size, int to, puzzle_move way);

/* The names of objects: "t7"; "c3-2", row 3 and column 2; "up", "right", "down", "left", "still". */
void cli_plan_add_tile(sw_text *out, int tile);
void cli_plan_add_cell(sw_text *out, puzzle_size size, int cell);
const char *cli_plan_direction(int direction);

/* ---- Actions ---- */

/* In moves there is one action: a tile moves into the blank. In slides the state remembers which way
 * the last tile went: `slide` moves a tile another way and costs 1, `follow` moves one more tile the
 * same way and costs nothing. So every plan costs exactly the slides that it makes. */
typedef enum cli_plan_kind {
    CLI_PLAN_MOVE,
    CLI_PLAN_SLIDE,
    CLI_PLAN_FOLLOW,
    CLI_PLAN_KINDS,
} cli_plan_kind;

typedef struct cli_plan_action {
    cli_plan_kind kind;
    int tile;
    int from; /* cells */
    int to;
    int before; /* the direction of the tile before; means nothing in a move */
    int now;    /* the direction of this tile; in a follow it is the same */
} cli_plan_action;

int cli_plan_action_cost(const cli_plan_action *action);

/* "move t7 c3-2 c3-1", "slide t7 c3-2 c3-1 up left" (before, now), "follow t7 c3-2 c3-1 left". */
void cli_plan_action_write(const cli_plan_action *action, puzzle_size size, sw_text *out);

/* Reads such text. SW_BAD_INPUT where the task has no such action or object; whether the action is
 * possible is another question. */
sw_status cli_plan_action_read(cli_plan_action *out, const cli_plan_task *task, const char *text,
                               size_t length, sw_error *error);

/* ---- Lines of a plan, as planners write them: "(MOVE T7 C3-2 C3-1) ; cost 1" ---- */

/* Fills *out with the line in small letters, without its comment and the blanks around it: "" where nothing is
 * left. */
void cli_plan_line_tidy(const char *text, size_t length, sw_text *out);

/* Reads the action of such a line. SW_BAD_INPUT. */
sw_status cli_plan_line_read(cli_plan_action *out, const cli_plan_task *task, const sw_text *line,
                             sw_error *error);

/* ---- Carried out ---- */

/* A plan being carried out. */
typedef struct cli_plan_run {
    puzzle_board board;
    int going; /* which way the last tile went */
    size_t moves;
    size_t cost;
} cli_plan_run;

cli_plan_run cli_plan_run_start(const cli_plan_task *task);

/* False, with the run as it was and the reason appended to `why`, where the action is not possible. */
bool cli_plan_run_step(cli_plan_run *run, const cli_plan_action *action, sw_text *why);

/* False, with the reason, where the goal is not reached. */
bool cli_plan_run_end(const cli_plan_run *run, const puzzle_board *goal, sw_text *why);

#endif
