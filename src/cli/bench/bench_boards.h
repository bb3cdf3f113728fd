#ifndef CLI_BENCH_BOARDS_H
#define CLI_BENCH_BOARDS_H

#include "puzzle/goal.h"

typedef struct cli_bench_board {
    int number;
    int moves; /* of a shortest solution, as published; -1 where nobody did */
    int found; /* of the solution that the set's authors found; -1 where that is not told */
    puzzle_board start;
} cli_bench_board;

/* Boards of one goal. */
typedef struct cli_bench_boards {
    puzzle_board goal;
    cli_bench_board *boards; /* owned */
    int count;
} cli_bench_boards;

/* A published set: a file whose lines have a board's number, its shortest length (-1: not known), where
 * `found` says so the length that the authors found, and its tiles. */
typedef struct cli_bench_set {
    const char *file;
    puzzle_size size;
    puzzle_goal goal;
    bool found;
} cli_bench_set;

extern const cli_bench_set cli_bench_korf15; /* 100 boards of Korf, 1985 */
extern const cli_bench_set cli_bench_hard15; /* the 17 that need 80 moves */
extern const cli_bench_set cli_bench_korf24; /* 50 boards of Korf and Felner, 2002 */
extern const cli_bench_set cli_bench_cube24, cli_bench_cube35,
    cli_bench_cube48; /* Agostinelli et al., 2019 */

/* The first `most` of them. The error names file and line. */
sw_status cli_bench_boards_read(cli_bench_boards *out, const char *folder, const cli_bench_set *set,
                                int most, sw_error *error);

/* Drawn from the bench's seed; walk: random moves from the goal, or 0 for uniform ones. */
sw_status cli_bench_boards_draw(cli_bench_boards *out, const puzzle_board *goal, int count,
                                int walk, sw_error *error);

void cli_bench_boards_deinit(cli_bench_boards *boards);

#endif
