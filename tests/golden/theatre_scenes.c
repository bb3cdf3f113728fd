#include "theatre_scenes.h"

#include "program/go.h"
#include "screens/replay/replay.h"
#include "screens/theatre/theatre.h"
#include "stage.h"

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

void lead_to_theatre_empty(app *app)
{
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_frame(app, NOW); /* in the window's new size */
    app_loop_open(app, APP_SCREEN_THEATRE);
    app_loop_frame(app, NOW);
}

void lead_to_theatre(app *app)
{
    use_player(app);
    lead_to_theatre_empty(app);
    theatre_state *theatre = top_state(app);
    theatre->page.controls.focus = THEATRE_LIST;
    app_loop_frame(app, NOW);
}

void lead_to_theatre_picture(app *app)
{
    lead_to_theatre(app);
    for (int i = 0; i < 3; i++)
        press(app, SDLK_DOWN);
}

void lead_to_theatre_question(app *app)
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
void lead_to_watch(app *app)
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
void lead_to_watch_ghost(app *app)
{
    lead_to_watch(app);
    app_replay_ghost_toggle(app, top_state(app));
    wait_until(app, ghost_is_there);
    press(app, SDLK_HOME);
}
