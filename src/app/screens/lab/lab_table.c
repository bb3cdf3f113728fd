/* The lab's runs in a table, and its log. */
#include "screens/lab/lab.h"

#include "text/words.h"

app_icon app_lab_mark(int run)
{
    return (app_icon)(APP_ICON_DISC + run % APP_SERIES);
}

/* Five shapes, and each time round another colour for each. */
app_colour app_lab_mark_colour(const app_view *view, int run)
{
    return app_style_series((game_theme)view->settings->theme, run + run / APP_SERIES);
}

/* ---- The table ---- */

/* Of a row: its ends, the run's mark and the room behind it, the tick behind the moves. */
enum { SIDE = 12, ICON = 20, MARK = 46, TICK = 20, END = 14 };

static const char *moves_words(app_parts *p, const game_lab_run *run)
{
    return !run                   ? _("running")
           : run->status == SW_OK ? parts_print(p, "%zu", run->path.length)
                                  : app_lab_status_words(run);
}

/* How wide they are: all rows agree on that. */
typedef struct columns {
    int method, moves, nodes, time;
    bool has_time; /* there is room for it */
} columns;

static int wider(const app_parts *p, const char *words, int least)
{
    int width = app_view_text_width(p->view, APP_TYPE_LABEL, words);
    return width > least ? width : least;
}

static columns columns_of(const app_parts *p)
{
    enum { APART = 12, MOVES = 58, METHOD = 140 };
    const char *words[] = {_("Moves"),  _("running"), _("none"),    _("stopped"),
                           _("failed"), _("memory"),  _("time out")};
    int widest = app_parts_widest(p, APP_TYPE_LABEL, words, sizeof words / sizeof *words);
    int all = p->page.grids[LAB_LIST_RUNS].width, figure = all < 480 ? 76 : 100;
    columns in = {.moves = widest > MOVES ? widest : MOVES,
                  .nodes = wider(p, _("Nodes"), figure - APART),
                  .time = wider(p, _("Time"), figure - APART) + APART};
    in.method = all - MARK - in.moves - TICK - in.nodes - END;
    in.has_time = in.method - in.time >= METHOD;
    in.method -= in.has_time ? in.time : 0;
    return in;
}

static void add_value(app_parts *p, app_type type, const char *words, int width, bool head)
{
    parts_text(p, type, words, .width = width, .align = APP_ALIGN_RIGHT, .weak = head);
}

static void add_heads(app_parts *p)
{
    columns in = columns_of(p);
    parts_row (p, 0, .pad = {MARK, 4, END, 0}) {
        parts_text(p, APP_TYPE_LABEL, _("Search"), .grow = 1, .weak = true);
        add_value(p, APP_TYPE_LABEL, _("Moves"), in.moves, true);
        parts_space(p, TICK);
        add_value(p, APP_TYPE_LABEL, _("Nodes"), in.nodes, true);
        if (in.has_time)
            add_value(p, APP_TYPE_LABEL, _("Time"), in.time, true);
    }
}

static void add_tick(app_parts *p, const char *name)
{
    parts_icon(p, 16, APP_ICON_TICK, .name = name, .colour = p->view->colours->good);
}

/* Where there is little room, the heuristic stands below the algorithm. */
static void add_method(app_parts *p, solver_method method, int room)
{
    const char *name = app_lab_method(&p->arena, method, false);
    bool fits = app_view_text_width(p->view, APP_TYPE_NOTE, name) <= room;
    if (fits || !app_lab_is_informed(method)) {
        parts_paragraph(p, APP_TYPE_NOTE, name, .grow = 1);
        return;
    }
    parts_column (p, 0, .grow = 1, .centred = true) {
        parts_text(p, APP_TYPE_NOTE, app_lab_algorithm_words(method.algorithm));
        parts_text(p, APP_TYPE_LABEL, app_lab_heuristic_words(method.heuristic),
                   .brief = app_lab_heuristic_short(method.heuristic));
    }
}

static void add_row(app_parts *p, int index)
{
    columns in = columns_of(p);
    lab_row row = app_lab_row(p, index);
    bool solved = row.run && row.run->status == SW_OK;
    parts_row (p, 0, .pad = {SIDE, 0, END, 0}) {
        parts_icon(p, ICON, app_lab_mark(index), .colour = app_lab_mark_colour(p->view, index));
        parts_space(p, MARK - ICON - SIDE);
        add_method(p, row.method, in.method);
        add_value(p, solved ? APP_TYPE_NOTE : APP_TYPE_LABEL, moves_words(p, row.run), in.moves,
                  false);
        parts_row (p, 0, .width = TICK, .pad = {3, 0, 0, 0}) {
            if (row.run && row.run->optimal)
                add_tick(p, _("proved shortest"));
        }
        add_value(p, APP_TYPE_LABEL, app_lab_count(&p->arena, row.nodes), in.nodes, false);
        if (in.has_time)
            add_value(p, APP_TYPE_LABEL, app_words_duration(&p->arena, row.ms), in.time, false);
    }
}

static void add_run(app_parts *p, int index)
{
    if (index < 0)
        add_heads(p);
    else
        add_row(p, index);
}

/* With what the tick in a row means. */
void app_lab_add_runs(app_parts *p, int share)
{
    enum { HEAD = 40, ROW = 42 };
    int row = app_grid_row(p->view, ROW);
    parts_column (p, 0, .grow = share) {
        parts_row (p, 12, .height = 38, .pad = {0, 0, 0, 6}) {
            parts_text(p, APP_TYPE_BUTTON, _("Runs on these boards"), .brief = _("Runs"),
                       .grow = 1);
            parts_row (p, 5) {
                add_tick(p, "");
                parts_text(p, APP_TYPE_LABEL, _("proved shortest"), .weak = true);
            }
        }
        parts_column (p, 0, .grow = 1, .look = APP_LOOK_WELL, .radius = 14, .pad = {6, 0, 6, 6}) {
            parts_list(p, LAB_LIST_RUNS, LAB_RUNS, add_run, app_lab_row_count(p->app), .grow = 1,
                       .head = HEAD, .row = row, .least_height = HEAD + row, .name = _("Runs"));
        }
    }
}

/* ---- The log ---- */

/* Newest first. */
static void add_line(app_parts *p, int index)
{
    const game_lab *lab = &p->app->client.lab;
    const game_lab_line *line = &lab->lines[lab->line_count - 1 - index];
    bool began = line->event == GAME_LAB_BEGAN;
    parts_row (p, 8) {
        parts_text(p, APP_TYPE_NOTE, app_words_duration(&p->arena, line->ms), .least_width = 64,
                   .weak = true);
        parts_text(p, began ? APP_TYPE_NOTE : APP_TYPE_LABEL, app_lab_line(&p->arena, line, false),
                   .brief = app_lab_line(&p->arena, line, true), .grow = 1, .weak = !began);
    }
}

void app_lab_add_log(app_parts *p, int share)
{
    enum { ROW = 24 };
    int count = p->app->client.lab.line_count;
    parts_column (p, 0, .grow = share) {
        parts_row (p, 0, .height = 38)
            parts_text(p, APP_TYPE_BUTTON, _("Log"));
        if (count == 0)
            parts_paragraph(p, APP_TYPE_LABEL, _("Search progress appears here."), .weak = true);
        else
            parts_list(p, LAB_LIST_LOG, LAB_LOG, add_line, count, .grow = 1, .row = ROW,
                       .least_height = ROW, .plain = true, .whole = true, .to_read = true,
                       .name = _("Log"));
    }
}
