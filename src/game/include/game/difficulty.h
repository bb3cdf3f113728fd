#ifndef GAME_DIFFICULTY_H
#define GAME_DIFFICULTY_H

#include "solver/job.h"
#include "solver/solver.h"

/* ---- Easy boards ---- */

/* Boards that are few moves from their goal, for players who begin. */

/* About how many moves an easy board of that size takes. */
int game_easy_moves(puzzle_size size);

/* A walk (puzzle/scramble.h) from the goal whose end is not more than GAME_EASY_OFF moves nearer to it
 * than game_easy_moves, as far as a short search sees. The same goal and seed give the same board on every
 * machine. */
enum { GAME_EASY_OFF = 2 };
puzzle_board game_easy_board(solver *solver, const puzzle_board *goal, uint64_t seed);

/* ---- Hard boards ---- */

/* A hard board is the one of several scrambles that takes the most moves. They are measured one after the
 * other on a worker thread; nothing here waits for it. */
typedef struct game_hard game_hard;

enum { GAME_HARD_BOARDS = 20 };

/* The seeds of the scrambles. All follow from the first one, which is
 * among them, and are short enough to be read and typed if it is. */
void game_hard_seeds(uint64_t first, uint64_t seeds[GAME_HARD_BOARDS]);

/* Begins to look for one. `wake` comes from another thread, whenever game_hard_poll has something to do. */
sw_status game_hard_create(game_hard **out, solver *solver, const puzzle_board *goal,
                           uint64_t first, solver_job_wake *wake, void *data, sw_error *error);
void game_hard_destroy(game_hard *hard); /* without waiting; NULL is safe */

/* True once it is found: the seed that gives it. Up to 16 cells the longest shortest solution counts, or its
 * lower bound where it was not found within GAME_ASK_HARD's time; beyond that Manhattan distance and linear
 * conflicts. */
bool game_hard_poll(game_hard *hard, uint64_t *seed);

#endif
