#include "client/files.h"

#include "os/entries.h"
#include "os/file.h"

#include "claims.h"
#include "support/scratch.h"
#include <stdatomic.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char *const pictures[] = {"png", "jpg", NULL};

static scratch own;

static void path_of(char out[128], const char *name)
{
    snprintf(out, 128, "%s/%s", own.folder, name);
}

static void write_file(const char *name)
{
    char path[128];
    path_of(path, name);
    assert_int_equal(os_file_replace(path, "12345", 5, NULL), SW_OK);
}

static void make_folder(const char *name)
{
    char path[128];
    path_of(path, name);
    assert_int_equal(os_folder_make(path, NULL), SW_OK);
}

static void link_to(const char *to, const char *name)
{
    char path[128];
    path_of(path, name);
    assert_int_equal(symlink(to, path), 0);
}

static int begin(void **state)
{
    (void)state;
    own = make_scratch();
    return 0;
}

static int end(void **state)
{
    (void)state;
    remove_scratch(&own);
    return 0;
}

/* Names of what is shown, with a blank between them. */
static void assert_shown(const client_files *files, const char *wanted)
{
    char names[512] = "";
    for (int i = 0; client_files_row(files, i); i++) {
        strcat(names, i > 0 ? " " : "");
        strcat(names, client_files_row(files, i)->name);
    }
    assert_string_equal(names, wanted);
}

CLAIM_WITH(names_are_in_the_order_of_a_person, begin, end)
{
    static const char *const order[] = {
        "",  "a1",           "A2",           "a2b", "a10", "a010", "a10000000000000000000000",
        "b", "\xC3\x84pfel", "\xC3\xA4pfel2"};
    enum { COUNT = sizeof order / sizeof *order };
    for (int i = 0; i < COUNT; i++)
        for (int j = 0; j < COUNT; j++) {
            /* a10 and a010 are worth the same: bytes decide, either way round alike */
            int found = client_file_order(order[i], order[j]);
            bool same_worth = (i == 4 || i == 5) && (j == 4 || j == 5) && i != j;
            if (same_worth)
                assert_int_not_equal(found, 0);
            else
                assert_int_equal((found > 0) - (found < 0), (i > j) - (i < j));
        }
}

CLAIM_WITH(a_folder_shows_folders_first_and_what_can_be_opened, begin, end)
{
    client_files files;
    write_file("10.png");
    write_file("2.PNG");
    write_file("notes.txt");
    write_file("jpg");
    write_file(".hidden.jpg");
    make_folder("zoo.d");
    make_folder(".git");
    assert_int_equal(client_files_read(&files, own.folder, pictures, NULL), SW_OK);
    assert_shown(&files, "zoo.d 2.PNG 10.png");
    assert_true(client_files_row(&files, 0)->folder);
    assert_int_equal(client_files_find(&files, "10.png"), 2);
    assert_int_equal(client_files_find(&files, "notes.txt"), -1);
    client_files_deinit(&files);
}

static void wake(void *data)
{
    atomic_fetch_add((atomic_int *)data, 1);
}

/* Of the rows in view, once, beside the window. */
CLAIM_WITH(sizes_and_dates_are_asked_for_beside_the_window, begin, end)
{
    client_files files;
    static atomic_int woken;
    write_file("1.png");
    write_file("2.png");
    assert_int_equal(client_files_read(&files, own.folder, pictures, NULL), SW_OK);
    client_look_job *job = client_look_start(&files, 0, 2, own.folder, wake, &woken);
    assert_non_null(job);
    assert_null(client_look_start(&files, 0, 2, own.folder, wake, &woken));
    while (!client_look_take(job, &files))
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    client_look_drop(job);
    assert_int_equal(atomic_load(&woken), 1);
    assert_int_equal(client_files_row(&files, 0)->size, 5);
    assert_true(client_files_row(&files, 1)->date > 0);
    client_files_row(&files, 0)->looked = false;
    client_look_drop(client_look_start(&files, 0, 1, own.folder, wake, &woken)); /* at any time */
    client_files_deinit(&files);
}

CLAIM_WITH(links_lead_on_and_those_to_nowhere_are_left_out, begin, end)
{
    client_files files;
    char pipe[128], round[128];
    write_file("real.png");
    link_to("real.png", "link.png");
    link_to(".", "round");
    link_to("nowhere", "lost.png");
    link_to("itself.png", "itself.png");
    path_of(pipe, "pipe.png");
    assert_int_equal(mkfifo(pipe, 0600), 0);
    assert_int_equal(client_files_read(&files, own.folder, pictures, NULL), SW_OK);
    assert_shown(&files, "round link.png real.png");
    client_files_deinit(&files);
    path_of(round, "round/round/round");
    assert_int_equal(client_files_read(&files, round, pictures, NULL), SW_OK);
    assert_shown(&files, "round link.png real.png");
    client_files_deinit(&files);
}

CLAIM_WITH(what_is_typed_is_found_in_any_case, begin, end)
{
    client_files files;
    write_file("Lake.png");
    write_file("\xC3\x84pfel am lake.jpg");
    write_file("x\xFF.png");
    make_folder("Lakes");
    assert_int_equal(client_files_read(&files, own.folder, pictures, NULL), SW_OK);
    client_files_filter(&files, "LAKE");
    assert_shown(&files, "Lakes Lake.png \xC3\x84pfel am lake.jpg");
    client_files_filter(&files, "\xC3\xA4");
    assert_shown(&files, "\xC3\x84pfel am lake.jpg");
    client_files_filter(&files, "nothing");
    assert_shown(&files, "");
    client_files_filter(&files, "");
    assert_int_equal(files.shown_count, 4);
    client_files_deinit(&files);
}

CLAIM_WITH(a_missing_folder_and_a_file_are_told, begin, end)
{
    client_files files;
    char path[128];
    sw_error error;
    path_of(path, "gone");
    assert_int_equal(client_files_read(&files, path, pictures, &error), SW_NOT_FOUND);
    write_file("file.png");
    path_of(path, "file.png");
    assert_int_equal(client_files_read(&files, path, pictures, &error), SW_IO);
}

CLAIM_WITH(any_bytes_are_drawn_harmlessly, begin, end)
{
    char words[16];
    client_file_words("a\nb\xFF\xC3\xA4", words, sizeof words);
    assert_string_equal(words, "a?b?\xC3\xA4");
    client_file_words("0123456789abcd\xC3\xA4", words, sizeof words);
    assert_string_equal(words, "0123456789abcd");
}

CLAIM_WITH(the_folder_above_ends_at_the_root, begin, end)
{
    char path[64] = "/home/me", left[32];
    assert_true(client_files_parent(path, left, sizeof left));
    assert_string_equal(path, "/home");
    assert_string_equal(left, "me");
    assert_true(client_files_parent(path, left, sizeof left));
    assert_string_equal(path, "/");
    assert_string_equal(left, "home");
    assert_false(client_files_parent(path, left, sizeof left));
    assert_string_equal(path, "/");
}

CLAIM_WITH(drives_are_read_from_the_mounts, begin, end)
{
    char path[128], **drives;
    size_t count;
    static const char mounts[] = "/dev/sda1 / ext4 rw 0 0\n"
                                 "/dev/sdb1 /media/me/MY\\040CARD vfat rw 0 0\n"
                                 "broken\n"
                                 "/dev/sdc1 /run/media/me/B exfat rw 0 0\n"
                                 "/dev/sdd1 /mediaeval ext4 rw 0 0\n";
    path_of(path, "mounts");
    assert_int_equal(os_file_replace(path, mounts, sizeof mounts - 1, NULL), SW_OK);
    os_drives_list(&drives, &count, path);
    assert_int_equal(count, 2);
    assert_string_equal(drives[0], "/media/me/MY CARD");
    assert_string_equal(drives[1], "/run/media/me/B");
    os_folder_free(drives, count);
    os_drives_list(&drives, &count, "/nowhere");
    assert_int_equal(count, 0);
    os_folder_free(drives, count);
}

CLAIM_WITH(places_that_are_missing_are_left_out, begin, end)
{
    client_place places[CLIENT_PLACES];
    make_folder("Documents");
    setenv("HOME", own.folder, 1);
    setenv("XDG_CONFIG_HOME", own.folder, 1);
    unsetenv("XDG_PICTURES_DIR");
    assert_int_equal(client_places_list(places, "/nowhere"), 2);
    assert_int_equal(places[0].kind, CLIENT_PLACE_HOME);
    assert_string_equal(places[0].path, own.folder);
    assert_int_equal(places[1].kind, CLIENT_PLACE_DOCUMENTS);
}

CLAIM_WITH(a_folder_is_read_beside_the_window, begin, end)
{
    client_files files;
    client_files_job *job, *other;
    write_file("a.png");
    assert_int_equal(client_files_start(&job, own.folder, pictures, NULL), SW_OK);
    assert_int_equal(client_files_start(&other, own.folder, pictures, NULL), SW_OK);
    client_files_drop(other); /* nobody waits for it */
    while (!client_files_wait(job, 100))
        ;
    assert_int_equal(client_files_take(job, &files, NULL), SW_OK);
    client_files_drop(job);
    assert_shown(&files, "a.png");
    client_files_deinit(&files);
}
