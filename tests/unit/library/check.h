#ifndef TEST_LIBRARY_CHECK_H
#define TEST_LIBRARY_CHECK_H

#include "slidewise.h"

/* Boards as others make them; each function asserts that the library did what it was asked. */

slidewise_board *check_board(const char *text);
slidewise_board *check_goal(const char *name, int columns, int rows);
slidewise_board *check_scramble(int columns, int rows, uint64_t seed);

slidewise_solver *check_solver(void);

/* A solver of its own for a test: setup and teardown for CLAIM_WITH. */
int open_solver(void **state);
int close_solver(void **state);

void check_set(slidewise_solver *solver, const char *name, const char *value);

/* The path leads from start to goal (NULL for the standard goal), and is as long as the result says. */
void check_replay(const slidewise_result *result, const slidewise_board *start,
                  const slidewise_board *goal);

/* Distances of all boards of up to 9 cells to one goal, by breadth-first search with moves alone; the
 * solver is not asked. */
typedef struct check_distances check_distances;

check_distances *check_distances_create(const slidewise_board *goal);
void check_distances_free(check_distances *distances);
int check_distances_count(const check_distances *distances); /* of the boards that reach the goal */

/* -1 where the goal cannot be reached. */
int check_distance(const check_distances *distances, const slidewise_board *board);

/* The board with that number, from 0 to count - 1, in the order of their distances. */
slidewise_board *check_distances_board(const check_distances *distances, int number);

#endif
