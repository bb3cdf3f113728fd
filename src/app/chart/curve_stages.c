/* Behind and below a curve of moves left: bands for the stages, and a dashed line for the speed. */
#include "chart/curve_stages.h"

#include "chart/line.h"
#include "text/translate.h"
#include "text/words.h"

/* ---- Stages ---- */

/* Every other one is a band; where one has no room for its name it has none. */
void app_curve_draw_stages(const app_view *view, const app_curve *curve)
{
    enum { EDGE = 5, NAME = 17, APART = 4 };
    app_rect well = curve->rect;
    app_arena in;
    app_arena_empty(&in);
    for (int i = 0; i < curve->stages->count; i++) {
        const game_stage *stage = &curve->stages->items[i];
        const char *name = app_words_stage(&in, stage, true);
        int left = app_curve_x(curve, stage->from), right = app_curve_x(curve, stage->to);
        app_rect band = {left, well.y + EDGE, right - left, well.h - 2 * EDGE};
        if (i % 2 == 0)
            app_view_fill(view, band, view->colours->band);
        if (app_view_text_width(view, APP_TYPE_CHIP, name) + 2 * APART <= band.w)
            app_view_text(view, APP_ALIGN_CENTRE, left + band.w / 2, well.y + NAME, APP_TYPE_CHIP,
                          view->colours->text2, name);
    }
}

/* ---- Pace ---- */

enum { PACE = 46, PACE_LEAST_WELL = 140 };

int app_curve_pace_height(const app_curve *curve)
{
    return curve->fastest > 0 && curve->rect.h >= PACE_LEAST_WELL ? PACE : 0;
}

/* The speed over a pixel column's edge; negative where it is not known. */
static double speed_at(const app_curve *curve, int x)
{
    return game_pace_around(curve->pace, curve->places, app_curve_place(curve, x));
}

void app_curve_draw_pace(const app_view *view, const app_curve *curve)
{
    enum { DASH = 5, PAD = 12, LOW = 10, GUTTER = 10 };
    app_colour ink = app_style_series(view->settings->theme, 2);
    app_rect well = curve->rect;
    int height = app_curve_pace_height(curve);
    if (height == 0)
        return;
    double most = curve->fastest, room = height - PAD - LOW;
    int foot = well.y + well.h - LOW, end = app_curve_x(curve, curve->places - 1);
    for (int x = app_curve_x(curve, 0); x < end; x++) {
        double here = speed_at(curve, x), there = speed_at(curve, x + 1);
        if (here < 0 || there < 0 || x / DASH % 2 != 0)
            continue;
        app_line_column(view, x, foot - room * here / most, foot - room * there / most, 2, ink);
    }
    app_arena in;
    app_arena_empty(&in);
    /* Translators: moves per second */
    const char *words = app_arena_print(&in, _("%s/s"), app_words_speed(&in, most));
    int right = well.x + well.w - GUTTER, top = (int)(foot - room);
    int width = app_view_text_width(view, APP_TYPE_CHIP, words) + 4;
    app_view_fill(view, (app_rect){right - width, top - 8, width, 16}, view->colours->well);
    app_view_text(view, APP_ALIGN_RIGHT, right, top, APP_TYPE_CHIP, ink, words);
}
