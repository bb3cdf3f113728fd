/* The player's files: settings and games, and the thread that waits for the disk. */
#include "files/quarantine.h"
#include "files/store_state.h"
#include "os/file.h"

#include <stdlib.h>
#include <string.h>

enum { SETTINGS_LIMIT = 1 << 18 };

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

static void write_settings(game_store *store)
{
    char *text = store->waiting, *early = store->settings_early;
    size_t size = store->waiting_size;
    sw_error error;
    store->waiting = store->settings_early = NULL;
    game_store_pause(store);
    sw_status status = SW_OK;
    if (early)
        status = game_keep_earlier(store->settings_path, early, strlen(early), &error);
    if (status == SW_OK)
        status = os_file_replace(store->settings_path, text, size, &error);
    free(text);
    game_store_resume(store);
    if (status == SW_OK)
        free(early);
    else
        store->settings_early = early;
    game_store_note(store, &store->settings_failing, "settings.txt", status, &error);
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
        if (store->waiting)
            write_settings(store);
        else if (store->unsettled)
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

static sw_status make_folder(const char *folder, sw_error *error)
{
    return folder ? os_folder_make(folder, error)
                  : sw_fail(error, SW_NOT_FOUND, "there is no folder to keep it in");
}

static void open_settings(game_store *store, const char *folder)
{
    sw_error error;
    char *path = store->settings_path;
    sw_status status = make_folder(folder, &error);
    if (status == SW_OK)
        status = os_path_join(path, OS_PATH_SIZE, folder, "settings.txt", &error);
    game_store_note(store, &store->settings_failing, "settings.txt", status, &error);
}

/* Where the folder cannot be locked there is no telling whether others use it: better to save. */
static void open_games(game_store *store, const char *folder)
{
    sw_error error;
    char lock[OS_PATH_SIZE];
    sw_status status = make_folder(folder, &error);
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

/* All but the thread, which must have ended. */
static void take_down(game_store *store)
{
    game_slots_file_deinit(&store->games);
    game_results_file_deinit(&store->results);
    game_replays_kept_deinit(&store->listed);
    os_lock_release(store->owner);
    os_condition_deinit(&store->changed);
    os_mutex_deinit(&store->lock);
    free(store->settings);
    free(store->settings_early);
    free(store);
}

sw_status game_store_create(game_store **out, const char *config_folder, const char *state_folder,
                            const char *data_folder, sw_error *error)
{
    game_store *store = calloc(1, sizeof *store);
    if (!store)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    os_mutex_init(&store->lock);
    os_condition_init(&store->changed);
    open_settings(store, config_folder);
    open_games(store, state_folder);
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
    while (store->busy || store->waiting || store->unsettled || store->results_unsynced ||
           store->unsynced[0] != '\0')
        os_condition_wait(&store->changed, &store->lock);
    os_mutex_unlock(&store->lock);
}

void game_store_destroy(game_store *store)
{
    if (!store)
        return;
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
    bool saved = store->settings_path[0] != '\0' && !store->settings_failing &&
                 store->games.path[0] != '\0' && !store->games_failing && !store->results_failing &&
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

/* What was told when loading is not told again. */
static void note_told(game_store *store, bool *failing, bool unread)
{
    os_mutex_lock(&store->lock);
    *failing = *failing || unread;
    os_mutex_unlock(&store->lock);
}

/* ---- Settings ---- */

sw_status game_store_load_settings(game_store *store, game_settings *out, sw_error *error)
{
    sw_error reason = {0};
    size_t size;
    *out = game_settings_default();
    game_store_flush(store);
    free(store->settings);
    free(store->settings_early);
    store->settings_early = NULL;
    sw_status status = game_read_or_quarantine(&store->settings, &size, store->settings_path,
                                               SETTINGS_LIMIT / 2, error);
    store->settings_unread = status != SW_OK && status != SW_BAD_INPUT;
    note_told(store, &store->settings_failing, store->settings_unread);
    if (store->settings && game_settings_text_is_early(store->settings, size))
        store->settings_early = strdup(store->settings);
    if (!store->settings || game_settings_parse(out, store->settings, size, &reason) == SW_OK)
        return status;
    if (game_settings_is_text(store->settings, size))
        status = sw_fail_because(error, SW_BAD_INPUT, &reason, "Settings, line %d", reason.line);
    else
        status = game_quarantine(store->settings_path, &reason, error);
    game_store_save_settings(store, out);
    return status;
}

bool game_store_has_settings(const game_store *store)
{
    return store->settings != NULL;
}

/* Takes over the text. */
static void queue_settings(game_store *store, sw_text *text)
{
    sw_error error;
    os_mutex_lock(&store->lock);
    if (text->failed) {
        sw_status status = sw_fail(&error, SW_LIMIT, "too long to be kept");
        game_store_note(store, &store->settings_failing, "settings.txt", status, &error);
        sw_text_deinit(text);
    } else {
        free(store->waiting);
        store->waiting = text->data;
        store->waiting_size = text->length;
        os_condition_signal_all(&store->changed);
    }
    os_mutex_unlock(&store->lock);
}

void game_store_save_settings(game_store *store, const game_settings *settings)
{
    if (store->settings_path[0] == '\0')
        return;
    if (store->settings_unread && game_check_unread(store->settings_path, NULL) != SW_OK)
        return;
    store->settings_unread = false;
    sw_text text;
    sw_text_init(&text, SETTINGS_LIMIT);
    game_settings_format(settings, store->settings ? store->settings : "", &text);
    char *kept = text.failed ? NULL : strdup(text.data);
    if (kept) {
        free(store->settings);
        store->settings = kept;
    }
    queue_settings(store, &text);
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
    sw_status status = game_slots_file_write(&store->games, slots, &error);
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
