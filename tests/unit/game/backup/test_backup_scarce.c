/* Memory runs out at each place in turn: a backup is written, read and brought, or it is said that memory was missing;
 * nothing is left out for want of it. */
#include "claims.h"

#include "homes.h"
#include "scarce_memory.h"

enum { MOST_ALLOCATIONS = 3000 };

/* Does it with the n-th allocation failing, for each n until none fails. */
static void with_scarce_memory(void (*act)(const place *here, long allowed, long *failed),
                               const place *here)
{
    long failed = 1;
    for (long allowed = 0; failed > 0; allowed++) {
        assert_true(allowed < MOST_ALLOCATIONS);
        act(here, allowed, &failed);
    }
}

static void write_backup(const place *here, long allowed, long *failed)
{
    char path[OS_PATH_SIZE];
    game_backup backup;
    game_backup_left_out left_out;
    sw_error error = {0};
    const game_backup_home home = home_of(here);
    backup_path(here, path);
    scarce_memory_begin(allowed, 1);
    sw_status status = game_backup_write(path, &home, DATE, NULL, &backup, &left_out, &error);
    *failed = scarce_memory_end();
    if (status != SW_OK && status != SW_NO_MEMORY)
        fail_msg("%ld: %s", allowed, error.message);
    if (status != SW_OK) {
        assert_int_equal(status, SW_NO_MEMORY);
        assert_false(os_file_exists(path));
    } else {
        if (left_out.count > 0)
            fail_msg("%ld: %s", allowed, left_out.first.message);
        assert_int_equal(backup.parts[GAME_FILE_REPLAYS].count, 2);
        assert_int_equal(os_file_remove(path, NULL), SW_OK);
    }
}

PLACE_CLAIM(a_backup_is_written_whole_or_not_at_all)
{
    fill_home(*state);
    with_scarce_memory(write_backup, *state);
}

static void look_into_backup(const place *here, long allowed, long *failed)
{
    char path[OS_PATH_SIZE];
    game_backup backup;
    sw_error error = {0};
    place there = other_place(here);
    const game_backup_home home = home_of(&there);
    backup_path(here, path);
    scarce_memory_begin(allowed, 1);
    sw_status status = game_backup_look(&backup, path, &home, NULL, &error);
    *failed = scarce_memory_end();
    if (status != SW_OK && status != SW_NO_MEMORY)
        fail_msg("%ld: %s", allowed, error.message);
    if (status != SW_OK) {
        assert_int_equal(status, SW_NO_MEMORY);
        return;
    }
    for (int i = 0; i < GAME_FILES; i++) {
        bool two = i == GAME_FILE_RESULTS || i == GAME_FILE_REPLAYS;
        assert_part(&backup, (game_file)i, two ? 2 : 1, two ? 2 : 1);
    }
    game_backup_deinit(&backup);
}

PLACE_CLAIM(all_of_it_is_read_or_nothing)
{
    game_backup_left_out left_out;
    fill_home(*state);
    written(*state, &left_out);
    with_scarce_memory(look_into_backup, *state);
}

/* Whatever came at earlier tries, at last all is there, each once. */
static void bring_backup(const place *here, long allowed, long *failed)
{
    char path[OS_PATH_SIZE];
    sw_error error = {0};
    size_t brought[GAME_FILES];
    place there = other_place(here);
    const game_backup_home home = home_of(&there);
    game_backup backup = looked(here, &home);
    backup_path(here, path);
    scarce_memory_begin(allowed, 1);
    sw_status status = game_backup_bring(&backup, path, &home, NULL, brought, &error);
    *failed = scarce_memory_end();
    if (status != SW_OK && status != SW_NO_MEMORY)
        fail_msg("%ld: %s", allowed, error.message);
    game_backup_deinit(&backup);
}

PLACE_CLAIM(what_comes_is_whole_and_comes_once)
{
    const place *here = *state;
    game_backup_left_out left_out;
    fill_home(here);
    written(here, &left_out);
    with_scarce_memory(bring_backup, here);
    place there = other_place(here);
    assert_file(there.data, "levels/mine.txt", good_pack);
    assert_false(file_exists(there.data, "levels/mine-2.txt"));
    assert_false(file_exists(there.data, "pictures/lake-0123456789abcdef-2.png"));
    assert_false(file_exists(there.data, "replays/20261120-184502-0000000000000007-2.replay"));
}
