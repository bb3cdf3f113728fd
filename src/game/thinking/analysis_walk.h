#ifndef GAME_ANALYSIS_WALK_H
#define GAME_ANALYSIS_WALK_H

#include "thinking/plan.h"

/* A walk along a game's path, forward or back, with a plan in hand that leads home from where it is. */
typedef struct game_analysis_walk {
    game_plan plan; /* of the board after `at` moves of the path; owned */
    size_t at;
} game_analysis_walk;

/* At the start of a path, without a plan. The walk is zeroed or was begun before. */
void game_analysis_walk_begin(game_analysis_walk *walk, const puzzle_board *start);
void game_analysis_walk_deinit(game_analysis_walk *walk);

void game_analysis_walk_to(game_analysis_walk *walk, const puzzle_path *path, size_t at);

#endif
