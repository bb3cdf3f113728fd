/* Backups that somebody else made, or that were damaged: refused as a whole, with the entry and the reason, and nothing
 * is changed. And what goes wrong while one is written or brought. */
#include "claims.h"

#include "homes.h"

#include <sys/resource.h>
#include <sys/wait.h>

#define HEAD "slidewise-backup 1\ndate 2026-11-20T18:45:02Z\n"

typedef struct entry {
    const char *name, *text;
} entry;

/* A zip with the head before these entries; the first may be another head. */
static void make(const place *here, const char *head, const entry *entries, size_t count)
{
    char path[OS_PATH_SIZE];
    game_zip_writer zip;
    assert_int_equal(game_zip_begin(&zip, backup_path(here, path), NULL), SW_OK);
    if (head)
        assert_int_equal(
            game_zip_add(&zip, "slidewise-backup.txt", head, strlen(head), GAME_ZIP_STORED, NULL),
            SW_OK);
    for (size_t i = 0; i < count; i++)
        assert_int_equal(game_zip_add(&zip, entries[i].name, entries[i].text,
                                      strlen(entries[i].text), GAME_ZIP_DEFLATED, NULL),
                         SW_OK);
    assert_int_equal(game_zip_end(&zip, NULL), SW_OK);
}

static void assert_refused(const place *here, const char *wanted)
{
    char path[OS_PATH_SIZE];
    game_backup backup;
    sw_error error;
    const game_backup_home home = home_of(here);
    sw_text before = tree_of(here);
    assert_int_equal(game_backup_look(&backup, backup_path(here, path), &home, NULL, &error),
                     SW_BAD_INPUT);
    if (strncmp(error.message, wanted, strlen(wanted)) != 0)
        fail_msg("'%s' and not '%s'", error.message, wanted);
    assert_same_tree(here, &before);
}

static void assert_refused_with(const place *here, const char *name, const char *text,
                                const char *wanted)
{
    make(here, HEAD, &(entry){name, text}, 1);
    assert_refused(here, wanted);
}

PLACE_CLAIM(no_other_file_is_a_backup)
{
    const place *here = *state;
    fill_home(here);
    write_file(here->root, "backup.zip", "");
    assert_refused(here, "the file is damaged or not a Slidewise backup");
    write_file(here->root, "backup.zip", "a text that is longer than any end of a zip\n");
    assert_refused(here, "the file is damaged or not a Slidewise backup");
    make(here, NULL, NULL, 0);
    assert_refused(here, "this is not a Slidewise backup");
    make(here, NULL, &(entry){"results.txt", "slidewise-results 2\n"}, 1);
    assert_refused(here, "this is not a Slidewise backup");
}

PLACE_CLAIM(another_version_is_refused)
{
    const place *here = *state;
    make(here, "slidewise-backup 2\ndate 2026-11-20T18:45:02Z\n", NULL, 0);
    assert_refused(here, "slidewise-backup.txt:1: expected \"slidewise-backup 1\"");
    make(here, "slidewise-backup 1\ndate yesterday\n", NULL, 0);
    assert_refused(here, "slidewise-backup.txt:2: expected the date, as 2026-11-20T18:45:02Z");
    make(here, HEAD "more\n", NULL, 0);
    assert_refused(here, "slidewise-backup.txt:2: expected the date");
}

PLACE_CLAIM(names_lead_to_known_folders_alone)
{
    static const char *const names[] = {
        "../results.txt",
        "/etc/passwd",
        "replays/../settings.txt",
        "replays/../../x.replay",
        "replays/a/b.replay",
        "replays/",
        "replays/.hidden.replay",
        "replays/.replay",
        "replays/x.txt",
        "levels/x.replay",
        "pictures/x.svg",
        "pictures/x.sh",
        "runs/../games.save",
        "Results.txt",
        "results.txt/",
        "lock",
        "settings.txt.1",
        "slidewise-backup.txt",
        "levels/a\nb.txt",
        "levels/\x1b[2J.txt",
        "levels/\xff.txt",
        "replays\\x.replay",
        "levels/\xC2\x9B.txt",
        "gamecontrollerdb.txt",
    };
    const place *here = *state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char path[OS_PATH_SIZE];
        game_backup backup;
        sw_error error;
        const game_backup_home home = home_of(here);
        make(here, HEAD, &(entry){names[i], good_pack}, 1);
        assert_int_equal(game_backup_look(&backup, backup_path(here, path), &home, NULL, &error),
                         SW_BAD_INPUT);
        if (!strstr(error.message, "Slidewise keeps no file of this name"))
            fail_msg("%s: %s", names[i], error.message);
        for (const char *at = error.message; *at != '\0'; at++)
            assert_true((unsigned char)*at >= ' ');
    }
}

PLACE_CLAIM(a_name_that_is_too_long_is_refused)
{
    char name[GAME_ZIP_NAME_MAX + 1] = "levels/";
    memset(name + 7, 'a', 48);
    strcpy(name + 7 + 48, ".txt");
    assert_refused_with(*state, name, good_pack, "levels/aaaa");
    memmove(name + 7, name + 8, strlen(name + 7));
    make(*state, HEAD, &(entry){name, good_pack}, 1);
    const game_backup_home home = home_of(*state);
    game_backup backup = looked(*state, &home);
    assert_part(&backup, GAME_FILE_PACKS, 1, 1);
    game_backup_deinit(&backup);
}

PLACE_CLAIM(nothing_is_there_twice_or_out_of_order)
{
    const entry twice[] = {{"levels/a.txt", good_pack}, {"levels/a.txt", good_pack}};
    const entry files[] = {{"levels/b.txt", good_pack}, {"levels/a.txt", good_pack}};
    const entry kinds[] = {{"levels/a.txt", good_pack}, {"results.txt", "slidewise-results 2\n"}};
    make(*state, HEAD, twice, 2);
    assert_refused(*state, "levels/a.txt: out of order, or there twice");
    make(*state, HEAD, files, 2);
    assert_refused(*state, "levels/a.txt: out of order, or there twice");
    make(*state, HEAD, kinds, 2);
    assert_refused(*state, "results.txt: out of order, or there twice");
}

/* Each by the reader that the game itself has for such a file. */
PLACE_CLAIM(every_content_is_what_its_name_says)
{
    const place *here = *state;
    assert_refused_with(here, "settings.txt", "theme = purple\n", "settings.txt:1: ");
    assert_refused_with(here, "settings.txt", "theme = dark\n\x01\n",
                        "settings.txt: this is no text");
    assert_refused_with(here, "controls.txt", "hint key J\n",
                        "controls.txt: expected \"slidewise-controls 1\"");
    assert_refused_with(here, "games.save", "slidewise-games 2\n", "games.save:");
    assert_refused_with(here, "runs/marathon.save", "slidewise-run 1\n", "runs/marathon.save:");
    assert_refused_with(here, "results.txt", "slidewise-results 3\n", "results.txt:1: expected");
    assert_refused_with(here, "results.txt", "slidewise-results 2\nx\n", "results.txt:2: ");
    assert_refused_with(here, "replays/x.replay", "slidewise-replay 2\n", "replays/x.replay:");
    assert_refused_with(here, "levels/x.txt", "slidewise-levels 1\ntitle X\n", "levels/x.txt:");
    assert_refused_with(here, "pictures/x.png", "GIF89a", "pictures/x.png: not a picture");
}

PLACE_CLAIM(a_run_lies_under_the_name_of_its_mode)
{
    const place *here = *state;
    leave_run(here, "marathon 3x3 5", 1);
    char *text = content_of(here->state, "runs/marathon.save");
    assert_refused_with(here, "runs/attack.save", text,
                        "runs/attack.save: the run in it belongs into marathon.save");
    assert_refused_with(here, "runs/other.save", text, "runs/other.save: the run in it belongs");
    free(text);
}

/* A good entry before a bad one changes nothing either. */
PLACE_CLAIM(one_bad_entry_refuses_them_all)
{
    const entry entries[] = {{"levels/a.txt", good_pack}, {"levels/b.txt", "damaged"}};
    make(*state, HEAD, entries, 2);
    assert_refused(*state, "levels/b.txt:1: ");
    const place *here = *state;
    assert_false(file_exists(here->data, "levels/a.txt"));
}

PLACE_CLAIM(an_entry_larger_than_such_a_file_may_be_is_not_read)
{
    size_t size = game_file_kinds[GAME_FILE_PACKS].size_max + 1;
    char *large = malloc(size + 1);
    assert_non_null(large);
    memset(large, '#', size);
    large[size] = '\0';
    assert_refused_with(*state, "levels/a.txt", large,
                        "levels/a.txt: larger than the limit of 4194304 bytes");
    free(large);
}

/* ---- What goes wrong ---- */

/* A disk that is full: no file may be larger than that. */
static void limit_files(size_t size)
{
    signal(SIGXFSZ, SIG_IGN);
    struct rlimit limit = {size, RLIM_INFINITY};
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

PLACE_CLAIM(on_a_full_disk_nothing_is_written)
{
    const place *here = *state;
    char path[OS_PATH_SIZE], **names;
    size_t count;
    fill_home(here);
    game_backup_left_out left_out;
    written(here, &left_out);
    char *before = malloc(1 << 20);
    size_t size, again;
    assert_non_null(before);
    free(before);
    backup_path(here, path);
    assert_int_equal(os_file_read(&before, &size, path, 1 << 20, NULL), SW_OK);
    for (size_t limit = 0; limit < size; limit += 97) {
        pid_t child = fork();
        if (child == 0) {
            game_backup backup;
            sw_error error;
            const game_backup_home home = home_of(here);
            limit_files(limit);
            sw_status status =
                game_backup_write(path, &home, DATE + 5, NULL, &backup, &left_out, &error);
            _exit(status == SW_IO && strstr(error.message, "File too large") ? 0 : 1);
        }
        int outcome;
        assert_int_equal(waitpid(child, &outcome, 0), child);
        assert_int_equal(outcome, 0);
    }
    char *now;
    assert_int_equal(os_file_read(&now, &again, path, 1 << 20, NULL), SW_OK);
    assert_int_equal(size, again);
    assert_memory_equal(before, now, size); /* the one of before is there */
    assert_int_equal(os_folder_list(&names, &count, here->root, NULL), SW_OK);
    assert_int_equal(count, 4); /* and no temporary file beside it */
    os_folder_free(names, count);
    free(before);
    free(now);
}

/* Killed at any moment, what was there is there, and what came is whole; the rest comes the next time. */
static bool die_at(void *data, size_t done, size_t total)
{
    (void)total;
    if (done == *(size_t *)data)
        _exit(0);
    return true;
}

PLACE_CLAIM(a_kill_in_the_middle_loses_nothing)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    game_backup_left_out left_out;
    fill_home(here);
    written(here, &left_out);
    backup_path(here, path);
    place there = other_place(here);
    write_in(there.data, "levels", "mine.txt", "my own");
    for (size_t at = 0; at < 12; at++) {
        pid_t child = fork();
        if (child == 0) {
            size_t brought[GAME_FILES];
            const game_backup_home home = home_of(&there);
            const game_backup_watch watch = {die_at, &at};
            game_backup backup = looked(here, &home);
            game_backup_bring(&backup, path, &home, &watch, brought, NULL);
            _exit(0);
        }
        int outcome;
        assert_int_equal(waitpid(child, &outcome, 0), child);
        assert_int_equal(outcome, 0);
        assert_file(there.data, "levels/mine.txt", "my own");
    }
    size_t brought[GAME_FILES];
    bring(here, &there, brought);
    for (int i = 0; i < GAME_FILES; i++)
        assert_int_equal(brought[i], 0);
    assert_file(there.data, "levels/mine-2.txt", good_pack);
    assert_false(file_exists(there.data, "levels/mine-3.txt"));
}

PLACE_CLAIM(a_full_disk_while_it_is_brought_leaves_no_part_of_a_file)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    game_backup_left_out left_out;
    fill_home(here);
    written(here, &left_out);
    backup_path(here, path);
    place there = other_place(here);
    pid_t child = fork();
    if (child == 0) {
        size_t brought[GAME_FILES];
        sw_error error;
        const game_backup_home home = home_of(&there);
        game_backup backup = looked(here, &home);
        limit_files(strlen(good_pack) -
                    1); /* the run has room, the replays and the pack have not */
        sw_status status = game_backup_bring(&backup, path, &home, NULL, brought, &error);
        bool told = strstr(error.message, "replays/") && strstr(error.message, "File too large");
        _exit(status == SW_IO && told && brought[GAME_FILE_RUNS] == 1 ? 0 : 1);
    }
    int outcome;
    assert_int_equal(waitpid(child, &outcome, 0), child);
    assert_int_equal(outcome, 0);
    char **names;
    size_t count;
    assert_int_equal(os_folder_list(&names, &count,
                                    path_of((char[OS_PATH_SIZE]){0}, there.data, "replays"), NULL),
                     SW_OK);
    assert_int_equal(count, 0);
    os_folder_free(names, count);
}

PLACE_CLAIM(without_a_folder_there_is_nowhere_to_bring_it)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    game_backup_left_out left_out;
    game_backup backup;
    sw_error error;
    fill_home(here);
    written(here, &left_out);
    const game_backup_home nowhere = {.controls = read_controls, .picture = read_picture};
    assert_int_equal(game_backup_look(&backup, backup_path(here, path), &nowhere, NULL, &error),
                     SW_NOT_FOUND);
    assert_non_null(strstr(error.message, "there is no folder to keep it in"));
    assert_int_equal(game_backup_write(path, &nowhere, DATE, NULL, &backup, &left_out, &error),
                     SW_OK);
}
