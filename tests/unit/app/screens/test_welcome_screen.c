/* The welcome: its choices act at once, its board is no game, and every way leads on. */
#include "board/board_toy.h"
#include "screens/screens.h"

#include "app_fixture.h"
#include "fingers.h"
#include "fit.h"

CLAIM(the_welcome_fits_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_app_on(APP_SCREEN_WELCOME, sizes[i].width, sizes[i].height);
        check_game(a, "welcome");
        close_app(a);
    }
}

static void click_on(app *a, const char *name)
{
    click_middle(a, control_named(a, name)->rect);
    next_frame(a);
}

CLAIM(each_choice_acts_at_once)
{
    app *a = open_app_on(APP_SCREEN_WELCOME, 1920, 1080);
    click_on(a, "Large");
    assert_int_equal(a->client.settings.scale_percent, 150);
    assert_true(a->view.scale == 1.5);
    click_on(a, "Auto");
    assert_int_equal(a->client.settings.scale_percent, GAME_SCALE_AUTO);
    click_on(a, "Reduced motion");
    assert_true(a->client.settings.reduced_motion);
    close_app(a);
}

/* As long as the focus is on the button beside it. */
CLAIM(the_arrows_slide_the_board_and_tab_leads_to_the_choices)
{
    app *a = open_app_on(APP_SCREEN_WELCOME, 1280, 800);
    const app_page *page = top_state(a);
    const app_toy *toy = figure_named(a, "Board")->of;
    int start = control_named(a, "Start with a 3 × 3")->id;
    assert_int_equal(toy->board.blank, 7);
    press_key(a, SDLK_LEFT, 0);
    assert_true(puzzle_board_equal(&toy->board, &toy->goal));
    press_key(a, SDLK_DOWN, 0);
    assert_int_equal(toy->board.blank, 5);
    assert_int_equal(page->controls.focus, start);
    press_key(a, SDLK_TAB, 0);
    assert_int_not_equal(page->controls.focus, start);
    press_key(a, SDLK_UP, 0);
    assert_int_equal(toy->board.blank, 5);
    assert_false(a->client.slots.has_current);
    close_app(a);
}

CLAIM(a_tile_that_slides_is_shown_as_to_be_pressed)
{
    app *a = open_app_on(APP_SCREEN_WELCOME, 1280, 800);
    app_board_layout board =
        app_board_layout_fit(&a->view, figure_named(a, "Board")->rect, (puzzle_size){3, 3}, false);
    assert_int_equal(cursor_at(a, app_board_layout_cell(&board, 8)), APP_CURSOR_HAND);
    assert_int_equal(cursor_at(a, app_board_layout_cell(&board, 0)), APP_CURSOR_ARROW);
    close_app(a);
}

CLAIM(enter_begins_an_easy_board_and_escape_skips)
{
    app *a = open_app_on(APP_SCREEN_WELCOME, 1280, 800);
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    assert_false(a->client.slots.has_current);
    press_key(a, SDLK_RETURN, 0); /* Play; none was played last */
    assert_int_equal(a->client.slots.current.origin.board, GAME_BOARD_EASY);
    assert_int_equal(a->client.slots.current.session.start.size.columns, 3);
    close_app(a);

    a = open_app_on(APP_SCREEN_WELCOME, 480, 480);
    press_key(a, SDLK_RETURN, 0);
    const game_round *round = &a->client.slots.current;
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_int_equal(round->origin.board, GAME_BOARD_EASY);
    assert_int_equal(round->origin.path_step, 1);
    assert_int_equal(round->session.start.size.columns, 3);
    close_app(a);
}
