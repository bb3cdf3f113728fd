/* Places the statistics in windows of all shapes. */
#include "screens/statistics/statistics.h"

#include "ui/bar.h"
#include "ui/choice.h"

typedef struct placer {
    const app *app;
    const app_view *view;
    const statistics_state *self;
    statistics_layout *out;
} placer;

static app_control *add(placer *p, int id, app_control_kind kind, app_rect rect, app_text_id label)
{
    return app_control_add(&p->out->page.controls, id, kind, rect, app_text(label));
}

/* ---- The boards, and the end of all results below them ---- */

enum { BOARD_ROW = 46, TABLE_ROW = 36, FOOT = 52, QUESTION = 60 };

/* The last question's words, which need fewer lines where they are long. */
static int last_question(int width)
{
    return width < 420 ? 158 : 108;
}

static void add_answer(placer *p, int id, app_rect row, int place, app_text_id label)
{
    int gap = 10;
    int width = (row.w - gap) / 2;
    app_control *answer =
        add(p, id, APP_CONTROL_BUTTON,
            (app_rect){row.x + place * (width + gap), row.y, width, row.h}, label);
    answer->slim = true;
    answer->centred = true;
}

/* Deleting, or the question that it asks; nobody who presses one place twice deletes anything.
 * Returns where it begins. */
static int place_foot(placer *p, app_rect area)
{
    statistics_question asked = p->self->asked;
    int bottom = area.y + area.h;
    app_rect row = {area.x, bottom - 45, area.w, 40};
    if (p->app->client.results.count == 0)
        return bottom;
    if (asked == STATISTICS_ASKS_NOTHING) {
        app_control *all =
            add(p, STATISTICS_DELETE, APP_CONTROL_BUTTON, row, APP_TEXT_STATS_DELETE);
        all->slim = true;
        all->centred = true;
        return bottom - FOOT;
    }
    bool last = asked == STATISTICS_ASKS_LAST;
    int height = last ? last_question(area.w) : QUESTION;
    p->out->question = (app_rect){area.x, row.y - height, area.w, height};
    add_answer(p, last ? STATISTICS_WIPE : STATISTICS_KEEP, row, 0,
               last ? APP_TEXT_STATS_WIPE : APP_TEXT_STATS_KEEP);
    add_answer(p, last ? STATISTICS_KEEP : STATISTICS_GO_ON, row, 1,
               last ? APP_TEXT_STATS_KEEP : APP_TEXT_STATS_GO_ON);
    return p->out->question.y;
}

static void place_boards(placer *p, app_rect area)
{
    int end = place_foot(p, area) - 8;
    app_rect window = {area.x, area.y, area.w, end - area.y};
    app_page_add_grid(
        &p->out->page, STATISTICS_LIST_BOARDS,
        app_grid_rows(STATISTICS_CATEGORIES, window, BOARD_ROW, (int)p->self->category_count),
        app_text(APP_TEXT_STATS_BOARDS));
}

/* ---- The chosen one ---- */

/* What is chosen, and the kinds of figures beside it or below. Returns where they end. */
static int place_heading(placer *p, app_rect area)
{
    static const app_text_id texts[GAME_FIGURE_KINDS] = {APP_TEXT_TIME, APP_TEXT_MOVES,
                                                         APP_TEXT_STATS_SPEED};
    int height = 44;
    int width = area.w < 560 ? 236 : 300;
    app_rect well = {area.x + area.w - width, area.y, width, height};
    p->out->title = (app_rect){area.x, area.y, area.w - width - 16, height};
    app_choice_add(&p->out->page.controls, well, STATISTICS_KIND_FIRST, texts, GAME_FIGURE_KINDS,
                   (int)p->self->kind);
    return area.y + height;
}

enum { FIGURE = 96, NOTE_LINE = 22 };

/* The well of figures and what they mean; returns where they end. */
static int place_figures(placer *p, app_rect area)
{
    bool wide = area.w >= 700;
    int columns = wide ? STATISTICS_FIGURES_SHOWN : STATISTICS_FIGURES_SHOWN / 2;
    int rows = STATISTICS_FIGURES_SHOWN / columns;
    p->out->figure_columns = columns;
    p->out->figures = (app_rect){area.x, area.y, area.w, rows * FIGURE + 8};
    int y = area.y + p->out->figures.h;
    p->out->note = (app_rect){area.x, y + 18, area.w, (wide ? 1 : 2) * NOTE_LINE};
    return y + 6 + p->out->note.h;
}

static void place_graph(placer *p, app_rect area)
{
    int head = STATISTICS_HEAD;
    p->out->graph = (app_rect){area.x, area.y + head, area.w, area.h - head};
}

static void place_table(placer *p, app_rect area)
{
    int head = STATISTICS_HEAD;
    int edge = 6;
    app_rect well = {area.x, area.y + head, area.w, area.h - head};
    p->out->table = well;
    app_rect window = {well.x + edge, well.y + head, well.w - 2 * edge, well.h - head - edge};
    app_page_add_grid(&p->out->page, STATISTICS_LIST_BEST,
                      app_grid_rows(STATISTICS_BEST, window, TABLE_ROW, (int)p->self->game_count),
                      app_text(APP_TEXT_STATS_BEST_RESULTS));
}

/* Everything of the chosen category, one below the other. */
static void place_all(placer *p, app_rect area)
{
    int bottom = area.y + area.h;
    area.y = place_heading(p, area) + 14;
    area.y = place_figures(p, area) + 4;
    int room = bottom - area.y;
    int graph = room * 48 / 100;
    place_graph(p, (app_rect){area.x, area.y, area.w, graph});
    place_table(p, (app_rect){area.x, area.y + graph, area.w, room - graph});
}

/* ---- Windows ---- */

static void place_wide(placer *p)
{
    int margin = 32;
    int gap = 40;
    int top = 84;
    int bottom = p->view->height - 20;
    int list = p->view->width < 1200 ? 250 : 300;
    int room = p->view->width - 2 * margin - list - gap;
    int data = room < 1100 ? room : 1100;
    int x = (p->view->width - list - gap - data) / 2;
    place_boards(p, (app_rect){x, top, list, bottom - top});
    place_all(p, (app_rect){x + list + gap, top, data, bottom - top});
}

/* A tall window shows the boards above what is chosen. */
static void place_tall(placer *p)
{
    int margin = 32;
    int top = 84;
    int width = p->view->width - 2 * margin;
    int boards = 4 * BOARD_ROW + 8 + FOOT;
    if (p->self->asked != STATISTICS_ASKS_NOTHING)
        boards += last_question(width);
    place_boards(p, (app_rect){margin, top, width, boards});
    int y = top + boards + 18;
    place_all(p, (app_rect){margin, y, width, p->view->height - 20 - y});
}

static bool has_graph_below_figures(const app_view *view)
{
    return view->height >= (view->width < 700 ? 720 : 590);
}

/* What is shown of the present tab's contents: those of a tab that is not there stand elsewhere. */
static statistics_tab shown_tab(const placer *p)
{
    bool below = p->self->tab == STATISTICS_GRAPH && has_graph_below_figures(p->view);
    return below ? STATISTICS_FIGURES : p->self->tab;
}

static void place_tabs(placer *p, app_rect well)
{
    static const app_text_id texts[STATISTICS_TABS] = {[STATISTICS_BOARDS] = APP_TEXT_STATS_BOARDS,
                                                       [STATISTICS_FIGURES] =
                                                           APP_TEXT_STATS_FIGURES,
                                                       [STATISTICS_TABLE] = APP_TEXT_STATS_TABLE,
                                                       [STATISTICS_GRAPH] = APP_TEXT_STATS_GRAPH};
    app_choice_add(&p->out->page.controls, well, STATISTICS_TAB_FIRST, texts,
                   has_graph_below_figures(p->view) ? STATISTICS_GRAPH : STATISTICS_TABS,
                   (int)shown_tab(p));
}

static void place_tab(placer *p, statistics_tab tab, app_rect area)
{
    int bottom = area.y + area.h;
    if (tab == STATISTICS_BOARDS) {
        place_boards(p, area);
        return;
    }
    int y = place_heading(p, area) + (tab == STATISTICS_FIGURES ? 14 : 6);
    area = (app_rect){area.x, y, area.w, bottom - y};
    if (tab == STATISTICS_GRAPH) {
        place_graph(p, area);
    } else if (tab == STATISTICS_TABLE) {
        place_table(p, area);
    } else {
        y = place_figures(p, area) + 4;
        if (has_graph_below_figures(p->view))
            place_graph(p, (app_rect){area.x, y, area.w, bottom - y});
    }
}

static void place_tabbed(placer *p)
{
    bool low = p->out->kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 16 : 32;
    int width = p->view->width - 2 * margin;
    int top = low ? 60 : 136;
    app_rect tabs = {margin, 78, width, 46};
    if (low)
        tabs = (app_rect){52, 5, p->view->width - (52 + 100), 44};
    p->out->tabbed = true;
    place_tabs(p, tabs);
    app_rect area = {margin, top, width, p->view->height - top - 14};
    place_tab(p, shown_tab(p), area);
}

/* Nothing was solved yet: words, and a way to change that. */
static void place_empty(placer *p)
{
    int width = 460;
    int most = p->view->width - 2 * 24;
    width = width < most ? width : most;
    int x = (p->view->width - width) / 2;
    int y = p->view->height / 2 - 120;
    p->out->empty = (app_rect){x, y, width, 150};
    app_control *fresh = add(p, STATISTICS_NEW_GAME, APP_CONTROL_PRIMARY,
                             (app_rect){x, y + 160, 220, 50}, APP_TEXT_NEW_GAME);
    fresh->icon = APP_ICON_PLUS;
    fresh->centred = true;
    if (p->app->client.results.count > 0)
        place_foot(p, (app_rect){x, 0, width, p->view->height - 14});
}

static void place_bar(placer *p)
{
    bool low = p->out->kind == APP_LAYOUT_MINIMUM;
    int right = p->view->width - (low ? 28 : 42);
    int step = low ? 44 : 48;
    app_control_list *controls = &p->out->page.controls;
    app_bar_key_icon(p->view, controls, STATISTICS_BACK, low ? 26 : 42, APP_ICON_BACK,
                     APP_TEXT_BACK, APP_INTENT_BACK);
    int first = low ? 1 : 2; /* there is no room for the keys' icon beside the tabs: F1 */
    app_bar_key_icon(p->view, controls, STATISTICS_COPY, right - first * step, APP_ICON_COPY,
                     APP_TEXT_STATS_COPY, APP_INTENT_COPY);
    app_bar_icon(p->view, controls, STATISTICS_EXPORT, right - (first - 1) * step, APP_ICON_OUT,
                 APP_TEXT_STATS_EXPORT, APP_TEXT_STATS_EXPORT_NOTE);
    if (!low)
        app_bar_key_icon(p->view, controls, STATISTICS_HELP, right, APP_ICON_HELP, APP_TEXT_KEYS,
                         APP_INTENT_HELP);
}

void app_statistics_lay_out(const app *app, const void *state, void *layout)
{
    const statistics_state *self = state;
    statistics_layout *out = layout;
    placer p = {app, &app->view, self, out};
    *out = (statistics_layout){.page.view = &app->view, .kind = app_view_layout(&app->view)};
    place_bar(&p);
    if (self->category_count == 0)
        place_empty(&p);
    else if (out->kind == APP_LAYOUT_WIDE && app->view.height >= 700)
        place_wide(&p);
    else if (out->kind == APP_LAYOUT_PORTRAIT && app->view.height >= 1120)
        place_tall(&p);
    else
        place_tabbed(&p);
}
