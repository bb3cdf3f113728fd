/* The cells that a pointer comes over on its way. */
#include "board/board_hover.h"

#include <math.h>
#include <stdlib.h>

/* A line on the board, whose cells have sides of 1. Whole pixels have their places in the middle, so that
 * no end lies on an edge. */
typedef struct line {
    double x, y;   /* where it begins, */
    double dx, dy; /* and how far it goes */
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
