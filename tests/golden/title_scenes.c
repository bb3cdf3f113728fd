#include "title_scenes.h"

#include "client/commands.h"
#include "client/games.h"
#include "client/start.h"
#include "puzzle/goal.h"
#include "stage.h"

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

void lead_to_title_and_two_games(app *app)
{
    begin(app, (puzzle_size){5, 3}, PUZZLE_GOAL_SNAKE, 754000);
    begin(app, (puzzle_size){4, 4}, PUZZLE_GOAL_STANDARD, 108000);
    app->toast.since = 0; /* that the earlier game is kept was told on the play screen */
    app_loop_open(app, APP_SCREEN_TITLE);
}

/* A newcomer has chosen no size. */
void lead_to_welcome(app *app)
{
    if (app->client.settings.scale_percent == 100)
        app->client.settings.scale_percent = GAME_SCALE_AUTO;
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_WELCOME);
}

void lead_to_title_without_game(app *app)
{
    app_loop_open(app, APP_SCREEN_TITLE);
}
