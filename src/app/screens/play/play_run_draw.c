/* Draws what all challenges share: title, figures, tables, the cover of a pause. */
#include "screens/play/play.h"

#include "client/games.h"
#include "game/pace.h"
#include "game/results.h"
#include "text/words.h"
#include "ui/bar.h"
#include "ui/cut.h"
#include "ui/shape.h"

#include <stdio.h>

/* ---- Words ---- */

void app_play_run_time_words(const play_layout *l, double ms, char *out, size_t size)
{
    if (ms >= 0)
        app_words_taken(l->view->settings, ms, out, size);
    else
        app_textf(out, size, APP_TEXT_NO_FIGURE);
}

void app_play_run_speed_words(int moves, double ms, char *out, size_t size)
{
    app_words_speed(game_speed(moves, game_whole_ms(ms)), out, size);
}

static void add_fact(const char *fact, char *out, size_t size)
{
    char before[200];
    snprintf(before, sizeof before, "%s", out);
    if (fact[0])
        app_textf(out, size, APP_TEXT_FACTS, before, fact);
}

/* What it is played by; once it is over, what it was. */
static const char *way_words(const play_layout *l)
{
    game_run_result result;
    const game_run *run = app_play_run(l);
    if (!run->over)
        return app_words_way(l->app->way);
    return game_run_result_of(run, 0, &result) ? app_words_way(result.way) : "";
}

void app_play_run_draw_title(const play_layout *l)
{
    char words[200];
    const play_run_view *view = l->run.view;
    const game_run *run = app_play_run(l);
    bool slides = run->challenge.metric == PUZZLE_METRIC_SLIDES;
    view->note(l, words, sizeof words);
    add_fact(way_words(l), words, sizeof words);
    add_fact(run->paused ? app_text(APP_TEXT_RUN_PAUSED) : "", words, sizeof words);
    app_bar_title(l->view, app_text(slides ? view->slides_title : view->title), words,
                  l->kind == APP_LAYOUT_PORTRAIT ? 178 : 228);
}

/* Of a run that is over: against the best one before it. */
static void verdict_words(const play_layout *l, char *out, size_t size)
{
    const play_run_best *best = &l->self->run.best;
    if (app_play_run_is_best(l))
        app_textf(out, size, APP_TEXT_RUN_NEW_BEST);
    else if (app_play_run(l)->count > 0 && !best->known)
        app_textf(out, size, APP_TEXT_RUN_FIRST);
    else
        out[0] = '\0';
}

static void draw_head(const play_layout *l)
{
    char title[96], verdict[96];
    app_rect at = l->panel;
    const app_colours *c = l->view->colours;
    l->run.view->outcome(l, title, sizeof title);
    verdict_words(l, verdict, sizeof verdict);
    app_type type = l->compact ? APP_TYPE_PAGE_TITLE : APP_TYPE_PANEL_TITLE;
    if (app_view_text_width(l->view, type, title) > at.w)
        type = APP_TYPE_SCREEN_TITLE;
    app_view_line(l->view, APP_ALIGN_LEFT, at.x, l->run.title, at.w, type, c->text, title);
    app_view_line(l->view, APP_ALIGN_LEFT, at.x, l->run.line, at.w, APP_TYPE_NOTE,
                  app_play_run_is_best(l) ? c->good : c->text2, verdict);
}

/* ---- Figures ---- */

/* Before the clock starts, the first one is how long the board is looked at. */
static int figures_of(const play_layout *l, play_figure out[PLAY_FIGURES])
{
    int count = l->run.view->figures(l, out);
    if (app_play_inspects(l->app)) {
        out[0] = (play_figure){.label = APP_TEXT_INSPECTION};
        app_play_inspection_words(l->app, &l->self->inspection, out[0].value, sizeof out->value);
    }
    return count;
}

static bool fit(const play_layout *l, const play_figure *figures, const int *edges, int count,
                app_type type)
{
    enum { APART = 20 };
    for (int i = 0; i < count; i++)
        if (app_view_text_width(l->view, type, figures[i].value) > edges[i + 1] - edges[i] - APART)
            return false;
    return true;
}

/* In the largest of the types in which all fit. */
static void draw_row(const play_layout *l, const play_figure *figures, const int *edges, int count,
                     int y, const app_type *types, int type_count)
{
    const app_colours *c = l->view->colours;
    int chosen = 0;
    while (chosen + 1 < type_count && !fit(l, figures, edges, count, types[chosen]))
        chosen++;
    app_type type = types[chosen];
    int drop = type == APP_TYPE_COUNTER          ? 37
               : type == APP_TYPE_RESULT         ? 34
               : type == APP_TYPE_COUNTER_MEDIUM ? 30
                                                 : 26;
    for (int i = 0; i < count; i++) {
        const play_figure *figure = &figures[i];
        int x = edges[i], room = edges[i + 1] - x - 6;
        app_view_line(l->view, APP_ALIGN_LEFT, x, y, room, APP_TYPE_LABEL, c->text2,
                      app_text(figure->label));
        app_view_line(l->view, APP_ALIGN_LEFT, x, y + drop, room, type,
                      figure->good ? c->good : c->text, figure->value);
        if (l->run.view->notes && !l->compact)
            app_view_line(l->view, APP_ALIGN_LEFT, x, y + drop + 25, room, APP_TYPE_LABEL, c->text2,
                          figure->note);
    }
}

/* Left edges in thousandths of the width. */
static void edges_of(app_rect at, const int *shares, int count, int *edges)
{
    for (int i = 0; i <= count; i++)
        edges[i] = at.x + at.w * shares[i] / 1000;
}

static void even_edges(app_rect at, int count, int *edges)
{
    for (int i = 0; i <= count; i++)
        edges[i] = at.x + at.w * i / count;
}

static void draw_figures(const play_layout *l)
{
    static const int shares[][4] = {
        [1] = {0, 1000}, [2] = {0, 620, 1000}, [3] = {0, 430, 730, 1000}};
    static const app_type large[] = {APP_TYPE_COUNTER, APP_TYPE_RESULT, APP_TYPE_COUNTER_MEDIUM,
                                     APP_TYPE_SMALL_COUNTER, APP_TYPE_BUTTON};
    static const app_type small[] = {APP_TYPE_SMALL_COUNTER, APP_TYPE_BUTTON, APP_TYPE_NOTE};
    play_figure all[PLAY_FIGURES] = {0};
    int edges[PLAY_FIGURES + 1], count = figures_of(l, all), first = l->run.view->large;
    int skipped = l->compact ? 2 : 0;
    edges_of(l->panel, shares[first], first, edges);
    if (l->run.large > 0)
        draw_row(l, all, edges, first, l->run.large, large + skipped, 5 - skipped);
    even_edges(l->panel, count - first, edges);
    draw_row(l, all + first, edges, count - first, l->run.small, small + (l->compact ? 1 : 0),
             l->compact ? 2 : 3);
    for (int i = 0; i < 2; i++)
        if (l->run.rules[i] > 0)
            app_view_rule(l->view, l->panel.x, l->run.rules[i], l->panel.w);
}

void app_play_run_draw_figures(const play_layout *l)
{
    enum { SHOWN = 5, LEFT = 32, TYPES = 4 };
    static const app_type types[] = {APP_TYPE_COUNTER_MEDIUM, APP_TYPE_SMALL_COUNTER,
                                     APP_TYPE_BUTTON, APP_TYPE_NOTE};
    static const int shares[] = {0, 270, 450, 640, 820, 1000};
    play_figure all[PLAY_FIGURES] = {0};
    int edges[SHOWN + 1], large = l->run.view->large, first = l->narrow ? 1 : 0;
    int count = app_at_most(figures_of(l, all), SHOWN);
    edges_of((app_rect){LEFT, 0, l->view->width - 2 * LEFT, 0}, shares, SHOWN, edges);
    draw_row(l, all, edges, large, l->counters, types + first, TYPES - first);
    draw_row(l, all + large, edges + large, count - large, l->counters, types + first + 1,
             TYPES - first - 1);
}

void app_play_run_draw_bar(const play_layout *l)
{
    char words[64];
    play_figure all[PLAY_FIGURES] = {0};
    const app_colours *c = l->view->colours;
    if (l->run.over)
        l->run.view->outcome(l, words, sizeof words);
    else
        l->run.view->brief(l, words, sizeof words);
    figures_of(l, all);
    int x = 52, most = l->view->width - 144;
    x += app_view_text(l->view, APP_ALIGN_LEFT, x, 26, APP_TYPE_SCREEN_TITLE, c->text,
                       all[0].value) +
         14;
    x += app_view_line(l->view, APP_ALIGN_LEFT, x, 26, most - x, APP_TYPE_LABEL, c->text2, words);
    const play_figure *next = &all[l->run.view->large];
    x += 14;
    int label = app_view_text_width(l->view, APP_TYPE_LABEL, app_text(next->label));
    if (x + label + 6 + app_view_text_width(l->view, APP_TYPE_NOTE, next->value) > most)
        return;
    app_view_text(l->view, APP_ALIGN_LEFT, x, 26, APP_TYPE_LABEL, c->text2, app_text(next->label));
    app_view_text(l->view, APP_ALIGN_LEFT, x + label + 6, 26, APP_TYPE_NOTE, c->text, next->value);
}

/* ---- Tables ---- */

/* Where the values end: the second one at the right edge. */
static int first_right(app_rect at)
{
    return at.x + at.w * 68 / 100;
}

void app_play_run_draw_heads(const play_layout *l, app_rect at, app_text_id name, app_text_id first,
                             app_text_id second)
{
    app_colour colour = l->view->colours->text2;
    int y = at.y + at.h / 2;
    app_view_text(l->view, APP_ALIGN_LEFT, at.x, y, APP_TYPE_LABEL, colour, app_text(name));
    app_view_text(l->view, APP_ALIGN_RIGHT, first_right(at), y, APP_TYPE_LABEL, colour,
                  app_text(first));
    app_view_text(l->view, APP_ALIGN_RIGHT, at.x + at.w, y, APP_TYPE_LABEL, colour,
                  app_text(second));
}

/* A board that is still to come. */
static void draw_sockets(const play_layout *l, app_rect tray, puzzle_size size)
{
    app_view_tray(l->view, tray, 6);
    if (l->view->settings->theme == GAME_THEME_CONTRAST)
        return;
    app_rect inner = app_cut_margin(tray, 4, 4);
    for (int cell = 0; cell < puzzle_size_cells(size); cell++) {
        app_rect column = app_cut_share(inner, cell % size.columns, size.columns, 1);
        int top = inner.h * (cell / size.columns) / size.rows;
        int foot = inner.h * (cell / size.columns + 1) / size.rows;
        app_view_fill(l->view, (app_rect){column.x, inner.y + top, column.w, foot - top - 1},
                      l->view->colours->socket);
    }
}

static void draw_row_board(const play_layout *l, app_rect icon, const play_run_row *row)
{
    const app_colours *c = l->view->colours;
    app_skin skin = app_game_skin(l->app);
    skin.goal = row->goal;
    skin.coloured = false;
    if (row->board)
        app_board_draw_miniature(l->view, icon, row->board, &skin);
    else
        draw_sockets(l, icon, row->size);
    if (row->now)
        app_shape_ring(l->view, icon, 6, 2, c->persimmon_line);
}

void app_play_run_draw_row(const play_layout *l, app_rect at, const play_run_row *row)
{
    enum { ICON = 42, OUT = 12 };
    const app_colours *c = l->view->colours;
    int y = at.y + at.h / 2, side = app_at_most(ICON, at.h - 6), x = at.x + side + 16;
    app_colour colour = row->done || row->now ? c->text : c->text2;
    if (row->now)
        app_grid_draw_chosen(l->view, (app_rect){at.x - OUT, at.y + 2, at.w + 2 * OUT, at.h - 4});
    else
        app_view_rule(l->view, x, at.y + at.h - 1, at.x + at.w - x);
    draw_row_board(l, (app_rect){at.x, y - side / 2, side, side}, row);
    x += app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LIST, colour, row->name);
    if (row->done)
        app_view_icon(l->view, x + 14, y - 8, 16, APP_ICON_TICK, c->good);
    app_view_text(l->view, APP_ALIGN_RIGHT, first_right(at), y, APP_TYPE_NOTE, colour, row->first);
    app_view_text(l->view, APP_ALIGN_RIGHT, at.x + at.w, y,
                  row->now ? APP_TYPE_NOTE : APP_TYPE_LABEL, colour, row->second);
}

/* ---- The whole ---- */

static void draw_goal_words(const play_layout *l)
{
    app_rect at = l->thumbnail;
    const app_colours *c = l->view->colours;
    const play_run_view *view = l->run.view;
    app_skin skin = app_game_skin(l->app);
    app_board_draw_miniature(l->view, at, skin.goal, &skin);
    int x = at.x + at.w + 18;
    app_view_text(l->view, APP_ALIGN_LEFT, x, at.y + 10, APP_TYPE_BUTTON, c->text,
                  app_text(APP_TEXT_GOAL));
    if (!l->compact)
        app_play_draw_goal_key(l, x, at.y + 35);
    if (l->run.foot == 0)
        return;
    const char *foot = app_text(view->foot == APP_TEXTS ? APP_TEXT_RUN_NO_HINTS : view->foot);
    app_view_paragraph(l->view, x, l->run.foot, l->panel.x + l->panel.w - x, APP_TYPE_LABEL,
                       c->text2, foot, 2);
}

void app_play_run_draw(const play_layout *l)
{
    const play_run_layout *run = &l->run;
    bool column = l->kind == APP_LAYOUT_WIDE || l->kind == APP_LAYOUT_MEDIUM;
    if (run->over && l->kind != APP_LAYOUT_MINIMUM)
        draw_head(l);
    if (column)
        draw_figures(l);
    run->view->draw(l);
    if (l->thumbnail.w > 0)
        draw_goal_words(l);
    else if (run->foot > 0)
        app_view_line(l->view, APP_ALIGN_LEFT, l->panel.x, run->foot, l->panel.w, APP_TYPE_LABEL,
                      l->view->colours->text2, app_text(run->view->foot));
}

/* ---- Over the board ---- */

bool app_play_run_covers(const play_layout *l)
{
    return l->run.cover.w > 0 || (l->view->covered && app_play_run_ticks(l->app));
}

/* Below a screen that lies above this one there is no slab. */
void app_play_run_draw_cover(const play_layout *l)
{
    app_rect slab = l->run.cover;
    app_view_tray(l->view, l->board.tray, 24);
    if (slab.w == 0)
        return;
    app_view_slab(l->view, slab, 20);
    app_view_text(l->view, APP_ALIGN_CENTRE, slab.x + slab.w / 2, slab.y + 40, APP_TYPE_PAGE_TITLE,
                  l->view->colours->text, app_text(APP_TEXT_PAUSED));
}

void app_play_run_draw_wrong(const play_layout *l)
{
    enum { OUT = 4, DASH = 8 };
    const play_run_state *self = &l->self->run;
    if (!l->run.over || self->cycles.wrong == 0)
        return;
    for (int cell = 0; cell < puzzle_size_cells(l->board.size); cell++) {
        app_rect face = app_board_view_face(&l->self->board, &l->board, cell, l->view->now);
        app_rect at = app_board_layout_units(&l->board, face);
        if (self->wrong[cell])
            app_shape_dashes(l->view, app_cut_margin(at, -OUT, -OUT), at.w / 8 + OUT, 3, DASH,
                             l->view->colours->error);
    }
}

/* From the dark of the tray. */
void app_play_run_draw_appearing(const play_layout *l)
{
    const play_run_state *self = &l->self->run;
    double age = (l->view->now - self->solved_at) / PLAY_APPEAR_MS;
    bool still = l->view->settings->reduced_motion || self->table || app_play_run_covers(l);
    if (self->solved_at <= 0 || age >= 1 || still)
        return;
    app_rect board = app_board_layout_units(&l->board, app_board_layout_board(&l->board));
    app_view_fill(l->view, board, app_colour_with_alpha(l->view->colours->tray, 1 - age));
}
