/* Every part that the game stands on is made here, in order, and taken down in reverse. */
#include "shell/setup.h"

#include "draw/font.h"
#include "draw/render.h"
#include "game/kept/file_kinds.h"
#include "os/clock.h"
#include "os/paths.h"
#include "platform/platform.h"
#include "program/pictures.h"
#include "program/say.h"
#include "program/window.h"
#include "shell/loop.h"
#include "sound/device.h"
#include "text/translate.h"

#include <SDL_ttf.h>
#include <stdlib.h>

void app_set_up_client(app *app)
{
    app_language_begin(getenv("SLIDEWISE_LANGUAGE"));
    const client_host host = {.data = app, .say = app_say, .dress = app_dress, .wake = app_wake};
    client_init(&app->client, &host);
    app->input = app_input_default();
    app->today = os_clock_today();
}

/* Everything is baked on the CPU and only what changed is drawn, so SDL's software renderer is both
 * the smallest and the quickest to start. SDL_RENDER_DRIVER in the environment chooses another. */
static void choose_renderer(void)
{
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint("SDL_VIDEO_X11_WMCLASS", "slidewise");
    SDL_SetHint("SDL_APP_NAME", "Slidewise");
}

/* Fingers come as fingers: as mice too they would come twice. */
static void choose_events(void)
{
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
}

/* As the player left it, if that is still in sight. */
static SDL_Rect find_place(const game_window *left, double density)
{
    enum { DISPLAYS = 16 };
    SDL_Rect displays[DISPLAYS];
    int count = 0, all = SDL_GetNumVideoDisplays();
    for (int i = 0; i < all && count < DISPLAYS; i++)
        count += SDL_GetDisplayUsableBounds(i, &displays[count]) == 0;
    if (count == 0)
        displays[count++] = (SDL_Rect){0, 0, APP_WINDOW_WIDTH, APP_WINDOW_HEIGHT};
    return app_window_place(left, displays, count, density);
}

static sw_status open_window(app *app, sw_error *error)
{
    choose_renderer();
    choose_events();
    app_sound_quiet_log();
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return sw_fail(error, SW_IO, "no display can be opened: %s", SDL_GetError());
    if (TTF_Init() != 0)
        return sw_fail(error, SW_IO, "SDL_ttf does not start: %s", TTF_GetError());
    bool full =
        (app->client.settings.fullscreen || app->options.fullscreen) && !app->options.windowed;
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI |
                   (app->client.settings.window.maximized ? SDL_WINDOW_MAXIMIZED : 0) |
                   (full ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    app->window.density = app_platform_density();
    SDL_Rect place = find_place(&app->client.settings.window, app->window.density);
    app->window.handle = SDL_CreateWindow("Slidewise", place.x, place.y, place.w, place.h, flags);
    if (!app->window.handle)
        return sw_fail(error, SW_IO, "no window can be opened: %s", SDL_GetError());
    app_platform_limit_window(app->window.handle, APP_WINDOW_LEAST);
    app->window.renderer = SDL_CreateRenderer(app->window.handle, -1, SDL_RENDERER_PRESENTVSYNC);
    if (!app->window.renderer)
        return sw_fail(error, SW_IO, "nothing can be drawn in the window: %s", SDL_GetError());
    if (app_platform_is_touched())
        app->way = GAME_WAY_TOUCH;
    app->window.wake_event = SDL_RegisterEvents(1);
    SDL_EventState(SDL_DROPFILE, SDL_ENABLE);
    SDL_StopTextInput();
    return SW_OK;
}

static sw_status load_assets(app *app, sw_error *error)
{
    char icons[OS_PATH_SIZE], fonts[OS_PATH_SIZE];
    sw_status status =
        os_path_bundled(app->window.assets, sizeof app->window.assets, "assets", error);
    if (status == SW_OK)
        status = os_path_join(icons, sizeof icons, app->window.assets, "icons.svg", error);
    if (status == SW_OK)
        status = os_path_join(fonts, sizeof fonts, app->window.assets, "fonts", error);
    if (status == SW_OK)
        status = app_fonts_create(&app->window.fonts, fonts, error);
    if (status == SW_OK)
        status = app_icons_create(&app->window.icons, icons, error);
    if (status == SW_OK)
        status = app_render_create(&app->render, app->window.renderer, app->window.fonts,
                                   app->window.icons, error);
    if (status != SW_OK)
        return status;
    app_render_set_pause(app->render, (app_pause){app_read_events, app});
    app_draw_init(&app->draw, app->window.fonts);
    return SW_OK;
}

/* Where there is no home, nothing is kept. */
static sw_status start_decoder(app *app, const char *copies, sw_error *error)
{
    char thumbnails[OS_PATH_SIZE];
    app_decoder_setup setup = {.copies = copies, .wake = app_wake, .data = app};
    if (os_path_cache(thumbnails, sizeof thumbnails, NULL) == SW_OK &&
        os_path_join(thumbnails, sizeof thumbnails, thumbnails, "thumbnails", NULL) == SW_OK)
        setup.thumbnails = thumbnails;
    return app_decoder_create(&app->decoder, &setup, error);
}

static sw_status set_up_pictures(app *app, sw_error *error)
{
    char own[OS_PATH_SIZE], copies[OS_PATH_SIZE];
    bool has_own = os_path_pictures(own, sizeof own, NULL) == SW_OK;
    bool keeps = os_path_data(copies, sizeof copies, NULL) == SW_OK &&
                 game_file_path(copies, sizeof copies, GAME_FILE_PICTURES, copies, NULL) == SW_OK;
    sw_status status = app_gallery_create(&app->gallery, app->window.assets, has_own ? own : NULL,
                                          keeps ? copies : NULL, error);
    return status == SW_OK ? start_decoder(app, keeps ? copies : NULL, error) : status;
}

sw_status app_set_up_window(app *app, sw_error *error)
{
    sw_status status = open_window(app, error);
    if (status == SW_OK)
        status = load_assets(app, error);
    if (status == SW_OK)
        status = set_up_pictures(app, error);
    if (status == SW_OK)
        status = app_device_create(&app->sounds.device, &app_speaker_sdl,
                                   getenv("SLIDEWISE_TRACE_SOUND"), error);
    if (status == SW_OK)
        status = client_start_thinking(&app->client, app->window.assets, error);
    return status;
}

void app_take_down(app *app)
{
    os_desktop_leave(app->desktop);
    app_drop_given(app);
    app_pads_stop(&app->pads);
    app_loop_close_all(app);
    app_decoder_destroy(app->decoder);
    client_deinit(&app->client);
    app_gallery_deinit(&app->gallery);
    app_draw_deinit(&app->draw);
    app_render_destroy(app->render);
    app_icons_destroy(app->window.icons);
    app_fonts_destroy(app->window.fonts);
    for (int i = 0; i < APP_CURSORS; i++)
        SDL_FreeCursor(app->window.cursors[i]);
    if (app->window.renderer)
        SDL_DestroyRenderer(app->window.renderer);
    if (app->window.handle)
        SDL_DestroyWindow(app->window.handle);
    if (TTF_WasInit())
        TTF_Quit();
    if (app_device_destroy(app->sounds.device))
        SDL_Quit();
    else
        SDL_QuitSubSystem(SDL_INIT_VIDEO); /* the end of SDL's audio would wait for ever */
}
