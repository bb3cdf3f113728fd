/* The choice of a challenge. */
#include "stage.h"

#include "base/day.h"
#include "client/runs.h"
#include "screens/challenges/challenges.h"
#include "screens/screens.h"

static void add_run(app *app, game_challenge challenge, uint64_t id, int boards, int64_t time_ms)
{
    game_run_result run = {.id = id,
                           .challenge = challenge,
                           .began_day = sw_day_of((sw_calendar_day){2026, 10, 3}),
                           .boards = boards,
                           .time_ms = time_ms,
                           .moves = 400,
                           .fewest = 61,
                           .way = GAME_WAY_POINTER};
    game_results_add_run(&app->client.results, &run);
}

/* Some runs of what is chosen in each mode. */
static challenges_state *open_challenges(app *app, game_mode mode)
{
    game_settings *settings = &app->client.settings;
    settings->mode = (int)mode;
    app->client.has_results = true;
    for (int i = 0; i < GAME_MODES; i++)
        settings->challenges[i] = game_challenge_usual((game_mode)i);
    for (uint64_t i = 0; i < 9; i++)
        add_run(app, settings->challenges[GAME_MODE_ATTACK], 10 + i, i == 4 ? 14 : 9, 90000);
    add_run(app, settings->challenges[GAME_MODE_MARATHON], 30, 5, 70100);
    add_run(app, settings->challenges[GAME_MODE_RELAY], 31, 4, 101200);
    add_run(app, settings->challenges[GAME_MODE_BLIND], 32, 1, 48100);
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_frame(app, NOW); /* in the window's new size */
    app_loop_open(app, APP_SCREEN_CHALLENGES);
    return top_state(app);
}

static void lead_to_challenges(app *app)
{
    open_challenges(app, GAME_MODE_ATTACK);
}

/* A run of the chosen mode waits. */
static void lead_to_challenges_left(app *app)
{
    challenges_state *self = open_challenges(app, GAME_MODE_RELAY);
    self->left[GAME_MODE_RELAY] = true;
    self->was[GAME_MODE_RELAY] = game_challenge_usual(GAME_MODE_RELAY);
}

/* Sizes and numbers of the player's own. */
static void lead_to_challenges_other(app *app)
{
    challenges_state *self = open_challenges(app, GAME_MODE_MARATHON);
    game_challenge *marathon = &app->client.settings.challenges[GAME_MODE_MARATHON];
    marathon->size = (puzzle_size){6, 4};
    marathon->boards = 731;
    self->other[0] = self->other[1] = true;
    app_screen_challenges.resume(app, self);
}

const scene challenge_scenes[] = {
    {"challenges", 1280, 800, GAME_THEME_DARK, .lead = lead_to_challenges},
    {"challenges-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_challenges_left},
    {"challenges-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_challenges_other},
    {"challenges-1920x1080", 1920, 1080, GAME_THEME_DARK, .lead = lead_to_challenges_left},
    {"challenges-800x600", 800, 600, GAME_THEME_DARK, .lead = lead_to_challenges},
    {"challenges-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_challenges},
    {"challenges-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_challenges},
    {"challenges-other-480x480", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_challenges_other},
    {.name = NULL}};
