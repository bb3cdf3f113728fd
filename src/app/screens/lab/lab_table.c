/* The lab's runs in a table, and its log. */
#include "screens/lab/lab.h"

#include "text/text.h"
#include "text/words.h"

#include <stdio.h>

typedef struct painter {
    const app *app;
    const app_view *view;
    const lab_state *self;
    const lab_layout *layout;
} painter;

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

/* Where the columns stand in a row. */
typedef struct columns {
    int mark, name; /* middle; left edge */
    int name_width;
    int moves, nodes, time; /* right edges */
} columns;

static columns columns_of(app_rect row)
{
    int step = row.w < 480 ? 76 : 100;
    columns at = {.mark = row.x + 22, .name = row.x + 46};
    at.time = row.x + row.w - 14;
    at.nodes = at.time - step;
    at.moves = at.nodes - step - 8;
    at.name_width = at.moves - 66 - at.name;
    return at;
}

static void draw_title(const painter *p)
{
    const app_colours *c = p->view->colours;
    app_rect well = p->layout->table;
    const char *legend = app_text(APP_TEXT_LAB_PROVED);
    int y = well.y - 22;
    int x = well.x + well.w - app_view_text_width(p->view, APP_TYPE_LABEL, legend);
    app_view_text(p->view, APP_ALIGN_LEFT, well.x, y, APP_TYPE_BUTTON, c->text,
                  app_text(APP_TEXT_LAB_RUNS_TITLE));
    app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, c->text2, legend);
    app_view_icon(p->view, x - 22, y - 9, 17, APP_ICON_TICK, c->good);
}

static void draw_head(const painter *p)
{
    const app_colours *c = p->view->colours;
    app_rect row = app_list_row(&p->self->runs, &p->layout->runs, 0);
    columns at = columns_of(row);
    int y = p->layout->table.y + 22;
    app_view_text(p->view, APP_ALIGN_LEFT, at.name, y, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_LAB_SEARCH));
    app_view_text(p->view, APP_ALIGN_RIGHT, at.moves, y, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_MOVES));
    app_view_text(p->view, APP_ALIGN_RIGHT, at.nodes, y, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_LAB_NODES));
    app_view_text(p->view, APP_ALIGN_RIGHT, at.time, y, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_TIME));
}

/* What a row says. */
typedef struct row_words {
    solver_method method;
    char moves[24], nodes[32], time[32];
    bool proved, solved;
} row_words;

static row_words words_of_run(const game_lab_run *run)
{
    row_words words = {.method = run->method, .proved = run->optimal};
    words.solved = run->status == SW_OK;
    if (words.solved)
        snprintf(words.moves, sizeof words.moves, "%zu", run->path.length);
    else
        snprintf(words.moves, sizeof words.moves, "%s", app_lab_status_words(run));
    app_lab_count_words(run->expanded, words.nodes, sizeof words.nodes);
    app_words_duration(run->ms, words.time, sizeof words.time);
    return words;
}

static row_words words_of_search(const painter *p)
{
    row_words words = {.method = p->app->client.lab.search.method};
    snprintf(words.moves, sizeof words.moves, "%s", app_text(APP_TEXT_LAB_RUNNING_SHORT));
    app_lab_count_words(solver_job_nodes(p->self->job), words.nodes, sizeof words.nodes);
    app_words_duration(p->view->now - p->self->job_since, words.time, sizeof words.time);
    return words;
}

static void draw_row(const painter *p, int index, const row_words *words)
{
    const app_colours *c = p->view->colours;
    app_rect row = app_list_row(&p->self->runs, &p->layout->runs, index);
    columns at = columns_of(row);
    int y = row.y + row.h / 2;
    char name[96];
    bool chosen = index == p->self->runs.at;
    if (chosen)
        app_list_draw_chosen(p->view, row);
    else if (index + 1 != p->self->runs.at)
        app_view_rule(p->view, row.x + 8, row.y + row.h - 1, row.w - 16);
    app_lab_draw_mark(p->view, at.mark, y, 20, index);
    app_lab_method_words(words->method, name, sizeof name);
    app_view_fit(p->view, APP_TYPE_NOTE, name, at.name_width, name, sizeof name);
    app_view_text(p->view, APP_ALIGN_LEFT, at.name, y, APP_TYPE_NOTE, c->text, name);
    app_view_text(p->view, APP_ALIGN_RIGHT, at.moves, y,
                  words->solved ? APP_TYPE_NOTE : APP_TYPE_LABEL, c->text, words->moves);
    if (words->proved)
        app_view_icon(p->view, at.moves + 3, y - 8, 16, APP_ICON_TICK, c->good);
    app_view_text(p->view, APP_ALIGN_RIGHT, at.nodes, y, APP_TYPE_LABEL, c->text, words->nodes);
    app_view_text(p->view, APP_ALIGN_RIGHT, at.time, y, APP_TYPE_LABEL, c->text, words->time);
}

void app_lab_draw_runs(const app *app, const lab_state *self, const lab_layout *layout,
                       const app_view *view)
{
    painter p = {app, view, self, layout};
    if (layout->table.w == 0)
        return;
    lab_runs runs = app_lab_list_runs(app);
    draw_title(&p);
    app_view_well(view, layout->table, 14);
    draw_head(&p);
    app_view_clip(view, layout->runs.window);
    int end = app_list_end(&self->runs, &layout->runs);
    for (int i = app_list_first(&self->runs, &layout->runs); i < end; i++) {
        row_words words = i < runs.count ? words_of_run(runs.items[i]) : words_of_search(&p);
        draw_row(&p, i, &words);
    }
    app_view_unclip(view);
    app_list_draw_bar(&self->runs, view, &layout->runs);
}

/* Newest first. */
static void draw_line(const painter *p, int index)
{
    const app_colours *c = p->view->colours;
    const game_lab *lab = &p->app->client.lab;
    const game_lab_line *line = &lab->lines[lab->line_count - 1 - index];
    app_rect row = app_list_row(&p->self->log, &p->layout->lines, index);
    int y = row.y + row.h / 2;
    int indent = 72;
    char time[32], words[160];
    bool began = line->event == GAME_LAB_BEGAN;
    if (index == p->self->log.at && p->self->controls.focus == LAB_LOG)
        app_list_draw_chosen(p->view, row);
    app_words_duration(line->ms, time, sizeof time);
    app_view_text(p->view, APP_ALIGN_LEFT, row.x, y, APP_TYPE_NOTE, c->text2, time);
    app_lab_line_words(line, words, sizeof words);
    app_view_fit(p->view, APP_TYPE_NOTE, words, row.w - indent, words, sizeof words);
    app_view_text(p->view, APP_ALIGN_LEFT, row.x + indent, y,
                  began ? APP_TYPE_NOTE : APP_TYPE_LABEL, began ? c->text : c->text2, words);
}

void app_lab_draw_log(const app *app, const lab_state *self, const lab_layout *layout,
                      const app_view *view)
{
    painter p = {app, view, self, layout};
    app_rect area = layout->log;
    if (area.w == 0)
        return;
    app_view_text(view, APP_ALIGN_LEFT, area.x, area.y - 18, APP_TYPE_BUTTON, view->colours->text,
                  app_text(APP_TEXT_LAB_TAB_LOG));
    if (app->client.lab.line_count == 0)
        app_view_text(view, APP_ALIGN_LEFT, area.x, area.y + 12, APP_TYPE_LABEL,
                      view->colours->text2, app_text(APP_TEXT_LAB_LOG_EMPTY));
    app_view_clip(view, area);
    int end = app_list_end(&self->log, &layout->lines);
    for (int i = app_list_first(&self->log, &layout->lines); i < end; i++)
        draw_line(&p, i);
    app_view_unclip(view);
    app_list_draw_bar(&self->log, view, &layout->lines);
}
