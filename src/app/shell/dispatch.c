/* Events to screens, and their answers back. */
#include "shell/dispatch.h"

#include "program/parts_of.h"

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

app_cursor app_dispatch_cursor(const app *app, const app_open_screen *open)
{
    const app_screen *screen = open->screen;
    app_cursor cursor = app_page_cursor(open->state, &tree_of(app, open)->page);
    return cursor != APP_CURSOR_ARROW || !screen->cursor ? cursor
                                                         : screen->cursor(app, open->state);
}

double app_dispatch_wait(const app *app, const app_open_screen *open)
{
    double own = open->screen->wait ? open->screen->wait(app, open->state) : APP_WAIT_LONG;
    double page = app_page_wait(open->state, &tree_of(app, open)->page);
    return own < page ? own : page;
}
