#ifndef APP_LINE_H
#define APP_LINE_H

#include "ui/view.h"

/* Draws a line's column from x to x + 1, in which the line's middle goes from y to `next`; its edges are blended with
 * what lies beneath. All in design units. */
void app_line_column(const app_view *view, int x, double y, double next, double thick,
                     app_colour colour);

/* From one line of an axis to the next: 1, 2 or 5 times a power of ten, `least` or more. */
double app_line_step(double wanted, double least);

#endif
