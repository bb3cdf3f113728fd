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

/* One way across the board, in pixels. */
typedef struct axis {
    int tray, room; /* where the tray begins, and its length */
    int first;      /* the first face */
    bool cut;       /* not all tiles have room */
} axis;

/* The tray in the middle of its area; `part` of the board in the middle of the tray, where there is more
 * board than tray. */
static axis lay(int from, int room, int padding, int board, double part)
{
    int needed = board + 2 * padding, tray = needed < room ? needed : room;
    int begin = from + (room - tray) / 2, most = begin + padding, least = most + tray - needed;
    int first = (int)lround(begin + tray / 2.0 - part * board);
    return (axis){begin, tray, first > most ? most : first < least ? least : first, needed > room};
}

app_rect app_board_layout_board(const app_board_layout *layout)
{
    puzzle_size size = layout->size;
    return (app_rect){layout->x, layout->y, (size.columns - 1) * layout->pitch + layout->side,
                      (size.rows - 1) * layout->pitch + layout->side + layout->lip};
}

app_board_layout app_board_layout_zoom(const app_board_layout *layout, int side, bool picture,
                                       double u, double v)
{
    enum { EDGE = 6 }; /* of a tray that shows a part */
    app_board_layout out = *layout;
    app_rect area = out.area;
    out.side = side;
    out.pitch = pitch_of(side, picture);
    out.lip = app_tile_lip(side, picture);
    app_rect board = app_board_layout_board(&out);
    axis across = lay(area.x, area.w, out.padding, board.w, u);
    axis down = lay(area.y, area.h, out.padding, board.h, v);
    out.x = across.first;
    out.y = down.first;
    out.tray =
        app_board_layout_units(&out, (app_rect){across.tray, down.tray, across.room, down.room});
    out.window = (app_rect){0, 0, 0, 0};
    if (across.cut || down.cut)
        out.window = (app_rect){out.tray.x + EDGE, out.tray.y + EDGE, out.tray.w - 2 * EDGE,
                                out.tray.h - 2 * EDGE};
    return out;
}

app_board_layout app_board_layout_fit(const app_view *view, app_rect place, puzzle_size size,
                                      bool picture)
{
    app_board_layout layout = {.size = size,
                               .scale = view->scale,
                               .area = app_view_pixels(view, place),
                               .padding = padding_of(view, size)};
    int side = largest_side(layout.area, size, layout.padding, picture);
    layout = app_board_layout_zoom(&layout, side, picture, 0.5, 0.5);
    layout.window.w = 0; /* even where no size is small enough */
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
    layout->area.x += (int)lround(right * layout->scale);
    layout->area.y += (int)lround(down * layout->scale);
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

bool app_board_layout_shows(const app_board_layout *layout, app_rect pixels)
{
    app_rect at = app_board_layout_units(layout, pixels), window = layout->window;
    return window.w == 0 || (at.x < window.x + window.w && at.x + at.w > window.x &&
                             at.y < window.y + window.h && at.y + at.h > window.y);
}

int app_board_layout_cell_at(const app_board_layout *layout, double x, double y)
{
    if (layout->window.w > 0 && !app_rect_contains(layout->window, (int)x, (int)y))
        return -1;
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
