/* Which pictures are offered, and what they are called. */
#include "picture/gallery.h"
#include "picture/picture_key.h"

#include "os/file.h"

#include "claims.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char folder[64];

static void put(const char *name)
{
    char path[256];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    assert_int_equal(os_file_replace(path, "x", 1, NULL), SW_OK);
}

static int make_folder(void **state)
{
    (void)state;
    char path[128];
    snprintf(folder, sizeof folder, "/tmp/slidewise-gallery-XXXXXX");
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/pictures", folder);
    assert_int_equal(os_folder_make(path, NULL), SW_OK);
    snprintf(path, sizeof path, "%s/own", folder);
    assert_int_equal(os_folder_make(path, NULL), SW_OK);
    put("pictures/lake-at-dusk.svg");
    put("pictures/koi-pond.svg");
    put("pictures/generate.py");
    put("own/Holiday.JPG");
    put("own/notes.txt");
    put("own/.hidden.png");
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    char command[128];
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    return system(command);
}

static void open_gallery(app_gallery *gallery)
{
    char own[128], copies[128];
    snprintf(own, sizeof own, "%s/own", folder);
    snprintf(copies, sizeof copies, "%s/copies", folder);
    assert_int_equal(app_gallery_create(gallery, folder, own, copies, NULL), SW_OK);
}

CLAIM(bundled_pictures_come_first_and_only_pictures_are_offered)
{
    app_gallery gallery;
    open_gallery(&gallery);
    assert_int_equal(gallery.count, 3);
    assert_string_equal(gallery.entries[0].name, "koi-pond");
    assert_string_equal(gallery.entries[0].title, "Koi pond");
    assert_true(gallery.entries[1].bundled);
    assert_false(gallery.entries[2].bundled);
    assert_string_equal(gallery.entries[2].title, "Holiday");
    app_gallery_deinit(&gallery);
}

CLAIM(a_missing_folder_of_one_s_own_is_no_error)
{
    app_gallery gallery;
    assert_int_equal(app_gallery_create(&gallery, folder, "/nowhere", "/nowhere", NULL), SW_OK);
    assert_int_equal(gallery.count, 2);
    app_gallery_deinit(&gallery);
}

CLAIM(missing_bundled_pictures_are_an_error)
{
    app_gallery gallery;
    sw_error error;
    assert_int_not_equal(app_gallery_create(&gallery, "/nowhere", NULL, NULL, &error), SW_OK);
    app_gallery_deinit(&gallery);
}

CLAIM(there_may_be_any_number_and_each_is_there_once)
{
    enum { MANY = 300 };
    app_gallery gallery;
    char path[64];
    open_gallery(&gallery);
    int before = gallery.count;
    for (int i = 0; i < 2 * MANY; i++) {
        snprintf(path, sizeof path, "/somewhere/%d.png", i % MANY);
        int at = app_gallery_add(&gallery, path);
        assert_int_equal(app_gallery_find(&gallery, path), at);
    }
    assert_int_equal(gallery.count, before + MANY);
    app_gallery_deinit(&gallery);
}

/* What was listed follows the folder, what was opened stays. */
CLAIM(a_new_look_finds_what_came_and_what_went)
{
    app_gallery gallery;
    char path[256], own[256];
    open_gallery(&gallery);
    app_gallery_add(&gallery, "/somewhere/a.png");
    put("own/New.png");
    snprintf(own, sizeof own, "%s/own/Holiday.JPG", folder);
    assert_int_equal(os_file_remove(own, NULL), SW_OK);
    gallery.entries[gallery.count - 1].failed = true;
    app_gallery_refresh(&gallery);
    snprintf(path, sizeof path, "%s/own/New.png", folder);
    assert_int_equal(app_gallery_find(&gallery, own), -1);
    assert_true(app_gallery_find(&gallery, path) >= gallery.bundled);
    int opened = app_gallery_find(&gallery, "/somewhere/a.png");
    assert_true(opened >= gallery.bundled);
    assert_false(gallery.entries[opened].failed);
    assert_int_equal(gallery.bundled, 2);
    app_gallery_deinit(&gallery);
    assert_int_equal(os_file_remove(path, NULL), SW_OK);
    put("own/Holiday.JPG");
}

/* A copy is named by the state of the file that it was made of. */
CLAIM(a_copy_is_offered_where_its_file_is_not)
{
    app_gallery gallery;
    char path[256], name[128];
    snprintf(path, sizeof path, "%s/copies", folder);
    assert_int_equal(os_folder_make(path, NULL), SW_OK);
    snprintf(path, sizeof path, "%s/own/Holiday.JPG", folder);
    snprintf(name, sizeof name, "copies/Holiday-%016llx.jpg",
             (unsigned long long)app_picture_key(path, 0));
    put(name);
    put("copies/Gone-0123456789abcdef.png");
    open_gallery(&gallery);
    assert_int_equal(gallery.count, 4);
    assert_string_equal(gallery.entries[3].name, "own/Gone-0123456789abcdef.png");
    assert_string_equal(gallery.entries[3].title, "Gone");
    app_gallery_deinit(&gallery);
}

static sw_status path_of(const app_gallery *gallery, const char *name)
{
    char path[256];
    return app_gallery_path(gallery, name, path, sizeof path, NULL);
}

/* Names come from replays, too, and these from anybody. */
CLAIM(no_name_leads_out_of_the_folders)
{
    app_gallery gallery;
    char inside[256], beside[256], climbing[256];
    open_gallery(&gallery);
    static const char *const names[] = {
        "../own/Holiday",      "../../etc/passwd", "nobody",      "",
        "own/../koi-pond.svg", "own/.hidden",      "/etc/passwd", "/net/host/x.png",
        "own/a/b.png",
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        assert_int_equal(path_of(&gallery, names[i]), SW_NOT_FOUND);
    snprintf(inside, sizeof inside, "%s/own/deep/er/lake..png", folder);
    snprintf(beside, sizeof beside, "%s/owner/lake.png", folder);
    snprintf(climbing, sizeof climbing, "%s/own/deep/../../lake.png", folder);
    assert_int_equal(path_of(&gallery, inside), SW_OK);
    assert_int_equal(path_of(&gallery, beside), SW_NOT_FOUND);
    assert_int_equal(path_of(&gallery, climbing), SW_NOT_FOUND);
    app_gallery_deinit(&gallery);
    assert_int_equal(app_gallery_create(&gallery, folder, NULL, NULL, NULL), SW_OK);
    assert_int_equal(path_of(&gallery, "/etc/passwd"), SW_NOT_FOUND);
    app_gallery_deinit(&gallery);
}

CLAIM(a_bundled_name_leads_to_its_file_and_an_opened_path_to_itself)
{
    app_gallery gallery;
    char path[256], wanted[256];
    open_gallery(&gallery);
    assert_true(app_gallery_add(&gallery, "/a/b.png") >= 0);
    assert_int_equal(app_gallery_path(&gallery, "koi-pond", path, sizeof path, NULL), SW_OK);
    snprintf(wanted, sizeof wanted, "%s/pictures/koi-pond.svg", folder);
    assert_string_equal(path, wanted);
    assert_int_equal(app_gallery_path(&gallery, "/a/b.png", path, sizeof path, NULL), SW_OK);
    assert_string_equal(path, "/a/b.png");
    assert_int_equal(app_gallery_path(&gallery, "/a/b.png", path, 4, NULL), SW_LIMIT);
    app_gallery_deinit(&gallery);
}

CLAIMS_WITH(make_folder, remove_folder)
