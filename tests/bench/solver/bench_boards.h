#ifndef BENCH_BOARDS_H
#define BENCH_BOARDS_H

#include "puzzle/goal.h"

typedef struct bench_board {
    int number;
    int moves; /* of a shortest solution, as published; -1 where nobody did */
    int found; /* of the solution that the set's authors found; -1 where that is not told */
    puzzle_board start;
} bench_board;

/* Boards of one goal. */
typedef struct bench_boards {
    puzzle_board goal;
    bench_board *boards; /* owned */
    int count;
} bench_boards;

/* A published set: a file whose lines have a board's number, its shortest length (-1: not known), where
 * `found` says so the length that the authors found, and its tiles. */
typedef struct bench_set {
    const char *file;
    puzzle_size size;
    puzzle_goal goal;
    bool found;
} bench_set;

extern const bench_set bench_korf15; /* 100 boards of Korf, 1985 */
extern const bench_set bench_hard15; /* the 17 that need 80 moves */
extern const bench_set bench_korf24; /* 50 boards of Korf and Felner, 2002 */
extern const bench_set bench_cube24, bench_cube35, bench_cube48; /* Agostinelli et al., 2019 */

/* The first `most` of them. The error names file and line. */
sw_status bench_boards_read(bench_boards *out, const char *folder, const bench_set *set, int most,
                            sw_error *error);

/* Drawn from the bench's seed; walk: random moves from the goal, or 0 for uniform ones. */
sw_status bench_boards_draw(bench_boards *out, const puzzle_board *goal, int count, int walk,
                            sw_error *error);

void bench_boards_deinit(bench_boards *boards);

#endif
