/* A solution that is watched. */
#include "stage.h"

#include "screens/replay/replay.h"

static bool replay_is_ready(const app *app)
{
    const replay_state *replay = top_state(app);
    return replay->ready;
}

static void watch_solution(app *app)
{
    press(app, SDLK_F5);
    wait_until(app, replay_is_ready);
    press(app, SDLK_SPACE);
    press(app, SDLK_HOME);
    for (int i = 0; i < 3; i++)
        press(app, SDLK_RIGHT);
}

static void lead_to_replay(app *app)
{
    lead_to_play(app);
    watch_solution(app);
}

static void lead_to_replay_in_slides(app *app)
{
    lead_to_far_board_in_slides(app);
    watch_solution(app);
}

static app_rect facts_of(const app *app)
{
    return app_parts_rect(app->open[app->open_count - 1].parts, REPLAY_FACTS);
}

const scene replay_scenes[] = {
    {"replay", 1280, 800, GAME_THEME_DARK, .lead = lead_to_replay, .measured = facts_of},
    {"replay-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_replay, .measured = facts_of},
    {"replay-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_replay,
     .measured = facts_of},
    {"replay-1920x1080", 1920, 1080, GAME_THEME_LIGHT, .lead = lead_to_replay,
     .measured = facts_of},
    {"replay-800x600", 800, 600, GAME_THEME_CONTRAST, .lead = lead_to_replay, .measured = facts_of},
    {"replay-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_replay, .measured = facts_of},
    {"replay-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_replay},
    {"replay-slides", 1280, 800, GAME_THEME_DARK, .lead = lead_to_replay_in_slides,
     .measured = facts_of},
    {"replay-slides-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_replay_in_slides,
     .measured = facts_of},
    {"replay-slides-480x480", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_replay_in_slides},
    {.name = NULL}};
