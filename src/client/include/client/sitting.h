#ifndef CLIENT_SITTING_H
#define CLIENT_SITTING_H

#include "client/client.h"

/* What was won since the program started, or since the player began a new session: kept in memory alone.
 * The player calls it a session, which here is a game in play (game/session.h). */

/* The current game, which has just been solved. One that was auto-solved does not count. Solved again after
 * an undo the better one stays. */
void client_sitting_add(client *client);

/* The solved boards of the run in play, which is over and whose results are kept. */
void client_sitting_add_run(client *client);

/* A new one begins, which has no name yet. */
void client_sitting_begin(client *client);

/* Takes what was typed as the name of the present one. It lasts until it is changed, over the end of the
 * program as well: the results that are kept meanwhile carry it. */
void client_sitting_rename(client *client, const char *typed);

#endif
