/* One key from a board to the next one of its kind, whether it is solved or not. */
#include "screens/play/play.h"

#include "client/games.h"
#include "client/path.h"
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

app_go app_play_next(app *app)
{
    if (app_play_mode(app)) {
        app_play_run_next(app);
        return app_stay();
    }
    if (app->client.in_run)
        return app_go_to(APP_HOME, APP_SCREEN_DAILY);
    if (client_round(&app->client)->origin.kind == GAME_FROM_LEVEL)
        return next_level(app);
    client_begin_next(&app->client);
    return app_stay();
}
