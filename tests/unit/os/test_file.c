#include "os/file.h"
#include "os/paths.h"

#include <dirent.h>
#include <sys/stat.h>

#include "claims.h"

#include "helper.h"
#include "scratch.h"

static int count_entries(const char *folder)
{
    int count = 0;
    DIR *open = opendir(folder);
    assert_non_null(open);
    while (readdir(open))
        count++;
    closedir(open);
    return count - 2; /* "." and ".." */
}

CLAIM_WITH(a_file_is_read_whole_and_ends_in_nul, scratch_setup, scratch_teardown)
{
    char *data;
    size_t size;
    scratch_write(*state, "a", "line\n");
    assert_int_equal(os_file_read(&data, &size, scratch_path(*state, "a"), 100, NULL), SW_OK);
    assert_int_equal(size, 5);
    assert_string_equal(data, "line\n");
    free(data);
}

CLAIM_WITH(an_empty_file_is_an_empty_text, scratch_setup, scratch_teardown)
{
    char *data;
    size_t size = 7;
    scratch_write(*state, "a", "");
    assert_int_equal(os_file_read(&data, &size, scratch_path(*state, "a"), 0, NULL), SW_OK);
    assert_int_equal(size, 0);
    assert_string_equal(data, "");
    free(data);
}

CLAIM_WITH(a_file_of_the_limit_is_read_and_one_byte_more_is_not, scratch_setup, scratch_teardown)
{
    char *data;
    size_t size;
    sw_error error;
    scratch_write(*state, "a", "12345");
    assert_int_equal(os_file_read(&data, &size, scratch_path(*state, "a"), 5, NULL), SW_OK);
    free(data);
    assert_int_equal(os_file_read(&data, &size, scratch_path(*state, "a"), 4, &error),
                     SW_BAD_INPUT);
    assert_string_equal(error.message, "the file has 5 bytes, more than the limit of 4");
}

CLAIM_WITH(what_is_not_there_is_not_found, scratch_setup, scratch_teardown)
{
    char *data;
    size_t size;
    sw_error error;
    assert_int_equal(os_file_read(&data, &size, scratch_path(*state, "a"), 5, &error),
                     SW_NOT_FOUND);
    assert_string_equal(error.message, "there is no such file");
    scratch_write(*state, "a", "");
    assert_int_equal(os_file_read(&data, &size, scratch_path(*state, "a/b"), 5, &error),
                     SW_NOT_FOUND);
}

CLAIM_WITH(a_folder_or_a_pipe_is_no_file, scratch_setup, scratch_teardown)
{
    char *data;
    size_t size;
    sw_error error;
    scratch *own = *state;
    assert_int_equal(os_file_read(&data, &size, own->folder, 5, &error), SW_IO);
    assert_string_equal(error.message, "this is a folder, not a file");
    assert_int_equal(mkfifo(scratch_path(own, "pipe"), 0600), 0);
    assert_int_equal(os_file_read(&data, &size, own->path, 5, &error), SW_IO);
    assert_string_equal(error.message, "this is not a regular file");
}

CLAIM_WITH(replacing_makes_the_file_and_leaves_nothing_beside_it, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    const char *path = scratch_path(own, "save");
    assert_int_equal(os_file_replace(path, "one", 3, NULL), SW_OK);
    assert_content(path, "one");
    assert_int_equal(os_file_replace(path, "", 0, NULL), SW_OK);
    assert_content(path, "");
    assert_int_equal(count_entries(own->folder), 1);
}

/* Whoever has the old file open goes on reading the old text: it was not written over. */
CLAIM_WITH(replacing_never_writes_into_the_old_file, scratch_setup, scratch_teardown)
{
    char found[8] = {0};
    scratch_write(*state, "save", "old");
    const char *path = scratch_path(*state, "save");
    FILE *old = fopen(path, "rb");
    assert_int_equal(os_file_replace(path, "newer", 5, NULL), SW_OK);
    assert_int_equal(fread(found, 1, sizeof found, old), 3);
    fclose(old);
    assert_string_equal(found, "old");
    assert_content(path, "newer");
}

CLAIM_WITH(replacing_a_folder_fails_and_leaves_it, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    sw_error error;
    assert_int_equal(mkdir(scratch_path(own, "save"), 0700), 0);
    assert_int_equal(os_file_replace(own->path, "x", 1, &error), SW_IO);
    assert_memory_equal(error.message, "cannot replace it: ", 19);
    assert_int_equal(count_entries(own->folder), 1);
    assert_int_equal(count_entries(own->path), 0);
}

CLAIM_WITH(replacing_where_nothing_can_be_written_fails, scratch_setup, scratch_teardown)
{
    sw_error error;
    scratch_write(*state, "a", "");
    assert_int_equal(os_file_replace(scratch_path(*state, "a/save"), "x", 1, &error), SW_IO);
    assert_string_equal(error.message, "cannot write beside it: Not a directory");
    assert_int_equal(os_file_replace(scratch_path(*state, "no/save"), "x", 1, &error), SW_IO);
    assert_string_equal(error.message, "cannot write beside it: No such file or directory");
}

CLAIM_WITH(replacing_on_a_full_disk_keeps_the_old_file, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char line[256];
    scratch_write(own, "save", "old");
    helper writer = helper_start("replace-on-full-disk", own->path);
    assert_string_equal(helper_says(&writer, line), "cannot write it: File too large");
    assert_int_equal(helper_end(&writer), 0);
    assert_content(own->path, "old");
    assert_int_equal(count_entries(own->folder), 1);
}

CLAIM_WITH(a_path_that_is_too_long_is_refused, scratch_setup, scratch_teardown)
{
    char path[OS_PATH_SIZE];
    char kept[OS_PATH_SIZE];
    memset(path, 'a', sizeof path - 1);
    path[sizeof path - 1] = '\0';
    assert_int_equal(os_file_replace(path, "x", 1, NULL), SW_LIMIT);
    assert_int_equal(os_file_quarantine(path, kept, sizeof kept, NULL), SW_LIMIT);
    assert_int_equal(os_folder_make(path, NULL), SW_IO);
}

CLAIM_WITH(damaged_files_are_all_kept, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    const char *names[] = {"save.damaged", "save.damaged-2", "save.damaged-3"};
    const char *contents[] = {"first", "second", "third"};
    char path[512], kept[512];
    strcpy(path, scratch_path(own, "save"));
    for (int i = 0; i < 3; i++) {
        scratch_write(own, "save", contents[i]);
        assert_int_equal(os_file_quarantine(path, kept, sizeof kept, NULL), SW_OK);
        assert_string_equal(kept, scratch_path(own, names[i]));
        assert_false(os_file_exists(path));
    }
    for (int i = 0; i < 3; i++)
        assert_content(scratch_path(own, names[i]), contents[i]);
}

CLAIM_WITH(setting_aside_what_cannot_be_moved_leaves_no_trace, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char kept[512], path[512];
    sw_error error;
    strcpy(path, scratch_path(own, "save"));
    assert_int_equal(os_file_quarantine(path, kept, sizeof kept, &error), SW_IO);
    assert_memory_equal(error.message, "cannot set it aside: ", 21);
    assert_int_equal(os_file_quarantine(path, kept, strlen(path) + 3, &error), SW_LIMIT);
    assert_int_equal(count_entries(own->folder), 0);
}

CLAIM_WITH(removing_a_missing_file_is_no_error, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    sw_error error;
    scratch_write(own, "a", "");
    const char *path = scratch_path(own, "a");
    assert_true(os_file_exists(path));
    assert_int_equal(os_file_remove(path, NULL), SW_OK);
    assert_false(os_file_exists(path));
    assert_int_equal(os_file_remove(path, NULL), SW_OK);
    assert_int_equal(os_file_remove(own->folder, &error), SW_IO);
    assert_memory_equal(error.message, "cannot remove it: ", 18);
}

CLAIM_WITH(a_free_path_is_numbered_past_those_that_are_taken, scratch_setup, scratch_teardown)
{
    char out[OS_PATH_SIZE], folder[OS_PATH_SIZE];
    snprintf(folder, sizeof folder, "%s", scratch_path(*state, "papers"));
    assert_int_equal(os_file_free_path(out, sizeof out, folder, "board", ".txt", NULL), SW_OK);
    assert_string_equal(out, scratch_path(*state, "papers/board.txt"));
    assert_int_equal(count_entries(folder), 0); /* the folder was made, and nothing in it */
    scratch_write(*state, "papers/board.txt", "");
    assert_int_equal(os_file_free_path(out, sizeof out, folder, "board", ".txt", NULL), SW_OK);
    assert_string_equal(out, scratch_path(*state, "papers/board-2.txt"));
    scratch_write(*state, "papers/board-2.txt", "");
    scratch_write(*state, "papers/board-4.txt", "");
    assert_int_equal(os_file_free_path(out, sizeof out, folder, "board", ".txt", NULL), SW_OK);
    assert_string_equal(out, scratch_path(*state, "papers/board-3.txt"));
}

CLAIM_WITH(where_a_thousand_paths_are_taken_none_is_free, scratch_setup, scratch_teardown)
{
    char name[64], out[OS_PATH_SIZE], folder[OS_PATH_SIZE];
    sw_error error;
    snprintf(folder, sizeof folder, "%s", scratch_path(*state, "papers"));
    assert_int_equal(os_folder_make(folder, NULL), SW_OK);
    scratch_write(*state, "papers/a.txt", "");
    for (int i = 2; i <= 1000; i++) {
        snprintf(name, sizeof name, "papers/a-%d.txt", i);
        scratch_write(*state, name, "");
    }
    assert_int_equal(os_file_free_path(out, sizeof out, folder, "a", ".txt", &error), SW_LIMIT);
    assert_non_null(strstr(error.message, "is full of such files"));
}
