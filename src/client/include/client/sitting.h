#ifndef CLIENT_SITTING_H
#define CLIENT_SITTING_H

#include "client/client.h"

/* What was won since the program started, or since the player began a new session: kept in memory alone.
 * The player calls it a session, which here is a game in play (game/session.h). */

/* The current game, which has just been solved. One that was auto-solved does not count. Solved again after
 * an undo the better one stays. */
void client_sitting_add(client *client);

void client_sitting_reset(client *client);

#endif
