#ifndef APP_REPLAYS_H
#define APP_REPLAYS_H

#include "client/state.h"
#include "game/archive.h"

/* Replays on their way between the archive, files, the clipboard and the desk. What is wrong is told
 * by a toast. */

void app_replay_copy(app *app, const game_record *record);

/* Into the player's documents, as a file of its own. */
void app_replay_export(app *app, const game_record *record);

/* Takes a replay into the archive: that in the clipboard, or one whose path is there; or that of a
 * file. The id under which it is in the archive then, 0 where nothing came of it. `archive` is what
 * is there already, and is not changed. */
uint64_t app_replay_import_pasted(app *app, const game_archive *archive);
uint64_t app_replay_import_file(app *app, const game_archive *archive, const char *path);

/* Begins the record's board anew, with the best run there is on it for a ghost; else with this one. */
void app_replay_race(app *app, const game_archive *archive, const game_record *record);

/* Begins a game that has come as far as the record after `moves` moves; of a solved one the last move
 * is left to be made. */
void app_replay_take_over(app *app, const game_record *record, size_t moves);

/* How a round's tiles look where it is shown in the theatre; and its picture made ready for that. */
app_skin app_replay_skin(const app *app, const game_round *round);
void app_replay_use_picture(app *app, const game_look *look);

/* app_words_game_note without what can be done only while playing. */
void app_replay_note(const game_round *round, char *out, size_t size);

#endif
