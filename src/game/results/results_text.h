#ifndef GAME_RESULTS_TEXT_H
#define GAME_RESULTS_TEXT_H

#include "game/results.h"

const char *game_result_goal_name(int goal); /* puzzle_goal_name's, or "own" */

/* A line that stands for the game that was in the slots when its result was wiped with all others. */
void game_results_wiped_format(uint64_t id, sw_text *out);

#endif
