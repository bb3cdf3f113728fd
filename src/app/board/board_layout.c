#include "board/board_layout.h"

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

app_board_layout app_board_layout_fit(const app_view *view, app_rect area, puzzle_size size,
                                      bool picture)
{
    int padding = padding_of(view, size);
    int limit = area.w < area.h ? area.h : area.w;
    int side = 1;
    for (int low = 1, high = limit; low <= high;) {
        int middle = (low + high) / 2;
        if (fits(area, size, padding, middle, picture)) {
            side = middle;
            low = middle + 1;
        } else {
            high = middle - 1;
        }
    }
    app_board_layout layout = {.size = size,
                               .side = side,
                               .pitch = pitch_of(side, picture),
                               .lip = app_tile_lip(side, picture)};
    layout.tray.w = span(size.columns, side, picture) + 2 * padding;
    layout.tray.h = span(size.rows, side, picture) + layout.lip + 2 * padding;
    layout.tray.x = area.x + (area.w - layout.tray.w) / 2;
    layout.tray.y = area.y + (area.h - layout.tray.h) / 2;
    layout.x = layout.tray.x + padding;
    layout.y = layout.tray.y + padding;
    return layout;
}

app_rect app_board_layout_cell(const app_board_layout *layout, int cell)
{
    int column = cell % layout->size.columns;
    int row = cell / layout->size.columns;
    return (app_rect){layout->x + column * layout->pitch, layout->y + row * layout->pitch,
                      layout->side, layout->side};
}

int app_board_layout_cell_at(const app_board_layout *layout, int x, int y)
{
    if (x < layout->x || y < layout->y)
        return -1;
    int column = (x - layout->x) / layout->pitch;
    int row = (y - layout->y) / layout->pitch;
    if (column >= layout->size.columns || row >= layout->size.rows)
        return -1;
    return row * layout->size.columns + column;
}
