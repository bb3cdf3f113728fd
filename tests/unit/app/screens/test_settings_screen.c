/* The settings screen and the help over it. */
#include "screens/screens.h"

#include "fingers.h"
#include "game/replays.h"
#include "runs.h"
#include "scratch.h"
#include "settings_rows.h"
#include "support/rounds.h"

/* As it is now. */
static app_rect rect_of(app *a, const char *name)
{
    next_frame(a);
    return control_named(a, name)->rect;
}

static int id_of(app *a, const char *name)
{
    next_frame(a);
    return control_named(a, name)->id;
}

static void click_on(app *a, const char *name)
{
    click_middle(a, rect_of(a, name));
}

CLAIM(a_choice_counts_at_once)
{
    app *a = open_app_on(APP_SCREEN_SETTINGS, 1280, 800);
    click_on(a, "Light");
    assert_int_equal(a->client.settings.theme, GAME_THEME_LIGHT);
    assert_ptr_equal(a->view.colours, app_style_colours(GAME_THEME_LIGHT));
    click_on(a, "By ring");
    assert_int_equal(a->client.settings.palette, GAME_PALETTE_RINGS);
    click_on(a, "Numbers on pictures");
    assert_true(a->client.settings.numbers);
    close_app(a);
}

/* A row has a setting behind it, which says what its control can choose. */
CLAIM(every_row_suits_its_setting)
{
    for (const settings_row *row = app_settings_rows; row->label; row++) {
        const game_setting *setting = game_setting_of(row->field);
        const char *words[SETTINGS_CHOICES];
        int count = app_settings_choices(row, words);
        assert_string_not_equal(row->kind == APP_CONTROL_BUTTON ? "" : setting->key, "version");
        if (row->kind == APP_CONTROL_TOGGLE)
            assert_true(row->by_value || setting->type == GAME_SETTING_SWITCH);
        if (row->kind == APP_CONTROL_SLIDER)
            assert_true(setting->step > 0 && setting->most > setting->least);
        if (row->kind == APP_CONTROL_TAB && setting->type == GAME_SETTING_WORD)
            assert_int_equal(count, setting->most + 1);
        for (int i = 0; row->values && i < count; i++)
            assert_in_range(row->values[i], setting->least, setting->most);
        assert_true(row->kind == APP_CONTROL_TAB ? count > 1 : count == 0);
    }
}

CLAIM(all_that_helps_to_see_is_on_one_page)
{
    app *a = open_app_on(APP_SCREEN_SETTINGS, 1280, 800);
    click_on(a, "Accessibility");
    click_on(a, "Reduced motion");
    assert_true(a->client.settings.reduced_motion);
    click_on(a, "Patterns on tiles");
    assert_true(a->client.settings.patterns);
    click_on(a, "Mark tiles in place");
    assert_false(a->client.settings.mark_in_place);
    click_on(a, "Press twice instead of holding");
    assert_true(a->client.settings.press_twice);
    click_on(a, "Hide the time while playing");
    assert_true(a->client.settings.hide_time);
    close_app(a);
}

/* Switched off, it gives back the theme that it took the place of. */
CLAIM(high_contrast_is_a_switch_as_well)
{
    app *a = open_app_on(APP_SCREEN_SETTINGS, 1280, 800);
    click_on(a, "Light");
    click_on(a, "Accessibility");
    click_on(a, "High contrast");
    assert_int_equal(a->client.settings.theme, GAME_THEME_CONTRAST);
    click_on(a, "High contrast");
    assert_int_equal(a->client.settings.theme, GAME_THEME_LIGHT);
    close_app(a);
}

CLAIM(every_setting_of_playing_can_be_changed)
{
    app *a = open_app_on(APP_SCREEN_SETTINGS, 1280, 800);
    click_on(a, "Playing");
    click_on(a, "Tenths");
    assert_int_equal(a->client.settings.clock, GAME_CLOCK_TENTHS);
    click_on(a, "Free");
    assert_int_equal(a->client.settings.inspection, GAME_INSPECTION_FREE);
    bool points = a->client.settings.points, left = a->client.settings.moves_left;
    click_on(a, "Points");
    assert_int_equal(a->client.settings.points, !points);
    click_on(a, "Moves left");
    assert_int_equal(a->client.settings.moves_left, !left);
    app_rect track = rect_of(a, "Slide time");
    click(a, track.x + 1, track.y + 10);
    assert_int_equal(a->client.settings.slide_ms, 0);
    click(a, track.x + track.w - 1, track.y + 10);
    assert_int_equal(a->client.settings.slide_ms, 200);
    close_app(a);
}

CLAIM(how_tiles_are_slid_can_be_changed)
{
    app *a = open_app_on(APP_SCREEN_SETTINGS, 1280, 800);
    game_settings *settings = &a->client.settings;
    click_on(a, "Controls");
    click_on(a, "Arrows move the blank");
    assert_true(settings->invert_arrows);
    click_on(a, "Slide by hovering");
    assert_true(settings->hover);
    click_on(a, "Hovering slides whole lines");
    assert_true(settings->hover_lines);
    click_on(a, "Swipe anywhere");
    assert_true(settings->swipe);
    static const char *const names[] = {"First repeat", "Next repeats", "Repeat after a turn"};
    const int *const times[] = {&settings->repeat_first, &settings->repeat_next,
                                &settings->repeat_turn};
    for (int i = 0; i < 3; i++) {
        settings_state *self = top_state(a);
        self->page.controls.focus = id_of(a, names[i]);
        int before = *times[i];
        press_key(a, SDLK_RIGHT, 0);
        assert_int_equal(*times[i], before + 10);
    }
    close_app(a);
}

CLAIM(the_tabs_of_a_narrow_window_are_a_dropdown)
{
    app *a = open_app_on(APP_SCREEN_SETTINGS, 480, 480);
    settings_state *self = top_state(a);
    press_key(a, SDLK_RETURN, 0);
    assert_int_equal(self->page.drop.open, id_of(a, "Appearance"));
    press_key(a, SDLK_DOWN, 0);
    press_key(a, SDLK_RETURN, 0);
    assert_int_equal(self->tab, SETTINGS_PLAYING);
    assert_int_equal(self->page.controls.focus, id_of(a, "Playing"));
    click_on(a, "Playing");
    assert_true(self->page.drop.open != 0);
    press_key(a, SDLK_ESCAPE, 0);
    assert_int_equal(self->page.drop.open, 0);
    assert_int_equal(self->tab, SETTINGS_PLAYING);
    close_app(a);
}

CLAIM(the_first_steps_can_be_shown_again)
{
    app *a = open_app_on(APP_SCREEN_SETTINGS, 1280, 800);
    a->client.settings.guided = true;
    click_on(a, "Playing");
    click_on(a, "Show the tips again");
    assert_false(a->client.settings.guided);
    close_app(a);
}

/* So many abandoned games, each a day later than the one before. */
static void keep_replays(app *a, int count)
{
    game_round round = round_from("1,2,3/4,5,6/0,7,8");
    assert_int_equal(
        game_session_apply(&round.session, (game_command){.kind = GAME_MOVE, .move = PUZZLE_LEFT}),
        GAME_CHANGED);
    for (int i = 1; i <= count; i++) {
        game_record record;
        round.id = (uint64_t)i;
        assert_true(game_record_take(&record, &round, i * 86400));
        game_store_keep_record(a->client.store, &record, GAME_REPLAYS_MAX);
        game_record_deinit(&record);
    }
    game_round_deinit(&round);
}

/* How many replays there are, and the oldest one's id. */
static size_t kept(app *a, uint64_t *oldest)
{
    game_replays replays;
    game_store_flush(a->client.store);
    assert_int_equal(game_replays_list(&replays, game_store_replays(a->client.store), NULL), SW_OK);
    size_t count = replays.count;
    *oldest = count > 0 ? replays.entries[count - 1].id : 0;
    game_replays_deinit(&replays);
    return count;
}

CLAIM(fewer_replays_are_kept_only_after_an_answer)
{
    scratch own = make_scratch();
    app *a = open_app_on(APP_SCREEN_SETTINGS, 1280, 800);
    const settings_state *self = top_state(a);
    uint64_t oldest;
    keep_in(a, &own);
    keep_replays(a, 102);
    click_on(a, "Data");
    assert_int_equal(self->facts.replays, 102);
    click_on(a, "1,000");
    assert_int_equal(a->client.settings.replays, 1000);
    click_on(a, "100");
    assert_int_equal(self->surplus, 2);
    assert_int_equal(self->page.controls.focus, id_of(a, "Keep them"));
    click_on(a, "Keep them");
    assert_int_equal(a->client.settings.replays, 1000);
    assert_int_equal(kept(a, &oldest), 102);
    click_on(a, "100");
    click_on(a, "Remove");
    assert_int_equal(a->client.settings.replays, 100);
    assert_int_equal(kept(a, &oldest), 100);
    assert_int_equal(oldest, 3);
    close_app(a);
    remove_scratch(&own);
}

CLAIM(the_folders_paths_can_be_copied)
{
    setenv("XDG_DATA_HOME", "/tmp/somewhere", 1);
    app *a = open_app_on(APP_SCREEN_SETTINGS, 480, 480);
    press_key(a, SDLK_RETURN, 0);
    for (int i = 0; i < SETTINGS_DATA; i++)
        press_key(a, SDLK_DOWN, 0);
    press_key(a, SDLK_RETURN, 0);
    settings_state *self = top_state(a);
    self->page.controls.focus = row_named("Folder of results, replays, packs");
    press_key(a, SDLK_RETURN, 0);
    char *text = SDL_GetClipboardText();
    assert_string_equal(text, "/tmp/somewhere/slidewise");
    SDL_free(text);
    unsetenv("XDG_DATA_HOME");
    close_app(a);
}

CLAIM(the_results_row_leads_to_the_statistics)
{
    app *a = open_app_on(APP_SCREEN_SETTINGS, 1280, 800);
    click_on(a, "Data");
    click_on(a, "Open"); /* of the results, the first one */
    assert_ptr_equal(top_screen(a), &app_screen_statistics);
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_settings);
    close_app(a);
}

static app *open_accessibility(int width, int height)
{
    app *a = open_app_on(APP_SCREEN_SETTINGS, width, height);
    a->client.settings.scale_percent = GAME_SCALE_AUTO;
    next_frame(a);
    click_on(a, "Accessibility");
    return a;
}

/* A scale that changed under the pointer would move the slider away from it. */
CLAIM(the_scale_counts_when_its_slider_is_let_go)
{
    app *a = open_accessibility(1920, 1080);
    assert_int_equal(a->client.settings.scale_percent, GAME_SCALE_AUTO);
    assert_true(a->view.scale == 1.35);
    app_rect track = rect_of(a, "Text size");
    app_event down = pointer_at(APP_EVENT_POINTER_DOWN, track.x + 2, track.y + 10);
    app_event move = pointer_at(APP_EVENT_POINTER_MOVE, track.x + track.w / 3, track.y + 10);
    app_event up = pointer_at(APP_EVENT_POINTER_UP, track.x + track.w / 3, track.y + 10);
    app_loop_event(a, &down);
    app_loop_event(a, &move);
    next_frame(a);
    assert_int_equal(a->client.settings.scale_percent, GAME_SCALE_AUTO);
    app_loop_event(a, &up);
    next_frame(a);
    assert_int_equal(a->client.settings.scale_percent, 125);
    assert_true(a->view.scale == 1.25);
    close_app(a);
}

CLAIM(keys_change_the_scale_at_once)
{
    app *a = open_accessibility(1920, 1080);
    settings_state *self = top_state(a);
    a->client.settings.scale_percent = 100;
    self->page.controls.focus = id_of(a, "Text size");
    press_key(a, SDLK_RIGHT, 0);
    assert_int_equal(a->client.settings.scale_percent, 125);
    press_key(a, SDLK_LEFT, 0);
    press_key(a, SDLK_LEFT, 0);
    press_key(a, SDLK_LEFT, 0);
    assert_int_equal(a->client.settings.scale_percent, 50);
    close_app(a);
}

/* Without it, the size is at first what it was with it. */
CLAIM(the_automatic_scale_is_a_switch)
{
    app *a = open_accessibility(1920, 1080);
    click_on(a, "Automatic text size");
    assert_int_equal(a->client.settings.scale_percent, 135);
    a->client.settings.scale_percent = 100;
    a->options.scale_percent = 200;
    next_frame(a);
    click_on(a, "Automatic text size");
    assert_int_equal(a->client.settings.scale_percent, GAME_SCALE_AUTO);
    assert_true(a->view.scale == 1.35);
    close_app(a);
}

CLAIM(no_scale_makes_the_interface_larger_than_the_window)
{
    app *a = open_accessibility(1280, 600);
    assert_true(shows(a, "Words and buttons"));
    a->client.settings.scale_percent = 300;
    next_frame(a);
    assert_true(a->view.scale == 1.25);
    assert_true(shows(a, "This window has room for 125%"));
    close_app(a);
}

CLAIM(reset_changes_the_present_page_alone)
{
    app *a = open_app_on(APP_SCREEN_SETTINGS, 1280, 800);
    game_settings fresh = game_settings_default();
    a->client.settings.theme = GAME_THEME_CONTRAST;
    a->client.settings.palette = GAME_PALETTE_ROWS;
    a->client.settings.patterns = true;
    a->client.settings.scale_percent = 110;
    a->client.settings.slide_ms = 0;
    a->client.settings.columns = 7;
    click_on(a, "Reset this page"); /* it asks */
    click_on(a, "Reset this page");
    assert_int_equal(a->client.settings.theme, fresh.theme);
    assert_int_equal(a->client.settings.palette, fresh.palette);
    assert_true(a->client.settings.patterns);
    assert_int_equal(a->client.settings.slide_ms, 0);
    click_on(a, "Accessibility");
    a->client.settings.theme = GAME_THEME_CONTRAST;
    click_on(a, "Reset this page");
    assert_int_equal(a->client.settings.theme, GAME_THEME_CONTRAST);
    click_on(a, "Reset this page");
    assert_int_equal(a->client.settings.theme, fresh.theme);
    assert_int_equal(a->client.settings.patterns, fresh.patterns);
    assert_int_equal(a->client.settings.scale_percent, GAME_SCALE_AUTO);
    click_on(a, "Playing");
    click_on(a, "Reset this page");
    click_on(a, "Reset this page");
    assert_int_equal(a->client.settings.slide_ms, fresh.slide_ms);
    assert_int_equal(a->client.settings.columns, 7);
    close_app(a);
}

/* 1 2 3 / 4 5 6 / 7 _ 8 */
CLAIM(the_preview_can_be_played)
{
    app *a = open_app_on(APP_SCREEN_SETTINGS, 1280, 800);
    settings_state *self = top_state(a);
    app_board_layout board = app_settings_preview(parts_on_top(a));
    app_rect eight = app_board_layout_cell(&board, 8);
    assert_int_equal(cursor_at(a, eight), APP_CURSOR_HAND);
    click(a, eight.x + 20, eight.y + 20);
    assert_true(puzzle_board_equal(&self->preview.board, &self->preview.goal));
    close_app(a);
}

CLAIM(escape_and_the_arrow_lead_back)
{
    app *a = open_app_on(APP_SCREEN_SETTINGS, 1280, 800);
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    show_screen(a, APP_SCREEN_SETTINGS);
    click_on(a, "Back");
    assert_ptr_equal(top_screen(a), &app_screen_title);
    close_app(a);
}

CLAIM(help_opens_over_any_screen_and_goes_by_every_way_out)
{
    app *a = open_app_on(APP_SCREEN_SETTINGS, 1280, 800);
    static const SDL_Keycode out[] = {SDLK_ESCAPE, SDLK_RETURN, SDLK_SPACE, SDLK_F1};
    for (size_t i = 0; i < sizeof out / sizeof *out; i++) {
        press_key(a, SDLK_F1, 0);
        assert_ptr_equal(top_screen(a), &app_screen_help);
        press_key(a, out[i], 0);
        assert_ptr_equal(top_screen(a), &app_screen_settings);
    }
    press_key(a, SDLK_F1, 0);
    click(a, 640, 400); /* on the slab */
    assert_ptr_equal(top_screen(a), &app_screen_help);
    click(a, 5, 795);
    assert_ptr_equal(top_screen(a), &app_screen_settings);
    close_app(a);
}
