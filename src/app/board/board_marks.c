/* Draws what lies over a board's tiles, and says when it comes and goes. */
#include "board/board_marks.h"

#include "board/board_view.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- A tile that was looked for ---- */

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

/* ---- Sounds, seen ---- */

enum { SLIDE_MS = 120, HOME_MS = 200, STOP_MS = 200 };

void app_board_signs_slide(app_board_signs *signs, const puzzle_board *before,
                           const puzzle_board *after, double now)
{
    int columns = after->size.columns;
    int right = before->blank % columns - after->blank % columns;
    int down = before->blank / columns - after->blank / columns;
    signs->stop_since = 0;
    for (int cell = 0; cell < puzzle_size_cells(after->size); cell++)
        if (after->tiles[cell] != before->tiles[cell])
            signs->home_since[after->tiles[cell]] = 0;
    if ((right == 0) == (down == 0)) /* several slides in one */
        return;
    signs->slide_since = now;
    signs->slide_tile = before->tiles[after->blank];
    signs->slide_move = right > 0   ? PUZZLE_RIGHT
                        : right < 0 ? PUZZLE_LEFT
                        : down > 0  ? PUZZLE_DOWN
                                    : PUZZLE_UP;
}

void app_board_signs_home(app_board_signs *signs, const puzzle_board *before,
                          const puzzle_board *after, const puzzle_board *goal, double arrival)
{
    for (int cell = 0; cell < puzzle_size_cells(after->size); cell++) {
        int tile = after->tiles[cell];
        if (tile != PUZZLE_BLANK && tile == goal->tiles[cell] && tile != before->tiles[cell])
            signs->home_since[tile] = arrival;
    }
}

void app_board_signs_stop_move(app_board_signs *signs, const puzzle_board *board, puzzle_move move,
                               double now)
{
    signs->stop_since = now;
    signs->stop_cell = board->blank;
    signs->stop_side = puzzle_move_opposite(move);
}

/* Which way the tile would have to go, if it could: the longer one to the blank. */
void app_board_signs_stop_tile(app_board_signs *signs, const puzzle_board *board, int cell,
                               double now)
{
    int columns = board->size.columns;
    int right = board->blank % columns - cell % columns;
    int down = board->blank / columns - cell / columns;
    signs->stop_since = now;
    signs->stop_cell = cell;
    if (abs(right) >= abs(down))
        signs->stop_side = right > 0 ? PUZZLE_RIGHT : PUZZLE_LEFT;
    else
        signs->stop_side = down > 0 ? PUZZLE_DOWN : PUZZLE_UP;
}

bool app_board_signs_shown(const app_board_signs *signs, double now)
{
    bool shown = (signs->slide_since > 0 && now < signs->slide_since + SLIDE_MS) ||
                 (signs->stop_since > 0 && now < signs->stop_since + STOP_MS);
    for (int tile = 1; tile < PUZZLE_MAX_CELLS && !shown; tile++)
        shown = signs->home_since[tile] > 0 && now < signs->home_since[tile] + HOME_MS;
    return shown;
}

/* How strong a sign is: it stands for half its time, and fades for the rest. 0: it is not there. */
static uint8_t strength(double since, double lasts, double now)
{
    double age = now - since;
    return since <= 0 || age < 0 || age >= lasts ? 0
                                                 : (uint8_t)(255 * fmin(1, 2 - 2 * age / lasts));
}

/* ---- What ---- */

/* Of lines and rings: the light tray is itself as dark as celadon. */
static app_colour colour_of(const app_view *view)
{
    int theme = view->settings->theme;
    return theme == GAME_THEME_CONTRAST ? view->colours->text
           : theme == GAME_THEME_LIGHT  ? view->colours->tile
                                        : app_style_series(GAME_THEME_DARK, 0);
}

static void draw_bar(const app_view *view, app_rect at, app_colour colour, uint8_t alpha)
{
    int radius = (at.w < at.h ? at.w : at.h) / 2;
    app_box box = app_box_make(at.w, at.h, radius);
    app_box_add(&box, (app_layer){0, 0, at.w, at.h, radius, colour, colour, 0, 0});
    app_draw_box(view->draw, at.x, at.y, &box, alpha);
}

static int at_least(int pixels, int least)
{
    return pixels < least ? least : pixels;
}

/* A rectangle of that length and breadth beside a face, on the side that the move leads to, its middle at
 * `along` of that side; `away` from the face, below zero inside it. */
static app_rect beside(app_rect face, puzzle_move side, double along, int length, int breadth,
                       int away)
{
    bool level = side == PUZZLE_LEFT || side == PUZZLE_RIGHT;
    app_rect at = {0, 0, level ? length : breadth, level ? breadth : length};
    if (level) {
        at.x = side == PUZZLE_RIGHT ? face.x + face.w + away : face.x - away - length;
        at.y = face.y + (int)(face.h * along) - breadth / 2;
    } else {
        at.x = face.x + (int)(face.w * along) - breadth / 2;
        at.y = side == PUZZLE_DOWN ? face.y + face.h + away : face.y - away - length;
    }
    return at;
}

static void draw_slide(const app_view *view, app_rect face, int lip, puzzle_move move,
                       uint8_t alpha)
{
    int length = at_least(face.w / 6, 8), breadth = at_least(face.w / 25, 3);
    int away = at_least(face.w / 14, 2);
    if (puzzle_move_opposite(move) == PUZZLE_DOWN)
        away += lip;
    for (int line = 1; line <= 3; line++)
        draw_bar(view, beside(face, puzzle_move_opposite(move), line / 4.0, length, breadth, away),
                 colour_of(view), alpha);
}

static void draw_home(const app_view *view, app_rect face, int lip, int radius, uint8_t alpha)
{
    int out = at_least(face.w / 16, 2), width = at_least(face.w / 30, 2);
    app_rect at = {face.x - out, face.y - out, face.w + 2 * out, face.h + lip + 2 * out};
    app_colour colour = colour_of(view);
    app_box box = app_box_make(at.w, at.h, radius + out);
    app_box_add(&box, (app_layer){0, 0, at.w, at.h, radius + out, colour, colour, 10 * width, 0});
    app_draw_box(view->draw, at.x, at.y, &box, alpha);
}

/* Within the hole, where the tile would have to come from; or beside the tile. */
static void draw_stop(const app_view *view, app_rect cell, puzzle_move side, bool hole,
                      uint8_t alpha)
{
    int thick = at_least(cell.w / 14, 4);
    app_rect at = beside(cell, side, 0.5, thick, cell.w * 3 / 4, hole ? -2 * thick : thick / 2);
    draw_bar(view, at, view->colours->bounded, alpha);
}

void app_board_signs_draw(const app_board_view *board, const app_view *view,
                          const app_board_layout *layout)
{
    const app_board_signs *signs = &board->signs;
    int radius = app_tile_radius(layout->side, false);
    uint8_t slide = strength(signs->slide_since, SLIDE_MS, view->now);
    uint8_t stop = strength(signs->stop_since, STOP_MS, view->now);
    if (slide > 0 && signs->slide_tile < puzzle_size_cells(layout->size)) {
        int cell = puzzle_board_find(&board->board, signs->slide_tile);
        app_rect face = app_board_view_face(board, layout, cell, view->now);
        draw_slide(view, face, layout->lip, signs->slide_move, slide);
    }
    for (int cell = 0; cell < puzzle_size_cells(layout->size); cell++) {
        uint8_t home = strength(signs->home_since[board->board.tiles[cell]], HOME_MS, view->now);
        if (home > 0)
            draw_home(view, app_board_view_face(board, layout, cell, view->now), layout->lip,
                      radius, home);
    }
    if (stop > 0)
        draw_stop(view, app_board_layout_cell(layout, signs->stop_cell), signs->stop_side,
                  signs->stop_cell == board->board.blank, stop);
}

static void draw_example(const app_view *view, app_rect face, int tile)
{
    app_tile look = app_tile_make(face.w);
    look.theme = view->settings->theme;
    look.glaze = view->colours->tile;
    look.label_px = face.w / 2;
    snprintf(look.label, sizeof look.label, "%d", tile);
    app_draw_tile(view->draw, face.x, face.y, &look, 255);
}

void app_board_signs_draw_all(const app_view *view, app_rect tray)
{
    enum { TOP = 23, SIDE = 70 };
    app_view_tray(view, tray, 20);
    for (int i = 0; i < APP_BOARD_SIGNS; i++) {
        int middle = tray.x + tray.w * (2 * i + 1) / (2 * APP_BOARD_SIGNS);
        app_rect face =
            app_view_pixels(view, (app_rect){middle - SIDE / 2, tray.y + TOP, SIDE, SIDE});
        int lip = app_tile_lip(face.w, false);
        draw_example(view, face, 7 + i);
        if (i == 0)
            draw_slide(view, face, lip, PUZZLE_RIGHT, 255);
        else if (i == 1)
            draw_home(view, face, lip, app_tile_radius(face.w, false), 255);
        else
            draw_bar(view, beside(face, PUZZLE_RIGHT, 0.5, 5, face.w * 3 / 4, 3),
                     view->colours->bounded, 255);
    }
}

/* ---- A hint ---- */

static app_layer disc(int size, app_colour top, app_colour bottom, int inset)
{
    return (app_layer){inset, inset, size - 2 * inset, size - 2 * inset, size, top, bottom, 0, 0};
}

/* On the light tray, which is no darker than persimmon, dashes are paler. */
static app_colour dash_colour(const app_view *view)
{
    return view->settings->theme == GAME_THEME_LIGHT ? 0xFFE9D6FF : view->colours->persimmon_line;
}

static app_layer dashes(app_rect at, int radius, app_colour colour, double width, int dash)
{
    return (app_layer){at.x, at.y, at.w, at.h, radius, colour, colour, (int)lround(10 * width),
                       dash};
}

/* It runs over the tiles' edges: dark under the dashes keeps them apart from any glaze. */
void app_board_hint_draw_region(const app_view *view, const app_board_layout *layout,
                                const app_board_hint *hint)
{
    game_region region = hint->region;
    puzzle_size size = layout->size;
    app_rect first = app_board_layout_cell(layout, region.row * size.columns + region.column);
    int out = app_px(view, 3);
    app_rect at = {0, 0, (region.columns - 1) * layout->pitch + layout->side + 2 * out,
                   (region.rows - 1) * layout->pitch + layout->side + layout->lip + 2 * out};
    int radius = app_tile_radius(layout->side, false) + out;
    double width = (layout->side < app_px(view, 44) ? 3 : 5) * view->scale;
    app_box box = app_box_make(at.w, at.h, radius);
    app_box_add(&box, dashes(at, radius, view->colours->ink, width, 0));
    app_box_add(&box, dashes(at, radius, view->colours->persimmon, width, app_px(view, 14)));
    app_draw_box(view->draw, first.x - out, first.y - out, &box, 255);
}

void app_board_hint_draw_target(const app_view *view, app_rect cell, bool picture)
{
    int inset = app_px(view, 6);
    int radius = app_tile_radius(cell.w, picture);
    app_rect at = {inset, inset, cell.w - 2 * inset, cell.h - 2 * inset};
    app_box box = app_box_make(cell.w, cell.h, radius);
    app_box_add(&box, dashes(at, radius > inset ? radius - inset / 2 : radius, dash_colour(view),
                             2 * view->scale, app_px(view, 6)));
    app_draw_box(view->draw, cell.x, cell.y, &box, 255);
}

/* The bead grows in, then beats twice. */
static double bead_size(const app_view *view, double age)
{
    if (view->settings->reduced_motion)
        return 1;
    if (age < 160)
        return 0.4 + 0.6 * (1 - pow(1 - age / 160, 3));
    double beat = (age - 160) / 400;
    return beat < 2 ? 1 + 0.04 * sin(beat * 2 * 3.14159265358979) : 1;
}

static const app_icon move_icons[PUZZLE_MOVES] = {APP_ICON_BEAD_UP, APP_ICON_BEAD_RIGHT,
                                                  APP_ICON_BEAD_DOWN, APP_ICON_BEAD_LEFT};

static void draw_disc(const app_view *view, int x, int y, int d)
{
    const app_colour white = 0xFFFFFFFF;
    const app_colours *c = view->colours;
    bool contrast = view->settings->theme == GAME_THEME_CONTRAST;
    int lip = (int)lround(0.09 * d);
    app_box box = app_box_make(d, d, d / 2);
    if (!contrast)
        app_box_set_shadow(&box, lip + 2, app_px(view, 8), app_colour_with_alpha(c->shadow, 0.4));
    app_layer foot = disc(d, c->persimmon_lip, c->persimmon_lip, 0);
    foot.y += lip;
    app_colour rim = app_colour_mix(c->persimmon, white, 0.5);
    if (contrast) {
        rim = c->ink;
        foot = disc(d, c->ink, c->ink, 0);
    }
    app_box_add(&box, foot);
    app_box_add(&box, disc(d, rim, rim, 0));
    app_box_add(&box, disc(d, app_colour_mix(c->persimmon, white, 0.10),
                           app_colour_mix(c->persimmon, 0x000000FF, 0.05), contrast ? 3 : 2));
    app_draw_box(view->draw, x, y, &box, 255);
}

/* How far the bead goes over the gap, so that a number of that length along the move stays in sight. */
static int bead_shift(int pitch, int number, int d)
{
    enum { CLEAR = 2 };
    int shift = number / 2 + CLEAR + d / 2 - pitch / 2;
    return number == 0 || shift < 0 ? 0 : shift < pitch / 2 ? shift : pitch / 2;
}

void app_board_hint_draw_bead(const app_view *view, app_rect from, app_rect to, app_rect number,
                              const app_board_hint *hint)
{
    double full = 0.38 * from.w;
    full = full < 20 ? 20 : full > 64 * view->scale ? 64 * view->scale : full;
    int d = (int)lround(full * bead_size(view, view->now - hint->since));
    int right = (hint->move == PUZZLE_RIGHT) - (hint->move == PUZZLE_LEFT);
    int down = (hint->move == PUZZLE_DOWN) - (hint->move == PUZZLE_UP);
    int pitch = right * (to.x - from.x) + down * (to.y - from.y);
    int shift = bead_shift(pitch, right ? number.w : number.h, (int)lround(full));
    int x = (from.x + to.x + from.w) / 2 + right * shift - d / 2;
    int y = (from.y + to.y + from.h) / 2 + down * shift - d / 2;
    int icon = (int)lround(0.62 * d);
    draw_disc(view, x, y, d);
    app_draw_icon(view->draw, x + (d - icon) / 2, y + (d - icon) / 2, icon, move_icons[hint->move],
                  view->colours->persimmon_ink);
}

/* ---- Moves: beads between tiles and the blank, for good ones and for one that led away ---- */

static app_layer bead_layer(int size, int inset, app_colour colour)
{
    int side = size - 2 * inset;
    return (app_layer){inset, inset, side, side, side / 2, colour, colour, 0, 0};
}

/* Celadon in every theme but high contrast, where it is a white bead with black lines. */
static app_colour celadon(const app_view *view)
{
    const app_colours *c = view->colours;
    return view->settings->theme == GAME_THEME_LIGHT ? c->good_chip : c->tile;
}

static void draw_good(const app_view *view, int x, int y, int d)
{
    const app_colours *c = view->colours;
    int lip = (int)lround(0.09 * d), line = app_px(view, 2);
    app_box box = app_box_make(d, d, d / 2);
    app_layer foot = bead_layer(d, 0, c->ink);
    foot.y += lip;
    app_box_add(&box, foot);
    app_box_add(&box, bead_layer(d, 0, c->ink));
    app_box_add(&box, bead_layer(d, line, celadon(view)));
    app_draw_box(view->draw, x, y, &box, 255);
}

static void draw_away(const app_view *view, int x, int y, int d)
{
    const app_colours *c = view->colours;
    app_box box = app_box_make(d, d, d / 2);
    app_layer ring = bead_layer(d, 0, c->error);
    ring.stroke_tenths = (int)lround(20 * view->scale);
    ring.dash = app_px(view, 5);
    app_box_add(&box, bead_layer(d, 0, c->slab));
    app_box_add(&box, ring);
    app_draw_box(view->draw, x, y, &box, 255);
}

static void draw_move_mark(const app_view *view, app_rect from, app_rect to, puzzle_move move,
                           app_move_mark mark)
{
    double wanted = 0.36 * from.w, most = 58 * view->scale;
    int d = (int)lround(fmin(fmax(wanted, 20), most)), icon = (int)lround(0.6 * d);
    int x = (from.x + to.x + from.w) / 2 - d / 2, y = (from.y + to.y + from.h) / 2 - d / 2;
    bool good = mark == APP_MOVE_GOOD;
    if (good)
        draw_good(view, x, y, d);
    else
        draw_away(view, x, y, d);
    app_draw_icon(view->draw, x + (d - icon) / 2, y + (d - icon) / 2, icon, move_icons[move],
                  good ? view->colours->ink : view->colours->error);
}

void app_board_draw_moves(const app_view *view, const app_board_layout *layout,
                          const puzzle_board *board, const app_move_mark marks[PUZZLE_MOVES])
{
    app_rect blank = app_board_layout_cell(layout, board->blank);
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        int from = puzzle_move_source(board, (puzzle_move)move);
        if (from >= 0 && marks[move] != APP_MOVE_PLAIN)
            draw_move_mark(view, app_board_layout_cell(layout, from), blank, (puzzle_move)move,
                           marks[move]);
    }
}
