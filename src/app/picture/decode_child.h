#ifndef APP_DECODE_CHILD_H
#define APP_DECODE_CHILD_H

#include "os/child.h"

#include <SDL.h>

/* The game's side of a child that decodes a picture: picture/decode_answer.h. */

/* `program` as for os_child_start; `ms` is its time in all. */
sw_status app_decode_child_start(os_child *out, const char *program, const char *path, int longest,
                                 double ms, sw_error *error);
enum { APP_DECODE_MS = 30000 }; /* that a picture gets in all */

/* Takes what the child writes. SW_CANCELLED, without an error, where it ended before it was done: then
 * app_decode_child_end says why. */
sw_status app_decode_child_read(SDL_Surface **out, bool *photograph, os_child *child, int longest,
                                sw_error *error);

/* All three, for who can wait: at most so long, then SW_LIMIT. */
sw_status app_decode_child_wait(SDL_Surface **out, const char *path, int longest, double ms,
                                sw_error *error);

/* Ends the child. `status` is what reading gave; returns that, or what became of the child. */
sw_status app_decode_child_end(os_child *child, sw_status status, sw_error *error);

#endif
