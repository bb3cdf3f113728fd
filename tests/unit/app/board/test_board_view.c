/* How a board's picture follows the rules: tiles slide by time, wherever they are at that moment. */
#include "board/board_view.h"

#include "events.h"
#include "support/boards.h"

enum { SLIDE = 100, PITCH = 60, SIDE = 50, LEFT = 20, TOP = 30 };

typedef struct scene {
    puzzle_board board;
    app_board_view view;
    app_board_layout layout;
} scene;

/* 3x3 with the blank in the middle; shown at time 1000. */
static scene open_scene(void)
{
    scene s = {.board = board_of("1,2,3/4,0,5/6,7,8")};
    s.layout = (app_board_layout){.size = {3, 3},
                                  .scale = 1,
                                  .tray = {0, 0, 220, 220},
                                  .x = LEFT,
                                  .y = TOP,
                                  .side = SIDE,
                                  .pitch = PITCH,
                                  .lip = 3};
    app_board_view_init(&s.view);
    app_board_view_show(&s.view, &s.board, 1000, SLIDE);
    return s;
}

static app_rect face(const scene *s, int cell, double now)
{
    return app_board_view_face(&s->view, &s->layout, cell, now);
}

static void move(scene *s, puzzle_move move, double now, double ms)
{
    assert_true(puzzle_move_apply(&s->board, move));
    app_board_view_show(&s->view, &s->board, now, ms);
}

static int x_of(int column)
{
    return LEFT + column * PITCH;
}

static int y_of(int row)
{
    return TOP + row * PITCH;
}

CLAIM(the_first_board_is_there_at_once)
{
    scene s = open_scene();
    assert_false(app_board_view_moving(&s.view, 1000));
    assert_int_equal(face(&s, 8, 1000).x, x_of(2));
    assert_int_equal(face(&s, 8, 1000).y, y_of(2));
}

/* Tile 5 slides left into the middle. */
CLAIM(a_move_slides_its_tile_from_old_to_new_by_time)
{
    scene s = open_scene();
    move(&s, PUZZLE_LEFT, 2000, SLIDE);
    assert_int_equal(face(&s, 4, 2000).x, x_of(2));
    assert_int_equal(face(&s, 4, 2000 + SLIDE).x, x_of(1));
    assert_int_equal(face(&s, 4, 2050).y, y_of(1));
    assert_true(app_board_view_moving(&s.view, 2000 + SLIDE - 1));
    assert_false(app_board_view_moving(&s.view, 2000 + SLIDE));
    int before = x_of(2);
    for (int ms = 0; ms <= SLIDE; ms++) {
        int x = face(&s, 4, 2000 + ms).x;
        assert_true(x <= before);
        before = x;
    }
}

/* 1 - (1 - t)^3: at half time seven eighths of the way are done. */
CLAIM(a_slide_eases_out)
{
    scene s = open_scene();
    move(&s, PUZZLE_LEFT, 2000, SLIDE);
    const double half = 2000 + SLIDE / 2.0;
    assert_in_range(face(&s, 4, half).x, x_of(2) - PITCH * 7 / 8 - 1, x_of(2) - PITCH * 7 / 8 + 1);
}

CLAIM(the_other_tiles_stay_where_they_are)
{
    scene s = open_scene();
    move(&s, PUZZLE_LEFT, 2000, SLIDE);
    for (int cell = 0; cell < 9; cell++)
        if (cell != 4 && cell != 5) {
            assert_int_equal(face(&s, cell, 2030).x, x_of(cell % 3));
            assert_int_equal(face(&s, cell, 2030).y, y_of(cell / 3));
        }
}

CLAIM(a_second_input_turns_the_tile_round_where_it_is)
{
    scene s = open_scene();
    move(&s, PUZZLE_LEFT, 2000, SLIDE);
    int halfway = face(&s, 4, 2020).x;
    assert_in_range(halfway, x_of(1) + 5, x_of(2) - 5);
    move(&s, PUZZLE_RIGHT, 2020, SLIDE);
    assert_in_range(face(&s, 5, 2020).x, halfway - 1, halfway + 1);
    assert_int_equal(face(&s, 5, 2020 + SLIDE).x, x_of(2));
}

CLAIM(ten_inputs_within_one_slide_end_on_the_last_board)
{
    scene s = open_scene();
    for (int i = 0; i < 10; i++)
        move(&s, i % 2 ? PUZZLE_RIGHT : PUZZLE_LEFT, 2000 + i * 5, SLIDE);
    assert_true(puzzle_board_equal(&s.view.board, &s.board));
    assert_int_equal(face(&s, 5, 2045 + SLIDE).x, x_of(2));
}

CLAIM(without_time_a_move_appears_at_once)
{
    scene s = open_scene();
    move(&s, PUZZLE_LEFT, 2000, 0);
    assert_false(app_board_view_moving(&s.view, 2000));
    assert_int_equal(face(&s, 4, 2000).x, x_of(1));
}

CLAIM(a_board_of_another_size_appears_at_once)
{
    scene s = open_scene();
    puzzle_board other = board_of("1,2,3,4/5,6,7,0");
    app_board_view_show(&s.view, &other, 2000, SLIDE);
    assert_false(app_board_view_moving(&s.view, 2000));
    assert_true(puzzle_board_equal(&s.view.board, &other));
}

/* A new scramble, or the game that was put aside: nothing slid there. */
CLAIM(a_board_with_nothing_in_common_appears_at_once)
{
    app_board_view view;
    puzzle_board board = board_of("1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0");
    puzzle_board other = board_of("0,15,14,13/12,11,10,9/8,7,6,5/4,3,2,1");
    app_board_view_init(&view);
    app_board_view_show(&view, &board, 1000, SLIDE);
    app_board_view_show(&view, &other, 2000, SLIDE);
    assert_false(app_board_view_moving(&view, 2000));
    assert_true(puzzle_board_equal(&view.board, &other));
}

CLAIM(a_line_slides_as_one)
{
    scene s = open_scene();
    s.board = board_of("1,2,3/0,4,5/6,7,8");
    app_board_view_show(&s.view, &s.board, 1500, 0);
    assert_true(puzzle_slide_apply(&s.board, puzzle_slide_from(&s.board, 5)));
    app_board_view_show(&s.view, &s.board, 2000, SLIDE);
    assert_int_equal(face(&s, 3, 2000).x, x_of(1));
    assert_int_equal(face(&s, 4, 2000).x, x_of(2));
    assert_int_equal(face(&s, 4, 2030).x - face(&s, 3, 2030).x, PITCH);
}

CLAIM(the_pointer_lights_the_cell_beneath_it)
{
    scene s = open_scene();
    assert_true(app_board_view_point(&s.view, &s.layout, x_of(2) + 5, y_of(1) + 5));
    assert_int_equal(s.view.hover, 5);
    assert_false(app_board_view_point(&s.view, &s.layout, x_of(2) + 6, y_of(1) + 5));
    assert_true(app_board_view_point(&s.view, &s.layout, 0, 0));
    assert_int_equal(s.view.hover, -1);
}

CLAIM(a_click_means_the_tile_beneath_it)
{
    scene s = open_scene();
    assert_true(app_board_view_take(&s.view, &s.layout, x_of(2) + 10, y_of(1) + 10));
    assert_int_equal(s.view.pressed, 5);
    assert_int_equal(app_board_view_let_go(&s.view, &s.layout, 2000), 5);
    assert_int_equal(s.view.pressed, -1);
}

CLAIM(a_tile_that_is_not_in_line_cannot_be_taken)
{
    scene s = open_scene();
    assert_false(app_board_view_take(&s.view, &s.layout, x_of(0) + 10, y_of(0) + 10));
    assert_false(app_board_view_take(&s.view, &s.layout, x_of(1) + 10, y_of(1) + 10)); /* blank */
    assert_false(app_board_view_take(&s.view, &s.layout, 0, 0));
    assert_int_equal(app_board_view_let_go(&s.view, &s.layout, 2000), -1);
}

static void drag(scene *s, int cell, int dx, int dy)
{
    int x = x_of(cell % 3) + 10;
    int y = y_of(cell / 3) + 10;
    assert_true(app_board_view_take(&s->view, &s->layout, x, y));
    assert_true(app_board_view_point(&s->view, &s->layout, x + dx, y + dy));
}

CLAIM(a_dragged_tile_follows_the_pointer_as_far_as_the_blank)
{
    scene s = open_scene();
    drag(&s, 5, -20, 7);
    assert_int_equal(face(&s, 5, 2000).x, x_of(2) - 20);
    assert_int_equal(face(&s, 5, 2000).y, y_of(1));
    app_board_view_point(&s.view, &s.layout, 0, 0);
    assert_int_equal(face(&s, 5, 2000).x, x_of(1));
    app_board_view_point(&s.view, &s.layout, 500, 0);
    assert_int_equal(face(&s, 5, 2000).x, x_of(2));
}

CLAIM(a_drag_past_the_middle_is_meant_and_a_shorter_one_is_not)
{
    scene s = open_scene();
    drag(&s, 5, -(PITCH / 2 + 2), 0);
    assert_int_equal(app_board_view_let_go(&s.view, &s.layout, 2000), 5);
    drag(&s, 5, -(PITCH / 2 - 2), 0);
    assert_int_equal(app_board_view_let_go(&s.view, &s.layout, 3000), -1);
    drag(&s, 7, 0, -(PITCH / 2 + 2));
    assert_int_equal(app_board_view_let_go(&s.view, &s.layout, 4000), 7);
}

CLAIM(a_tile_let_go_slides_on_from_where_it_was)
{
    scene s = open_scene();
    move(&s, PUZZLE_LEFT, 1000, SLIDE);
    move(&s, PUZZLE_RIGHT, 1500, SLIDE);
    drag(&s, 5, -40, 0);
    assert_int_equal(app_board_view_let_go(&s.view, &s.layout, 2000), 5);
    move(&s, PUZZLE_LEFT, 2000, SLIDE);
    assert_in_range(face(&s, 4, 2000).x, x_of(2) - 41, x_of(2) - 39);
    assert_int_equal(face(&s, 4, 2000 + SLIDE).x, x_of(1));
}

CLAIM(a_whole_line_is_dragged_together)
{
    scene s = open_scene();
    s.board = board_of("1,2,3/0,4,5/6,7,8");
    app_board_view_show(&s.view, &s.board, 1500, 0);
    drag(&s, 5, -25, 0);
    assert_int_equal(face(&s, 5, 2000).x, x_of(2) - 25);
    assert_int_equal(face(&s, 4, 2000).x, x_of(1) - 25);
    assert_int_equal(face(&s, 1, 2000).x, x_of(1));
    assert_int_equal(face(&s, 8, 2000).x, x_of(2));
}

CLAIM(a_cancelled_drag_takes_nothing)
{
    scene s = open_scene();
    drag(&s, 5, -40, 0);
    app_board_view_cancel(&s.view, &s.layout, 2000);
    assert_false(s.view.drag.active);
    assert_int_equal(app_board_view_let_go(&s.view, &s.layout, 2001), -1);
    assert_int_equal(face(&s, 5, 2000 + SLIDE).x, x_of(2));
}

CLAIM(a_win_ripples_outwards_and_ends)
{
    scene s = open_scene();
    app_board_view_celebrate(&s.view, 0, 2000);
    assert_true(app_board_view_moving(&s.view, 2000));
    assert_int_equal(face(&s, 0, 2130).y, y_of(0) - 12); /* the crest, 12 pixels high */
    assert_int_equal(face(&s, 8, 2130).y, y_of(2));      /* four steps away, not yet reached */
    assert_int_equal(face(&s, 8, 2130 + 4 * 45).y, y_of(2) - 12);
    assert_int_equal(face(&s, 0, 2400).y, y_of(0));
    assert_false(app_board_view_moving(&s.view, 3000));
}
