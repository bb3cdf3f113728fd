/* The list of files: packs and replays are opened by keys, by the pointer, by a finger and by a pad. */
#include "fingers.h"
#include "levels.h"
#include "program/go.h"
#include "program/parts_of.h"
#include "runs.h"
#include "screens/files/files.h"
#include "screens/theatre/theatre.h"
#include "virtual_pad.h"

#include <sys/stat.h>

static const char sent[] = "slidewise-levels 1\ntitle A gift\n\nlevel one\ntitle One\nsize 2x2\n"
                           "goal standard\nboard 1,2/0,3\n";

static files_state *files_of(app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_files);
    return top_state(a);
}

static void settle(app *a)
{
    app_files_finish(a, files_of(a));
    next_frame(a);
}

static app_rect row_at(app *a, int row)
{
    return app_grid_cell(&files_of(a)->page.grids[0], &app_parts_of(a, files_of(a))->page.grids[0],
                         row);
}

static void click_row(app *a, int row)
{
    click_middle(a, row_at(a, row));
}

static void type(app *a, const char *text)
{
    app_event event = {.kind = APP_EVENT_TEXT, .text = text};
    app_loop_event(a, &event);
    next_frame(a);
}

/* The levels, with the list of files over them: a folder that holds another one with a pack. */
static player open_files(int width, int height)
{
    char inner[128];
    player p = make_player(width, height);
    show_screen(p.app, APP_SCREEN_LEVELS);
    snprintf(inner, sizeof inner, "%s/sent", p.home.folder);
    write_file(inner, "Gift.txt", sent);
    write_file(inner, "Other.txt", "no pack");
    write_file(inner, "picture.png", "no pack");
    SDL_strlcpy(p.app->folders[APP_FILES_PACKS], p.home.folder, 4096);
    click_middle(p.app, control_named(p.app, "Open a pack")->rect);
    settle(p.app);
    assert_string_equal(files_of(p.app)->path, p.home.folder);
    return p;
}

static void assert_gift(player *p)
{
    take_given(p->app);
    assert_ptr_equal(top_screen(p->app), &app_screen_levels);
    assert_string_equal(app_levels_shown(p->app, top_state(p->app))->name, "gift");
    assert_said(p->app, "among your own packs");
    remove_player(p);
}

CLAIM(a_pack_is_opened_by_keys_alone)
{
    player p = open_files(1280, 800);
    type(p.app, "SEN");
    assert_int_equal(files_of(p.app)->files.shown_count, 1);
    press_key(p.app, SDLK_RETURN, 0);
    settle(p.app);
    assert_int_equal(files_of(p.app)->files.shown_count, 2); /* no picture */
    assert_string_equal(files_of(p.app)->page.fields[0].text, "");
    press_key(p.app, SDLK_DOWN, 0);
    press_key(p.app, SDLK_UP, 0);
    press_key(p.app, SDLK_RETURN, 0);
    assert_gift(&p);
}

CLAIM(a_pack_is_opened_by_the_pointer_alone)
{
    static const int sizes[][2] = {{1280, 800}, {480, 480}, {720, 1280}, {800, 600}};
    for (size_t i = 0; i < SDL_arraysize(sizes); i++) {
        player p = open_files(sizes[i][0], sizes[i][1]);
        click_row(p.app, client_files_find(&files_of(p.app)->files, "sent"));
        settle(p.app);
        click_row(p.app, 0);
        assert_gift(&p);
    }
}

CLAIM(a_pack_is_opened_by_a_finger_alone)
{
    player p = open_files(480, 480);
    for (int i = 0; i < 2; i++) {
        tap_rect(p.app, row_at(p.app, 0));
        if (i == 0)
            settle(p.app);
        else
            next_frame(p.app);
    }
    assert_gift(&p);
}

CLAIM(a_finger_scrolls_and_opens_nothing)
{
    char name[32];
    player p = open_files(480, 480);
    for (int i = 0; i < 40; i++) {
        snprintf(name, sizeof name, "%d.txt", i);
        write_file(p.home.folder, name, "no pack");
    }
    app_files_go(p.app, files_of(p.app), p.home.folder, NULL);
    settle(p.app);
    stroke(p.app, 200, 400, 200, 250);
    next_frame(p.app);
    assert_int_equal(files_of(p.app)->page.grids[0].scroll.wanted, 150);
    assert_string_equal(files_of(p.app)->path, p.home.folder);
    remove_player(&p);
}

CLAIM(a_pack_is_opened_by_a_pad_alone)
{
    player p = open_files(1280, 800);
    press_key(p.app, SDLK_ESCAPE, 0);
    p.app->options.no_animation = true;
    look_for_pads(p.app);
    virtual_pad pad = plug_into(p.app, pad_of_microsoft);
    press_pad(p.app, &pad, SDL_CONTROLLER_BUTTON_DPAD_UP);
    app_go go = app_go_files(APP_FILES_PACKS);
    app_loop_open_with(p.app, go.screen, &go.argument);
    settle(p.app);
    assert_int_equal(files_of(p.app)->page.controls.focus, FILES_LIST);
    press_pad(p.app, &pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    press_pad(p.app, &pad, SDL_CONTROLLER_BUTTON_DPAD_UP);
    press_pad(p.app, &pad, SDL_CONTROLLER_BUTTON_A);
    settle(p.app);
    press_pad(p.app, &pad, SDL_CONTROLLER_BUTTON_X); /* to the folder above, and back */
    settle(p.app);
    assert_string_equal(files_of(p.app)->path, p.home.folder);
    press_pad(p.app, &pad, SDL_CONTROLLER_BUTTON_A);
    settle(p.app);
    press_pad(p.app, &pad, SDL_CONTROLLER_BUTTON_A);
    take_given(p.app);
    pull_out_of(p.app, &pad);
    app_pads_stop(&p.app->pads);
    assert_ptr_equal(top_screen(p.app), &app_screen_levels);
    assert_string_equal(app_levels_shown(p.app, top_state(p.app))->name, "gift");
    remove_player(&p);
}

CLAIM(a_replay_is_opened_into_the_theatre)
{
    char command[256], kept[128];
    scratch own = make_scratch();
    app *a = open_app(1280, 800);
    keep_in(a, &own);
    keep_run(a, 1, 86400, four_moves);
    game_store_flush(a->client.store);
    snprintf(kept, sizeof kept, "%s/away", own.folder);
    assert_int_equal(os_folder_make(kept, NULL), SW_OK);
    snprintf(command, sizeof command, "mv '%s'/*.replay '%s'/kept.replay",
             game_store_replays(a->client.store), kept);
    assert_int_equal(system(command), 0);
    SDL_strlcpy(a->folders[APP_FILES_REPLAYS], kept, 4096);
    show_screen(a, APP_SCREEN_THEATRE);
    theatre_state *theatre = top_state(a);
    assert_int_equal(theatre->replays.count, 0);
    assert_int_equal(theatre->page.controls.focus, THEATRE_OPEN);
    press_key(a, SDLK_RETURN, 0);
    settle(a);
    press_key(a, SDLK_RETURN, 0);
    take_given(a);
    assert_ptr_equal(top_screen(a), &app_screen_theatre);
    assert_int_equal(theatre->replays.count, 1);
    assert_int_equal(theatre->page.controls.focus, THEATRE_LIST);
    close_app(a);
    remove_scratch(&own);
}

CLAIM(backspace_takes_letters_back_and_then_leads_up)
{
    char inner[128];
    player p = open_files(1280, 800);
    snprintf(inner, sizeof inner, "%s/sent", p.home.folder);
    app_files_go(p.app, files_of(p.app), inner, NULL);
    settle(p.app);
    type(p.app, "g");
    press_key(p.app, SDLK_BACKSPACE, 0);
    assert_string_equal(files_of(p.app)->path, inner);
    assert_int_equal(files_of(p.app)->files.shown_count, 2);
    press_key(p.app, SDLK_BACKSPACE, 0);
    settle(p.app);
    assert_string_equal(files_of(p.app)->path, p.home.folder);
    const client_file *at =
        client_files_row(&files_of(p.app)->files, files_of(p.app)->page.grids[0].at);
    assert_string_equal(at->name, "sent"); /* where it came from */
    click_named(p.app, "The folder above");
    settle(p.app);
    assert_string_equal(files_of(p.app)->path, "/tmp");
    click_named(p.app, "/");
    settle(p.app);
    assert_string_equal(files_of(p.app)->path, "/");
    remove_player(&p);
}

CLAIM(a_folder_that_went_away_is_told_and_nothing_changes)
{
    player p = open_files(1280, 800);
    size_t count = files_of(p.app)->files.count;
    app_files_go(p.app, files_of(p.app), "/tmp/slidewise-no-such-folder", NULL);
    settle(p.app);
    assert_string_equal(files_of(p.app)->path, p.home.folder);
    assert_int_equal(files_of(p.app)->files.count, count);
    assert_said(p.app, "There is no such folder");
    remove_player(&p);
}

CLAIM(what_is_no_pack_is_refused_as_if_it_were_dropped)
{
    char path[160], said[256];
    player p = open_files(1280, 800);
    snprintf(path, sizeof path, "%s/sent/Other.txt", p.home.folder);
    press_key(p.app, SDLK_ESCAPE, 0);
    drop_file(p.app, path);
    SDL_strlcpy(said, p.app->toast.text, sizeof said);
    click_middle(p.app, control_named(p.app, "Open a pack")->rect);
    settle(p.app);
    snprintf(path, sizeof path, "%s/sent", p.home.folder);
    app_files_go(p.app, files_of(p.app), path, NULL);
    settle(p.app);
    p.app->toast.text[0] = '\0';
    click_row(p.app, 1);
    take_given(p.app);
    assert_ptr_equal(top_screen(p.app), &app_screen_levels);
    assert_string_equal(p.app->toast.text, said);
    remove_player(&p);
}

CLAIM(escape_leaves_without_a_file)
{
    player p = open_files(1280, 800);
    int count = p.app->client.levels.count;
    press_key(p.app, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(p.app), &app_screen_levels);
    assert_int_equal(p.app->client.levels.count, count);
    remove_player(&p);
}

CLAIM(a_name_of_any_bytes_is_opened)
{
    player p = open_files(1280, 800);
    char inner[128];
    snprintf(inner, sizeof inner, "%s/odd\n\xFF", p.home.folder);
    write_file(inner, "a\xFFgift\n.txt", sent);
    app_files_go(p.app, files_of(p.app), inner, NULL);
    settle(p.app);
    assert_int_equal(files_of(p.app)->files.shown_count, 1);
    int before = p.app->client.levels.count;
    press_key(p.app, SDLK_RETURN, 0);
    take_given(p.app);
    assert_ptr_equal(top_screen(p.app), &app_screen_levels);
    assert_int_equal(p.app->client.levels.count, before + 1);
    remove_player(&p);
}
