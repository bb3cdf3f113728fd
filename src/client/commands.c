/* One path for every change of the game in play: carry out, save, go along, keep. */
#include "client/commands.h"

#include "client/games.h"
#include "client/records.h"
#include "client/runs.h"
#include "client/sitting.h"

/* A single command is one line behind the saved games; after many the games are saved once. */
static void save_changes(client *client, const game_command *commands, size_t count)
{
    if (count == 1)
        game_store_append(client->store, &client->slots, commands[0]);
    else if (count > 1)
        game_store_save_slots(client->store, &client->slots);
}

/* Up to the end of the board that they were meant for. */
static game_outcome run_commands(client *client, const game_command *commands, size_t count)
{
    game_outcome outcome = GAME_NOTHING;
    for (size_t i = 0; i < count; i++) {
        outcome = client_run_play(client, commands[i]);
        if (outcome != GAME_CHANGED)
            break;
    }
    return outcome;
}

game_outcome client_commands(client *client, const game_command *commands, size_t count)
{
    game_session *session = &client->slots.current.session;
    game_outcome outcome = GAME_NOTHING;
    size_t done = 0;
    if (client->in_run)
        return run_commands(client, commands, count);
    if (count > 1 && !game_session_reserve(session, count)) {
        client_say(client, CLIENT_SAYS_NO_MEMORY);
        return GAME_FULL;
    }
    while (done < count) {
        outcome = game_session_apply(session, commands[done]);
        if (outcome == GAME_NOTHING || outcome == GAME_FULL)
            break;
        done++;
    }
    game_hint_follow(client->hint, session);
    save_changes(client, commands, done);
    if (outcome == GAME_FULL)
        client_say(client, CLIENT_SAYS_NO_MEMORY);
    if (outcome == GAME_SOLVED) {
        client_keep_solved(client);
        client_sitting_add(client);
    }
    return outcome;
}

game_outcome client_command(client *client, game_command command)
{
    return client_commands(client, &command, 1);
}

/* ---- Hints ---- */

static void grant(client *client, game_wish wish)
{
    if (wish.any)
        client_command(client, wish.command);
}

static void count_hint(client *client)
{
    game_hint_count_in(client->hint, client_metric(client, client_round(client)));
}

void client_hint_press(client *client, double now_ms)
{
    count_hint(client);
    grant(client, game_hint_press(client->hint, &client_round(client)->session, now_ms));
}

void client_hint_poll(client *client, double now_ms)
{
    game_wish wish;
    const game_session *session = &client_round(client)->session;
    count_hint(client);
    game_hint_poll(client->hint, session, now_ms, &wish);
    grant(client, wish);
    while (game_hint_take_waiting(client->hint, session))
        client_hint_press(client, now_ms);
}
