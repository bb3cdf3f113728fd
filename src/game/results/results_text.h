#ifndef GAME_RESULTS_TEXT_H
#define GAME_RESULTS_TEXT_H

#include "base/scan.h"
#include "game/results.h"

const char *game_result_goal_name(int goal); /* puzzle_goal_name's, or "own" */

extern const char game_results_title[]; /* the file's first line */

/* A line that stands for the game that was in the slots when its result was wiped with all others. */
void game_results_wiped_format(uint64_t id, sw_text *out);

/* The name and the word behind it; the word alone, as it is read. False where there is none: one that cannot be
 * read, as of a later version's scheme, leaves *out as it is. */
void game_results_splits_format(const game_split_times *splits, sw_text *out);
bool game_results_splits_take(sw_scan *line, game_split_times *out);

#endif
