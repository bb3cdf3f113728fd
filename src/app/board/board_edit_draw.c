/* The boards that are edited, with their marks. */
#include "board/board_edit.h"

#include <math.h>

/* A line round a tile, inside its edge. */
static void draw_edge(const app_view *view, app_rect cell, app_colour colour, double width)
{
    int radius = app_tile_radius(cell.w, false);
    app_box box = app_box_make(cell.w, cell.h, radius);
    app_box_add(&box, (app_layer){0, 0, cell.w, cell.h, radius, colour, colour,
                                  (int)lround(width * 10 * view->scale), 0});
    app_draw_box(view->draw, cell.x, cell.y, &box, 255);
}

static app_rect inside(app_rect cell, int by)
{
    return (app_rect){cell.x + by, cell.y + by, cell.w - 2 * by, cell.h - 2 * by};
}

/* The tile under the pointer, the one that was picked up and, with the focus, the keyboard's cell. */
static void draw_marks(const app_edit *edit, int side, const app_view *view,
                       const app_board_layout *layout, bool focused)
{
    const app_colours *c = view->colours;
    int picked = edit->at[side].picked;
    int hover = edit->at[side].hover;
    int in = app_px(view, 4);
    if (hover >= 0 && hover != picked)
        draw_edge(view, app_board_layout_cell(layout, hover), app_colour_with_alpha(c->ink, 0.55),
                  2);
    if (picked >= 0) {
        app_rect cell = app_board_layout_cell(layout, picked);
        draw_edge(view, cell, c->persimmon_line, 4);
        draw_edge(view, inside(cell, in), c->ink, 1.5);
    }
    if (focused) {
        app_rect cell = app_board_layout_cell(layout, edit->at[side].cell);
        int radius = (int)(app_tile_radius(cell.w, false) / layout->scale) - 4;
        app_view_focus(view, app_board_layout_units(layout, inside(cell, in)), radius);
    }
}

static app_skin skin_of(const app_edit *edit)
{
    static const game_look look = {.style = GAME_NUMBERS};
    return (app_skin){.goal = &edit->lab->boards[GAME_LAB_GOAL], .look = &look};
}

void app_edit_draw_board(const app_edit *edit, const app_edit_layout *layout, int side,
                         const app_page *page, const app_view *view, const app_board_hint *hint)
{
    const app_skin skin = skin_of(edit);
    const app_board_layout *board = &layout->boards[side];
    bool goal = side == GAME_LAB_GOAL;
    bool focused = page->controls.focus == APP_EDIT_BOARD + side && page->controls.focus_shown;
    app_board_view_draw(&edit->boards[side], view, board, &skin, goal ? NULL : hint, goal);
    app_rect outer = app_board_clip(view, board);
    draw_marks(edit, side, view, board, focused);
    app_board_unclip(view, board, outer);
}

void app_edit_draw_loupe(const app_edit *edit, const app_edit_layout *layout, const app_page *page,
                         const app_view *view)
{
    const app_skin skin = skin_of(edit);
    int side = page->controls.focus - APP_EDIT_BOARD;
    if (app_edit_has_focus(page) && page->controls.focus_shown)
        app_board_draw_loupe(view, &layout->boards[side], &skin, &edit->boards[side].board,
                             edit->at[side].cell);
}
