#include "title_scenes.h"

#include "base/day.h"
#include "client/commands.h"
#include "client/games.h"
#include "client/start.h"
#include "puzzle/goal.h"
#include "screens/title/title.h"
#include "stage.h"

/* On a day that stays the same, after the frame that reads the streak. */
void open_title(app *app, int streak)
{
    app_loop_open(app, APP_SCREEN_TITLE);
    title_state *self = top_state(app);
    self->frames = 2;
    self->today = sw_day_of((sw_calendar_day){2026, 11, 22});
    self->streak = streak;
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

void lead_to_title_and_two_games(app *app)
{
    begin(app, (puzzle_size){5, 3}, PUZZLE_GOAL_SNAKE, 754000);
    begin(app, (puzzle_size){4, 4}, PUZZLE_GOAL_STANDARD, 108000);
    app->toast.since = 0; /* that the earlier game is kept was told on the play screen */
    open_title(app, 0);
}

/* A newcomer has chosen no size. */
void lead_to_welcome(app *app)
{
    if (app->client.settings.scale_percent == 100)
        app->client.settings.scale_percent = GAME_SCALE_AUTO;
    open_title(app, 0);
    app_loop_open(app, APP_SCREEN_WELCOME);
}

void lead_to_title_and_streak(app *app)
{
    begin(app, (puzzle_size){4, 4}, PUZZLE_GOAL_STANDARD, 108000);
    app->toast.since = 0;
    open_title(app, 6);
}

void lead_to_title_without_game(app *app)
{
    open_title(app, 0);
}
