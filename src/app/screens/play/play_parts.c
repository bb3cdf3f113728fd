/* The game in play in windows of all shapes: a board, and beside, below or above it what belongs to it. */
#include "screens/play/play.h"

#include "client/games.h"

const game_round *app_play_round(const app_parts *p)
{
    return client_round(&p->app->client);
}

const game_session *app_play_session(const app_parts *p)
{
    return &client_round(&p->app->client)->session;
}

/* ---- The form ---- */

/* Round board and column in a window that is wider than high. */
static app_edges edges_of(const app_view *view, bool zen)
{
    bool wide = app_view_layout(view) == APP_LAYOUT_WIDE;
    int margin = wide ? 32 : 20;
    return (app_edges){margin, zen ? 16 : wide ? 6 : 0, margin, wide && view->foot == 0 ? 30 : 16};
}

/* How high the board and what stands beside it may be there. */
static int height_of(const app_view *view, bool zen)
{
    app_edges edges = edges_of(view, zen);
    return view->height - (zen ? 0 : app_view_bar(view)) - edges.top - edges.bottom;
}

/* What stands round the board in a tall window: at the sides, below the bar, and in the strip below it. */
typedef struct tall_sizes {
    int margin, top, strip;
} tall_sizes;

static const tall_sizes ample = {26, 176, 360};

/* Where that would take from the board's width. A challenge has a table below. */
static const tall_sizes tight = {16, 142, 262};
static const tall_sizes tight_run = {16, 148, 330};

static bool leaves_width(const app_view *view, const tall_sizes *m)
{
    return view->height - m->top - m->strip >= view->width - 2 * m->margin;
}

play_form app_play_form(const app_parts *p)
{
    const app_view *view = p->view;
    play_form form = {.kind = app_view_layout(view), .zen = app_play_in_zen(p)};
    bool alone = form.zen && !app_play_mode(p->app); /* zen has a column of its own */
    if (form.kind == APP_LAYOUT_MINIMUM) {
        form.compact = form.narrow = alone;
    } else if (form.kind == APP_LAYOUT_PORTRAIT) {
        form.compact = true;
        form.narrow = view->width < 600 || (!alone && !leaves_width(view, &ample));
    } else {
        int least = alone ? 640 : view->foot > 0 ? 640 : 660;
        int height = alone ? view->height - 32 : height_of(view, form.zen);
        form.compact = form.kind == APP_LAYOUT_MEDIUM || height < least;
    }
    return form;
}

/* ---- Board and column, as one group in the middle ---- */

/* How wide the column is, and how far from the board. */
typedef struct column_place {
    int width, gap;
} column_place;

static column_place column_of(const app_parts *p, play_form form)
{
    const app_mode *run = app_play_mode(p->app);
    bool wide = form.kind == APP_LAYOUT_WIDE;
    column_place at = {wide ? 336 : 272, !wide ? 24 : p->app->comparing ? 40 : 68};
    if (run && wide)
        at = (column_place){run->width, run->width > 400 ? 48 : 68};
    if (run && run->add_clock)
        at.gap = wide ? 107 : 52;
    return at;
}

/* What is left of a challenge's time stands between board and column. Returns how wide that is. */
static int add_clock(app_parts *p, play_form form)
{
    bool wide = form.kind == APP_LAYOUT_WIDE;
    int before = wide ? 24 : 12, width = wide ? 20 : 14;
    parts_space(p, before);
    app_play_mode(p->app)->add_clock(p, width, 0);
    return before + width;
}

static void add_run_column(app_parts *p, play_form form, int width)
{
    enum { TALLEST = 780 };
    parts_column (p, 0, .width = width, .most_height = TALLEST, .across = APP_PLACE_FILL) {
        if (form.zen)
            app_play_add_zen_button(p, 44);
        app_play_run_add_column(p, form, width);
    }
}

/* The result has the column's place and more: the board stays where it is. */
static void add_beside(app_parts *p, play_form form, column_place column, int slab)
{
    if (app_play_mode(p->app))
        add_run_column(p, form, column.width);
    else if (slab > 0)
        app_play_add_result(p, form, slab);
    else
        parts_column (p, 0, .width = column.width, .across = APP_PLACE_FILL) {
            app_play_add_column(p, form);
        }
}

static void add_wide(app_parts *p, play_form form)
{
    const app_mode *run = app_play_mode(p->app);
    bool slab = !run && app_play_shows_result(p->app, p->state);
    column_place column = column_of(p, form);
    app_edges edges = edges_of(p->view, form.zen);
    int width = p->view->width - edges.left - edges.right - column.gap - column.width;
    int out = form.kind == APP_LAYOUT_WIDE ? 20 : 12; /* so much wider than the column */
    int gap = !slab ? column.gap : form.kind == APP_LAYOUT_WIDE ? 24 : 12;
    edges.right -= slab ? out : 0;
    parts_row (p, 0, .grow = 1, .centred = true, .pad = edges) {
        parts_row (p, 0, .across = APP_PLACE_MIDDLE) {
            app_play_add_boards(p, width, height_of(p->view, form.zen));
            if (run && run->add_clock)
                gap -= add_clock(p, form);
        }
        parts_space(p, gap);
        add_beside(p, form, column, slab ? column.gap - gap + column.width + out : 0);
    }
}

/* ---- The board between what stands above and below it ---- */

static tall_sizes tall_of(const app_parts *p, play_form form)
{
    return !form.narrow ? ample : app_play_mode(p->app) ? tight_run : tight;
}

static void add_above(app_parts *p, play_form form, const tall_sizes *m)
{
    enum { MARGIN = 32, AMPLE = 17, TIGHT = 3 };
    parts_column (p, 0, .least_height = m->top - app_view_bar(p->view),
                  .pad = {MARGIN, form.narrow ? TIGHT : AMPLE, MARGIN, 0}) {
        if (app_play_mode(p->app))
            app_play_run_add_figures(p, form);
        else
            app_play_add_counters(p, form);
    }
}

/* The result takes more of the place that the strip has: the board stays where it is. */
static void add_below(app_parts *p, play_form form, const tall_sizes *m)
{
    enum { MARGIN = 32, GAP = 24, ABOVE_SLAB = 12, BELOW_SLAB = 8 };
    int side = form.narrow ? 12 : 20;
    bool slab = !app_play_mode(p->app) && app_play_shows_result(p->app, p->state);
    parts_column (p, 0, .grow = 1, .least_height = m->strip,
                  .pad = slab ? (app_edges){side, ABOVE_SLAB, side, BELOW_SLAB}
                              : (app_edges){MARGIN, GAP, MARGIN, 0}) {
        if (app_play_mode(p->app))
            app_play_run_add_strip(p, form);
        else if (slab)
            app_play_add_result(p, form, 0);
        else
            app_play_add_strip(p, form);
    }
}

static void add_portrait(app_parts *p, play_form form)
{
    enum { BUTTON = 44 };
    const tall_sizes m = tall_of(p, form);
    const app_mode *run = app_play_mode(p->app);
    int width = p->view->width - 2 * m.margin, height = p->view->height - m.top - m.strip;
    parts_column (p, 0, .grow = 1) {
        if (form.zen)
            app_play_add_zen_button(p, BUTTON);
        add_above(p, form, &m);
        if (run && run->add_clock)
            parts_column (p, 0, .pad = parts_edges(m.margin, 0)) {
                run->add_clock(p, 0, 14);
            }
        if (run) /* what is below has the rest */
            parts_space(p, app_play_spare(p, width, height) / 2);
        else
            parts_spring(p, 1);
        parts_column (p, 0, .pad = parts_edges(m.margin, 0)) {
            app_play_add_boards(p, width, height);
        }
        add_below(p, form, &m);
        if (!run)
            parts_spring(p, 1);
    }
}

/* ---- The board alone, with a bar ---- */

static void add_minimum(app_parts *p, play_form form)
{
    const app_view *view = p->view;
    const app_mode *run = app_play_mode(p->app);
    parts_column (p, 0, .grow = 1, .pad = {8, 2, 8, run ? 8 : 0}) {
        if (run && run->add_clock)
            parts_column (p, 0, .pad = {42, 0, 42, 12}) {
                run->add_clock(p, 0, 12);
            }
        if (run && app_play_state(p)->run.table)
            app_play_run_add_table(p);
        else
            parts_stack (p, parts_edges(0, 0), .grow = 1) {
                app_play_add_boards(p, view->width - 16, view->height - 62);
            }
        if (!run && app_play_shows_guide(p, form))
            app_play_add_guide(p, form);
        else if (!run)
            app_play_add_log_line(p);
    }
}

/* ---- The whole ---- */

void app_play_parts(app_parts *p)
{
    play_form form = app_play_form(p);
    bool low = form.kind == APP_LAYOUT_MINIMUM;
    p->page.focus = APP_FOCUS_MAY_LEAVE;
    parts_column (p, 0) {
        if (form.zen && !app_play_mode(p->app)) {
            app_play_add_zen(p, form);
        } else {
            if (!form.zen && low)
                app_play_add_low_bar(p);
            else if (!form.zen)
                app_play_add_bar(p, form);
            if (low)
                add_minimum(p, form);
            else if (form.kind == APP_LAYOUT_PORTRAIT)
                add_portrait(p, form);
            else
                add_wide(p, form);
        }
    }
}
