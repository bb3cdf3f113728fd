#ifndef APP_LOOP_H
#define APP_LOOP_H

#include "program/app.h"

/* The main loop and the stack of open screens. */

void app_loop_open(app *app, app_screen_id id); /* on top of what is open */

/* The same with an argument, which is taken over. */
void app_loop_open_with(app *app, app_screen_id id, app_argument *argument);
void app_loop_close_all(app *app);

/* Takes the events that are there, and shows a frame. How many ms later the next turn is due; it may
 * come earlier, when there is an event. 0 once the player quits. */
double app_loop_turn(app *app);

/* How long to wait for the next frame of a moving picture, in ms. *due is when the last one was due, 0
 * at first, and goes on in even steps; a frame that took longer is not made up for. */
double app_loop_pace(double *due, double now);

/* Turns, and waits between them, until the player quits. */
void app_loop_run(app *app);

/* It is now so late (ms), for what happens next: the time of the frame or of the event. */
void app_loop_set_time(app *app, double now);

/* One frame of the loop without waiting: for tests that have no window to wait for. */
void app_loop_frame(app *app, double now);
void app_loop_event(app *app, const app_event *event);

#endif
