/* Events to screens, and their answers back. */
#include "shell/dispatch.h"

/* The screen's page as it is now. */
static const app_page_layout *lay_out(const app *app, const app_open_screen *open)
{
    open->screen->lay_out(app, open->state, open->layout);
    return open->layout;
}

app_go app_dispatch_event(app *app, app_open_screen *open, const app_event *event)
{
    const app_screen *screen = open->screen;
    const app_page_layout *layout = lay_out(app, open);
    if (screen->first && screen->first(app, open->state, layout, event))
        return app_stay();
    app_answer answer = app_page_event(open->state, layout, event);
    return screen->answer(app, open->state, layout, &answer);
}

app_go app_dispatch_update(app *app, app_open_screen *open)
{
    return open->screen->update ? open->screen->update(app, open->state) : app_stay();
}

void app_dispatch_draw(const app *app, const app_open_screen *open)
{
    open->screen->draw(lay_out(app, open));
}

bool app_dispatch_types(const app *app, const app_open_screen *open)
{
    return app_page_types(open->state, lay_out(app, open));
}

app_cursor app_dispatch_cursor(const app *app, const app_open_screen *open)
{
    const app_screen *screen = open->screen;
    app_cursor cursor = app_page_cursor(open->state, lay_out(app, open));
    return cursor != APP_CURSOR_ARROW || !screen->cursor ? cursor
                                                         : screen->cursor(app, open->state);
}

double app_dispatch_wait(const app *app, const app_open_screen *open)
{
    double own = open->screen->wait ? open->screen->wait(app, open->state) : APP_WAIT_LONG;
    double page = app_page_wait(open->state, lay_out(app, open));
    return own < page ? own : page;
}
