/* The store's part of the texts that are replaced as a whole: the settings and the controls. */
#include "files/quarantine.h"
#include "files/store_state.h"
#include "os/file.h"

#include <stdlib.h>
#include <string.h>

sw_status game_store_make_folder(const char *folder, sw_error *error)
{
    return folder ? os_folder_make(folder, error)
                  : sw_fail(error, SW_NOT_FOUND, "there is no folder to keep it in");
}

void game_store_open_text(game_store *store, game_kept_text *kept, const char *folder,
                          game_file file)
{
    sw_error error;
    sw_status status = game_store_make_folder(folder, &error);
    kept->name = game_file_kinds[file].name;
    if (status == SW_OK)
        status = game_file_path(kept->path, sizeof kept->path, file, folder, &error);
    game_store_note(store, &kept->failing, kept->name, status, &error);
}

void game_kept_text_deinit(game_kept_text *kept)
{
    free(kept->text);
}

/* ---- The store's thread ---- */

bool game_store_write_text(game_store *store, game_kept_text *kept)
{
    char *text = kept->waiting;
    size_t size = kept->waiting_size;
    sw_error error;
    if (!text)
        return false;
    kept->waiting = NULL;
    game_store_pause(store);
    sw_status status = os_file_replace(kept->path, text, size, &error);
    free(text);
    game_store_resume(store);
    game_store_note(store, &kept->failing, kept->name, status, &error);
    return true;
}

/* ---- The caller's thread ---- */

/* What was told when loading is not told again. */
static void note_told(game_store *store, game_kept_text *kept)
{
    os_mutex_lock(&store->lock);
    kept->failing = kept->failing || kept->unread;
    os_mutex_unlock(&store->lock);
}

sw_status game_store_load_text(game_store *store, game_kept_text *kept, sw_error *error)
{
    game_store_flush(store);
    game_kept_text_deinit(kept);
    kept->text = NULL;
    sw_status status = game_read_or_quarantine(&kept->text, &kept->size, kept->path,
                                               GAME_KEPT_TEXT_MAX / 2, error);
    kept->unread = status != SW_OK && status != SW_BAD_INPUT;
    note_told(store, kept);
    return status;
}

/* Takes over the text. */
static void queue(game_store *store, game_kept_text *kept, sw_text *text)
{
    sw_error error;
    os_mutex_lock(&store->lock);
    if (text->failed) {
        sw_status status = sw_fail(&error, SW_LIMIT, "too long to be kept");
        game_store_note(store, &kept->failing, kept->name, status, &error);
        sw_text_deinit(text);
    } else {
        free(kept->waiting);
        kept->waiting = text->data;
        kept->waiting_size = text->length;
        os_condition_signal_all(&store->changed);
    }
    os_mutex_unlock(&store->lock);
}

bool game_store_may_save_text(game_kept_text *kept)
{
    if (kept->path[0] == '\0')
        return false;
    if (kept->unread && game_check_unread(kept->path, NULL) != SW_OK)
        return false;
    kept->unread = false;
    return true;
}

void game_store_save_text(game_store *store, game_kept_text *kept, sw_text *text)
{
    char *copy = text->failed ? NULL : strdup(text->data);
    if (copy) {
        free(kept->text);
        kept->text = copy;
        kept->size = text->length;
    }
    queue(store, kept, text);
}
