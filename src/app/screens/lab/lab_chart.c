/* The lab's runs as bars: nodes on a logarithmic axis. */
#include "screens/lab/lab.h"

#include "text/numbers.h"
#include "ui/shape.h"

#include <math.h>

typedef struct chart {
    const app_parts *lab;
    const app_view *view;
    int begin, end; /* the bars that there is room for: rows of the table */
    int slot;       /* width for one */
    bool labelled;
    app_rect area;   /* between the lowest line and the highest */
    int first, last; /* powers of ten at them */
} chart;

/* ---- The axis ---- */

static double power_of(const chart *ch, int index)
{
    uint64_t nodes = app_lab_row(ch->lab, index).nodes;
    return nodes > 1 ? log10((double)nodes) : 0;
}

/* At least two lines, and the longest bar a little short of the top. */
static void choose_axis(chart *ch)
{
    double least = 20, most = 0;
    for (int i = ch->begin; i < ch->end; i++) {
        double power = power_of(ch, i);
        least = power < least ? power : least;
        most = power > most ? power : most;
    }
    ch->first = (int)floor(least);
    ch->last = (int)ceil(most + 0.05);
    if (ch->last < ch->first + 2)
        ch->last = ch->first + 2;
}

static int height_of(const chart *ch, double power)
{
    double part = (power - ch->first + 0.25) / (ch->last - ch->first + 0.25);
    return (int)(ch->area.h * part);
}

static void draw_axis(const chart *ch)
{
    app_arena in;
    app_arena_empty(&in);
    for (int power = ch->first; power <= ch->last; power++) {
        int y = ch->area.y + ch->area.h - height_of(ch, power);
        int times = power / 3 < 3 ? power / 3 : 3;
        const char *words = app_words_thousands(&in, pow(10, power - 3 * times), times, 0);
        app_view_rule(ch->view, ch->area.x, y, ch->area.w);
        app_view_text(ch->view, APP_ALIGN_RIGHT, ch->area.x - 10, y, APP_TYPE_LABEL,
                      ch->view->colours->text2, words);
    }
}

/* ---- The bars ---- */

static int middle_of(const chart *ch, int index)
{
    return ch->area.x + ch->slot * (index - ch->begin) + ch->slot / 2;
}

/* Square at the foot: the box goes on below, and is cut there. */
static void draw_bar(const chart *ch, int index)
{
    enum { EDGE = 2, RADIUS = 5, MOST = 52, MARK = 16 };
    const app_colour white = 0xFFFFFFFF, black = 0x000000FF;
    app_colour colour = app_lab_mark_colour(ch->view, index);
    app_colour rim = app_colour_mix(colour, white, 0.45);
    int width = ch->slot * 56 / 100 < MOST ? ch->slot * 56 / 100 : MOST;
    int height = height_of(ch, power_of(ch, index));
    int middle = middle_of(ch, index), top = ch->area.y + ch->area.h - height;
    app_rect box = {middle - width / 2, top, width, height + RADIUS};
    const app_shape_part parts[] = {{{0, 0, width, box.h}, RADIUS, rim, rim},
                                    {{EDGE, EDGE, width - 2 * EDGE, box.h},
                                     RADIUS - EDGE,
                                     app_colour_mix(colour, white, 0.10),
                                     app_colour_mix(colour, black, 0.06)}};
    app_view_clip(ch->view, (app_rect){box.x, top, width, height > 0 ? height : 1});
    app_shape_parts(ch->view, box, parts, 2);
    app_view_unclip(ch->view);
    app_view_icon(ch->view, middle - MARK / 2, top - 13 - MARK / 2, MARK, app_lab_mark(index),
                  colour);
}

/* What tells runs apart: the heuristic and, below it, the algorithm. */
typedef struct labels {
    const char *upper, *lower;
} labels;

static labels labels_of(const chart *ch, int index)
{
    solver_method method = app_lab_row(ch->lab, index).method;
    if (method.algorithm == SOLVER_ANY_ALGORITHM)
        return (labels){app_lab_heuristic_short(SOLVER_ANY_HEURISTIC), ""};
    return (labels){solver_algorithm_is_informed(method.algorithm)
                        ? app_lab_heuristic_short(method.heuristic)
                        : app_lab_heuristic_short(SOLVER_NONE),
                    app_lab_algorithm_words(method.algorithm)};
}

static bool labels_fit(const chart *ch)
{
    for (int i = ch->begin; i < ch->end; i++) {
        labels words = labels_of(ch, i);
        if (app_view_text_width(ch->view, APP_TYPE_CHIP, words.upper) > ch->slot - 4 ||
            app_view_text_width(ch->view, APP_TYPE_LABEL, words.lower) > ch->slot - 4)
            return false;
    }
    return true;
}

static void draw_labels(const chart *ch, int index)
{
    const app_colours *c = ch->view->colours;
    labels words = labels_of(ch, index);
    int x = middle_of(ch, index), y = ch->area.y + ch->area.h;
    app_view_text(ch->view, APP_ALIGN_CENTRE, x, y + 15, APP_TYPE_CHIP, c->text, words.upper);
    app_view_text(ch->view, APP_ALIGN_CENTRE, x, y + 35, APP_TYPE_LABEL, c->text2, words.lower);
}

/* As many of the last bars as stand beside each other, with labels where all of them fit. */
static void place_bars(chart *ch, app_rect well)
{
    int left = 74, top = 30;
    int width = well.w - left - 16;
    int most = width / 30;
    ch->begin = ch->end > most ? ch->end - most : 0;
    int shown = ch->end - ch->begin;
    ch->slot = width / (shown > 4 ? shown : 4);
    ch->labelled = labels_fit(ch);
    ch->area =
        (app_rect){well.x + left, well.y + top, width, well.h - top - (ch->labelled ? 50 : 12)};
}

static void draw_chart(const app_parts *p, const app_part *part)
{
    chart ch = {.lab = p, .view = p->view, .end = app_lab_row_count(p->app)};
    place_bars(&ch, part->rect);
    choose_axis(&ch);
    draw_axis(&ch);
    for (int i = ch.begin; i < ch.end; i++) {
        draw_bar(&ch, i);
        if (ch.labelled)
            draw_labels(&ch, i);
    }
}

void app_lab_add_chart(app_parts *p, int share)
{
    enum { LEAST = 120 };
    const char *title = _("Nodes expanded (each line ×10)");
    bool empty = app_lab_row_count(p->app) == 0;
    parts_column (p, 0, .grow = share) {
        parts_row (p, 0, .height = 38)
            parts_text(p, APP_TYPE_NOTE, title, .weak = true);
        parts_column (p, 0, .grow = 1, .look = APP_LOOK_WELL, .radius = 14, .centred = empty) {
            if (empty)
                parts_text(p, APP_TYPE_LABEL, _("Each run becomes a bar here."), .weak = true,
                           .align = APP_ALIGN_CENTRE);
            else
                parts_figure(p, draw_chart, title, .grow = 1, .least_height = LEAST);
        }
    }
}
