/* What the lab's runs took: a table, bars on a logarithmic axis, and the log. */
#include "screens/lab/lab.h"

#include "text/numbers.h"
#include "text/words.h"
#include "ui/shape.h"

#include <math.h>

/* The shape and the colour of the n-th run. */
static app_icon lab_mark(int run)
{
    return (app_icon)(APP_ICON_DISC + run % APP_SERIES);
}

/* Five shapes, and each time round another colour for each. */
static app_colour lab_mark_colour(const app_view *view, int run)
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
        parts_icon(p, ICON, lab_mark(index), .colour = lab_mark_colour(p->view, index));
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

typedef struct chart {
    const app_parts *lab;
    const app_view *view;
    int begin, end; /* the bars that there is room for: rows of the table */
    int slot;       /* width for one */
    bool labelled;
    app_rect area;   /* between the lowest line and the highest */
    int first, last; /* powers of ten at them */
} chart;

/* ---- The axis ---- */

static double power_of(const chart *ch, int index)
{
    uint64_t nodes = app_lab_row(ch->lab, index).nodes;
    return nodes > 1 ? log10((double)nodes) : 0;
}

/* At least two lines, and the longest bar a little short of the top. */
static void choose_axis(chart *ch)
{
    double least = 20, most = 0;
    for (int i = ch->begin; i < ch->end; i++) {
        double power = power_of(ch, i);
        least = power < least ? power : least;
        most = power > most ? power : most;
    }
    ch->first = (int)floor(least);
    ch->last = (int)ceil(most + 0.05);
    if (ch->last < ch->first + 2)
        ch->last = ch->first + 2;
}

static int height_of(const chart *ch, double power)
{
    double part = (power - ch->first + 0.25) / (ch->last - ch->first + 0.25);
    return (int)(ch->area.h * part);
}

static void draw_axis(const chart *ch)
{
    app_arena in;
    app_arena_empty(&in);
    for (int power = ch->first; power <= ch->last; power++) {
        int y = ch->area.y + ch->area.h - height_of(ch, power);
        int times = power / 3 < 3 ? power / 3 : 3;
        const char *words = app_words_thousands(&in, pow(10, power - 3 * times), times, 0);
        app_view_rule(ch->view, ch->area.x, y, ch->area.w);
        app_view_text(ch->view, APP_ALIGN_RIGHT, ch->area.x - 10, y, APP_TYPE_LABEL,
                      ch->view->colours->text2, words);
    }
}

/* ---- The bars ---- */

static int middle_of(const chart *ch, int index)
{
    return ch->area.x + ch->slot * (index - ch->begin) + ch->slot / 2;
}

/* Square at the foot: the box goes on below, and is cut there. */
static void draw_bar(const chart *ch, int index)
{
    enum { EDGE = 2, RADIUS = 5, MOST = 52, MARK = 16 };
    const app_colour white = 0xFFFFFFFF, black = 0x000000FF;
    app_colour colour = lab_mark_colour(ch->view, index);
    app_colour rim = app_colour_mix(colour, white, 0.45);
    int width = ch->slot * 56 / 100 < MOST ? ch->slot * 56 / 100 : MOST;
    int height = height_of(ch, power_of(ch, index));
    int middle = middle_of(ch, index), top = ch->area.y + ch->area.h - height;
    app_rect box = {middle - width / 2, top, width, height + RADIUS};
    const app_shape_part parts[] = {{{0, 0, width, box.h}, RADIUS, rim, rim},
                                    {{EDGE, EDGE, width - 2 * EDGE, box.h},
                                     RADIUS - EDGE,
                                     app_colour_mix(colour, white, 0.10),
                                     app_colour_mix(colour, black, 0.06)}};
    app_view_clip(ch->view, (app_rect){box.x, top, width, height > 0 ? height : 1});
    app_shape_parts(ch->view, box, parts, 2);
    app_view_unclip(ch->view);
    app_view_icon(ch->view, middle - MARK / 2, top - 13 - MARK / 2, MARK, lab_mark(index), colour);
}

/* What tells runs apart: the heuristic and, below it, the algorithm. */
typedef struct labels {
    const char *upper, *lower;
} labels;

static labels labels_of(const chart *ch, int index)
{
    solver_method method = app_lab_row(ch->lab, index).method;
    if (method.algorithm == SOLVER_ANY_ALGORITHM)
        return (labels){app_lab_heuristic_short(SOLVER_ANY_HEURISTIC), ""};
    return (labels){solver_algorithm_is_informed(method.algorithm)
                        ? app_lab_heuristic_short(method.heuristic)
                        : app_lab_heuristic_short(SOLVER_NONE),
                    app_lab_algorithm_words(method.algorithm)};
}

static bool labels_fit(const chart *ch)
{
    for (int i = ch->begin; i < ch->end; i++) {
        labels words = labels_of(ch, i);
        if (app_view_text_width(ch->view, APP_TYPE_CHIP, words.upper) > ch->slot - 4 ||
            app_view_text_width(ch->view, APP_TYPE_LABEL, words.lower) > ch->slot - 4)
            return false;
    }
    return true;
}

static void draw_labels(const chart *ch, int index)
{
    const app_colours *c = ch->view->colours;
    labels words = labels_of(ch, index);
    int x = middle_of(ch, index), y = ch->area.y + ch->area.h;
    app_view_text(ch->view, APP_ALIGN_CENTRE, x, y + 15, APP_TYPE_CHIP, c->text, words.upper);
    app_view_text(ch->view, APP_ALIGN_CENTRE, x, y + 35, APP_TYPE_LABEL, c->text2, words.lower);
}

/* As many of the last bars as stand beside each other, with labels where all of them fit. */
static void place_bars(chart *ch, app_rect well)
{
    int left = 74, top = 30;
    int width = well.w - left - 16;
    int most = width / 30;
    ch->begin = ch->end > most ? ch->end - most : 0;
    int shown = ch->end - ch->begin;
    ch->slot = width / (shown > 4 ? shown : 4);
    ch->labelled = labels_fit(ch);
    ch->area =
        (app_rect){well.x + left, well.y + top, width, well.h - top - (ch->labelled ? 50 : 12)};
}

static void draw_chart(const app_parts *p, const app_part *part)
{
    chart ch = {.lab = p, .view = p->view, .end = app_lab_row_count(p->app)};
    place_bars(&ch, part->rect);
    choose_axis(&ch);
    draw_axis(&ch);
    for (int i = ch.begin; i < ch.end; i++) {
        draw_bar(&ch, i);
        if (ch.labelled)
            draw_labels(&ch, i);
    }
}

void app_lab_add_chart(app_parts *p, int share)
{
    enum { LEAST = 120 };
    const char *title = _("Nodes expanded (each line ×10)");
    bool empty = app_lab_row_count(p->app) == 0;
    parts_column (p, 0, .grow = share) {
        parts_row (p, 0, .height = 38)
            parts_text(p, APP_TYPE_NOTE, title, .weak = true);
        parts_column (p, 0, .grow = 1, .look = APP_LOOK_WELL, .radius = 14, .centred = empty) {
            if (empty)
                parts_text(p, APP_TYPE_LABEL, _("Each run becomes a bar here."), .weak = true,
                           .align = APP_ALIGN_CENTRE);
            else
                parts_figure(p, draw_chart, title, .grow = 1, .least_height = LEAST);
        }
    }
}
