#ifndef APP_SHELL_PADS_H
#define APP_SHELL_PADS_H

#include "program/app.h"

/* Gamepads, as the main loop has them. */

/* Looks for them; to be called when the first frame is there, which waits for none of them. */
void app_start_pads(app *app);

/* Hands on what came of an event that is a pad's. */
void app_take_pad_event(app *app, const SDL_Event *sdl);

/* Hands on what goes on because its button is held, each at its time. */
void app_repeat_pads(app *app);

#endif
