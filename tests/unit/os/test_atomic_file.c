#include "os/atomic_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include "claims.h"

#include "helper.h"
#include "scratch.h"

static os_atomic_file open_file(const char *path)
{
    os_atomic_file file;
    assert_int_equal(os_atomic_file_open(&file, path, 0666, NULL), SW_OK);
    return file;
}

static void write_file(os_atomic_file *file, const char *text)
{
    assert_int_equal(os_atomic_file_write(file, text, strlen(text), NULL), SW_OK);
}

CLAIM_WITH(a_file_takes_its_place_only_when_it_is_kept, scratch_setup, scratch_teardown)
{
    scratch_write(*state, "graph", "old");
    const char *path = scratch_path(*state, "graph");
    os_atomic_file file = open_file(path);
    write_file(&file, "one, ");
    write_file(&file, "two");
    assert_content(path, "old");
    assert_content(file.temporary, "one, two");
    assert_int_equal(os_atomic_file_keep(&file, NULL), SW_OK);
    assert_content(path, "one, two");
    assert_int_not_equal(access(file.temporary, F_OK), 0);
}

CLAIM_WITH(a_discarded_file_leaves_no_trace, scratch_setup, scratch_teardown)
{
    const char *path = scratch_path(*state, "graph");
    os_atomic_file file = open_file(path);
    write_file(&file, "one");
    os_atomic_file_discard(&file);
    assert_int_not_equal(access(path, F_OK), 0);
    assert_int_not_equal(access(file.temporary, F_OK), 0);
}

CLAIM_WITH(two_writers_of_one_file_do_not_mix, scratch_setup, scratch_teardown)
{
    const char *path = scratch_path(*state, "graph");
    os_atomic_file first = open_file(path), second = open_file(path);
    write_file(&first, "first");
    write_file(&second, "second");
    assert_int_equal(os_atomic_file_keep(&first, NULL), SW_OK);
    assert_content(path, "first");
    assert_int_equal(os_atomic_file_keep(&second, NULL), SW_OK);
    assert_content(path, "second");
}

CLAIM_WITH(a_new_file_has_the_mode_that_the_umask_leaves, scratch_setup, scratch_teardown)
{
    struct stat about;
    mode_t before = umask(0027);
    os_atomic_file file = open_file(scratch_path(*state, "graph"));
    umask(before);
    assert_int_equal(os_atomic_file_keep(&file, NULL), SW_OK);
    assert_int_equal(stat(file.path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0640);
}

CLAIM_WITH(a_device_is_written_and_not_replaced, scratch_setup, scratch_teardown)
{
    struct stat about;
    sw_error error;
    os_atomic_file file = open_file("/dev/null");
    write_file(&file, "lost");
    assert_int_equal(os_atomic_file_keep(&file, NULL), SW_OK);
    assert_int_equal(stat("/dev/null", &about), 0);
    assert_true(S_ISCHR(about.st_mode));

    file = open_file("/dev/full");
    assert_int_equal(os_atomic_file_write(&file, "x", 1, &error), SW_IO);
    assert_string_equal(error.message, "cannot write it: No space left on device");
    os_atomic_file_discard(&file);
    assert_int_equal(stat("/dev/full", &about), 0);
}

/* The link at the end of each chain is looked at without the code under test. */
static void assert_link(scratch *own, const char *name)
{
    struct stat about;
    assert_int_equal(lstat(scratch_path(own, name), &about), 0);
    assert_true(S_ISLNK(about.st_mode));
}

static void keep_over(scratch *own, const char *name, const char *text)
{
    os_atomic_file file = open_file(scratch_path(own, name));
    write_file(&file, text);
    assert_int_equal(os_atomic_file_keep(&file, NULL), SW_OK);
}

CLAIM_WITH(a_link_stays_and_its_target_is_replaced, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    assert_int_equal(mkdir(scratch_path(own, "dotfiles"), 0700), 0);
    scratch_write(own, "dotfiles/real", "old");
    assert_int_equal(symlink("real", scratch_path(own, "dotfiles/first")), 0);
    assert_int_equal(symlink("dotfiles/first", scratch_path(own, "second")), 0);
    keep_over(own, "second", "new");
    assert_content(scratch_path(own, "dotfiles/real"), "new");
    assert_content(scratch_path(own, "second"), "new");
    assert_link(own, "second");
    assert_link(own, "dotfiles/first");
}

CLAIM_WITH(a_link_to_nothing_yet_stays_too, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char target[512];
    snprintf(target, sizeof target, "%s", scratch_path(own, "later"));
    assert_int_equal(symlink(target, scratch_path(own, "link")), 0);
    keep_over(own, "link", "new");
    assert_content(target, "new");
    assert_link(own, "link");
}

CLAIM_WITH(links_in_a_circle_are_refused, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    os_atomic_file file;
    sw_error error;
    assert_int_equal(symlink("two", scratch_path(own, "one")), 0);
    assert_int_equal(symlink("one", scratch_path(own, "two")), 0);
    assert_int_equal(os_atomic_file_open(&file, own->path, 0666, &error), SW_IO);
    assert_string_equal(error.message, "cannot replace it: Too many levels of symbolic links");
}

CLAIM_WITH(what_cannot_be_replaced_is_told_before_anything_is_written, scratch_setup,
           scratch_teardown)
{
    scratch *own = *state;
    os_atomic_file file;
    sw_error error;
    assert_int_equal(os_atomic_file_open(&file, own->folder, 0666, &error), SW_IO);
    assert_string_equal(error.message, "cannot replace it: Is a directory");
    assert_int_equal(os_atomic_file_open(&file, scratch_path(own, "no/graph"), 0666, &error),
                     SW_IO);
    assert_string_equal(error.message, "cannot write beside it: No such file or directory");
}

/* ---- What programs leave that are killed ---- */

CLAIM_WITH(what_a_killed_program_left_is_removed, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char line[256], left[256];
    scratch_write(own, "graph", "old");
    helper writer = helper_start("begin-to-replace", own->path);
    snprintf(left, sizeof left, "%s", helper_says(&writer, line));
    os_atomic_file_tidy(own->folder);
    assert_content(left, "half"); /* it is being written */
    helper_kill(&writer);
    helper_end(&writer);
    assert_content(left, "half");
    os_atomic_file_tidy(own->folder);
    assert_int_not_equal(access(left, F_OK), 0);
    assert_content(scratch_path(own, "graph"), "old");
}

/* The program's own, which is not written to its end yet. */
CLAIM_WITH(what_is_being_written_takes_its_place_all_the_same, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    os_atomic_file file = open_file(scratch_path(own, "graph"));
    write_file(&file, "new");
    os_atomic_file_tidy(own->folder);
    assert_int_equal(os_atomic_file_keep(&file, NULL), SW_OK);
    os_atomic_file_tidy(own->folder);
    assert_content(scratch_path(own, "graph"), "new");
}

CLAIM_WITH(nothing_else_is_removed, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    static const char *const names[] = {"graph",         "graph.tmp",        "graph.tmp-",
                                        "graph.tmp-12",  "graph.tmp-12-",    "graph.tmp-12-x",
                                        "graph.tmp-a-0", "graph.tmp-12-0.1", "games.save.tmp"};
    enum { NAMES = sizeof names / sizeof *names };
    for (int i = 0; i < NAMES; i++)
        scratch_write(own, names[i], "kept");
    assert_int_equal(mkdir(scratch_path(own, "folder.tmp-12-0"), 0700), 0);
    os_atomic_file_tidy(own->folder);
    os_atomic_file_tidy("/no/such/folder");
    for (int i = 0; i < NAMES; i++)
        assert_content(scratch_path(own, names[i]), "kept");
    assert_int_equal(rmdir(scratch_path(own, "folder.tmp-12-0")), 0);
}
