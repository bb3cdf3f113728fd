/* Lines in charts, drawn a pixel column at a time, and the steps of their axes. */
#include "chart/line.h"

#include <math.h>

/* All in pixels. */
static void draw_span(app_draw *draw, int x, double top, double bottom, app_colour colour)
{
    int from = (int)ceil(top), to = (int)floor(bottom);
    if (to < from) {
        app_draw_fill(draw, (app_rect){x, to, 1, 1}, app_colour_with_alpha(colour, bottom - top));
        return;
    }
    app_draw_fill(draw, (app_rect){x, from, 1, to - from}, colour);
    app_draw_fill(draw, (app_rect){x, from - 1, 1, 1}, app_colour_with_alpha(colour, from - top));
    app_draw_fill(draw, (app_rect){x, to, 1, 1}, app_colour_with_alpha(colour, bottom - to));
}

static void draw_pixel_column(app_draw *draw, int x, double y, double next, double thick,
                              app_colour colour)
{
    double rise = fabs(next - y);
    double half = thick / 2 * sqrt(1 + rise * rise) - rise / 2;
    double middle = (y + next) / 2;
    half = half < thick / 2 ? thick / 2 : half;
    draw_span(draw, x, middle - rise / 2 - half, middle + rise / 2 + half, colour);
}

void app_line_column(const app_view *view, int x, double y, double next, double thick,
                     app_colour colour)
{
    int from = app_px(view, x), end = app_px(view, x + 1);
    double step = (next - y) * view->scale / (end > from ? end - from : 1);
    for (int column = from; column < end; column++) {
        double here = y * view->scale + (column - from) * step;
        draw_pixel_column(view->draw, column, here, here + step, thick * view->scale, colour);
    }
}

double app_line_step(double wanted, double least)
{
    static const double steps[] = {1, 2, 5, 10};
    double power = pow(10, floor(log10(wanted > least ? wanted : least)));
    int at = 0;
    while (at < 3 && steps[at] * power < wanted)
        at++;
    return steps[at] * power < least ? least : steps[at] * power;
}
