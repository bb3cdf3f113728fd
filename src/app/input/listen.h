#ifndef APP_LISTEN_H
#define APP_LISTEN_H

#include "input/input.h"

/* The button of a pad that is not told but leaves, as Esc does: the menu's. */
enum { APP_LISTEN_LEAVES = SDL_CONTROLLER_BUTTON_START };

/* While the input listens, keys and buttons do nothing: the next one is told as it is, to be bound
 * (APP_EVENT_SOURCE). The left button stays the pointer.
 * Pads tell of their buttons themselves (pad.h). */

void app_listen_start(app_input *input);
void app_listen_stop(app_input *input);

/* True where the event is for the one who listens; *heard, where it tells a source in *out. A modifier
 * is one when it is let go and nothing was pressed with it. */
bool app_listen_take(app_input *input, const SDL_Event *sdl, app_event *out, bool *heard);

/* The source that was heard, by where its key lies or by what is printed there. */
app_source app_listen_source(const app_event *heard, bool by_place);

/* Whether the two differ: the key has a character that lies elsewhere on other keyboards. */
bool app_listen_has_places(const app_event *heard);

/* The same key or button by the other of the two, as the keyboard is now; itself, where they do not
 * differ. */
app_source app_source_other(app_source source);

#endif
