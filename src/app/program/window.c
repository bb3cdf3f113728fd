/* The window as a whole: its place and scale, full screen, screenshots, and its waking by other threads. */
#include "program/window.h"

#include "draw/draw.h"
#include "draw/render.h"
#include "os/clock.h"
#include "os/file.h"
#include "os/paths.h"
#include "picture/png.h"
#include "platform/platform.h"
#include "program/app.h"
#include "program/say.h"
#include "text/translate.h"

#include <math.h>
#include <stdio.h>

/* ---- How large the interface is: as the player has set it, or as the window suits, and never so large that
 * the smallest layout has no room ---- */

/* The window that the design is drawn for, and the side of its smallest layout. A window that is smaller
 * still has everything smaller, as far as measures stay whole pixels; then it is cut. */
enum { DESIGN_LONGER = 1280, DESIGN_SHORTER = 800, LAYOUT_LEAST = 480, STEP = 5 };
static const double pixels_least = 0.25;

static int shorter_of(int a, int b)
{
    return a < b ? a : b;
}

/* Percent in whole steps, 100 at least. */
static int suits(app_window_size window)
{
    int shorter = shorter_of(window.width, window.height);
    int longer = window.width + window.height - shorter;
    int percent = shorter_of(100 * longer / DESIGN_LONGER, 100 * shorter / DESIGN_SHORTER);
    percent -= percent % STEP;
    percent = shorter_of(percent, GAME_SCALE_MAX);
    return percent > 100 ? percent : 100;
}

app_scale app_scale_of(int percent, app_window_size window)
{
    app_scale scale = {.wanted = percent == GAME_SCALE_AUTO ? suits(window) : percent};
    double dense = window.width > 0 ? (double)window.pixels_wide / window.width : 1;
    double most = (double)shorter_of(window.pixels_wide, window.pixels_high) / LAYOUT_LEAST;
    scale.pixels = fmax(fmin(dense * scale.wanted / 100, most), pixels_least);
    scale.used = (int)lround(100 * scale.pixels / dense);
    return scale;
}

/* ---- Where the window opens, and as how large ---- */

enum { FRAME = 40 }; /* what a desktop puts round a window, its title above all */

/* A window that is new fills the display where that is small, but for its own frame. */
static SDL_Rect in_the_middle(SDL_Rect display, double density)
{
    int wide = (int)lround(density * APP_WINDOW_WIDTH);
    int high = (int)lround(density * APP_WINDOW_HEIGHT);
    SDL_Rect place = {.w = app_at_most(wide, display.w),
                      .h = display.h >= high ? high : display.h - FRAME};
    place.x = display.x + (display.w - place.w) / 2;
    place.y = display.y + (display.h - place.h) / 2;
    return place;
}

static int moved_into(int at, int length, int from, int room)
{
    int last = from + room - length;
    return at < from ? from : at > last ? last : at;
}

static SDL_Rect moved_onto(SDL_Rect place, SDL_Rect display)
{
    place.w = app_at_most(place.w, display.w);
    place.h = app_at_most(place.h, display.h);
    place.x = moved_into(place.x, place.w, display.x, display.w);
    place.y = moved_into(place.y, place.h, display.y, display.h);
    return place;
}

static int shared(SDL_Rect a, SDL_Rect b)
{
    SDL_Rect both;
    return SDL_IntersectRect(&a, &b, &both) ? both.w * both.h : 0;
}

SDL_Rect app_window_place(const game_window *left, const SDL_Rect *displays, int count,
                          double density)
{
    SDL_Rect place = {left->x, left->y, left->width, left->height};
    int best = 0;
    for (int i = 1; i < count; i++)
        if (shared(place, displays[i]) > shared(place, displays[best]))
            best = i;
    return place.w == 0 ? in_the_middle(displays[0], density) : moved_onto(place, displays[best]);
}

/* ---- The open window ---- */

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
