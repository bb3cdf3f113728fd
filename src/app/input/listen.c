/* What the player presses, to be bound. */
#include "input/listen.h"

#include "input/keys.h"

void app_listen_start(app_input *input)
{
    input->listens = true;
    input->alone = SDLK_UNKNOWN;
}

void app_listen_stop(app_input *input)
{
    input->listens = false;
}

/* A modifier waits for what may come with it. */
static bool press_key(app_input *input, const SDL_KeyboardEvent *sdl)
{
    bool modifier = app_keys_is_modifier(sdl->keysym.sym);
    if (!sdl->repeat)
        input->alone = modifier ? app_keys_plain(sdl->keysym.sym) : SDLK_UNKNOWN;
    return !modifier && !sdl->repeat;
}

static bool let_go_of_key(app_input *input, const SDL_KeyboardEvent *sdl)
{
    bool alone = input->alone != SDLK_UNKNOWN && app_keys_plain(sdl->keysym.sym) == input->alone;
    input->alone = SDLK_UNKNOWN;
    return alone;
}

/* Without Latin letters a key is what it stands for, so that it is the same key on every keyboard. */
static SDL_Keycode heard_key(const SDL_Keysym *sym)
{
    SDL_Keycode latin = app_keys_latin(sym->scancode);
    return latin != SDLK_UNKNOWN ? latin : app_keys_plain(sym->sym);
}

bool app_listen_take(app_input *input, const SDL_Event *sdl, app_event *out, bool *heard)
{
    *out = (app_event){.kind = APP_EVENT_SOURCE, .way = GAME_WAY_KEYS};
    switch (sdl->type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        *heard = sdl->type == SDL_KEYDOWN ? press_key(input, &sdl->key)
                                          : let_go_of_key(input, &sdl->key);
        out->key = heard_key(&sdl->key.keysym);
        out->place = sdl->key.keysym.scancode;
        out->mods = app_keys_is_modifier(out->key) ? 0 : app_keys_mods(sdl->key.keysym.mod);
        return true;
    case SDL_MOUSEBUTTONDOWN:
        *heard = sdl->button.button != SDL_BUTTON_LEFT;
        out->way = GAME_WAY_POINTER;
        out->button = sdl->button.button;
        return *heard;
    default:
        *heard = false;
        return sdl->type == SDL_MOUSEBUTTONUP && sdl->button.button != SDL_BUTTON_LEFT;
    }
}

bool app_listen_has_places(const app_event *heard)
{
    return heard->button == 0 && heard->place != SDL_SCANCODE_UNKNOWN &&
           app_keys_prints(heard->key);
}

app_source app_listen_source(const app_event *heard, bool by_place)
{
    if (heard->way == GAME_WAY_PAD)
        return (app_source){APP_SOURCE_PAD, heard->button, 0};
    if (heard->button != 0)
        return (app_source){APP_SOURCE_MOUSE, heard->button, 0};
    if (by_place && app_listen_has_places(heard))
        return (app_source){APP_SOURCE_PLACE, (int)heard->place, heard->mods};
    return (app_source){APP_SOURCE_KEY, heard->key, heard->mods};
}

app_source app_source_other(app_source source)
{
    app_source other = source;
    if (source.kind == APP_SOURCE_PLACE) {
        const SDL_Keysym sym = {.scancode = (SDL_Scancode)source.code,
                                .sym = SDL_GetKeyFromScancode((SDL_Scancode)source.code)};
        other.kind = APP_SOURCE_KEY;
        other.code = heard_key(&sym);
    } else if (source.kind == APP_SOURCE_KEY && app_keys_prints(source.code)) {
        other.kind = APP_SOURCE_PLACE;
        other.code = (int)app_keys_place(source.code);
    }
    return other.code == 0 ? source : other;
}
