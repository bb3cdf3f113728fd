#ifndef TEST_SOLVER_BENCHMARK_H
#define TEST_SOLVER_BENCHMARK_H

#include "puzzle/board.h"

/* A board of tests/data with its published optimal length. */
typedef struct benchmark_board {
    int id;
    int optimal;
    puzzle_board board;
} benchmark_board;

/* Reads up to `limit` 4x4 boards of a file there and returns how many. Fails the test where the
 * file cannot be read. */
int benchmark_read(const char *name, benchmark_board *out, int limit);

/* The same with boards of another size. */
int benchmark_read_size(const char *name, puzzle_size size, benchmark_board *out, int limit);

#endif
