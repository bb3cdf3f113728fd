/* The list of replays, by what stands at the beginning of their files. */
#include "files/replays_kept.h"

#include "files/replays_name.h"
#include "format/save_form.h"
#include "os/paths.h"
#include "os/reader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { AHEAD = 256 }; /* files that are asked for at a time */

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

static game_credit credit_of(const game_save_counts *counts)
{
    int hints[GAME_HINT_STEPS];
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        hints[i] = (int)counts->hints[i];
    return game_credit_of(hints, (int)counts->autos);
}

static game_replay_entry entry_of(const game_save_head *head, const char *name)
{
    const game_round *round = &head->round;
    const game_session *session = &round->session;
    game_replay_entry entry = {
        .date = head->date,
        .id = round->id,
        .size = session->start.size,
        .boards = hash_boards(&session->start, &session->goal),
        .style = round->look.style,
        .solved = head->solved,
        .moves = (int)head->counts.moves,
        .credit = credit_of(&head->counts),
        .time_ms = (double)head->counts.time_ms,
    };
    snprintf(entry.name, sizeof entry.name, "%s", name);
    memcpy(entry.challenge, round->challenge, sizeof entry.challenge);
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
    if (status == SW_OK && strlen(name) >= GAME_REPLAY_NAME)
        status = sw_fail(error, SW_LIMIT, "the name is too long");
    if (status == SW_OK)
        status = os_reader_open(&file, path, error);
    if (status != SW_OK)
        return status;
    status = os_reader_read(&file, text, sizeof text, &length, error);
    os_reader_close(&file);
    return status == SW_OK ? game_save_peek(out, &game_record_form, text, length, error) : status;
}

static void note_damaged(game_replays *replays, const char *name, const sw_error *reason)
{
    if (replays->damaged++ == 0)
        sw_fail_in_file(&replays->problem, name, reason);
}

/* ---- What has changed ---- */

/* A name in the folder, and what is known of its file. */
typedef struct found_file {
    const char *name;
    const game_replay_file *kept; /* NULL: it has to be read */
    os_file_stamp stamp;
} found_file;

/* The kept file of that name; *at goes along with the names, which are sorted like the files. */
static const game_replay_file *find_kept(const game_replays_kept *kept, size_t *at,
                                         const char *name)
{
    while (*at < kept->count && strcmp(kept->files[*at].entry.name, name) < 0)
        ++*at;
    bool same = *at < kept->count && strcmp(kept->files[*at].entry.name, name) == 0;
    return same ? &kept->files[*at] : NULL;
}

static size_t look_at_files(found_file *out, const game_replays_kept *kept, const char *folder,
                            char **names, size_t count)
{
    size_t total = 0, at = 0;
    for (size_t i = 0; i < count; i++) {
        char path[OS_PATH_SIZE];
        if (!game_replays_is_replay(names[i]))
            continue;
        found_file *now = &out[total++];
        *now = (found_file){.name = names[i], .kept = find_kept(kept, &at, names[i])};
        if (os_path_join(path, sizeof path, folder, names[i], NULL) != SW_OK ||
            !os_file_stamp_take(&now->stamp, path) || !now->kept ||
            !os_file_stamp_same(&now->stamp, &now->kept->stamp))
            now->kept = NULL;
    }
    return total;
}

/* Fetched one by one, a thousand small files that are not in memory take a disk too long. */
static void expect_some(const char *folder, const found_file *found, size_t count)
{
    char path[OS_PATH_SIZE];
    for (size_t i = 0; i < count && i < AHEAD; i++)
        if (!found[i].kept && os_path_join(path, sizeof path, folder, found[i].name, NULL) == SW_OK)
            os_file_expect(path);
}

/* ---- Listing ---- */

static int newest_first(const void *left, const void *right)
{
    const game_replay_entry *a = left, *b = right;
    if (a->date != b->date)
        return a->date > b->date ? -1 : 1;
    return strcmp(b->name, a->name);
}

static void add_file(game_replays_kept *next, const char *folder, const found_file *now)
{
    game_save_head head;
    sw_error reason;
    game_replay_file *file = &next->files[next->count];
    if (now->kept) {
        *file = *now->kept;
        next->count++;
        return;
    }
    next->reads++;
    if (read_head(&head, folder, now->name, &reason) != SW_OK) {
        note_damaged(&next->list, now->name, &reason);
        return;
    }
    *file = (game_replay_file){.entry = entry_of(&head, now->name), .stamp = now->stamp};
    next->count++;
}

static void sort_list(game_replays_kept *next)
{
    for (size_t i = 0; i < next->count; i++)
        next->list.entries[i] = next->files[i].entry;
    next->list.count = next->count;
    qsort(next->list.entries, next->count, sizeof *next->list.entries, newest_first);
}

/* Makes the list anew from what is kept and what has to be read. */
static sw_status make_list(game_replays_kept *kept, const char *folder, char **names, size_t count,
                           sw_error *error)
{
    game_replays_kept next = {.reads = kept->reads, .folder = kept->folder};
    found_file *found = calloc(count + 1, sizeof *found);
    next.files = calloc(count + 1, sizeof *next.files);
    next.list.entries = calloc(count + 1, sizeof *next.list.entries);
    if (!found || !next.files || !next.list.entries) {
        free(found);
        game_replays_kept_deinit(&next);
        return sw_fail(error, SW_NO_MEMORY, "not enough memory for the list of replays");
    }
    size_t total = look_at_files(found, kept, folder, names, count);
    for (size_t i = 0; i < total; i++) {
        if (i % AHEAD == 0)
            expect_some(folder, found + i, total - i);
        add_file(&next, folder, &found[i]);
    }
    sort_list(&next);
    free(found);
    game_replays_kept_deinit(kept);
    *kept = next;
    return SW_OK;
}

static void forget(game_replays_kept *kept)
{
    size_t reads = kept->reads;
    game_replays_kept_deinit(kept);
    kept->reads = reads;
}

sw_status game_replays_kept_update(game_replays_kept *kept, const char *folder, sw_error *error)
{
    char **names;
    size_t count;
    os_file_stamp before = kept->folder;
    bool known = os_file_stamp_take(&kept->folder, folder); /* before it is listed */
    if (known && os_file_stamp_same(&kept->folder, &before))
        return SW_OK;
    sw_status status = os_folder_list(&names, &count, folder, error);
    if (status == SW_OK) {
        status = make_list(kept, folder, names, count, error);
        os_folder_free(names, count);
    } else {
        forget(kept);
    }
    if (!known || status != SW_OK)
        kept->folder = (os_file_stamp){0};
    return status == SW_NOT_FOUND ? SW_OK : status;
}

void game_replays_kept_deinit(game_replays_kept *kept)
{
    game_replays_deinit(&kept->list);
    /* clang-tidy loses track of what is zeroed below. NOLINTNEXTLINE(clang-analyzer-unix.Malloc) */
    free(kept->files);
    *kept = (game_replays_kept){0};
}

sw_status game_replays_list(game_replays *out, const char *folder, sw_error *error)
{
    game_replays_kept kept = {0};
    sw_status status = game_replays_kept_update(&kept, folder, error);
    *out = kept.list;
    kept.list = (game_replays){0};
    game_replays_kept_deinit(&kept);
    return status;
}

sw_status game_replays_copy(game_replays *out, const game_replays *replays, sw_error *error)
{
    *out = (game_replays){0};
    game_replay_entry *entries = calloc(replays->count + 1, sizeof *entries);
    if (!entries)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory for the list of replays");
    if (replays->count > 0)
        memcpy(entries, replays->entries, replays->count * sizeof *entries);
    *out = *replays;
    out->entries = entries;
    return SW_OK;
}

void game_replays_deinit(game_replays *replays)
{
    free(replays->entries);
    *replays = (game_replays){0};
}

static bool beats(const game_replay_entry *entry, const game_replay_entry *best)
{
    if (!best || entry->moves != best->moves)
        return !best || entry->moves < best->moves;
    return entry->time_ms < best->time_ms;
}

const char *game_replays_best(const game_replays *replays, const puzzle_board *start,
                              const puzzle_board *goal)
{
    const game_replay_entry *best = NULL;
    uint64_t boards = hash_boards(start, goal);
    for (size_t i = 0; i < replays->count; i++) {
        const game_replay_entry *entry = &replays->entries[i];
        if (entry->boards == boards && entry->solved && entry->credit == GAME_CREDIT_OWN &&
            beats(entry, best))
            best = entry;
    }
    return best ? best->name : NULL;
}
