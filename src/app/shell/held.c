/* Directions that are held: where they slide, and at whose pace. */
#include "shell/held.h"

#include "shell/loop.h"

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
static bool take(app *app, const app_event *event)
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

void app_held_event(app *app, const app_event *event)
{
    if (take(app, event))
        app_loop_event(app, event);
}

bool app_held_next(app *app, double until, app_event *out, double *when)
{
    let_go_of_what_is_up(app);
    if (!app_repeat_next(&app->repeat, pace_of(app), until, out, when))
        return false;
    if (slides(app, out))
        return true;
    app_repeat_stop(&app->repeat);
    return false;
}
