/* New boards of a kind: an easy and a uniform one at once, a hard one as soon as it is found. */
#include "client/kinds.h"

#include "client/games.h"
#include "client/start.h"
#include "game/difficulty.h"
#include "puzzle/goal.h"

client_wish client_wish_of_settings(const game_settings *settings, uint64_t seed)
{
    client_wish wish = {.kind = (game_board_kind)settings->kind,
                        .look = client_look_of_settings(settings),
                        .seed = seed};
    puzzle_goal_make(&wish.goal, (puzzle_goal)settings->goal,
                     (puzzle_size){settings->columns, settings->rows}, NULL);
    return wish;
}

static void begin_round(client *client, const client_wish *wish, game_round *round)
{
    round->origin.board = wish->kind;
    round->origin.path_step = wish->path_step;
    if (wish->leave)
        client_leave(client);
    client_begin(client, round);
}

static void begin_scramble(client *client, const client_wish *wish, uint64_t seed)
{
    game_round round;
    client_make_round(&round, &wish->goal, &wish->look, seed);
    begin_round(client, wish, &round);
}

/* No seed ID names it: it is given by its board. */
static void begin_easy(client *client, const client_wish *wish)
{
    game_round round = {.look = wish->look, .origin = {.kind = GAME_FROM_BOARD}};
    puzzle_board start = game_easy_board(client->solver, &wish->goal, wish->seed);
    game_session_init(&round.session, &start, &wish->goal);
    begin_round(client, wish, &round);
}

static void seek(client *client, const client_wish *wish)
{
    const client_host *host = &client->host;
    game_hard *sought;
    sw_error error;
    if (client->sought) { /* whoever asks twice waits for the same board */
        client_say(client, CLIENT_SAYS_SEEKING);
        return;
    }
    if (game_hard_create(&sought, client->solver, &wish->goal, wish->seed, host->wake, host->data,
                         &error) != SW_OK) {
        client_say_facts(client, CLIENT_SAYS_PROBLEM, NULL, &error);
        return;
    }
    client->sought = sought;
    client->wish = *wish;
    client_say(client, CLIENT_SAYS_SEEKING);
}

bool client_begin_kind(client *client, const client_wish *wish)
{
    switch (wish->kind) {
    case GAME_BOARD_HARD:
        seek(client, wish);
        return false;
    case GAME_BOARD_EASY:
        begin_easy(client, wish);
        return true;
    default:
        begin_scramble(client, wish, wish->seed);
        return true;
    }
}

static void end_seeking(client *client, client_message_id why)
{
    game_hard_destroy(client->sought);
    client->sought = NULL;
    client_say(client, why);
}

bool client_poll_kind(client *client)
{
    uint64_t seed;
    if (!client->sought || !game_hard_poll(client->sought, &seed))
        return false;
    end_seeking(client, CLIENT_SAYS_SOUGHT);
    begin_scramble(client, &client->wish, seed);
    return true;
}

bool client_seeks_kind(const client *client)
{
    return client->sought != NULL;
}

void client_drop_kind(client *client)
{
    if (client->sought)
        end_seeking(client, CLIENT_SAYS_SEEKING_STOPPED);
}
