/* A closer look at boards of small tiles: by two fingers, wheel, pointer and keys. */
#include "boards.h"

#include "fingers.h"

/* A board so many moves from its goal. */
static app *open_board(puzzle_size size, const puzzle_move *moves, int count)
{
    app *a = open_app(1280, 800);
    puzzle_board goal = standard_goal(size.columns, size.rows), board = goal;
    for (int i = 0; i < count; i++)
        puzzle_move_apply(&board, moves[i]);
    game_round round = round_between(&board, &goal);
    client_begin(&a->client, &round);
    app_loop_open(a, APP_SCREEN_PLAY);
    app_loop_turn(a);
    return a;
}

/* A board of 32x32, one move from its goal. */
static app *open_large_board(void)
{
    static const puzzle_move right = PUZZLE_RIGHT;
    return open_board((puzzle_size){32, 32}, &right, 1);
}

static app_board_layout layout_of(const app *a)
{
    play_boards boards = boards_in_play(a);
    return boards.own;
}

static double middle_x(app_rect rect)
{
    return rect.x + rect.w / 2.0;
}

static double middle_y(app_rect rect)
{
    return rect.y + rect.h / 2.0;
}

static bool in_sight(const app *a, int cell)
{
    app_board_layout board = layout_of(a);
    app_rect at = app_board_layout_cell(&board, cell);
    return board.window.w > 0 && app_rect_contains(board.window, at.x, at.y) &&
           app_rect_contains(board.window, at.x + at.w, at.y + at.h);
}

CLAIM(two_fingers_zoom_a_board_of_small_tiles_and_move_it)
{
    app *a = open_large_board();
    app_board_layout whole = layout_of(a);
    assert_true(whole.side < 28);
    app_rect last = app_board_layout_cell(&whole, 1023);
    pinch(a, middle_x(last) - 60, middle_y(last), 40, 200, 0);
    app_board_layout zoomed = layout_of(a);
    assert_true(zoomed.side >= 2 * whole.side);
    assert_false(in_sight(a, 1023));
    pinch(a, 500, 400, 100, 100, -50);
    app_board_layout moved = layout_of(a);
    assert_true(moved.side == zoomed.side && moved.x < zoomed.x - 30);
    pinch(a, 600, 400, 100, 100, -450);
    zoomed = layout_of(a);
    last = app_board_layout_cell(&zoomed, 1023); /* which is the end, and no farther than that */
    assert_int_equal(last.x + last.w + zoomed.padding, zoomed.tray.x + zoomed.tray.w);
    assert_int_equal(session_in_play(a)->slides, 0);
    tap_rect(a, app_board_layout_cell(&zoomed, 1022)); /* the blank */
    assert_int_equal(session_in_play(a)->slides, 0);
    tap_rect(a, last);
    assert_true(game_session_solved(session_in_play(a)));
    assert_int_equal(layout_of(a).side, whole.side);
    close_app(a);
}

/* What lies between the fingers stays between them. */
CLAIM(the_place_between_the_fingers_stays)
{
    app *a = open_large_board();
    app_board_layout whole = layout_of(a);
    app_rect cell = app_board_layout_cell(&whole, 16 * 32 + 15);
    double x = middle_x(cell), y = middle_y(cell);
    pinch(a, x, y, 40, 100, 0);
    app_board_layout zoomed = layout_of(a);
    assert_true(zoomed.side >= 2 * whole.side);
    assert_int_equal(app_board_layout_cell_at(&zoomed, x, y), 16 * 32 + 15);
    pinch(a, x, y, 100, 80, 0);
    assert_true(layout_of(a).side < zoomed.side);
    zoomed = layout_of(a);
    assert_int_equal(app_board_layout_cell_at(&zoomed, x, y), 16 * 32 + 15);
    close_app(a);
}

CLAIM(fingers_closer_together_show_the_whole_board_again)
{
    app *a = open_large_board();
    app_board_layout whole = layout_of(a);
    pinch(a, 400, 400, 40, 160, 0);
    assert_true(layout_of(a).side > whole.side);
    pinch(a, 400, 400, 200, 20, 0);
    assert_int_equal(layout_of(a).side, whole.side);
    assert_int_equal(layout_of(a).window.w, 0);
    close_app(a);
}

CLAIM(a_board_of_large_tiles_stays_as_it_is)
{
    static const puzzle_move right = PUZZLE_RIGHT;
    app *a = open_board((puzzle_size){4, 4}, &right, 1);
    int side = layout_of(a).side;
    pinch(a, 300, 300, 40, 160, 0);
    press_key(a, SDLK_PAGEUP, 0);
    assert_int_equal(layout_of(a).side, side);
    close_app(a);
}

/* Thumbs that play on the board and beside it are no two fingers of one hand. */
CLAIM(a_finger_beside_the_board_is_no_part_of_a_pinch)
{
    app *a = open_large_board();
    int side = layout_of(a).side;
    app_rect hint = rect_on_top(a, PLAY_HINT);
    finger(a, SDL_FINGERDOWN, 1, middle_x(hint), middle_y(hint), 0);
    finger(a, SDL_FINGERDOWN, 2, 400, 400, 0);
    finger(a, SDL_FINGERMOTION, 2, 300, 400, 0);
    finger(a, SDL_FINGERUP, 2, 300, 400, 0);
    finger(a, SDL_FINGERUP, 1, middle_x(hint), middle_y(hint), 0);
    app_loop_turn(a);
    assert_int_equal(layout_of(a).side, side);
    close_app(a);
}

/* A long board grows higher: there is room above and below. */
CLAIM(the_tray_takes_what_room_there_is)
{
    static const puzzle_move right = PUZZLE_RIGHT;
    app *a = open_board((puzzle_size){32, 4}, &right, 1);
    app_board_layout whole = layout_of(a);
    pinch(a, 400, middle_y(whole.tray), 40, 120, 0);
    app_board_layout zoomed = layout_of(a);
    assert_true(zoomed.side > 2 * whole.side && 2 * zoomed.tray.h > 3 * whole.tray.h);
    for (int row = 0; row < 4; row++) /* all four of them are seen */
        assert_true(zoomed.y + row * zoomed.pitch > zoomed.window.y &&
                    zoomed.y + row * zoomed.pitch + zoomed.side <
                        zoomed.window.y + zoomed.window.h);
    close_app(a);
}

/* ---- Without fingers ---- */

static void roll(app *a, int steps)
{
    app_event wheel = {.kind = APP_EVENT_WHEEL, .wheel = steps};
    app_loop_event(a, &wheel);
    next_frame(a);
}

static void point(app *a, app_event_kind kind, double x, double y)
{
    app_event event = {.kind = kind,
                       .way = GAME_WAY_POINTER,
                       .held = kind == APP_EVENT_POINTER_MOVE,
                       .x = x,
                       .y = y};
    app_loop_event(a, &event);
}

CLAIM(the_wheel_zooms_where_the_pointer_is)
{
    app *a = open_large_board();
    app_board_layout whole = layout_of(a);
    app_rect cell = app_board_layout_cell(&whole, 10 * 32 + 20);
    point(a, APP_EVENT_POINTER_MOVE, middle_x(cell), middle_y(cell));
    roll(a, 3);
    app_board_layout zoomed = layout_of(a);
    assert_true(zoomed.side > whole.side);
    assert_int_equal(app_board_layout_cell_at(&zoomed, middle_x(cell), middle_y(cell)),
                     10 * 32 + 20);
    roll(a, -3);
    assert_int_equal(layout_of(a).side, whole.side);
    close_app(a);
}

CLAIM(keys_zoom_where_the_blank_is)
{
    app *a = open_large_board();
    int side = layout_of(a).side;
    press_key(a, SDLK_PAGEUP, 0);
    assert_int_equal(layout_of(a).side, 2 * side);
    assert_true(in_sight(a, 1022));
    press_key(a, SDLK_PAGEDOWN, 0);
    assert_int_equal(layout_of(a).side, side);
    close_app(a);
}

CLAIM(the_blank_stays_in_sight_however_far_it_goes)
{
    app *a = open_large_board();
    press_key(a, SDLK_PAGEUP, 0);
    press_key(a, SDLK_PAGEUP, 0);
    for (int i = 0; i < 30; i++)
        press_key(a, SDLK_RIGHT, 0);
    assert_int_equal(session_in_play(a)->board.blank, 1022 - 30);
    assert_true(in_sight(a, 1022 - 30));
    assert_false(in_sight(a, 1023));
    press_key(a, SDLK_DOWN, KMOD_SHIFT);
    assert_int_equal(session_in_play(a)->board.blank, 0);
    assert_true(in_sight(a, 0) || layout_of(a).window.w == 0);
    assert_true(in_sight(a, 33)); /* with what is around it */
    close_app(a);
}

CLAIM(a_tile_that_cannot_slide_takes_the_board_along)
{
    for (int way = 0; way < 2; way++) { /* by pointer, and by finger */
        app *a = open_large_board();
        const play_state *self = top_state(a);
        press_key(a, SDLK_PAGEUP, 0);
        press_key(a, SDLK_PAGEUP, 0);
        app_board_layout before = layout_of(a);
        app_rect tray = before.tray;
        double x = tray.x + tray.w / 3.0, y = tray.y + tray.h / 3.0;
        if (way == 0) {
            point(a, APP_EVENT_POINTER_DOWN, x, y);
            point(a, APP_EVENT_POINTER_MOVE, x + 30, y + 20);
            point(a, APP_EVENT_POINTER_MOVE, x + 70, y + 40);
            next_frame(a);
            assert_int_equal(a->window.cursor, APP_CURSOR_MOVE);
            point(a, APP_EVENT_POINTER_UP, x + 70, y + 40);
            point(a, APP_EVENT_POINTER_MOVE, x + 170, y + 140); /* which takes it no further */
        } else {
            stroke(a, x, y, x + 70, y + 40);
        }
        next_frame(a);
        app_board_layout after = layout_of(a);
        assert_int_equal(after.x, before.x + 70);
        assert_int_equal(after.y, before.y + 40);
        assert_false(self->zoom.dragged);
        assert_int_equal(session_in_play(a)->slides, 0);
        close_app(a);
    }
}

/* Nothing that the tray hides is under the pointer. */
CLAIM(what_is_not_in_sight_is_not_hit)
{
    app *a = open_large_board();
    a->client.settings.hover = true;
    press_key(a, SDLK_PAGEUP, 0);
    press_key(a, SDLK_PAGEUP, 0);
    app_event drop = pointer_at(APP_EVENT_POINTER_MOVE, 0, 0);
    app_loop_event(a, &drop);
    stroke(a, 300, 200, 300, 480); /* the blank goes out below */
    app_board_layout board = layout_of(a);
    app_rect hidden = app_board_layout_cell(&board, 1023);
    assert_true(hidden.y > board.tray.y + board.tray.h);
    click(a, (int)middle_x(hidden), hidden.y + hidden.h / 2);
    assert_int_equal(session_in_play(a)->slides, 0);
    close_app(a);
}
