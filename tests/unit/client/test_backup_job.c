/* Everything of a player's in one file and back: what the client takes, and what of its own stays. */
#include "client/backup.h"

#include "client/games.h"
#include "client/records.h"
#include "front.h"
#include "os/file.h"

#include <string.h>
#include <time.h>

static sw_status read_any(const char *data, size_t size, sw_error *error)
{
    (void)data, (void)size, (void)error;
    return SW_OK;
}

/* A client with a home of its own, where its front end's folders are the player's. */
static front *at_home(const char *home)
{
    static const char *const names[] = {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME",
                                        "XDG_DOCUMENTS_DIR"};
    front *f = calloc(1, sizeof *f);
    const client_host host = {
        .data = f, .say = front_say, .dress = front_dress, .wake = front_wake};
    assert_non_null(f);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        setenv(names[i], home, 1);
    client_init(&f->client, &host);
    assert_int_equal(client_open_files(&f->client, NULL), SW_OK);
    assert_int_equal(client_start_thinking(&f->client, home, NULL), SW_OK);
    return f;
}

static void leave(front *f)
{
    client_deinit(&f->client);
    free(f);
}

static void keep_result(front *f, uint64_t id)
{
    const game_result result = {
        .id = id, .date = 1795200302, .size = {3, 3}, .moves = 20, .slides = 20};
    game_store_keep_result(f->client.store, &result);
    client_results_changed(&f->client);
}

static void keep_replay(front *f, uint64_t id)
{
    game_record record;
    game_round round = round_from("1,2,3/4,5,6/0,7,8");
    round.id = id;
    assert_true(game_record_take(&record, &round, 1795200302));
    assert_true(game_store_keep_record(f->client.store, &record, 100));
    game_record_deinit(&record);
    game_round_deinit(&round);
}

static void wait_for_end(client_backup *backup, client *client)
{
    do {
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
        client_backup_poll(backup, client);
    } while (backup->runs);
}

/* Writes a backup; `path` becomes the file's. */
static void export(front *f, char path[OS_PATH_SIZE])
{
    client_backup *backup;
    sw_error error;
    if (client_backup_write(&backup, &f->client, read_any, read_any, &error) != SW_OK)
        fail_msg("%s", error.message);
    wait_for_end(backup, &f->client);
    if (backup->stage != CLIENT_BACKUP_WRITTEN)
        fail_msg("%s", backup->error.message);
    memcpy(path, backup->path, OS_PATH_SIZE);
    client_backup_drop(backup);
}

static client_backup *look(front *f, const char *path)
{
    client_backup *backup;
    sw_error error;
    if (client_backup_look(&backup, &f->client, path, read_any, read_any, &error) != SW_OK)
        fail_msg("%s", error.message);
    wait_for_end(backup, &f->client);
    if (backup->stage != CLIENT_BACKUP_LOOKED)
        fail_msg("%s", backup->error.message);
    return backup;
}

static void bring(client_backup *backup, front *f, bool settings)
{
    client_backup_bring(backup, settings);
    wait_for_end(backup, &f->client);
    if (backup->stage != CLIENT_BACKUP_BROUGHT)
        fail_msg("%s", backup->error.message);
}

/* ---- There and back ---- */

CLAIM(what_one_home_has_another_gets)
{
    char path[OS_PATH_SIZE];
    scratch one = make_scratch(), other = make_scratch();
    front *f = at_home(one.folder);
    game_round round = round_from("1,2,3/4,5,6/0,7,8");
    client_begin(&f->client, &round);
    uint64_t playing = f->client.slots.current.id;
    keep_result(f, 1);
    keep_result(f, 2);
    keep_replay(f, 1);
    f->client.settings.theme = GAME_THEME_LIGHT;
    f->client.settings.window = (game_window){.width = 500, .height = 500};
    strcpy(f->client.settings.sitting, "club");
    client_settings_changed(&f->client);
    export(f, path);
    assert_non_null(strstr(path, "/slidewise-20"));
    leave(f);

    f = at_home(other.folder);
    keep_result(f, 2);
    f->client.settings.window = (game_window){.width = 900, .height = 700};
    client_backup *backup = look(f, path);
    assert_int_equal(backup->holds.parts[GAME_FILE_RESULTS].count, 2);
    assert_int_equal(backup->holds.parts[GAME_FILE_RESULTS].fresh, 1);
    bring(backup, f, true);
    assert_int_equal(backup->brought[GAME_FILE_RESULTS], 1);
    assert_int_equal(backup->brought[GAME_FILE_REPLAYS], 1);
    assert_int_equal(backup->brought[GAME_FILE_GAMES], 1);
    assert_int_equal(backup->brought[GAME_FILE_SETTINGS], 1);
    assert_int_equal(client_results(&f->client)->count, 2);
    assert_true(f->client.slots.has_current);
    assert_int_equal(f->client.slots.current.id, playing);
    assert_int_equal(f->client.settings.theme, GAME_THEME_LIGHT);
    assert_int_equal(f->client.settings.window.width, 900); /* this screen's */
    client_backup_drop(backup);
    keep_result(f, 3);
    leave(f);

    f = at_home(other.folder); /* all of it is in the files */
    assert_int_equal(client_results(&f->client)->count, 3);
    assert_int_equal(f->client.slots.current.id, playing);
    assert_int_equal(f->client.settings.theme, GAME_THEME_LIGHT);
    assert_string_equal(f->client.settings.sitting, "club");
    backup = look(f, path);
    for (int i = GAME_FILE_GAMES; i < GAME_FILES; i++)
        assert_int_equal(backup->holds.parts[i].fresh, 0);
    client_backup_drop(backup);
    leave(f);
    remove_scratch(&one);
    remove_scratch(&other);
}

CLAIM(settings_and_games_stay_where_nobody_wants_others)
{
    char path[OS_PATH_SIZE];
    scratch one = make_scratch(), other = make_scratch();
    front *f = at_home(one.folder);
    game_round round = round_from("1,2,3/4,5,6/0,7,8");
    client_begin(&f->client, &round);
    f->client.settings.theme = GAME_THEME_LIGHT;
    client_settings_changed(&f->client);
    export(f, path);
    leave(f);
    f = at_home(other.folder);
    round = round_from("1,2,3/4,0,6/7,5,8");
    client_begin(&f->client, &round);
    uint64_t playing = f->client.slots.current.id;
    client_backup *backup = look(f, path);
    assert_int_equal(backup->holds.parts[GAME_FILE_GAMES].fresh, 0);
    bring(backup, f, false);
    assert_int_equal(backup->brought[GAME_FILE_SETTINGS], 0);
    assert_int_equal(f->client.settings.theme, GAME_THEME_DARK);
    assert_int_equal(f->client.slots.current.id, playing);
    client_backup_drop(backup);
    leave(f);
    remove_scratch(&one);
    remove_scratch(&other);
}

/* Who keeps none would lose those that came with the next game. */
CLAIM(as_many_replays_are_kept_as_came)
{
    char path[OS_PATH_SIZE];
    scratch one = make_scratch(), other = make_scratch();
    front *f = at_home(one.folder);
    for (uint64_t id = 1; id <= 3; id++)
        keep_replay(f, id);
    export(f, path);
    leave(f);
    f = at_home(other.folder);
    f->client.settings.replays = 0;
    client_backup *backup = look(f, path);
    bring(backup, f, false);
    assert_int_equal(backup->replays, 100);
    assert_int_equal(f->client.settings.replays, 100);
    client_backup_drop(backup);
    backup = look(f, path);
    bring(backup, f, false);
    assert_int_equal(backup->replays, 0); /* nothing more is changed */
    client_backup_drop(backup);
    leave(f);
    remove_scratch(&one);
    remove_scratch(&other);
}

/* ---- What cannot be done ---- */

CLAIM(a_second_slidewise_brings_nothing_back)
{
    char path[OS_PATH_SIZE];
    scratch one = make_scratch();
    front *f = at_home(one.folder), *second = at_home(one.folder);
    client_backup *backup;
    sw_error error;
    export(f, path);
    assert_int_equal(client_backup_look(&backup, &second->client, path, read_any, read_any, &error),
                     SW_IO);
    assert_string_equal(error.message, "another Slidewise is running, which keeps the results");
    leave(second);
    leave(f);
    remove_scratch(&one);
}

CLAIM(what_cannot_be_written_is_told)
{
    scratch one = make_scratch();
    front *f = at_home(one.folder);
    client_backup *backup;
    sw_error error;
    setenv("XDG_DOCUMENTS_DIR", "/dev/null/nowhere", 1);
    assert_int_not_equal(client_backup_write(&backup, &f->client, read_any, read_any, &error),
                         SW_OK);
    assert_true(error.message[0] != '\0');
    leave(f);
    remove_scratch(&one);
}

CLAIM(another_file_fails_and_changes_nothing)
{
    scratch one = make_scratch();
    front *f = at_home(one.folder);
    client_backup *backup;
    sw_error error;
    assert_int_equal(client_backup_look(&backup, &f->client, __FILE__, read_any, read_any, &error),
                     SW_OK);
    wait_for_end(backup, &f->client);
    assert_int_equal(backup->stage, CLIENT_BACKUP_FAILED);
    assert_true(backup->error.message[0] != '\0');
    client_backup_drop(backup);
    leave(f);
    remove_scratch(&one);
}

/* Whatever is under way, it may be given up at any moment. */
CLAIM(it_can_be_dropped_while_it_works)
{
    char path[OS_PATH_SIZE];
    scratch one = make_scratch();
    front *f = at_home(one.folder);
    client_backup *backup;
    for (uint64_t id = 1; id <= 20; id++)
        keep_replay(f, id);
    export(f, path);
    for (int i = 0; i < 20; i++) {
        assert_int_equal(client_backup_write(&backup, &f->client, read_any, read_any, NULL), SW_OK);
        nanosleep(&(struct timespec){.tv_nsec = i * 100000L}, NULL);
        client_backup_drop(backup);
        assert_int_equal(client_backup_look(&backup, &f->client, path, read_any, read_any, NULL),
                         SW_OK);
        nanosleep(&(struct timespec){.tv_nsec = i * 100000L}, NULL);
        client_backup_drop(backup);
    }
    leave(f);
    remove_scratch(&one);
}

CLAIM(what_is_stopped_says_so)
{
    char path[OS_PATH_SIZE];
    scratch one = make_scratch(), other = make_scratch();
    front *f = at_home(one.folder);
    for (uint64_t id = 1; id <= 20; id++)
        keep_replay(f, id);
    export(f, path);
    leave(f);
    f = at_home(other.folder);
    client_backup *backup = look(f, path);
    client_backup_bring(backup, false);
    client_backup_cancel(backup);
    wait_for_end(backup, &f->client);
    if (backup->stage == CLIENT_BACKUP_FAILED) /* it may have been too quick */
        assert_int_equal(backup->error.status, SW_CANCELLED);
    client_backup_drop(backup);
    backup = look(f, path);
    bring(backup, f, false);
    client_backup_drop(backup);
    backup = look(f, path);
    assert_int_equal(backup->holds.parts[GAME_FILE_REPLAYS].count, 20);
    assert_int_equal(backup->holds.parts[GAME_FILE_REPLAYS].fresh, 0);
    client_backup_drop(backup);
    leave(f);
    remove_scratch(&one);
    remove_scratch(&other);
}
