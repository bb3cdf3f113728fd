/* Input as the player has bound it, with what is held meanwhile. */
#include "input/input.h"

#include "input/actions.h"
#include "input/keys.h"
#include "input/listen.h"

app_input app_input_default(void)
{
    return (app_input){.bindings = app_bindings_default(), .places = APP_PLACE_ALL};
}

/* What slides lines may be a modifier, which comes with the key itself (keys.c); a button or another key
 * has to be remembered. */
void app_input_follow(app_input *input, app_event *event)
{
    if (event->intent == APP_INTENT_MENU && !(input->places & APP_PLACE_BOARD))
        event->intent = APP_INTENT_BACK;
    bool down = event->kind == APP_EVENT_KEY_DOWN;
    if (event->kind == APP_EVENT_FOCUS_LOST)
        input->lines = false;
    if (event->intent == APP_INTENT_LINES && !app_keys_is_modifier(event->key))
        input->lines = down;
    if (down && input->lines)
        event->intent = app_intent_line(event->intent);
}

bool app_input_take(app_input *input, const SDL_Event *sdl, app_event *out)
{
    bool heard;
    if (input->listens && app_listen_take(input, sdl, out, &heard))
        return heard;
    if (!app_event_translate(input, sdl, out))
        return false;
    app_input_follow(input, out);
    return true;
}
