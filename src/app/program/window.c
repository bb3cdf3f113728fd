/* The window as a whole: full screen, screenshots, and its waking by other threads. */
#include "program/window.h"

#include "draw/render.h"
#include "os/clock.h"
#include "os/file.h"
#include "os/paths.h"
#include "picture/png.h"
#include "platform/platform.h"
#include "program/app.h"
#include "program/say.h"
#include "text/translate.h"

#include <stdio.h>

void app_set_fullscreen(app *app, bool full)
{
    if (SDL_SetWindowFullscreen(app->window.handle, full ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0) !=
        0) {
        app_notify(app, APP_ICON_WARN, _("This display has no full screen"));
        return;
    }
    app->client.settings.fullscreen = full;
    client_settings_changed(&app->client);
}

/* By what the window is: the command line may have opened it otherwise than the settings say. */
void app_toggle_fullscreen(app *app)
{
    bool full = (SDL_GetWindowFlags(app->window.handle) & SDL_WINDOW_FULLSCREEN) != 0;
    app_set_fullscreen(app, !full);
}

/* A system without such a shape shows the arrow. */
void app_show_cursor(app *app, app_cursor shape)
{
    static const SDL_SystemCursor shapes[APP_CURSORS] = {
        [APP_CURSOR_ARROW] = SDL_SYSTEM_CURSOR_ARROW,
        [APP_CURSOR_HAND] = SDL_SYSTEM_CURSOR_HAND,
        [APP_CURSOR_TEXT] = SDL_SYSTEM_CURSOR_IBEAM,
        [APP_CURSOR_MOVE] = SDL_SYSTEM_CURSOR_SIZEALL};
    SDL_Cursor **cursor = &app->window.cursors[shape];
    if (shape == app->window.cursor)
        return;
    app->window.cursor = shape;
    if (!*cursor)
        *cursor = SDL_CreateSystemCursor(app_platform_pointer(shapes[shape]));
    SDL_SetCursor(*cursor ? *cursor : SDL_GetDefaultCursor());
}

/* A place that is asked for is that of the frame, and the one that is told is that of what is in it: else
 * the window would sink by its title at each start. */
static void leave_room_for_frame(const app *app, game_window *window)
{
    int above, left;
    if (SDL_GetWindowBordersSize(app->window.handle, &above, &left, NULL, NULL) != 0)
        return;
    window->x -= left;
    window->y -= above;
}

void app_note_window(app *app)
{
    game_window *window = &app->client.settings.window;
    Uint32 flags = SDL_GetWindowFlags(app->window.handle);
    if (flags & SDL_WINDOW_FULLSCREEN)
        return;
    window->maximized = (flags & SDL_WINDOW_MAXIMIZED) != 0;
    if (window->maximized && window->width > 0)
        return;
    SDL_GetWindowPosition(app->window.handle, &window->x, &window->y);
    SDL_GetWindowSize(app->window.handle, &window->width, &window->height);
    leave_room_for_frame(app, window);
}

static sw_status screenshot_path(char *out, size_t size, sw_error *error)
{
    char folder[OS_PATH_SIZE], stamp[16], stem[32];
    sw_status status = os_path_pictures(folder, sizeof folder, error);
    if (status != SW_OK)
        return status;
    os_clock_stamp(stamp);
    snprintf(stem, sizeof stem, "slidewise-%s", stamp);
    return os_file_free_path(out, size, folder, stem, ".png", error);
}

void app_screenshot(app *app)
{
    char path[OS_PATH_SIZE], text[OS_PATH_SIZE + 64];
    sw_error error;
    sw_status status = screenshot_path(path, sizeof path, &error);
    SDL_Surface *picture = status == SW_OK ? app_render_capture(app->render) : NULL;
    if (picture)
        status = app_png_save(picture, path, &error);
    else if (status == SW_OK && !picture)
        status = sw_fail_plain(&error, SW_NO_MEMORY, 0, _("Memory ran out; nothing was changed"));
    SDL_FreeSurface(picture);
    if (status == SW_OK) {
        snprintf(text, sizeof text, _("Screenshot saved: %s"), app_platform_hand_over(path));
        app_notify(app, APP_ICON_TICK, text);
    } else {
        app_notify_failed(app, _("No screenshot"), &error);
    }
}

void app_wake(void *data)
{
    const app *app = data;
    SDL_Event event = {.type = app->window.wake_event};
    SDL_PushEvent(&event);
    app_platform_wake();
}

void app_read_events(void *data)
{
    enum { READ_LEAST_MS = 1 };
    app *app = data;
    double now = os_clock_ms();
    if (now - app->window.read_at < READ_LEAST_MS)
        return;
    SDL_PumpEvents();
    app_pads_read();
    app->window.read_at = os_clock_ms();
}
