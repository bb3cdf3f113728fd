/* The games in order: a dot for each, and the average of five as a line. */
#include "screens/statistics/statistics.h"

#include "chart/line.h"
#include "text/words.h"

#include <math.h>

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
        app_statistics_note(ch->view, APP_ALIGN_RIGHT, ch->area.x - 12, y,
                            app_statistics_axis_words(&in, ch->self->kind, value, ch->step));
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
    app_statistics_note(ch->view, APP_ALIGN_CENTRE, x, y, words);
    for (size_t number = (ch->first / step + 1) * step; number <= end; number += step) {
        x = (int)x_of(ch, number - ch->first - 1);
        words = app_words_count(&in, number);
        if (x - app_view_text_width(ch->view, APP_TYPE_LABEL, words) / 2 > taken + 16)
            app_statistics_note(ch->view, APP_ALIGN_CENTRE, x, y, words);
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
