#ifndef APP_FINGERS_H
#define APP_FINGERS_H

#include "program/app.h"

/* Fingers on the window, as the main loop has them: from SDL to what they mean, and on to the screens. */

void app_fingers_take(app *app, const SDL_TouchFingerEvent *sdl);

/* Before a frame: a finger that rests may be a long press by now. */
void app_fingers_rest(app *app);

#endif
