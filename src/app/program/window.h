#ifndef APP_PROGRAM_WINDOW_H
#define APP_PROGRAM_WINDOW_H

#include "game/settings.h"
#include "ui/cursor.h"

#include <SDL.h>
#include <stdbool.h>

typedef struct app app;

/* What a screen may ask of the window. */

/* What the design is drawn for, and the least that has room for a layout. */
enum { APP_WINDOW_WIDTH = 1280, APP_WINDOW_HEIGHT = 800, APP_WINDOW_LEAST = 480 };

/* How large the interface is drawn. */
typedef struct app_scale {
    int wanted;    /* percent: as set, or where that is auto, as suits the window */
    int used;      /* percent: less than that where the window has no room for it */
    double pixels; /* for one design unit */
} app_scale;

/* The window's size as the desktop counts it, and in pixels, which on dense displays are more. */
typedef struct app_window_size {
    int width, height;
    int pixels_wide, pixels_high;
} app_window_size;

/* `percent` is that of the settings: GAME_SCALE_AUTO, or a number. */
app_scale app_scale_of(int percent, app_window_size window);

/* Where the window opens on displays of which this much can be used (panels taken off): as it was left,
 * moved and made smaller where that display is another now; else in the middle of the first, as large as it is
 * designed for on a display of that density. */
SDL_Rect app_window_place(const game_window *left, const SDL_Rect *displays, int count,
                          double density);

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
