/* One key from a board to the next one of its kind, whether it is solved or not. */
#include "screens/play/play.h"

#include "client/games.h"
#include "client/kinds.h"
#include "client/records.h"

/* To the levels themselves behind the last one; a game that is not solved is kept there as ever. */
static app_go next_level(app *app)
{
    char next[GAME_LEVEL_NAME_SIZE];
    client *client = &app->client;
    if (!client_next_level(client, client->slots.current.origin.level, next, sizeof next))
        return app_go_to(APP_HOME, APP_SCREEN_LEVELS);
    client_leave(client);
    client_start_level(client, next);
    return app_stay();
}

/* The same goal and look, made in the same way. A hard board is looked for, and begins once it is found. */
static void next_board(client *client)
{
    const game_round *round = &client->slots.current;
    game_board_kind kind = round->origin.board;
    bool made = kind == GAME_BOARD_EASY || kind == GAME_BOARD_HARD;
    client_wish wish = {.goal = round->session.goal,
                        .kind = made ? kind : GAME_BOARD_UNIFORM,
                        .look = round->look,
                        .seed = client_new_seed(),
                        .leave = true};
    wish.look.word[0] = '\0'; /* it belonged to a level */
    client_begin_kind(client, &wish);
}

app_go app_play_next(app *app)
{
    if (app->client.slots.current.origin.kind == GAME_FROM_LEVEL)
        return next_level(app);
    next_board(&app->client);
    return app_stay();
}
