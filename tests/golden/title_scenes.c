/* The title, and the welcome over it. */
#include "stage.h"

#include "client/commands.h"
#include "client/games.h"
#include "client/start.h"
#include "puzzle/goal.h"

/* The second frame reads the streak. */
static void open_title(app *app)
{
    app_loop_open(app, APP_SCREEN_TITLE);
    for (int i = 0; i < 2; i++)
        app_loop_frame(app, NOW);
}

/* A game of that size with a move made, which is kept when the next one begins. */
static void begin(app *app, puzzle_size size, puzzle_goal goal, int64_t time_ms)
{
    static const game_look numbers = {.style = GAME_NUMBERS};
    game_round round;
    puzzle_board board;
    puzzle_goal_make(&board, goal, size, NULL);
    client_make_round(&round, &board, &numbers, 4711);
    client_begin(&app->client, &round);
    for (int move = PUZZLE_UP; move <= PUZZLE_LEFT; move++)
        client_command(&app->client, (game_command){.kind = GAME_MOVE, .move = (puzzle_move)move});
    app->client.slots.current.session.time_ms = (double)time_ms;
}

/* The earlier one was put aside. */
static void lead_to_title_and_two_games(app *app)
{
    begin(app, (puzzle_size){5, 3}, PUZZLE_GOAL_SNAKE, 754000);
    begin(app, (puzzle_size){4, 4}, PUZZLE_GOAL_STANDARD, 108000);
    app->toast.since = 0; /* that the earlier game is kept was told on the play screen */
    open_title(app);
}

/* A newcomer has chosen no size. */
static void lead_to_welcome(app *app)
{
    if (app->client.settings.scale_percent == 100)
        app->client.settings.scale_percent = GAME_SCALE_AUTO;
    open_title(app);
    app_loop_open(app, APP_SCREEN_WELCOME);
}

/* Of daily boards. */
static void lead_to_title_and_streak(app *app)
{
    begin(app, (puzzle_size){4, 4}, PUZZLE_GOAL_STANDARD, 108000);
    app->toast.since = 0;
    app->client.has_results = true;
    for (int before = 0; before < 6; before++)
        solve_day(app, scene_day() - before, 0);
    open_title(app);
}

static void lead_to_title_without_game(app *app)
{
    open_title(app);
}

static void lead_to_title(app *app)
{
    lead_to_play(app);
    app_loop_close_all(app);
    open_title(app);
}

const scene title_scenes[] = {
    {"welcome", 1280, 800, GAME_THEME_DARK, .lead = lead_to_welcome},
    {"welcome-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_welcome},
    {"welcome-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_welcome},
    {"welcome-1920x1080", 1920, 1080, GAME_THEME_DARK, .lead = lead_to_welcome},
    {"welcome-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_welcome},
    {"welcome-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_welcome},
    {"welcome-480x480", 480, 480, GAME_THEME_CONTRAST, .lead = lead_to_welcome},
    {"title", 1280, 800, GAME_THEME_DARK, .lead = lead_to_title},
    {"title-streak", 1280, 800, GAME_THEME_DARK, .lead = lead_to_title_and_streak},
    {"title-two-games", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_title_and_two_games},
    {"title-1920x1080", 1920, 1080, GAME_THEME_DARK, .lead = lead_to_title_and_two_games},
    {"title-800x600", 800, 600, GAME_THEME_CONTRAST, .lead = lead_to_title_and_two_games},
    {"title-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_title_and_two_games},
    {"title-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_title_and_streak},
    {"title-no-game", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_title_without_game},
    {.name = NULL}};
