/* The measures of a board, against the design's own rules, worked out once more here. */
#include "board/board_layout.h"

#include "events.h"

#include <math.h>

static app_view view_at(double scale)
{
    return (app_view){.scale = scale};
}

static int between(double value, int least, int most)
{
    int whole = (int)floor(value + 0.5);
    return whole < least ? least : whole > most ? most : whole;
}

static int lip_of(int side, bool picture)
{
    return picture ? between(0.035 * side, 2, 5) : between(0.055 * side, 2, 9);
}

static int gap_of(int side, bool picture)
{
    return lip_of(side, picture) + (picture ? 1 : between(0.02 * side, 1, 3));
}

/* Width and height of a tray with tiles of that side. */
static app_rect tray_of(puzzle_size size, int side, int padding, bool picture)
{
    int pitch = side + gap_of(side, picture);
    return (app_rect){0, 0, (size.columns - 1) * pitch + side + 2 * padding,
                      (size.rows - 1) * pitch + side + lip_of(side, picture) + 2 * padding};
}

/* The board is laid out in pixels; its tray in design units is what holds those. */
static void check(puzzle_size size, app_rect place, double scale, bool picture)
{
    app_view view = view_at(scale);
    app_board_layout layout = app_board_layout_fit(&view, place, size, picture);
    bool many = size.columns > 10 || size.rows > 10;
    int padding = (int)floor((many ? 10 : 16) * scale + 0.5);
    app_rect area = app_view_pixels(&view, place);
    app_rect tray = tray_of(size, layout.side, padding, picture);
    assert_int_equal(layout.lip, lip_of(layout.side, picture));
    assert_true(tray.w <= area.w && tray.h <= area.h);
    app_rect larger = tray_of(size, layout.side + 1, padding, picture);
    assert_true(larger.w > area.w || larger.h > area.h);
    assert_in_range(layout.x - padding - area.x, (area.w - tray.w) / 2, (area.w - tray.w + 1) / 2);
    assert_in_range(layout.y - padding - area.y, (area.h - tray.h) / 2, (area.h - tray.h + 1) / 2);
    tray.x = layout.x - padding;
    tray.y = layout.y - padding;
    app_rect units = layout.tray;
    assert_true(units.x * scale <= tray.x && (units.x + 1) * scale > tray.x);
    assert_true(units.y * scale <= tray.y && (units.y + 1) * scale > tray.y);
    double right = (units.x + units.w) * scale, bottom = (units.y + units.h) * scale;
    assert_true(right >= tray.x + tray.w && right < tray.x + tray.w + scale);
    assert_true(bottom >= tray.y + tray.h && bottom < tray.y + tray.h + scale);
}

CLAIM(the_largest_tile_that_fits_is_taken_and_centred)
{
    static const app_rect areas[] = {
        {60, 82, 688, 688}, {8, 54, 464, 418}, {26, 176, 668, 744}, {0, 0, 1400, 300}};
    static const puzzle_size sizes[] = {{4, 4},   {3, 3},  {2, 2},   {7, 4},   {4, 7},
                                        {10, 10}, {11, 2}, {20, 20}, {32, 32}, {2, 32}};
    for (size_t a = 0; a < sizeof areas / sizeof *areas; a++)
        for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
            check(sizes[s], areas[a], 1, false);
            check(sizes[s], areas[a], 1, true);
        }
    check((puzzle_size){4, 4}, areas[0], 1.5, false);
    check((puzzle_size){5, 3}, areas[0], 0.75, true);
}

/* Measured in the design's picture of a tall window: tiles of 151, 162 apart, in a tray of 669. */
CLAIM(a_tall_window_has_the_measures_of_its_picture)
{
    app_view view = view_at(1);
    app_board_layout layout =
        app_board_layout_fit(&view, (app_rect){26, 200, 669, 677}, (puzzle_size){4, 4}, false);
    assert_int_equal(layout.side, 151);
    assert_int_equal(layout.pitch, 162);
    assert_int_equal(layout.tray.w, 669);
    assert_int_equal(layout.x, 42);
    assert_int_equal(layout.y, 216);
}

CLAIM(cells_and_points_belong_together)
{
    app_view view = view_at(1);
    puzzle_size size = {7, 4};
    app_board_layout layout =
        app_board_layout_fit(&view, (app_rect){10, 20, 700, 500}, size, false);
    for (int cell = 0; cell < puzzle_size_cells(size); cell++) {
        app_rect rect = app_board_layout_cell(&layout, cell);
        assert_int_equal(app_board_layout_cell_at(&layout, rect.x, rect.y), cell);
        assert_int_equal(
            app_board_layout_cell_at(&layout, rect.x + rect.w - 1, rect.y + rect.h - 1), cell);
    }
    app_rect first = app_board_layout_cell(&layout, 0);
    app_rect below = app_board_layout_cell(&layout, 7);
    assert_int_equal(first.x, below.x);
    assert_int_equal(below.y - first.y, layout.pitch);
}

CLAIM(a_gap_belongs_to_the_tile_before_it)
{
    app_view view = view_at(1);
    app_board_layout layout =
        app_board_layout_fit(&view, (app_rect){0, 0, 300, 300}, (puzzle_size){3, 3}, false);
    app_rect first = app_board_layout_cell(&layout, 0);
    assert_int_equal(app_board_layout_cell_at(&layout, first.x + first.w, first.y), 0);
    assert_int_equal(app_board_layout_cell_at(&layout, first.x, first.y + first.h), 0);
}

CLAIM(outside_the_board_is_no_cell)
{
    app_view view = view_at(1);
    app_board_layout layout =
        app_board_layout_fit(&view, (app_rect){0, 0, 300, 300}, (puzzle_size){3, 3}, false);
    app_rect last = app_board_layout_cell(&layout, 8);
    assert_int_equal(app_board_layout_cell_at(&layout, layout.x - 1, layout.y), -1);
    assert_int_equal(app_board_layout_cell_at(&layout, layout.x, layout.y - 1), -1);
    assert_int_equal(app_board_layout_cell_at(&layout, last.x + layout.pitch, last.y), -1);
    assert_int_equal(app_board_layout_cell_at(&layout, last.x, last.y + layout.pitch), -1);
    assert_int_equal(app_board_layout_cell_at(&layout, 5000, 5000), -1);
    assert_int_equal(app_board_layout_cell_at(&layout, -5000, -5000), -1);
}

CLAIM(no_room_at_all_still_gives_a_board)
{
    app_view view = view_at(1);
    app_board_layout layout =
        app_board_layout_fit(&view, (app_rect){0, 0, 20, 20}, (puzzle_size){32, 32}, false);
    assert_int_equal(layout.side, 1);
    assert_int_equal(app_board_layout_cell_at(&layout, layout.x, layout.y), 0);
}
