#include "game/store.h"

#include "game/save.h"
#include "os/file.h"
#include "os/paths.h"
#include "os/thread.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One thread writes; it sleeps on `changed` until a file has something waiting. Everything that
 * both threads touch is guarded by `lock`; a file's path is settled before the thread starts, and
 * afterwards changed only while the thread is idle. */

typedef enum file_id { SETTINGS_FILE, KEPT_FILE, CURRENT_FILE, FILES } file_id;

enum { SETTINGS_LIMIT = 1 << 18 };

typedef struct store_file {
    const char *name;
    char path[OS_PATH_SIZE]; /* "" where nothing can be kept */
    bool waiting;            /* something is to be written or removed */
    char *text;              /* owned; NULL to remove the file */
    size_t size;
    bool failing; /* the last writing failed, and that was noted */
} store_file;

struct game_store {
    os_mutex lock;
    os_condition changed;
    os_thread thread;
    store_file files[FILES]; /* written in this order: a game is put aside before it is replaced */
    bool writing;
    bool stop;
    bool has_problem;
    sw_error problem;
    char
        *settings; /* the settings file's text: its comments are kept; owned; the caller's thread */
};

/* ---- The writing thread ---- */

static store_file *next_waiting(game_store *store)
{
    for (int i = 0; i < FILES; i++)
        if (store->files[i].waiting)
            return &store->files[i];
    return NULL;
}

static void note_problem(game_store *store, const char *name, const sw_error *error)
{
    store->has_problem = true;
    sw_fail(&store->problem, error->status, "%s: %s", name, error->message);
}

/* Called with the lock held, which is given up while the disk works. */
static void write_file(game_store *store, store_file *file)
{
    char *text = file->text;
    size_t size = file->size;
    sw_error error = {0};
    file->text = NULL;
    file->waiting = false;
    store->writing = true;
    os_mutex_unlock(&store->lock);
    sw_status status =
        text ? os_file_replace(file->path, text, size, &error) : os_file_remove(file->path, &error);
    free(text);
    os_mutex_lock(&store->lock);
    store->writing = false;
    if (status != SW_OK && !file->failing)
        note_problem(store, file->name, &error);
    file->failing = status != SW_OK;
    os_condition_signal_all(&store->changed);
}

static void write_files(void *data)
{
    game_store *store = data;
    os_mutex_lock(&store->lock);
    for (;;) {
        store_file *file = next_waiting(store);
        if (file)
            write_file(store, file);
        else if (store->stop)
            break;
        else
            os_condition_wait(&store->changed, &store->lock);
    }
    os_mutex_unlock(&store->lock);
}

/* ---- Life ---- */

static void open_file(game_store *store, file_id id, const char *name, const char *folder)
{
    store_file *file = &store->files[id];
    sw_error error = {0};
    file->name = name;
    sw_status status = folder ? os_folder_make(folder, &error)
                              : sw_fail(&error, SW_NOT_FOUND, "there is no folder to keep it in");
    if (status == SW_OK)
        status = os_path_join(file->path, sizeof file->path, folder, name, &error);
    if (status != SW_OK) {
        file->path[0] = '\0';
        note_problem(store, name, &error);
    }
}

sw_status game_store_create(game_store **out, const char *config_folder, const char *data_folder,
                            sw_error *error)
{
    game_store *store = calloc(1, sizeof *store);
    if (!store)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    open_file(store, SETTINGS_FILE, "settings.txt", config_folder);
    open_file(store, KEPT_FILE, "kept.save", data_folder);
    open_file(store, CURRENT_FILE, "current.save", data_folder);
    os_mutex_init(&store->lock);
    os_condition_init(&store->changed);
    sw_status status = os_thread_start(&store->thread, write_files, store, error);
    if (status != SW_OK) {
        os_condition_deinit(&store->changed);
        os_mutex_deinit(&store->lock);
        free(store);
        return status;
    }
    *out = store;
    return SW_OK;
}

void game_store_flush(game_store *store)
{
    os_mutex_lock(&store->lock);
    while (store->writing || next_waiting(store))
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
    os_condition_deinit(&store->changed);
    os_mutex_deinit(&store->lock);
    free(store->settings);
    free(store);
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

/* ---- Loading ---- */

/* Moves a file that cannot be used out of the way. Where even that fails nothing is kept under its
 * name any more, so that it is never overwritten. */
static sw_status set_aside(game_store *store, store_file *file, const sw_error *reason,
                           sw_error *error)
{
    char kept[OS_PATH_SIZE];
    char line[32] = "";
    sw_error trouble;
    if (reason->line > 0)
        snprintf(line, sizeof line, "line %d: ", reason->line);
    if (os_file_set_aside(file->path, kept, sizeof kept, &trouble) == SW_OK)
        return sw_fail(error, SW_BAD_INPUT, "%s is damaged and was kept as %s (%s%s)", file->name,
                       kept, line, reason->message);
    os_mutex_lock(&store->lock);
    file->path[0] = '\0';
    os_mutex_unlock(&store->lock);
    return sw_fail(error, SW_BAD_INPUT, "%s is damaged (%s%s) and in the way: %s", file->name, line,
                   reason->message, trouble.message);
}

/* *out is NULL where no file is there, which is SW_OK. */
static sw_status load_text(game_store *store, file_id id, size_t limit, char **out, size_t *size,
                           sw_error *error)
{
    store_file *file = &store->files[id];
    sw_error reason = {0};
    *out = NULL;
    *size = 0;
    game_store_flush(store);
    if (file->path[0] == '\0')
        return SW_OK;
    sw_status status = os_file_read(out, size, file->path, limit, &reason);
    if (status == SW_OK || status == SW_NOT_FOUND)
        return SW_OK;
    return set_aside(store, file, &reason, error);
}

sw_status game_store_load_settings(game_store *store, game_settings *out, sw_error *error)
{
    sw_error reason = {0};
    size_t size;
    *out = game_settings_default();
    free(store->settings);
    sw_status status =
        load_text(store, SETTINGS_FILE, SETTINGS_LIMIT / 2, &store->settings, &size, error);
    if (!store->settings || game_settings_parse(out, store->settings, size, &reason) == SW_OK)
        return status;
    status = set_aside(store, &store->files[SETTINGS_FILE], &reason, error);
    game_store_save_settings(store, out);
    return status;
}

static sw_status load_round(game_store *store, file_id id, bool *has, game_round *out,
                            sw_error *error)
{
    sw_error reason = {0};
    char *text;
    size_t size;
    sw_status status = load_text(store, id, GAME_SAVE_LIMIT, &text, &size, error);
    if (!text)
        return status;
    status = game_save_parse(out, text, size, &reason);
    *has = status == SW_OK;
    free(text);
    return *has ? SW_OK : set_aside(store, &store->files[id], &reason, error);
}

sw_status game_store_load_desk(game_store *store, game_desk *out, sw_error *error)
{
    *out = (game_desk){0};
    sw_status kept = load_round(store, KEPT_FILE, &out->has_kept, &out->kept, error);
    sw_status current = load_round(store, CURRENT_FILE, &out->has_current, &out->current, error);
    return current != SW_OK ? current : kept;
}

/* ---- Saving ---- */

/* Takes over text, which may be NULL: then the file goes. */
static void queue(game_store *store, file_id id, char *text, size_t size)
{
    store_file *file = &store->files[id];
    os_mutex_lock(&store->lock);
    if (file->path[0] != '\0') {
        free(file->text);
        file->text = text;
        file->size = size;
        file->waiting = true;
        text = NULL;
        os_condition_signal_all(&store->changed);
    }
    os_mutex_unlock(&store->lock);
    free(text);
}

/* Takes over the text. What became too long leaves the file as it is. */
static void queue_text(game_store *store, file_id id, sw_text *text)
{
    if (text->failed) {
        sw_error error;
        sw_fail(&error, SW_LIMIT, "too long to be kept");
        os_mutex_lock(&store->lock);
        if (!store->files[id].failing)
            note_problem(store, store->files[id].name, &error);
        store->files[id].failing = true;
        os_mutex_unlock(&store->lock);
        sw_text_deinit(text);
        return;
    }
    queue(store, id, text->data, text->length);
}

static void save_round(game_store *store, file_id id, bool has, const game_round *round)
{
    if (!has) {
        queue(store, id, NULL, 0);
        return;
    }
    sw_text text;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    game_save_format(round, &text);
    queue_text(store, id, &text);
}

void game_store_save_current(game_store *store, const game_desk *desk)
{
    save_round(store, CURRENT_FILE, desk->has_current, &desk->current);
}

void game_store_save_desk(game_store *store, const game_desk *desk)
{
    save_round(store, KEPT_FILE, desk->has_kept, &desk->kept);
    game_store_save_current(store, desk);
}

void game_store_save_settings(game_store *store, const game_settings *settings)
{
    sw_text text;
    sw_text_init(&text, SETTINGS_LIMIT);
    game_settings_format(settings, store->settings ? store->settings : "", &text);
    char *kept = text.failed ? NULL : strdup(text.data);
    if (kept) {
        free(store->settings);
        store->settings = kept;
    }
    queue_text(store, SETTINGS_FILE, &text);
}
