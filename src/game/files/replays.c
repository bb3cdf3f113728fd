/* The files of replays: their names, and single ones kept, read and removed. */
#include "game/replays.h"

#include "base/date.h"
#include "files/replays_name.h"
#include "game/save.h"
#include "os/append.h"
#include "os/file.h"
#include "os/paths.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A file is named <YYYYMMDD-HHMMSS>-<id as 16 hexadecimal digits>.replay, so that names sort by
 * date. Any other file that ends in ".replay" is listed as well, but never removed to make room. */

static const char suffix[] = GAME_REPLAY_ENDING;
enum { DAY = 8, STAMP = sizeof "20261120-184502" - 1, ID = 16, SUFFIX = sizeof suffix - 1 };
enum { FULL_NAME = STAMP + 1 + ID + SUFFIX };

/* ---- Names ---- */

static void make_name(const game_record *record, char out[GAME_REPLAY_NAME])
{
    char date[SW_DATE_SIZE];
    sw_date_format(record->date, date);
    snprintf(out, GAME_REPLAY_NAME, "%.4s%.2s%.2s-%.2s%.2s%.2s-%016" PRIx64 "%s", date, date + 5,
             date + 8, date + 11, date + 14, date + 17, record->round.id, suffix);
}

bool game_replays_is_replay(const char *name)
{
    size_t length = strlen(name);
    return length > SUFFIX && strcmp(name + length - SUFFIX, suffix) == 0;
}

bool game_replays_is_own(const char *name)
{
    static const char digits[] = "0123456789abcdef";
    return strlen(name) == FULL_NAME && game_replays_is_replay(name) &&
           strspn(name, "0123456789") == DAY && name[DAY] == '-' &&
           strspn(name + DAY + 1, "0123456789") == STAMP - DAY - 1 && name[STAMP] == '-' &&
           strspn(name + STAMP + 1, digits) == ID;
}

/* One of them may be "". */
static bool same_id(const char *a, const char *b)
{
    return *a != '\0' && *b != '\0' && strcmp(a + STAMP, b + STAMP) == 0;
}

/* ---- Single replays ---- */

sw_status game_replays_read(game_record *out, const char *folder, const char *name, sw_error *error)
{
    char path[OS_PATH_SIZE];
    char *text;
    size_t size;
    sw_status status = os_path_join(path, sizeof path, folder, name, error);
    if (status == SW_OK)
        status = os_file_read(&text, &size, path, GAME_SAVE_LIMIT, error);
    if (status != SW_OK)
        return status;
    status = game_record_parse(out, text, size, error);
    free(text);
    return status;
}

sw_status game_replays_remove(const char *folder, const char *name, sw_error *error)
{
    char path[OS_PATH_SIZE];
    sw_status status = os_path_join(path, sizeof path, folder, name, error);
    sw_error reason;
    if (status == SW_OK && os_file_remove(path, &reason) != SW_OK)
        status = sw_fail_because(error, reason.status, &reason, "%s is still there", name);
    return status;
}

/* ---- Keeping ---- */

/* Whole or not at all, without waiting for the disk. */
static sw_status write_whole(const char *temporary, const char *path, const sw_text *text,
                             sw_error *error)
{
    os_append *file;
    sw_status status = os_file_remove(temporary, error);
    if (status == SW_OK)
        status = os_append_open(&file, temporary, error);
    if (status != SW_OK)
        return status;
    status = os_append_write(file, text->data, text->length, error);
    os_append_close(file);
    if (status == SW_OK)
        status = os_file_rename(temporary, path, error);
    if (status != SW_OK)
        os_file_remove(temporary, NULL);
    return status;
}

static sw_status write_record(const char *folder, const game_record *record, const char *name,
                              sw_error *error)
{
    char path[OS_PATH_SIZE], temporary[OS_PATH_SIZE];
    sw_text text;
    sw_status status = os_folder_make(folder, error);
    if (status == SW_OK)
        status = os_path_join(path, sizeof path, folder, name, error);
    if (status == SW_OK)
        status = os_path_join(temporary, sizeof temporary, folder, "new.tmp", error);
    if (status != SW_OK)
        return status;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    game_record_format(record, &text);
    status = text.failed ? sw_fail(error, SW_LIMIT, "too long to be kept")
                         : write_whole(temporary, path, &text, error);
    sw_text_deinit(&text);
    return status;
}

/* Removes what has the id of the one just kept, and the oldest of the others, of which `most` may
 * stay. The one just kept is never the oldest: the clock may have been set back. */
static sw_status make_room(const char *folder, const char *kept, size_t most, sw_error *error)
{
    char **names;
    size_t count, others = 0;
    sw_status status = os_folder_list(&names, &count, folder, error);
    if (status != SW_OK)
        return status == SW_NOT_FOUND ? SW_OK : status;
    for (size_t i = 0; i < count; i++)
        others += game_replays_is_own(names[i]) && !same_id(names[i], kept);
    for (size_t i = 0; i < count && status == SW_OK; i++) {
        if (!game_replays_is_own(names[i]) || strcmp(names[i], kept) == 0)
            continue;
        bool same = same_id(names[i], kept);
        if (same || others > most)
            status = game_replays_remove(folder, names[i], error);
        others -= !same;
    }
    os_folder_free(names, count);
    return status;
}

sw_status game_replays_keep(const char *folder, const game_record *record, int limit, char *name,
                            sw_error *error)
{
    char kept[GAME_REPLAY_NAME] = "";
    sw_status status = SW_OK;
    if (limit > 0) {
        make_name(record, kept);
        status = write_record(folder, record, kept, error);
    }
    if (status == SW_OK)
        status = make_room(folder, kept, limit > 0 ? (size_t)limit - 1 : 0, error);
    if (name)
        memcpy(name, kept, sizeof kept);
    return status;
}
