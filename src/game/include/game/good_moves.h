#ifndef GAME_GOOD_MOVES_H
#define GAME_GOOD_MOVES_H

#include "solver/distances.h"

/* The moves that are good on a board: those that lead nearer to the goal. */
typedef struct game_good_moves {
    bool good[PUZZLE_MOVES];
    int count;
    int left;    /* moves, or slides, to the goal; -1: no solution is known */
    bool proved; /* these moves are good and no others, and `left` is the distance; otherwise one
                  * that the best solution known begins with */
} game_good_moves;

/* From true distances, or else from the best solution known, in its metric. What has no answer makes none. */
game_good_moves game_good_moves_of_distances(const solver_distances *distances);
game_good_moves game_good_moves_of_line(const solver_answer *line, puzzle_metric metric);

#endif
