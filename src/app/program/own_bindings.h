#ifndef APP_OWN_BINDINGS_H
#define APP_OWN_BINDINGS_H

#include "ui/screen.h"

/* Where the player's bindings are kept: controls.txt, through the store. */

/* What is damaged in it is told, and the rest holds. */
void app_load_bindings(app *app);

/* To be called after they were changed: they are saved. */
void app_bindings_changed(app *app);

#endif
