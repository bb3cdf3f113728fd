#ifndef TESTS_GAME_HOMES_H
#define TESTS_GAME_HOMES_H

/* Players' folders with something of everything in them, and what becomes of them. Included after claims.h. */

#include "../place.h"
#include "backup/zip.h"
#include "game/kept/backup.h"

#include "../packs.h"
#include "../run/runs.h"

enum { DATE = 1795200302, MANY = 100 };
static const char controls_text[] = "slidewise-controls 1\nhint key J\n";
static const char picture_bytes[] = "\x89PNG of a lake";

static inline sw_status read_controls(const char *data, size_t size, sw_error *error)
{
    return size > 20 && memcmp(data, "slidewise-controls 1", 20) == 0
               ? SW_OK
               : sw_fail(error, SW_BAD_INPUT, "expected \"slidewise-controls 1\"");
}

static inline sw_status read_picture(const char *data, size_t size, sw_error *error)
{
    return size > 4 && memcmp(data, "\x89PNG", 4) == 0
               ? SW_OK
               : sw_fail(error, SW_BAD_INPUT, "not a picture");
}

static inline game_backup_home home_of(const place *here)
{
    return (game_backup_home){.folders = {here->config, here->state, here->data},
                              .controls = read_controls,
                              .picture = read_picture};
}

/* Puts a game on record: a result and a replay. */
static inline void win(const place *here, uint64_t id, int64_t date)
{
    game_results known;
    game_store *store = open_store(here);
    game_round round = solved_round(id, 1500);
    assert_int_equal(game_store_load_results(store, &known, NULL), SW_OK);
    game_store_keep_finished(store, &round, date, MANY, GAME_SPLITS_LINES, &known);
    game_store_destroy(store);
    game_results_deinit(&known);
    game_round_deinit(&round);
}

static inline void leave_run(const place *here, const char *challenge, uint64_t id)
{
    game_store *store = open_store(here);
    game_run run = run_of(challenge);
    run.id = id;
    game_store_begin_run(store, &run);
    game_store_leave_run(store);
    game_store_destroy(store);
    game_run_deinit(&run);
}

static inline void keep_games(const place *here)
{
    game_store *store = open_store(here);
    game_slots slots = slots_of_two();
    slots.current.id = 101;
    slots.parked.id = 102;
    game_store_save_slots(store, &slots);
    play_any(store, &slots);
    game_store_destroy(store);
    game_slots_deinit(&slots);
}

static inline void write_in(const char *home, const char *folder, const char *name,
                            const char *text)
{
    char path[OS_PATH_SIZE];
    write_file(path_of(path, home, folder), name, text);
}

/* Something of everything. */
static inline void fill_home(const place *here)
{
    win(here, 7, DATE);
    win(here, 8, DATE + 100);
    leave_run(here, "marathon 3x3 5", 0xabc);
    keep_games(here);
    write_file(here->config, "settings.txt", "theme = light\nreplays = 300\n");
    write_file(here->config, "controls.txt", controls_text);
    write_in(here->data, "levels", "mine.txt", good_pack);
    write_in(here->data, "pictures", "lake-0123456789abcdef.png", picture_bytes);
}

static inline const char *backup_path(const place *here, char out[OS_PATH_SIZE])
{
    return path_of(out, here->root, "backup.zip");
}

static inline game_backup written(const place *here, game_backup_left_out *left_out)
{
    char path[OS_PATH_SIZE];
    game_backup backup;
    sw_error error;
    const game_backup_home home = home_of(here);
    if (game_backup_write(backup_path(here, path), &home, DATE, NULL, &backup, left_out, &error) !=
        SW_OK)
        fail_msg("%s", error.message);
    return backup;
}

/* What the backup in that place holds for this home. */
static inline game_backup looked(const place *from, const game_backup_home *home)
{
    char path[OS_PATH_SIZE];
    game_backup backup;
    sw_error error;
    if (game_backup_look(&backup, backup_path(from, path), home, NULL, &error) != SW_OK)
        fail_msg("%s", error.message);
    return backup;
}

static inline void assert_part(const game_backup *backup, game_file file, size_t count,
                               size_t fresh)
{
    if (backup->parts[file].count != count || backup->parts[file].fresh != fresh)
        fail_msg("%s: %zu of which %zu are new, and not %zu and %zu", game_file_kinds[file].name,
                 backup->parts[file].count, backup->parts[file].fresh, count, fresh);
}

/* Brings all of it: the files, and as their owner would the results and the games. */
static inline void bring(const place *from, const place *to, size_t brought[GAME_FILES])
{
    char path[OS_PATH_SIZE];
    sw_error error;
    const game_backup_home home = home_of(to);
    game_backup backup = looked(from, &home);
    if (game_backup_bring(&backup, backup_path(from, path), &home, NULL, brought, &error) != SW_OK)
        fail_msg("%s", error.message);
    game_store *store = open_store(to);
    assert_true(game_store_add_results(store, &backup.results));
    if (backup.slots.has_current || backup.slots.has_parked)
        game_store_save_slots(store, &backup.slots);
    game_store_destroy(store);
    game_backup_deinit(&backup);
}

/* ---- What is there ---- */

/* Every file below the folder with its content, as one text. */
static inline void add_tree(sw_text *out, const char *path)
{
    char **names, inner[OS_PATH_SIZE], *text;
    size_t count, size;
    if (os_file_read(&text, &size, path, 1 << 22, NULL) == SW_OK) {
        sw_text_addf(out, "%s %zu\n", path, size);
        sw_text_add_bytes(out, text, size);
        free(text);
        return;
    }
    if (os_folder_list(&names, &count, path, NULL) != SW_OK)
        return;
    for (size_t i = 0; i < count; i++)
        add_tree(out, path_of(inner, path, names[i]));
    os_folder_free(names, count);
}

static inline sw_text tree_of(const place *here)
{
    sw_text out;
    sw_text_init(&out, 1 << 24);
    add_tree(&out, here->config);
    add_tree(&out, here->state);
    add_tree(&out, here->data);
    assert_false(out.failed);
    return out;
}

static inline void assert_same_tree(const place *here, sw_text *before)
{
    sw_text now = tree_of(here);
    assert_int_equal(now.length, before->length);
    assert_memory_equal(now.data, before->data, now.length);
    sw_text_deinit(&now);
    sw_text_deinit(before);
}

/* Another player's folders beside those of the test. */
static inline void join(char *out, size_t size, const char *folder, const char *name)
{
    assert_int_equal(os_path_join(out, size, folder, name, NULL), SW_OK);
}

static inline place other_place(const place *here)
{
    place other;
    join(other.root, sizeof other.root, here->root, "there");
    join(other.config, sizeof other.config, other.root, "config/slidewise");
    join(other.state, sizeof other.state, other.root, "state/slidewise");
    join(other.data, sizeof other.data, other.root, "data/slidewise");
    assert_int_equal(os_folder_make(other.root, NULL), SW_OK);
    return other;
}

#endif
