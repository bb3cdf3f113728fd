/* How often each value came: a bar for each bin, and a line at the median. */
#include "screens/statistics/statistics.h"

#include "chart/line.h"
#include "text/words.h"

#include <math.h>

typedef struct histogram {
    const app_view *view;
    const app_bins *bins;
    game_figure_kind kind;
    double median;
    app_rect well, area;
    app_colour bar, line;
    double top; /* games at the highest line */
} histogram;

static int edge_of(const histogram *h, double bins)
{
    return h->area.x + (int)lround(h->area.w * bins / h->bins->count);
}

static int height_of(const histogram *h, double games)
{
    return (int)lround(h->area.h * games / h->top);
}

/* ---- Axes ---- */

static void draw_games_axis(histogram *h)
{
    int lines = h->area.h / 40;
    double wanted = (double)h->bins->most / (lines < 2 ? 2 : lines > 5 ? 5 : lines);
    double step = app_line_step(wanted, 1);
    h->top = step * ceil((double)h->bins->most / step);
    app_arena in;
    app_arena_empty(&in);
    for (double games = 0; games <= h->top; games += step) {
        int y = h->area.y + h->area.h - height_of(h, games);
        app_view_fill(h->view, (app_rect){h->area.x, y, h->area.w, 1}, h->view->colours->track);
        app_statistics_note(h->view, APP_ALIGN_RIGHT, h->area.x - 12, y,
                            app_words_count(&in, (unsigned long long)games));
    }
}

/* Where a bin begins; of an open one that there is more above. */
static const char *edge_words(app_arena *in, const histogram *h, int bin)
{
    const app_bins *bins = h->bins;
    double value = bins->low + bin * bins->width;
    const char *words = app_statistics_axis_words(in, h->kind, value, bins->width);
    bool more = bins->open && bin == bins->count - 1;
    return more ? app_arena_print(in, _("%s +"), words) : words;
}

static int widest_edge(const histogram *h)
{
    int most = 0;
    app_arena in;
    app_arena_empty(&in);
    for (int bin = 0; bin <= h->bins->count; bin++) {
        const char *edge = edge_words(&in, h, bin);
        int width = app_view_text_width(h->view, APP_TYPE_LABEL, edge);
        most = width > most ? width : most;
    }
    return most;
}

/* Every so many edges, so that there is room for the words; an open bin's always has its own. */
static void draw_values_axis(const histogram *h)
{
    int bins = h->bins->count, last = h->bins->open ? bins - 1 : bins;
    int each = 1, width = widest_edge(h), y = h->area.y + h->area.h + 20;
    app_arena in;
    app_arena_empty(&in);
    while (each < bins && h->area.w * each / bins < width + 14)
        each++;
    for (int bin = h->bins->open ? last % each : 0; bin <= last; bin += each) {
        int x = edge_of(h, bin);
        app_view_fill(h->view, (app_rect){x, h->area.y + h->area.h, 1, 5}, h->view->colours->text2);
        if (x + width / 2 < h->well.x + h->well.w - 4)
            app_statistics_note(h->view, APP_ALIGN_CENTRE, x, y, edge_words(&in, h, bin));
    }
}

/* ---- What was counted ---- */

static void draw_bars(const histogram *h)
{
    int foot = h->area.y + h->area.h, gap = h->area.w / h->bins->count >= 8 ? 1 : 0;
    for (int bin = 0; bin < h->bins->count; bin++) {
        int left = edge_of(h, bin) + gap, right = edge_of(h, bin + 1) - gap;
        int height = height_of(h, (double)h->bins->in[bin]);
        if (h->bins->in[bin] > 0 && height < 2)
            height = 2; /* one of very many is seen too */
        app_view_fill(h->view, (app_rect){left, foot - height, right - left, height}, h->bar);
    }
}

static void draw_median(const histogram *h)
{
    int x = edge_of(h, (h->median - h->bins->low) / h->bins->width);
    app_rect line = {x - 1, h->area.y - 8, 3, h->area.h + 8};
    /* Clear of the bars to either side, whose colour may be like its own to some eyes. */
    app_view_fill(h->view, (app_rect){line.x - 2, line.y, line.w + 4, line.h},
                  h->view->colours->well);
    app_view_fill(h->view, line, h->line);
}

void app_statistics_draw_histogram(const app_parts *p, const app_part *part)
{
    const statistics_state *self = p->state;
    app_rect well = part->rect;
    game_theme theme = (game_theme)p->view->settings->theme;
    histogram h = {.view = p->view,
                   .bins = &self->bins,
                   .kind = self->kind,
                   .median = self->median,
                   .well = well,
                   .area = {well.x + 58, well.y + 22, well.w - (58 + 34), well.h - (22 + 38)},
                   .bar = app_style_series(theme, 0),
                   .line = app_style_series(theme, 1)};
    app_view_well(p->view, well, 14);
    if (h.bins->count == 0 || h.area.h <= 0)
        return;
    draw_games_axis(&h);
    draw_bars(&h);
    draw_median(&h);
    draw_values_axis(&h);
}
