/* The results since the program started, or since the player began anew. */
#include "client/sitting.h"

#include "os/clock.h"

void client_sitting_add(client *client)
{
    game_result own = game_result_of(&client->slots.current, os_clock_date());
    const game_result *before = game_results_find(&client->sitting, own.id);
    if (own.autos > 0 || (before && before->moves <= own.moves))
        return;
    if (!game_results_add(&client->sitting, &own))
        client_say(client, CLIENT_SAYS_NO_MEMORY);
}

void client_sitting_reset(client *client)
{
    game_results_deinit(&client->sitting);
}
