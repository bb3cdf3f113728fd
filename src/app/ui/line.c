#include "ui/line.h"

#include <math.h>

static void draw_span(const app_view *view, int x, double top, double bottom, app_colour colour)
{
    int from = (int)ceil(top), to = (int)floor(bottom);
    app_draw *draw = view->draw;
    if (to < from) {
        app_draw_fill(draw, (app_rect){x, to, 1, 1}, app_colour_with_alpha(colour, bottom - top));
        return;
    }
    app_draw_fill(draw, (app_rect){x, from, 1, to - from}, colour);
    app_draw_fill(draw, (app_rect){x, from - 1, 1, 1}, app_colour_with_alpha(colour, from - top));
    app_draw_fill(draw, (app_rect){x, to, 1, 1}, app_colour_with_alpha(colour, bottom - to));
}

void app_line_column(const app_view *view, int x, double y, double next, double thick,
                     app_colour colour)
{
    double rise = fabs(next - y);
    double half = thick / 2 * sqrt(1 + rise * rise) - rise / 2;
    double middle = (y + next) / 2;
    half = half < thick / 2 ? thick / 2 : half;
    draw_span(view, x, middle - rise / 2 - half, middle + rise / 2 + half, colour);
}
