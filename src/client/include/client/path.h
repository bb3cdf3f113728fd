#ifndef CLIENT_PATH_H
#define CLIENT_PATH_H

#include "client/client.h"

/* The welcome path: six boards, each a little harder than the one before. Whoever begins another game
 * leaves it. */

enum { CLIENT_PATH_STEPS = 6 };

/* Begins the board of that step, from 1. */
void client_begin_path(client *client, int step);

/* The board that comes after the current one: the next of its kind, its size, goal and look, after the
 * player's own a uniform one; on the path, once it is solved, that of the next step. What is not solved is
 * left for it. A level has another one after it (client_next_level). */
void client_begin_next(client *client);

/* What kind of board client_begin_next leads to on the path, once the current one is solved. False: there is
 * no path, or this is its end. */
bool client_path_goes_on(const client *client, game_category *next);

#endif
