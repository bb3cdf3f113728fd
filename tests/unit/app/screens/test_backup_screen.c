/* Everything in one file, and back: how one comes there, what is told, and what is pressed. */
#include "app_fixture.h"
#include "client/backup.h"
#include "client/records.h"
#include "fit.h"
#include "input/keys.h"
#include "levels.h"
#include "program/own_bindings.h"
#include "screens/backup/backup.h"
#include "screens/files/files.h"
#include "settings_rows.h"

/* The player's folders are those of the system; all that the game keeps lies in them. */
static player at_home(int width, int height)
{
    char folder[256];
    player p = make_player(width, height);
    setenv("XDG_CONFIG_HOME", p.home.folder, 1);
    setenv("XDG_STATE_HOME", p.home.folder, 1);
    setenv("XDG_DOCUMENTS_DIR", p.home.folder, 1);
    snprintf(folder, sizeof folder, "%s/slidewise", p.home.folder);
    game_store_destroy(p.app->client.store);
    assert_int_equal(game_store_create(&p.app->client.store, folder, folder, folder, NULL), SW_OK);
    return p;
}

static backup_state *backup_of(const app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_backup);
    return top_state(a);
}

static void finish(app *a)
{
    app_backup_finish(a, backup_of(a));
    next_frame(a);
}

static void keep_result(app *a, uint64_t id)
{
    const game_result result = {
        .id = id, .date = 1795200302, .size = {3, 3}, .moves = 20, .slides = 20};
    game_store_keep_result(a->client.store, &result);
    client_results_changed(&a->client);
}

static void press_here(app *a, int id)
{
    const app_page_layout *layout = layout_on_top(a);
    click_control(a, &layout->controls, id);
}

/* By the button in the settings; `path` becomes the file's. */
static void export(app *a, char path[OS_PATH_SIZE])
{
    app_loop_open(a, APP_SCREEN_SETTINGS);
    settings_state *settings = top_state(a);
    settings->tab = SETTINGS_DATA;
    next_frame(a);
    press_here(a, row_named("Export everything"));
    finish(a);
    snprintf(path, OS_PATH_SIZE, "%s", backup_of(a)->job->path);
}

CLAIM(the_settings_lead_to_a_file_of_everything)
{
    char path[OS_PATH_SIZE];
    player p = at_home(1280, 800);
    keep_result(p.app, 1);
    export(p.app, path);
    assert_int_equal(app_backup_stage(backup_of(p.app)), CLIENT_BACKUP_WRITTEN);
    assert_true(says(p.app, "Your file is saved"));
    assert_true(says(p.app, "/slidewise-20"));
    assert_true(says(p.app, "levels/torn.txt")); /* which is damaged */
    assert_true(os_file_exists(path));
    press_key(p.app, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(p.app), &app_screen_settings);
    remove_player(&p);
}

/* What was won since is brought back by the keyboard alone. */
CLAIM(a_dropped_file_is_told_about_and_brought_back)
{
    char path[OS_PATH_SIZE];
    player p = at_home(1280, 800);
    keep_result(p.app, 1);
    keep_result(p.app, 2);
    export(p.app, path);
    game_store_wipe_results(p.app->client.store, 0, NULL);
    client_results_changed(&p.app->client);
    keep_result(p.app, 2);
    press_key(p.app, SDLK_RETURN, 0);
    drop_file(p.app, path);
    finish(p.app);
    assert_true(says(p.app, "In this file"));
    assert_true(says(p.app, "1 new"));
    press_key(p.app, SDLK_RETURN, 0);
    finish(p.app);
    assert_true(says(p.app, "It is back"));
    assert_true(says(p.app, "1 added"));
    assert_int_equal(p.app->client.results.count, 2);
    press_key(p.app, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(p.app), &app_screen_settings);
    remove_player(&p);
}

CLAIM(the_list_of_files_leads_there)
{
    char path[OS_PATH_SIZE];
    player p = at_home(1280, 800);
    export(p.app, path);
    press_key(p.app, SDLK_RETURN, 0);
    press_here(p.app, row_named("Bring it back"));
    assert_ptr_equal(top_screen(p.app), &app_screen_files);
    app_files_finish(p.app, top_state(p.app));
    next_frame(p.app);
    assert_true(says(p.app, "slidewise-20"));
    press_key(p.app, SDLK_DOWN, 0); /* below the folder */
    press_key(p.app, SDLK_RETURN, 0);
    take_given(p.app);
    finish(p.app);
    assert_int_equal(app_backup_stage(backup_of(p.app)), CLIENT_BACKUP_LOOKED);
    assert_true(says(p.app, "You have all of this already."));
    remove_player(&p);
}

CLAIM(settings_and_keys_are_replaced_where_the_player_ticks_it)
{
    char path[OS_PATH_SIZE];
    player p = at_home(1280, 800);
    p.app->client.settings.theme = GAME_THEME_LIGHT;
    client_settings_changed(&p.app->client);
    app_bindings_take(p.app, "slidewise-controls 1\nhint key J\n");
    export(p.app, path);
    press_key(p.app, SDLK_RETURN, 0);
    p.app->client.settings.theme = GAME_THEME_DARK;
    client_settings_changed(&p.app->client);
    app_bindings_take(p.app, "slidewise-controls 1\n");
    for (int ticked = 0; ticked < 2; ticked++) {
        drop_file(p.app, path);
        finish(p.app);
        if (ticked)
            press_here(p.app, BACKUP_SETTINGS);
        press_here(p.app, ticked ? BACKUP_BRING : BACKUP_CANCEL);
        if (ticked)
            finish(p.app);
        bool light = p.app->client.settings.theme == GAME_THEME_LIGHT;
        bool bound = strcmp(app_keys_name(&p.app->input.bindings, APP_INTENT_HINT).text, "J") == 0;
        assert_int_equal(light, ticked);
        assert_int_equal(bound, ticked);
    }
    assert_true(says(p.app, "replaced"));
    remove_player(&p);
}

CLAIM(a_file_of_another_kind_says_what_is_wrong)
{
    char path[256];
    player p = at_home(1280, 800);
    snprintf(path, sizeof path, "%s/other.zip", p.home.folder);
    assert_int_equal(os_file_replace(path, "PK\3\4 and nothing more of a zip", 31, NULL), SW_OK);
    drop_file(p.app, path);
    finish(p.app);
    assert_true(says(p.app, "This file is not usable"));
    assert_true(says(p.app, "other.zip"));
    assert_true(says(p.app, "The file is damaged or not a Slidewise backup"));
    press_key(p.app, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(p.app), &app_screen_title);
    remove_player(&p);
}

/* ---- In every window ---- */

static void check_window(window_size size)
{
    char path[OS_PATH_SIZE];
    player p = at_home(size.width, size.height);
    keep_result(p.app, 1);
    app_loop_open(p.app, APP_SCREEN_SETTINGS);
    settings_state *settings = top_state(p.app);
    settings->tab = SETTINGS_DATA;
    client_backup *backup;
    assert_int_equal(
        client_backup_write(&backup, &p.app->client, app_bindings_check, app_bindings_check, NULL),
        SW_OK);
    while (backup->runs) {
        SDL_Delay(1);
        client_backup_poll(backup, &p.app->client);
    }
    snprintf(path, sizeof path, "%s", backup->path);
    client_backup_drop(backup);
    drop_file(p.app, path);
    finish(p.app);
    for (int stage = 0; stage < 2; stage++) {
        check_page(p.app, "backup");
        backup_of(p.app)->page.controls.focus = BACKUP_SETTINGS;
        if (stage == 0) {
            press_key(p.app, SDLK_RETURN, 0); /* so that it can be brought back */
            press_here(p.app, BACKUP_BRING);
            finish(p.app);
        }
    }
    remove_player(&p);
}

/* Every kind of file is in it, in large numbers, and lines stand below. */
static void fill(client_backup *job)
{
    for (int i = 0; i < GAME_FILES; i++) {
        job->holds.parts[i] = (game_backup_part){9999, 9999};
        job->brought[i] = 9999;
    }
    job->holds.too_many = 1234;
    job->replays = 3000;
    job->left_out.count = 12;
    sw_fail(&job->left_out.first, SW_BAD_INPUT, "%s: larger than the limit of %zu bytes",
            "replays/20261101-064640-0000000000001001.replay", (size_t)16777216);
}

static void check_full(window_size size, client_backup_stage stage)
{
    char path[OS_PATH_SIZE];
    player p = at_home(size.width, size.height);
    export(p.app, path);
    press_key(p.app, SDLK_RETURN, 0);
    drop_file(p.app, path);
    finish(p.app);
    backup_state *self = backup_of(p.app);
    fill(self->job);
    self->job->stage = stage;
    next_frame(p.app);
    check_drawn(p.app, "backup");
    remove_player(&p);
}

CLAIM(one_with_files_of_every_kind_fits_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        check_full(sizes[i], CLIENT_BACKUP_WRITTEN);
        check_full(sizes[i], CLIENT_BACKUP_LOOKED);
        check_full(sizes[i], CLIENT_BACKUP_BROUGHT);
    }
}

CLAIM(it_fits_every_window)
{
    for (int i = 0; i < SIZES; i++)
        check_window(sizes[i]);
}
