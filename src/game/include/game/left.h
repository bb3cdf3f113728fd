#ifndef GAME_LEFT_H
#define GAME_LEFT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How far a board is from the goal, as far as that is known. */
typedef struct game_left {
    int32_t moves; /* of the shortest solution known; -1: not looked for yet, or none found */
    int32_t
        bound; /* no solution is shorter, which was proved; equal where `moves` is the distance */
} game_left;

static inline bool game_left_known(game_left left)
{
    return left.moves >= 0;
}

static inline bool game_left_exact(game_left left)
{
    return left.moves >= 0 && left.moves == left.bound;
}

/* A solution of so many moves, or a bound, is known as well. */
void game_left_know_moves(game_left *left, int32_t moves);
void game_left_know_bound(game_left *left, int32_t bound);

/* All solutions of a board are even, or all are odd: the bound may be one more than was proved. */
void game_left_mend(game_left *left);

/* What two sources know of one board, together; where they contradict each other, what a knows. */
game_left game_left_join(game_left a, game_left b);

/* Of a place; unknown where it is none of the `known` first ones. */
static inline game_left game_left_at(const game_left *left, size_t known, size_t place)
{
    return place < known ? left[place] : (game_left){.moves = -1};
}

#endif
