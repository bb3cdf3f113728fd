/* The store's part of what was played: results and replays. */
#include "files/store_state.h"
#include "game/kept/file_kinds.h"
#include "game/replays.h"
#include "os/file.h"

#include <stdio.h>
#include <string.h>

void game_store_open_played(game_store *store, const char *folder)
{
    if (!folder || game_results_file_init(&store->results, folder, NULL) != SW_OK)
        store->results.path[0] = '\0';
    store->results.anothers = store->second;
    if (!folder || game_file_path(store->replays, sizeof store->replays, GAME_FILE_REPLAYS, folder,
                                  NULL) != SW_OK)
        store->replays[0] = '\0';
}

/* ---- The store's thread ---- */

/* Syncs the file whose path is marked, and removes the mark; false where none is. That the disk has what was written
 * makes good for nothing that was not. A file that was removed or renamed meanwhile is no failure: a look whether it is
 * there would come too late, because another may have its name by then. */
static bool sync_marked(game_store *store, char *marked, bool *failing, const char *name)
{
    char path[OS_PATH_SIZE];
    sw_error error;
    if (marked[0] == '\0')
        return false;
    memcpy(path, marked, sizeof path);
    marked[0] = '\0';
    game_store_pause(store);
    sw_status status = os_file_sync(path, &error);
    game_store_resume(store);
    if (status != SW_OK && status != SW_NOT_FOUND)
        game_store_note(store, failing, name, status, &error);
    return true;
}

bool game_store_sync_played(game_store *store)
{
    return sync_marked(store, store->results_unsynced, &store->results_failing, "results.txt") ||
           sync_marked(store, store->replay_unsynced, &store->replays_failing, "the replay") ||
           sync_marked(store, store->run_unsynced, &store->run_failing, "the run");
}

/* ---- Results ---- */

void game_store_name_sitting(game_store *store, const char *name)
{
    game_sitting_name(name, store->sitting);
}

game_result game_store_result_of(const game_store *store, const game_round *round, int64_t date)
{
    game_result result = game_result_of(round, date);
    memcpy(result.sitting, store->sitting, sizeof result.sitting);
    return result;
}

/* Under the lock: the thread looks at what it is to sync. */
bool game_store_keep_lines(game_store *store, const sw_text *lines)
{
    sw_error error;
    os_mutex_lock(&store->lock);
    sw_status status = store->results.path[0] != '\0'
                           ? game_results_file_append(&store->results, lines, &error)
                           : sw_fail(&error, SW_NOT_FOUND,
                                     "results.txt was not saved: there is no folder to keep it in");
    game_store_note(store, &store->results_failing, NULL, status, &error);
    if (status == SW_BAD_INPUT && store->results.path[0] != '\0')
        store->results_failing = false; /* what was damaged lies aside, and a new file was begun */
    bool kept = !store->results_failing;
    if (kept)
        memcpy(store->results_unsynced, store->results.path, sizeof store->results_unsynced);
    os_condition_signal_all(&store->changed);
    os_mutex_unlock(&store->lock);
    return kept;
}

void game_store_keep_result(game_store *store, const game_result *result)
{
    sw_text line;
    if (store->second)
        return;
    sw_text_init(&line, GAME_RESULT_LINE);
    game_result_format(result, &line);
    game_store_keep_lines(store, &line);
    sw_text_deinit(&line);
}

bool game_store_add_results(game_store *store, const game_results *results)
{
    sw_text lines;
    if (store->second)
        return false;
    sw_text_init(&lines, GAME_RESULTS_FILE_MAX);
    for (size_t i = 0; i < results->count; i++)
        game_result_format(&results->list[i], &lines);
    for (size_t i = 0; i < results->run_count; i++)
        game_run_result_format(&results->runs[i], &lines);
    bool none = !lines.failed && lines.length == 0;
    bool kept = none || game_store_keep_lines(store, &lines);
    sw_text_deinit(&lines);
    return kept;
}

sw_status game_store_load_results(game_store *store, game_results *out, sw_error *error)
{
    *out = (game_results){0};
    if (store->results.path[0] == '\0')
        return SW_OK;
    os_mutex_lock(&store->lock);
    sw_status status = game_results_file_read(&store->results, out, error);
    os_mutex_unlock(&store->lock);
    return status;
}

sw_status game_store_wipe_results(game_store *store, uint64_t in_slots, sw_error *error)
{
    game_store_flush(store);
    if (store->second)
        return sw_fail(error, SW_IO, "another Slidewise is running, which keeps the results");
    if (store->results.path[0] == '\0')
        return sw_fail(error, SW_NOT_FOUND, "no results are kept");
    return game_results_file_wipe(&store->results, in_slots, error);
}

/* ---- Replays ---- */

const char *game_store_replays(const game_store *store)
{
    return store->replays;
}

sw_status game_store_list_replays(game_store *store, const game_replays **out, sw_error *error)
{
    *out = &store->listed.list;
    if (store->replays[0] == '\0')
        return SW_OK;
    return game_replays_kept_update(&store->listed, store->replays, error);
}

static sw_status keep(game_store *store, const game_record *record, int limit, sw_error *error)
{
    char name[GAME_REPLAY_NAME];
    if (store->replays[0] == '\0')
        return sw_fail(error, SW_NOT_FOUND, "there is no folder to keep them in");
    sw_status status = game_replays_keep(store->replays, record, limit, name, error);
    if (status != SW_OK || name[0] == '\0')
        return status;
    return os_path_join(store->replay_unsynced, sizeof store->replay_unsynced, store->replays, name,
                        error);
}

bool game_store_keep_record(game_store *store, const game_record *record, int limit)
{
    sw_error error;
    if (store->second)
        return false;
    os_mutex_lock(&store->lock);
    sw_status status = keep(store, record, limit, &error);
    game_store_note(store, &store->replays_failing, "the replay", status, &error);
    os_condition_signal_all(&store->changed);
    os_mutex_unlock(&store->lock);
    return status == SW_OK;
}

/* ---- Both ---- */

/* The result comes last, so that it stands for both: a replay that the player has removed since is
 * not kept a second time. */
void game_store_keep_finished(game_store *store, const game_round *round, int64_t date, int replays,
                              game_split_scheme scheme, game_results *known)
{
    game_record record;
    if (store->second || !game_session_solved(&round->session) || round->id == known->wiped)
        return;
    game_result result = game_store_result_of(store, round, date);
    const game_result *before = game_results_find(known, round->id);
    if (before && !game_result_replaces(&result, before))
        return;
    game_result_split(&result, &round->session, scheme);
    if (game_record_take(&record, round, date)) {
        game_store_keep_record(store, &record, replays);
        game_record_deinit(&record);
    }
    game_store_keep_result(store, &result);
    game_results_add(known, &result);
}
