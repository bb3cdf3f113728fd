#ifndef APP_INPUT_H
#define APP_INPUT_H

#include "input/bindings.h"
#include "input/event.h"

/* How the player's input is understood. */
typedef struct app_input {
    app_bindings bindings;
    unsigned places;   /* of the screen that gets the events (actions.h) */
    bool lines;        /* what slides whole lines is held */
    bool listens;      /* the next key or button is to be bound (listen.h); */
    SDL_Keycode alone; /* a modifier that was pressed meanwhile, and nothing with it */
} app_input;

app_input app_input_default(void);

/* From SDL's event to the screens': false where they do not care about it. For a drop, *out borrows
 * sdl->drop.file, for text sdl->text.text. */
bool app_input_take(app_input *input, const SDL_Event *sdl, app_event *out);

/* Takes note of an event, and turns its intent into what it is here and now: a direction into its whole
 * line while what slides lines is held. app_input_take has done so. */
void app_input_follow(app_input *input, app_event *event);

#endif
