/* The store's part of runs: the one in play, and what is kept of one that is over. */
#include "files/store_state.h"

#include <string.h>

void game_store_open_runs(game_store *store, const char *folder)
{
    if (game_run_file_init(&store->run, store->second ? NULL : folder, NULL) != SW_OK)
        store->run.folder[0] = '\0';
}

/* With the lock for the problem and the path alone: no other thread touches the file. */
static void note(game_store *store, sw_status status, const sw_error *error)
{
    os_mutex_lock(&store->lock);
    game_store_note(store, &store->run_failing, "the run", status, error);
    if (store->run.made[0] != '\0') {
        memcpy(store->run_unsynced, store->run.made, sizeof store->run_unsynced);
        store->run.made[0] = '\0';
        os_condition_signal_all(&store->changed);
    }
    os_mutex_unlock(&store->lock);
}

bool game_store_has_run(const game_store *store, const game_challenge *challenge)
{
    return game_run_file_exists(&store->run, challenge);
}

bool game_store_left_run(const game_store *store, game_challenge *challenge)
{
    return game_run_file_peek(&store->run, challenge);
}

sw_status game_store_load_run(game_store *store, const game_challenge *challenge, game_run *out,
                              sw_error *error)
{
    return game_run_file_read(&store->run, challenge, out, error);
}

void game_store_begin_run(game_store *store, const game_run *run)
{
    sw_error error;
    if (!store->second)
        note(store, game_run_file_begin(&store->run, run, &error), &error);
}

bool game_store_reserve_run(game_store *store)
{
    return store->second || game_run_file_reserve(&store->run);
}

void game_store_append_run(game_store *store, const game_run *run, game_run_command command)
{
    sw_error error;
    if (!store->second)
        note(store, game_run_file_append(&store->run, run, command, &error), &error);
}

void game_store_leave_run(game_store *store)
{
    sw_error error;
    if (!store->second)
        note(store, game_run_file_leave(&store->run, &error), &error);
}

void game_store_drop_run(game_store *store)
{
    sw_error error;
    if (!store->second)
        note(store, game_run_file_remove(&store->run, &error), &error);
}

/* ---- What is kept ---- */

static game_result board_result(const game_store *store, const game_run *run,
                                const game_run_board *board, size_t index, int64_t date)
{
    game_result result = game_store_result_of(store, &run->round, date);
    result.id = game_run_board_id(run->id, index); /* the round is the last one */
    result.size = board->size;
    result.way = board->way;
    result.moves = board->moves;
    result.slides = board->slides;
    result.undos = board->undos;
    result.time_ms = board->time_ms;
    return result;
}

void game_store_keep_run(game_store *store, const game_run *run, int64_t date, int replays,
                         game_results *known)
{
    game_record record;
    game_run_result whole;
    sw_text lines;
    if (store->second || game_results_find_run(known, run->id))
        return;
    if (game_run_record(run, date, &record)) {
        game_store_keep_record(store, &record, replays);
        game_record_deinit(&record);
    }
    if (!game_run_result_of(run, date, &whole))
        return;
    sw_text_init(&lines, (run->count + 1) * GAME_RESULT_LINE);
    for (size_t i = 0; i < run->count; i++) {
        game_result result = board_result(store, run, &run->boards[i], i, date);
        game_result_format(&result, &lines);
        game_results_add(known, &result);
    }
    game_run_result_format(&whole, &lines);
    game_results_add_run(known, &whole);
    game_store_keep_lines(store, &lines);
    sw_text_deinit(&lines);
}
