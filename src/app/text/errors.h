#ifndef APP_ERRORS_H
#define APP_ERRORS_H

#include "base/status.h"

/* What the layers below report, in the player's words: the only place where the game reads more of an
 * error than its status. Each clause is found by its format, and takes the facts that came with it.
 * In English the words are the formats themselves. */

enum { APP_ERROR_SIZE = SW_ERROR_SIZE + 32 };

/* "results.txt was not saved: the disk is full" */
void app_text_error(const sw_error *error, char *out, size_t size);

/* The same where it stands alone: with a capital, unless a name comes first. */
void app_text_error_sentence(const sw_error *error, char *out, size_t size);

/* The same of a text that the player knows, with the line if there is one: "line 7: tile 3 appears
 * twice". */
void app_text_error_in_line(const sw_error *error, char *out, size_t size);

#endif
