#ifndef APP_EVENTS_H
#define APP_EVENTS_H

#include "program/app.h"

/* From what SDL tells of keys, pointers, fingers and gamepads to the screens (app_loop_event). */

/* Looks for gamepads; to be called when the first frame is there, which waits for none of them. */
void app_start_pads(app *app);

/* Hands on what goes on because a pad's button is held, each at its time. */
void app_repeat_pads(app *app);

/* Before a frame: a finger that rests may be a long press by now. */
void app_rest_fingers(app *app);

/* When an event came, on the clock that shows now_ms; ticks are SDL's at that time. */
double app_event_stamp(const SDL_Event *sdl, Uint32 ticks, double now_ms);

/* Hands on all events that are there, each at the time when it came: a frame that was drawn since does not
 * count against the player. */
void app_take_events(app *app);

#endif
