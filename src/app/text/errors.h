#ifndef APP_ERRORS_H
#define APP_ERRORS_H

#include "base/status.h"
#include "text/arena.h"

#include <stdbool.h>

/* Puts what the layers below report into the player's words: the only place where the game reads more of an error than
 * its status. Each clause is found by its format, and takes the facts that came with it. */

/* "results.txt was not saved: the disk is full"; as a sentence it begins with a capital, unless a name comes first. */
const char *app_words_error(app_arena *in, const sw_error *error, bool sentence);

/* The same of a text that the player knows, with the line if there is one: "line 7: tile 3 appears twice". */
const char *app_words_error_in_line(app_arena *in, const sw_error *error);

#endif
