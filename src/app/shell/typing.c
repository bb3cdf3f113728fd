/* Between what is pressed and the screen: the keyboard on the screen. */
#include "shell/typing.h"

#include "shell/dispatch.h"

static app_open_screen *top(app *app)
{
    return &app->open[app->open_count - 1];
}

/* The field that is typed into; NULL: none has the focus. */
static const app_control *field_of(const app *app)
{
    return app->open_count > 0 ? app_dispatch_field(app, &app->open[app->open_count - 1]) : NULL;
}

/* What is open: NULL where nothing is. */
static const app_control *lay_out(const app *app, app_keyboard_layout *out)
{
    const app_control *field = app->keyboard.open ? field_of(app) : NULL;
    if (field)
        app_keyboard_lay_out(&app->keyboard, &app->view, field->rect, out);
    return field;
}

static bool is_confirmed(const app_event *event)
{
    return event->way == GAME_WAY_PAD && event->kind == APP_EVENT_KEY_DOWN && !event->repeat &&
           event->control == APP_INTENT_CONFIRM;
}

static bool is_tap(const app_event *event)
{
    return event->way == GAME_WAY_TOUCH && event->kind == APP_EVENT_POINTER_UP;
}

/* The screen has had the event: a tap has given the field the focus by now. */
static void come_and_go(app *app, const app_event *event)
{
    if (!app->keyboard.open && !is_tap(event))
        return;
    const app_control *field = field_of(app);
    bool typed = event->way == GAME_WAY_KEYS && event->kind == APP_EVENT_KEY_DOWN;
    if (!field || typed)
        app->keyboard.open = false;
    else if (!app->keyboard.open && app_rect_contains(field->rect, event->x, event->y))
        app_keyboard_open(&app->keyboard, field->field, false);
}

app_go app_typing_event(app *app, const app_event *event)
{
    app_keyboard_layout layout;
    app_event typed;
    app_keyed keyed = APP_KEYED_IGNORED;
    if (lay_out(app, &layout))
        keyed = app_keyboard_event(&app->keyboard, &layout, event, app->view.now, &typed);
    if (keyed == APP_KEYED_TYPED)
        return app_dispatch_event(app, top(app), &typed);
    if (keyed == APP_KEYED_USED)
        return app_stay();
    const app_control *field = field_of(app);
    if (field && is_confirmed(event)) {
        app_keyboard_open(&app->keyboard, field->field, true);
        return app_stay();
    }
    app_go go = app_dispatch_event(app, top(app), event);
    if (go.kind == APP_STAY)
        come_and_go(app, event);
    return go;
}

void app_typing_settle(app *app)
{
    if (!field_of(app))
        app->keyboard.open = false;
}

void app_typing_draw(app *app)
{
    app_keyboard_layout layout;
    const app_control *field = lay_out(app, &layout);
    if (field)
        app_keyboard_draw(&app->view, &app->keyboard, &layout, field);
}

app_cursor app_typing_cursor(const app *app)
{
    app_keyboard_layout layout;
    if (app->keyboard.controls.hover && lay_out(app, &layout))
        return app_controls_cursor(&app->keyboard.controls, &layout.keys);
    return app_dispatch_cursor(app, &app->open[app->open_count - 1]);
}

double app_typing_wait(const app *app)
{
    app_keyboard_layout layout;
    return lay_out(app, &layout)
               ? app_controls_wait(&app->keyboard.controls, &layout.keys, app->view.now)
               : 1e9;
}
