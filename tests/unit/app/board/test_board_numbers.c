/* Numbers that can be read: on the goal in miniature, and on the tile beside a hint's arrow. */
#include "board/board_view.h"

#include "app_fixture.h"
#include "support/boards.h"

static const game_look numbers = {.style = GAME_NUMBERS};

/* An empty frame to draw into. */
static void begin_frame(app *a)
{
    app_draw_begin(&a->draw, 1280, 800);
}

/* ---- Miniatures ---- */

static void draw_goal(app *a, int columns, int rows, int side)
{
    puzzle_board goal = standard_goal(columns, rows);
    app_skin skin = {.goal = &goal, .look = &numbers};
    app_rect rect = app_board_miniature_rect(20, 20, side, goal.size);
    begin_frame(a);
    app_board_draw_miniature(&a->view, rect, &goal, &skin);
}

/* Tiles with a number that has room on its face. */
static int readable_tiles(app *a)
{
    enum { LEAST = 9 };
    int count = 0;
    for (size_t i = 0; i < a->draw.count; i++) {
        const app_draw_command *command = &a->draw.commands[i];
        const app_tile *tile = &command->as.tile;
        if (command->kind == APP_DRAW_TILE && tile->label_px >= LEAST) {
            int width = app_draw_text_width(&a->draw, APP_FONT_BLACK, tile->label_px, tile->label);
            assert_true(width + 2 <= tile->side);
            count++;
        }
    }
    return count;
}

CLAIM(a_goal_up_to_eight_a_side_has_all_its_numbers)
{
    static const int sizes_of[][2] = {{3, 3}, {5, 5}, {6, 6}, {7, 7},
                                      {8, 8}, {7, 3}, {3, 7}, {8, 5}};
    enum { SIDE = 147 }; /* in a wide window */
    app *a = open_app(1280, 800);
    for (size_t i = 0; i < sizeof sizes_of / sizeof *sizes_of; i++) {
        int columns = sizes_of[i][0], rows = sizes_of[i][1];
        draw_goal(a, columns, rows, SIDE);
        assert_int_equal(readable_tiles(a), columns * rows - 1);
    }
    close_app(a);
}

CLAIM(a_small_goal_of_six_a_side_has_them_too)
{
    app *a = open_app(800, 600);
    draw_goal(a, 6, 6, 112);
    assert_int_equal(readable_tiles(a), 35);
    close_app(a);
}

/* The first, the last of the first row, the first of the last row; the gap is in the fourth corner. */
CLAIM(a_larger_goal_has_numbers_in_its_corners)
{
    static const struct {
        int columns, rows;
        const char *corners[3];
    } goals[] = {{9, 9, {"1", "9", "73"}},
                 {10, 10, {"1", "10", "91"}},
                 {16, 16, {"1", "16", "241"}},
                 {12, 5, {"1", "12", "49"}}};
    app *a = open_app(1280, 800);
    for (size_t i = 0; i < sizeof goals / sizeof *goals; i++) {
        draw_goal(a, goals[i].columns, goals[i].rows, 147);
        assert_int_equal(readable_tiles(a), 0);
        for (int corner = 0; corner < 3; corner++)
            assert_true(says(a, goals[i].corners[corner]));
    }
    close_app(a);
}

CLAIM(a_goal_that_is_hidden_tells_nothing)
{
    app *a = open_app(1280, 800);
    puzzle_board goal = standard_goal(16, 16);
    app_skin skin = {.goal = &goal, .look = &numbers, .blank = true, .hidden = true};
    begin_frame(a);
    app_board_draw_miniature(&a->view, (app_rect){20, 20, 147, 147}, &goal, &skin);
    assert_false(says(a, ""));
    close_app(a);
}

/* ---- The bead ---- */

/* NULL where its number would be too small to be read. */
static const app_draw_command *tile_with(const app *a, const char *label)
{
    for (size_t i = 0; i < a->draw.count; i++)
        if (a->draw.commands[i].kind == APP_DRAW_TILE &&
            strcmp(a->draw.commands[i].as.tile.label, label) == 0)
            return &a->draw.commands[i];
    return NULL;
}

/* The box below the arrow. */
static app_rect bead_of(const app *a)
{
    for (size_t i = 1; i < a->draw.count; i++) {
        app_icon icon = a->draw.commands[i].as.icon;
        if (a->draw.commands[i].kind == APP_DRAW_ICON && icon >= APP_ICON_BEAD_UP &&
            icon <= APP_ICON_BEAD_LEFT)
            return a->draw.commands[i - 1].rect;
    }
    fail_msg("no bead");
    return (app_rect){0};
}

static app_rect number_on(app *a, const app_draw_command *tile)
{
    const app_tile *look = &tile->as.tile;
    int w = app_draw_text_width(&a->draw, APP_FONT_BLACK, look->label_px, look->label);
    int h = app_fonts_digit_height(a->window.fonts, APP_FONT_BLACK, look->label_px);
    app_rect face = tile->rect;
    return (app_rect){face.x + (face.w - w) / 2, face.y + (face.h - h) / 2, w, h};
}

/* The blank is in the middle of the board; the hint leads there from all four sides. Returns how many numbers
 * there were to hide. */
static int check_beads(app *a, int side, int room)
{
    puzzle_board board = standard_goal(side, side);
    puzzle_board goal = board;
    app_skin skin = {.goal = &goal, .look = &numbers};
    app_board_layout layout =
        app_board_layout_fit(&a->view, (app_rect){20, 20, room, room}, board.size, false);
    int numbers_seen = 0;
    for (int i = 0; i < side / 2; i++) {
        puzzle_move_apply(&board, PUZZLE_DOWN);
        puzzle_move_apply(&board, PUZZLE_RIGHT);
    }
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        static app_board_view view;
        char label[GAME_LABEL_SIZE];
        app_board_hint hint = {
            .shown = true, .step = GAME_HINT_ARROW, .move = (puzzle_move)move, .since = -10000};
        int source = puzzle_move_source(&board, (puzzle_move)move);
        assert_true(source >= 0);
        app_board_view_init(&view);
        app_board_view_show(&view, &board, 0, 0);
        begin_frame(a);
        app_board_view_draw(&view, &a->view, &layout, &skin, &hint, false);
        snprintf(label, sizeof label, "%d", board.tiles[source]);
        const app_draw_command *tile = tile_with(a, label);
        if (!tile)
            continue;
        app_rect number = number_on(a, tile), bead = bead_of(a);
        numbers_seen++;
        if (app_rect_intersection(number, bead).w > 0)
            fail_msg("%d a side in %d: the bead at %d,%d %dx%d hides %s at %d,%d %dx%d", side, room,
                     bead.x, bead.y, bead.w, bead.h, label, number.x, number.y, number.w, number.h);
    }
    return numbers_seen;
}

CLAIM(the_bead_hides_no_number)
{
    static const int rooms[] = {380, 420, 560, 690, 960};
    app *a = open_app(1280, 800);
    a->now = 100000;
    app_loop_set_time(a, a->now);
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        for (int side = 3; side <= 16; side++)
            assert_true(check_beads(a, side, rooms[i]) > 0 || rooms[i] / side < 30);
    close_app(a);
}
