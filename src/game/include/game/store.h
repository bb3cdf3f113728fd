#ifndef GAME_STORE_H
#define GAME_STORE_H

#include "game/desk.h"
#include "game/settings.h"

/* The player's files: settings in the config folder, the current and the kept game in the data
 * folder. Writing happens on a thread of the store's own, newest text last, each file replaced as a
 * whole, so that no slide waits for a disk. */
typedef struct game_store game_store;

/* Either folder may be NULL or impossible to write: the game then goes on without it, and
 * game_store_problem says so. */
sw_status game_store_create(game_store **out, const char *config_folder, const char *data_folder,
                            sw_error *error);

/* Waits until everything asked for is on disk. NULL is safe. */
void game_store_destroy(game_store *store);
void game_store_flush(game_store *store);

/* What stands on disk. A damaged file is set aside, never overwritten; the message then tells where
 * it lies (SW_BAD_INPUT), and the desk or setting keeps its default. SW_OK where no file is there. */
sw_status game_store_load_settings(game_store *store, game_settings *out, sw_error *error);
sw_status game_store_load_desk(game_store *store, game_desk *out, sw_error *error);

/* Queues the newest state and returns at once; an earlier one that is still waiting is replaced. */
void game_store_save_settings(game_store *store, const game_settings *settings);
void game_store_save_desk(game_store *store, const game_desk *desk);

/* Only the current game: what a move calls. */
void game_store_save_current(game_store *store, const game_desk *desk);

/* The newest writing problem that was not yet told; false where there is none. It is then told. */
bool game_store_problem(game_store *store, sw_error *out);

#endif
