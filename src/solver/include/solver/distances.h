#ifndef SOLVER_DISTANCES_H
#define SOLVER_DISTANCES_H

#include "solver/solver.h"

/* How far a board is from its goal, and how far each of its neighbours is: exactly, or not at all.
 * Every move changes the distance by one, so a move is either one of the best or loses two. */
typedef struct solver_distances {
    sw_status status;        /* as in solver_answer; what follows is filled with SW_OK only */
    int moves_left;          /* proved */
    int after[PUZZLE_MOVES]; /* moves left after that move; -1 where the board has no such move */

    /* Whatever the status, as in solver_answer: */
    double ms, cpu_ms, table_ms;
} solver_distances;

/* The request's engine and metric are ignored (it is of moves); its limits hold for all of it.
 * progress may be NULL. Returns out->status. */
sw_status solver_distances_find(solver *solver, const solver_request *request,
                                solver_progress *progress, solver_distances *out);

/* Whether some shortest solution begins with the move; none does on the goal. */
static inline bool solver_distances_best(const solver_distances *distances, puzzle_move move)
{
    return distances->after[move] >= 0 && distances->after[move] < distances->moves_left;
}

#endif
