/* Marathon: the times of its boards as a chart and as a list, the newest first. */
#include "screens/play/play.h"

#include "chart/line.h"
#include "client/games.h"
#include "text/translate.h"
#include "text/words.h"

#include <math.h>

/* ---- Figures ---- */

static play_figure average_of(app_parts *p, const char *label, int boards, double best)
{
    const game_run *run = app_play_run(p);
    double now = game_run_average(run, boards);
    play_figure out = {.label = label, .value = app_play_run_time_words(p, now)};
    if (run->count == (size_t)boards)
        out.note = _("first one");
    else if (now >= 0)
        out.note = parts_print(p, _("best %s"), app_play_run_time_words(p, best));
    return out;
}

/* Ended early it has no mean of all its boards: the note says of how many. */
static play_figure mean_of(app_parts *p)
{
    const game_run *run = app_play_run(p);
    play_figure out = {.label = _("Mean"), .value = app_play_run_time_words(p, game_run_mean(run))};
    if (run->count > 0)
        out.note = parts_print(p, PL_("of %s board", "of %s boards", (long long)run->count),
                               app_words_count(&p->arena, run->count));
    return out;
}

static play_figure fastest_of(app_parts *p)
{
    const game_run *run = app_play_run(p);
    int fastest = game_run_fastest(run);
    double ms = fastest >= 0 ? (double)run->boards[fastest].time_ms : -1;
    return (play_figure){.label = _("Best"),
                         .value = app_play_run_time_words(p, ms),
                         .note = fastest >= 0 ? parts_print(p, _("board %d"), fastest + 1) : NULL};
}

static int figures(app_parts *p, play_figure out[PLAY_FIGURES])
{
    const play_state *self = p->state;
    int moves = app_play_session(p)->moves;
    out[0] = (play_figure){.label = _("Time"), .value = app_play_run_time_words(p, self->time)};
    out[1] = (play_figure){.label = _("Moves"),
                           .value = app_words_count(&p->arena, (unsigned long long)moves)};
    out[2] = (play_figure){.label = _("moves/s"),
                           .value = app_play_run_speed_words(p, moves, self->time)};
    out[3] = average_of(p, P_("average of 5", "ao5"), 5, self->run.best_ao5);
    out[4] = average_of(p, P_("average of 12", "ao12"), 12, self->run.best_ao12);
    out[5] = mean_of(p);
    out[6] = fastest_of(p);
    return 7;
}

static const char *now_words(app_parts *p)
{
    size_t count = app_play_run(p)->count;
    return app_words_count(&p->arena, count + (game_session_solved(app_play_session(p)) ? 0 : 1));
}

static const char *all_words(app_parts *p)
{
    return app_words_count(&p->arena, (unsigned long long)app_play_run(p)->challenge.boards);
}

static const char *note(app_parts *p)
{
    puzzle_size size = app_play_run(p)->challenge.size;
    return parts_print(p, _("%d × %d · board %s of %s"), size.columns, size.rows, now_words(p),
                       all_words(p));
}

static const char *brief(app_parts *p)
{
    return parts_print(p, _("%s of %s"), now_words(p), all_words(p));
}

static const char *outcome(app_parts *p)
{
    const game_run *run = app_play_run(p);
    const char *done = app_words_count(&p->arena, run->count);
    if (!game_run_complete(run))
        return parts_print(p, _("%s of %s solved"), done, all_words(p));
    return parts_print(p, PL_("The board is solved", "All %s boards solved", (long long)run->count),
                       done);
}

/* ---- The chart: the last boards, so that it costs the same on the last of thousands ---- */

enum { SHOWN_MOST = 60, AVERAGED = 5, CHART = 92, AXIS = 46 };

typedef struct chart {
    const app_view *view;
    const game_run *run;
    app_rect area;
    size_t first, count;
    double low, high, step;
} chart;

static double time_of(const chart *ch, size_t shown)
{
    return (double)ch->run->boards[ch->first + shown].time_ms;
}

/* The average of the five boards up to that one; negative where there are fewer. */
static double average_at(const chart *ch, size_t shown)
{
    double last[AVERAGED];
    size_t end = ch->first + shown + 1;
    if (end < AVERAGED)
        return -1;
    for (size_t i = 0; i < AVERAGED; i++)
        last[i] = (double)ch->run->boards[end - AVERAGED + i].time_ms;
    return game_average(last, AVERAGED);
}

static void choose_axis(chart *ch)
{
    double least = time_of(ch, 0), most = least;
    for (size_t i = 1; i < ch->count; i++) {
        least = fmin(least, time_of(ch, i));
        most = fmax(most, time_of(ch, i));
    }
    ch->step = app_line_step(fmax(most - least, most / 10) / 2, 10);
    ch->low = floor(least / ch->step) * ch->step;
    ch->high = ceil(most / ch->step) * ch->step;
    if (ch->high <= ch->low)
        ch->high = ch->low + ch->step;
}

static double x_of(const chart *ch, double shown)
{
    if (ch->count < 2)
        return ch->area.x + ch->area.w / 2.0;
    return ch->area.x + ch->area.w * shown / (double)(ch->count - 1);
}

static double y_of(const chart *ch, double ms)
{
    return ch->area.y + ch->area.h * (ch->high - ms) / (ch->high - ch->low);
}

static void draw_axis(const chart *ch)
{
    app_arena in;
    const app_colours *c = ch->view->colours;
    app_arena_empty(&in);
    int lines = (int)lround((ch->high - ch->low) / ch->step);
    for (int i = 0; i <= lines; i += lines > 2 ? lines : 1) {
        double value = ch->low + i * ch->step;
        int y = (int)y_of(ch, value);
        app_view_fill(ch->view, (app_rect){ch->area.x - 6, y, ch->area.w + 12, 1}, c->track);
        app_view_text(ch->view, APP_ALIGN_LEFT, ch->area.x + ch->area.w + 14, y, APP_TYPE_CHIP,
                      c->text2, app_words_time(&in, value, app_time_digits_apart(ch->step)));
    }
}

static void draw_averages(const chart *ch, app_colour colour)
{
    for (int x = ch->area.x; x < ch->area.x + ch->area.w && ch->count > 1; x++) {
        double at = (double)(x - ch->area.x) * (double)(ch->count - 1) / ch->area.w;
        double per = (double)(ch->count - 1) / ch->area.w;
        size_t from = (size_t)at;
        if (from + 1 >= ch->count || average_at(ch, from) < 0)
            continue;
        double low = y_of(ch, average_at(ch, from)), high = y_of(ch, average_at(ch, from + 1));
        double y = low + (at - (double)from) * (high - low);
        app_line_column(ch->view, x, y, y + per * (high - low), 2.5, colour);
    }
}

static void draw_dot(const chart *ch, size_t shown, int side, app_colour colour)
{
    app_view_icon(ch->view, (int)x_of(ch, (double)shown) - side / 2,
                  (int)y_of(ch, time_of(ch, shown)) - side / 2, side, APP_ICON_DISC, colour);
}

/* The fastest board is starred, where it is one of those shown. */
static void draw_star(const chart *ch, app_colour colour)
{
    enum { SIDE = 14, BELOW = 7 };
    size_t fastest = (size_t)game_run_fastest(ch->run);
    if (fastest < ch->first)
        return;
    double shown = (double)(fastest - ch->first);
    app_view_icon(ch->view, (int)x_of(ch, shown) - SIDE / 2,
                  (int)y_of(ch, time_of(ch, fastest - ch->first)) + BELOW, SIDE, APP_ICON_STAR,
                  colour);
}

static void draw_chart(const app_parts *p, const app_part *part)
{
    enum { EDGE = 18 };
    const game_run *run = app_play_run(p);
    game_theme theme = (game_theme)p->view->settings->theme;
    app_colour dot = app_style_series(theme, 0), line = app_style_series(theme, 1);
    app_rect well = part->rect;
    chart ch = {.view = p->view,
                .run = run,
                .area = {well.x + EDGE, well.y + EDGE, well.w - EDGE - AXIS, well.h - 2 * EDGE},
                .count = run->count < SHOWN_MOST ? run->count : SHOWN_MOST};
    ch.first = run->count - ch.count;
    app_view_well(p->view, well, 14);
    if (ch.count == 0)
        return;
    choose_axis(&ch);
    draw_axis(&ch);
    for (size_t i = 0; i + 1 < ch.count; i++)
        draw_dot(&ch, i, ch.count > 30 ? 7 : 9, dot);
    draw_averages(&ch, line);
    draw_star(&ch, p->view->colours->persimmon_line);
    draw_dot(&ch, ch.count - 1, 11, p->view->colours->text);
}

static void draw_stroke(const app_parts *p, const app_part *part)
{
    app_rect at = part->rect;
    app_view_fill(p->view, (app_rect){at.x, at.y + at.h / 2 - 1, at.w, 3},
                  app_style_series((game_theme)p->view->settings->theme, 1));
}

/* The chart's title, and what its dots and its line are. */
static void add_legend(app_parts *p)
{
    app_colour dot = app_style_series((game_theme)p->view->settings->theme, 0);
    parts_row (p, 18) {
        parts_text(p, APP_TYPE_NOTE, _("Time, board by board"), .weak = true, .grow = 1);
        parts_row (p, 8, .leave = 1) {
            parts_icon(p, 10, APP_ICON_DISC, .colour = dot, .name = "");
            parts_text(p, APP_TYPE_LABEL, _("each board"), .weak = true);
            parts_space(p, 10);
            parts_figure(p, draw_stroke, NULL, .width = 22);
            parts_text(p, APP_TYPE_LABEL, P_("average of 5", "ao5"), .weak = true);
        }
    }
}

/* ---- The list ---- */

enum { HEADS = 34, ROW = 36 };

static void add_value(app_parts *p, app_type type, const char *head, const char *value, int leave)
{
    bool is_head = !value;
    parts_text(p, is_head ? APP_TYPE_LABEL : type, is_head ? head : value, .weak = is_head,
               .grow = 24, .align = APP_ALIGN_RIGHT, .leave = leave,
               .least_width = app_view_text_width(p->view, APP_TYPE_LABEL, head));
}

/* A row of the list; -1: its heads. A column is at least as wide as its head in all of them, so that they leave out the
 * same ones. */
static void add_board(app_parts *p, int row)
{
    enum { NUMBER = 30, STAR = 14, GAP = 8, LEAST = NUMBER + GAP + STAR };
    app_arena *in = &p->arena;
    const game_run *run = app_play_run(p);
    size_t index = row < 0 ? 0 : run->count - 1 - (size_t)row;
    const game_run_board *board = row < 0 ? NULL : &run->boards[index];
    double ms = board ? (double)board->time_ms : 0;
    int width = app_view_text_width(p->view, APP_TYPE_LABEL, _("Board"));
    parts_row (p, GAP, .pad = {14, 0, 14, 0}) {
        parts_row (p, GAP, .grow = 28, .least_width = width > LEAST ? width : LEAST) {
            parts_text(p, APP_TYPE_LABEL, board ? app_words_count(in, index + 1) : _("Board"),
                       .weak = true, .least_width = board ? NUMBER : 0);
            if (board && (int)index == game_run_fastest(run))
                parts_icon(p, STAR, APP_ICON_STAR, .colour = p->view->colours->persimmon_line,
                           .name = _("Best"));
        }
        add_value(p, APP_TYPE_NOTE, _("Time"), board ? app_play_run_time_words(p, ms) : NULL, 0);
        add_value(p, APP_TYPE_LABEL, _("Moves"),
                  board ? app_words_count(in, (unsigned long long)board->moves) : NULL, 1);
        add_value(p, APP_TYPE_LABEL, _("moves/s"),
                  board ? app_play_run_speed_words(p, board->moves, ms) : NULL, 2);
    }
}

static void add_list(app_parts *p, int rows)
{
    int row = app_grid_row(p->view, ROW);
    parts_column (p, 0, .grow = 1, .look = APP_LOOK_WELL, .radius = 14, .pad = {6, 2, 6, 4},
                  .least_height = HEADS + rows * row + 8) {
        parts_list(p, 0, PLAY_LIST, add_board, (int)app_play_run(p)->count, .grow = 1,
                   .head = HEADS, .row = row, .whole = true, .name = _("Time, board by board"));
    }
}

/* The list needs some rows before the chart has room; both reach a little over the column's sides. */
static void add_body(app_parts *p, int width)
{
    enum { OUT = 8, LEAST_ROWS = 2, ROWS = 3 };
    (void)width;
    parts_column (p, 12, .grow = 1, .pad = parts_edges(-OUT, 0)) {
        parts_column (p, 7, .leave = 1) {
            parts_column (p, 0, .pad = parts_edges(OUT, 0)) {
                add_legend(p);
            }
            parts_figure(p, draw_chart, _("Time, board by board"), .height = CHART,
                         .across = APP_PLACE_FILL);
        }
        add_list(p, app_view_layout(p->view) == APP_LAYOUT_PORTRAIT ? LEAST_ROWS : ROWS);
    }
}

/* ---- As a mode ---- */

static const char *chosen(app_arena *in, const game_challenge *challenge)
{
    /* Translators: a board's size, and how many of them */
    return app_arena_print(in, PL_("%s, %s board", "%s, %s boards", challenge->boards),
                           app_words_size(in, challenge->size),
                           app_words_count(in, (unsigned long long)challenge->boards));
}

/* The mean of all boards, or how far it came. */
static const char *result(app_arena *in, const game_run_result *run, const game_settings *settings)
{
    int boards = run->challenge.boards;
    if (run->boards >= boards) /* Translators: a time */
        return app_arena_print(in, _("%s a board"),
                               app_words_taken(in, settings, (double)run->time_ms / run->boards));
    /* Translators: how many boards were solved, of how many */
    return app_arena_print(in, _("%s of %s"), app_words_count(in, (unsigned long long)run->boards),
                           app_words_count(in, (unsigned long long)boards));
}

const app_mode app_mode_marathon = {
    .icon = APP_ICON_REPEAT,
    .title = N_("Marathon"),
    .line = N_("Many boards, one average."),
    .about = N_("Each board has its own time, from its first move on. "
                "Rest in between as long as you like."),
    .chosen = chosen,
    .result = result,
    .width = 476,
    .large = 3,
    .of_board = true,
    .notes = true,
    .figures = figures,
    .note = note,
    .brief = brief,
    .outcome = outcome,
    .add_body = add_body,
};
