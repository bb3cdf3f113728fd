/* What a pointer on a board means: a click, a drag, or nothing. */
#include "board/board_view.h"

#include "claims.h"
#include "support/boards.h"

enum { NOW = 1000, MIDDLE = 5 };

/* A solved board, its blank in the lower right corner, and a pointer on it. */
typedef struct table {
    puzzle_board board;
    app_board_layout layout;
    app_board_view view;
} table;

static table lay(int side, int pitch)
{
    table t = {
        .layout = {.size = {4, 4}, .scale = 1, .x = 100, .y = 100, .side = side, .pitch = pitch}};
    t.board = standard_goal(4, 4);
    app_board_view_init(&t.view);
    app_board_view_show(&t.view, &t.board, NOW, 0);
    return t;
}

static const int left_of_blank = 14;

static void take(table *t, int cell)
{
    app_rect rect = app_board_layout_cell(&t->layout, cell);
    assert_true(
        app_board_view_take(&t->view, &t->layout, rect.x + rect.w / 2, rect.y + rect.h / 2));
}

static void move_by(table *t, int cell, int dx, int dy)
{
    app_rect rect = app_board_layout_cell(&t->layout, cell);
    app_board_view_point(&t->view, &t->layout, rect.x + rect.w / 2 + dx, rect.y + rect.h / 2 + dy);
}

static int let_go(table *t)
{
    return app_board_view_let_go(&t->view, &t->layout, NOW);
}

CLAIM(a_click_on_the_smallest_tiles_slides_them)
{
    table t = lay(5, 6);
    take(&t, left_of_blank);
    assert_int_equal(let_go(&t), left_of_blank);
}

CLAIM(a_hand_that_trembles_clicks)
{
    for (int pitch = 6; pitch <= 120; pitch *= 2) {
        table t = lay(pitch - 1, pitch);
        take(&t, left_of_blank);
        move_by(&t, left_of_blank, 1, -1);
        assert_int_equal(let_go(&t), left_of_blank);
    }
}

CLAIM(a_tile_that_is_dragged_past_the_middle_slides)
{
    table t = lay(100, 104);
    take(&t, left_of_blank);
    move_by(&t, left_of_blank, 60, 0);
    assert_int_equal(let_go(&t), left_of_blank);
}

CLAIM(a_tile_that_is_brought_back_stays)
{
    table t = lay(100, 104);
    take(&t, left_of_blank);
    move_by(&t, left_of_blank, 60, 0);
    move_by(&t, left_of_blank, 0, 0);
    assert_int_equal(let_go(&t), -1);
}

CLAIM(a_tile_that_is_dragged_where_it_cannot_go_stays)
{
    table t = lay(100, 104);
    take(&t, left_of_blank);
    move_by(&t, left_of_blank, -60, 0);
    assert_int_equal(let_go(&t), -1);
}

CLAIM(a_drag_has_the_pointer_and_leaves_the_keys_alone)
{
    table t = lay(100, 104);
    const app_event move = {.kind = APP_EVENT_POINTER_MOVE};
    const app_event up = {.kind = APP_EVENT_POINTER_UP};
    const app_event key = {.kind = APP_EVENT_KEY_UP};
    assert_false(app_board_view_holds(&t.view, &move));
    take(&t, left_of_blank);
    assert_true(app_board_view_holds(&t.view, &move));
    assert_true(app_board_view_holds(&t.view, &up));
    assert_false(app_board_view_holds(&t.view, &key));
    assert_int_equal(app_board_view_event(&t.view, &t.layout, &up, NOW), left_of_blank);
    assert_false(app_board_view_holds(&t.view, &up));
}

CLAIM(a_move_by_key_ends_a_drag)
{
    table t = lay(100, 104);
    take(&t, left_of_blank);
    move_by(&t, left_of_blank, 60, 0);
    assert_true(puzzle_move_apply(&t.board, PUZZLE_DOWN));
    app_board_view_show(&t.view, &t.board, NOW, 95);
    assert_int_equal(t.view.pressed, -1);
    assert_int_equal(let_go(&t), -1);
}

CLAIM(a_board_of_another_size_has_nothing_under_the_pointer_yet)
{
    table t = lay(100, 104);
    move_by(&t, MIDDLE, 0, 0);
    assert_int_equal(t.view.hover, MIDDLE);
    puzzle_board small = standard_goal(2, 2);
    app_board_view_show(&t.view, &small, NOW, 95);
    assert_int_equal(t.view.hover, -1);
}
