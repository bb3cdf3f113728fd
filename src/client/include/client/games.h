#ifndef CLIENT_GAMES_H
#define CLIENT_GAMES_H

#include "client/client.h"
#include "game/replays.h"

/* How a game begins, and what becomes of the one before it. */

/* The game in play: a run's board, or the current game of the slots; borrowed. One whose look is to be changed
 * is saved afterwards. */
const game_round *client_round(const client *client);
game_round *client_round_to_dress(client *client);
bool client_has_round(const client *client);

/* Whether there is one to go on with. */
bool client_has_game(const client *client);

/* To be called after its look was changed; a run keeps none. */
void client_save(client *client);

/* It is not played for a while: its clock is saved, and a run is marked. */
void client_pause(client *client);

/* Lets time pass for it. */
void client_advance(client *client, double ms);

/* Before anything else is in play: a run is left, a win in the slots is put on record, and what was looked for
 * is given up. */
void client_put_by(client *client);

/* Starts a game from *round, which is taken over; the old one is kept if it is unfinished. */
void client_begin(client *client, game_round *round);

/* Begins a board with that goal, scrambled by the seed. */
void client_begin_new(client *client, const puzzle_board *goal, const game_look *look,
                      uint64_t seed);

/* The game that was put aside comes back; false where there is none. */
bool client_bring_back(client *client);

/* To be called before another game begins that takes the current one's place: a board with moves goes among
 * the replays as it stands, and is not put aside. The player is told, and may have it back for a while. */
void client_leave(client *client);

/* The game that was left last comes back as it was, and the one in play is left in its turn. False where
 * there is none. */
bool client_return_to_left(client *client);
void client_forget_left(client *client); /* it stays among the replays */

/* A new attempt at the current board: a game of its own, its clock at rest. What was begun goes to the
 * replays as it is left. */
void client_play_again(client *client);

/* Begins the level "pack/id". False, and the player is told, where there is none. */
bool client_start_level(client *client, const char *name);

/* The best run of the replays on the record's board, which may be that one; the caller's. False where
 * none can be read. */
bool client_read_best_run(const client *client, const game_replays *replays,
                          const game_record *record, game_record *out);

/* Begins the record's board anew, with the best run there is on it for a ghost; else with this one. The record
 * is of a solved game. Returns false where memory ran out: the player is told, and nothing has changed. */
bool client_race(client *client, const game_replays *replays, const game_record *record);

/* Begins a game that has come as far as the record after `moves` moves; of a solved one the last move
 * is left to be made. Returns false where memory ran out: the player is told, and nothing has changed. */
bool client_take_over(client *client, const game_record *record, size_t moves);

/* Begins the board whose ID is in the text, which may be a whole card, or that is the text, to be slid to the
 * standard goal. SW_NOT_FOUND where it holds none; the player is told where all that it holds are mistyped, or
 * the board cannot be solved. */
sw_status client_begin_pasted(client *client, const char *text);

/* A record of the moves that are the text, made on the board in play as it is or, where they are not possible
 * there, as it began; the caller's. SW_NOT_FOUND where the text holds no moves; the player is told where they are
 * possible on neither board. */
sw_status client_record_pasted(client *client, const char *text, game_record *out);

/* One of two boards becomes the one in the text, which may be NULL; the player is told, also what is
 * wrong. */
bool client_paste_side(client *client, game_lab *boards, game_lab_side side, const char *text);

uint64_t client_new_seed(void); /* short enough to be read and typed */

#endif
