/* Hands what SDL tells of keys, pointers, fingers and gamepads to the screens, each at its time. */
#include "shell/events.h"

#include "draw/render.h"
#include "os/clock.h"
#include "os/file.h"
#include "os/paths.h"
#include "platform/platform.h"
#include "program/say.h"
#include "shell/loop.h"

#include <math.h>
#include <stdlib.h>

/* ---- What is held: where it slides tiles it goes on at the player's own pace (input/repeat.h), and elsewhere as the
 * system says ---- */

static app_repeat_pace pace_of(const app *app)
{
    const game_settings *settings = &app->client.settings;
    return (app_repeat_pace){settings->repeat_first, settings->repeat_next, settings->repeat_turn};
}

/* There are tiles, and the focus is on no control that the key would move on. */
static bool slides(const app *app, const app_event *event)
{
    const app_open_screen *open = &app->open[app->open_count - 1];
    const app_page *page = open->state;
    bool tiles = app_screen_places(open->screen) & (APP_PLACE_BOARD | APP_PLACE_LIST);
    return tiles && (page->controls.focus == 0 || event->control == APP_INTENT_NONE);
}

/* False: it is not to be handed on. */
static bool take_held(app *app, const app_event *event)
{
    if (event->kind != APP_EVENT_KEY_DOWN || slides(app, event))
        return app_repeat_take(&app->repeat, pace_of(app), event, app->now);
    app_repeat_stop(&app->repeat);
    return !app_repeat_crowds(&app->repeat, event, app->now);
}

/* As the system knows it now: its release may still wait among the events. */
static bool is_down(const app *app, const app_event *held)
{
    if (held->way == GAME_WAY_PAD)
        return app_pads_down(&app->pads, held->button);
    if (held->way == GAME_WAY_POINTER)
        return SDL_GetMouseState(NULL, NULL) & SDL_BUTTON(held->button);
    return app_keys_down(held->place);
}

static void let_go_of_what_is_up(app *app)
{
    const app_event *held;
    while ((held = app_repeat_newest(&app->repeat)) && !is_down(app, held)) {
        app_event up = *held;
        up.kind = APP_EVENT_KEY_UP;
        app_repeat_take(&app->repeat, pace_of(app), &up, app->now);
    }
}

/* Hands an event on, unless it is repeated here. */
static void hand_on_held(app *app, const app_event *event)
{
    if (take_held(app, event))
        app_loop_event(app, event);
}

/* What goes on next, and when, if that is not after `until` and it is still held: the events that the
 * system has are to be read before. */
static bool next_held(app *app, double until, app_event *out, double *when)
{
    let_go_of_what_is_up(app);
    if (!app_repeat_next(&app->repeat, pace_of(app), until, out, when))
        return false;
    if (slides(app, out))
        return true;
    app_repeat_stop(&app->repeat);
    return false;
}

/* What goes on by itself until then, each at its time, or now where later events were taken before it. */
static void repeat_held(app *app, double until)
{
    app_event event;
    double when;
    while (!app->quit && next_held(app, until, &event, &when)) {
        app_loop_set_time(app, fmax(when, app->now));
        app_loop_event(app, &event);
    }
}

/* ---- Gamepads ---- */

/* Reads the descriptions of pads that SDL does not know from gamecontrollerdb.txt, the file that players share, which
 * lies beside the settings. */
static void map_pads(app *app)
{
    enum { LIMIT = 8 << 20 };
    char folder[OS_PATH_SIZE], path[OS_PATH_SIZE], *text;
    size_t size;
    sw_error error, reason;
    if (os_path_config(folder, sizeof folder, NULL) != SW_OK ||
        os_path_join(path, sizeof path, folder, "gamecontrollerdb.txt", NULL) != SW_OK)
        return;
    sw_status status = os_file_read(&text, &size, path, LIMIT, &reason);
    if (status == SW_OK) {
        status = app_pads_map(text, size, &reason);
        free(text);
    }
    if (status == SW_OK || status == SW_NOT_FOUND)
        return;
    if (reason.line > 0)
        sw_fail_because(&error, status, &reason, "gamecontrollerdb.txt, line %d", reason.line);
    else
        sw_fail_because(&error, status, &reason, "gamecontrollerdb.txt");
    app_notify_error(app, &error);
}

void app_start_pads(app *app)
{
    map_pads(app); /* before SDL looks who is there */
    app_pads_start(&app->pads);
}

/* Hands on what came of an event that is a pad's. */
static void take_pad_event(app *app, const SDL_Event *sdl)
{
    app_event events[APP_PAD_EVENTS];
    int count = app_pads_translate(&app->pads, &app->input, sdl, app->now, events);
    for (int i = 0; i < count && !app->quit; i++)
        hand_on_held(app, &events[i]);
}

void app_repeat_pads(app *app)
{
    app_event event;
    double at;
    while (!app->quit && app_pads_go_on(&app->pads, &app->input, os_clock_ms(), &event, &at)) {
        app_loop_set_time(app, at > app->now ? at : app->now);
        hand_on_held(app, &event);
    }
}

/* ---- Fingers ---- */

static void hand_on_touch(app *app, const app_touch_events *events)
{
    for (int i = 0; i < events->count && !app->quit; i++)
        app_loop_event(app, &events->items[i]);
}

static bool pinches(const app *app, const app_finger *finger)
{
    const app_open_screen *open = &app->open[app->open_count - 1];
    return open->screen->pinches && open->screen->pinches(app, open->parts, finger->x, finger->y);
}

static void take_finger(app *app, const SDL_TouchFingerEvent *sdl)
{
    static const app_finger_kind kinds[] = {APP_FINGER_DOWN, APP_FINGER_UP, APP_FINGER_MOVE};
    int width, height; /* SDL tells places in parts of these */
    SDL_GetRendererOutputSize(app->window.renderer, &width, &height);
    app_finger finger = {.kind = kinds[sdl->type - SDL_FINGERDOWN],
                         .device = sdl->touchId,
                         .id = sdl->fingerId,
                         .x = (double)sdl->x * width / app->view.scale,
                         .y = (double)sdl->y * height / app->view.scale};
    app_touch_events events =
        app_touch_finger(&app->touch, &finger, app->now, pinches(app, &finger));
    hand_on_touch(app, &events);
}

void app_rest_fingers(app *app)
{
    app_touch_events events = app_touch_rest(&app->touch, app->now);
    hand_on_touch(app, &events);
}

/* ---- All events ---- */

double app_event_stamp(const SDL_Event *sdl, Uint32 ticks, double now_ms)
{
    enum { OLDEST_MS = 2000 }; /* what is older than that has no stamp of these ticks */
    Uint32 age = ticks - sdl->common.timestamp;
    return age <= OLDEST_MS ? now_ms - age : now_ms;
}

/* A pointer's place comes in the window's own coordinates. */
static void to_units(const app *app, app_event *event)
{
    int window_width, window_height, width, height;
    SDL_GetWindowSize(app->window.handle, &window_width, &window_height);
    SDL_GetRendererOutputSize(app->window.renderer, &width, &height);
    if (window_width > 0 && window_height > 0) {
        event->x = event->x * width / window_width / app->view.scale;
        event->y = event->y * height / window_height / app->view.scale;
    }
}

/* A window may change its size and back between two frames, and while one is drawn. */
static bool spoils_canvas(const SDL_Event *sdl)
{
    return sdl->type == SDL_WINDOWEVENT && (sdl->window.event == SDL_WINDOWEVENT_EXPOSED ||
                                            sdl->window.event == SDL_WINDOWEVENT_SIZE_CHANGED);
}

/* Whether the event, or one behind it, may let go of what is held. It may have been let go long before that
 * was read: then nothing goes on until it is taken. */
static bool release_waits(const SDL_Event *next)
{
    static const Uint32 releases[] = {SDL_KEYUP, SDL_MOUSEBUTTONUP, SDL_CONTROLLERAXISMOTION,
                                      SDL_CONTROLLERBUTTONUP, SDL_CONTROLLERDEVICEREMOVED};
    bool waits = false;
    for (size_t i = 0; i < SDL_arraysize(releases); i++)
        waits = waits || next->type == releases[i] || SDL_HasEvent(releases[i]);
    return waits;
}

static void take_sdl_event(app *app, SDL_Event *sdl)
{
    app_event event;
    if (app->open_count > 0)
        app->input.places = app_screen_places(app->open[app->open_count - 1].screen);
    if (sdl->type == SDL_QUIT)
        app->quit = true;
    else if (sdl->type >= SDL_FINGERDOWN && sdl->type <= SDL_FINGERMOTION)
        take_finger(app, &sdl->tfinger);
    else if (sdl->type == SDL_RENDER_DEVICE_RESET)
        app_render_forget(app->render);
    else if (sdl->type == SDL_RENDER_TARGETS_RESET || spoils_canvas(sdl))
        app_render_invalidate(app->render);
    else if (app_input_take(&app->input, sdl, &event)) {
        to_units(app, &event);
        hand_on_held(app, &event);
    } else {
        take_pad_event(app, sdl);
    }
    if (sdl->type == SDL_DROPFILE || sdl->type == SDL_DROPTEXT)
        SDL_free(sdl->drop.file);
}

void app_take_events(app *app)
{
    SDL_Event sdl;
    app_platform_listen();
    app_pads_read();
    while (!app->quit && SDL_PollEvent(&sdl)) {
        double came = app_event_stamp(&sdl, SDL_GetTicks(), os_clock_ms());
        if (!release_waits(&sdl))
            repeat_held(app, came);
        app_loop_set_time(app, came);
        take_sdl_event(app, &sdl);
        app_read_events(app);
    }
    app_read_events(app);
    repeat_held(app, os_clock_ms());
}
