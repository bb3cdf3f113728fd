#ifndef APP_PROGRAM_WINDOW_H
#define APP_PROGRAM_WINDOW_H

#include "ui/cursor.h"

#include <stdbool.h>

typedef struct app app;

/* What a screen may ask of the window. */

/* What the design is drawn for, and the least that has room for a layout. */
enum { APP_WINDOW_WIDTH = 1280, APP_WINDOW_HEIGHT = 800, APP_WINDOW_LEAST = 480 };

void app_set_fullscreen(app *app, bool full);
void app_toggle_fullscreen(app *app);
void app_show_cursor(app *app, app_cursor shape);
void app_note_window(app *app); /* where it lies, for the next start */
void app_screenshot(app *app);  /* into the player's pictures */
void app_wake(void *app);       /* from any thread: the loop runs once more */

/* SDL stamps an event when it reads it from the system. Whatever takes long on the window's thread calls this
 * in between, so that the stamps are right; it asks the system once a millisecond at most. The events
 * wait in SDL's queue, in their order, for the loop's next turn. */
void app_read_events(void *app);

#endif
