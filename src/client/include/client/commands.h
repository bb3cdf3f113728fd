#ifndef CLIENT_COMMANDS_H
#define CLIENT_COMMANDS_H

#include "client/client.h"

/* The one way in which the game in play changes, whoever wants it: the player, a hint, an auto-solve
 * that is taken over. */

/* Carries out commands in their order, up to the first that is not possible; saves what they did, lets
 * the hint go along, says where memory ran out, and keeps a game that is solved now. Returns what the
 * last command that was tried came to, GAME_NOTHING of none; GAME_FULL where memory ran out, and then
 * none was carried out. */
game_outcome client_commands(client *client, const game_command *commands, size_t count);
game_outcome client_command(client *client, game_command command);

/* A step of the hint ladder, and what the hint's search has found; what the hint wishes for is carried
 * out, and presses that have waited for it are, in their order. now_ms is any clock's. */
void client_hint_press(client *client, double now_ms);
void client_hint_poll(client *client, double now_ms);

#endif
