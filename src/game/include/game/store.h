#ifndef GAME_STORE_H
#define GAME_STORE_H

#include "game/record.h"
#include "game/replays.h"
#include "game/results.h"
#include "game/run.h"
#include "game/settings.h"

/* The player's files: the settings in the config folder, the games in the slots in the state folder,
 * what was played in the data folder. One thread at a time may call; nothing here waits for a disk
 * but loading, wiping, flushing and destroying, because a thread of the store's own does what takes
 * time. */
typedef struct game_store game_store;

/* Each folder may be NULL or impossible to write: the game then goes on without it, and
 * game_store_problem says so. */
sw_status game_store_create(game_store **out, const char *config_folder, const char *state_folder,
                            const char *data_folder, sw_error *error);

/* Waits until everything asked for is on disk. NULL is safe. */
void game_store_destroy(game_store *store);
void game_store_flush(game_store *store);

/* Another Slidewise that is running keeps its games in the state folder: this one leaves them alone,
 * loads none and saves none. It keeps no finished game either, but may read those that are kept. */
bool game_store_is_second(const game_store *store);

/* What stands on disk. A setting that is misspelt keeps its default, and is told with its line
 * (SW_BAD_INPUT); the line stays in the file as a comment. A damaged file is set aside, never
 * overwritten, and the message tells where it lies (SW_BAD_INPUT); the slots are then empty, and of the
 * settings what is good is kept. A file that the system does not read now (SW_IO, SW_NO_MEMORY) is left
 * as it is, and nothing is saved in its place while it is there. SW_OK where no file is there. */
sw_status game_store_load_settings(game_store *store, game_settings *out, sw_error *error);
sw_status game_store_load_slots(game_store *store, game_slots *out, sw_error *error);

/* Whether there is a file of settings, as far as it was loaded or saved. */
bool game_store_has_settings(const game_store *store);

/* What the player has bound to what, in a form that is the front end's. The text is borrowed
 * until it is loaded or saved again; NULL where there is none. One that the front end cannot
 * read is set aside (SW_BAD_INPUT); game_store_controls is "" then. */
sw_status game_store_load_controls(game_store *store, const char **text, size_t *size,
                                   sw_error *error);
sw_status game_store_refuse_controls(game_store *store, const sw_error *reason, sw_error *error);
const char *game_store_controls(const game_store *store);

/* Queues the text, and takes it over. */
void game_store_save_controls(game_store *store, sw_text *text);

/* To be called after game_session_apply accepted the command on the current game. Once this has
 * returned, a process that is killed comes back with it. */
void game_store_append(game_store *store, const game_slots *slots, game_command command);

/* The same for every other change: of the games, their looks and the clock. */
void game_store_save_slots(game_store *store, const game_slots *slots);

/* Queues the newest settings; earlier ones that are still waiting are replaced. */
void game_store_save_settings(game_store *store, const game_settings *settings);

/* --- runs --- */

/* Of each mode one run may wait to go on, of daily boards one for each day. */
bool game_store_has_run(const game_store *store, const game_challenge *challenge);

/* What that run is of: its figures become *challenge. False where there is none, or it cannot be read. */
bool game_store_left_run(const game_store *store, game_challenge *challenge);

/* That run, which is then the one in play; the caller's. SW_NOT_FOUND where there is none. A damaged file is
 * quarantined (SW_BAD_INPUT). One that the system does not read now (SW_IO, SW_NO_MEMORY) is left as it is, and
 * nothing is saved in its place while it is there. */
sw_status game_store_load_run(game_store *store, const game_challenge *challenge, game_run *out,
                              sw_error *error);

/* A run begins, and commands were applied to it. As with games, a process that is killed comes back with all of
 * them. What could not be saved is saved with the next command. */
void game_store_begin_run(game_store *store, const game_run *run);

/* Makes room for one command more, before it is applied. False where memory ran out: it must not be. */
bool game_store_reserve_run(game_store *store);
void game_store_append_run(game_store *store, const game_run *run, game_run_command command);

/* It is not played for now; or never again. One that could not be saved may be loaded until another one begins. */
void game_store_leave_run(game_store *store);
void game_store_drop_run(game_store *store);

/* Keeps the replay of a run that is over, one of at most `replays`, and its results, which are added to *known.
 * Where *known has the run nothing is done, so that it may be called again. */
void game_store_keep_run(game_store *store, const game_run *run, int64_t date, int replays,
                         game_results *known);

/* --- finished games --- */

/* The results that are kept from now on carry this name. */
void game_store_name_sitting(game_store *store, const char *name);

/* Each is on record once the call has returned, as far as a killed process is concerned. False where
 * the record could not be kept; why is told by game_store_problem. */
void game_store_keep_result(game_store *store, const game_result *result);
bool game_store_keep_record(game_store *store, const game_record *record, int limit);

/* Keeps a solved game's replay, one of at most `replays`, and then its result with its splits by the scheme,
 * which is added to *known. Where *known holds it already nothing is done: so it may be called again at the next start,
 * in case the program was killed on the way. */
void game_store_keep_finished(game_store *store, const game_round *round, int64_t date, int replays,
                              game_split_scheme scheme, game_results *known);

/* The same of results that come from elsewhere, in one go. */
bool game_store_add_results(game_store *store, const game_results *results);

/* Lines that are damaged are left out and left alone, and the first is named (SW_BAD_INPUT). A file
 * that is something else altogether is set aside, unless this is the second Slidewise. */
sw_status game_store_load_results(game_store *store, game_results *out, sw_error *error);

/* Only when the player asked for it. `in_slots` is the id of the current game; 0: none. If it has
 * counted it does not come back by game_store_keep_finished; still to be solved, it will count. */
sw_status game_store_wipe_results(game_store *store, uint64_t in_slots, sw_error *error);

/* The replays in the folder as it is now, newest first. The list is kept: only files that have changed
 * since the last call are read. Borrowed until the next call. */
sw_status game_store_list_replays(game_store *store, const game_replays **out, sw_error *error);

/* The folder of replays, "" where nothing can be kept; borrowed. */
const char *game_store_replays(const game_store *store);

/* Whether all that was to be saved so far is, as far as writing it has been tried: false from a write
 * that failed until the next one of the same file succeeds, and where there is nowhere to save. */
bool game_store_saved(game_store *store);

/* The newest writing problem that was not yet told; false where there is none. It is then told. */
bool game_store_problem(game_store *store, sw_error *out);

#endif
