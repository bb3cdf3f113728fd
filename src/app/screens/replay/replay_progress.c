/* How an auto-solve got shorter over time: the samples, and their curve. */
#include "screens/replay/replay_progress.h"

#include "chart/curve.h"
#include "chart/line.h"
#include "text/words.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

void app_replay_progress_deinit(replay_progress *progress)
{
    free(progress->samples);
    *progress = (replay_progress){0};
}

void app_replay_progress_note(replay_progress *progress, double ms, int32_t length, int32_t bound)
{
    if (progress->count == progress->room) {
        size_t room = progress->room > 0 ? 2 * progress->room : 64;
        replay_sample *samples = realloc(progress->samples, room * sizeof *samples);
        if (!samples)
            return;
        progress->samples = samples;
        progress->room = room;
    }
    progress->samples[progress->count++] = (replay_sample){ms, length, bound};
}

/* ---- Drawing ---- */

/* The axis of time begins with the first solution, but not before the one, and ends not before the
 * other. */
static const double FIRST_MS = 10, LAST_MS = 1000;

typedef struct chart {
    const app_view *view;
    const replay_progress *progress;
    app_rect area;
    double first_ms, last_ms;
    int32_t most;
} chart;

static double x_of(const chart *ch, double ms)
{
    double first = ch->first_ms;
    double part = ms > first ? log(ms / first) / log(ch->last_ms / first) : 0;
    return ch->area.x + ch->area.w * part;
}

static double y_of(const chart *ch, int32_t moves)
{
    return ch->area.y + ch->area.h - (double)ch->area.h * moves / ch->most;
}

/* A tenth of a second, a second and so on, where their names have room. */
static void draw_times(const chart *ch)
{
    const app_colours *c = ch->view->colours;
    for (double ms = 10 * FIRST_MS; ms <= ch->last_ms; ms *= 10) {
        if (ms < ch->first_ms)
            continue;
        char words[32];
        int x = (int)x_of(ch, ms), y = ch->area.y + ch->area.h - 10;
        app_view_fill(ch->view, (app_rect){x, ch->area.y, 1, ch->area.h}, c->track);
        app_words_duration(ms, words, sizeof words);
        if (x + 44 < ch->area.x + ch->area.w)
            app_view_text(ch->view, APP_ALIGN_LEFT, x + 5, y, APP_TYPE_CHIP, c->text2, words);
    }
}

/* The sample that holds at a pixel column. */
static size_t sample_at(const chart *ch, size_t from, int x)
{
    while (from + 1 < ch->progress->count && x_of(ch, ch->progress->samples[from + 1].ms) <= x)
        from++;
    return from;
}

/* A line goes on, or to where it is from now on. */
static void draw_step(const chart *ch, int x, double from, double to, app_colour colour)
{
    double thick = 3, half = thick / 2;
    double top = from < to ? from : to, bottom = from < to ? to : from;
    if (bottom - top < 1)
        app_line_column(ch->view, x, to, to, thick, colour);
    else
        app_view_fill(ch->view,
                      (app_rect){x, (int)(top - half), 2, (int)(bottom + half) - (int)(top - half)},
                      colour);
}

/* What is known is dashed, what is proved is whole, as in a curve of moves left. */
static void draw_lines(const chart *ch)
{
    const app_colours *c = ch->view->colours;
    const replay_sample *samples = ch->progress->samples;
    int dash = 6;
    app_rect area = ch->area;
    size_t at = 0;
    for (int x = (int)x_of(ch, samples[0].ms); x < area.x + area.w; x++) {
        size_t next = sample_at(ch, at, x);
        double known = y_of(ch, samples[next].length), proved = y_of(ch, samples[next].bound);
        app_view_fill(ch->view, (app_rect){x, (int)proved, 1, area.y + area.h - (int)proved},
                      app_colour_with_alpha(c->tile, 0.10));
        draw_step(ch, x, y_of(ch, samples[at].bound), proved, c->good);
        if (samples[at].length != samples[next].length || (x - area.x) / dash % 2 == 0)
            draw_step(ch, x, y_of(ch, samples[at].length), known, c->bounded);
        at = next;
    }
}

void app_replay_progress_draw(const app_view *view, const replay_progress *progress, app_rect well,
                              double ms)
{
    app_view_well(view, well, 10);
    if (progress->count == 0)
        return;
    const replay_sample *first = &progress->samples[0];
    chart ch = {.view = view,
                .progress = progress,
                .area = app_curve_area(well, first->length),
                .first_ms = first->ms > FIRST_MS ? first->ms : FIRST_MS,
                .last_ms = ms > LAST_MS ? ms : LAST_MS,
                .most = first->length};
    if (ch.area.w <= 0 || ch.area.h <= 0 || ch.most <= 0)
        return;
    app_curve_draw_axis(view, well, ch.area, ch.most);
    draw_times(&ch);
    draw_lines(&ch);
}
