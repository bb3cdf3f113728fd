/* The list of replays that is kept: what it shows, and how little it reads for that. */
#include "claims.h"

#include "files/replays_kept.h"
#include "fixture.h"
#include "folders.h"

#include <fcntl.h>
#include <time.h>

enum { DATE = 1795200302, MANY = 100 };

/* A solved game of an id, whose end is so many seconds later. */
static void keep(const place *here, uint64_t id, int later)
{
    game_round round = {.id = id,
                        .session = session_of("1,2,3/0,4,5", "1,2,3/4,5,0"),
                        .origin = {.kind = GAME_FROM_BOARD}};
    game_record record;
    assert_int_equal(apply(&round.session, "move L"), GAME_CHANGED);
    assert_int_equal(apply(&round.session, "move L"), GAME_SOLVED);
    assert_true(game_record_take(&record, &round, DATE + later));
    assert_int_equal(game_replays_keep(here->data, &record, MANY, NULL, NULL), SW_OK);
    game_record_deinit(&record);
    game_round_deinit(&round);
}

static void age(const char *path)
{
    struct timespec times[2];
    struct stat about;
    assert_int_equal(stat(path, &about), 0);
    times[0] = times[1] = about.st_mtim;
    times[0].tv_sec = times[1].tv_sec = about.st_mtim.tv_sec - 3600;
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

/* As if nothing had been changed lately, which no clock can tell apart from now. */
static void settle(const place *here)
{
    char **names, path[OS_PATH_SIZE];
    size_t count;
    assert_int_equal(os_folder_list(&names, &count, here->data, NULL), SW_OK);
    for (size_t i = 0; i < count; i++)
        age(path_of(path, here->data, names[i]));
    os_folder_free(names, count);
    age(here->data);
}

/* How many files were read for it. */
static size_t update(const place *here, game_replays_kept *kept, size_t count)
{
    size_t before = kept->reads;
    sw_error error;
    if (game_replays_kept_update(kept, here->data, &error) != SW_OK)
        fail_msg("%s", error.message);
    assert_int_equal(kept->list.count, count);
    return kept->reads - before;
}

static game_replays_kept begun(const place *here, int count)
{
    game_replays_kept kept = {0};
    for (int i = 1; i <= count; i++)
        keep(here, (uint64_t)i, i);
    settle(here);
    assert_int_equal(update(here, &kept, (size_t)count), count);
    return kept;
}

PLACE_CLAIM(nothing_is_read_where_nothing_has_changed)
{
    game_replays_kept kept = begun(*state, 5);
    for (int i = 0; i < 3; i++)
        assert_int_equal(update(*state, &kept, 5), 0);
    game_replays_kept_deinit(&kept);
}

PLACE_CLAIM(only_a_new_replay_is_read)
{
    game_replays_kept kept = begun(*state, 5);
    keep(*state, 9, 9);
    assert_int_equal(update(*state, &kept, 6), 1);
    assert_int_equal(kept.list.entries[0].id, 9);
    for (size_t i = 1; i < 6; i++)
        assert_int_equal(kept.list.entries[i].id, 6 - i);
    game_replays_kept_deinit(&kept);
}

PLACE_CLAIM(a_removed_replay_is_gone_and_none_is_read)
{
    const place *here = *state;
    char name[GAME_REPLAY_NAME];
    game_replays_kept kept = begun(here, 5);
    memcpy(name, kept.list.entries[2].name, sizeof name);
    assert_int_equal(game_replays_remove(here->data, name, NULL), SW_OK);
    assert_int_equal(update(here, &kept, 4), 0);
    for (size_t i = 0; i < 4; i++)
        assert_string_not_equal(kept.list.entries[i].name, name);
    game_replays_kept_deinit(&kept);
}

PLACE_CLAIM(a_replay_in_place_of_another_is_read)
{
    const place *here = *state;
    game_replays_kept kept = begun(here, 5);
    char *text = content_of(here->data, kept.list.entries[0].name);
    write_file(here->data, kept.list.entries[4].name, text);
    assert_int_equal(update(here, &kept, 5), 1);
    assert_int_equal(kept.list.entries[1].id, 5);
    free(text);
    game_replays_kept_deinit(&kept);
}

/* Two changes may lie so close together that the folder shows one time for both. */
PLACE_CLAIM(what_has_just_changed_is_looked_at_again)
{
    const place *here = *state;
    game_replays_kept kept = begun(here, 2);
    for (int i = 3; i < 20; i++) {
        keep(here, (uint64_t)i, i);
        assert_in_range(update(here, &kept, (size_t)i), 1, i - 2);
    }
    game_replays_kept_deinit(&kept);
}

PLACE_CLAIM(a_damaged_file_is_counted_each_time)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    game_replays_kept kept = begun(here, 2);
    write_file(here->data, "a.replay", "no replay");
    age(path_of(path, here->data, "a.replay"));
    age(here->data);
    assert_int_equal(update(here, &kept, 2), 1);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(update(here, &kept, 2), 0);
        assert_int_equal(kept.list.damaged, 1);
        assert_non_null(strstr(kept.list.problem.message, "a.replay:1: "));
    }
    game_replays_kept_deinit(&kept);
}

PLACE_CLAIM(a_folder_that_is_gone_is_an_empty_list)
{
    const place *here = *state;
    game_replays_kept kept = begun(here, 3);
    remove_tree(here->data);
    assert_int_equal(update(here, &kept, 0), 0);
    keep(here, 7, 7);
    assert_int_equal(update(here, &kept, 1), 1);
    game_replays_kept_deinit(&kept);
}
