#ifndef CLIENT_RUNS_H
#define CLIENT_RUNS_H

#include "client/client.h"

/* Challenges: while a run is in play the game in the slots stays as it is. */

/* Begins a run. One of that mode that was left is over then: its boards count, and its replay is kept. One that
 * cannot be read stays as it is: the new one goes on unsaved, and the player is told. */
void client_run_begin(client *client, const game_challenge *challenge);

/* Goes on with the run of that mode, or of that day, that was left. False where there is none; the player is told
 * of one that is damaged or cannot be read now. */
bool client_run_resume(client *client, const game_challenge *challenge);
bool client_run_was_left(const client *client, const game_challenge *challenge);
bool client_run_left(const client *client, game_challenge *challenge); /* and which one it is */

/* The game in the slots is in play again. The run waits, marked as paused; one that is over is gone, as is one
 * that nobody has touched. */
void client_run_leave(client *client);

/* Once a frame: takes the par of a daily board, once it is proved. */
void client_run_poll(client *client);

/* The clock stands for a while. */
void client_run_pause(client *client);

/* The next board, where the run waits for the player. */
bool client_run_next(client *client);

/* Where the mode hides numbers: the board is learned, and they are hidden. False where they are already, or the
 * run is over. */
bool client_run_start_solving(client *client);

/* The player says that the board is solved, and the run is over: GAME_SOLVED where it is, GAME_CHANGED where it is
 * not. GAME_NOTHING where no numbers are hidden. */
game_outcome client_run_done(client *client);

/* Ends it early. The player may take that back, until the run is settled, left, or another game begins. A try whose
 * numbers are hidden is over for good: the player sees them. */
void client_run_end(client *client);

/* The run goes on where it was, marked as paused. False where the player has not ended it just now. */
bool client_run_take_back(client *client);

/* Keeps a run that the player has ended. */
void client_run_settle(client *client);

/* Lets time pass for the run in play. True where its clock has ended it now. */
bool client_run_advance(client *client, double ms);

/* Carries out a command on the board, saves it, and keeps a run that is over now. */
game_outcome client_run_play(client *client, game_command command);

#endif
