/* Between gamepads and screens: how they are begun with, and what their buttons become. */
#include "shell/pads.h"

#include "os/clock.h"
#include "os/file.h"
#include "os/paths.h"
#include "program/say.h"
#include "shell/held.h"
#include "shell/loop.h"

#include <stdlib.h>

/* Pads that SDL does not know are told of beside the settings, in the file that players share. */
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

void app_take_pad_event(app *app, const SDL_Event *sdl)
{
    app_event events[APP_PAD_EVENTS];
    int count = app_pads_translate(&app->pads, &app->input, sdl, app->now, events);
    for (int i = 0; i < count && !app->quit; i++)
        app_held_event(app, &events[i]);
}

void app_repeat_pads(app *app)
{
    app_event event;
    double at;
    while (!app->quit && app_pads_go_on(&app->pads, &app->input, os_clock_ms(), &event, &at)) {
        app_loop_set_time(app, at > app->now ? at : app->now);
        app_held_event(app, &event);
    }
}
