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

/* ---- Which cells a pointer comes over ---- */

/* A line on the board, whose cells have sides of 1. Whole pixels have their places in the middle, so that
 * no end lies on an edge. */
typedef struct line {
    double x, y;   /* where the line begins */
    double dx, dy; /* its end, seen from there */
} line;

static line line_of(const app_hover *from, const app_board_layout *layout, const app_event *to)
{
    double scale = layout->scale, pitch = layout->pitch;
    double x = (floor(from->x * scale) - layout->x + 0.5) / pitch;
    double y = (floor(from->y * scale) - layout->y + 0.5) / pitch;
    return (line){x, y, (floor(to->x * scale) - layout->x + 0.5) / pitch - x,
                  (floor(to->y * scale) - layout->y + 0.5) / pitch - y};
}

/* How much of a line of that length lies before its next edge; `from` is between `cell` and the one
 * behind it. */
static double before_edge(double from, double length, int cell)
{
    double edge = length > 0 ? cell + 1 : cell;
    return length == 0 ? INFINITY : (edge - from) / length;
}

static bool on_board(puzzle_size size, int column, int row)
{
    return column >= 0 && row >= 0 && column < size.columns && row < size.rows;
}

/* Walks from edge to edge; over a corner it goes into both ways at once. */
static int cross(line way, puzzle_size size, int cells[APP_HOVER_CELLS])
{
    int count = 0;
    int column = (int)floor(way.x), row = (int)floor(way.y);
    int right = (int)floor(way.x + way.dx) - column, down = (int)floor(way.y + way.dy) - row;
    while ((right != 0 || down != 0) && count < APP_HOVER_CELLS) {
        double x = right != 0 ? before_edge(way.x, way.dx, column) : INFINITY;
        double y = down != 0 ? before_edge(way.y, way.dy, row) : INFINITY;
        int step_right = x <= y ? (right > 0) - (right < 0) : 0;
        int step_down = y <= x ? (down > 0) - (down < 0) : 0;
        column += step_right;
        row += step_down;
        right -= step_right;
        down -= step_down;
        if (on_board(size, column, row))
            cells[count++] = row * size.columns + column;
    }
    return count;
}

static bool lies_as_before(const app_board_layout *a, const app_board_layout *b)
{
    return a->x == b->x && a->y == b->y && a->pitch == b->pitch && a->scale == b->scale &&
           puzzle_size_equal(a->size, b->size);
}

static bool has_place(const app_event *event)
{
    return event->way == GAME_WAY_POINTER && event->kind >= APP_EVENT_POINTER_MOVE &&
           event->kind <= APP_EVENT_POINTER_UP;
}

int app_hover_follow(app_hover *hover, const app_board_layout *layout, const app_event *event,
                     int cells[APP_HOVER_CELLS])
{
    int count = 0;
    bool goes_on = hover->known && lies_as_before(&hover->layout, layout) && layout->pitch > 0;
    if (event->kind == APP_EVENT_POINTER_LEAVE || event->kind == APP_EVENT_FOCUS_LOST)
        hover->known = false;
    if (!has_place(event))
        return 0;
    if (goes_on && event->kind == APP_EVENT_POINTER_MOVE)
        count = cross(line_of(hover, layout, event), layout->size, cells);
    *hover = (app_hover){true, event->x, event->y, *layout};
    return count;
}
