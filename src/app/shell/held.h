#ifndef APP_HELD_H
#define APP_HELD_H

#include "program/app.h"

/* Directions that are held, as the main loop has them: where they slide tiles they go on at the player's
 * own pace (input/repeat.h), and elsewhere as the system says. */

/* Hands an event on (app_loop_event), unless it is repeated here. */
void app_held_event(app *app, const app_event *event);

/* What goes on next, and when, if that is not after `until` and it is still held: the events that the
 * system has are to be read before. */
bool app_held_next(app *app, double until, app_event *out, double *when);

#endif
