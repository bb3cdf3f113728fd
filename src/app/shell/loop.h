#ifndef APP_LOOP_H
#define APP_LOOP_H

#include "program/app.h"

/* The main loop and the stack of open screens. */

void app_loop_open(app *app, app_screen_id id); /* on top of what is open */

/* The same with an argument, which is taken over. */
void app_loop_open_with(app *app, app_screen_id id, app_argument *argument);
void app_loop_close_all(app *app);

/* Runs until the player quits. */
void app_loop_run(app *app);

/* One frame of the loop without waiting: for tests that have no window to wait for. */
void app_loop_frame(app *app, double now);
void app_loop_event(app *app, const app_event *event);

#endif
