#include "os/append.h"
#include "os/file.h"

#include <sys/stat.h>

#include "claims.h"

#include "helper.h"
#include "scratch.h"

static os_append *opened(const char *path)
{
    os_append *file;
    assert_int_equal(os_append_open(&file, path, NULL), SW_OK);
    return file;
}

static void add(os_append *file, const char *text)
{
    assert_int_equal(os_append_write(file, text, strlen(text), NULL), SW_OK);
}

CLAIM_WITH(what_is_written_follows_what_was_there, scratch_setup, scratch_teardown)
{
    const char *path = scratch_path(*state, "log");
    os_append *file = opened(path);
    assert_content(path, "");
    add(file, "one\n");
    assert_content(path, "one\n");
    add(file, "");
    add(file, "two\n");
    os_append_close(file);
    file = opened(path);
    add(file, "three\n");
    os_append_close(file);
    os_append_close(NULL);
    assert_content(path, "one\ntwo\nthree\n");
}

CLAIM_WITH(only_its_owner_may_read_it, scratch_setup, scratch_teardown)
{
    struct stat about;
    os_append_close(opened(scratch_path(*state, "log")));
    assert_int_equal(stat(scratch_path(*state, "log"), &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
}

CLAIM_WITH(a_renamed_file_goes_on_growing, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char old[512];
    strcpy(old, scratch_path(own, "old"));
    scratch_write(own, "log", "stale");
    os_append *file = opened(old);
    add(file, "one\n");
    assert_int_equal(os_file_rename(old, scratch_path(own, "log"), NULL), SW_OK);
    assert_int_equal(os_file_sync(own->path, NULL), SW_OK);
    add(file, "two\n");
    os_append_close(file);
    assert_content(own->path, "one\ntwo\n");
    assert_false(os_file_exists(old));
}

CLAIM_WITH(a_file_knows_whether_it_is_still_there, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char path[512];
    strcpy(path, scratch_path(own, "log"));
    os_append *file = opened(path);
    assert_true(os_append_is_at(file, path));
    assert_false(os_append_is_at(file, scratch_path(own, "other")));
    assert_int_equal(os_file_replace(path, "another", 7, NULL), SW_OK);
    assert_false(os_append_is_at(file, path));
    assert_int_equal(os_file_remove(path, NULL), SW_OK);
    assert_false(os_append_is_at(file, path));
    os_append_close(file);
}

CLAIM_WITH(what_stands_behind_a_place_is_cut_off, scratch_setup, scratch_teardown)
{
    const char *path = scratch_path(*state, "log");
    sw_error error;
    os_append *file = opened(path);
    add(file, "one\ntw");
    assert_int_equal(os_append_cut(file, 4, NULL), SW_OK);
    assert_content(path, "one\n");
    assert_int_equal(os_append_cut(file, 4, NULL), SW_OK);
    add(file, "two\n");
    assert_content(path, "one\ntwo\n");
    assert_int_equal(os_append_cut(file, 9, &error), SW_IO);
    assert_string_equal(error.message, "it is shorter than it was");
    assert_content(path, "one\ntwo\n");
    os_append_close(file);
}

CLAIM_WITH(what_a_killed_process_wrote_is_there, scratch_setup, scratch_teardown)
{
    const char *path = scratch_path(*state, "log");
    char line[256];
    helper writer = helper_start("append", path);
    assert_string_equal(helper_says(&writer, line), "written");
    helper_kill(&writer);
    helper_end(&writer);
    assert_content(path, "last words");
}

CLAIM_WITH(a_full_disk_is_an_error, scratch_setup, scratch_teardown)
{
    char line[256];
    helper writer = helper_start("append-to-full-disk", scratch_path(*state, "log"));
    assert_string_equal(helper_says(&writer, line),
                        "cannot write it: there was room for 4096 of 5000 bytes");
    assert_string_equal(helper_says(&writer, line), "cannot write it: File too large");
    assert_int_equal(helper_end(&writer), 0);
}

CLAIM_WITH(what_cannot_be_opened_or_moved_is_an_error, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    os_append *file = NULL;
    sw_error error;
    assert_int_equal(os_append_open(&file, own->folder, &error), SW_IO);
    assert_string_equal(error.message, "cannot open it: Is a directory");
    assert_int_equal(os_append_open(&file, scratch_path(own, "no/log"), &error), SW_IO);
    assert_null(file);
    assert_int_equal(os_file_sync(scratch_path(own, "log"), &error), SW_NOT_FOUND);
    assert_string_equal(error.message, "there is no such file");
    assert_int_equal(os_file_rename(own->path, own->path, &error), SW_IO);
    assert_string_equal(error.message, "cannot rename it: No such file or directory");
}
