#include "control.h"
#include "keys.h"
#include "state.h"
static void s_enter(app *app, void *state)
{
    (void)app;
    (void)state;
}
static app_go s_event(app *app, void *state, const app_event *event)
{
    (void)app;
    (void)state;
    if (event->kind == APP_EVENT_KEY_DOWN && app_keys_intent(event) == APP_INTENT_BACK)
        return app_go_to(APP_POP, APP_SCREEN_TITLE);
    return app_stay();
}
static app_go s_update(app *app, void *state)
{
    (void)app;
    (void)state;
    return app_stay();
}
static void s_draw(const app *app, const void *state, const app_view *view)
{
    (void)app;
    (void)state;
    (void)view;
}
static double s_wait(const app *app, const void *state)
{
    (void)app;
    (void)state;
    return APP_WAIT_LONG;
}
const app_screen app_screen_help = {.size = 4,
                                    .enter = s_enter,
                                    .event = s_event,
                                    .update = s_update,
                                    .draw = s_draw,
                                    .wait = s_wait};
