/* The lab's runs as bars: nodes on a logarithmic axis. */
#include "screens/lab/lab.h"
#include "ui/shape.h"

#include "text/numbers.h"
#include "text/text.h"

#include <math.h>
#include <stdio.h>

/* What the bars show. */
typedef struct bars {
    struct {
        solver_method method;
        uint64_t nodes;
    } items[GAME_LAB_RUNS + 1]; /* the running search is the last */
    int count;
    int first; /* the first that there is room for */
} bars;

/* What they stand in. */
typedef struct chart {
    const app_view *view;
    app_rect area;    /* between the lowest line and the highest */
    int first, last;  /* powers of ten at them */
    int slot, labels; /* width for one bar; height for what stands below, 0: nothing */
} chart;

static double power_of(uint64_t nodes)
{
    return nodes > 1 ? log10((double)nodes) : 0;
}

/* At least two lines, and the longest bar a little short of the top. */
static void choose_axis(chart *ch, const bars *all)
{
    double least = 20;
    double most = 0;
    for (int i = all->first; i < all->count; i++) {
        double power = power_of(all->items[i].nodes);
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
    for (int power = ch->first; power <= ch->last; power++) {
        int y = ch->area.y + ch->area.h - height_of(ch, power);
        char words[32];
        int times = power / 3 < 3 ? power / 3 : 3;
        app_words_thousands(pow(10, power - 3 * times), times, 0, words, sizeof words);
        app_view_rule(ch->view, ch->area.x, y, ch->area.w);
        app_view_text(ch->view, APP_ALIGN_RIGHT, ch->area.x - 10, y, APP_TYPE_LABEL,
                      ch->view->colours->text2, words);
    }
}

static void draw_bar(const chart *ch, uint64_t nodes, int index, int place)
{
    const app_colour white = 0xFFFFFFFF;
    app_colour colour = app_lab_mark_colour(ch->view, index);
    int most = 52;
    int width = ch->slot * 56 / 100 < most ? ch->slot * 56 / 100 : most;
    int height = height_of(ch, power_of(nodes));
    int middle = ch->area.x + ch->slot * place + ch->slot / 2;
    int top = ch->area.y + ch->area.h - height;
    int radius = 5;
    /* Square at the foot: the box goes on below, and is cut there. */
    enum { EDGE = 2 };
    app_colour rim = app_colour_mix(colour, white, 0.45);
    app_rect bar = {middle - width / 2, top, width, height + radius};
    const app_shape_part parts[] = {{{0, 0, width, bar.h}, radius, rim, rim},
                                    {{EDGE, EDGE, width - 2 * EDGE, bar.h},
                                     radius - EDGE,
                                     app_colour_mix(colour, white, 0.10),
                                     app_colour_mix(colour, 0x000000FF, 0.06)}};
    app_view_clip(ch->view, (app_rect){middle - width / 2, top, width, height > 0 ? height : 1});
    app_shape_parts(ch->view, bar, parts, 2);
    app_view_unclip(ch->view);
    app_lab_draw_mark(ch->view, middle, top - 13, 16, index);
}

/* What tells runs apart: the heuristic and, below it, the algorithm. */
static void labels_of(solver_method method, const char **upper, const char **lower)
{
    bool named = method.algorithm != SOLVER_ANY_ALGORITHM;
    bool informed = named && solver_algorithm_is_informed(method.algorithm);
    *upper = informed ? app_lab_heuristic_short(method.heuristic)
             : named  ? app_text(APP_TEXT_LAB_SHORT_NONE)
                      : app_text(APP_TEXT_LAB_SHORT_OWN);
    *lower = named ? app_lab_algorithm_words(method.algorithm) : "";
}

static bool labels_fit(const chart *ch, const bars *all)
{
    for (int i = all->first; i < all->count; i++) {
        const char *upper, *lower;
        labels_of(all->items[i].method, &upper, &lower);
        if (app_view_text_width(ch->view, APP_TYPE_CHIP, upper) > ch->slot - 4 ||
            app_view_text_width(ch->view, APP_TYPE_LABEL, lower) > ch->slot - 4)
            return false;
    }
    return true;
}

static void draw_labels(const chart *ch, solver_method method, int place)
{
    const char *upper, *lower;
    int x = ch->area.x + ch->slot * place + ch->slot / 2;
    int y = ch->area.y + ch->area.h;
    labels_of(method, &upper, &lower);
    app_view_text(ch->view, APP_ALIGN_CENTRE, x, y + 15, APP_TYPE_CHIP, ch->view->colours->text,
                  upper);
    app_view_text(ch->view, APP_ALIGN_CENTRE, x, y + 35, APP_TYPE_LABEL, ch->view->colours->text2,
                  lower);
}

static bars list_bars(const app *app, const solver_job *job)
{
    lab_runs runs = app_lab_list_runs(app);
    bars all = {.count = runs.count};
    for (int i = 0; i < runs.count; i++) {
        all.items[i].method = runs.items[i]->method;
        all.items[i].nodes = runs.items[i]->expanded;
    }
    if (job && game_lab_searches_here(&app->client.lab)) {
        all.items[all.count].method = app->client.lab.search.method;
        all.items[all.count++].nodes = solver_job_nodes(job);
    }
    return all;
}

/* As many of the last ones as stand beside each other. */
static void place_bars(chart *ch, bars *all, app_rect well)
{
    int left = 74;
    int width = well.w - left - 16;
    int most = width / 30;
    all->first = all->count > most ? all->count - most : 0;
    int count = all->count - all->first > 4 ? all->count - all->first : 4;
    ch->slot = width / count;
    ch->labels = labels_fit(ch, all) ? 50 : 12;
    int top = 30;
    ch->area = (app_rect){well.x + left, well.y + top, width, well.h - top - ch->labels};
}

void app_lab_draw_chart(const lab_layout *l)
{
    const app_colours *c = l->view->colours;
    app_rect well = l->chart;
    chart ch = {.view = l->view};
    if (well.w == 0)
        return;
    bars all = list_bars(l->app, l->self->job);
    app_view_text(l->view, APP_ALIGN_LEFT, well.x, well.y - 18, APP_TYPE_NOTE, c->text2,
                  app_text(APP_TEXT_LAB_CHART_TITLE));
    app_view_well(l->view, well, 14);
    if (all.count == 0) {
        app_view_text(l->view, APP_ALIGN_CENTRE, well.x + well.w / 2, well.y + well.h / 2,
                      APP_TYPE_LABEL, c->text2, app_text(APP_TEXT_LAB_CHART_EMPTY));
        return;
    }
    place_bars(&ch, &all, well);
    choose_axis(&ch, &all);
    draw_axis(&ch);
    for (int i = all.first; i < all.count; i++) {
        draw_bar(&ch, all.items[i].nodes, i, i - all.first);
        if (ch.labels > 12)
            draw_labels(&ch, all.items[i].method, i - all.first);
    }
}
