/* Which cells a pointer comes over. */
#include "board/board_layout.h"

#include <stdlib.h>

#include "claims.h"

enum { SIDE = 96, PITCH = 100, LEFT = 200, TOP = 100 };

/* A 4x4 board, and a pointer that is somewhere. */
typedef struct table {
    app_board_layout layout;
    app_hover hover;
    int cells[APP_HOVER_CELLS], count;
} table;

static table lay(void)
{
    return (table){
        .layout = {.size = {4, 4}, .scale = 1, .x = LEFT, .y = TOP, .side = SIDE, .pitch = PITCH}};
}

static void send(table *t, app_event_kind kind, double x, double y)
{
    const app_event event = {.kind = kind, .way = GAME_WAY_POINTER, .x = x, .y = y};
    t->count = app_hover_follow(&t->hover, &t->layout, &event, t->cells);
}

/* To a place in a cell, in per cent of it; columns and rows outside of the board are no cells. */
static void go(table *t, int column, int row, int right, int down)
{
    send(t, APP_EVENT_POINTER_MOVE, LEFT + column * PITCH + right, TOP + row * PITCH + down);
}

static void assert_cells(const table *t, const int *cells, int count)
{
    assert_int_equal(t->count, count);
    for (int i = 0; i < count; i++)
        assert_int_equal(t->cells[i], cells[i]);
}

CLAIM(a_pointer_comes_over_the_cell_that_it_crosses_into)
{
    table t = lay();
    go(&t, 1, 1, 50, 50);
    assert_cells(&t, NULL, 0); /* nobody knows where it came from */
    go(&t, 1, 1, 99, 50);
    assert_cells(&t, NULL, 0);
    go(&t, 2, 1, 0, 50);
    assert_cells(&t, (int[]){6}, 1);
    go(&t, 2, 1, 30, 90);
    assert_cells(&t, NULL, 0);
    go(&t, 1, 1, 99, 90);
    assert_cells(&t, (int[]){5}, 1);
    go(&t, 1, 2, 99, 0);
    assert_cells(&t, (int[]){9}, 1);
}

CLAIM(a_fast_pointer_comes_over_all_on_its_way)
{
    table t = lay();
    go(&t, 0, 0, 50, 50);
    go(&t, 3, 0, 50, 50);
    assert_cells(&t, (int[]){1, 2, 3}, 3);
    go(&t, 3, 3, 50, 50);
    assert_cells(&t, (int[]){7, 11, 15}, 3);
    go(&t, 0, 2, 20, 50); /* up in the third cell from the right */
    assert_cells(&t, (int[]){14, 13, 9, 8}, 4);
}

CLAIM(over_a_corner_it_comes_over_no_third_cell)
{
    table t = lay();
    go(&t, 0, 0, 50, 50);
    go(&t, 2, 2, 50, 50);
    assert_cells(&t, (int[]){5, 10}, 2);
    go(&t, 1, 1, 50, 50);
    assert_cells(&t, (int[]){5}, 1);
}

CLAIM(what_lies_beside_the_board_is_no_cell)
{
    table t = lay();
    go(&t, -1, 1, 50, 50);
    go(&t, 5, 1, 50, 50);
    assert_cells(&t, (int[]){4, 5, 6, 7}, 4);
    go(&t, 5, -3, 50, 50);
    assert_cells(&t, NULL, 0);
    go(&t, 2, -3, 50, 50);
    assert_cells(&t, NULL, 0);
    go(&t, 2, 0, 50, 50);
    assert_cells(&t, (int[]){2}, 1);
}

CLAIM(a_pointer_that_was_away_begins_anew)
{
    static const app_event_kind ends[] = {APP_EVENT_POINTER_LEAVE, APP_EVENT_FOCUS_LOST};
    for (int i = 0; i < 2; i++) {
        table t = lay();
        go(&t, 0, 0, 50, 50);
        send(&t, ends[i], 0, 0);
        go(&t, 3, 0, 50, 50);
        assert_cells(&t, NULL, 0);
    }
}

/* The window is another one, or the board has given way to something. */
CLAIM(a_board_that_moves_below_a_resting_pointer_is_not_come_over)
{
    for (int way = 0; way < 3; way++) {
        table t = lay();
        go(&t, 1, 1, 99, 50);
        t.layout.x -= way == 0 ? 20 : 0;
        t.layout.pitch -= way == 1 ? 30 : 0;
        t.layout.scale += way == 2 ? 0.5 : 0;
        go(&t, 1, 1, 99, 51); /* a hand trembles */
        assert_cells(&t, NULL, 0);
        send(&t, APP_EVENT_POINTER_MOVE, LEFT + 10, TOP + 151);
        assert_true(t.count > 0);
    }
}

CLAIM(a_press_and_what_is_no_pointer_come_over_nothing)
{
    table t = lay();
    const app_event finger = {
        .kind = APP_EVENT_POINTER_MOVE, .way = GAME_WAY_TOUCH, .x = LEFT + 350, .y = TOP + 50};
    go(&t, 0, 0, 50, 50);
    assert_int_equal(app_hover_follow(&t.hover, &t.layout, &finger, t.cells), 0);
    send(&t, APP_EVENT_POINTER_DOWN, LEFT + 150, TOP + 50);
    assert_cells(&t, NULL, 0);
    go(&t, 2, 0, 50, 50);
    assert_cells(&t, (int[]){2}, 1);
}

/* From any pixel to any other, each cell is the neighbour of the one before, and the last one is where
 * the pointer is. */
CLAIM(every_way_ends_where_the_pointer_is)
{
    enum { STEP = 13, WIDE = 4 * PITCH };
    for (int from = 0; from < WIDE * WIDE; from += 7 * STEP * STEP)
        for (int to = 0; to < WIDE * WIDE; to += 11 * STEP * STEP) {
            table t = lay();
            t.layout.scale = 1.25;
            send(&t, APP_EVENT_POINTER_MOVE, (LEFT + from % WIDE) / 1.25,
                 (TOP + from / WIDE) / 1.25);
            int at = app_board_layout_cell_at(&t.layout, t.hover.x, t.hover.y);
            send(&t, APP_EVENT_POINTER_MOVE, (LEFT + to % WIDE) / 1.25, (TOP + to / WIDE) / 1.25);
            for (int i = 0; i < t.count; i++) {
                assert_true(abs(t.cells[i] % 4 - at % 4) <= 1 && abs(t.cells[i] / 4 - at / 4) <= 1);
                assert_true(t.cells[i] != at);
                at = t.cells[i];
            }
            assert_int_equal(at, app_board_layout_cell_at(&t.layout, t.hover.x, t.hover.y));
        }
}
