/* What screens may ask of the program around them. */
#include "client/state.h"

#include "os/clock.h"
#include "os/file.h"
#include "os/paths.h"

#include <SDL_image.h>
#include <stdio.h>

void app_notify(app *app, app_icon icon, const char *text)
{
    SDL_utf8strlcpy(app->toast.text, text, sizeof app->toast.text); /* a long one is cut */
    app->toast.icon = icon;
    app->toast.since = os_clock_ms();
}

double app_patience_ms(puzzle_size size)
{
    enum { PROVABLE_CELLS = 16, PROOF_MS = 20000, NO_PROOF_MS = 3000 };
    return puzzle_size_cells(size) <= PROVABLE_CELLS ? PROOF_MS : NO_PROOF_MS;
}

void app_settings_changed(app *app)
{
    solver_set_memory(app->solver, (solver_memory)app->settings.memory);
    game_store_save_settings(app->store, &app->settings);
}

void app_set_fullscreen(app *app, bool full)
{
    if (SDL_SetWindowFullscreen(app->window, full ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0) != 0) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_FULLSCREEN_FAILED));
        return;
    }
    app->settings.fullscreen = full;
    app_settings_changed(app);
}

/* By what the window is: the command line may have opened it otherwise than the settings say. */
void app_toggle_fullscreen(app *app)
{
    bool full = (SDL_GetWindowFlags(app->window) & SDL_WINDOW_FULLSCREEN) != 0;
    app_set_fullscreen(app, !full);
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
    if (picture && IMG_SavePNG(picture, path) != 0)
        status = sw_fail(&error, SW_IO, "%s", SDL_GetError());
    else if (status == SW_OK && !picture)
        status = sw_fail(&error, SW_NO_MEMORY, "%s", app_text(APP_TEXT_NO_MEMORY));
    SDL_FreeSurface(picture);
    if (status == SW_OK)
        snprintf(text, sizeof text, app_text(APP_TEXT_SCREENSHOT_SAVED), path);
    else
        snprintf(text, sizeof text, app_text(APP_TEXT_SCREENSHOT_FAILED), error.message);
    app_notify(app, status == SW_OK ? APP_ICON_TICK : APP_ICON_WARN, text);
}

void app_wake(void *data)
{
    const app *app = data;
    SDL_Event event = {.type = app->wake_event};
    SDL_PushEvent(&event);
}
