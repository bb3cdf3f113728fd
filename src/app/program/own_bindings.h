#ifndef APP_OWN_BINDINGS_H
#define APP_OWN_BINDINGS_H

#include "ui/screen.h"

/* Where the player's bindings are kept: controls.txt, through the store. */

/* What is damaged in it is told, and the rest holds. */
void app_load_bindings(app *app);

/* To be called after they were changed: they are saved. */
void app_bindings_changed(app *app);

/* Whether the text is that of a file of bindings without a fault: SW_BAD_INPUT where it is not. Any thread. */
sw_status app_bindings_check(const char *text, size_t size, sw_error *error);

/* Takes such a text in the place of the present bindings, which are saved. */
void app_bindings_take(app *app, const char *text);

#endif
