/* The two charts of a replay: moves left over a game, beside what the Manhattan distance makes of it;
 * and how a solution and what is proved of it came nearer to each other over time. */
#include "screens/replay/replay.h"

#include "chart/line.h"
#include "text/words.h"

#include <math.h>

/* A line as in the chart, whole or in dashes, and words about it. Returns where they end. */
static int draw_entry(const app_view *view, int x, int y, app_colour line, int thick, int dash,
                      app_colour ink, const char *words)
{
    int length = 21, width = 28;
    for (int at = 0; at < length; at += 2 * dash)
        app_view_fill(view, (app_rect){x + at, y - thick / 2, dash, thick}, line);
    x += width;
    return x + app_view_text(view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, ink, words);
}

/* What is known is dashed, what is proved is whole. */
static int draw_line_entry(const app_view *view, int x, int y, bool proved, const char *words)
{
    const app_colours *c = view->colours;
    return draw_entry(view, x, y, proved ? c->good : c->bounded, 3, proved ? 21 : 6, c->text,
                      words);
}

/* Returns where it ends. */
static int draw_title(const replay_layout *l, int y, app_text_id title)
{
    int x = l->column.x;
    return x + app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE, l->view->colours->text2,
                             app_text(title));
}

/* ---- Moves left ---- */

/* What is known at the playhead, or how far the analysis has come. */
static void left_words(const replay_state *self, char *out, size_t size)
{
    game_distance left = self->left[self->replay.at];
    char count[32], all[32];
    if (game_distance_known(left)) {
        app_words_count((unsigned long long)left.moves, count, sizeof count);
        app_textf(out, size,
                  game_distance_exact(left) ? APP_TEXT_WATCH_TRUE : APP_TEXT_WATCH_AT_MOST, count);
        return;
    }
    app_words_count(self->evaluated, count, sizeof count);
    app_words_count(replay_places(self), all, sizeof all);
    app_textf(out, size, APP_TEXT_WATCH_JUDGED, count, all);
}

static void draw_legend(const replay_layout *l, int y)
{
    const app_colours *c = l->view->colours;
    const replay_state *self = l->self;
    size_t at = self->replay.at;
    bool narrow = l->kind == APP_LAYOUT_MEDIUM;
    int gap = narrow ? 12 : 22;
    char words[96], count[32];
    bool slides = self->metric == PUZZLE_METRIC_SLIDES;
    left_words(self, words, sizeof words);
    int x = draw_title(l, y, slides ? APP_TEXT_SLIDES_LEFT : APP_TEXT_MOVES_LEFT) + gap;
    x = draw_line_entry(l->view, x, y, game_distance_exact(self->left[at]), words) + gap;
    if (slides) /* Manhattan distance estimates moves */
        return;
    app_words_count((unsigned long long)self->manhattan[at], count, sizeof count);
    app_textf(words, sizeof words, narrow ? APP_TEXT_WATCH_ESTIMATE_SHORT : APP_TEXT_WATCH_ESTIMATE,
              count);
    draw_entry(l->view, x, y, c->persimmon_line, 2, 3, c->text2, words);
}

/* The playhead goes on to the scrub bar's knob, where that lies below it. */
void app_replay_draw_curve(const replay_layout *l)
{
    app_rect well = l->curve.rect;
    int x = app_curve_x(&l->curve, l->self->replay.at), below = well.y + well.h - 2;
    if (well.h == 0)
        return;
    app_curve_draw(l->view, &l->curve);
    if (l->low.w > 0)
        return;
    draw_legend(l, well.y - 15);
    app_view_fill(l->view, (app_rect){x - 1, below, 2, l->scrub.y + 4 - below},
                  l->view->colours->text);
}

/* ---- Solution and bound ---- */

/* The axis of time is logarithmic, as most comes at once. It begins with the first solution, but not
 * before the one, and ends not before the other. */
static const double FIRST_MS = 10, LAST_MS = 1000;

typedef struct chart {
    const app_view *view;
    const replay_sample *samples;
    size_t count;
    app_rect area;
    double first_ms, last_ms;
} chart;

static double x_of(const chart *ch, double ms)
{
    double first = ch->first_ms;
    double part = ms > first ? log(ms / first) / log(ch->last_ms / first) : 0;
    return ch->area.x + ch->area.w * part;
}

static double y_of(const chart *ch, int32_t moves)
{
    return ch->area.y + ch->area.h - (double)ch->area.h * moves / ch->samples[0].length;
}

/* The names of times stand at the foot, but not on the line of what is proved. */
static int times_y(const chart *ch)
{
    int foot = ch->area.y + ch->area.h - 10, apart = 10;
    int proved = (int)y_of(ch, ch->samples[ch->count - 1].bound);
    return proved > foot - apart ? proved - apart : foot;
}

/* A tenth of a second, a second and so on, where their names have room. */
static void draw_times(const chart *ch)
{
    const app_colours *c = ch->view->colours;
    int y = times_y(ch);
    for (int64_t ms = 10 * (int64_t)FIRST_MS; (double)ms <= ch->last_ms; ms *= 10) {
        if ((double)ms < ch->first_ms)
            continue;
        char words[32];
        int x = (int)x_of(ch, (double)ms);
        app_view_fill(ch->view, (app_rect){x, ch->area.y, 1, ch->area.h}, c->track);
        app_words_duration((double)ms, words, sizeof words);
        if (x + 44 < ch->area.x + ch->area.w)
            app_view_text(ch->view, APP_ALIGN_LEFT, x + 5, y, APP_TYPE_CHIP, c->text2, words);
    }
}

/* A line goes on, or to where it is from now on. */
static void draw_step(const chart *ch, int x, double from, double to, app_colour colour)
{
    double thick = 3, half = thick / 2;
    int top = (int)(fmin(from, to) - half), bottom = (int)(fmax(from, to) + half);
    if (fabs(to - from) < 1)
        app_line_column(ch->view, x, to, to, thick, colour);
    else
        app_view_fill(ch->view, (app_rect){x, top, 2, bottom - top}, colour);
}

static void draw_lines(const chart *ch)
{
    const app_colours *c = ch->view->colours;
    int dash = 6, end = ch->area.x + ch->area.w, foot = ch->area.y + ch->area.h;
    const replay_sample *at = ch->samples, *next = at, *last = at + ch->count - 1;
    for (int x = (int)x_of(ch, at->ms); x < end; x++, at = next) {
        while (next < last && x_of(ch, next[1].ms) <= x)
            next++;
        int proved = (int)y_of(ch, next->bound);
        app_view_fill(ch->view, (app_rect){x, proved, 1, foot - proved},
                      app_colour_with_alpha(c->tile, 0.10));
        draw_step(ch, x, y_of(ch, at->bound), y_of(ch, next->bound), c->good);
        if (at->length != next->length || (x - ch->area.x) / dash % 2 == 0)
            draw_step(ch, x, y_of(ch, at->length), y_of(ch, next->length), c->bounded);
    }
}

static void draw_chart(const replay_layout *l)
{
    const replay_state *self = l->self;
    double ms = l->app->now - self->job_since;
    app_view_well(l->view, l->progress, 10);
    if (self->sample_count == 0)
        return;
    const replay_sample *first = &self->samples[0];
    chart ch = {l->view,
                first,
                self->sample_count,
                app_curve_area(l->progress, first->length),
                fmax(first->ms, FIRST_MS),
                fmax(ms, LAST_MS)};
    if (ch.area.w <= 0 || ch.area.h <= 0 || first->length <= 0)
        return;
    app_curve_draw_axis(l->view, l->progress, ch.area, first->length);
    draw_times(&ch);
    draw_lines(&ch);
}

static void draw_progress_legend(const replay_layout *l)
{
    const replay_state *self = l->self;
    char count[32], words[80];
    int y = l->progress.y - 15, gap = 16, right = l->column.x + l->column.w;
    bool searching = game_shorten_searching(&self->shorten);
    int x = draw_title(l, y, searching ? APP_TEXT_SHORTENING : APP_TEXT_SOLUTION) + gap;
    app_words_count((unsigned long long)self->left[0].moves, count, sizeof count);
    app_textf(words, sizeof words, APP_TEXT_SHORTENING_KNOWN, count);
    x = draw_line_entry(l->view, x, y, false, words) + gap;
    app_words_count((unsigned long long)self->left[0].bound, count, sizeof count);
    app_textf(words, sizeof words, APP_TEXT_SHORTENING_PROVED, count);
    x = draw_line_entry(l->view, x, y, true, words) + gap;
    app_replay_place_words(self, words, sizeof words);
    if (x + app_view_text_width(l->view, APP_TYPE_NOTE, words) <= right)
        app_view_text(l->view, APP_ALIGN_RIGHT, right, y, APP_TYPE_NOTE, l->view->colours->text,
                      words);
}

void app_replay_draw_progress(const replay_layout *l)
{
    if (l->progress.w == 0)
        return;
    if (l->low.w == 0)
        draw_progress_legend(l);
    draw_chart(l);
}
