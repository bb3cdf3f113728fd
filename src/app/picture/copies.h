#ifndef APP_COPIES_H
#define APP_COPIES_H

#include "base/status.h"
#include "game/look.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

/* Copies of the player's own pictures that were played, in the data folder: so a game, a replay or a
 * statistic has its picture even when the file is gone. The file itself is never changed. */

/* The longest side of a copy. */
enum { APP_COPY_PIXELS = 2048 };

/* Writes the picture that was read from `path` into the folder, unless a copy of this state of the file,
 * which `key` names (picture_key.h), is there. `out` is its name as in game_look, "own/STEM-KEY.jpg". Photographs become JPEG, others PNG. */
sw_status app_copies_keep(char out[GAME_PICTURE_SIZE], const char *folder, const char *path,
                          uint64_t key, const SDL_Surface *picture, bool photograph,
                          sw_error *error);

/* Whether the bytes are those of a copy, as far as that is seen without decoding them: a JPEG or a PNG of such a size, not
 * cut short. SW_BAD_INPUT where they are not. Any thread. */
sw_status app_copies_check(const char *data, size_t size, sw_error *error);

#endif
