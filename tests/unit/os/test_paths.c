#include "os/paths.h"

#include <sys/stat.h>
#include <unistd.h>

#include "claims.h"

#include "scratch.h"

CLAIM_WITH(variables_name_the_folders, scratch_setup, scratch_teardown)
{
    char out[OS_PATH_SIZE];
    setenv("HOME", "/home/someone", 1);
    setenv("XDG_CONFIG_HOME", "/conf", 1);
    setenv("XDG_STATE_HOME", "/state/", 1);
    setenv("XDG_CACHE_HOME", "/cache", 1);
    assert_int_equal(os_path_config(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, "/conf/slidewise");
    assert_int_equal(os_path_state(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, "/state/slidewise");
    assert_int_equal(os_path_cache(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, "/cache/slidewise");
}

/* The specification: paths in these variables must be absolute, others are to be ignored. */
CLAIM_WITH(unset_empty_or_relative_variables_mean_the_defaults, scratch_setup, scratch_teardown)
{
    const char *values[] = {NULL, "", "relative/path"};
    char out[OS_PATH_SIZE];
    setenv("HOME", "/home/someone", 1);
    for (int i = 0; i < 3; i++) {
        unsetenv("XDG_CONFIG_HOME");
        unsetenv("XDG_STATE_HOME");
        unsetenv("XDG_CACHE_HOME");
        if (values[i]) {
            setenv("XDG_CONFIG_HOME", values[i], 1);
            setenv("XDG_STATE_HOME", values[i], 1);
            setenv("XDG_CACHE_HOME", values[i], 1);
        }
        assert_int_equal(os_path_config(out, sizeof out, NULL), SW_OK);
        assert_string_equal(out, "/home/someone/.config/slidewise");
        assert_int_equal(os_path_state(out, sizeof out, NULL), SW_OK);
        assert_string_equal(out, "/home/someone/.local/state/slidewise");
        assert_int_equal(os_path_cache(out, sizeof out, NULL), SW_OK);
        assert_string_equal(out, "/home/someone/.cache/slidewise");
    }
}

CLAIM_WITH(without_any_home_nothing_is_found, scratch_setup, scratch_teardown)
{
    char out[OS_PATH_SIZE];
    sw_error error;
    unsetenv("HOME");
    unsetenv("XDG_CONFIG_HOME");
    unsetenv("XDG_PICTURES_DIR");
    assert_int_equal(os_path_config(out, sizeof out, &error), SW_NOT_FOUND);
    assert_string_equal(error.message, "there is no home folder: HOME is not set");
    assert_int_equal(os_path_pictures(out, sizeof out, NULL), SW_NOT_FOUND);
}

CLAIM_WITH(pictures_are_where_the_player_keeps_them, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char out[OS_PATH_SIZE];
    setenv("HOME", own->folder, 1);
    unsetenv("XDG_PICTURES_DIR");
    assert_int_equal(os_path_pictures(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, own->folder);

    assert_int_equal(mkdir(scratch_path(own, "Pictures"), 0700), 0);
    assert_int_equal(os_path_pictures(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, own->path);

    setenv("XDG_PICTURES_DIR", "/photos", 1);
    assert_int_equal(os_path_pictures(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, "/photos");
}

CLAIM_WITH(documents_are_where_the_player_keeps_them, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char out[OS_PATH_SIZE];
    setenv("HOME", own->folder, 1);
    unsetenv("XDG_DOCUMENTS_DIR");
    assert_int_equal(os_path_documents(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, own->folder);

    assert_int_equal(mkdir(scratch_path(own, "Documents"), 0700), 0);
    assert_int_equal(os_path_documents(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, own->path);

    setenv("XDG_DOCUMENTS_DIR", "/papers", 1);
    assert_int_equal(os_path_documents(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, "/papers");
}

/* What a desktop leaves in the config folder; no variable says anything. */
static void desktop_says(scratch *own, const char *lines)
{
    setenv("HOME", own->folder, 1);
    unsetenv("XDG_CONFIG_HOME");
    unsetenv("XDG_PICTURES_DIR");
    unsetenv("XDG_DOCUMENTS_DIR");
    mkdir(scratch_path(own, ".config"), 0700);
    scratch_write(own, ".config/user-dirs.dirs", lines);
}

CLAIM_WITH(a_desktop_names_the_folders_in_a_file, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char out[OS_PATH_SIZE];
    desktop_says(own, "# This file is written by xdg-user-dirs-update\n"
                      "XDG_DESKTOP_DIR=\"$HOME/\"\n"
                      "XDG_DOCUMENTS_DIR=\"/data/\\\"our\\\" papers\"\n"
                      "  XDG_PICTURES_DIR = \"$HOME/Imagens\"\r\n");
    assert_int_equal(os_path_pictures(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, scratch_path(own, "Imagens"));
    assert_int_equal(os_path_documents(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, "/data/\"our\" papers");

    desktop_says(own, "XDG_PICTURES_DIR=\"$HOME\"\n");
    assert_int_equal(os_path_pictures(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, own->folder);

    setenv("XDG_PICTURES_DIR", "/photos", 1);
    assert_int_equal(os_path_pictures(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, "/photos");
}

CLAIM_WITH(the_config_folder_may_lie_elsewhere, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char out[OS_PATH_SIZE];
    desktop_says(own, "XDG_PICTURES_DIR=\"$HOME/wrong\"\n");
    setenv("XDG_CONFIG_HOME", own->folder, 1);
    scratch_write(own, "user-dirs.dirs", "XDG_PICTURES_DIR=\"$HOME/right\"\n");
    assert_int_equal(os_path_pictures(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, scratch_path(own, "right"));
}

CLAIM_WITH(damaged_lines_are_passed_over, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    static const char *const damaged[] = {
        "XDG_PICTURES_DIR",
        "XDG_PICTURES_DIR=",
        "XDG_PICTURES_DIR=$HOME/a",
        "XDG_PICTURES_DIR=\"$HOME/a",
        "XDG_PICTURES_DIR=\"$HOME/a\\",
        "XDG_PICTURES_DIR=\"$HOMES/a\"",
        "XDG_PICTURES_DIR=\"a/b\"",
        "XDG_PICTURES_DIR=\"\"",
        "XDG_PICTURES_DIRS=\"/a\"",
        "#XDG_PICTURES_DIR=\"/a\"",
    };
    for (size_t i = 0; i < sizeof damaged / sizeof *damaged; i++) {
        char out[OS_PATH_SIZE], lines[256];
        desktop_says(own, damaged[i]);
        assert_int_equal(os_path_pictures(out, sizeof out, NULL), SW_OK);
        assert_string_equal(out, own->folder);
        snprintf(lines, sizeof lines, "%s\nXDG_PICTURES_DIR=\"/good\"\n%s", damaged[i], damaged[i]);
        desktop_says(own, lines);
        assert_int_equal(os_path_pictures(out, sizeof out, NULL), SW_OK);
        assert_string_equal(out, "/good");
    }
}

CLAIM_WITH(a_folder_too_long_to_hold_is_passed_over, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char out[64], lines[512];
    snprintf(lines, sizeof lines, "XDG_PICTURES_DIR=\"/%0200d\"\n", 7);
    desktop_says(own, lines);
    assert_int_equal(os_path_pictures(out, sizeof out, NULL), SW_OK);
    assert_string_equal(out, own->folder);
}

CLAIM_WITH(joining_puts_one_slash_between, scratch_setup, scratch_teardown)
{
    char out[16];
    assert_int_equal(os_path_join(out, sizeof out, "/a", "b", NULL), SW_OK);
    assert_string_equal(out, "/a/b");
    assert_int_equal(os_path_join(out, sizeof out, "/", "b", NULL), SW_OK);
    assert_string_equal(out, "/b");
    assert_int_equal(os_path_join(out, sizeof out, out, "c", NULL), SW_OK);
    assert_string_equal(out, "/b/c");
}

CLAIM_WITH(joining_what_does_not_fit_is_refused, scratch_setup, scratch_teardown)
{
    char out[5] = "keep";
    assert_int_equal(os_path_join(out, sizeof out, "/ab", "c", NULL), SW_LIMIT);
    assert_string_equal(out, "keep");
    assert_int_equal(os_path_join(out, sizeof out, "/a", "b", NULL), SW_OK);
    setenv("XDG_STATE_HOME", "/state", 1);
    assert_int_equal(os_path_state(out, sizeof out, NULL), SW_LIMIT);
    assert_int_equal(os_path_program(out, 2, NULL), SW_LIMIT);
}

CLAIM_WITH(an_absolute_path_has_neither_links_nor_dots, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char real[OS_PATH_SIZE], out[OS_PATH_SIZE];
    sw_error error;
    scratch_write(own, "photo.png", "");
    assert_int_equal(symlink("photo.png", scratch_path(own, "link")), 0);
    assert_int_equal(os_path_absolute(real, sizeof real, scratch_path(own, "photo.png"), NULL),
                     SW_OK);
    assert_int_equal(os_path_absolute(out, sizeof out, scratch_path(own, ".//link"), NULL), SW_OK);
    assert_string_equal(out, real);
    assert_int_equal(os_path_absolute(out, 4, own->path, NULL), SW_LIMIT);
    assert_int_equal(os_path_absolute(out, sizeof out, scratch_path(own, "no"), &error),
                     SW_NOT_FOUND);
    assert_string_equal(error.message, "there is no such file");
}

CLAIM_WITH(the_program_lies_in_its_folder, scratch_setup, scratch_teardown)
{
    char out[OS_PATH_SIZE];
    assert_int_equal(os_path_program(out, sizeof out, NULL), SW_OK);
    assert_int_equal(os_path_join(out, sizeof out, out, "test_paths", NULL), SW_OK);
    assert_int_equal(access(out, X_OK), 0);
}

CLAIM_WITH(what_comes_with_the_program_is_found_from_the_build_tree, scratch_setup,
           scratch_teardown)
{
    char out[OS_PATH_SIZE];
    assert_int_equal(os_path_bundled(out, sizeof out, "assets", NULL), SW_OK);
    assert_int_equal(os_path_join(out, sizeof out, out, "icons.svg", NULL), SW_OK);
    assert_int_equal(access(out, R_OK), 0);
    sw_error error;
    assert_int_equal(os_path_bundled(out, sizeof out, "no-such-folder", &error), SW_NOT_FOUND);
    assert_non_null(strstr(error.message, "'no-such-folder' is missing"));
}
