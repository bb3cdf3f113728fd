#ifndef APP_DISPATCH_H
#define APP_DISPATCH_H

#include "program/app.h"

/* Takes what the main loop has for a screen to it: by its page, where it has one. */

app_go app_dispatch_event(app *app, app_open_screen *open, const app_event *event);
app_go app_dispatch_update(app *app, app_open_screen *open);
void app_dispatch_draw(const app *app, const app_open_screen *open);

/* To be called when something that is shown may have changed: each open screen is laid out anew when it is next asked
 * or drawn. Events and updates call it themselves. */
void app_dispatch_forget(const app *app);

/* The text field that has the focus: keys are text. NULL: none has. */
const app_control *app_dispatch_field(const app *app, const app_open_screen *open);

/* ms until the screen will look different by itself. */
double app_dispatch_wait(const app *app, const app_open_screen *open);

/* ---- The keyboard on the screen ---- */

/* The keyboard on the screen, over the screen that is open on top: it comes when a finger taps a text
 * field or a pad confirms one, and goes when the field loses the focus or a key of a real one is pressed. */

/* Hands an event to the keyboard or, as what it typed, to the screen; else to the screen as it is. */
app_go app_typing_event(app *app, const app_event *event);

/* To be called before each frame is drawn. */
void app_typing_settle(app *app);

void app_typing_draw(app *app);

/* The pointer's shape over the keyboard or the screen. */
app_cursor app_typing_cursor(const app *app);

/* ms until it looks different by itself; a large number if never. */
double app_typing_wait(const app *app);

#endif
