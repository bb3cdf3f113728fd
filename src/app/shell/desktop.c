/* What the desktop prefers to see, at a player's first start. */
#include "shell/desktop.h"

#include "program/app.h"
#include "program/window.h"

void app_ask_desktop(app *app)
{
    if (app->client.settings_new)
        app->desktop = os_desktop_ask(app_wake, app);
}

void app_follow_desktop(app *app)
{
    os_desktop_wishes wishes;
    if (!app->desktop || !os_desktop_answer(app->desktop, &wishes))
        return;
    app_leave_desktop(app);
    client_follow_desktop(&app->client, &wishes);
}

void app_leave_desktop(app *app)
{
    os_desktop_leave(app->desktop);
    app->desktop = NULL;
}
