#ifndef GAME_DISTANCE_H
#define GAME_DISTANCE_H

#include "puzzle/metric.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How far a board is from the goal, as far as that is known, in a metric that the context tells. */
typedef struct game_distance {
    int32_t
        moves; /* or slides, of the shortest solution known; -1: not looked for yet, or none found */
    int32_t
        bound; /* no solution is shorter, which was proved; equal where `moves` is the distance */
} game_distance;

static inline bool game_distance_known(game_distance left)
{
    return left.moves >= 0;
}

static inline bool game_distance_exact(game_distance left)
{
    return left.moves >= 0 && left.moves == left.bound;
}

/* A solution of so many, or a bound, is known as well. */
void game_distance_know_moves(game_distance *left, int32_t moves);
void game_distance_know_bound(game_distance *left, int32_t bound);

/* In moves all solutions of a board are even, or all are odd: the bound may be one more than was proved. In
 * slides there is nothing to mend. */
void game_distance_mend(game_distance *left, puzzle_metric metric);

/* What two sources know of one board, together; where they contradict each other, what a knows. */
game_distance game_distance_join(game_distance a, game_distance b);

/* Of a place; unknown where it is none of the `known` first ones. */
static inline game_distance game_distance_at(const game_distance *left, size_t known, size_t place)
{
    return place < known ? left[place] : (game_distance){.moves = -1};
}

#endif
