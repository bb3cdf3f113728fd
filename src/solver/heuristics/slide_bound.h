#ifndef SOLVER_SLIDE_BOUND_H
#define SOLVER_SLIDE_BOUND_H

#include "core/home.h"

/* Bounds on slides, for every size and without a table.
 *
 * A slide is vertical or horizontal: such is its axis. Two slides of one axis one after the other lead
 * where a single one leads, or nowhere, for all that counts is where on its line the blank ends. So the
 * axes of a shortest solution alternate.
 *
 * A vertical slide takes the blank across each boundary between two rows once at most, and with it one
 * tile the other way. So there are at least as many vertical slides as tiles that must cross one boundary,
 * whichever it is; the same holds for columns. And where a solution needs `first` slides of the axis with
 * which it begins and `other` of the other one, it has at least 2 first - 1 and at least 2 other slides. */
typedef enum slide_axis { SLIDE_VERTICAL, SLIDE_HORIZONTAL, SLIDE_AXES } slide_axis;

static inline slide_axis solver_slide_axis(puzzle_move move)
{
    return move == PUZZLE_UP || move == PUZZLE_DOWN ? SLIDE_VERTICAL : SLIDE_HORIZONTAL;
}

/* What is known of one board: how many tiles must cross each boundary. */
typedef struct slide_bound {
    int columns;
    int boundaries[SLIDE_AXES];
    int16_t crossings[SLIDE_AXES][PUZZLE_MAX_SIDE];
} slide_bound;

void solver_slide_bound_init(slide_bound *out, const normalized_board *board);

/* The tile of that home goes from one cell to the next. */
void solver_slide_bound_step(slide_bound *bound, int home, int from, int to);

/* No solution that begins with a slide of the axis is shorter; 0 for the goal alone. */
int solver_slide_bound_value(const slide_bound *bound, slide_axis first);

/* No solution of the board is shorter. */
int solver_slide_bound_least(const normalized_board *board);

#endif
