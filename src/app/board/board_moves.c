/* Beads between tiles and the blank, for good moves and for one that led away. */
#include "board/board_moves.h"

#include <math.h>

static const app_icon icons[PUZZLE_MOVES] = {APP_ICON_BEAD_UP, APP_ICON_BEAD_RIGHT,
                                             APP_ICON_BEAD_DOWN, APP_ICON_BEAD_LEFT};

static app_layer disc(int size, int inset, app_colour colour)
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
    app_layer foot = disc(d, 0, c->ink);
    foot.y += lip;
    app_box_add(&box, foot);
    app_box_add(&box, disc(d, 0, c->ink));
    app_box_add(&box, disc(d, line, celadon(view)));
    app_draw_box(view->draw, x, y, &box, 255);
}

static void draw_away(const app_view *view, int x, int y, int d)
{
    const app_colours *c = view->colours;
    app_box box = app_box_make(d, d, d / 2);
    app_layer ring = disc(d, 0, c->error);
    ring.stroke_tenths = (int)lround(20 * view->scale);
    ring.dash = app_px(view, 5);
    app_box_add(&box, disc(d, 0, c->slab));
    app_box_add(&box, ring);
    app_draw_box(view->draw, x, y, &box, 255);
}

static void draw_mark(const app_view *view, app_rect from, app_rect to, puzzle_move move,
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
    app_draw_icon(view->draw, x + (d - icon) / 2, y + (d - icon) / 2, icon, icons[move],
                  good ? view->colours->ink : view->colours->error);
}

void app_board_draw_moves(const app_view *view, const app_board_layout *layout,
                          const puzzle_board *board, const app_move_mark marks[PUZZLE_MOVES])
{
    app_rect blank = app_board_layout_cell(layout, board->blank);
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        int from = puzzle_move_source(board, (puzzle_move)move);
        if (from >= 0 && marks[move] != APP_MOVE_PLAIN)
            draw_mark(view, app_board_layout_cell(layout, from), blank, (puzzle_move)move,
                      marks[move]);
    }
}
