/* What leads the game to a scene: keys, and waiting for the solver while time stands still. */
#ifndef GOLDEN_STAGE_H
#define GOLDEN_STAGE_H

#include "input/keys.h"
#include "shell/loop.h"

#include <stdio.h>
#include <stdlib.h>

/* ms: when everything is drawn, and when whatever was still moving has come to rest. */
enum { NOW = 1000000, LATER = NOW + 10000 };

static inline void *top_state(const app *app)
{
    return app->open[app->open_count - 1].state;
}

static inline void press(app *app, SDL_Keycode key)
{
    app_event down = {.kind = APP_EVENT_KEY_DOWN, .key = key};
    app_event up = {.kind = APP_EVENT_KEY_UP, .key = key};
    app_keys_interpret(&app->input, &down);
    app_keys_interpret(&app->input, &up);
    app_loop_event(app, &down);
    app_loop_event(app, &up);
}

typedef bool condition(const app *app);

/* The solver works on its own thread, and wakes a loop that does not run here. A scene that never gets ready ends the
 * program: a picture of it would say less. */
static inline void wait_until(app *app, condition *done)
{
    enum { LONGEST_MS = 300000 };
    for (Uint64 since = SDL_GetTicks64(); !done(app);) {
        if (SDL_GetTicks64() - since > LONGEST_MS) {
            fputs("golden: a scene waited in vain\n", stderr);
            exit(1);
        }
        SDL_Delay(2);
        app_loop_frame(app, NOW);
    }
}

#endif
