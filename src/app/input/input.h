#ifndef APP_INPUT_H
#define APP_INPUT_H

#include "input/bindings.h"
#include "input/event.h"

/* How the player's input is understood. */
typedef struct app_input {
    app_bindings bindings;
    unsigned places;   /* of the screen that gets the events (actions.h) */
    bool lines;        /* what slides whole lines is held */
    bool listens;      /* the next key or button is to be bound */
    SDL_Keycode alone; /* while listening: a modifier that was pressed alone; 0: none */
} app_input;

app_input app_input_default(void);

/* From SDL's event to the screens': false where they do not care about it. For a drop, *out borrows
 * sdl->drop.file, for text sdl->text.text. */
bool app_input_take(app_input *input, const SDL_Event *sdl, app_event *out);

/* Takes note of an event, and turns its intent into what it is here and now: a direction into its whole
 * line while what slides lines is held. app_input_take has done so. */
void app_input_follow(app_input *input, app_event *event);

/* The first half of app_input_take, for an input that does not listen: what the event means by the bindings alone. */
bool app_event_translate(const app_input *input, const SDL_Event *sdl, app_event *out);

/* ---- What is pressed, to be bound ---- */

/* The button of a pad that is not told but leaves, as Esc does: the menu's. */
enum { APP_LISTEN_LEAVES = SDL_CONTROLLER_BUTTON_START };

/* While the input listens, keys and buttons do nothing. The next one arrives as an APP_EVENT_SOURCE, to be bound. The
 * left mouse button remains the pointer. Pads report their own buttons (pad.h). */

void app_listen_start(app_input *input);
void app_listen_stop(app_input *input);

/* True where the event is for the one who listens; *heard, where it tells a source in *out. A modifier
 * is one when it is let go and nothing was pressed with it. */
bool app_listen_take(app_input *input, const SDL_Event *sdl, app_event *out, bool *heard);

/* The source that was heard, by where its key lies or by what is printed there. */
app_source app_listen_source(const app_event *heard, bool by_place);

/* The same key or button by the other of the two, as the keyboard is now; itself, where they do not
 * differ. */
app_source app_source_other(app_source source);

#endif
