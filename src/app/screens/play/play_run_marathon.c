/* Marathon: the times of its boards as a chart and as a list, the newest first. */
#include "screens/play/play.h"

#include "chart/line.h"
#include "client/games.h"
#include "text/words.h"
#include "ui/cut.h"

#include <math.h>
#include <stdio.h>

/* ---- Figures ---- */

static void fill_average(const play_layout *l, app_text_id label, int boards, double best,
                         play_figure *out)
{
    char time[32];
    const game_run *run = app_play_run(l);
    double now = game_run_average(run, boards);
    out->label = label;
    app_play_run_time_words(l, now, out->value, sizeof out->value);
    app_play_run_time_words(l, best, time, sizeof time);
    if (run->count == (size_t)boards)
        app_textf(out->note, sizeof out->note, APP_TEXT_RUN_FIRST_AVERAGE);
    else if (now >= 0)
        app_textf(out->note, sizeof out->note, APP_TEXT_RESULT_BEST, time);
}

/* Ended early it has no mean of all its boards: the note says of how many. */
static void fill_mean(const play_layout *l, play_figure *out)
{
    const game_run *run = app_play_run(l);
    out->label = APP_TEXT_STATS_MEAN;
    app_play_run_time_words(l, game_run_mean(run), out->value, sizeof out->value);
    if (run->count > 0)
        app_text_n(out->note, sizeof out->note, APP_TEXT_RUN_OF_BOARDS, (long long)run->count);
}

static void fill_fastest(const play_layout *l, play_figure *out)
{
    const game_run *run = app_play_run(l);
    int fastest = game_run_fastest(run);
    out->label = APP_TEXT_STATS_BEST;
    app_play_run_time_words(l, fastest >= 0 ? (double)run->boards[fastest].time_ms : -1, out->value,
                            sizeof out->value);
    if (fastest >= 0)
        app_textf(out->note, sizeof out->note, APP_TEXT_RUN_BOARD, fastest + 1);
}

static int figures(const play_layout *l, play_figure out[PLAY_FIGURES])
{
    out[0].label = APP_TEXT_TIME;
    app_play_run_time_words(l, l->self->time, out[0].value, sizeof out->value);
    out[1].label = APP_TEXT_MOVES;
    app_words_count((unsigned long long)l->session->moves, out[1].value, sizeof out->value);
    out[2].label = APP_TEXT_SPEED;
    app_play_run_speed_words(l->session->moves, l->self->time, out[2].value, sizeof out->value);
    fill_average(l, APP_TEXT_STATS_AO5, 5, l->self->run.best_ao5, &out[3]);
    fill_average(l, APP_TEXT_STATS_AO12, 12, l->self->run.best_ao12, &out[4]);
    fill_mean(l, &out[5]);
    fill_fastest(l, &out[6]);
    return 7;
}

static void note(const play_layout *l, char *out, size_t size)
{
    char board[32], now[16], all[16];
    const game_run *run = app_play_run(l);
    const game_challenge *challenge = &run->challenge;
    size_t index = run->count + (game_session_solved(l->session) ? 0 : 1);
    app_textf(board, sizeof board, APP_TEXT_SIZE, challenge->size.columns, challenge->size.rows);
    app_words_count(index, now, sizeof now);
    app_words_count((unsigned long long)challenge->boards, all, sizeof all);
    app_textf(out, size, APP_TEXT_RUN_MARATHON_NOTE, board, now, all);
}

static void brief(const play_layout *l, char *out, size_t size)
{
    char now[16], all[16];
    const game_run *run = app_play_run(l);
    app_words_count(run->count + (game_session_solved(l->session) ? 0 : 1), now, sizeof now);
    app_words_count((unsigned long long)run->challenge.boards, all, sizeof all);
    app_textf(out, size, APP_TEXT_RUN_BOARD_OF, now, all);
}

static void outcome(const play_layout *l, char *out, size_t size)
{
    char done[16], all[16];
    const game_run *run = app_play_run(l);
    app_words_count(run->count, done, sizeof done);
    app_words_count((unsigned long long)run->challenge.boards, all, sizeof all);
    if (game_run_complete(run))
        app_text_n(out, size, APP_TEXT_RUN_ALL_SOLVED, (long long)run->count);
    else
        app_textf(out, size, APP_TEXT_RUN_SOLVED_OF, done, all);
}

/* ---- The chart: the last boards, so that it costs the same on the last of thousands ---- */

enum { SHOWN_MOST = 60, AVERAGED = 5, CHART = 92, CHART_TITLE = 28, AXIS = 46 };

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
    char words[32];
    const app_colours *c = ch->view->colours;
    int lines = (int)lround((ch->high - ch->low) / ch->step);
    for (int i = 0; i <= lines; i += lines > 2 ? lines : 1) {
        double value = ch->low + i * ch->step;
        int y = (int)y_of(ch, value);
        app_words_time(value, app_time_digits_apart(ch->step), words, sizeof words);
        app_view_fill(ch->view, (app_rect){ch->area.x - 6, y, ch->area.w + 12, 1}, c->track);
        app_view_text(ch->view, APP_ALIGN_LEFT, ch->area.x + ch->area.w + 14, y, APP_TYPE_CHIP,
                      c->text2, words);
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

static void draw_legend(const play_layout *l, app_rect at, app_colour dot, app_colour line)
{
    const app_colours *c = l->view->colours;
    const char *ao5 = app_text(APP_TEXT_STATS_AO5), *each = app_text(APP_TEXT_RUN_EACH);
    int x = at.x + at.w, y = at.y + CHART_TITLE / 2 - 2;
    int taken = app_view_text(l->view, APP_ALIGN_LEFT, at.x, y, APP_TYPE_NOTE, c->text2,
                              app_text(APP_TEXT_RUN_CHART));
    x -= app_view_text_width(l->view, APP_TYPE_LABEL, ao5);
    int legend = x - 48 - app_view_text_width(l->view, APP_TYPE_LABEL, each) - 18;
    if (legend < at.x + taken + 12)
        return;
    app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, c->text2, ao5);
    app_view_fill(l->view, (app_rect){x - 30, y - 1, 22, 3}, line);
    app_view_text(l->view, APP_ALIGN_LEFT, legend + 18, y, APP_TYPE_LABEL, c->text2, each);
    app_view_icon(l->view, legend, y - 5, 10, APP_ICON_DISC, dot);
}

static void draw_chart(const play_layout *l, app_rect at)
{
    const game_run *run = app_play_run(l);
    game_theme theme = (game_theme)l->view->settings->theme;
    app_colour dot = app_style_series(theme, 0), line = app_style_series(theme, 1);
    app_rect well = {at.x - 8, at.y + CHART_TITLE, at.w + 16, CHART};
    chart ch = {.view = l->view,
                .run = run,
                .area = {well.x + 18, well.y + 18, well.w - 18 - AXIS, well.h - 36},
                .count = run->count < SHOWN_MOST ? run->count : SHOWN_MOST};
    ch.first = run->count - ch.count;
    draw_legend(l, at, dot, line);
    app_view_well(l->view, well, 14);
    if (ch.count == 0)
        return;
    choose_axis(&ch);
    draw_axis(&ch);
    for (size_t i = 0; i + 1 < ch.count; i++)
        draw_dot(&ch, i, ch.count > 30 ? 7 : 9, dot);
    draw_averages(&ch, line);
    draw_star(&ch, l->view->colours->persimmon_line);
    draw_dot(&ch, ch.count - 1, 11, l->view->colours->text);
}

/* ---- The list ---- */

enum { HEADS = 34, EDGES = 8, ROW = 36, LEAST_ROWS = 2, ROWS_BELOW_CHART = 3 };

/* So many whole rows have room. */
static int rows_in(const play_layout *l, int height)
{
    return (height - HEADS - EDGES) / app_grid_row(l->view, ROW);
}

/* No row of it is cut; h = 0: it has no room. */
static app_rect list_of(const play_layout *l)
{
    enum { CHART_HEIGHT = CHART_TITLE + CHART + 12 };
    app_rect at = l->run.body;
    if (rows_in(l, at.h - CHART_HEIGHT) >= ROWS_BELOW_CHART)
        app_cut_top(&at, CHART_HEIGHT);
    int rows = rows_in(l, at.h);
    at.h = rows < LEAST_ROWS ? 0 : HEADS + EDGES + rows * app_grid_row(l->view, ROW);
    return app_cut_margin(at, -8, 0);
}

static void place(play_layout *l)
{
    app_rect list = list_of(l);
    if (list.h == 0)
        return;
    app_cut_top(&list, HEADS);
    app_grid_page page = app_grid_rows(PLAY_LIST, app_cut_margin(list, 6, EDGES / 2),
                                       app_grid_row(l->view, ROW), (int)app_play_run(l)->count);
    if (page.count > 0)
        app_page_add_grid(&l->page, 0, page, app_text(APP_TEXT_RUN_CHART));
}

/* Right edges. */
typedef struct columns {
    int time, moves, speed;
} columns;

static columns columns_of(int x, int width)
{
    int last = x + width - 14, pitch = width * 24 / 100;
    return (columns){last - 2 * pitch, last - pitch, last};
}

static void draw_board(const void *of, int row, app_rect at)
{
    const play_layout *l = of;
    const app_colours *c = l->view->colours;
    const game_run *run = app_play_run(l);
    size_t index = run->count - 1 - (size_t)row;
    const game_run_board *board = &run->boards[index];
    columns right = columns_of(at.x, at.w);
    int y = at.y + at.h / 2;
    char words[32];
    app_grid_draw_row(&l->self->page.grids[0], l->view, row, at);
    app_words_count(index + 1, words, sizeof words);
    app_view_text(l->view, APP_ALIGN_LEFT, at.x + 14, y, APP_TYPE_LABEL, c->text2, words);
    if ((int)index == game_run_fastest(run))
        app_view_icon(l->view, at.x + 52, y - 7, 14, APP_ICON_STAR, c->persimmon_line);
    app_play_run_time_words(l, (double)board->time_ms, words, sizeof words);
    app_view_text(l->view, APP_ALIGN_RIGHT, right.time, y, APP_TYPE_NOTE, c->text, words);
    app_words_count((unsigned long long)board->moves, words, sizeof words);
    app_view_text(l->view, APP_ALIGN_RIGHT, right.moves, y, APP_TYPE_LABEL, c->text, words);
    app_play_run_speed_words(board->moves, (double)board->time_ms, words, sizeof words);
    app_view_text(l->view, APP_ALIGN_RIGHT, right.speed, y, APP_TYPE_LABEL, c->text, words);
}

static void draw_list(const play_layout *l, app_rect list)
{
    app_colour colour = l->view->colours->text2;
    columns right = columns_of(list.x + 6, list.w - 28);
    int y = list.y + HEADS / 2 + 3;
    app_view_well(l->view, list, 14);
    app_view_text(l->view, APP_ALIGN_LEFT, list.x + 20, y, APP_TYPE_LABEL, colour,
                  app_text(APP_TEXT_RUN_BOARD_HEAD));
    app_view_text(l->view, APP_ALIGN_RIGHT, right.time, y, APP_TYPE_LABEL, colour,
                  app_text(APP_TEXT_TIME));
    app_view_text(l->view, APP_ALIGN_RIGHT, right.moves, y, APP_TYPE_LABEL, colour,
                  app_text(APP_TEXT_MOVES));
    app_view_text(l->view, APP_ALIGN_RIGHT, right.speed, y, APP_TYPE_LABEL, colour,
                  app_text(APP_TEXT_SPEED));
    if (app_play_run(l)->count > 0)
        app_page_draw_grid(&l->self->page, &l->page, 0, draw_board, l);
}

static void draw(const play_layout *l)
{
    app_rect list = list_of(l);
    if (list.y > l->run.body.y)
        draw_chart(l, l->run.body);
    if (list.h > 0)
        draw_list(l, list);
}

const play_run_view app_play_marathon = {
    .title = APP_TEXT_RUN_MARATHON,
    .foot = APP_TEXTS,
    .width = 476,
    .large = 3,
    .of_board = true,
    .notes = true,
    .figures = figures,
    .note = note,
    .brief = brief,
    .outcome = outcome,
    .place = place,
    .draw = draw,
};
