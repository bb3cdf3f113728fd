#ifndef GAME_SHORTEN_H
#define GAME_SHORTEN_H

#include "game/replay.h"
#include "solver/job.h"

/* Shortens a solution while it is being played, in the metric of its replay. A search on a worker thread begins at a board so far
 * ahead of the one shown that it has its time before the replay gets there; whatever it finds takes the
 * place of the rest from that board on. So what was seen never changes, and scrubbing is free. */
typedef struct game_shorten {
    solver *solver;
    solver_job_wake *wake; /* may be NULL */
    void *data;
    puzzle_board goal;
    solver_job *job; /* owned; NULL while none goes on */
    int taken;       /* of its improvements, so many */
    double ms;       /* the time that the last search was given, or has; 0 before the first */
    size_t from;     /* the place where the last search began */
    int made;        /* moves or slides made before that place */
    bool joined;     /* in slides: what it found goes on with the last of them */
    int from_bound;  /* no way from there is shorter, which was proved; */
    int start_bound; /* and none from the start */
} game_shorten;

/* `bound` is what is proved of the start. The solver must outlive it. */
void game_shorten_init(game_shorten *out, solver *solver, solver_job_wake *wake, void *data,
                       const puzzle_board *goal, int bound);
void game_shorten_deinit(game_shorten *shorten); /* cancels; a zeroed one is safe */

/* Once a frame, and when woken, with the replay of a path that leads to the goal: takes what was found,
 * and sees to it that a search goes on where that may still help. True where the path became shorter
 * or more was proved. */
bool game_shorten_poll(game_shorten *shorten, game_replay *replay);

bool game_shorten_searching(const game_shorten *shorten);

/* No way from the board after so many moves, or whole slides, is shorter. */
int game_shorten_bound(const game_shorten *shorten, int made);

#endif
