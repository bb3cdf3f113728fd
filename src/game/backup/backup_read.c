/* Reads a backup that anybody may have made: all of it is checked before anything comes of it. */
#include "backup/backup_kinds.h"
#include "backup/zip.h"
#include "base/utf8.h"
#include "files/replays_name.h"
#include "files/results_file.h"
#include "files/run_file.h"
#include "format/slots_text.h"
#include "game/results.h"
#include "game/settings.h"
#include "os/file.h"
#include "run/run_text.h"

#include <stdlib.h>
#include <string.h>

void game_backup_deinit(game_backup *backup)
{
    game_results_deinit(&backup->results);
    game_slots_deinit(&backup->slots);
    free(backup->settings);
    free(backup->controls);
    *backup = (game_backup){0};
}

/* ---- Entries ---- */

typedef struct reader {
    const game_backup_home *home;
    const game_backup_watch *watch;
    game_zip zip;
    size_t at;         /* the entry that is next */
    game_results here; /* the player's own results; owned */
    sw_error *error;
} reader;

/* One entry with its content, which is owned. */
typedef struct content {
    const char *entry, *name; /* of the entry, and of its file */
    game_file file;
    char *data;
    size_t size;
} content;

/* The entry and the reason: where the entry is no name of ours, as what can be shown of it. */
static sw_status fail_in(reader *r, const char *entry, const sw_error *reason)
{
    char shown[64];
    size_t length = sw_utf8_fit(entry, strlen(entry), sizeof shown - 1);
    memcpy(shown, entry, length);
    shown[length] = '\0';
    sw_utf8_make_harmless(shown, length);
    return sw_fail_in_file(r->error, shown, reason);
}

/* Kinds come in their order, and files of a kind in that of their names: so none is there twice. */
static bool is_behind(game_file file, const char *entry, const game_zip_entry *before)
{
    game_file other;
    const char *name;
    if (!game_backup_entry_of(before->name, &other, &name))
        return true; /* the head */
    return file > other || (file == other && strcmp(entry, before->name) > 0);
}

static sw_status read_entry(reader *r, const game_zip_entry *entry, content *out, sw_error *error)
{
    if (!game_backup_entry_of(entry->name, &out->file, &out->name))
        return sw_fail(error, SW_BAD_INPUT, "Slidewise keeps no file of this name");
    size_t most = game_file_kinds[out->file].size_max;
    if (!is_behind(out->file, entry->name, entry - 1))
        return sw_fail(error, SW_BAD_INPUT, "out of order, or there twice");
    if (entry->size > most)
        return sw_fail(error, SW_BAD_INPUT, "larger than the limit of %zu bytes", most);
    out->entry = entry->name;
    out->size = entry->size;
    sw_status status = game_zip_read(&r->zip, entry, &out->data, error);
    if (status != SW_OK)
        return status;
    status = game_backup_check(out->file, out->name, out->data, out->size, r->home, error);
    if (status != SW_OK) {
        free(out->data);
        out->data = NULL;
    }
    return status;
}

/* The next entry, checked; out->data is NULL behind the last. */
static sw_status next(reader *r, content *out)
{
    sw_error reason;
    *out = (content){0};
    if (r->watch && !r->watch->go_on(r->watch->data, r->at - 1, r->zip.count - 1))
        return sw_fail(r->error, SW_CANCELLED, "stopped");
    if (r->at == r->zip.count)
        return SW_OK;
    const game_zip_entry *entry = &r->zip.entries[r->at++];
    sw_status status = read_entry(r, entry, out, &reason);
    return status == SW_OK ? SW_OK : fail_in(r, entry->name, &reason);
}

static sw_status read_head(reader *r, int64_t *date)
{
    char *text;
    sw_error reason;
    const game_zip_entry *head = r->zip.entries;
    bool is_head = r->zip.count > 0 && strcmp(head->name, GAME_BACKUP_HEAD) == 0;
    if (!is_head)
        return sw_fail(r->error, SW_BAD_INPUT, "this is not a Slidewise backup");
    if (head->size > GAME_BACKUP_HEAD_MAX)
        return sw_fail(r->error, SW_BAD_INPUT, "%s is too long", GAME_BACKUP_HEAD);
    sw_status status = game_zip_read(&r->zip, head, &text, &reason);
    if (status == SW_OK) {
        status = game_backup_head_parse(date, text, head->size, &reason);
        free(text);
    }
    r->at = 1;
    return status == SW_OK ? SW_OK : fail_in(r, GAME_BACKUP_HEAD, &reason);
}

static sw_status folder_of(const game_backup_home *home, game_file file, char out[OS_PATH_SIZE],
                           sw_error *error)
{
    const char *folder = home->folders[game_file_kinds[file].home];
    if (!folder)
        return sw_fail(error, SW_NOT_FOUND, "there is no folder to keep it in");
    return game_file_path(out, OS_PATH_SIZE, file, folder, error);
}

/* Damaged lines of what is here stay here, and count for nothing. */
static sw_status read_results_here(reader *r)
{
    char path[OS_PATH_SIZE], *text;
    size_t size;
    if (folder_of(r->home, GAME_FILE_RESULTS, path, NULL) != SW_OK)
        return SW_OK;
    sw_error reason;
    sw_status status = os_file_read(&text, &size, path, GAME_RESULTS_FILE_MAX, &reason);
    if (status == SW_OK) {
        status = game_results_parse(&r->here, text, size, &reason);
        free(text);
    }
    if (status == SW_OK || status == SW_NOT_FOUND || status == SW_BAD_INPUT)
        return SW_OK;
    return sw_fail_because(r->error, status, &reason, "results.txt cannot be read");
}

static void close_backup(reader *r)
{
    game_zip_close(&r->zip);
    game_results_deinit(&r->here);
}

static sw_status open_backup(reader *r, const char *path, int64_t *date)
{
    sw_status status = game_zip_open(&r->zip, path, game_backup_entries_max(), r->error);
    if (status != SW_OK)
        return status;
    status = read_head(r, date);
    if (status == SW_OK)
        status = read_results_here(r);
    if (status != SW_OK)
        close_backup(r);
    return status;
}

/* ---- Where a file belongs ---- */

/* A file that cannot be read is another one. SW_NO_MEMORY where that is not known. */
static sw_status compare(bool *same, const char *path, const content *c, sw_error *error)
{
    char *there;
    size_t size;
    sw_status status = os_file_read(&there, &size, path, c->size, error);
    *same = status == SW_OK && size == c->size && memcmp(there, c->data, size) == 0;
    if (status == SW_OK)
        free(there);
    return status == SW_NO_MEMORY ? status : SW_OK;
}

/* The run of a mode has one file, and no number. One that is in play, or over, does not come back. */
static bool may_begin(const reader *r, const content *c, const char *path)
{
    char playing[GAME_RUN_FILE_NAME];
    game_run run;
    size_t good;
    if (os_file_exists(path) || game_run_parse(&run, c->data, c->size, &good, NULL) != SW_OK)
        return false;
    if (r->home->run)
        game_run_file_name(r->home->run, playing);
    bool over = run.over || game_results_find_run(&r->here, run.id);
    game_run_deinit(&run);
    return !over && !(r->home->run && strcmp(playing, c->name) == 0);
}

/* Where a file that is new here belongs: under its own name, or the first number that is free. *is_new is false where
 * it is here already, under any of these names. */
static sw_status find_place(const reader *r, const content *c, char out[OS_PATH_SIZE], bool *is_new,
                            sw_error *error)
{
    enum { NUMBERS = 1000 };
    char folder[OS_PATH_SIZE], name[GAME_FILE_NAME_MAX + 1];
    sw_status status = folder_of(r->home, c->file, folder, error);
    *is_new = false;
    for (int number = 1; number <= NUMBERS && status == SW_OK; number++) {
        game_file_number(c->file, c->name, number, name);
        status = os_path_join(out, OS_PATH_SIZE, folder, name, error);
        if (status != SW_OK || game_file_is_reserved(c->file, name))
            continue;
        if (c->file == GAME_FILE_RUNS) {
            *is_new = may_begin(r, c, out);
            return SW_OK;
        }
        bool same;
        status = compare(&same, out, c, error);
        *is_new = status == SW_OK && !same && !os_file_exists(out);
        if (same || *is_new)
            return status;
    }
    return status == SW_OK ? sw_fail(error, SW_LIMIT, "%d files have this name", NUMBERS) : status;
}

/* ---- Which results are new ---- */

/* A run and its place among those that are known (which come first) and those that may be new. */
typedef struct run_place {
    uint64_t id;
    size_t place;
} run_place;

static int by_id(const void *a, const void *b)
{
    const run_place *one = a, *other = b;
    if (one->id != other->id)
        return one->id < other->id ? -1 : 1;
    return one->place < other->place ? -1 : 1;
}

static int by_place(const void *a, const void *b)
{
    const run_place *one = a, *other = b;
    return one->place < other->place ? -1 : 1;
}

/* Of each id the first one stays: where that is a known one, none is new. Returns how many. */
static size_t keep_new(run_place *places, size_t count, size_t known)
{
    size_t kept = 0;
    uint64_t before = 0;
    qsort(places, count, sizeof *places, by_id);
    for (size_t i = 0; i < count; i++) {
        run_place now = places[i];
        bool first = i == 0 || now.id != before;
        before = now.id;
        if (first && now.place >= known)
            places[kept++] = now;
    }
    qsort(places, kept, sizeof *places, by_place);
    return kept;
}

static bool merge_runs(game_results *out, const game_results *all, const game_results *known)
{
    size_t count = known->run_count + all->run_count;
    run_place *places = calloc(count + 1, sizeof *places);
    bool added = places != NULL;
    for (size_t i = 0; places && i < count; i++) {
        const game_run_result *run =
            i < known->run_count ? &known->runs[i] : &all->runs[i - known->run_count];
        places[i] = (run_place){run->id, i};
    }
    size_t fresh = places ? keep_new(places, count, known->run_count) : 0;
    for (size_t i = 0; added && i < fresh; i++)
        added = game_results_add_run(out, &all->runs[places[i].place - known->run_count]);
    free(places);
    return added;
}

/* Adds to *out those of `all` that are not known: results by the id of their game, where the better one counts, and
 * challenges by the id of their run. False where memory ran out. */
static bool merge_results(game_results *out, const game_results *all, const game_results *known)
{
    for (size_t i = 0; i < all->count; i++) {
        const game_result *here = game_results_find(known, all->list[i].id);
        if (here && !game_result_replaces(&all->list[i], here))
            continue;
        if (!game_results_add(out, &all->list[i]))
            return false;
    }
    return merge_runs(out, all, known);
}

/* ---- What is in it ---- */

typedef struct finder {
    reader r;
    game_backup out;
    size_t own; /* of the new replays, named by the game */
} finder;

static sw_status count_replays_here(finder *f)
{
    char path[OS_PATH_SIZE], **names;
    size_t count;
    if (folder_of(f->r.home, GAME_FILE_REPLAYS, path, NULL) != SW_OK)
        return SW_OK;
    sw_status status = os_folder_list(&names, &count, path, f->r.error);
    if (status != SW_OK)
        return status == SW_NOT_FOUND ? SW_OK : status;
    for (size_t i = 0; i < count; i++)
        f->out.replays += game_replays_is_own(names[i]);
    os_folder_free(names, count);
    return SW_OK;
}

static sw_status take_results(finder *f, const content *c)
{
    game_results all;
    game_backup_part *part = &f->out.parts[c->file];
    sw_status status = game_results_parse(&all, c->data, c->size, f->r.error);
    if (status == SW_OK && !merge_results(&f->out.results, &all, &f->r.here))
        status = sw_fail(f->r.error, SW_NO_MEMORY, "not enough memory for the results");
    part->count = all.count + all.run_count;
    part->fresh = f->out.results.count + f->out.results.run_count;
    game_results_deinit(&all);
    return status;
}

static bool has_ended(const finder *f, const game_round *round)
{
    return game_session_solved(&round->session) || game_results_find(&f->r.here, round->id);
}

/* Games come back where there is none, unless they have ended meanwhile. */
static sw_status take_games(finder *f, const content *c)
{
    game_slots slots;
    sw_status status = game_slots_parse(&slots, c->data, c->size, f->r.error);
    if (status != SW_OK)
        return status;
    if (slots.has_parked && has_ended(f, &slots.parked)) {
        game_round_deinit(&slots.parked);
        slots.has_parked = false;
    }
    if (slots.has_current && has_ended(f, &slots.current))
        game_slots_drop(&slots);
    bool comes = !f->r.home->has_game && (slots.has_current || slots.has_parked);
    f->out.parts[c->file] = (game_backup_part){1, comes};
    if (comes)
        f->out.slots = slots;
    else
        game_slots_deinit(&slots);
    return SW_OK;
}

static sw_status take_file(finder *f, const content *c)
{
    char path[OS_PATH_SIZE];
    bool is_new = false;
    sw_error reason;
    if (find_place(&f->r, c, path, &is_new, &reason) != SW_OK)
        return fail_in(&f->r, c->entry, &reason);
    f->out.parts[c->file].count++;
    f->out.parts[c->file].fresh += is_new;
    f->own += is_new && c->file == GAME_FILE_REPLAYS && game_replays_is_own(c->name);
    return SW_OK;
}

/* Moves the text out. */
static sw_status take_text(finder *f, content *c, char **out)
{
    *out = c->data;
    c->data = NULL;
    f->out.parts[c->file] = (game_backup_part){1, 1};
    return SW_OK;
}

static sw_status take(finder *f, content *c)
{
    switch (c->file) {
    case GAME_FILE_SETTINGS:
        return take_text(f, c, &f->out.settings);
    case GAME_FILE_CONTROLS:
        return take_text(f, c, &f->out.controls);
    case GAME_FILE_GAMES:
        return take_games(f, c);
    case GAME_FILE_RESULTS:
        return take_results(f, c);
    default:
        return take_file(f, c);
    }
}

static sw_status take_all(finder *f)
{
    content c;
    sw_status status = next(&f->r, &c);
    while (status == SW_OK && c.data) {
        status = take(f, &c);
        free(c.data);
        if (status == SW_OK)
            status = next(&f->r, &c);
    }
    return status;
}

/* Of too many the oldest stay away: the game would remove them, or the player's own. */
static void make_room(finder *f)
{
    game_backup *out = &f->out;
    size_t all = out->replays + f->own;
    size_t over = all > GAME_REPLAYS_MAX ? all - GAME_REPLAYS_MAX : 0;
    out->too_many = over < f->own ? over : f->own;
    out->parts[GAME_FILE_REPLAYS].fresh -= out->too_many;
    out->replays = all - out->too_many;
}

sw_status game_backup_look(game_backup *out, const char *path, const game_backup_home *home,
                           const game_backup_watch *watch, sw_error *error)
{
    finder f = {.r = {.home = home, .watch = watch, .error = error}};
    sw_status status = open_backup(&f.r, path, &f.out.date);
    if (status != SW_OK)
        return status;
    status = count_replays_here(&f);
    if (status == SW_OK)
        status = take_all(&f);
    make_room(&f);
    close_backup(&f.r);
    if (status == SW_OK)
        *out = f.out;
    else
        game_backup_deinit(&f.out);
    return status;
}

/* ---- Bringing it ---- */

static sw_status bring_file(reader *r, const game_backup *backup, const content *c, size_t *skipped,
                            size_t *brought)
{
    char folder[OS_PATH_SIZE], path[OS_PATH_SIZE];
    bool is_new;
    sw_error reason;
    sw_status status = find_place(r, c, path, &is_new, &reason);
    bool own = c->file == GAME_FILE_REPLAYS && game_replays_is_own(c->name);
    if (status == SW_OK && is_new && own && *skipped < backup->too_many) {
        ++*skipped;
        return SW_OK;
    }
    if (status == SW_OK && is_new)
        status = folder_of(r->home, c->file, folder, &reason);
    if (status == SW_OK && is_new)
        status = os_folder_make(folder, &reason);
    if (status == SW_OK && is_new)
        status = os_file_replace(path, c->data, c->size, &reason);
    if (status != SW_OK)
        return fail_in(r, c->entry, &reason);
    *brought += is_new;
    return SW_OK;
}

sw_status game_backup_bring(const game_backup *backup, const char *path,
                            const game_backup_home *home, const game_backup_watch *watch,
                            size_t brought[GAME_FILES], sw_error *error)
{
    reader r = {.home = home, .watch = watch, .error = error};
    content c;
    int64_t date;
    size_t skipped = 0;
    memset(brought, 0, GAME_FILES * sizeof *brought);
    sw_status status = open_backup(&r, path, &date);
    if (status != SW_OK)
        return status;
    status = next(&r, &c);
    while (status == SW_OK && c.data) {
        if (game_file_is_folder(c.file))
            status = bring_file(&r, backup, &c, &skipped, &brought[c.file]);
        free(c.data);
        if (status == SW_OK)
            status = next(&r, &c);
    }
    close_backup(&r);
    return status;
}
