#ifndef APP_HELD_H
#define APP_HELD_H

#include "program/app.h"

/* Directions that are held, as the main loop has them: where they slide tiles they go on at the player's
 * own pace (input/repeat.h), and elsewhere as the system says. */

/* Takes note of an event; false: it is not to be handed on. */
bool app_held_take(app *app, const app_event *event);

/* What goes on next, and when, if that is not after `until`. */
bool app_held_next(app *app, double until, app_event *out, double *when);

#endif
