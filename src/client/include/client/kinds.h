#ifndef CLIENT_KINDS_H
#define CLIENT_KINDS_H

#include "client/client.h"

/* New boards of a kind: easy, uniform or hard. */

/* A board as the player last chose for a new game. */
client_wish client_wish_of_settings(const game_settings *settings, uint64_t seed);

/* Begins such a board: true, and it is in play. A hard one has to be looked for first: false, the player is
 * told, and client_poll_kind begins it. Whoever asks again before that waits for the same board; any other
 * game that begins ends the looking. */
bool client_begin_kind(client *client, const client_wish *wish);

/* To be called when woken: true where the hard board was found and has begun just now. */
bool client_poll_kind(client *client);

/* Whether a hard board is being looked for. */
bool client_seeks_kind(const client *client);

/* It is looked for no longer, and the player is told. To be called once he wants something else. */
void client_drop_kind(client *client);

#endif
