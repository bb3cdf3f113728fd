#ifndef GAME_JUDGE_WALK_H
#define GAME_JUDGE_WALK_H

#include "puzzle/path.h"

/* A walk along a game's way with a plan in hand: a solution from where it is, as a stack whose top is
 * the next move. A step along the plan takes its move off; any other step puts its own way back on top.
 * So the plan leads home from wherever the walk goes, forward or back. */
typedef struct game_judge_walk {
    puzzle_board board; /* after `at` moves of the way */
    size_t at;
    bool has_plan;
    puzzle_path plan; /* last move first; owned */
} game_judge_walk;

/* At the start of a way, without a plan. The walk is zeroed or was begun before. */
void game_judge_walk_begin(game_judge_walk *walk, const puzzle_board *start);
void game_judge_walk_deinit(game_judge_walk *walk);

/* Where memory runs out the plan is given up. */
void game_judge_walk_to(game_judge_walk *walk, const puzzle_path *way, size_t at);

/* A solution from where the walk is: taken over, and *path emptied, unless the plan is shorter. */
void game_judge_walk_offer(game_judge_walk *walk, puzzle_path *path);

#endif
