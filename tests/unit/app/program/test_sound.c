/* What is heard of what a player does, on real screens. */
#include "boards.h"
#include "fingers.h"
#include "screens/screens.h"
#include "screens/settings/settings.h"

static const char two_left[] = "1,2,3/4,5,6/0,7,8"; /* two moves from the goal: left, left */

CLAIM(slides_homes_and_the_end_are_heard)
{
    app *a = open_game(1280, 800, two_left);
    const int *asked = a->sounds.asked;
    press_key(a, SDLK_LEFT, 0);
    assert_int_equal(asked[APP_SOUND_SLIDE], 1);
    assert_int_equal(asked[APP_SOUND_HOME], 1);
    assert_int_equal(asked[APP_SOUND_SOLVED], 0);
    press_key(a, SDLK_LEFT, 0);
    assert_int_equal(asked[APP_SOUND_SLIDE], 2);
    assert_int_equal(asked[APP_SOUND_HOME], 2);
    assert_int_equal(asked[APP_SOUND_SOLVED], 1);
    press_key(a, SDLK_LEFT, 0); /* a solved board is at rest */
    assert_int_equal(a->sounds.all, 5);
    close_app(a);
}

CLAIM(a_tile_that_cannot_move_is_heard)
{
    app *a = open_game(1280, 800, two_left);
    press_key(a, SDLK_RIGHT, 0);
    assert_int_equal(a->sounds.asked[APP_SOUND_STOP], 1);
    assert_int_equal(a->sounds.all, 1);
    close_app(a);
}

CLAIM(undo_slides_back)
{
    app *a = open_game(1280, 800, two_left);
    press_key(a, SDLK_LEFT, 0);
    press_key(a, SDLK_z, KMOD_CTRL);
    assert_int_equal(a->sounds.asked[APP_SOUND_SLIDE], 2);
    assert_int_equal(a->sounds.asked[APP_SOUND_HOME], 1);
    close_app(a);
}

CLAIM(a_button_is_heard_where_what_it_does_is_not)
{
    app *a = open_game(1280, 800, two_left);
    play_state *self = top_state(a);
    press_key(a, SDLK_LEFT, 0);
    self->page.controls.focus = PLAY_UNDO;
    press_key(a, SDLK_RETURN, 0);
    assert_int_equal(a->sounds.asked[APP_SOUND_SLIDE], 2);
    assert_int_equal(a->sounds.asked[APP_SOUND_BUTTON], 0);
    self->page.controls.focus = PLAY_COMPARE;
    press_key(a, SDLK_RETURN, 0);
    assert_int_equal(a->sounds.asked[APP_SOUND_BUTTON], 1);
    close_app(a);
}

CLAIM(another_board_does_not_slide_in)
{
    app *a = open_game(1280, 800, two_left);
    press_key(a, SDLK_F2, 0);
    assert_int_equal(a->sounds.asked[APP_SOUND_SLIDE], 0);
    close_app(a);
}

CLAIM(m_turns_sound_off_and_on)
{
    app *a = open_game(1280, 800, two_left);
    press_key(a, SDLK_m, 0);
    assert_false(a->client.settings.sound);
    press_key(a, SDLK_LEFT, 0);
    assert_int_equal(a->sounds.all, 0);
    press_key(a, SDLK_m, 0);
    assert_true(a->client.settings.sound);
    press_key(a, SDLK_LEFT, 0);
    assert_int_equal(a->sounds.asked[APP_SOUND_SLIDE], 1);
    close_app(a);
}

CLAIM(m_is_a_letter_in_a_field)
{
    app *a = open_app(1280, 800);
    app_loop_open(a, APP_SCREEN_LEVEL_MAKER);
    next_frame(a); /* the name's field has the focus */
    press_key(a, SDLK_m, 0);
    assert_true(a->client.settings.sound);
    page_on_top(a)->controls.focus = APP_ID_BACK;
    press_key(a, SDLK_m, 0);
    assert_false(a->client.settings.sound);
    close_app(a);
}

CLAIM(the_titles_icon_does_what_m_does)
{
    app *a = open_app(480, 480);
    app_page *page = top_state(a);
    page->controls.focus = control_named(a, "Sound on and off")->id;
    press_key(a, SDLK_RETURN, 0);
    assert_false(a->client.settings.sound);
    press_key(a, SDLK_RETURN, 0);
    assert_true(a->client.settings.sound);
    close_app(a);
}

CLAIM(the_word_on_the_title_is_heard)
{
    app *a = open_app(1280, 800);
    app_page *page = top_state(a);
    page->controls.focus = 0;
    press_key(a, SDLK_RIGHT, 0);
    press_key(a, SDLK_LEFT, 0);
    assert_int_equal(a->sounds.asked[APP_SOUND_SLIDE], 2);
    assert_int_equal(a->sounds.asked[APP_SOUND_HOME], 1);
    close_app(a);
}

CLAIM(another_window_keeps_it_quiet_if_that_is_wished)
{
    app *a = open_game(1280, 800, two_left);
    app_event lost = {.kind = APP_EVENT_FOCUS_LOST};
    app_loop_event(a, &lost);
    app_sound_play(a, APP_SOUND_GHOST);
    assert_int_equal(a->sounds.all, 0);
    a->client.settings.quiet_away = false;
    app_sound_play(a, APP_SOUND_GHOST);
    assert_int_equal(a->sounds.all, 1);
    close_app(a);
}

CLAIM(each_step_of_a_hint_is_heard)
{
    app *a = open_game(1280, 800, two_left);
    for (int step = 1; step <= 3; step++) {
        press_key(a, SDLK_h, 0);
        for (int i = 0; i < 500 && a->sounds.asked[APP_SOUND_STEP] < step; i++) {
            SDL_Delay(2);
            next_frame(a);
        }
        assert_int_equal(a->sounds.asked[APP_SOUND_STEP], step);
    }
    press_key(a, SDLK_h, 0); /* which plays it */
    assert_int_equal(a->sounds.asked[APP_SOUND_SLIDE], 1);
    close_app(a);
}

/* The page of sounds, with the focus on the button of one. */
static app *open_trial(int width, int height, int trial)
{
    app *a = open_app(width, height);
    app_loop_open(a, APP_SCREEN_SETTINGS);
    settings_state *self = top_state(a);
    self->tab = SETTINGS_SOUNDS;
    self->page.controls.focus = app_settings_id(SETTINGS_TRIAL, trial, 0);
    next_frame(a);
    return a;
}

CLAIM(each_sound_can_be_tried)
{
    static const app_sound sounds[SETTINGS_TRIALS] = {
        APP_SOUND_SLIDE, APP_SOUND_HOME, APP_SOUND_STOP, APP_SOUND_SOLVED, APP_SOUND_BUTTON};
    for (int i = 0; i < SETTINGS_TRIALS; i++) {
        app *a = open_trial(i % 2 ? 480 : 1280, i % 2 ? 480 : 800, i);
        press_key(a, SDLK_RETURN, 0);
        assert_int_equal(a->sounds.asked[sounds[i]], 1);
        assert_int_equal(a->sounds.all, 1); /* the button itself is not heard as well */
        close_app(a);
    }
}

CLAIM(none_can_be_tried_while_sound_is_off)
{
    app *a = open_trial(1280, 800, 0);
    press_key(a, SDLK_m, 0);
    press_key(a, SDLK_RETURN, 0);
    assert_int_equal(a->sounds.all, 0);
    next_frame(a);
    const app_page_layout *layout = layout_on_top(a);
    assert_true(
        app_control_find(&layout->controls, app_settings_id(SETTINGS_TRIAL, 0, 0))->disabled);
    close_app(a);
}

CLAIM(what_is_heard_is_seen_where_that_is_wished)
{
    app *a = open_game(1280, 800, two_left);
    play_state *self = top_state(a);
    const app_board_signs *signs = &self->board.signs;
    press_key(a, SDLK_RIGHT, 0);
    press_key(a, SDLK_LEFT, 0);
    assert_false(app_board_signs_shown(signs, a->now));
    press_key(a, SDLK_z, KMOD_CTRL);
    a->client.settings.sound_signs = true;
    a->client.settings.sound = false; /* seen, if not heard */
    press_key(a, SDLK_RIGHT, 0);
    assert_true(signs->stop_since > 0);
    assert_int_equal(signs->stop_cell, 6); /* the blank, whose left is the wall */
    assert_int_equal(signs->stop_side, PUZZLE_LEFT);
    assert_true(signs->slide_since == 0);
    press_key(a, SDLK_LEFT, 0);
    assert_true(signs->stop_since == 0);
    assert_int_equal(signs->slide_tile, 7);
    assert_int_equal(signs->slide_move, PUZZLE_LEFT);
    assert_true(signs->home_since[7] > signs->slide_since); /* when it arrives */
    assert_true(signs->home_since[8] == 0);
    assert_true(app_board_signs_shown(signs, signs->slide_since + 1));
    assert_false(app_board_signs_shown(signs, a->now + 1000));
    press_key(a, SDLK_RIGHT, 0); /* the 7 goes away again */
    assert_true(signs->home_since[7] == 0);
    close_app(a);
}

/* Where the tile in that cell is, in design units. */
static app_rect place_of(const app *a, int cell)
{
    play_boards boards = boards_in_play(a);
    app_rect face = app_board_layout_cell(&boards.own, cell);
    return app_board_layout_units(&boards.own, face);
}

static void click_cell(app *a, int cell)
{
    click_middle(a, place_of(a, cell));
}

CLAIM(a_click_on_a_tile_that_cannot_slide_is_heard_and_seen_there)
{
    app *a = open_game(1280, 800, two_left);
    const int *asked = a->sounds.asked;
    const app_board_signs *signs = &((play_state *)top_state(a))->board.signs;
    a->client.settings.sound_signs = true;
    click_cell(a, 2); /* the blank is two columns to the left, and two rows below */
    assert_int_equal(asked[APP_SOUND_STOP], 1);
    assert_int_equal(signs->stop_cell, 2);
    assert_int_equal(signs->stop_side, PUZZLE_LEFT);
    click_cell(a, 1);
    assert_int_equal(signs->stop_side, PUZZLE_DOWN);
    assert_int_equal(asked[APP_SOUND_STOP], 2);
    click_cell(a, 6); /* the blank itself */
    assert_int_equal(asked[APP_SOUND_STOP], 2);
    click_cell(a, 8);
    assert_int_equal(asked[APP_SOUND_STOP], 2);
    assert_int_equal(asked[APP_SOUND_SLIDE], 1);
    close_app(a);
}

/* Pressed here, let go there; what comes between ends the click. */
CLAIM(only_a_click_on_a_tile_that_cannot_slide_is_heard)
{
    app *a = open_game(1280, 800, two_left);
    app_rect at = place_of(a, 2);
    app_event down = pointer_at(APP_EVENT_POINTER_DOWN, at.x + at.w / 2, at.y + at.h / 2);
    app_event up = pointer_at(APP_EVENT_POINTER_UP, at.x + at.w / 2, at.y + at.h / 2 + 40);
    app_loop_event(a, &down);
    app_loop_event(a, &up);
    up.y = down.y;
    app_loop_event(a, &down);
    press_key(a, SDLK_LEFT, 0);
    app_loop_event(a, &up);
    assert_int_equal(a->sounds.asked[APP_SOUND_STOP], 0);
    close_app(a);
}
