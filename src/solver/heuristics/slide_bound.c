/* How many slides a board needs at least: tiles that must cross a boundary, and axes that alternate. */
#include "heuristics/slide_bound.h"

#include <string.h>

/* A cell's row, or its column. */
static int line_of(const slide_bound *bound, slide_axis axis, int cell)
{
    return axis == SLIDE_VERTICAL ? cell / bound->columns : cell % bound->columns;
}

/* The tile must cross the boundaries between the two lines; boundary i is that behind line i. */
static void add_crossings(slide_bound *bound, slide_axis axis, int line, int home_line)
{
    int first = line < home_line ? line : home_line, end = line < home_line ? home_line : line;
    for (int i = first; i < end; i++)
        bound->crossings[axis][i]++;
}

void solver_slide_bound_init(slide_bound *out, const normalized_board *board)
{
    memset(out, 0, sizeof *out);
    out->columns = board->size.columns;
    out->boundaries[SLIDE_VERTICAL] = board->size.rows - 1;
    out->boundaries[SLIDE_HORIZONTAL] = board->size.columns - 1;
    for (int cell = 0; cell < board->cells; cell++)
        for (int axis = 0; axis < SLIDE_AXES && cell != board->blank; axis++)
            add_crossings(out, (slide_axis)axis, line_of(out, (slide_axis)axis, cell),
                          line_of(out, (slide_axis)axis, board->home[cell]));
}

void solver_slide_bound_step(slide_bound *bound, int home, int from, int to)
{
    int difference = to - from;
    slide_axis axis = difference == 1 || difference == -1 ? SLIDE_HORIZONTAL : SLIDE_VERTICAL;
    int left = line_of(bound, axis, from), entered = line_of(bound, axis, to);
    int boundary = left < entered ? left : entered;
    bool was_before = left <= boundary, belongs_before = line_of(bound, axis, home) <= boundary;
    bound->crossings[axis][boundary] =
        (int16_t)(bound->crossings[axis][boundary] + (was_before == belongs_before ? 1 : -1));
}

static int most_crossings(const slide_bound *bound, slide_axis axis)
{
    int most = 0;
    for (int i = 0; i < bound->boundaries[axis]; i++)
        if (bound->crossings[axis][i] > most)
            most = bound->crossings[axis][i];
    return most;
}

int solver_slide_bound_value(const slide_bound *bound, slide_axis first)
{
    int along = 2 * most_crossings(bound, first) - 1;
    int across = 2 * most_crossings(bound, (slide_axis)!first);
    return along > across ? along : across;
}

int solver_slide_bound_least(const normalized_board *board)
{
    slide_bound bound;
    solver_slide_bound_init(&bound, board);
    int vertical = solver_slide_bound_value(&bound, SLIDE_VERTICAL);
    int horizontal = solver_slide_bound_value(&bound, SLIDE_HORIZONTAL);
    return vertical < horizontal ? vertical : horizontal;
}
