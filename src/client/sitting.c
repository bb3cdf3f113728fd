/* The results since the program started, or since the player began anew. */
#include "client/sitting.h"

#include "client/records.h"
#include "os/clock.h"

#include <string.h>

void client_sitting_add(client *client)
{
    game_result own = game_result_of(&client->slots.current, os_clock_date());
    const game_result *before = game_results_find(&client->sitting, own.id);
    if (game_result_credit(&own) == GAME_CREDIT_SHOWN ||
        (before && !game_result_replaces(&own, before)))
        return;
    if (!game_results_add(&client->sitting, &own))
        client_say(client, CLIENT_SAYS_NO_MEMORY);
}

void client_sitting_add_run(client *client)
{
    const game_run *run = &client->run;
    for (size_t i = 0; i < run->count; i++) {
        const game_result *kept =
            game_results_find(client_results(client), game_run_board_id(run->id, i));
        if (kept && !game_results_add(&client->sitting, kept))
            client_say(client, CLIENT_SAYS_NO_MEMORY);
    }
}

void client_sitting_begin(client *client)
{
    game_results_deinit(&client->sitting);
    client_sitting_rename(client, "");
}

void client_sitting_rename(client *client, const char *typed)
{
    char name[GAME_SITTING_NAME];
    game_sitting_name(typed, name);
    if (strcmp(name, client->settings.sitting) == 0)
        return;
    memcpy(client->settings.sitting, name, sizeof name);
    game_store_name_sitting(client->store, name);
    game_store_save_settings(client->store, &client->settings);
}
