/* A board that is seen in part, larger. */
#include "board/board_zoom.h"

#include <math.h>

/* In design units: tiles smaller than that can be zoomed, up to this. */
enum { TOO_SMALL = 28, LARGEST = 64 };

bool app_zoom_wanted(const app_board_layout *whole)
{
    return whole->side > 0 && whole->side < TOO_SMALL * whole->scale;
}

static double limited(double factor, const app_board_layout *whole)
{
    double most = LARGEST * whole->scale / whole->side;
    return factor < 1 ? 1 : factor > most ? most : factor;
}

app_board_layout app_zoom_lay_out(const app_zoom *zoom, const app_board_layout *whole, bool picture)
{
    if (zoom->factor <= 1 || !app_zoom_wanted(whole))
        return *whole;
    int side = (int)lround(whole->side * limited(zoom->factor, whole));
    return app_board_layout_zoom(whole, side, picture, zoom->u, zoom->v);
}

/* ---- Which point is in the middle ---- */

/* Of the tray, in pixels. */
static double middle_x(const app_board_layout *layout)
{
    return (layout->tray.x + layout->tray.w / 2.0) * layout->scale;
}

static double middle_y(const app_board_layout *layout)
{
    return (layout->tray.y + layout->tray.h / 2.0) * layout->scale;
}

/* No board ends before its tray does: then another point is there. Less than a pixel is but rounded, and
 * small steps add up. */
static double settled(double part, double middle, int board, int length)
{
    double there = (middle - board) / length;
    return fabs(there - part) * length < 1 ? part : there;
}

static void settle(app_zoom *zoom, const app_board_layout *layout)
{
    app_rect board = app_board_layout_board(layout);
    zoom->u = settled(zoom->u, middle_x(layout), board.x, board.w);
    zoom->v = settled(zoom->v, middle_y(layout), board.y, board.h);
}

void app_zoom_by(app_zoom *zoom, const app_board_layout *whole, bool picture,
                 const app_zoom_change *change)
{
    double scale = whole->scale;
    if (zoom->factor <= 1)
        *zoom = (app_zoom){1, 0.5, 0.5};
    app_board_layout layout = app_zoom_lay_out(zoom, whole, picture);
    app_rect board = app_board_layout_board(&layout);
    double part_x = zoom->u + ((change->x - change->dx) * scale - middle_x(&layout)) / board.w;
    double part_y = zoom->v + ((change->y - change->dy) * scale - middle_y(&layout)) / board.h;
    zoom->factor = limited(zoom->factor * change->times, whole);
    layout = app_zoom_lay_out(zoom, whole, picture);
    board = app_board_layout_board(&layout);
    zoom->u = part_x + (middle_x(&layout) - change->x * scale) / board.w;
    zoom->v = part_y + (middle_y(&layout) - change->y * scale) / board.h;
    layout = app_zoom_lay_out(zoom, whole, picture);
    settle(zoom, &layout);
}

/* ---- Bringing into sight ---- */

/* How far [from, from + length) is to be moved into [window, window + room), or about its middle, where it is
 * longer. */
static double into(double from, double length, double window, double room)
{
    if (length > room)
        return window + (room - length) / 2 - from;
    return from < window ? window - from : fmin(window + room - length - from, 0);
}

void app_zoom_show(app_zoom *zoom, const app_board_layout *whole, bool picture, int cell)
{
    app_board_layout layout = app_zoom_lay_out(zoom, whole, picture);
    if (layout.window.w <= 0)
        return;
    app_rect at = app_board_layout_cell(&layout, cell);
    double scale = layout.scale, around = 1.5 * layout.pitch, length = at.w + 2 * around;
    app_rect window = layout.window;
    app_zoom_change change = {.times = 1};
    change.dx = into((at.x - around) / scale, length / scale, window.x, window.w);
    change.dy = into((at.y - around) / scale, length / scale, window.y, window.h);
    app_zoom_by(zoom, whole, picture, &change);
}
