#ifndef CLI_PLAN_TASK_H
#define CLI_PLAN_TASK_H

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

#endif
