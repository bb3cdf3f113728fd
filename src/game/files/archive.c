#include "game/archive.h"

#include "base/date.h"
#include "format/record_form.h"
#include "game/save.h"
#include "os/append.h"
#include "os/file.h"
#include "os/paths.h"
#include "os/reader.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A file is named <YYYYMMDD-HHMMSS>-<id as 16 hexadecimal digits>.replay, so that names sort by
 * date. Any other file that ends in ".replay" is listed as well, but never removed to make room. */

static const char suffix[] = ".replay";
enum { DAY = 8, STAMP = sizeof "20261120-184502" - 1, ID = 16, SUFFIX = sizeof suffix - 1 };
enum { FULL_NAME = STAMP + 1 + ID + SUFFIX };

enum { AHEAD = 256 }; /* files that are asked for at a time */

/* ---- Names ---- */

static void make_name(const game_record *record, char out[GAME_ARCHIVE_NAME])
{
    char date[SW_DATE_SIZE];
    sw_date_format(record->date, date);
    snprintf(out, GAME_ARCHIVE_NAME, "%.4s%.2s%.2s-%.2s%.2s%.2s-%016" PRIx64 "%s", date, date + 5,
             date + 8, date + 11, date + 14, date + 17, record->round.id, suffix);
}

static bool is_replay(const char *name)
{
    size_t length = strlen(name);
    return length > SUFFIX && strcmp(name + length - SUFFIX, suffix) == 0;
}

/* Whether the name was given by this archive. */
static bool is_own(const char *name)
{
    static const char digits[] = "0123456789abcdef";
    return strlen(name) == FULL_NAME && is_replay(name) && strspn(name, "0123456789") == DAY &&
           name[DAY] == '-' && strspn(name + DAY + 1, "0123456789") == STAMP - DAY - 1 &&
           name[STAMP] == '-' && strspn(name + STAMP + 1, digits) == ID;
}

/* One of them may be "". */
static bool same_id(const char *a, const char *b)
{
    return *a != '\0' && *b != '\0' && strcmp(a + STAMP, b + STAMP) == 0;
}

/* ---- Listing ---- */

/* 64-bit FNV-1a over size and tiles. */
static uint64_t hash_board(uint64_t hash, const puzzle_board *board)
{
    int cells = puzzle_size_cells(board->size);
    hash = (hash ^ (uint64_t)board->size.columns) * 1099511628211u;
    for (int cell = 0; cell < cells; cell++)
        hash = (hash ^ board->tiles[cell]) * 1099511628211u;
    return hash;
}

static uint64_t hash_boards(const puzzle_board *start, const puzzle_board *goal)
{
    return hash_board(hash_board(14695981039346656037u, start), goal);
}

static game_archive_entry entry_of(const game_save_head *head, const char *name)
{
    const game_round *round = &head->round;
    const game_session *session = &round->session;
    game_archive_entry entry = {
        .date = head->date,
        .id = round->id,
        .size = session->start.size,
        .boards = hash_boards(&session->start, &session->goal),
        .style = round->look.style,
        .solved = head->solved,
        .moves = (int)head->counts.moves,
        .autos = (int)head->counts.autos,
        .time_ms = (double)head->counts.time_ms,
    };
    snprintf(entry.name, sizeof entry.name, "%s", name);
    snprintf(entry.title, sizeof entry.title, "%s", round->origin.title);
    if (round->origin.kind == GAME_FROM_LEVEL)
        snprintf(entry.level, sizeof entry.level, "%s", round->origin.level);
    return entry;
}

static sw_status read_head(game_save_head *out, const char *folder, const char *name,
                           sw_error *error)
{
    char path[OS_PATH_SIZE], text[GAME_SAVE_HEAD_LIMIT];
    os_reader file;
    size_t length;
    sw_status status = os_path_join(path, sizeof path, folder, name, error);
    if (status == SW_OK && strlen(name) >= GAME_ARCHIVE_NAME)
        status = sw_fail(error, SW_LIMIT, "the name is too long");
    if (status == SW_OK)
        status = os_reader_open(&file, path, error);
    if (status != SW_OK)
        return status;
    status = os_reader_read(&file, text, sizeof text, &length, error);
    os_reader_close(&file);
    return status == SW_OK ? game_save_peek(out, &game_record_form, text, length, error) : status;
}

static void note_damaged(game_archive *archive, const char *name, const sw_error *reason)
{
    char message[SW_ERROR_SIZE];
    if (archive->damaged++ > 0)
        return;
    sw_error_describe(reason, name, message, sizeof message);
    sw_fail(&archive->problem, reason->status, "%s", message);
}

/* Fetched one by one, a thousand small files that are not in memory take a disk too long. */
static void expect_some(const char *folder, char **names, size_t count)
{
    char path[OS_PATH_SIZE];
    for (size_t i = 0; i < count && i < AHEAD; i++)
        if (is_replay(names[i]) && os_path_join(path, sizeof path, folder, names[i], NULL) == SW_OK)
            os_file_expect(path);
}

static void list_one(game_archive *archive, const char *folder, const char *name)
{
    game_save_head head;
    sw_error reason;
    if (read_head(&head, folder, name, &reason) == SW_OK)
        archive->entries[archive->count++] = entry_of(&head, name);
    else
        note_damaged(archive, name, &reason);
}

static int newest_first(const void *left, const void *right)
{
    const game_archive_entry *a = left, *b = right;
    if (a->date != b->date)
        return a->date > b->date ? -1 : 1;
    return strcmp(b->name, a->name);
}

sw_status game_archive_list(game_archive *out, const char *folder, sw_error *error)
{
    char **names;
    size_t count;
    game_archive archive = {0};
    *out = archive;
    sw_status status = os_folder_list(&names, &count, folder, error);
    if (status != SW_OK)
        return status == SW_NOT_FOUND ? SW_OK : status;
    archive.entries = calloc(count + 1, sizeof *archive.entries);
    for (size_t i = 0; i < count && archive.entries; i++) {
        if (i % AHEAD == 0)
            expect_some(folder, names + i, count - i);
        if (is_replay(names[i]))
            list_one(&archive, folder, names[i]);
    }
    os_folder_free(names, count);
    if (!archive.entries)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory for the list");
    qsort(archive.entries, archive.count, sizeof *archive.entries, newest_first);
    *out = archive;
    return SW_OK;
}

void game_archive_deinit(game_archive *archive)
{
    free(archive->entries);
    *archive = (game_archive){0};
}

static bool beats(const game_archive_entry *entry, const game_archive_entry *best)
{
    if (!best || entry->moves != best->moves)
        return !best || entry->moves < best->moves;
    return entry->time_ms < best->time_ms;
}

const char *game_archive_best(const game_archive *archive, const puzzle_board *start,
                              const puzzle_board *goal)
{
    const game_archive_entry *best = NULL;
    uint64_t boards = hash_boards(start, goal);
    for (size_t i = 0; i < archive->count; i++) {
        const game_archive_entry *entry = &archive->entries[i];
        if (entry->boards == boards && entry->solved && entry->autos == 0 && beats(entry, best))
            best = entry;
    }
    return best ? best->name : NULL;
}

/* ---- Single replays ---- */

sw_status game_archive_read(game_record *out, const char *folder, const char *name, sw_error *error)
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

sw_status game_archive_remove(const char *folder, const char *name, sw_error *error)
{
    char path[OS_PATH_SIZE];
    sw_status status = os_path_join(path, sizeof path, folder, name, error);
    return status == SW_OK ? os_file_remove(path, error) : status;
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
        others += is_own(names[i]) && !same_id(names[i], kept);
    for (size_t i = 0; i < count && status == SW_OK; i++) {
        if (!is_own(names[i]) || strcmp(names[i], kept) == 0)
            continue;
        bool same = same_id(names[i], kept);
        if (same || others > most)
            status = game_archive_remove(folder, names[i], error);
        others -= !same;
    }
    os_folder_free(names, count);
    return status;
}

sw_status game_archive_keep(const char *folder, const game_record *record, int limit, char *name,
                            sw_error *error)
{
    char kept[GAME_ARCHIVE_NAME] = "";
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
