/* Every part that the game stands on is made here, in order, and taken down in reverse. */
#include "shell/setup.h"

#include "os/clock.h"
#include "os/paths.h"
#include "shell/loop.h"
#include "solver/cache.h"
#include "solver/values.h"

#include <SDL_ttf.h>

enum { WINDOW_WIDTH = 1280, WINDOW_HEIGHT = 800, WINDOW_LEAST = 480 };

static bool name_round(bool has, game_round *round)
{
    if (!has || round->id != 0)
        return false;
    round->id = os_clock_seed();
    return true;
}

/* Games of a version that gave them no id: saved at once, lest one counts again at the next start. */
static void name_games(app *app)
{
    bool current = name_round(app->desk.has_current, &app->desk.current);
    bool kept = name_round(app->desk.has_kept, &app->desk.kept);
    if (current || kept)
        game_store_save_desk(app->store, &app->desk);
}

/* A damaged file is set aside by the store; the message is shown once the window is there. */
sw_status app_set_up_player(app *app, sw_error *error)
{
    char config[OS_PATH_SIZE], state[OS_PATH_SIZE], data[OS_PATH_SIZE];
    bool has_config = os_path_config(config, sizeof config, NULL) == SW_OK;
    bool has_state = os_path_state(state, sizeof state, NULL) == SW_OK;
    bool has_data = os_path_data(data, sizeof data, NULL) == SW_OK;
    sw_status status = game_store_create(&app->store, has_config ? config : NULL,
                                         has_state ? state : NULL, has_data ? data : NULL, error);
    if (status != SW_OK)
        return status;
    sw_error problem;
    if (game_store_load_settings(app->store, &app->settings, &problem) != SW_OK)
        app_notify(app, APP_ICON_WARN, problem.message);
    if (game_store_load_desk(app->store, &app->desk, &problem) != SW_OK)
        app_notify(app, APP_ICON_WARN, problem.message);
    name_games(app);
    app_keep_solved(app);
    if (game_store_is_second(app->store))
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_SECOND_INSTANCE));
    return SW_OK;
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

static sw_status open_window(app *app, sw_error *error)
{
    choose_renderer();
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return sw_fail(error, SW_IO, "no display can be opened: %s", SDL_GetError());
    if (TTF_Init() != 0)
        return sw_fail(error, SW_IO, "SDL_ttf does not start: %s", TTF_GetError());
    bool full = (app->settings.fullscreen || app->options.fullscreen) && !app->options.windowed;
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI |
                   (full ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    app->window = SDL_CreateWindow("Slidewise", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                   WINDOW_WIDTH, WINDOW_HEIGHT, flags);
    if (!app->window)
        return sw_fail(error, SW_IO, "no window can be opened: %s", SDL_GetError());
    SDL_SetWindowMinimumSize(app->window, WINDOW_LEAST, WINDOW_LEAST);
    app->renderer = SDL_CreateRenderer(app->window, -1, SDL_RENDERER_PRESENTVSYNC);
    if (!app->renderer)
        return sw_fail(error, SW_IO, "nothing can be drawn in the window: %s", SDL_GetError());
    app->wake_event = SDL_RegisterEvents(1);
    SDL_EventState(SDL_DROPFILE, SDL_ENABLE);
    SDL_StopTextInput();
    return SW_OK;
}

static sw_status load_assets(app *app, sw_error *error)
{
    char icons[OS_PATH_SIZE];
    sw_status status = os_path_bundled(app->assets, sizeof app->assets, "assets", error);
    if (status == SW_OK)
        status = os_path_join(icons, sizeof icons, app->assets, "icons.svg", error);
    if (status == SW_OK)
        status = app_fonts_create(&app->fonts, error);
    if (status == SW_OK)
        status = app_icons_create(&app->icons, icons, error);
    if (status == SW_OK)
        status = app_render_create(&app->render, app->renderer, app->fonts, app->icons, error);
    if (status != SW_OK)
        return status;
    char pictures[OS_PATH_SIZE];
    bool own = os_path_pictures(pictures, sizeof pictures, NULL) == SW_OK;
    app_draw_init(&app->draw, app->fonts);
    return app_gallery_create(&app->gallery, app->assets, own ? pictures : NULL, error);
}

static sw_status start_solver(app *app, sw_error *error)
{
    sw_status status = solver_create(&app->solver, error);
    if (status != SW_OK)
        return status;
    char tables[OS_PATH_SIZE];
    if (solver_cache_folder(tables, sizeof tables, NULL) == SW_OK)
        (void)solver_set_cache(app->solver, tables); /* without memory for it tables are made */
    solver_set_memory(app->solver, (solver_memory)app->settings.memory);
    char values[OS_PATH_SIZE];
    app->has_values = os_path_join(values, sizeof values, app->assets, "values", NULL) == SW_OK &&
                      solver_set_values(app->solver, values);
    status = game_hint_create(&app->hint, app->solver, app_wake, app, error);
    if (status == SW_OK)
        status = game_judge_create(&app->judge, app->solver, app_wake, app, error);
    return status;
}

sw_status app_set_up_window(app *app, sw_error *error)
{
    sw_status status = open_window(app, error);
    if (status == SW_OK)
        status = load_assets(app, error);
    if (status == SW_OK)
        status = start_solver(app, error);
    return status;
}

void app_take_down(app *app)
{
    app_loop_close_all(app);
    game_hint_destroy(app->hint);
    game_judge_destroy(app->judge);
    solver_destroy(app->solver);
    game_store_destroy(app->store);
    game_ghost_deinit(&app->ghost);
    game_record_deinit(&app->watched);
    game_levels_deinit(&app->levels);
    game_results_deinit(&app->results);
    game_desk_deinit(&app->desk);
    game_lab_deinit(&app->lab);
    app_gallery_deinit(&app->gallery);
    app_draw_deinit(&app->draw);
    app_render_destroy(app->render);
    app_icons_destroy(app->icons);
    app_fonts_destroy(app->fonts);
    if (app->renderer)
        SDL_DestroyRenderer(app->renderer);
    if (app->window)
        SDL_DestroyWindow(app->window);
    if (TTF_WasInit())
        TTF_Quit();
    SDL_Quit();
}
