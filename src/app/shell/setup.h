#ifndef APP_SETUP_H
#define APP_SETUP_H

#include "client/state.h"

/* What the game stands on while it runs. *app begins zeroed, but for its options and settings. */

/* The player's files: settings and games. A damaged one is told in the window later. */
sw_status app_set_up_player(app *app, sw_error *error);

/* The window, what is drawn with, and the solver. SW_IO where there is no display, SW_NOT_FOUND
 * where fonts or assets are missing. */
sw_status app_set_up_window(app *app, sw_error *error);

/* Closes the screens and frees all that was set up, even if that failed half-way. */
void app_take_down(app *app);

#endif
