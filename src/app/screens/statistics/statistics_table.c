/* The best results, one a row. */
#include "screens/statistics/statistics.h"

#include "text/text.h"
#include "text/words.h"

#include <stdio.h>

typedef struct painter {
    const app_view *view;
    const statistics_state *self;
    const statistics_layout *layout;
} painter;

enum { COLUMNS = GAME_FIGURE_KINDS + 2 }; /* the kinds of figures, hints, the date */

/* Right edges of the columns in a row. */
typedef struct columns {
    int rank;
    int at[COLUMNS];
    bool minute; /* dates have the time of day */
} columns;

static columns columns_of(app_rect row)
{
    static const int parts[COLUMNS - 1] = {31, 55, 77, 96}; /* of what rank and date leave, in % */
    columns c = {.rank = row.x + 42, .minute = row.w >= 640};
    int last = row.x + row.w - 12;
    int date = c.minute ? 160 : 86;
    for (int i = 0; i < COLUMNS - 1; i++)
        c.at[i] = c.rank + (last - date - c.rank) * parts[i] / 100;
    c.at[COLUMNS - 1] = last;
    return c;
}

static void draw_cell(const painter *p, int right, int y, int column, bool head, const char *words)
{
    const app_colours *c = p->view->colours;
    bool chosen = column == (int)p->self->kind;
    app_view_text(p->view, APP_ALIGN_RIGHT, right, y, chosen ? APP_TYPE_NOTE : APP_TYPE_LABEL,
                  head && !chosen ? c->text2 : c->text, words);
}

static void draw_head(const painter *p)
{
    static const app_text_id heads[COLUMNS] = {APP_TEXT_TIME, APP_TEXT_MOVES, APP_TEXT_STATS_SPEED,
                                               APP_TEXT_HINTS, APP_TEXT_STATS_DATE};
    const app_grid_page *page = &p->layout->page.grids[STATISTICS_LIST_BEST];
    columns c = columns_of((app_rect){page->window.x, 0, page->width, 0});
    int y = p->layout->table.y + STATISTICS_HEAD / 2;
    for (int i = 0; i < COLUMNS; i++)
        draw_cell(p, c.at[i], y, i, true, app_text(heads[i]));
}

static int hints_of(const game_result *result)
{
    int hints = 0;
    for (int step = 0; step < GAME_HINT_STEPS; step++)
        hints += result->hints[step];
    return hints;
}

static void draw_row(const void *of, int index, app_rect row)
{
    const painter *p = of;
    const statistics_game *game = &p->self->ranked[index];
    columns c = columns_of(row);
    int y = row.y + row.h / 2;
    char words[48];
    app_grid_draw_row(&p->self->page.grids[STATISTICS_LIST_BEST], p->view, index, row);
    app_words_count((unsigned long long)index + 1, words, sizeof words);
    app_view_text(p->view, APP_ALIGN_RIGHT, c.rank, y, APP_TYPE_LABEL, p->view->colours->text2,
                  words);
    for (int kind = 0; kind < GAME_FIGURE_KINDS; kind++) {
        app_statistics_value_words(game_result_value(game->result, (game_figure_kind)kind),
                                   (game_figure_kind)kind, words, sizeof words);
        draw_cell(p, c.at[kind], y, kind, false, words);
    }
    app_words_count((unsigned long long)hints_of(game->result), words, sizeof words);
    draw_cell(p, c.at[COLUMNS - 2], y, COLUMNS - 2, false, words);
    app_statistics_day_words(game->result->date, c.minute, words, sizeof words);
    draw_cell(p, c.at[COLUMNS - 1], y, COLUMNS - 1, false, words);
}

static void draw_title(const painter *p)
{
    app_rect well = p->layout->table;
    int y = well.y - 18;
    char count[48], words[64];
    app_statistics_games_words(p->self->game_count, count, sizeof count);
    app_textf(words, sizeof words, APP_TEXT_STATS_OUT_OF, count);
    app_view_text(p->view, APP_ALIGN_LEFT, well.x, y, APP_TYPE_BUTTON, p->view->colours->text,
                  app_text(APP_TEXT_STATS_BEST_RESULTS));
    app_view_text(p->view, APP_ALIGN_RIGHT, well.x + well.w, y, APP_TYPE_LABEL,
                  p->view->colours->text2, words);
}

void app_statistics_draw_table(const statistics_state *self, const statistics_layout *layout,
                               const app_view *view)
{
    painter p = {view, self, layout};
    if (layout->table.w == 0)
        return;
    draw_title(&p);
    app_view_well(view, layout->table, 14);
    draw_head(&p);
    app_page_draw_grid(&self->page, &layout->page, STATISTICS_LIST_BEST, draw_row, &p);
}
