/* Stamps of files and folders. */
#include "os/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>

#include "claims.h"

#include "scratch.h"

/* As if it had last been changed an hour ago, or that many seconds after. */
static void age(const char *path, int seconds)
{
    struct timespec times[2];
    assert_int_equal(clock_gettime(CLOCK_REALTIME, &times[0]), 0);
    times[0].tv_sec += seconds - 3600;
    times[1] = times[0];
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

static os_file_stamp stamp_of(const char *path)
{
    os_file_stamp stamp;
    assert_true(os_file_stamp_take(&stamp, path));
    return stamp;
}

CLAIM_WITH(a_file_that_stays_as_it_is_has_one_stamp, scratch_setup, scratch_teardown)
{
    scratch_write(*state, "a", "12345");
    age(scratch_path(*state, "a"), 0);
    os_file_stamp first = stamp_of(scratch_path(*state, "a"));
    os_file_stamp second = stamp_of(scratch_path(*state, "a"));
    assert_true(os_file_stamp_same(&first, &second));
}

CLAIM_WITH(a_change_gives_another_stamp, scratch_setup, scratch_teardown)
{
    scratch_write(*state, "a", "12345");
    age(scratch_path(*state, "a"), 0);
    os_file_stamp first = stamp_of(scratch_path(*state, "a"));
    age(scratch_path(*state, "a"), 1);
    os_file_stamp later = stamp_of(scratch_path(*state, "a"));
    assert_false(os_file_stamp_same(&first, &later));

    assert_int_equal(os_file_replace(scratch_path(*state, "a"), "54321", 5, NULL), SW_OK);
    os_file_stamp fresh = stamp_of(scratch_path(*state, "a"));
    assert_false(os_file_stamp_same(&first, &fresh));
}

CLAIM_WITH(what_has_just_changed_is_never_the_same, scratch_setup, scratch_teardown)
{
    os_file_stamp none = {0};
    scratch_write(*state, "a", "12345");
    os_file_stamp first = stamp_of(scratch_path(*state, "a"));
    os_file_stamp second = stamp_of(scratch_path(*state, "a"));
    assert_false(os_file_stamp_same(&first, &second));
    assert_false(os_file_stamp_same(&none, &none));
}

CLAIM_WITH(a_folder_has_another_stamp_when_a_name_comes_or_goes, scratch_setup, scratch_teardown)
{
    const char *folder = ((const scratch *)*state)->folder;
    os_file_stamp stamps[3];
    for (int i = 0; i < 3; i++) {
        age(folder, 0);
        stamps[0] = stamp_of(folder);
        if (i == 0)
            scratch_write(*state, "a", "12345");
        else if (i == 1)
            assert_int_equal(os_file_remove(scratch_path(*state, "a"), NULL), SW_OK);
        stamps[1] = stamp_of(folder);
        assert_int_equal(os_file_stamp_same(&stamps[0], &stamps[1]), i == 2);
    }
}

CLAIM_WITH(what_is_missing_has_none, scratch_setup, scratch_teardown)
{
    os_file_stamp stamp;
    assert_false(os_file_stamp_take(&stamp, scratch_path(*state, "missing")));
}
