/* What is heard of a board, for the eyes. */
#include "board/board_signs.h"

#include "board/board_view.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { SLIDE_MS = 120, HOME_MS = 200, STOP_MS = 200 };

/* ---- When ---- */

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

/* ---- Where ---- */

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
