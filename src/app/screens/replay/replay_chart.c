/* The chart of a solution that gets shorter: how it and what is proved of it came nearer to each other over time. */
#include "screens/replay/replay.h"

#include "chart/line.h"
#include "text/words.h"

#include <math.h>

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
    app_arena in;
    app_arena_empty(&in);
    for (int64_t ms = 10 * (int64_t)FIRST_MS; (double)ms <= ch->last_ms; ms *= 10) {
        if ((double)ms < ch->first_ms)
            continue;
        int x = (int)x_of(ch, (double)ms);
        app_view_fill(ch->view, (app_rect){x, ch->area.y, 1, ch->area.h}, c->track);
        if (x + 44 < ch->area.x + ch->area.w)
            app_view_text(ch->view, APP_ALIGN_LEFT, x + 5, y, APP_TYPE_CHIP, c->text2,
                          app_words_duration(&in, (double)ms));
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

void app_replay_draw_progress(const app_parts *p, const app_part *part)
{
    const replay_state *self = p->state;
    app_rect well = part->rect;
    double ms = p->app->now - self->job_since;
    app_view_well(p->view, well, 10);
    if (self->sample_count == 0)
        return;
    const replay_sample *first = &self->samples[0];
    chart ch = {p->view,
                first,
                self->sample_count,
                app_curve_area(well, first->length),
                fmax(first->ms, FIRST_MS),
                fmax(ms, LAST_MS)};
    if (ch.area.w <= 0 || ch.area.h <= 0 || first->length <= 0)
        return;
    app_curve_draw_axis(p->view, well, ch.area, first->length);
    draw_times(&ch);
    draw_lines(&ch);
}
