#ifndef APP_OWN_BINDINGS_H
#define APP_OWN_BINDINGS_H

#include "base/text.h"
#include "input/bindings.h"
#include "ui/screen.h"

/* The player's bindings as the text of controls.txt, and where that is kept: docs/FORMATS.md has its grammar. */

/* ---- The file, through the store ---- */

/* What is damaged in it is told, and the rest holds. */
void app_load_bindings(app *app);

/* To be called after they were changed: they are saved. */
void app_bindings_changed(app *app);

/* Whether the text is that of a file of bindings without a fault: SW_BAD_INPUT where it is not. Any thread. */
sw_status app_bindings_check(const char *text, size_t size, sw_error *error);

/* Takes such a text in the place of the present bindings, which are saved. */
void app_bindings_take(app *app, const char *text);

/* ---- Its text ---- */

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
