/* Zen: entered and left by keys, pointer, pad and touch; what it shows, and what it keeps. */
#include "boards.h"
#include "client/records.h"
#include "client/runs.h"
#include "fingers.h"
#include "levels.h"
#include "screens/screens.h"
#include "virtual_pad.h"

static const char four[] = "1,2,3,4/5,6,7,8/9,10,11,12/13,14,0,15";

static const play_splits *splits_of(const app *a)
{
    return &((const play_state *)top_state(a))->splits;
}

static app *open_board(int width, int height)
{
    return open_game(width, height, four);
}

static void assert_zen(const app *a, bool on)
{
    const app_parts *p = play_tree(a);
    assert_int_equal(app_play_in_zen(p), on);
    assert_int_equal(app_control_find(&p->page.controls, PLAY_MENU) != NULL, !on);
    assert_int_equal(app_control_find(&p->page.controls, PLAY_ZEN) != NULL, on);
    for (int i = 0; on && i < p->page.controls.count; i++)
        assert_true(p->page.controls.items[i].kind != APP_CONTROL_PRIMARY);
}

CLAIM(a_key_enters_and_leaves_and_escape_leaves)
{
    app *a = open_board(1280, 800);
    int before = boards_in_play(a).own.side;
    assert_zen(a, false);
    press_key(a, SDLK_F9, 0);
    assert_zen(a, true);
    assert_true(boards_in_play(a).own.side > before);
    assert_true(boards_in_play(a).own.tray.y >= 16);
    press_key(a, SDLK_F9, 0);
    assert_zen(a, false);
    press_key(a, SDLK_F9, 0);
    press_key(a, SDLK_ESCAPE, 0);
    assert_zen(a, false);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    close_app(a);
}

CLAIM(a_pointer_enters_by_the_menu_and_leaves_by_the_button)
{
    app *a = open_board(1280, 800);
    const app_parts *p = play_tree(a);
    click_control(a, &p->page.controls, PLAY_MENU);
    click_named(a, "Zen");
    assert_zen(a, true);
    p = play_tree(a);
    click_control(a, &p->page.controls, PLAY_ZEN);
    assert_zen(a, false);
    close_app(a);
}

CLAIM(fingers_enter_and_leave)
{
    app *a = open_board(1280, 800);
    tap_on(a, PLAY_MENU);
    tap_named(a, "Zen");
    next_frame(a);
    assert_zen(a, true);
    tap_on(a, PLAY_ZEN);
    assert_zen(a, false);
    close_app(a);
}

CLAIM(a_pad_enters_by_the_menu_and_leaves_by_b)
{
    app *a = open_app_with_pads(1280, 800);
    begin_board(a, four);
    show_screen(a, APP_SCREEN_PLAY);
    virtual_pad pad = plug_into(a, pad_of_microsoft);
    press_pad(a, &pad, MENU);
    assert_ptr_equal(top_screen(a), &app_screen_menu);
    click_named(a, "Zen");
    press_pad(a, &pad, UP); /* no tile is below the blank */
    assert_zen(a, true);
    press_pad(a, &pad, B);
    assert_zen(a, false);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    close_app_with_pad(a, &pad);
}

CLAIM(every_window_has_it)
{
    static const int sizes[][2] = {{1280, 800}, {1920, 1080}, {800, 600}, {720, 1280}, {480, 480}};
    for (size_t i = 0; i < SDL_arraysize(sizes); i++) {
        app *a = open_board(sizes[i][0], sizes[i][1]);
        press_key(a, SDLK_F9, 0);
        next_frame(a);
        const app_parts *p = play_tree(a);
        assert_zen(a, true);
        assert_int_equal(app_parts_rect(p, PLAY_SPLITS_TABLE).w > 0, sizes[i][0] > 480);
        app_rect tray = app_play_boards(p).own.tray;
        assert_true(tray.y >= 0 && tray.y + tray.h <= a->view.height);
        close_app(a);
    }
}

/* Parts of the tree with that icon. */
static int icons_drawn(const app *a, app_icon icon)
{
    int count = 0;
    const app_parts *p = play_tree(a);
    for (int i = 0; i < p->count; i++)
        count +=
            p->parts[i].kind == APP_PART_ICON && p->parts[i].icon == icon && !p->parts[i].left_out;
    return count;
}

/* Rows: three of them are home; the fourth ends with the solved board, whose result has the splits. */
CLAIM(stages_are_found_and_kept_with_the_result)
{
    app *a = open_board(1280, 800);
    a->client.settings.palette = GAME_PALETTE_ROWS;
    press_key(a, SDLK_F9, 0);
    next_frame(a);
    assert_int_equal(splits_of(a)->now.scheme, GAME_SPLITS_ROWS);
    assert_int_equal(game_splits_now(&splits_of(a)->now), 3);
    press_key(a, SDLK_RIGHT, 0);
    press_key(a, SDLK_LEFT, 0);
    press_key(a, SDLK_LEFT, 0);
    next_frame(a);
    assert_true(app_play_solved(a));
    next_frame(a); /* the result would be there by now */
    const app_parts *p = play_tree(a);
    assert_true(app_parts_rect(p, PLAY_SPLITS_TABLE).w > 0);
    assert_int_equal(icons_drawn(a, APP_ICON_TICK), 4);
    assert_true(app_parts_rect(p, PLAY_SLAB).w == 0);
    assert_int_equal(game_splits_now(&splits_of(a)->now), -1); /* all four have ended */
    assert_non_null(app_control_find(&p->page.controls, PLAY_NEXT));
    press_key(a, SDLK_F9, 0);
    p = play_tree(a);
    assert_true(app_parts_rect(p, PLAY_SPLITS_TABLE).w == 0);
    assert_true(app_parts_rect(p, PLAY_SLAB).w > 0);
    const game_result *result =
        game_results_find(client_results(&a->client), a->client.slots.current.id);
    if (result) /* the clock has run at all */
        assert_int_equal(result->splits.count, result->time_ms > 0 ? 4 : result->splits.count);
    close_app(a);
}

CLAIM(the_best_game_of_the_kind_is_what_it_is_measured_against)
{
    app *a = open_board(1280, 800);
    a->client.settings.palette = GAME_PALETTE_ROWS;
    game_result best = game_result_of(&a->client.slots.current, 0);
    best.id = 815;
    best.way = GAME_WAY_KEYS;
    best.time_ms = 20000;
    best.splits = (game_split_times){
        .scheme = GAME_SPLITS_ROWS, .count = 4, .ms = {5000, 9000, 13000, 20000}};
    client_results(&a->client);
    assert_true(game_results_add(&a->client.results, &best));
    a->way = GAME_WAY_KEYS;
    press_key(a, SDLK_F9, 0);
    a->way = GAME_WAY_KEYS;
    next_frame(a);
    assert_int_equal(splits_of(a)->best.count, 4);
    a->way = GAME_WAY_TOUCH;
    next_frame(a);
    assert_int_equal(splits_of(a)->best.count, 0);
    close_app(a);
}

CLAIM(a_challenge_keeps_its_column_on_a_larger_board)
{
    app *a = open_board(1280, 800);
    const game_challenge challenge = {.mode = GAME_MODE_RELAY, .size = {4, 4}};
    client_run_begin(&a->client, &challenge);
    next_frame(a);
    int before = boards_in_play(a).own.side;
    press_key(a, SDLK_F9, 0);
    next_frame(a);
    const app_parts *p = play_tree(a);
    assert_zen(a, true);
    assert_true(app_play_boards(p).own.side > before);
    assert_non_null(app_control_find(&p->page.controls, PLAY_UNDO));
    click_control(a, &p->page.controls, PLAY_ZEN);
    assert_zen(a, false);
    close_app(a);
}

CLAIM(a_tile_is_looked_for_with_the_bar)
{
    app *a = open_board(1280, 800);
    press_key(a, SDLK_F9, 0);
    press_key(a, SDLK_f, KMOD_CTRL);
    assert_false(app_play_in_zen(play_tree(a)));
    press_key(a, SDLK_ESCAPE, 0);
    assert_true(app_play_in_zen(play_tree(a)));
    close_app(a);
}
