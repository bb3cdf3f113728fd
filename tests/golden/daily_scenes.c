/* The calendar of daily boards, and a daily board. */
#include "stage.h"

#include "client/runs.h"
#include "screens/daily/daily.h"

static bool is_proved(const app *app)
{
    const daily_state *daily = top_state(app);
    return daily->par > 0;
}

/* A November with some days missed; today is the 22nd. */
static void lead_to_daily(app *app)
{
    static const int over[] = {4, 0, 0, 12, 0, 2, 30};
    app->client.has_results = true;
    for (int day = 1; day < 22; day++)
        if (day != 5 && day != 10 && day != 14 && day != 15)
            solve_day(app, scene_day() - 22 + day, over[day % 7]);
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_frame(app, NOW); /* in the window's new size */
    app_loop_open(app, APP_SCREEN_DAILY);
    daily_state *daily = top_state(app);
    daily->left[5 - 1] = true;
    wait_until(app, is_proved);
}

static void lead_to_daily_game(app *app)
{
    game_challenge challenge = {
        .mode = GAME_MODE_DAILY, .size = game_daily_size(scene_day()), .day = scene_day()};
    lead_to_daily(app);
    client_run_begin(&app->client, &challenge);
    app_loop_open(app, APP_SCREEN_PLAY);
}

const scene daily_scenes[] = {
    {"daily", 1280, 800, GAME_THEME_DARK, .lead = lead_to_daily},
    {"daily-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_daily},
    {"daily-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_daily},
    {"daily-1920x1080", 1920, 1080, GAME_THEME_DARK, .lead = lead_to_daily},
    {"daily-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_daily},
    {"daily-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_daily},
    {"daily-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_daily},
    {"daily-game", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_daily_game},
    {.name = NULL}};
