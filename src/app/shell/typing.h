#ifndef APP_TYPING_H
#define APP_TYPING_H

#include "program/app.h"

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
