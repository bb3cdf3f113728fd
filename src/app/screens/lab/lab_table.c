/* The lab's runs in a table, and its log. */
#include "screens/lab/lab.h"

#include "text/words.h"

#include <stdio.h>

app_colour app_lab_mark_colour(const app_view *view, int run)
{
    return app_style_series((game_theme)view->settings->theme, run + run / APP_SERIES);
}

/* Five shapes, and each time round another colour for each. */
void app_lab_draw_mark(const app_view *view, int x, int y, int size, int run)
{
    app_view_icon(view, x - size / 2, y - size / 2, size,
                  (app_icon)(APP_ICON_DISC + run % APP_SERIES), app_lab_mark_colour(view, run));
}

/* ---- The table ---- */

/* Behind a run's mark and its method. */
enum { MOVES, NODES, TIME, COLUMNS };

/* Where the columns stand in a row. */
typedef struct columns {
    int mark, name; /* middle; left edge */
    int name_width;
    int right[COLUMNS];
} columns;

static columns columns_of(int x, int width)
{
    int step = width < 480 ? 76 : 100;
    int last = x + width - 14;
    columns at = {
        .mark = x + 22, .name = x + 46, .right = {last - 2 * step - 8, last - step, last}};
    at.name_width = at.right[MOVES] - 66 - at.name;
    return at;
}

static void draw_head(const lab_layout *l)
{
    static const app_text_id heads[COLUMNS] = {APP_TEXT_MOVES, APP_TEXT_LAB_NODES, APP_TEXT_TIME};
    const app_colours *c = l->view->colours;
    const app_grid_page *page = &l->page.grids[LAB_LIST_RUNS];
    columns at = columns_of(page->window.x, page->width);
    int y = l->table.y + 22;
    app_view_text(l->view, APP_ALIGN_LEFT, at.name, y, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_LAB_SEARCH));
    for (int i = 0; i < COLUMNS; i++)
        app_view_text(l->view, APP_ALIGN_RIGHT, at.right[i], y, APP_TYPE_LABEL, c->text2,
                      app_text(heads[i]));
}

static void moves_words(const game_lab_run *run, char *out, size_t size)
{
    if (run && run->status == SW_OK)
        snprintf(out, size, "%zu", run->path.length);
    else
        snprintf(out, size, "%s",
                 run ? app_lab_status_words(run) : app_text(APP_TEXT_LAB_RUNNING_SHORT));
}

static void draw_row(const void *of, int index, app_rect at)
{
    const lab_layout *l = of;
    const app_colours *c = l->view->colours;
    columns in = columns_of(at.x, at.w);
    lab_row row = app_lab_row(l, index);
    bool solved = row.run && row.run->status == SW_OK;
    int y = at.y + at.h / 2;
    char name[96], values[COLUMNS][32];
    app_lab_method_words(row.method, name, sizeof name);
    moves_words(row.run, values[MOVES], sizeof values[MOVES]);
    app_lab_count_words(row.nodes, values[NODES], sizeof values[NODES]);
    app_words_duration(row.ms, values[TIME], sizeof values[TIME]);
    app_grid_draw_row(&l->self->page.grids[LAB_LIST_RUNS], l->view, index, at);
    app_lab_draw_mark(l->view, in.mark, y, 20, index);
    app_view_line(l->view, APP_ALIGN_LEFT, in.name, y, in.name_width, APP_TYPE_NOTE, c->text, name);
    for (int i = 0; i < COLUMNS; i++)
        app_view_text(l->view, APP_ALIGN_RIGHT, in.right[i], y,
                      i == MOVES && solved ? APP_TYPE_NOTE : APP_TYPE_LABEL, c->text, values[i]);
    if (row.run && row.run->optimal)
        app_view_icon(l->view, in.right[MOVES] + 3, y - 8, 16, APP_ICON_TICK, c->good);
}

/* With what the tick in a row means. */
static void draw_title(const lab_layout *l)
{
    const app_colours *c = l->view->colours;
    int right = l->table.x + l->table.w, y = l->table.y - 22;
    app_view_text(l->view, APP_ALIGN_LEFT, l->table.x, y, APP_TYPE_BUTTON, c->text,
                  app_text(APP_TEXT_LAB_RUNS_TITLE));
    right -= app_view_text(l->view, APP_ALIGN_RIGHT, right, y, APP_TYPE_LABEL, c->text2,
                           app_text(APP_TEXT_LAB_PROVED));
    app_view_icon(l->view, right - 22, y - 9, 17, APP_ICON_TICK, c->good);
}

void app_lab_draw_runs(const lab_layout *l)
{
    if (l->table.w == 0)
        return;
    draw_title(l);
    app_view_well(l->view, l->table, 14);
    draw_head(l);
    app_page_draw_grid(&l->self->page, &l->page, LAB_LIST_RUNS, draw_row, l);
}

/* ---- The log ---- */

/* Newest first. */
static void draw_line(const void *of, int index, app_rect row)
{
    const lab_layout *l = of;
    const app_colours *c = l->view->colours;
    const game_lab *lab = &l->app->client.lab;
    const game_lab_line *line = &lab->lines[lab->line_count - 1 - index];
    int y = row.y + row.h / 2;
    int indent = 72;
    char time[32], words[160];
    bool began = line->event == GAME_LAB_BEGAN;
    app_words_duration(line->ms, time, sizeof time);
    app_view_text(l->view, APP_ALIGN_LEFT, row.x, y, APP_TYPE_NOTE, c->text2, time);
    app_lab_line_words(line, words, sizeof words);
    app_view_fit(l->view, APP_TYPE_NOTE, words, row.w - indent, words, sizeof words);
    app_view_text(l->view, APP_ALIGN_LEFT, row.x + indent, y,
                  began ? APP_TYPE_NOTE : APP_TYPE_LABEL, began ? c->text : c->text2, words);
}

void app_lab_draw_log(const lab_layout *l)
{
    const app_colours *c = l->view->colours;
    if (l->log.w == 0)
        return;
    app_view_text(l->view, APP_ALIGN_LEFT, l->log.x, l->log.y - 18, APP_TYPE_BUTTON, c->text,
                  app_text(APP_TEXT_LAB_TAB_LOG));
    if (l->app->client.lab.line_count == 0)
        app_view_text(l->view, APP_ALIGN_LEFT, l->log.x, l->log.y + 12, APP_TYPE_LABEL, c->text2,
                      app_text(APP_TEXT_LAB_LOG_EMPTY));
    app_page_draw_grid(&l->self->page, &l->page, LAB_LIST_LOG, draw_line, l);
}
