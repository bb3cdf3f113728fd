/* The two graphs of the statistics: the games in order, and how often each value came. */
#include "screens/statistics/statistics.h"

#include "chart/line.h"
#include "text/words.h"

#include <math.h>

/* ---- What both share: round steps, and the words at their axes ---- */

/* Round ones of a clock, in ms. */
static double clock_step(double wanted)
{
    static const double round_ones[] = {15e3,  30e3,  60e3,   120e3, 300e3,
                                        600e3, 900e3, 1800e3, 3600e3};
    if (wanted <= 10e3)
        return app_line_step(wanted, 10);
    for (size_t i = 0; i < sizeof round_ones / sizeof *round_ones; i++)
        if (round_ones[i] >= wanted)
            return round_ones[i];
    return 3600e3 * ceil(wanted / 3600e3);
}

double app_statistics_step(game_figure_kind kind, double wanted)
{
    if (kind == GAME_FIGURE_TIME)
        return clock_step(wanted);
    return app_line_step(wanted, kind == GAME_FIGURE_MOVES ? 1 : 0.01);
}

/* Of a graph whose lines are `step` apart. */
static const char *statistics_axis_words(app_arena *in, game_figure_kind kind, double value,
                                         double step)
{
    if (kind == GAME_FIGURE_TIME)
        return app_words_time(in, value, app_time_digits_apart(step));
    if (step >= 1)
        return app_words_count(in, (unsigned long long)llround(value));
    return app_words_decimal(in, value, step < 0.1 ? 2 : 1);
}

static void statistics_note(const app_view *view, app_align align, int x, int y, const char *words)
{
    app_view_text(view, align, x, y, APP_TYPE_LABEL, view->colours->text2, words);
}

/* ---- The games in order: a dot for each, and the average of five as a line ---- */

enum { SHOWN_MOST = 500 };

typedef struct chart {
    const app_view *view;
    const statistics_state *self;
    app_rect area;
    app_colour dot, line;
    size_t first, count;    /* games that are shown: the last ones, where there are too many */
    double low, high, step; /* values at the lowest line and the highest, and between two */
    double ao5[SHOWN_MOST]; /* of the shown games; negative where there are too few before */
} chart;

static double step_of(const chart *ch, double span)
{
    int lines = ch->area.h / 40;
    return app_statistics_step(ch->self->kind, span / (lines < 2 ? 2 : lines > 5 ? 5 : lines));
}

static double value_of(const chart *ch, size_t shown)
{
    return ch->self->counted[ch->first + shown].value;
}

static void choose_axis(chart *ch)
{
    double least = value_of(ch, 0), most = least;
    for (size_t i = 1; i < ch->count; i++) {
        least = fmin(least, value_of(ch, i));
        most = fmax(most, value_of(ch, i));
    }
    ch->step = step_of(ch, fmax(most - least, most / 10)); /* they may be all the same */
    ch->low = floor(least / ch->step) * ch->step;
    ch->high = ceil(most / ch->step) * ch->step;
    if (ch->high <= ch->low)
        ch->high = ch->low + ch->step;
}

static void average(chart *ch)
{
    for (size_t i = 0; i < ch->count; i++) {
        double last[STATISTICS_AVERAGED];
        size_t end = ch->first + i + 1;
        ch->ao5[i] = -1;
        if (end < STATISTICS_AVERAGED)
            continue;
        for (size_t j = 0; j < STATISTICS_AVERAGED; j++)
            last[j] = ch->self->counted[end - STATISTICS_AVERAGED + j].value;
        ch->ao5[i] = game_average(last, STATISTICS_AVERAGED);
    }
}

static double x_of(const chart *ch, size_t shown)
{
    if (ch->count < 2)
        return ch->area.x + ch->area.w / 2.0;
    return ch->area.x + (double)ch->area.w * (double)shown / (double)(ch->count - 1);
}

static double y_of(const chart *ch, double value)
{
    return ch->area.y + ch->area.h * (ch->high - value) / (ch->high - ch->low);
}

/* ---- Drawing ---- */

static void draw_values_axis(const chart *ch)
{
    int lines = (int)lround((ch->high - ch->low) / ch->step);
    app_arena in;
    app_arena_empty(&in);
    for (int i = 0; i <= lines; i++) {
        double value = ch->low + i * ch->step;
        int y = (int)y_of(ch, value);
        app_view_fill(ch->view, (app_rect){ch->area.x, y, ch->area.w, 1}, ch->view->colours->track);
        statistics_note(ch->view, APP_ALIGN_RIGHT, ch->area.x - 12, y,
                        statistics_axis_words(&in, ch->self->kind, value, ch->step));
    }
}

/* "game 1" at the left, and round numbers after it. */
static void draw_games_axis(const chart *ch)
{
    double wanted = (double)ch->count * 64 / (ch->area.w > 0 ? ch->area.w : 1);
    size_t step = (size_t)app_line_step(wanted, 1), end = ch->first + ch->count;
    int x = (int)x_of(ch, 0), y = ch->area.y + ch->area.h + 20;
    app_arena in;
    app_arena_empty(&in);
    const char *words = app_arena_print(&in, _("game %s"), app_words_count(&in, ch->first + 1));
    int taken = x + app_view_text_width(ch->view, APP_TYPE_LABEL, words) / 2;
    statistics_note(ch->view, APP_ALIGN_CENTRE, x, y, words);
    for (size_t number = (ch->first / step + 1) * step; number <= end; number += step) {
        x = (int)x_of(ch, number - ch->first - 1);
        words = app_words_count(&in, number);
        if (x - app_view_text_width(ch->view, APP_TYPE_LABEL, words) / 2 > taken + 16)
            statistics_note(ch->view, APP_ALIGN_CENTRE, x, y, words);
    }
}

static void draw_mark(const chart *ch, size_t shown, int side, app_icon icon, app_colour colour)
{
    app_view_icon(ch->view, (int)x_of(ch, shown) - side / 2,
                  (int)y_of(ch, value_of(ch, shown)) - side / 2, side, icon, colour);
}

/* The line's height at the left edge of a pixel column. False where there is none yet. */
static bool line_at(const chart *ch, int x, double *out)
{
    double at = (double)(x - ch->area.x) * (double)(ch->count - 1) / ch->area.w;
    size_t game = at < 0 ? 0 : (size_t)at;
    size_t next = game + 1;
    if (next >= ch->count || ch->ao5[game] < 0)
        return false;
    double value = ch->ao5[game] + (at - (double)game) * (ch->ao5[next] - ch->ao5[game]);
    *out = y_of(ch, value);
    return true;
}

static void draw_line(const chart *ch)
{
    for (int x = ch->area.x; x < ch->area.x + ch->area.w; x++) {
        double y, next;
        if (line_at(ch, x, &y))
            app_line_column(ch->view, x, y, line_at(ch, x + 1, &next) ? next : y, 2.5, ch->line);
    }
}

/* A ring around the game that the pointer is over in the table, if it is one of those that are shown. */
static void draw_chosen(const chart *ch)
{
    int chosen = ch->self->page.grids[STATISTICS_LIST_BEST].hover;
    for (size_t i = 0; i < ch->count && chosen >= 0; i++)
        if (ch->self->counted[ch->first + i].number == ch->self->ranked[chosen].number)
            draw_mark(ch, i, 20, APP_ICON_RING, ch->view->colours->text);
}

/* Dots and line; a game with hints is a small ring. */
static void draw_games(const chart *ch)
{
    for (size_t i = 0; i < ch->count; i++) {
        const game_result *result = ch->self->counted[ch->first + i].result;
        bool own = game_result_credit(result) == GAME_CREDIT_OWN;
        draw_mark(ch, i, ch->count > 200 ? 7 : 10, own ? APP_ICON_DISC : APP_ICON_RING, ch->dot);
    }
    if (ch->count > 1)
        draw_line(ch);
    draw_chosen(ch);
}

void app_statistics_draw_course(const app_parts *p, const app_part *part)
{
    const statistics_state *self = p->state;
    app_rect well = part->rect;
    size_t all = self->counted_count, count = all < SHOWN_MOST ? all : SHOWN_MOST;
    game_theme theme = (game_theme)p->view->settings->theme;
    chart ch = {.view = p->view,
                .self = self,
                .area = {well.x + 76, well.y + 18, well.w - (76 + 26), well.h - (18 + 38)},
                .dot = app_style_series(theme, 0),
                .line = app_style_series(theme, 1),
                .first = all - count,
                .count = count};
    app_view_well(p->view, well, 14);
    if (count == 0 || ch.area.h <= 0)
        return;
    choose_axis(&ch);
    average(&ch);
    draw_values_axis(&ch);
    draw_games_axis(&ch);
    draw_games(&ch);
}

/* ---- How often each value came: a bar for each bin, and a line at the median ---- */

/* Multiples of a width like 0.1 are a little less or more than they should be. */
static double steps(double value, double width)
{
    const double slack = 1e-9;
    return floor(value / width + slack);
}

app_bins app_bins_of(double least, double most, double width)
{
    double first = steps(least, width), last = steps(most, width);
    double more = APP_BINS_FEWEST - (last - first + 1);
    if (more > 0) {
        first = fmax(first - floor(more / 2), 0);
        last = first + APP_BINS_FEWEST - 1;
    }
    double count = fmin(last - first + 1, APP_BINS);
    return (app_bins){.low = first * width, .width = width, .count = (int)count};
}

void app_bins_add(app_bins *bins, double value)
{
    double at = fmax(steps(value - bins->low, bins->width), 0);
    bins->open = bins->open || at >= bins->count;
    size_t bin = (size_t)fmin(at, bins->count - 1);
    bins->in[bin]++;
    if (bins->in[bin] > bins->most)
        bins->most = bins->in[bin];
}

double app_bins_median(const double *sorted, size_t count)
{
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2;
}

double app_bins_reach(const double *sorted, size_t count)
{
    enum { FEWEST = 10, TIMES = 4 }; /* of fewer values none is far off */
    double last = sorted[count - 1], median = app_bins_median(sorted, count);
    double above = sorted[(count - 1) * 9 / 10] - median; /* nine of ten are below that */
    return count >= FEWEST && above > 0 ? fmin(last, median + TIMES * above) : last;
}

double app_bins_wanted(double least, double most, size_t count)
{
    const double most_bins = 20, all_alike = 20;
    /* More than 2 * n^(1/3) (Rice), since rounding the width up makes them fewer. */
    double bins = fmin(fmax(3.2 * cbrt((double)count), APP_BINS_FEWEST), most_bins);
    return most > least ? (most - least) / bins : most / all_alike;
}

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

static void draw_counts_axis(histogram *h)
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
        statistics_note(h->view, APP_ALIGN_RIGHT, h->area.x - 12, y,
                        app_words_count(&in, (unsigned long long)games));
    }
}

/* Where a bin begins; of an open one that there is more above. */
static const char *edge_words(app_arena *in, const histogram *h, int bin)
{
    const app_bins *bins = h->bins;
    double value = bins->low + bin * bins->width;
    const char *words = statistics_axis_words(in, h->kind, value, bins->width);
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
static void draw_bins_axis(const histogram *h)
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
            statistics_note(h->view, APP_ALIGN_CENTRE, x, y, edge_words(&in, h, bin));
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
    draw_counts_axis(&h);
    draw_bars(&h);
    draw_median(&h);
    draw_bins_axis(&h);
}
