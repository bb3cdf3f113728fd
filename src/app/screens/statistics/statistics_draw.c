/* Draws the statistics: categories, figures, the table of the best results, and questions. */
#include "screens/statistics/statistics.h"

#include "os/clock.h"
#include "text/words.h"
#include "ui/bar.h"

#include <math.h>
#include <stdio.h>

void app_statistics_value_words(const app_view *view, double value, game_figure_kind kind,
                                char *out, size_t size)
{
    if (kind == GAME_FIGURE_TIME)
        app_words_taken(view->settings, value, out, size);
    else if (kind == GAME_FIGURE_MOVES)
        app_words_count((unsigned long long)llround(value), out, size);
    else
        app_words_decimal(value, 2, out, size);
}

static void mean_words(const app_view *view, double value, game_figure_kind kind, char *out,
                       size_t size)
{
    if (kind == GAME_FIGURE_TIME)
        app_words_taken(view->settings, value, out, size);
    else if (kind == GAME_FIGURE_MOVES)
        app_words_decimal(value, 1, out, size);
    else
        app_statistics_value_words(view, value, kind, out, size);
}

static void day_words(int64_t date, bool minute, char *out, size_t size)
{
    char day[OS_CLOCK_DAY_SIZE];
    os_clock_day(date, day);
    snprintf(out, size, "%.*s", minute ? (int)sizeof day : 10, day);
}

/* The tabs stand in the title's place in the smallest windows. */
static void draw_bar(const statistics_layout *l)
{
    if (!l->tabbed || l->kind != APP_LAYOUT_MINIMUM)
        app_bar_title(l->view, app_text(APP_TEXT_STATISTICS), NULL, 228);
}

/* Of a kind of board, or one way to play it, which stands below its kind. */
static void draw_board(const void *of, int index, app_rect row)
{
    const statistics_layout *l = of;
    const app_colours *c = l->view->colours;
    const game_category *category = &l->self->categories[index];
    bool part = category->way != GAME_WAY_UNKNOWN;
    int pad = 14, x = row.x + (part ? 2 * pad : pad), y = row.y + row.h / 2;
    char words[96], games[48];
    app_grid_draw_row(&l->self->page.grids[STATISTICS_LIST_BOARDS], l->view, index, row);
    if (part)
        snprintf(words, sizeof words, "%s", app_words_way(category->way));
    else
        app_words_category(category, false, words, sizeof words);
    app_text_n(games, sizeof games, APP_TEXT_STATS_GAMES, (long long)category->games);
    int width = app_view_text(l->view, APP_ALIGN_RIGHT, row.x + row.w - pad, y, APP_TYPE_LABEL,
                              c->text2, games);
    app_view_line(l->view, APP_ALIGN_LEFT, x, y, row.x + row.w - 2 * pad - width - x,
                  part ? APP_TYPE_LABEL : APP_TYPE_NOTE, c->text, words);
}

/* The first question is short; the last one says exactly what goes. */
static void draw_question(const statistics_layout *l)
{
    const app_colours *c = l->view->colours;
    bool last = l->self->asked == STATISTICS_ASKS_LAST;
    app_rect at = l->question;
    char games[48], words[256];
    if (at.w == 0)
        return;
    app_view_icon(l->view, at.x, at.y + 14, 22, APP_ICON_WARN, c->bounded);
    app_view_text(l->view, APP_ALIGN_LEFT, at.x + 32, at.y + 25, APP_TYPE_BUTTON, c->text,
                  app_text(last ? APP_TEXT_STATS_ASK_LAST : APP_TEXT_STATS_ASK_FIRST));
    if (!last)
        return;
    app_words_count(l->app->client.results.count, games, sizeof games);
    app_textf(words, sizeof words, APP_TEXT_STATS_ASK_WHAT, games);
    app_view_paragraph(l->view, at.x, at.y + 54, at.w, APP_TYPE_LABEL, c->text2, words, 5);
}

/* How many games there are, and how many of them with hints; of one session alone. */
static void games_words(const statistics_layout *l, const game_category *chosen, char *out,
                        size_t size)
{
    char games[48], hinted[48], both[100];
    size_t assisted = 0;
    const statistics_state *self = l->self;
    for (size_t i = 0; i < self->game_count; i++)
        assisted += game_result_credit(self->games[i].result) == GAME_CREDIT_ASSISTED;
    app_text_n(games, sizeof games, APP_TEXT_STATS_GAMES, (long long)chosen->games);
    app_text_n(hinted, sizeof hinted, APP_TEXT_STATS_WITH_HINTS, (long long)assisted);
    if (assisted > 0)
        app_textf(both, sizeof both, APP_TEXT_LIST, games, hinted);
    else
        snprintf(both, sizeof both, "%s", games);
    if (self->session[0] != '\0')
        app_textf(out, size, APP_TEXT_LIST, both, self->session);
    else
        snprintf(out, size, "%s", both);
}

static void draw_assisted_switch(const statistics_layout *l)
{
    enum { TOGGLE = 64 + 12 };
    app_rect at = l->assisted;
    if (at.w > 0)
        app_view_line(l->view, APP_ALIGN_LEFT, at.x, at.y + at.h / 2, at.w - TOGGLE, APP_TYPE_LABEL,
                      l->view->colours->text, app_text(APP_TEXT_STATS_ASSISTED));
}

static void draw_heading(const statistics_layout *l)
{
    const app_colours *c = l->view->colours;
    const game_category *chosen = app_statistics_chosen(l->self);
    app_rect at = l->title;
    char words[160];
    if (at.w == 0 || !chosen)
        return;
    app_words_category(chosen, false, words, sizeof words);
    app_view_line(l->view, APP_ALIGN_LEFT, at.x, at.y + at.h / 2 - 11, at.w, APP_TYPE_BUTTON,
                  c->text, words);
    games_words(l, chosen, words, sizeof words);
    app_view_line(l->view, APP_ALIGN_LEFT, at.x, at.y + at.h / 2 + 12, at.w, APP_TYPE_LABEL,
                  c->text2, words);
}

/* ---- The figures ---- */

/* A row of their table: of the last games, and the best there ever was. */
typedef struct figure {
    app_text_id label;
    double last, best;    /* negative: there are too few games yet */
    const char *in_place; /* of the best, where there is none to tell; else NULL */
} figure;

/* Right edges of the two columns. */
typedef struct edges {
    int last, best;
} edges;

enum { FIGURE_WIDE = 112, FIGURES_PAD = 18 };

static edges edges_of(app_rect well)
{
    int best = well.x + well.w - FIGURES_PAD, pitch = (well.w - 2 * FIGURES_PAD) * 36 / 100;
    return (edges){best - (pitch > FIGURE_WIDE ? pitch : FIGURE_WIDE), best};
}

static void figure_words(const statistics_layout *l, const figure *shown, double value, char *out,
                         size_t size)
{
    if (value < 0)
        app_textf(out, size, APP_TEXT_NO_FIGURE);
    else if (shown->label == APP_TEXT_STATS_SINGLE)
        app_statistics_value_words(l->view, value, l->self->kind, out, size);
    else
        mean_words(l->view, value, l->self->kind, out, size);
}

static void draw_figure(const statistics_layout *l, int y, const figure *shown)
{
    const app_colours *c = l->view->colours;
    edges at = edges_of(l->figures);
    char words[48];
    app_view_text(l->view, APP_ALIGN_LEFT, l->figures.x + FIGURES_PAD, y, APP_TYPE_LABEL, c->text2,
                  app_text(shown->label));
    figure_words(l, shown, shown->last, words, sizeof words);
    app_view_line(l->view, APP_ALIGN_RIGHT, at.last, y, FIGURE_WIDE - 4, APP_TYPE_LIST,
                  shown->last >= 0 ? c->text : c->disabled, words);
    if (shown->in_place) {
        app_view_line(l->view, APP_ALIGN_RIGHT, at.best, y, FIGURE_WIDE - 4, APP_TYPE_LABEL,
                      c->text2, shown->in_place);
        return;
    }
    figure_words(l, shown, shown->best, words, sizeof words);
    app_view_line(l->view, APP_ALIGN_RIGHT, at.best, y, FIGURE_WIDE - 4, APP_TYPE_LIST,
                  shown->best >= 0 ? c->text : c->disabled, words);
}

static void list_figures(const game_figures *f, const char *games,
                         figure out[STATISTICS_FIGURES_SHOWN])
{
    static const app_text_id averages[GAME_AVERAGES] = {
        [GAME_AO5] = APP_TEXT_STATS_AO5,     [GAME_AO12] = APP_TEXT_STATS_AO12,
        [GAME_AO25] = APP_TEXT_STATS_AO25,   [GAME_AO50] = APP_TEXT_STATS_AO50,
        [GAME_AO100] = APP_TEXT_STATS_AO100,
    };
    int count = 0;
    out[count++] = (figure){APP_TEXT_STATS_SINGLE, f->last, f->best, NULL};
    for (int k = 0; k < GAME_AVERAGES; k++)
        out[count++] = (figure){averages[k], f->ao[k], f->best_ao[k], NULL};
    out[count++] = (figure){APP_TEXT_STATS_MEAN, f->mean, -1, games};
}

static void draw_figures(const statistics_layout *l)
{
    const statistics_state *self = l->self;
    figure figures[STATISTICS_FIGURES_SHOWN];
    app_rect well = l->figures, note = l->note;
    char count[48], games[64];
    if (well.w == 0 || self->game_count == 0)
        return;
    edges at = edges_of(well);
    app_text_n(count, sizeof count, APP_TEXT_STATS_GAMES, (long long)self->counted_count);
    app_textf(games, sizeof games, APP_TEXT_STATS_MEAN_OF, count);
    list_figures(&self->figures, games, figures);
    app_view_well(l->view, well, 14);
    app_statistics_note(l->view, APP_ALIGN_RIGHT, at.last, well.y + STATISTICS_HEAD / 2 + 2,
                        app_text(APP_TEXT_STATS_LAST));
    app_statistics_note(l->view, APP_ALIGN_RIGHT, at.best, well.y + STATISTICS_HEAD / 2 + 2,
                        app_text(APP_TEXT_STATS_BEST));
    int room = well.h - STATISTICS_HEAD - 6;
    for (int i = 0; i < STATISTICS_FIGURES_SHOWN; i++) {
        int top = well.y + STATISTICS_HEAD + room * i / STATISTICS_FIGURES_SHOWN;
        app_view_fill(l->view, (app_rect){well.x + 14, top, well.w - 28, 1},
                      l->view->colours->track);
        draw_figure(l, top + room / STATISTICS_FIGURES_SHOWN / 2, &figures[i]);
    }
    app_view_paragraph(l->view, note.x, note.y, note.w, APP_TYPE_LABEL, l->view->colours->text2,
                       app_text(APP_TEXT_STATS_AVERAGES_NOTE), STATISTICS_NOTE_LINES);
}

/* ---- The best results, one a row ---- */

enum { COLUMNS = GAME_FIGURE_KINDS + 2 }; /* the kinds of figures, hints, the date */

/* Right edges of the columns in a row. */
typedef struct columns {
    int rank;
    int at[COLUMNS];
    bool minute; /* dates have the time of day */
} columns;

static columns columns_of(int x, int width)
{
    static const int parts[COLUMNS - 1] = {31, 55, 80, 98}; /* of what rank and date leave, in % */
    columns c = {.rank = x + 42, .minute = width >= 640};
    int last = x + width - 12;
    int date = c.minute ? 160 : 86;
    for (int i = 0; i < COLUMNS - 1; i++)
        c.at[i] = c.rank + (last - date - c.rank) * parts[i] / 100;
    c.at[COLUMNS - 1] = last;
    return c;
}

static void draw_cell(const statistics_layout *l, int right, int y, int column, bool head,
                      const char *words)
{
    const app_colours *c = l->view->colours;
    bool chosen = column == (int)l->self->kind;
    app_view_text(l->view, APP_ALIGN_RIGHT, right, y, chosen ? APP_TYPE_NOTE : APP_TYPE_LABEL,
                  head && !chosen ? c->text2 : c->text, words);
}

/* A dash for a game that does not count. */
static void rank_words(const statistics_game *game, char *out, size_t size)
{
    if (game->rank > 0)
        app_words_count(game->rank, out, size);
    else
        app_textf(out, size, APP_TEXT_NO_FIGURE);
}

/* Before the number of hints. */
static void draw_assisted_mark(const statistics_layout *l, int right, int y, const char *hints)
{
    enum { SIDE = 16, GAP = 4 };
    int x = right - app_view_text_width(l->view, APP_TYPE_LABEL, hints) - GAP - SIDE;
    app_view_icon(l->view, x, y - SIDE / 2, SIDE, APP_ICON_HINT, l->view->colours->text2);
}

static void draw_row(const void *of, int index, app_rect row)
{
    const statistics_layout *l = of;
    const game_result *result = l->self->ranked[index].result;
    columns c = columns_of(row.x, row.w);
    int y = row.y + row.h / 2;
    char words[48];
    app_grid_draw_row(&l->self->page.grids[STATISTICS_LIST_BEST], l->view, index, row);
    rank_words(&l->self->ranked[index], words, sizeof words);
    app_view_text(l->view, APP_ALIGN_RIGHT, c.rank, y, APP_TYPE_LABEL, l->view->colours->text2,
                  words);
    for (int i = 0; i < GAME_FIGURE_KINDS; i++) {
        game_figure_kind kind = (game_figure_kind)i;
        app_statistics_value_words(l->view, game_result_value(result, kind), kind, words,
                                   sizeof words);
        draw_cell(l, c.at[i], y, i, false, words);
    }
    app_words_count((unsigned long long)game_hints_taken(result->hints), words, sizeof words);
    draw_cell(l, c.at[COLUMNS - 2], y, COLUMNS - 2, false, words);
    if (game_result_credit(result) == GAME_CREDIT_ASSISTED)
        draw_assisted_mark(l, c.at[COLUMNS - 2], y, words);
    day_words(result->date, c.minute, words, sizeof words);
    draw_cell(l, c.at[COLUMNS - 1], y, COLUMNS - 1, false, words);
}

static void draw_table(const statistics_layout *l)
{
    static const app_text_id heads[COLUMNS] = {APP_TEXT_TIME, APP_TEXT_MOVES, APP_TEXT_SPEED,
                                               APP_TEXT_HINTS, APP_TEXT_STATS_DATE};
    const app_colours *colours = l->view->colours;
    const app_grid_page *page = &l->page.grids[STATISTICS_LIST_BEST];
    columns c = columns_of(page->window.x, page->width);
    app_rect well = l->table;
    char count[48], words[64];
    if (well.w == 0)
        return;
    app_text_n(count, sizeof count, APP_TEXT_STATS_GAMES, (long long)l->self->game_count);
    app_textf(words, sizeof words, APP_TEXT_STATS_OUT_OF, count);
    app_view_text(l->view, APP_ALIGN_LEFT, well.x, well.y - 18, APP_TYPE_BUTTON, colours->text,
                  app_text(APP_TEXT_STATS_BEST_RESULTS));
    app_view_text(l->view, APP_ALIGN_RIGHT, well.x + well.w, well.y - 18, APP_TYPE_LABEL,
                  colours->text2, words);
    app_view_well(l->view, well, 14);
    for (int i = 0; i < COLUMNS; i++)
        draw_cell(l, c.at[i], well.y + STATISTICS_HEAD / 2, i, true, app_text(heads[i]));
    app_page_draw_grid(&l->self->page, &l->page, STATISTICS_LIST_BEST, draw_row, l);
}

static void draw_empty(const statistics_layout *l)
{
    const app_colours *c = l->view->colours;
    app_rect at = l->empty;
    if (at.w == 0)
        return;
    app_view_icon(l->view, at.x, at.y - 44, 28, APP_ICON_STATS, c->text2);
    app_view_text(l->view, APP_ALIGN_LEFT, at.x, at.y + 14, APP_TYPE_PAGE_TITLE, c->text,
                  app_text(APP_TEXT_STATS_EMPTY));
    app_view_paragraph(l->view, at.x, at.y + 56, at.w, APP_TYPE_LABEL, c->text2,
                       app_text(APP_TEXT_STATS_EMPTY_NOTE), 5);
}

void app_statistics_draw(const void *layout)
{
    const statistics_layout *l = layout;
    draw_bar(l);
    app_page_draw_grid(&l->self->page, &l->page, STATISTICS_LIST_BOARDS, draw_board, l);
    draw_assisted_switch(l);
    draw_question(l);
    draw_heading(l);
    draw_figures(l);
    app_statistics_draw_graph(l);
    draw_table(l);
    draw_empty(l);
    app_page_draw(&l->self->page, &l->page);
}
