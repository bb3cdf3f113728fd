#ifndef GOLDEN_COMPARE_H
#define GOLDEN_COMPARE_H

#include <SDL.h>
#include <stdbool.h>
#include <stddef.h>

/* Whether a player would take one picture for the other. Rounding differs between compilers and
 * processors: a step of colour everywhere is nothing, a missing line is something. Both are ARGB8888
 * or are made so; where they differ, `why` says how. */
bool golden_same(SDL_Surface *actual, SDL_Surface *expected, char *why, size_t size);

#endif
