#ifndef CLIENT_REPLAYS_H
#define CLIENT_REPLAYS_H

#include "client/client.h"
#include "client/given.h"
#include "game/replays.h"

/* Replays on their way between the replays, files and pasted text. What came of it is told to the
 * player. And out of the replays. */

/* Into the player's documents, as a file of its own. */
void client_replay_export(client *client, const game_record *record);

/* Takes a replay into the replays: the one in a text that was pasted (NULL: none), or that of a file. The id
 * under which it is in the replays then, 0 where nothing came of it. `replays` is what is there already, and is
 * not changed. */
uint64_t client_replay_import_pasted(client *client, const game_replays *replays, const char *text);
uint64_t client_replay_import_file(client *client, const game_replays *replays,
                                   const client_given_file *file);

/* Removes the oldest ones beyond the limit from the replays, once all are there that were asked to be
 * kept; *removed becomes how many went. */
sw_status client_replay_trim(client *client, size_t limit, size_t *removed, sw_error *error);

#endif
