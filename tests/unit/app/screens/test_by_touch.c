/* Everything by fingers alone: a game, the levels, the lab, the settings. */
#include "boards.h"
#include "program/parts_of.h"
#include "screens/lab/lab.h"

#include "fingers.h"
#include "levels.h"
#include "settings_rows.h"

static app *open_board(const char *text)
{
    app *a = open_game(1280, 800, text);
    app_loop_turn(a);
    return a;
}

static app_rect cell_at(const app *a, int cell)
{
    play_boards boards = boards_in_play(a);
    return app_board_layout_cell(&boards.own, cell);
}

static double middle_x(app_rect rect)
{
    return rect.x + rect.w / 2.0;
}

static double middle_y(app_rect rect)
{
    return rect.y + rect.h / 2.0;
}

static void stroke_from_to(app *a, app_rect from, app_rect to)
{
    stroke(a, middle_x(from), middle_y(from), middle_x(to), middle_y(to));
}

CLAIM(a_whole_game)
{
    app *a = open_board("1,2,3/0,5,6/4,7,8");
    tap_rect(a, cell_at(a, 6));
    assert_int_equal(session_in_play(a)->steps[0].way, GAME_WAY_TOUCH);
    tap_on(a, PLAY_UNDO);
    assert_int_equal(session_in_play(a)->done, 0);
    tap_rect(a, cell_at(a, 6));
    tap_on(a, PLAY_HINT);
    stroke_from_to(a, cell_at(a, 8), cell_at(a, 6)); /* a line is dragged */
    assert_true(game_session_solved(session_in_play(a)));
    assert_int_equal(session_in_play(a)->done, 2);
    assert_int_equal(session_in_play(a)->steps[1].way, GAME_WAY_TOUCH);
    assert_int_equal(a->way, GAME_WAY_TOUCH);
    tap_on(a, PLAY_MENU);
    assert_ptr_equal(top_screen(a), &app_screen_menu);
    close_app(a);
}

/* No tile lies raised where no finger is. */
CLAIM(nothing_is_under_a_finger_that_was_lifted)
{
    app *a = open_board("1,2,3/0,5,6/4,7,8");
    const play_state *self = top_state(a);
    app_rect from = cell_at(a, 0);
    stroke(a, middle_x(from), middle_y(from), middle_x(from) + 40, middle_y(from) + 5);
    assert_int_equal(self->board.hover, -1);
    tap_on(a, PLAY_GOAL);
    assert_int_equal(self->page.controls.hover, 0);
    close_app(a);
}

/* A finger trembles more than a mouse, also on small tiles. */
CLAIM(a_tap_that_trembles_slides)
{
    app *a = open_board("1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16/"
                        "17,18,19,20,21,22,23,24,25,26,27,28,29,30,0,31");
    app_rect last = cell_at(a, 31);
    stroke(a, middle_x(last), middle_y(last), middle_x(last) + 5, middle_y(last) - 6);
    assert_true(game_session_solved(session_in_play(a)));
    close_app(a);
}

CLAIM(two_thumbs_lose_no_tap)
{
    app *a = open_board("1,2,3/0,5,6/4,7,8");
    app_rect four = cell_at(a, 6), seven = cell_at(a, 7), eight = cell_at(a, 8);
    finger(a, SDL_FINGERDOWN, 1, middle_x(four), middle_y(four), 60);
    finger(a, SDL_FINGERDOWN, 2, middle_x(seven), middle_y(seven), 40);
    finger(a, SDL_FINGERUP, 1, middle_x(four), middle_y(four), 30);
    finger(a, SDL_FINGERDOWN, 1, middle_x(eight), middle_y(eight), 20);
    finger(a, SDL_FINGERUP, 2, middle_x(seven), middle_y(seven), 10);
    finger(a, SDL_FINGERUP, 1, middle_x(eight), middle_y(eight), 0);
    app_loop_turn(a);
    assert_true(game_session_solved(session_in_play(a)));
    assert_int_equal(session_in_play(a)->done, 3);
    close_app(a);
}

CLAIM(swipes_anywhere_on_the_board_where_the_player_wishes_so)
{
    for (int wished = 0; wished < 2; wished++) {
        app *a = open_board("1,2,3/0,5,6/4,7,8");
        a->client.settings.swipe = wished;
        stroke_from_to(a, cell_at(a, 5), cell_at(a, 2)); /* up, far from the tile that slides */
        stroke_from_to(a, cell_at(a, 2), cell_at(a, 0));
        stroke_from_to(a, cell_at(a, 2), cell_at(a, 1));
        assert_int_equal(session_in_play(a)->done, wished ? 3 : 0);
        assert_int_equal(game_session_solved(session_in_play(a)), wished);
        if (wished)
            assert_int_equal(session_in_play(a)->steps[2].way, GAME_WAY_TOUCH);
        close_app(a);
    }
}

CLAIM(a_long_press_on_small_tiles_is_a_look_and_no_slide)
{
    app *a = open_board(
        "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32/"
        "33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,"
        "0,63");
    const play_state *self = top_state(a);
    app_rect last = cell_at(a, 63);
    finger(a, SDL_FINGERDOWN, 1, middle_x(last), middle_y(last), APP_TOUCH_LONG_MS + 50);
    app_loop_turn(a);
    assert_int_equal(self->board.hover, 63); /* it is shown larger */
    app_rect other = cell_at(a, 20);
    finger(a, SDL_FINGERMOTION, 1, middle_x(other), middle_y(other), 0);
    app_loop_turn(a);
    assert_int_equal(self->board.hover, 20);
    finger(a, SDL_FINGERUP, 1, middle_x(last), middle_y(last), 0);
    app_loop_turn(a);
    assert_int_equal(self->board.hover, 20);
    app_loop_frame(a, a->now + APP_TOUCH_LINGER_MS);
    assert_int_equal(self->board.hover, -1);
    assert_int_equal(session_in_play(a)->done, 0);
    close_app(a);
}

CLAIM(a_long_press_says_what_an_icon_is_and_does_not_press_it)
{
    app *a = open_board("1,2,3/0,5,6/4,7,8");
    app_rect menu = rect_on_top(a, PLAY_MENU);
    finger(a, SDL_FINGERDOWN, 1, middle_x(menu), middle_y(menu), APP_TOUCH_LONG_MS + 50);
    app_loop_turn(a);
    assert_true(says(a, "Menu"));
    finger(a, SDL_FINGERUP, 1, middle_x(menu), middle_y(menu), 0);
    app_loop_turn(a);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    close_app(a);
}

CLAIM(what_is_small_is_hit_from_beside_it)
{
    app *a = open_app(480, 480);
    app_loop_open(a, APP_SCREEN_SETTINGS);
    app_loop_turn(a);
    app_rect back = rect_on_top(a, APP_ID_BACK);
    assert_true(back.w <= 44 && back.h <= 44);
    tap(a, middle_x(back) + 21, middle_y(back) + 21);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    close_app(a);
}

/* ---- Lists and pages ---- */

/* Of the dropdown that is open. */
static void tap_tab(app *a, settings_tab tab)
{
    const app_page_layout *layout = layout_on_top(a);
    app_drop_layout drop;
    settings_state *self = top_state(a);
    app_rect button = app_control_find(&layout->controls, self->page.drop.open)->rect;
    app_drop_lay_out(&a->view, button, layout->items, layout->item_count, 0, &drop);
    app_rect row = drop.rows.items[tab].rect;
    tap(a, middle_x(row), middle_y(row));
}

CLAIM(the_settings)
{
    app *a = open_app(800, 600);
    tap_rect(a, control_named(a, "Settings")->rect);
    assert_ptr_equal(top_screen(a), &app_screen_settings);
    tap_on(a, tab_id(SETTINGS_APPEARANCE));
    tap_tab(a, SETTINGS_CONTROLS);
    settings_state *self = top_state(a);
    assert_int_equal(self->tab, SETTINGS_CONTROLS);
    app_rect arrows = rect_on_top(a, row_named("Arrows move the blank"));
    stroke(a, middle_x(arrows), middle_y(arrows), middle_x(arrows) + 4, middle_y(arrows) - 100);
    assert_int_equal(self->page.scroll.wanted,
                     100); /* under the finger, and nothing was switched */
    assert_false(a->client.settings.invert_arrows);
    tap_on(a, row_named("Arrows move the blank"));
    assert_true(a->client.settings.invert_arrows);
    stroke(a, 400, 300, 400, 580);
    assert_int_equal(self->page.scroll.wanted, 0);
    tap_on(a, tab_id(SETTINGS_CONTROLS));
    tap_tab(a, SETTINGS_PLAYING);
    app_rect track = rect_on_top(a, row_named("Slide time")); /* sideways it drags */
    stroke(a, track.x + 20, middle_y(track), track.x + track.w - 1, middle_y(track));
    assert_int_equal(a->client.settings.slide_ms, GAME_SLIDE_MS_MAX);
    tap_on(a, APP_ID_BACK);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    close_app(a);
}

CLAIM(the_level_list)
{
    player p = make_player(480, 480);
    app *a = p.app;
    app_loop_open(a, APP_SCREEN_LEVELS);
    app_loop_turn(a);
    levels_state *self = top_state(a);
    const app_grid *cards = &self->page.grids[LEVELS_CARDS];
    int first = cards->at;
    app_rect window = app_parts_of(a, top_state(a))->page.grids[LEVELS_CARDS].window;
    stroke(a, middle_x(window), window.y + window.h - 10, middle_x(window), window.y + 10);
    assert_true(cards->scroll.wanted > 0);
    assert_int_equal(cards->at, first); /* the stroke chose none */
    stroke(a, middle_x(window), window.y + 10, middle_x(window), window.y + window.h - 10);
    assert_int_equal(cards->scroll.wanted, 0);
    int second = first == 1 ? 0 : 1;
    app_rect card =
        app_grid_cell(cards, &app_parts_of(a, top_state(a))->page.grids[LEVELS_CARDS], second);
    finger(a, SDL_FINGERDOWN, 1, middle_x(card), middle_y(card), APP_TOUCH_LONG_MS + 50);
    app_loop_turn(a);
    finger(a, SDL_FINGERUP, 1, middle_x(card), middle_y(card), 0);
    app_loop_turn(a);
    assert_int_equal(cards->at, second); /* it is told of, and not begun */
    assert_ptr_equal(top_screen(a), &app_screen_levels);
    tap_rect(a, card);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_int_equal(a->client.slots.current.origin.kind, GAME_FROM_LEVEL);
    remove_player(&p);
}

CLAIM(the_lab)
{
    app *a = open_app(1280, 800);
    app_loop_open(a, APP_SCREEN_LAB);
    app_loop_turn(a);
    lab_state *self = top_state(a);
    const app_edit_layout edit = app_edit_layout_of(&self->edit, tree_on_top(a));
    const app_board_layout *board = &edit.boards[GAME_LAB_START];
    int before = a->client.lab.boards[GAME_LAB_START].tiles[0];
    tap_rect(a, app_board_layout_cell(board, 0));
    assert_int_equal(self->edit.at[GAME_LAB_START].picked, 0);
    tap_rect(a, app_board_layout_cell(board, 1));
    assert_int_equal(a->client.lab.boards[GAME_LAB_START].tiles[1], before);
    int columns = a->client.lab.boards[GAME_LAB_START].size.columns;
    app_rect stepper = control_named(a, "Columns")->rect;
    tap(a, stepper.x + stepper.w - 10, middle_y(stepper));
    assert_int_equal(a->client.lab.boards[GAME_LAB_START].size.columns, columns + 1);
    tap_named(a, "A*");
    assert_true(self->page.drop.open);
    tap(a, 5, 5); /* beside it */
    assert_false(self->page.drop.open);
    close_app(a);
}

/* Two fingers that zoom pick nothing up, and taps hit what is seen then. */
CLAIM(small_tiles_of_the_lab_are_zoomed)
{
    app *a = open_app(1280, 800);
    game_lab *lab = &a->client.lab;
    game_lab_init(lab);
    game_lab_set_size(lab, (puzzle_size){16, 16}, 7);
    app_loop_open(a, APP_SCREEN_LAB);
    app_loop_turn(a);
    lab_state *self = top_state(a);
    app_edit_layout edit = app_edit_layout_of(&self->edit, tree_on_top(a));
    const app_board_layout *board = &edit.boards[GAME_LAB_START];
    int side = board->side;
    puzzle_board before = lab->boards[GAME_LAB_START];
    assert_true(side < 28);
    pinch(a, middle_x(board->tray), middle_y(board->tray), 20, 70, 0);
    edit = app_edit_layout_of(&self->edit, tree_on_top(a));
    assert_true(board->side > 2 * side);
    assert_int_equal(self->edit.at[GAME_LAB_START].picked, -1);
    int seen = app_board_layout_cell_at(board, middle_x(board->tray), middle_y(board->tray));
    tap_rect(a, app_board_layout_cell(board, seen));
    assert_int_equal(self->edit.at[GAME_LAB_START].picked, seen);
    tap_rect(a, app_board_layout_cell(board, seen + 1));
    assert_int_equal(lab->boards[GAME_LAB_START].tiles[seen], before.tiles[seen + 1]);
    assert_int_equal(lab->boards[GAME_LAB_START].tiles[seen + 1], before.tiles[seen]);
    close_app(a);
}
