/* Fingers from SDL to the screens. */
#include "shell/fingers.h"

#include "shell/loop.h"

static void hand_on(app *app, const app_touch_events *events)
{
    for (int i = 0; i < events->count && !app->quit; i++)
        app_loop_event(app, &events->items[i]);
}

static bool pinches(const app *app, const app_finger *finger)
{
    const app_open_screen *open = &app->open[app->open_count - 1];
    return open->screen->pinches && open->screen->pinches(app, open->parts, finger->x, finger->y);
}

void app_fingers_take(app *app, const SDL_TouchFingerEvent *sdl)
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
    hand_on(app, &events);
}

void app_fingers_rest(app *app)
{
    app_touch_events events = app_touch_rest(&app->touch, app->now);
    hand_on(app, &events);
}
