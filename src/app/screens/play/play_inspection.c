/* Inspection: how long a board may be looked at before its clock starts. */
#include "screens/play/play.h"

#include "client/commands.h"
#include "client/games.h"
#include "text/words.h"

#include <math.h>

bool app_play_inspects(const app *app)
{
    const client *client = &app->client;
    const game_session *session = &client_round(client)->session;
    if (client->settings.inspection == GAME_INSPECTION_OFF)
        return false;
    if (client->in_run)
        return game_run_waits_for_move(&client->run);
    return !session->started && !game_session_solved(session);
}

double app_play_inspection_pass(app *app, play_inspection *self, double ms)
{
    uint64_t board = client_round(&app->client)->id;
    if (self->board != board)
        *self = (play_inspection){.board = board};
    if (!app_play_inspects(app))
        return ms;
    self->ms += ms;
    double over = self->ms - GAME_INSPECTION_MS;
    if (app->client.settings.inspection != GAME_INSPECTION_15 || over < 0)
        return 0;
    client_command(&app->client, (game_command){.kind = GAME_CLOCK});
    return over;
}

const char *app_play_inspection_words(app_parts *p)
{
    const play_inspection *self = &app_play_state(p)->inspection;
    bool free = p->app->client.settings.inspection == GAME_INSPECTION_FREE;
    double seconds = free ? floor(self->ms / 1000) : ceil((GAME_INSPECTION_MS - self->ms) / 1000);
    return app_words_count(&p->arena, (unsigned long long)fmax(seconds, 0));
}

double app_play_inspection_wait(const app *app, const play_inspection *self)
{
    if (!app_play_inspects(app) || app->away)
        return APP_WAIT_LONG;
    return 1000 - fmod(self->ms, 1000) + 1;
}
