#ifndef SOLVER_STATE_DISTANCES_H
#define SOLVER_STATE_DISTANCES_H

#include "solver/solver.h"

/* Proven distances from many boards to one goal: on small boards all of them at once, by
 * breadth-first search from the goal, on larger ones each by an optimal search. */
typedef struct solver_state_distances solver_state_distances;

enum { SOLVER_STATE_UNREACHABLE = -1 };

/* SW_LIMIT where solver_proves says no of the goal's size, SW_NO_MEMORY; *out is then untouched. */
sw_status solver_state_distances_create(solver_state_distances **out, const puzzle_board *goal,
                                        sw_error *error);
void solver_state_distances_destroy(solver_state_distances *distances); /* NULL is safe */

/* *moves to the goal from a board of its size, or SOLVER_STATE_UNREACHABLE. progress, which may be
 * NULL, cancels a search. SW_BAD_INPUT where the board is of another size, SW_CANCELLED, SW_NO_MEMORY. */
sw_status solver_state_distances_find(solver_state_distances *distances, const puzzle_board *board,
                                      solver_progress *progress, int *moves, sw_error *error);

/* What the tiles' distances from their places in goal add up to. */
int solver_state_manhattan(const puzzle_board *board, const puzzle_board *goal);

#endif
