#ifndef CLIENT_RECORDS_H
#define CLIENT_RECORDS_H

#include "client/client.h"
#include "game/rating.h"

/* Levels, results and replays: what outlasts a game. What is wrong with a file is told to the player. */

/* Both are read when they are first asked for. Borrowed. */
const game_levels *client_levels(client *client);
const game_results *client_results(client *client);

/* To be called after the files of packs, or those of results, were changed. */
void client_levels_changed(client *client);
void client_results_changed(client *client);

/* The level behind that one in its pack; NULL behind the last. Borrowed. */
const puzzle_level *client_next_level(client *client, const char *name, char *next, size_t size);

/* By what the game's stages go: the groups of its tiles' colours, or lines where there are none. */
game_split_scheme client_split_scheme(const client *client, const game_round *round);

/* Puts the current game on record if it is solved; again and again does no harm. */
void client_keep_solved(client *client);

/* How good the current game was, which is solved: from its level's par, and from what the analysis has
 * found out so far about its start. */
game_rating client_rating(const client *client);

/* What that counts: what the board's par does, where it has one that earns stars. */
puzzle_metric client_rating_metric(const client *client);

/* Keeps a replay of a game that will not be played on. False where none is kept. */
bool client_keep_abandoned(client *client, const game_round *round);

/* A replay of the replays, which is then the caller's. False where it cannot be read. */
bool client_read_replay(client *client, const char *name, game_record *out);

/* The current game as it stands, to be watched or reviewed; the caller's. False where memory ran out. */
bool client_record_current(client *client, game_record *out);

#endif
