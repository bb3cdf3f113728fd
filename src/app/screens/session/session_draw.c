/* Draws the session: averages of the kind that was played last, and all results, the newest first. */
#include "screens/session/session.h"

#include "text/words.h"

#include <stdio.h>

static const game_result *newest(const game_results *results, size_t back)
{
    return &results->list[results->count - 1 - back];
}

/* ---- The figures ---- */

typedef struct figure {
    app_text_id label;
    double ms; /* negative: there are too few games yet */
} figure;

static void draw_figure(const session_layout *l, int x, int y, const figure *shown)
{
    char words[32];
    const app_colours *c = l->view->colours;
    if (shown->ms >= 0)
        app_words_taken(l->view->settings, shown->ms, words, sizeof words);
    else
        app_textf(words, sizeof words, APP_TEXT_NO_FIGURE);
    app_view_text(l->view, APP_ALIGN_LEFT, x, y + 20, APP_TYPE_LABEL, c->text2,
                  app_text(shown->label));
    app_view_text(l->view, APP_ALIGN_LEFT, x, y + 48, APP_TYPE_BUTTON,
                  shown->ms >= 0 ? c->text : c->disabled, words);
}

/* Of the kind of board that was won last. */
static void draw_figures(const session_layout *l)
{
    const game_results *results = &l->app->client.sitting;
    game_category kind = game_category_of(newest(results, 0));
    game_figures f = game_results_figures(results, &kind, GAME_FIGURE_TIME);
    const figure all[SESSION_FIGURES] = {{APP_TEXT_STATS_BEST, f.best},
                                         {APP_TEXT_STATS_LAST, f.last},
                                         {APP_TEXT_STATS_MEAN, f.mean},
                                         {APP_TEXT_STATS_AO5, f.ao[GAME_AO5]},
                                         {APP_TEXT_STATS_AO12, f.ao[GAME_AO12]}};
    int columns = l->figure_columns, edge = 16;
    app_view_well(l->view, l->figures, 14);
    for (int i = 0; i < SESSION_FIGURES; i++)
        draw_figure(l, l->figures.x + edge + (l->figures.w - edge) * (i % columns) / columns,
                    l->figures.y + 4 + i / columns * SESSION_FIGURE, &all[i]);
}

/* ---- The list ---- */

/* Right edges of the numbers; the kind of board stands before them. */
typedef struct columns {
    int number, kind, moves, time, speed;
} columns;

static columns columns_of(int x, int width)
{
    int last = x + width - 12, pitch = width < 500 ? 76 : 104;
    return (columns){x + 38, x + 52, last - 2 * pitch, last - pitch, last};
}

static void draw_number(const session_layout *l, int right, int y, app_colour colour,
                        const char *words)
{
    app_view_text(l->view, APP_ALIGN_RIGHT, right, y, APP_TYPE_LABEL, colour, words);
}

/* Before the moves there is room for the mark of a game with hints. */
enum { MARK = 60 };

static void draw_row(const void *of, int index, app_rect row)
{
    const session_layout *l = of;
    const app_colours *c = l->view->colours;
    const game_results *results = &l->app->client.sitting;
    const game_result *result = newest(results, (size_t)index);
    game_category kind = game_category_of(result);
    columns at = columns_of(row.x, row.w);
    int y = row.y + row.h / 2;
    char words[96];
    app_grid_draw_row(&l->self->page.grids[0], l->view, index, row);
    app_words_count(results->count - (size_t)index, words, sizeof words);
    draw_number(l, at.number, y, c->text2, words);
    app_words_category(&kind, true, words, sizeof words);
    app_view_line(l->view, APP_ALIGN_LEFT, at.kind, y, at.moves - MARK - at.kind, APP_TYPE_LABEL,
                  c->text, words);
    if (game_result_credit(result) == GAME_CREDIT_ASSISTED)
        app_view_icon(l->view, at.moves - MARK, y - 8, 16, APP_ICON_HINT, c->text2);
    app_words_count((unsigned long long)result->moves, words, sizeof words);
    draw_number(l, at.moves, y, c->text, words);
    app_words_taken(l->view->settings, (double)result->time_ms, words, sizeof words);
    draw_number(l, at.time, y, c->text, words);
    app_words_speed(game_result_value(result, GAME_FIGURE_SPEED), words, sizeof words);
    draw_number(l, at.speed, y, c->text, words);
}

static void draw_list(const session_layout *l)
{
    const app_grid_page *page = &l->page.grids[0];
    app_colour colour = l->view->colours->text2;
    columns at = columns_of(page->window.x, page->width);
    int y = l->list.y + SESSION_HEADS / 2 + 2;
    app_view_well(l->view, l->list, 14);
    draw_number(l, at.moves, y, colour, app_text(APP_TEXT_MOVES));
    draw_number(l, at.time, y, colour, app_text(APP_TEXT_TIME));
    draw_number(l, at.speed, y, colour, app_text(APP_TEXT_SPEED));
    app_page_draw_grid(&l->self->page, &l->page, 0, draw_row, l);
}

/* ---- The whole ---- */

static void draw_head(const session_layout *l)
{
    char games[48], kind[96], words[160];
    const app_colours *c = l->view->colours;
    const game_results *results = &l->app->client.sitting;
    int x = l->inner.x, y = l->slab.y;
    app_view_text(l->view, APP_ALIGN_LEFT, x, y + 36, APP_TYPE_PAGE_TITLE, c->text,
                  app_text(APP_TEXT_SESSION));
    if (results->count == 0)
        return;
    game_category category = game_category_of(newest(results, 0));
    app_text_n(games, sizeof games, APP_TEXT_STATS_GAMES, (long long)results->count);
    app_words_category(&category, true, kind, sizeof kind);
    app_textf(words, sizeof words, APP_TEXT_SESSION_NOTE, games, kind);
    app_view_line(l->view, APP_ALIGN_LEFT, x, y + 70, l->inner.w, APP_TYPE_LABEL, c->text2, words);
}

void app_session_draw(const void *layout)
{
    const session_layout *l = layout;
    app_view_slab(l->view, l->slab, l->slab.y > 0 ? 24 : 0);
    draw_head(l);
    if (l->figures.w > 0) {
        draw_figures(l);
        draw_list(l);
    } else {
        app_view_paragraph(l->view, l->inner.x, l->slab.y + 100, l->inner.w, APP_TYPE_LIST,
                           l->view->colours->text2, app_text(APP_TEXT_SESSION_EMPTY), 10);
    }
    app_page_draw(&l->self->page, &l->page);
}
