/* Places the statistics in windows of all shapes. */
#include "screens/statistics/statistics.h"

#include "ui/bar.h"
#include "ui/choice.h"
#include "ui/cut.h"

#include <string.h>

/* ---- The boards, and the end of all results below them ---- */

enum { BOARD_ROW = 46, TABLE_ROW = 36, FOOT = 52, QUESTION = 60 };

/* The last question's words, which need fewer lines where they are long. */
static int last_question(int width)
{
    return width < 420 ? 158 : 108;
}

/* Deleting, or the question that it asks; nobody who presses one place twice deletes anything. Takes
 * its place from the foot of the area. */
static void place_foot(statistics_layout *l, app_rect *area)
{
    bool last = l->self->asked == STATISTICS_ASKS_LAST;
    if (l->app->client.results.count == 0)
        return;
    app_rect row = app_cut_bottom(area, 45);
    row.h = 40;
    if (l->self->asked == STATISTICS_ASKS_NOTHING) {
        app_page_add(&l->page, STATISTICS_DELETE, APP_CONTROL_BUTTON, row, APP_TEXT_STATS_DELETE,
                     APP_ICON_NONE)
            ->slim = true;
        app_cut_bottom(area, FOOT - 45);
        return;
    }
    l->question = app_cut_bottom(area, last ? last_question(area->w) : QUESTION);
    const app_row_item keep = {STATISTICS_KEEP, APP_TEXT_REPLAYS_KEEP, APP_ICON_NONE, .width = 0};
    const app_row_item first[] = {
        keep, {STATISTICS_GO_ON, APP_TEXT_STATS_GO_ON, APP_ICON_NONE, .width = 0}};
    const app_row_item second[] = {
        {STATISTICS_WIPE, APP_TEXT_DELETE_FOR_GOOD, APP_ICON_NONE, .width = 0}, keep};
    app_page_add_row(&l->page, row, 10, true, last ? second : first, 2);
}

/* What the dropdown lists: all sessions, as many names as have room in the window, and what leads to the
 * others. */
static void list_sessions(statistics_layout *l)
{
    const statistics_state *self = l->self;
    int room = app_at_most((l->view->height - 32) / APP_TARGET, APP_PAGE_ITEMS) - 1;
    int rest = (int)(self->session_count - self->session_from);
    bool paged = self->session_from > 0 || rest > room;
    int width = app_at_most(l->view->width - 90, 380);
    app_drop_item *items = l->page.items;
    l->names_listed = app_at_most(rest, paged ? room - 1 : room);
    items[0].label = app_text(APP_TEXT_STATS_ALL_SESSIONS);
    l->page.item_chosen = self->session[0] == '\0' ? 0 : -1;
    for (int i = 0; i < l->names_listed; i++) {
        const char *name = self->sessions[self->session_from + (size_t)i];
        app_view_fit(l->view, APP_TYPE_BUTTON, name, width, l->names[i], sizeof l->names[i]);
        items[1 + i].label = l->names[i];
        if (strcmp(name, self->session) == 0)
            l->page.item_chosen = 1 + i;
    }
    l->page.item_count = 1 + l->names_listed;
    if (paged)
        items[l->page.item_count++].label =
            app_text(rest > l->names_listed ? APP_TEXT_STATS_OLDER : APP_TEXT_STATS_NEWEST);
}

enum { SESSIONS = 44, SESSIONS_GAP = 12 };

/* Whose results are shown: only where there is a choice. */
static void place_sessions(statistics_layout *l, app_rect *area)
{
    const statistics_state *self = l->self;
    if (self->session_count == 0)
        return;
    app_rect button = app_cut_top(area, SESSIONS);
    app_cut_top(area, SESSIONS_GAP);
    app_drop_add(&l->page.controls, STATISTICS_OF_SESSION, button,
                 self->session[0] ? self->session : app_text(APP_TEXT_STATS_ALL_SESSIONS));
    list_sessions(l);
}

/* Whether games with hints count, too: only where there are some. */
static void place_assisted(statistics_layout *l, app_rect *area)
{
    if (!l->self->any_assisted)
        return;
    l->assisted = app_cut_top(area, SESSIONS);
    app_cut_top(area, SESSIONS_GAP);
    app_page_add(&l->page, STATISTICS_ASSISTED, APP_CONTROL_TOGGLE, l->assisted, APP_TEXTS,
                 APP_ICON_NONE)
        ->chosen = l->self->assisted;
}

static void place_boards(statistics_layout *l, app_rect area)
{
    place_sessions(l, &area);
    place_assisted(l, &area);
    place_foot(l, &area);
    app_cut_bottom(&area, 8);
    app_page_add_grid(
        &l->page, STATISTICS_LIST_BOARDS,
        app_grid_rows(STATISTICS_CATEGORIES, area, BOARD_ROW, (int)l->self->category_count),
        app_text(APP_TEXT_STATS_BOARDS));
}

/* ---- The chosen one: each takes its place from the top of the area ---- */

/* What is chosen, and the kinds of figures beside it. */
static void place_heading(statistics_layout *l, app_rect *area)
{
    static const app_text_id texts[GAME_FIGURE_KINDS] = {APP_TEXT_TIME, APP_TEXT_MOVES,
                                                         APP_TEXT_SPEED};
    app_rect row = app_cut_top(area, 44);
    app_rect well = app_cut_right(&row, area->w < 560 ? 236 : 300);
    app_cut_right(&row, 16);
    l->title = row;
    app_choice_add(&l->page.controls, well, STATISTICS_KIND_FIRST, texts, GAME_FIGURE_KINDS,
                   (int)l->self->kind);
    app_control *speed = &l->page.controls.items[l->page.controls.count - 1];
    speed->tip = app_text(APP_TEXT_SPEED_NOTE);
}

enum { FIGURE = 32, NOTE_LINE = 22, ONE_LINE_WIDE = 840 };
enum { FIGURES = STATISTICS_HEAD + STATISTICS_FIGURES_SHOWN * FIGURE + 4 };
enum { FIGURES_WIDE = 300, FIGURES_GAP = 20, BESIDE_FROM = 640 };

/* The well of figures. */
static void place_figures(statistics_layout *l, app_rect *area)
{
    l->figures = app_cut_top(area, FIGURES);
}

/* What they mean; from the top of the area, or from its foot. */
static void place_note(statistics_layout *l, app_rect *area, bool at_foot)
{
    int height = (area->w >= ONE_LINE_WIDE ? 1 : STATISTICS_NOTE_LINES) * NOTE_LINE + 10;
    l->note = at_foot ? app_cut_bottom(area, height) : app_cut_top(area, height);
    l->note.y += 18;
}

/* Its two views as tabs above it. */
static void place_graph(statistics_layout *l, app_rect area)
{
    static const app_text_id texts[STATISTICS_VIEWS] = {APP_TEXT_STATS_COURSE,
                                                        APP_TEXT_STATS_HISTOGRAM};
    app_rect row = app_cut_top(&area, STATISTICS_VIEW_ROW);
    row.h = STATISTICS_TABS_HIGH;
    row.w = app_at_most(row.w, 196);
    app_choice_add(&l->page.controls, row, STATISTICS_VIEW_FIRST, texts, STATISTICS_VIEWS,
                   (int)l->self->view);
    l->graph = area;
}

/* The figures at the left and the graph beside them. */
static void place_side_by_side(statistics_layout *l, app_rect area)
{
    place_note(l, &area, true);
    l->figures = app_cut_left(&area, FIGURES_WIDE);
    app_cut_left(&area, FIGURES_GAP);
    place_graph(l, area);
}

static void place_table(statistics_layout *l, app_rect area)
{
    int edge = 6;
    app_cut_top(&area, STATISTICS_HEAD);
    l->table = area;
    app_cut_top(&area, STATISTICS_HEAD);
    app_cut_bottom(&area, edge);
    app_grid_page best = app_grid_rows(STATISTICS_BEST, app_cut_margin(area, edge, 0),
                                       app_grid_row(l->view, TABLE_ROW), (int)l->self->game_count);
    best.to_read = true;
    app_page_add_grid(&l->page, STATISTICS_LIST_BEST, best, NULL);
}

/* Everything of the chosen category, the figures above the graph or beside it. */
static void place_all(statistics_layout *l, app_rect area, bool above)
{
    place_heading(l, &area);
    app_cut_top(&area, 14);
    if (area.w >= BESIDE_FROM && !above) {
        int wanted = area.h * 54 / 100, least = FIGURES + NOTE_LINE + 10;
        place_side_by_side(l, app_cut_top(&area, wanted < least ? least : wanted));
    } else {
        place_figures(l, &area);
        place_note(l, &area, false);
        app_cut_top(&area, 14);
        place_graph(l, app_cut_top(&area, area.h * 52 / 100));
    }
    place_table(l, area);
}

/* ---- Windows ---- */

static void place_wide(statistics_layout *l)
{
    int margin = 32, gap = 40, top = 84, width = l->view->width;
    int list = width < 1200 ? 250 : 300;
    int room = width - 2 * margin - list - gap;
    int data = room < 1100 ? room : 1100;
    app_rect area = {(width - list - gap - data) / 2, top, list + gap + data,
                     l->view->height - 20 - top};
    place_boards(l, app_cut_left(&area, list));
    app_cut_left(&area, gap);
    place_all(l, area, false);
}

/* A tall window shows the boards above what is chosen. */
static void place_tall(statistics_layout *l)
{
    int margin = 32, top = 84;
    app_rect area = {margin, top, l->view->width - 2 * margin, l->view->height - 20 - top};
    int boards = 4 * BOARD_ROW + 8 + FOOT;
    if (l->self->asked != STATISTICS_ASKS_NOTHING)
        boards += last_question(area.w);
    boards += (SESSIONS + SESSIONS_GAP) * ((l->self->session_count > 0) + l->self->any_assisted);
    place_boards(l, app_cut_top(&area, boards));
    app_cut_top(&area, 18);
    place_all(l, area, true);
}

static bool has_graph_below_figures(const app_view *view)
{
    return view->height >= (view->width < 700 ? 780 : 590);
}

/* What is shown of the present tab's contents: those of a tab that is not there stand elsewhere. */
static statistics_tab shown_tab(const statistics_layout *l)
{
    bool below = l->self->tab == STATISTICS_GRAPH && has_graph_below_figures(l->view);
    return below ? STATISTICS_FIGURES : l->self->tab;
}

static void place_tab(statistics_layout *l, app_rect area)
{
    statistics_tab tab = shown_tab(l);
    if (tab == STATISTICS_BOARDS) {
        place_boards(l, area);
        return;
    }
    place_heading(l, &area);
    app_cut_top(&area, tab == STATISTICS_FIGURES ? 14 : 6);
    bool graph = tab == STATISTICS_GRAPH || has_graph_below_figures(l->view);
    if (tab == STATISTICS_TABLE) {
        place_table(l, area);
        return;
    }
    if (tab == STATISTICS_FIGURES && graph && area.w >= BESIDE_FROM) {
        place_side_by_side(l, area);
        return;
    }
    if (tab == STATISTICS_FIGURES) {
        place_figures(l, &area);
        place_note(l, &area, false);
        app_cut_top(&area, 10);
    }
    if (graph)
        place_graph(l, area);
}

static void place_tabbed(statistics_layout *l)
{
    static const app_text_id texts[STATISTICS_TABS] = {
        APP_TEXT_STATS_BOARDS, APP_TEXT_STATS_FIGURES, APP_TEXT_STATS_TABLE, APP_TEXT_STATS_GRAPH};
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 16 : 32, top = low ? 60 : 136, width = l->view->width - 2 * margin;
    app_rect tabs = {margin, 78, width, 46};
    if (low)
        tabs = (app_rect){52, 5, l->view->width - (52 + 100), 44};
    l->tabbed = true;
    app_choice_add(&l->page.controls, tabs, STATISTICS_TAB_FIRST, texts,
                   has_graph_below_figures(l->view) ? STATISTICS_GRAPH : STATISTICS_TABS,
                   (int)shown_tab(l));
    place_tab(l, (app_rect){margin, top, width, l->view->height - top - 14});
}

/* Nothing was solved yet: words, and a way to change that. */
static void place_empty(statistics_layout *l)
{
    int most = l->view->width - 2 * 24, width = most < 460 ? most : 460;
    int x = (l->view->width - width) / 2, y = l->view->height / 2 - 120;
    app_rect foot = {x, 0, width, l->view->height - 14};
    l->empty = (app_rect){x, y, width, 150};
    app_page_add(&l->page, STATISTICS_NEW_GAME, APP_CONTROL_PRIMARY,
                 (app_rect){x, y + 160, 220, 50}, APP_TEXT_NEW_GAME, APP_ICON_PLUS);
    place_foot(l, &foot);
}

void app_statistics_lay_out(const app *app, const void *state, void *layout)
{
    static const app_bar_item items[] = {
        {STATISTICS_COPY, APP_ICON_COPY, APP_TEXT_STATS_COPY, APP_INTENT_COPY, 0},
        {STATISTICS_EXPORT, APP_ICON_OUT, APP_TEXT_STATS_EXPORT, 0, APP_TEXT_STATS_EXPORT_NOTE},
        {STATISTICS_SESSION, APP_ICON_CLOCK, APP_TEXT_SESSION, APP_INTENT_SESSION, 0},
        {APP_ID_HELP, APP_ICON_HELP, APP_TEXT_HELP, APP_INTENT_HELP, 0}};
    statistics_layout *l = layout;
    const app_view *view = &app->view;
    *l = (statistics_layout){{.view = view}, app, view, state, .kind = app_view_layout(view)};
    app_page_add_back(&l->page);
    /* The smallest windows have no room for the last two beside the tabs; the menu has both. */
    app_page_add_bar(&l->page, items, l->kind == APP_LAYOUT_MINIMUM ? 2 : 4);
    if (l->self->category_count == 0)
        place_empty(l);
    else if (l->kind == APP_LAYOUT_WIDE && view->height >= 700)
        place_wide(l);
    else if (l->kind == APP_LAYOUT_PORTRAIT && view->height >= 1120)
        place_tall(l);
    else
        place_tabbed(l);
}
