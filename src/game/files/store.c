/* The player's files: settings and games, and the thread that waits for the disk. */
#include "base/edited.h"
#include "files/quarantine.h"
#include "files/store_state.h"
#include "os/atomic_file.h"
#include "os/file.h"

#include <stdlib.h>
#include <string.h>

void game_store_note(game_store *store, bool *failing, const char *name, sw_status status,
                     const sw_error *error)
{
    if (status != SW_OK && !*failing) {
        store->has_problem = true;
        if (name)
            sw_fail_because(&store->problem, error->status, error, "%s was not saved", name);
        else
            store->problem = *error;
    }
    *failing = status != SW_OK;
}

/* ---- The store's thread; each function is called with the lock held ---- */

void game_store_pause(game_store *store)
{
    store->busy = true;
    os_mutex_unlock(&store->lock);
}

void game_store_resume(game_store *store)
{
    os_mutex_lock(&store->lock);
    store->busy = false;
    os_condition_signal_all(&store->changed); /* for whoever flushes */
}

/* Either name is found at the next start, so that the folder need not be synced as well. Games that
 * were written again meanwhile are settled on the next turn. */
static void settle_games(game_store *store)
{
    unsigned synced = store->written;
    sw_error error;
    game_store_pause(store);
    sw_status status = os_file_sync(store->games.newer, &error);
    game_store_resume(store);
    if (synced != store->written)
        return;
    if (status == SW_OK)
        status = os_file_rename(store->games.newer, store->games.path, &error);
    store->unsettled = false;
    if (status != SW_OK || !store->unwritten)
        game_store_note(store, &store->games_failing, "games.save", status, &error);
}

static void work(void *data)
{
    game_store *store = data;
    os_mutex_lock(&store->lock);
    for (;;) {
        if (game_store_write_text(store, &store->settings) ||
            game_store_write_text(store, &store->controls))
            continue;
        if (store->unsettled)
            settle_games(store);
        else if (game_store_sync_played(store))
            continue;
        else if (store->stop)
            break;
        else
            os_condition_wait(&store->changed, &store->lock);
    }
    os_mutex_unlock(&store->lock);
}

/* ---- Life ---- */

/* Where the folder cannot be locked there is no telling whether others use it: better to save. */
static void open_games(game_store *store, const char *folder)
{
    sw_error error;
    char lock[OS_PATH_SIZE];
    sw_status status = game_store_make_folder(folder, &error);
    if (status == SW_OK)
        status = game_slots_file_init(&store->games, folder, &error);
    if (status == SW_OK)
        status = os_path_join(lock, sizeof lock, folder, "lock", &error);
    if (status == SW_OK)
        status = os_lock_take(&store->owner, lock, &error);
    store->second = status == SW_OK && !store->owner;
    game_store_note(store, &store->games_failing, "games.save", status, &error);
    if (store->second)
        store->games.path[0] = '\0';
}

/* The lock may have been removed with its folder. It is taken again, unless another program has it by now. */
static void keep_lock(game_store *store)
{
    char path[OS_PATH_SIZE];
    os_lock *again;
    if (!store->owner ||
        os_path_join(path, sizeof path, store->games.folder, "lock", NULL) != SW_OK ||
        os_lock_is_at(store->owner, path) || os_folder_make(store->games.folder, NULL) != SW_OK ||
        os_lock_take(&again, path, NULL) != SW_OK)
        return;
    os_lock_release(store->owner);
    store->owner = again;
    store->second = store->results.anothers = !again;
}

/* All but the thread, which must have ended. */
static void take_down(game_store *store)
{
    game_slots_file_deinit(&store->games);
    game_run_file_deinit(&store->run);
    game_results_file_deinit(&store->results);
    game_replays_kept_deinit(&store->listed);
    os_lock_release(store->owner);
    os_condition_deinit(&store->changed);
    os_mutex_deinit(&store->lock);
    game_kept_text_deinit(&store->settings);
    game_kept_text_deinit(&store->controls);
    free(store);
}

/* A program that was killed may have left a file half written. */
static void tidy(const char *folder)
{
    if (folder)
        os_atomic_file_tidy(folder);
}

sw_status game_store_create(game_store **out, const char *config_folder, const char *state_folder,
                            const char *data_folder, sw_error *error)
{
    game_store *store = calloc(1, sizeof *store);
    if (!store)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    os_mutex_init(&store->lock);
    os_condition_init(&store->changed);
    tidy(config_folder);
    tidy(state_folder);
    tidy(data_folder);
    game_store_open_text(store, &store->controls, config_folder, GAME_FILE_CONTROLS);
    game_store_open_text(store, &store->settings, config_folder, GAME_FILE_SETTINGS);
    open_games(store, state_folder);
    game_store_open_runs(store, state_folder);
    game_store_open_played(store, data_folder);
    sw_status status = os_thread_start(&store->thread, work, store, error);
    if (status != SW_OK) {
        take_down(store);
        return status;
    }
    *out = store;
    return SW_OK;
}

void game_store_flush(game_store *store)
{
    os_mutex_lock(&store->lock);
    while (store->busy || store->settings.waiting || store->controls.waiting || store->unsettled ||
           store->results_unsynced[0] != '\0' || store->replay_unsynced[0] != '\0' ||
           store->run_unsynced[0] != '\0')
        os_condition_wait(&store->changed, &store->lock);
    os_mutex_unlock(&store->lock);
}

void game_store_destroy(game_store *store)
{
    if (!store)
        return;
    game_store_leave_run(store);
    os_mutex_lock(&store->lock);
    store->stop = true;
    os_condition_signal_all(&store->changed);
    os_mutex_unlock(&store->lock);
    os_thread_join(store->thread);
    take_down(store);
}

bool game_store_is_second(const game_store *store)
{
    return store->second;
}

bool game_store_saved(game_store *store)
{
    os_mutex_lock(&store->lock);
    bool saved = store->settings.path[0] != '\0' && !store->settings.failing &&
                 !store->controls.failing && store->games.path[0] != '\0' &&
                 !store->games_failing && !store->run_failing && !store->results_failing &&
                 !store->replays_failing;
    os_mutex_unlock(&store->lock);
    return saved;
}

bool game_store_problem(game_store *store, sw_error *out)
{
    os_mutex_lock(&store->lock);
    bool has_problem = store->has_problem;
    if (has_problem)
        *out = store->problem;
    store->has_problem = false;
    os_mutex_unlock(&store->lock);
    return has_problem;
}

/* ---- Settings ---- */

sw_status game_store_load_settings(game_store *store, game_settings *out, sw_error *error)
{
    sw_error reason = {0};
    game_kept_text *kept = &store->settings;
    *out = game_settings_default();
    sw_status status = game_store_load_text(store, kept, error);
    if (!kept->text || game_settings_parse(out, kept->text, kept->size, &reason) == SW_OK)
        return status;
    if (sw_edited_is_text(kept->text, kept->size))
        status = sw_fail_because(error, SW_BAD_INPUT, &reason, "Settings, line %d", reason.line);
    else
        status = game_quarantine(kept->path, &reason, error);
    game_store_save_settings(store, out);
    return status;
}

bool game_store_has_settings(const game_store *store)
{
    return store->settings.text != NULL;
}

void game_store_save_settings(game_store *store, const game_settings *settings)
{
    game_kept_text *kept = &store->settings;
    sw_text text;
    if (!game_store_may_save_text(kept))
        return;
    sw_text_init(&text, GAME_KEPT_TEXT_MAX);
    game_settings_format(settings, kept->text ? kept->text : "", &text);
    game_store_save_text(store, kept, &text);
}

/* ---- Controls ---- */

sw_status game_store_load_controls(game_store *store, const char **text, size_t *size,
                                   sw_error *error)
{
    sw_status status = game_store_load_text(store, &store->controls, error);
    *text = store->controls.text;
    *size = store->controls.size;
    return status;
}

sw_status game_store_refuse_controls(game_store *store, const sw_error *reason, sw_error *error)
{
    free(store->controls.text);
    store->controls.text = NULL;
    return game_quarantine(store->controls.path, reason, error);
}

const char *game_store_controls(const game_store *store)
{
    return store->controls.text ? store->controls.text : "";
}

void game_store_save_controls(game_store *store, sw_text *text)
{
    if (game_store_may_save_text(&store->controls))
        game_store_save_text(store, &store->controls, text);
    else
        sw_text_deinit(text);
}

/* ---- Games ---- */

sw_status game_store_load_slots(game_store *store, game_slots *out, sw_error *error)
{
    *out = (game_slots){0};
    game_store_flush(store);
    bool unsettled;
    sw_status status = game_slots_file_read(&store->games, out, &unsettled, error);
    os_mutex_lock(&store->lock);
    store->unsettled = unsettled;
    store->games_failing = store->games_failing || store->games.unread;
    os_condition_signal_all(&store->changed);
    os_mutex_unlock(&store->lock);
    return status;
}

/* Under the lock, which the thread holds only for a moment, lest it renames what is just being
 * replaced. */
void game_store_save_slots(game_store *store, const game_slots *slots)
{
    if (store->games.path[0] == '\0')
        return;
    sw_error error;
    os_mutex_lock(&store->lock);
    keep_lock(store);
    sw_status status = store->second ? sw_fail(&error, SW_IO, "another Slidewise is running")
                                     : game_slots_file_write(&store->games, slots, &error);
    store->unwritten = status != SW_OK;
    if (status == SW_OK) {
        store->written++;
        store->unsettled = true;
        os_condition_signal_all(&store->changed);
    } else {
        game_store_note(store, &store->games_failing, "games.save", status, &error);
    }
    os_mutex_unlock(&store->lock);
}

void game_store_append(game_store *store, const game_slots *slots, game_command command)
{
    if (store->games.path[0] == '\0')
        return;
    if (!game_slots_file_append(&store->games, slots, command))
        game_store_save_slots(store, slots);
}
