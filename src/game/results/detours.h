#ifndef GAME_RESULTS_DETOURS_H
#define GAME_RESULTS_DETOURS_H

#include "game/review.h"

/* Fills in the detours of a review, of which the rest is made. False where memory ran out. */
bool game_detours_find(game_review *review, const game_distance *left, size_t places);

#endif
