/* Takes events to the screen on top, by the keyboard over it and by its page, and brings its answers back. */
#include "shell/dispatch.h"

#include "over/keyboard.h"
#include "program/parts_of.h"
#include "program/sound.h"

void app_dispatch_forget(const app *app)
{
    for (int i = 0; i < app->open_count; i++)
        app->open[i].parts->page.made = false;
}

/* A screen that moved the focus does not know yet where that is. */
static void follow_focus(const app *app, const app_open_screen *open)
{
    const app_page_layout *layout = &open->parts->page;
    app_page *page = open->state;
    page->follows = false;
    app_scroll_follow(&page->scroll, &layout->scroll, &page->controls, &layout->controls);
    app_parts_of(app, open->state);
}

/* The screen's tree as it is now: built once for an event, and once for a frame. */
static const app_parts *tree_of(const app *app, const app_open_screen *open)
{
    app_page_layout *page = &open->parts->page;
    if (!page->made)
        app_parts_of(app, open->state);
    if (!page->made && ((const app_page *)open->state)->follows)
        follow_focus(app, open);
    page->made = true;
    return open->parts;
}

static app_go take(app *app, app_open_screen *open, const app_event *event)
{
    const app_screen *screen = open->screen;
    const app_parts *p = tree_of(app, open);
    if (screen->first && screen->first(app, open->state, p, event))
        return app_stay();
    app_answer answer = app_page_event(open->state, &p->page, event);
    int heard = app->sounds.all;
    app_go go = screen->answer(app, open->state, p, &answer);
    bool pressed = answer.kind == APP_ANSWER_CHOSEN || answer.kind == APP_ANSWER_ITEM;
    if (pressed && app->sounds.all == heard) /* what it did has no sound of its own */
        app_sound_play(app, APP_SOUND_BUTTON);
    return go;
}

static app_go hand_over(app *app, app_open_screen *open, const app_event *event)
{
    app_dispatch_forget(app);
    app_go go = take(app, open, event);
    app_dispatch_forget(app);
    return go;
}

/* A finger may scroll; where it does not, its press was kept back. */
static app_go take_finger(app *app, app_open_screen *open, const app_event *event)
{
    app_page *page = open->state;
    app_event press = page->roll.press;
    app_dispatch_forget(app);
    app_rolled rolled = app_page_finger(page, &tree_of(app, open)->page, event);
    if (rolled == APP_ROLL_USED)
        return app_stay();
    app_go go = rolled == APP_ROLL_PRESSED ? hand_over(app, open, &press) : app_stay();
    return go.kind == APP_STAY ? hand_over(app, open, event) : go;
}

app_go app_dispatch_event(app *app, app_open_screen *open, const app_event *event)
{
    app_page *page = open->state;
    if (event->kind == APP_EVENT_FOCUS_LOST)
        page->roll.state = APP_ROLL_NONE;
    return event->way == GAME_WAY_TOUCH ? take_finger(app, open, event)
                                        : hand_over(app, open, event);
}

app_go app_dispatch_update(app *app, app_open_screen *open)
{
    const app_screen *screen = open->screen;
    app_go go = screen->update ? screen->update(app, open->state) : app_stay();
    if (screen->update)
        app_dispatch_forget(app);
    if (screen->seen && go.kind == APP_STAY)
        screen->seen(app, open->state, tree_of(app, open));
    return go;
}

void app_dispatch_draw(const app *app, const app_open_screen *open)
{
    tree_of(app, open);
    app_parts_draw(open->parts);
}

const app_control *app_dispatch_field(const app *app, const app_open_screen *open)
{
    return app_page_field(open->state, &tree_of(app, open)->page);
}

double app_dispatch_wait(const app *app, const app_open_screen *open)
{
    double own = open->screen->wait ? open->screen->wait(app, open->state) : APP_WAIT_LONG;
    double page = app_page_wait(open->state, &tree_of(app, open)->page);
    return own < page ? own : page;
}

/* ---- Between what is pressed and the screen: the keyboard on the screen ---- */

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
static const app_control *lay_out_keyboard(const app *app, app_keyboard_layout *out)
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
    if (lay_out_keyboard(app, &layout))
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
    const app_control *field = lay_out_keyboard(app, &layout);
    if (field)
        app_keyboard_draw(&app->view, &app->keyboard, &layout, field);
}

static app_cursor cursor_of(const app *app, const app_open_screen *open)
{
    const app_screen *screen = open->screen;
    app_cursor cursor = app_page_cursor(open->state, &tree_of(app, open)->page);
    return cursor != APP_CURSOR_ARROW || !screen->cursor ? cursor
                                                         : screen->cursor(app, open->state);
}

app_cursor app_typing_cursor(const app *app)
{
    app_keyboard_layout layout;
    if (app->keyboard.controls.hover && lay_out_keyboard(app, &layout))
        return app_controls_cursor(&app->keyboard.controls, &layout.keys);
    return cursor_of(app, &app->open[app->open_count - 1]);
}

double app_typing_wait(const app *app)
{
    app_keyboard_layout layout;
    return lay_out_keyboard(app, &layout)
               ? app_controls_wait(&app->keyboard.controls, &layout.keys, app->view.now)
               : APP_WAIT_LONG;
}
