#ifndef APP_SETUP_H
#define APP_SETUP_H

#include "program/app.h"

/* What the game stands on while it runs. *app begins zeroed, but for its options. */

/* The client, with the app for its front end; its files are opened next (client_open_files). */
void app_set_up_client(app *app);

/* The window, what is drawn with, and the solver. SW_IO where there is no display, SW_NOT_FOUND
 * where fonts or assets are missing. */
sw_status app_set_up_window(app *app, sw_error *error);

/* Closes the screens and frees all that was set up, even if that failed half-way. */
void app_take_down(app *app);

#endif
