#ifndef APP_BINDINGS_TEXT_H
#define APP_BINDINGS_TEXT_H

#include "base/status.h"
#include "base/text.h"
#include "input/bindings.h"

/* The player's bindings as the text of controls.txt: docs/FORMATS.md has its grammar. */

/* The version of the format that the text begins with; 0: it is no such text. */
int app_bindings_version(const char *text, size_t length);
enum { APP_BINDINGS_VERSION = 1 };

/* Reads what is good. Actions that are not named have what is theirs by default, but for what the text
 * gives to others. SW_BAD_INPUT, with the first bad line, where something was not good; *out is filled
 * all the same. */
sw_status app_bindings_parse(app_bindings *out, const char *text, size_t length, sw_error *error);

/* Writes the actions that are not as they are by default. Lines of `before` (the present file's text, or
 * "") that are comments or name unknown actions are kept where they stand; those that are not understood
 * become comments. */
void app_bindings_format(const app_bindings *own, const char *before, sw_text *out);

/* A source: "key Ctrl+Z", "place W", "mouse right", "pad leftshoulder". */
void app_source_format(app_source source, sw_text *out);
bool app_source_parse(app_source *out, const char *text);

/* Whether its text leads back to it: not that of every key does. */
bool app_source_writable(app_source source);

#endif
