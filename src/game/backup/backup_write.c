/* Writes all that is kept for a player into one file. */
#include "backup/backup_kinds.h"
#include "backup/zip.h"
#include "os/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct writer {
    const game_backup_home *home;
    const game_backup_watch *watch;
    game_zip_writer zip;
    game_backup *out;
    game_backup_left_out *left_out;
    size_t done, total;
    sw_error *error;
} writer;

/* ---- What there is ---- */

typedef struct file_list {
    char **names; /* NULL of a kind that is one file; owned */
    size_t count;
} file_list;

static void free_lists(file_list lists[GAME_FILES])
{
    for (int i = 0; i < GAME_FILES; i++)
        os_folder_free(lists[i].names, lists[i].names ? lists[i].count : 0);
}

static const char *home_of(const game_backup_home *home, game_file file)
{
    return home->folders[game_file_kinds[file].home];
}

/* Of a folder that is not there it is an empty list. */
static sw_status list_files(const game_backup_home *home, game_file file, file_list *out,
                            sw_error *error)
{
    char path[OS_PATH_SIZE];
    if (!home_of(home, file))
        return SW_OK;
    out->count = 1;
    if (!game_file_is_folder(file))
        return SW_OK;
    out->count = 0;
    sw_status status = game_file_path(path, sizeof path, file, home_of(home, file), error);
    if (status == SW_OK)
        status = os_folder_list(&out->names, &out->count, path, error);
    return status == SW_NOT_FOUND ? SW_OK : status;
}

static sw_status list_all(writer *w, file_list lists[GAME_FILES])
{
    sw_status status = SW_OK;
    for (int i = 0; i < GAME_FILES && status == SW_OK; i++) {
        status = list_files(w->home, (game_file)i, &lists[i], w->error);
        w->total += lists[i].count;
    }
    return status;
}

/* ---- One file ---- */

static sw_status leave_out(writer *w, const char *entry, const sw_error *reason)
{
    if (reason->status == SW_NO_MEMORY)
        return sw_fail_in_file(w->error, entry, reason);
    if (w->left_out->count++ == 0)
        sw_fail_in_file(&w->left_out->first, entry, reason);
    return SW_OK;
}

static sw_status read_content(const game_backup_home *home, game_file file, const char *name,
                              char **data, size_t *size, sw_error *error)
{
    char path[OS_PATH_SIZE], newer[OS_PATH_SIZE];
    size_t most = game_file_kinds[file].size_max;
    sw_status status = game_file_path(path, sizeof path, file, home_of(home, file), error);
    if (status == SW_OK && name)
        status = os_path_join(path, sizeof path, path, name, error);
    if (status != SW_OK)
        return status;
    if (file == GAME_FILE_GAMES && /* the newest ones are in a file that is not settled yet */
        snprintf(newer, sizeof newer, "%s.new", path) < (int)sizeof newer &&
        os_file_read(data, size, newer, most, error) == SW_OK)
        return SW_OK;
    return os_file_read(data, size, path, most, error);
}

/* What belongs into the backup; *data is NULL where nothing does. */
static sw_status read_file(const game_backup_home *home, game_file file, const char *name,
                           char **data, size_t *size, sw_error *error)
{
    *data = NULL;
    if (name && !game_file_may_be_called(file, name))
        return sw_fail(error, SW_BAD_INPUT, "a file of this name cannot be kept");
    sw_status status = read_content(home, file, name, data, size, error);
    if (status == SW_OK)
        status = game_backup_settle(file, data, size, error);
    bool some = status == SW_OK && *size > 0;
    if (some)
        status = game_backup_check(file, name, *data, *size, home, error);
    if (!some || status != SW_OK) {
        free(*data);
        *data = NULL;
    }
    return status == SW_NOT_FOUND ? SW_OK : status;
}

static size_t count_in(game_file file, const char *data, size_t size)
{
    size_t lines = 0;
    for (size_t i = 0; i < size; i++)
        lines += data[i] == '\n';
    return file == GAME_FILE_RESULTS ? lines - 1 : 1; /* without their title */
}

/* `number`: as the how manieth of its kind, from 1. */
static sw_status write_file(writer *w, game_file file, const char *name, size_t number)
{
    char entry[GAME_BACKUP_NAME_MAX + 1], *data;
    size_t size;
    sw_error reason;
    game_backup_entry_name(file, name, entry);
    if (number > game_file_kinds[file].count_max) {
        sw_fail(&reason, SW_LIMIT, "there are more than %zu", game_file_kinds[file].count_max);
        return leave_out(w, entry, &reason);
    }
    if (read_file(w->home, file, name, &data, &size, &reason) != SW_OK)
        return leave_out(w, entry, &reason);
    if (!data)
        return SW_OK;
    bool packed = file == GAME_FILE_PICTURES; /* already */
    sw_status status = game_zip_add(&w->zip, entry, data, size,
                                    packed ? GAME_ZIP_STORED : GAME_ZIP_DEFLATED, w->error);
    w->out->parts[file].count += count_in(file, data, size);
    free(data);
    return status;
}

/* ---- All of them ---- */

static bool goes_on(writer *w)
{
    return !w->watch || w->watch->go_on(w->watch->data, w->done, w->total);
}

/* Other names in a folder are the game's own temporary files, or nobody's. */
static sw_status write_list(writer *w, game_file file, const file_list *list)
{
    sw_status status = SW_OK;
    size_t number = 0;
    for (size_t i = 0; i < list->count && status == SW_OK; i++, w->done++) {
        const char *name = list->names ? list->names[i] : NULL;
        if (!goes_on(w))
            return sw_fail(w->error, SW_CANCELLED, "stopped");
        if (!name || game_file_is_one(file, name))
            status = write_file(w, file, name, ++number);
    }
    return status;
}

static sw_status write_all(writer *w, const file_list lists[GAME_FILES])
{
    char head[GAME_BACKUP_HEAD_MAX];
    game_backup_head_format(w->out->date, head);
    sw_status status =
        game_zip_add(&w->zip, GAME_BACKUP_HEAD, head, strlen(head), GAME_ZIP_STORED, w->error);
    for (int i = 0; i < GAME_FILES && status == SW_OK; i++)
        status = write_list(w, (game_file)i, &lists[i]);
    return status;
}

sw_status game_backup_write(const char *path, const game_backup_home *home, int64_t date,
                            const game_backup_watch *watch, game_backup *out,
                            game_backup_left_out *left_out, sw_error *error)
{
    file_list lists[GAME_FILES] = {0};
    writer w = {.home = home, .watch = watch, .out = out, .left_out = left_out, .error = error};
    *out = (game_backup){.date = date};
    *left_out = (game_backup_left_out){0};
    sw_status status = list_all(&w, lists);
    if (status == SW_OK)
        status = game_zip_begin(&w.zip, path, error);
    if (status == SW_OK) {
        status = write_all(&w, lists);
        if (status == SW_OK)
            status = game_zip_end(&w.zip, error);
        else
            game_zip_discard(&w.zip);
    }
    free_lists(lists);
    return status;
}
