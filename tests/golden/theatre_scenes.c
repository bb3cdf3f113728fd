/* The games that a player has kept, and watching one. */
#include "stage.h"

#include "program/go.h"
#include "screens/replay/replay.h"
#include "screens/theatre/theatre.h"

static const char data[] = GOLDEN_PLAYER "/slidewise";
static const char folder[] = GOLDEN_PLAYER "/slidewise/replays";

/* From now on the game has what that player has kept. */
static void use_player(app *app)
{
    sw_error no_folders;
    game_store_destroy(app->client.store);
    game_store_create(&app->client.store, NULL, NULL, data, NULL);
    game_store_problem(app->client.store, &no_folders); /* is not to be told */
}

static void lead_to_theatre_empty(app *app)
{
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_frame(app, NOW); /* in the window's new size */
    app_loop_open(app, APP_SCREEN_THEATRE);
    app_loop_frame(app, NOW);
}

static void lead_to_theatre(app *app)
{
    use_player(app);
    lead_to_theatre_empty(app);
    theatre_state *theatre = top_state(app);
    theatre->page.controls.focus = THEATRE_LIST;
    app_loop_frame(app, NOW);
}

static void lead_to_theatre_picture(app *app)
{
    lead_to_theatre(app);
    for (int i = 0; i < 3; i++)
        press(app, SDLK_DOWN);
}

static void lead_to_theatre_question(app *app)
{
    lead_to_theatre(app);
    press(app, SDLK_DOWN);
    press(app, SDLK_DELETE);
}

static bool is_judged(const app *app)
{
    const replay_state *replay = top_state(app);
    return replay->evaluated == replay_places(replay);
}

/* A game of 57 moves, at the 24th. */
static void lead_to_watch(app *app)
{
    game_record record;
    game_replays_read(&record, folder, "20261101-140000-0000000000001000.replay", NULL);
    app_go go = app_go_record(app, APP_PUSH, APP_SCREEN_WATCH, &record);
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_frame(app, NOW);
    app_loop_open_with(app, go.screen, &go.argument);
    wait_until(app, is_judged);
    for (int i = 0; i < 24; i++)
        press(app, SDLK_RIGHT);
}

static bool ghost_is_there(const app *app)
{
    const replay_state *replay = top_state(app);
    return replay->ghost.ghost.kind != GAME_GHOST_NONE;
}

/* At the start: which of several shortest solutions is found is left to chance. */
static void lead_to_watch_ghost(app *app)
{
    lead_to_watch(app);
    app_replay_ghost_toggle(app, top_state(app));
    wait_until(app, ghost_is_there);
    press(app, SDLK_HOME);
}

const scene theatre_scenes[] = {
    {"theatre", 1280, 800, GAME_THEME_DARK, .lead = lead_to_theatre_picture},
    {"theatre-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_theatre},
    {"theatre-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_theatre_picture},
    {"theatre-1920x1080", 1920, 1080, GAME_THEME_LIGHT, .lead = lead_to_theatre},
    {"theatre-800x600", 800, 600, GAME_THEME_CONTRAST, .lead = lead_to_theatre_question},
    {"theatre-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_theatre},
    {"theatre-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_theatre},
    {"theatre-empty", 800, 600, GAME_THEME_DARK, .lead = lead_to_theatre_empty},
    {"watch", 1280, 800, GAME_THEME_DARK, .lead = lead_to_watch},
    {"watch-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_watch},
    {"watch-1920x1080", 1920, 1080, GAME_THEME_LIGHT, .lead = lead_to_watch},
    {"watch-ghost", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_watch_ghost},
    {"watch-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_watch},
    {"watch-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_watch_ghost},
    {"watch-480x480", 480, 480, GAME_THEME_CONTRAST, .lead = lead_to_watch_ghost},
    {.name = NULL}};
