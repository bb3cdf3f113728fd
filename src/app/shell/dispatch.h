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

/* The pointer's shape. */
app_cursor app_dispatch_cursor(const app *app, const app_open_screen *open);

/* ms until the screen will look different by itself. */
double app_dispatch_wait(const app *app, const app_open_screen *open);

#endif
