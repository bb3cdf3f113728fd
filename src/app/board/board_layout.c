/* Where a board and its tiles lie. */
#include "board/board_layout.h"

#include <math.h>

static int padding_of(const app_view *view, puzzle_size size)
{
    bool many = size.columns > 10 || size.rows > 10;
    return app_px(view, many ? 10 : 16);
}

static int pitch_of(int side, bool picture)
{
    return side + app_tile_gap(side, picture);
}

/* Width or height of `count` faces with their gaps. */
static int span(int count, int side, bool picture)
{
    return (count - 1) * pitch_of(side, picture) + side;
}

static bool fits(app_rect area, puzzle_size size, int padding, int side, bool picture)
{
    return span(size.columns, side, picture) + 2 * padding <= area.w &&
           span(size.rows, side, picture) + app_tile_lip(side, picture) + 2 * padding <= area.h;
}

/* The largest face for which the whole board fits. */
static int largest_side(app_rect area, puzzle_size size, int padding, bool picture)
{
    int side = 1;
    for (int low = 1, high = area.w < area.h ? area.h : area.w; low <= high;) {
        int middle = (low + high) / 2;
        if (fits(area, size, padding, middle, picture)) {
            side = middle;
            low = middle + 1;
        } else {
            high = middle - 1;
        }
    }
    return side;
}

app_board_layout app_board_layout_fit(const app_view *view, app_rect place, puzzle_size size,
                                      bool picture)
{
    app_rect area = app_view_pixels(view, place);
    int padding = padding_of(view, size);
    int side = largest_side(area, size, padding, picture);
    app_board_layout layout = {.size = size,
                               .scale = view->scale,
                               .side = side,
                               .pitch = pitch_of(side, picture),
                               .lip = app_tile_lip(side, picture)};
    app_rect tray = {0, 0, span(size.columns, side, picture) + 2 * padding,
                     span(size.rows, side, picture) + layout.lip + 2 * padding};
    tray.x = area.x + (area.w - tray.w) / 2;
    tray.y = area.y + (area.h - tray.h) / 2;
    layout.x = tray.x + padding;
    layout.y = tray.y + padding;
    layout.tray = app_board_layout_units(&layout, tray);
    return layout;
}

app_rect app_board_layout_units(const app_board_layout *layout, app_rect pixels)
{
    int left = (int)floor(pixels.x / layout->scale), top = (int)floor(pixels.y / layout->scale);
    return (app_rect){left, top, (int)ceil((pixels.x + pixels.w) / layout->scale) - left,
                      (int)ceil((pixels.y + pixels.h) / layout->scale) - top};
}

void app_board_layout_move(app_board_layout *layout, int right, int down)
{
    layout->tray.x += right;
    layout->tray.y += down;
    layout->x += (int)lround(right * layout->scale);
    layout->y += (int)lround(down * layout->scale);
}

app_rect app_board_layout_cell(const app_board_layout *layout, int cell)
{
    int column = cell % layout->size.columns;
    int row = cell / layout->size.columns;
    return (app_rect){layout->x + column * layout->pitch, layout->y + row * layout->pitch,
                      layout->side, layout->side};
}

bool app_board_has_loupe(const app_board_layout *layout)
{
    enum { READABLE = 44 };
    return layout->side < (int)lround(READABLE * layout->scale);
}

int app_board_layout_cell_at(const app_board_layout *layout, double x, double y)
{
    int right = (int)floor(x * layout->scale) - layout->x;
    int down = (int)floor(y * layout->scale) - layout->y;
    if (right < 0 || down < 0)
        return -1;
    int column = right / layout->pitch;
    int row = down / layout->pitch;
    if (column >= layout->size.columns || row >= layout->size.rows)
        return -1;
    return row * layout->size.columns + column;
}
