#ifndef GAME_VALUE_H
#define GAME_VALUE_H

#include "base/scan.h"
#include "base/text.h"

/* A free text (a title, a picture's path) as the last thing on a line of a save or of the settings.
 * Control characters, '%' and blanks at either end are written as % and two hexadecimal digits, so
 * that every string of bytes comes back as it was. */
void game_value_format(const char *value, sw_text *out);

/* Takes the rest of the line. False where it holds a control character or a % that is not followed
 * by two hexadecimal digits, stands for a NUL, or does not fit; the contents of out are then
 * undefined. */
bool game_value_take(sw_scan *line, char *out, size_t size);

/* The same as one word among others on the line: every blank is escaped, and reading ends at one. */
void game_value_word_format(const char *value, sw_text *out);
bool game_value_word_take(sw_scan *line, char *out, size_t size);

#endif
