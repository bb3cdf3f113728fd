#ifndef GAME_PLAN_H
#define GAME_PLAN_H

#include "puzzle/metric.h"

/* A solution of a board that does not stand still, as a stack whose top is the next move. A step along
 * the plan takes its move off; any other step puts its own way back on top. So the plan leads home from
 * wherever the board goes, and a step that is taken back leaves it as it was. A zeroed one has neither
 * board nor moves, and counts moves. */
typedef struct game_plan {
    puzzle_board board;
    bool known;           /* there are moves that lead from the board to the goal */
    puzzle_path rest;     /* these moves, last move first; owned */
    puzzle_metric metric; /* in which a plan is shorter than another one; the owner's to set */
} game_plan;

/* At that board, without moves. */
void game_plan_begin(game_plan *plan, const puzzle_board *board);
void game_plan_deinit(game_plan *plan);

/* The move is possible; true where it was the plan's next one. Where memory runs out the moves are
 * given up. */
bool game_plan_step(game_plan *plan, puzzle_move move);

/* How long a plan is that is known, in its metric. */
int32_t game_plan_length(const game_plan *plan);

/* The next move of a plan that is known and not at its end. */
puzzle_move game_plan_next(const game_plan *plan);

/* The moves of a plan that is known, the next one first, in place of what *out held. False where memory
 * ran out. */
bool game_plan_path(const game_plan *plan, puzzle_path *out);

/* The plan becomes a copy of a path that leads from where `trail` began to the goal, the trail being
 * the steps made since, if that is shorter or no moves were known. True where it did. */
bool game_plan_offer(game_plan *plan, const puzzle_path *path, const puzzle_path *trail);

/* Looks around the board for a short way to any of the next boards of the plan, and takes the one
 * that saves most, in the plan's metric. To be called after steps off the plan: their way back is
 * seldom the best. */
void game_plan_rejoin(game_plan *plan);

#endif
