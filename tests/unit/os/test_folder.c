#include "os/file.h"

#include <sys/stat.h>

#include "claims.h"

#include "scratch.h"

CLAIM_WITH(missing_folders_are_made_all_the_way_down, scratch_setup, scratch_teardown)
{
    struct stat about;
    assert_int_equal(os_folder_make(scratch_path(*state, "a/b/c"), NULL), SW_OK);
    assert_int_equal(stat(scratch_path(*state, "a/b/c"), &about), 0);
    assert_true(S_ISDIR(about.st_mode));
    assert_int_equal(about.st_mode & 0777, 0700);
}

CLAIM_WITH(making_a_folder_again_is_no_error, scratch_setup, scratch_teardown)
{
    assert_int_equal(os_folder_make(scratch_path(*state, "a/b/"), NULL), SW_OK);
    assert_int_equal(os_folder_make(scratch_path(*state, "a//b"), NULL), SW_OK);
    assert_int_equal(os_folder_make("/", NULL), SW_OK);
}

CLAIM_WITH(a_folder_cannot_be_made_of_or_below_a_file, scratch_setup, scratch_teardown)
{
    sw_error error;
    scratch_write(*state, "a", "text");
    assert_int_equal(os_folder_make(scratch_path(*state, "a"), &error), SW_IO);
    assert_string_equal(error.message, "cannot make the folder: File exists");
    assert_int_equal(os_folder_make(scratch_path(*state, "a/b"), &error), SW_IO);
    assert_content(scratch_path(*state, "a"), "text");
}

CLAIM_WITH(a_list_is_sorted_by_bytes_and_has_no_dots, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    const char *made[] = {"b", "a", "B", "ä", ".hidden", "a1"};
    const char *sorted[] = {".hidden", "B", "a", "a1", "b", "ä"};
    for (int i = 0; i < 6; i++)
        scratch_write(own, made[i], "");
    char **names;
    size_t count;
    assert_int_equal(os_folder_list(&names, &count, own->folder, NULL), SW_OK);
    assert_int_equal(count, 6);
    for (int i = 0; i < 6; i++)
        assert_string_equal(names[i], sorted[i]);
    os_folder_free(names, count);
}

CLAIM_WITH(a_long_list_is_complete, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char name[16];
    for (int i = 0; i < 100; i++) {
        snprintf(name, sizeof name, "%03d", i);
        scratch_write(own, name, "");
    }
    char **names;
    size_t count;
    assert_int_equal(os_folder_list(&names, &count, own->folder, NULL), SW_OK);
    assert_int_equal(count, 100);
    for (int i = 0; i < 100; i++)
        assert_int_equal(atoi(names[i]), i);
    os_folder_free(names, count);
}

CLAIM_WITH(an_empty_folder_has_an_empty_list, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char **names;
    size_t count = 7;
    assert_int_equal(os_folder_list(&names, &count, own->folder, NULL), SW_OK);
    assert_int_equal(count, 0);
    os_folder_free(names, count);
}

CLAIM_WITH(what_is_no_folder_cannot_be_listed, scratch_setup, scratch_teardown)
{
    char **names;
    size_t count;
    sw_error error;
    assert_int_equal(os_folder_list(&names, &count, scratch_path(*state, "a"), &error),
                     SW_NOT_FOUND);
    assert_string_equal(error.message, "there is no such folder");
    scratch_write(*state, "a", "");
    assert_int_equal(os_folder_list(&names, &count, scratch_path(*state, "a"), &error), SW_IO);
    assert_string_equal(error.message, "cannot open the folder: Not a directory");
}
