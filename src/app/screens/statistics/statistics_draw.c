/* Draws the statistics: categories, figures and questions. */
#include "screens/statistics/statistics.h"

#include "text/words.h"
#include "ui/bar.h"

#include <stdio.h>

typedef struct painter {
    const app *app;
    const app_view *view;
    const statistics_state *self;
    const statistics_layout *layout;
} painter;

static void draw_bar(const painter *p)
{
    if (!p->layout->tabbed ||
        p->layout->kind != APP_LAYOUT_MINIMUM) /* else the tabs stand in its place */
        app_bar_title(p->view, app_text(APP_TEXT_STATISTICS), NULL, 180);
}

static void draw_board(const void *of, int index, app_rect row)
{
    const painter *p = of;
    const app_colours *c = p->view->colours;
    const game_category *category = &p->self->categories[index];
    int y = row.y + row.h / 2;
    int pad = 14;
    char words[96], games[48];
    app_grid_draw_row(&p->self->page.grids[STATISTICS_LIST_BOARDS], p->view, index, row);
    app_statistics_category_words(category, words, sizeof words);
    app_statistics_games_words(category->games, games, sizeof games);
    int width = app_view_text(p->view, APP_ALIGN_RIGHT, row.x + row.w - pad, y, APP_TYPE_LABEL,
                              c->text2, games);
    app_view_fit(p->view, APP_TYPE_NOTE, words, row.w - 3 * pad - width, words, sizeof words);
    app_view_text(p->view, APP_ALIGN_LEFT, row.x + pad, y, APP_TYPE_NOTE, c->text, words);
}

/* The first question is short; the last one says exactly what goes. */
static void draw_question(const painter *p)
{
    const app_colours *c = p->view->colours;
    app_rect at = p->layout->question;
    char games[48], words[256];
    if (at.w == 0)
        return;
    app_view_icon(p->view, at.x, at.y + 14, 22, APP_ICON_WARN, c->bounded);
    app_view_text(p->view, APP_ALIGN_LEFT, at.x + 32, at.y + 25, APP_TYPE_BUTTON, c->text,
                  app_text(p->self->asked == STATISTICS_ASKS_LAST ? APP_TEXT_STATS_ASK_LAST
                                                                  : APP_TEXT_STATS_ASK_FIRST));
    if (p->self->asked != STATISTICS_ASKS_LAST)
        return;
    app_words_count(p->app->client.results.count, games, sizeof games);
    app_textf(words, sizeof words, APP_TEXT_STATS_ASK_WHAT, games);
    app_view_paragraph(p->view, at.x, at.y + 54, at.w, APP_TYPE_LABEL, c->text2, words, 5);
}

static void draw_heading(const painter *p)
{
    const app_colours *c = p->view->colours;
    const game_category *chosen = app_statistics_chosen(p->self);
    app_rect at = p->layout->title;
    char words[96], games[48];
    if (at.w == 0 || !chosen)
        return;
    app_statistics_category_words(chosen, words, sizeof words);
    app_statistics_games_words(chosen->games, games, sizeof games);
    app_view_fit(p->view, APP_TYPE_BUTTON, words, at.w, words, sizeof words);
    app_view_text(p->view, APP_ALIGN_LEFT, at.x, at.y + at.h / 2 - 11, APP_TYPE_BUTTON, c->text,
                  words);
    app_view_text(p->view, APP_ALIGN_LEFT, at.x, at.y + at.h / 2 + 12, APP_TYPE_LABEL, c->text2,
                  games);
}

/* One of the figures: its name, its value, and a word on where it comes from. */
typedef struct figure {
    app_text_id label;
    bool known;
    char value[48], note[64];
} figure;

static figure single(const painter *p, app_text_id label, double value, const game_result *result)
{
    figure out = {.label = label, .known = true};
    app_statistics_value_words(value, p->self->kind, out.value, sizeof out.value);
    app_statistics_day_words(result->date, false, out.note, sizeof out.note);
    return out;
}

static figure mean(const painter *p)
{
    figure out = {.label = APP_TEXT_STATS_MEAN, .known = true};
    char games[48];
    app_statistics_mean_words(p->self->figures.mean, p->self->kind, out.value, sizeof out.value);
    app_statistics_games_words(p->self->game_count, games, sizeof games);
    app_textf(out.note, sizeof out.note, APP_TEXT_STATS_MEAN_OF, games);
    return out;
}

static figure average(const painter *p, app_text_id label, double value, double best, int games)
{
    figure out = {.label = label, .known = value >= 0};
    char words[48];
    if (!out.known) {
        snprintf(out.value, sizeof out.value, "–");
        app_text_n(out.note, sizeof out.note, APP_TEXT_STATS_AFTER, games);
        return out;
    }
    app_statistics_mean_words(value, p->self->kind, out.value, sizeof out.value);
    app_statistics_mean_words(best, p->self->kind, words, sizeof words);
    app_textf(out.note, sizeof out.note, APP_TEXT_STATS_BEST_AVERAGE, words);
    return out;
}

static void list_figures(const painter *p, figure out[STATISTICS_FIGURES_SHOWN])
{
    const statistics_state *self = p->self;
    const game_figures *f = &self->figures;
    out[0] = single(p, APP_TEXT_STATS_BEST, f->best, self->ranked[0].result);
    out[1] = single(p, APP_TEXT_STATS_LAST, f->last, self->games[self->game_count - 1].result);
    out[2] = mean(p);
    out[3] = average(p, APP_TEXT_STATS_AO5, f->ao5, f->best_ao5, 5);
    out[4] = average(p, APP_TEXT_STATS_AO12, f->ao12, f->best_ao12, 12);
    out[5] = average(p, APP_TEXT_STATS_AO100, f->ao100, f->best_ao100, 100);
}

static void draw_figures(const painter *p)
{
    const app_colours *c = p->view->colours;
    app_rect well = p->layout->figures;
    figure figures[STATISTICS_FIGURES_SHOWN];
    if (well.w == 0 || p->self->game_count == 0)
        return;
    app_view_well(p->view, well, 14);
    list_figures(p, figures);
    int columns = p->layout->figure_columns;
    int edge = 6;
    int pad = columns > 3 && well.w < 800 ? 10 : 16;
    int height = (well.h - 2 * edge) / (STATISTICS_FIGURES_SHOWN / columns);
    for (int i = 0; i < STATISTICS_FIGURES_SHOWN; i++) {
        int x = well.x + edge + pad + (well.w - 2 * edge) * (i % columns) / columns;
        int y = well.y + edge + i / columns * height;
        app_view_text(p->view, APP_ALIGN_LEFT, x, y + 18, APP_TYPE_LABEL, c->text2,
                      app_text(figures[i].label));
        app_view_text(p->view, APP_ALIGN_LEFT, x, y + 46, APP_TYPE_SMALL_COUNTER,
                      figures[i].known ? c->text : c->disabled, figures[i].value);
        app_view_text(p->view, APP_ALIGN_LEFT, x, y + 73, APP_TYPE_LABEL, c->text2,
                      figures[i].note);
    }
    app_rect note = p->layout->note;
    app_view_paragraph(p->view, note.x, note.y, note.w, APP_TYPE_LABEL, c->text2,
                       app_text(APP_TEXT_STATS_AVERAGES_NOTE), columns > 3 ? 1 : 2);
}

static void draw_empty(const painter *p)
{
    const app_colours *c = p->view->colours;
    app_rect at = p->layout->empty;
    if (at.w == 0)
        return;
    app_view_icon(p->view, at.x, at.y - 44, 28, APP_ICON_STATS, c->text2);
    app_view_text(p->view, APP_ALIGN_LEFT, at.x, at.y + 14, APP_TYPE_PAGE_TITLE, c->text,
                  app_text(APP_TEXT_STATS_EMPTY));
    app_view_paragraph(p->view, at.x, at.y + 56, at.w, APP_TYPE_LABEL, c->text2,
                       app_text(APP_TEXT_STATS_EMPTY_NOTE), 5);
}

void app_statistics_draw(const app *app, const void *state, const app_view *view)
{
    const statistics_state *self = state;
    statistics_layout layout;
    app_statistics_lay_out(app, self, &layout);
    painter p = {app, view, self, &layout};
    draw_bar(&p);
    app_page_draw_grid(&self->page, &layout.page, STATISTICS_LIST_BOARDS, draw_board, &p);
    draw_question(&p);
    draw_heading(&p);
    draw_figures(&p);
    app_statistics_draw_graph(self, &layout, view);
    app_statistics_draw_table(self, &layout, view);
    draw_empty(&p);
    app_page_draw(&self->page, &layout.page);
}
