#ifndef GAME_GHOST_H
#define GAME_GHOST_H

#include "game/record.h"

/* A second player on the same board to race against: one's best run, which goes by the clock, or the
 * shortest solution, which makes one move, or slide, for each of one's own. */
typedef enum game_ghost_kind {
    GAME_GHOST_NONE,
    GAME_GHOST_RUN,
    GAME_GHOST_SHORTEST
} game_ghost_kind;

typedef struct game_ghost {
    game_ghost_kind kind;
    puzzle_metric metric; /* what is counted: moves at first, the owner's to set */
    puzzle_board start, goal;
    puzzle_board board; /* where it stands */
    size_t at;          /* moves made, of path.length */
    puzzle_path path;   /* owned */
    uint32_t *ms;       /* when each was made, with GAME_GHOST_RUN; owned */
} game_ghost;

void game_ghost_deinit(game_ghost *ghost); /* a zeroed one is safe */

/* False where memory ran out; *out is then zeroed. The path is copied. */
bool game_ghost_of_run(game_ghost *out, const game_record *run);
bool game_ghost_of_path(game_ghost *out, const puzzle_board *start, const puzzle_board *goal,
                        const puzzle_path *path);

/* How long its path is in the metric, and what it has still to make. */
int game_ghost_length(const game_ghost *ghost);
int game_ghost_left(const game_ghost *ghost);

/* Goes to where it is when so many milliseconds are on the clock and so many moves, or slides, were made.
 * True where its board changed. */
bool game_ghost_follow(game_ghost *ghost, double ms, int made);

/* When its board will change by itself, in ms from that time on the clock; a large number if never. */
double game_ghost_wait(const game_ghost *ghost, double ms);

#endif
