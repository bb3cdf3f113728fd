/* A board that is played: what slides, what is held, what the pointer does. */
#include "board/board_view.h"

#include "input/touch.h"

#include <math.h>
#include <stdlib.h>

void app_board_view_init(app_board_view *view)
{
    *view = (app_board_view){.hover = -1, .pressed = -1, .stuck.cell = -1};
}

static double ease_out(double t)
{
    double left = 1 - t;
    return 1 - left * left * left;
}

/* How far tile has come, 0 .. 1. */
static double progress(const app_board_view *view, int tile, double now)
{
    double since = view->from[tile].since;
    if (since <= 0 || view->slide_ms <= 0)
        return 1;
    double t = (now - since) / view->slide_ms;
    return t >= 1 ? 1 : t <= 0 ? 0 : ease_out(t);
}

static int column_of(const app_board_view *view, int cell)
{
    return cell % view->board.size.columns;
}

static int row_of(const app_board_view *view, int cell)
{
    return cell / view->board.size.columns;
}

/* Remembers where each tile that changes its cell is drawn now. */
static void start_tweens(app_board_view *view, const puzzle_board *next, double now)
{
    int cells = puzzle_size_cells(next->size);
    int old_cell[PUZZLE_MAX_CELLS];
    for (int cell = 0; cell < cells; cell++)
        old_cell[view->board.tiles[cell]] = cell;
    for (int cell = 0; cell < cells; cell++) {
        int tile = next->tiles[cell];
        int old = old_cell[tile];
        if (old == cell || tile == PUZZLE_BLANK)
            continue;
        double t = progress(view, tile, now);
        double column = column_of(view, old);
        double row = row_of(view, old);
        if (view->from[tile].since > 0) {
            column = view->from[tile].column + (column - view->from[tile].column) * t;
            row = view->from[tile].row + (row - view->from[tile].row) * t;
        }
        view->from[tile].column = (float)column;
        view->from[tile].row = (float)row;
        view->from[tile].since = now;
    }
}

static int tiles_that_differ(const puzzle_board *a, const puzzle_board *b)
{
    int count = 0;
    for (int cell = 0; cell < puzzle_size_cells(a->size); cell++)
        count += a->tiles[cell] != b->tiles[cell];
    return count;
}

void app_board_view_show(app_board_view *view, const puzzle_board *board, double now,
                         double slide_ms)
{
    bool same_size = view->ready && puzzle_size_equal(view->board.size, board->size);
    int longest = board->size.columns > board->size.rows ? board->size.columns : board->size.rows;
    bool jump = !same_size || slide_ms <= 0 || tiles_that_differ(&view->board, board) > 3 * longest;
    if (same_size && puzzle_board_equal(&view->board, board))
        return;
    view->ripple_since = 0;
    view->drag.active = false;
    view->pressed = -1;
    view->stuck.cell = -1;
    if (!same_size)
        view->hover = -1;
    if (jump) {
        for (int tile = 0; tile < PUZZLE_MAX_CELLS; tile++)
            view->from[tile].since = 0;
    } else {
        view->slide_ms = slide_ms;
        start_tweens(view, board, now);
    }
    view->board = *board;
    view->ready = true;
}

void app_board_view_celebrate(app_board_view *view, int cell, double now)
{
    view->ripple_cell = cell;
    view->ripple_since = now;
}

enum { RIPPLE_MS = 260, RIPPLE_DELAY_MS = 45 };

static double ripple_end(const app_board_view *view)
{
    int far = view->board.size.columns + view->board.size.rows;
    return view->ripple_since + RIPPLE_MS + far * RIPPLE_DELAY_MS;
}

bool app_board_view_moving(const app_board_view *view, double now)
{
    if (view->ripple_since > 0 && now < ripple_end(view))
        return true;
    if (app_board_signs_shown(&view->signs, now))
        return true;
    for (int tile = 1; tile < puzzle_size_cells(view->board.size); tile++)
        if (progress(view, tile, now) < 1)
            return true;
    return false;
}

/* How far the pointer may stray in a click: hands tremble, and small tiles forgive little. */
static int click_reach(const app_board_view *view, const app_board_layout *layout)
{
    enum { LEAST = 4 };
    int least = view->drag.finger ? (int)(APP_TOUCH_SLOP * layout->scale) : LEAST;
    return layout->pitch / 10 > least ? layout->pitch / 10 : least;
}

static void drag_to(app_board_view *view, const app_board_layout *layout, double x, double y)
{
    int dx = (int)lround((x - view->drag.x) * layout->scale);
    int dy = (int)lround((y - view->drag.y) * layout->scale);
    int reach = click_reach(view, layout);
    if (abs(dx) > reach || abs(dy) > reach)
        view->drag.click = false;
    int ways[PUZZLE_MOVES] = {
        [PUZZLE_UP] = -dy, [PUZZLE_RIGHT] = dx, [PUZZLE_DOWN] = dy, [PUZZLE_LEFT] = -dx};
    int way = ways[view->drag.slide.move];
    view->drag.offset = way < 0 ? 0 : way > layout->pitch ? layout->pitch : way;
}

bool app_board_view_point(app_board_view *view, const app_board_layout *layout, double x, double y)
{
    if (view->drag.active) {
        drag_to(view, layout, x, y);
        return true;
    }
    int cell = app_board_layout_cell_at(layout, x, y);
    bool changed = cell != view->hover;
    view->hover = cell;
    return changed;
}

bool app_board_view_take(app_board_view *view, const app_board_layout *layout, double x, double y)
{
    int cell = app_board_layout_cell_at(layout, x, y);
    puzzle_slide slide = puzzle_slide_from(&view->board, cell);
    if (cell < 0 || slide.length == 0)
        return false;
    view->pressed = cell;
    view->drag.active = true;
    view->drag.slide = slide;
    view->drag.cell = cell;
    view->drag.x = x;
    view->drag.y = y;
    view->drag.click = true;
    view->drag.offset = 0;
    return true;
}

/* Is this cell's tile part of the line that is being dragged? */
static bool dragged(const app_board_view *view, int cell)
{
    if (!view->drag.active)
        return false;
    puzzle_slide slide = puzzle_slide_from(&view->board, cell);
    return slide.length > 0 && slide.move == view->drag.slide.move &&
           slide.length <= view->drag.slide.length;
}

static void drag_offset(const app_board_view *view, int *dx, int *dy)
{
    int offset = view->drag.offset;
    *dx = view->drag.slide.move == PUZZLE_RIGHT  ? offset
          : view->drag.slide.move == PUZZLE_LEFT ? -offset
                                                 : 0;
    *dy = view->drag.slide.move == PUZZLE_DOWN ? offset
          : view->drag.slide.move == PUZZLE_UP ? -offset
                                               : 0;
}

/* The dragged tiles stay where they are drawn: what comes next slides them on from there. */
static void end_drag(app_board_view *view, const app_board_layout *layout, double now)
{
    int dx, dy;
    drag_offset(view, &dx, &dy);
    for (int cell = 0; cell < puzzle_size_cells(view->board.size); cell++) {
        if (!dragged(view, cell))
            continue;
        int tile = view->board.tiles[cell];
        view->from[tile].column = (float)(column_of(view, cell) + (double)dx / layout->pitch);
        view->from[tile].row = (float)(row_of(view, cell) + (double)dy / layout->pitch);
        view->from[tile].since = now;
    }
    view->drag.active = false;
    view->pressed = -1;
}

int app_board_view_let_go(app_board_view *view, const app_board_layout *layout, double now)
{
    if (!view->drag.active)
        return -1;
    bool meant = view->drag.click || view->drag.offset * 2 > layout->pitch;
    int cell = view->drag.cell;
    end_drag(view, layout, now);
    return meant ? cell : -1;
}

void app_board_view_cancel(app_board_view *view, const app_board_layout *layout, double now)
{
    if (view->drag.active)
        end_drag(view, layout, now);
    view->pressed = -1;
    view->stuck.cell = -1;
    view->hover = -1;
}

/* Takes hold of what slides; of what does not, it is seen whether it is clicked. */
static void press(app_board_view *view, const app_board_layout *layout, const app_event *event)
{
    int cell = app_board_layout_cell_at(layout, event->x, event->y);
    bool takes = app_board_view_take(view, layout, event->x, event->y);
    bool tile = cell >= 0 && view->board.tiles[cell] != PUZZLE_BLANK;
    view->drag.finger = event->way == GAME_WAY_TOUCH;
    view->stuck.cell = tile && !takes ? cell : -1;
    view->stuck.x = event->x;
    view->stuck.y = event->y;
}

static int let_go(app_board_view *view, const app_board_layout *layout, const app_event *event,
                  double now)
{
    int cell = view->stuck.cell, reach = click_reach(view, layout);
    view->stuck.cell = -1;
    if (cell < 0)
        return app_board_view_let_go(view, layout, now);
    bool strayed = fabs(event->x - view->stuck.x) * layout->scale > reach ||
                   fabs(event->y - view->stuck.y) * layout->scale > reach;
    return strayed ? -1 : cell;
}

/* A finger that rests on a tile too small to read lets go of it, and looks at it. */
static void look(app_board_view *view, const app_board_layout *layout, const app_event *event,
                 double now)
{
    if (!app_board_has_loupe(layout))
        return;
    app_board_view_cancel(view, layout, now);
    view->hover = app_board_layout_cell_at(layout, event->x, event->y);
}

int app_board_view_event(app_board_view *view, const app_board_layout *layout,
                         const app_event *event, double now)
{
    switch (event->kind) {
    case APP_EVENT_POINTER_MOVE:
        app_board_view_point(view, layout, event->x, event->y);
        return -1;
    case APP_EVENT_POINTER_DOWN:
        press(view, layout, event);
        return -1;
    case APP_EVENT_POINTER_LONG:
        look(view, layout, event, now);
        return -1;
    case APP_EVENT_POINTER_UP:
        return let_go(view, layout, event, now);
    case APP_EVENT_POINTER_LEAVE:
    case APP_EVENT_FOCUS_LOST:
        app_board_view_cancel(view, layout, now);
        return -1;
    default:
        return -1;
    }
}

bool app_board_view_holds(const app_board_view *view, const app_event *event)
{
    return view->drag.active && event->kind >= APP_EVENT_POINTER_MOVE &&
           event->kind <= APP_EVENT_POINTER_LEAVE;
}

app_cursor app_board_view_cursor(const app_board_view *view)
{
    if (view->drag.active)
        return view->drag.click ? APP_CURSOR_HAND : APP_CURSOR_MOVE;
    bool slides = view->hover >= 0 && puzzle_slide_from(&view->board, view->hover).length > 0;
    return slides ? APP_CURSOR_HAND : APP_CURSOR_ARROW;
}

/* Where a tile's face is drawn, by tween, drag and ripple. */
app_rect app_board_view_face(const app_board_view *view, const app_board_layout *layout, int cell,
                             double now)
{
    int tile = view->board.tiles[cell];
    app_rect rect = app_board_layout_cell(layout, cell);
    double t = progress(view, tile, now);
    if (t < 1) {
        double column =
            view->from[tile].column + (column_of(view, cell) - view->from[tile].column) * t;
        double row = view->from[tile].row + (row_of(view, cell) - view->from[tile].row) * t;
        rect.x = layout->x + (int)lround(column * layout->pitch);
        rect.y = layout->y + (int)lround(row * layout->pitch);
    }
    if (dragged(view, cell)) {
        int dx, dy;
        drag_offset(view, &dx, &dy);
        rect.x += dx;
        rect.y += dy;
    }
    if (view->ripple_since > 0) {
        int steps = abs(column_of(view, cell) - column_of(view, view->ripple_cell)) +
                    abs(row_of(view, cell) - row_of(view, view->ripple_cell));
        double wave = (now - view->ripple_since - steps * RIPPLE_DELAY_MS) / RIPPLE_MS;
        if (wave > 0 && wave < 1)
            rect.y -= (int)lround(12 * layout->scale * sin(wave * 3.14159265358979));
    }
    return rect;
}
