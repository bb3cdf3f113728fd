/* The light on a tile that was looked for. */
#include "board/board_find.h"

#include "board/board_view.h"

#include <math.h>

/* ---- When ---- */

enum { COMES_MS = 120, GOES_MS = 240, LONG_MS = 3600000 };

void app_board_find_show(app_board_find *find, int tile, double now)
{
    bool same = app_board_find_lit(find, now) == tile;
    *find = (app_board_find){.tile = tile, .since = same ? find->since : now};
}

void app_board_find_end(app_board_find *find, double now)
{
    find->until = now + APP_BOARD_FIND_MS;
}

int app_board_find_lit(const app_board_find *find, double now)
{
    bool over = find->until > 0 && now >= find->until;
    return over ? 0 : find->tile;
}

double app_board_find_wait(const app_board_find *find, double now, bool still)
{
    if (!app_board_find_lit(find, now))
        return LONG_MS;
    if (!still && now - find->since < COMES_MS)
        return 0;
    if (find->until <= 0)
        return LONG_MS;
    double steady = find->until - (still ? 0 : GOES_MS) - now;
    return steady > 0 ? steady : 0;
}

/* It grows bright and fades, and is steady in between: nothing flashes. */
static uint8_t brightness(const app_board_find *find, const app_view *view)
{
    if (view->settings->reduced_motion)
        return 255;
    double come = (view->now - find->since) / COMES_MS;
    double left = find->until > 0 ? (find->until - view->now) / GOES_MS : 1;
    return (uint8_t)(255 * fmax(0, fmin(1, fmin(come, left))));
}

/* ---- How it looks ---- */

/* Any glaze, and any picture, has one of the two beside it: the ring, or its edges. */
static app_colour edge_colour(const app_view *view)
{
    return view->settings->theme == GAME_THEME_LIGHT ? 0xFFFFFFFF : view->colours->ink;
}

/* Around a face, and a part of it over its edge; about a tiny one it is larger. */
static void draw_ring(const app_view *view, const app_board_layout *layout, app_rect face,
                      bool dashed, uint8_t alpha)
{
    enum { LEAST = 42 };
    bool small = layout->side < app_px(view, 44);
    int ring = app_px(view, small ? 5 : 6), edge = app_px(view, 2), width = ring + 2 * edge;
    int out = edge + ring - app_px(view, 1), least = (app_px(view, LEAST) - layout->side) / 2;
    out = out < least ? least : out;
    int radius = app_tile_radius(layout->side, false) + out;
    app_rect all = {0, 0, face.w + 2 * out, face.h + 2 * out};
    app_rect inner = {edge, edge, all.w - 2 * edge, all.h - 2 * edge};
    app_colour colour = view->colours->focus, around = edge_colour(view);
    app_box box = app_box_make(all.w, all.h, radius);
    app_box_add(&box,
                (app_layer){all.x, all.y, all.w, all.h, radius, around, around, 10 * width, 0});
    app_box_add(&box, (app_layer){inner.x, inner.y, inner.w, inner.h, radius - edge, colour, colour,
                                  10 * ring, dashed ? app_px(view, 6) : 0});
    app_draw_box(view->draw, face.x - out, face.y - out, &box, alpha);
}

void app_board_find_draw(const app_board_view *board, const app_view *view,
                         const app_board_layout *layout, const puzzle_board *goal)
{
    int tile = app_board_find_lit(&board->find, view->now);
    if (!tile)
        return;
    uint8_t alpha = brightness(&board->find, view);
    int cell = puzzle_board_find(&board->board, tile), home = puzzle_board_find(goal, tile);
    if (home != cell)
        draw_ring(view, layout, app_board_layout_cell(layout, home), true, alpha);
    draw_ring(view, layout, app_board_view_face(board, layout, cell, view->now), false, alpha);
}

void app_board_find_draw_home(const app_board_view *board, const app_view *view,
                              const app_board_layout *layout, const puzzle_board *goal)
{
    int tile = app_board_find_lit(&board->find, view->now);
    if (tile)
        draw_ring(view, layout, app_board_layout_cell(layout, puzzle_board_find(goal, tile)), false,
                  brightness(&board->find, view));
}
