/* The main loop: events in, a frame out, and the stack of open screens. */
#include "shell/loop.h"

#include "client/games.h"
#include "client/kinds.h"
#include "client/runs.h"
#include "draw/render.h"
#include "os/clock.h"
#include "over/toast.h"
#include "platform/platform.h"
#include "program/go.h"
#include "program/prompts.h"
#include "program/say.h"
#include "program/sound.h"
#include "program/window.h"
#include "screens/screens.h"
#include "shell/dispatch.h"
#include "shell/events.h"
#include "text/translate.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static app_open_screen *top(app *app)
{
    return app->open_count > 0 ? &app->open[app->open_count - 1] : NULL;
}

static void hand_over(app_open_screen *open, app_argument *argument)
{
    if (open->screen->take)
        open->screen->take(open->state, argument);
    app_argument_deinit(argument);
}

static app_scale ui_scale(const app *app)
{
    app_window_size size;
    double density = app->window.density > 0 ? app->window.density : 1;
    SDL_GetWindowSize(app->window.handle, &size.width, &size.height);
    SDL_GetRendererOutputSize(app->window.renderer, &size.pixels_wide, &size.pixels_high);
    size.width = (int)lround(size.width / density);
    size.height = (int)lround(size.height / density);
    return app_scale_of(app->options.scale_percent ? app->options.scale_percent
                                                   : app->client.settings.scale_percent,
                        size);
}

void app_loop_set_time(app *app, double now)
{
    app->now = now;
    app_dispatch_forget(app);
    app->view.draw = &app->draw;
    app->view.settings = &app->client.settings;
    app->view.bindings = &app->input.bindings;
    app->view.colours = app_style_colours(app->client.settings.theme);
    app->view.now = now;
    if (app->touch.count == 0) /* nothing changes its place under a finger */
        app->view.by_touch = app->way == GAME_WAY_TOUCH;
    int width, height;
    SDL_GetRendererOutputSize(app->window.renderer, &width, &height);
    app->window.scale = ui_scale(app);
    app_view_fit_window(&app->view, width, height, app->window.scale.pixels);
    app_prompts_make_room(app);
}

void app_loop_open_with(app *app, app_screen_id id, app_argument *argument)
{
    const app_screen *screen = app_screen_of(id);
    bool room = app->open_count < APP_SCREENS_OPEN;
    void *state = room ? calloc(1, screen->size) : NULL;
    app_parts *parts = room ? calloc(1, sizeof(app_parts)) : NULL;
    if (!state || !parts) {
        free(state);
        free(parts);
        app_argument_deinit(argument);
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
        app->quit = app->open_count == 0;
        return;
    }
    argument->from = app->open_count > 0 ? top(app)->id : APP_SCREEN_TITLE;
    app->open[app->open_count++] = (app_open_screen){id, screen, state, parts};
    hand_over(top(app), argument);
    app_loop_set_time(app, app->now); /* it may lay itself out before the first frame */
    screen->enter(app, state);
}

void app_loop_open(app *app, app_screen_id id)
{
    app_loop_open_with(app, id, &(app_argument){.kind = APP_ARGUMENT_NONE});
}

static void close_top(app *app)
{
    app_open_screen *open = top(app);
    if (open->screen->leave)
        open->screen->leave(app, open->state);
    free(open->state);
    free(open->parts);
    app->open_count--;
}

static void resume_top(app *app)
{
    app_open_screen *open = top(app);
    if (open && open->screen->resume)
        open->screen->resume(app, open->state);
}

/* A key or button that is held now will be let go elsewhere. */
static void cover_top(app *app)
{
    const app_event lost = {.kind = APP_EVENT_FOCUS_LOST};
    app_open_screen *open = top(app);
    app_dispatch_event(app, open, &lost);
}

void app_loop_close_all(app *app)
{
    while (app->open_count > 0)
        close_top(app);
}

/* The screens change from what is shown now, in a short fade. */
static void start_fade(app *app, double length)
{
    if (app->options.no_animation)
        return;
    app_render_keep(app->render);
    app->window.fade_since = app->now;
    app->window.fade_length = length;
}

enum { FADE_MS = 140, FADE_SHORT_MS = 80 };

static double fade_left(const app *app, double now)
{
    double since = app->window.fade_since, length = app->window.fade_length;
    double left = since > 0 ? 1 - (now - since) / length : 0;
    return fmin(fmax(left, 0), 1); /* it may have begun after the frame */
}

/* Back to the screen below, with what came along for it. */
static void go_back(app *app, app_argument *argument)
{
    close_top(app);
    if (argument->kind != APP_ARGUMENT_NONE && top(app))
        hand_over(top(app), argument);
    resume_top(app);
}

static void go_home(app *app, app_screen_id screen, app_argument *argument)
{
    app_loop_close_all(app);
    app_loop_open(app, APP_SCREEN_TITLE);
    if (screen != APP_SCREEN_TITLE)
        app_loop_open_with(app, screen, argument);
}

/* Not where another screen lies over this one for a while: what is below goes on. */
static bool leads_elsewhere(const app *app, app_go where)
{
    switch (where.kind) {
    case APP_STAY:
        return false;
    case APP_PUSH:
        return !app_screen_of(where.screen)->overlay;
    case APP_POP:
        return !app->open[app->open_count - 1].screen->overlay;
    default:
        return true;
    }
}

static void go(app *app, app_go where)
{
    if (leads_elsewhere(app, where)) {
        client_drop_kind(&app->client);  /* who goes on waits for no board */
        client_run_settle(&app->client); /* who goes on takes no end of a run back */
    }
    bool leaves = where.kind != APP_STAY && where.kind != APP_POP;
    if (leaves && app->toast.offer)
        app->toast.since = 0; /* it was offered on the screen that is left */
    if (where.kind != APP_STAY && where.kind != APP_QUIT) {
        app_repeat_stop(&app->repeat); /* what is held was meant for the screen that is left */
        start_fade(app, app->client.settings.reduced_motion ? FADE_SHORT_MS : FADE_MS);
    }
    switch (where.kind) {
    case APP_STAY:
        return;
    case APP_PUSH:
        cover_top(app);
        app_loop_open_with(app, where.screen, &where.argument);
        break;
    case APP_POP:
        go_back(app, &where.argument);
        break;
    case APP_SWAP:
        close_top(app);
        app_loop_open_with(app, where.screen, &where.argument);
        break;
    case APP_HOME:
        go_home(app, where.screen, &where.argument);
        break;
    case APP_QUIT:
        app->quit = true;
        break;
    }
    app_argument_deinit(&where.argument);
    if (app->open_count == 0)
        app->quit = true;
}

/* Opens a screen over the present one, or closes it where it is that one. */
static void toggle(app *app, app_screen_id screen)
{
    go(app, app_go_to(top(app)->id == screen ? APP_POP : APP_PUSH, screen));
}

/* Keys that mean the same on every screen; a letter only while no field takes it. */
static bool take_everywhere(app *app, const app_event *event)
{
    if (event->kind != APP_EVENT_KEY_DOWN)
        return false;
    if (event->intent == APP_INTENT_SOUND && app_dispatch_field(app, top(app)))
        return false;
    switch (event->intent) {
    case APP_INTENT_FULLSCREEN:
        app_toggle_fullscreen(app);
        return true;
    case APP_INTENT_SOUND:
        if (!event->repeat)
            app_sound_toggle(app);
        return true;
    case APP_INTENT_SCREENSHOT:
        app_screenshot(app);
        return true;
    case APP_INTENT_QUIT:
        app->quit = app_platform_may_quit();
        return true;
    case APP_INTENT_HELP:
        toggle(app, APP_SCREEN_HELP);
        return true;
    case APP_INTENT_SESSION:
        toggle(app, APP_SCREEN_SESSION);
        return true;
    default:
        return false;
    }
}

/* What a message offers is what a key means to the screen. */
static bool take_offer(app *app, const app_event *event)
{
    app_event key = {.kind = APP_EVENT_KEY_DOWN};
    bool used = app_toast_event(&app->toast, &app->view, event, &key.intent);
    if (key.intent != APP_INTENT_NONE)
        go(app, app_dispatch_event(app, top(app), &key));
    return used;
}

/* While the pointer is over a message it is not over what lies below. */
static void leave_top(app *app)
{
    const app_event left = {.kind = APP_EVENT_POINTER_LEAVE};
    app_dispatch_event(app, top(app), &left);
}

/* A replay and a pack are taken on a screen of their own; where another one is shown, that comes over it. A list of
 * files has done its work. */
static void lead_drop(app *app, client_given kind)
{
    static const app_screen_id takers[] = {[CLIENT_GIVEN_PICTURE] = APP_SCREENS,
                                           [CLIENT_GIVEN_REPLAY] = APP_SCREEN_THEATRE,
                                           [CLIENT_GIVEN_PACK] = APP_SCREEN_LEVELS,
                                           [CLIENT_GIVEN_BACKUP] = APP_SCREEN_BACKUP};
    app_screen_id taker = takers[kind];
    if (top(app)->id == APP_SCREEN_FILES)
        go(app, app_go_to(APP_POP, APP_SCREEN_FILES));
    if (taker != APP_SCREENS && taker != top(app)->id)
        go(app, app_go_to(APP_PUSH, taker));
}

/* Files that were read since. */
static void hand_given(app *app)
{
    client_given_file file;
    while (!app->quit && app_take_given(app, &file)) {
        const app_event drop = {.kind = APP_EVENT_DROP, .path = file.path, .given = &file};
        lead_drop(app, file.kind);
        go(app, app_typing_event(app, &drop));
        client_given_deinit(&file);
    }
}

void app_loop_event(app *app, const app_event *event)
{
    if (event->way != GAME_WAY_UNKNOWN)
        app->way = event->way;
    if (take_everywhere(app, event) || app->quit)
        return;
    if (take_offer(app, event)) {
        if (event->kind == APP_EVENT_POINTER_MOVE)
            leave_top(app);
        return;
    }
    if (event->kind == APP_EVENT_DROP) {
        app_open_given(app, event->path);
        return;
    }
    go(app, app_typing_event(app, event));
    if (event->kind == APP_EVENT_FOCUS_LOST) {
        app->away = true; /* what passed before that counts */
        app->touch = (app_touch){.count = 0};
        app_sound_quieten(app);
        app_pads_let_go(&app->pads);
    }
    if (event->kind == APP_EVENT_FOCUS_GAINED) {
        app->away = false;
        resume_top(app);
    }
}

static void draw_open(app *app)
{
    int first = app->open_count - 1;
    while (first > 0 && app->open[first].screen->overlay)
        first--;
    for (int i = first; i < app->open_count; i++) {
        app->view.covered = i < app->open_count - 1;
        app_dispatch_draw(app, &app->open[i]);
    }
}

static void tell_store_problem(app *app)
{
    sw_error problem;
    if (game_store_problem(app->client.store, &problem))
        app_notify_error(app, &problem);
}

/* While keys are text an input method may take them for itself: only where a field waits for it. */
static void listen_for_text(app *app)
{
    const app_open_screen *open = top(app);
    bool types = app_dispatch_field(app, open) != NULL;
    if (types && !SDL_IsTextInputActive())
        SDL_StartTextInput();
    else if (!types && SDL_IsTextInputActive())
        SDL_StopTextInput();
}

/* A hard board that was looked for begins, whatever lies over the screen that asked for it. */
static void begin_sought(app *app)
{
    if (client_poll_kind(&app->client) && top(app)->id != APP_SCREEN_PLAY)
        go(app, app_go_to(APP_HOME, APP_SCREEN_PLAY));
}

void app_loop_frame(app *app, double now)
{
    int foot = app->view.foot;
    app_loop_set_time(app, now);
    if (app->view.foot != foot)
        start_fade(app, FADE_SHORT_MS); /* the bar of prompts comes or goes */
    app_rest_fingers(app);
    app_pictures_take(app);
    begin_sought(app);
    hand_given(app);
    app_open_screen *open = top(app);
    go(app, app_dispatch_update(app, open));
    app_read_events(app);
    tell_store_problem(app);
    if (app->quit)
        return;
    listen_for_text(app);
    app_show_link(app);
    app_typing_settle(app);
    int width, height;
    SDL_GetRendererOutputSize(app->window.renderer, &width, &height);
    app_draw_begin(&app->draw, width, height);
    app_view_ground(&app->view);
    draw_open(app);
    app_typing_draw(app);
    app_prompts_show(app);
    app_toast_draw(&app->toast, &app->view);
    app_read_events(app);
    app_show_cursor(app, app_typing_cursor(app));
    double left = fade_left(app, now);
    app->window.fading = left > 0;
    app_render_fade(app->render, (uint8_t)(255 * left));
    app_render_show(app->render, &app->draw);
}

static double time_to_wait(app *app, double now)
{
    if (app->window.fading)
        return 0;
    app_open_screen *open = top(app);
    double wait = app_dispatch_wait(app, open);
    wait = fmin(wait, app_touch_wait(&app->touch, now));
    wait = fmin(wait, app_repeat_wait(&app->repeat, now));
    wait = fmin(wait, app_typing_wait(app));
    wait = fmin(wait, app_pads_wait(&app->pads, now));
    return fmin(wait, app_toast_wait(&app->toast, now));
}

/* Moving pictures come 120 times a second at most, where the display does not pace them itself. */
enum { FRAME_LEAST_MS = 8 };

double app_loop_pace(double *due, double now)
{
    double next = *due + FRAME_LEAST_MS;
    *due = next > now ? next : now;
    return *due - now;
}

/* ---- What the desktop prefers to see, at a player's first start ---- */

static void ask_desktop(app *app)
{
    if (app->client.settings_new)
        app->desktop = os_desktop_ask(app_wake, app);
}

/* Takes over the answer, once it is there. */
static void follow_desktop(app *app)
{
    os_desktop_wishes wishes;
    if (!app->desktop || !os_desktop_answer(app->desktop, &wishes))
        return;
    os_desktop_leave(app->desktop);
    app->desktop = NULL;
    client_follow_desktop(&app->client, &wishes);
}

double app_loop_turn(app *app)
{
    app->today = os_clock_today();
    app_take_events(app);
    app_repeat_pads(app);
    follow_desktop(app);
    if (!app->quit)
        app_loop_frame(app, os_clock_ms());
    if (app->quit)
        return 0;
    double now = os_clock_ms();
    double wait = time_to_wait(app, now);
    double paced = app_loop_pace(&app->window.due, now);
    return wait > paced ? wait : paced;
}

/* For events, at most so long (ms). While the window is elsewhere SDL leaves pads alone. */
static void wait_for_events(app *app, double wait)
{
    enum { IDLE_MS = 1000 }; /* a clock that is seen changes sooner */
    double end = os_clock_ms() + wait, left = wait;
    while (left >= 1) {
        double pause = app->away ? left : app_pads_pause(&app->pads, wait > IDLE_MS);
        if (app_platform_wait((int)fmin(fmin(left, pause), APP_WAIT_LONG)))
            return;
        app_pads_read();
        if (SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT))
            return;
        left = end - os_clock_ms();
    }
}

void app_loop_run(app *app)
{
    double wait = app_loop_turn(app);
    ask_desktop(app); /* the first frame is there */
    app_sound_prepare(app);
    app_start_pads(app);
    while (!app->quit) {
        wait_for_events(app, wait);
        wait = app_loop_turn(app);
    }
    app_note_window(app);
    client_pause(&app->client);
    game_store_save_settings(app->client.store, &app->client.settings);
}
