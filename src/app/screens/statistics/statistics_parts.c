/* The statistics as they are seen in windows of all shapes. */
#include "screens/statistics/statistics.h"

#include "text/words.h"

#include <string.h>

/* ---- Whose results are shown ---- */

/* How many items the dropdown has room for below "All sessions"; where there are more names, one item leads to them. */
static int room_for_sessions(const app_view *view)
{
    return app_at_most((view->height - 32) / APP_TARGET, APP_PAGE_ITEMS) - 1;
}

static int sessions_from(const statistics_state *self)
{
    return (int)(self->session_count - self->session_from);
}

static bool is_paged(const app_view *view, const statistics_state *self)
{
    return self->session_from > 0 || sessions_from(self) > room_for_sessions(view);
}

int app_statistics_sessions_listed(const app_view *view, const statistics_state *self)
{
    int room = room_for_sessions(view);
    return app_at_most(sessions_from(self), is_paged(view, self) ? room - 1 : room);
}

static const char *cut_name(app_parts *p, const char *name)
{
    enum { SIZE = GAME_SITTING_NAME + 4 };
    char *out = app_arena_room(&p->arena, SIZE);
    int width = app_at_most(p->view->width - 90, 380);
    app_view_fit(p->view, APP_TYPE_BUTTON, name, width, out, SIZE);
    return app_arena_keep(&p->arena, out);
}

static void add_sessions(app_parts *p, const statistics_state *self)
{
    app_drop_item items[APP_PAGE_ITEMS] = {{.label = _("All sessions")}};
    int listed = app_statistics_sessions_listed(p->view, self), count = 1;
    int chosen = self->session[0] == '\0' ? 0 : -1;
    for (int i = 0; i < listed; i++) {
        const char *name = self->sessions[self->session_from + (size_t)i];
        if (strcmp(name, self->session) == 0)
            chosen = count;
        items[count++].label = cut_name(p, name);
    }
    if (is_paged(p->view, self))
        items[count++].label =
            sessions_from(self) > listed ? _("Older sessions") : _("Newest sessions");
    parts_drop(p, STATISTICS_OF_SESSION, items, count, chosen,
               self->session[0] ? self->session : items[0].label, .given = self->session[0] != '\0',
               .height = APP_TARGET);
}

/* Whether games with hints count, too. */
static void add_assisted(app_parts *p, const statistics_state *self)
{
    const char *words = _("Include games with hints");
    parts_press (p, APP_CONTROL_TOGGLE, STATISTICS_ASSISTED, 0, .name = words,
                 .chosen = self->assisted, .least_height = APP_TARGET) {
        parts_paragraph(p, APP_TYPE_LABEL, words, .grow = 1);
    }
}

/* ---- The kinds of boards ---- */

/* Of a kind of board, or one way to play it, which stands below its kind. */
static void add_board(app_parts *p, int index)
{
    const statistics_state *self = p->state;
    const game_category *category = &self->categories[index];
    bool part = category->way != GAME_WAY_UNKNOWN;
    parts_row (p, 14, .pad = {part ? 28 : 14, 0, 14, 0}) {
        parts_paragraph(p, part ? APP_TYPE_LABEL : APP_TYPE_NOTE,
                        part ? app_words_way(category->way)
                             : app_words_category(&p->arena, category, false),
                        .grow = 1);
        parts_text(p, APP_TYPE_LABEL, app_statistics_games(&p->arena, category->games),
                   .weak = true);
    }
}

static void add_list(app_parts *p, const statistics_state *self, int rows)
{
    enum { ROW = 46 };
    parts_list(p, STATISTICS_LIST_BOARDS, STATISTICS_CATEGORIES, add_board,
               (int)self->category_count, .row = ROW, .grow = rows == 0, .height = rows * ROW,
               .least_height = ROW, .name = _("Boards"));
}

/* ---- The end of all results ---- */

/* The first question is short; the last one says exactly what goes. */
static void add_question(app_parts *p, bool last)
{
    const char *count = app_words_count(&p->arena, p->app->client.results.count);
    parts_column (p, 8, .pad = {0, 4, 0, last ? 16 : 8}) {
        parts_row (p, 10) {
            parts_icon(p, 22, APP_ICON_WARN, .colour = p->view->colours->bounded);
            parts_paragraph(p, APP_TYPE_BUTTON,
                            last ? _("Delete all results?") : _("Delete the results?"), .grow = 1);
        }
        if (last)
            parts_paragraph(p, APP_TYPE_LABEL,
                            parts_print(p,
                                        _("Every result goes (%s), and with them all bests and "
                                          "averages and the stars of your levels. Replays stay. "
                                          "This cannot be undone."),
                                        count),
                            .weak = true);
    }
}

/* Deleting, or the question that it asks; nobody who presses one place twice deletes anything. */
static void statistics_add_foot(app_parts *p)
{
    const statistics_state *self = p->state;
    bool last = self->asked == STATISTICS_ASKS_LAST;
    if (p->app->client.results.count == 0)
        return;
    if (self->asked == STATISTICS_ASKS_NOTHING) {
        parts_column (p, 0, .pad = {0, 7, 0, 2})
            parts_button(p, STATISTICS_DELETE, _("Delete all results"), .slim = true);
        return;
    }
    add_question(p, last);
    parts_wrap (p, 10, .columns = 2, .together = true, .pad = {0, 0, 0, 2}) {
        if (last)
            parts_button(p, STATISTICS_WIPE, _("Delete for good"), .slim = true);
        parts_button(p, STATISTICS_KEEP, _("Keep them"), .slim = true);
        if (!last)
            parts_button(p, STATISTICS_GO_ON, _("Delete"), .slim = true);
    }
}

/* The choice of a session, the list of boards, and the foot. The list is `rows` high; 0: it fills the height. */
static void statistics_add_boards(app_parts *p, int rows)
{
    const statistics_state *self = p->state;
    parts_column (p, 0, .grow = rows == 0) {
        parts_column (p, 12, .grow = 1, .pad = {0, 0, 0, 8}) {
            if (self->session_count > 0)
                add_sessions(p, self);
            if (self->any_assisted)
                add_assisted(p, self);
            add_list(p, self, rows);
        }
        statistics_add_foot(p);
    }
}

enum { LIST_GAP = 40, MARGIN = 32, LOW_MARGIN = 16 };

/* By the window. */
typedef enum arrangement {
    WIDE,  /* the list of boards beside the figures */
    TALL,  /* the list above the figures */
    TABBED /* one of them at a time */
} arrangement;

static arrangement arrangement_of(const app_view *view)
{
    app_layout kind = app_view_layout(view);
    return kind == APP_LAYOUT_WIDE && view->height >= 700        ? WIDE
           : kind == APP_LAYOUT_PORTRAIT && view->height >= 1120 ? TALL
                                                                 : TABBED;
}

static bool is_low(const app_view *view)
{
    return app_view_layout(view) == APP_LAYOUT_MINIMUM;
}

static int list_width(const app_view *view)
{
    return view->width < 1200 ? 250 : 300;
}

int app_statistics_width(const app_view *view)
{
    enum { MOST = 1100 };
    int room = view->width - 2 * (is_low(view) ? LOW_MARGIN : MARGIN);
    return arrangement_of(view) != WIDE ? room
                                        : app_at_most(room - list_width(view) - LIST_GAP, MOST);
}

bool app_statistics_is_tabbed(const app_view *view)
{
    return arrangement_of(view) == TABBED;
}

/* ---- The chosen board ---- */

/* Tabs that are as wide as the longest word needs. */
static int tabs_width(const app_parts *p, const char *const *words, int count)
{
    return count * (20 + app_parts_widest(p, APP_TYPE_NOTE, words, count)) + 8;
}

static void add_choice(app_parts *p, int first, const char *const *words, int count, int chosen,
                       int least)
{
    int width = tabs_width(p, words, count);
    parts_column (p, 0, .width = width > least ? width : least)
        app_parts_add_choice(p, first, words, count, chosen, APP_TARGET);
}

/* How many games there are, and how many of them with hints; of one session alone. */
static const char *games_words(app_parts *p, const statistics_state *self,
                               const game_category *chosen)
{
    long long assisted = 0;
    const char *games = app_statistics_games(&p->arena, chosen->games);
    for (size_t i = 0; i < self->game_count; i++)
        assisted += game_result_credit(self->games[i].result) == GAME_CREDIT_ASSISTED;
    if (assisted > 0)
        games = parts_print(p, _("%s, %s"), games,
                            parts_print(p, PL_("%s with hints", "%s with hints", assisted),
                                        app_words_count(&p->arena, (size_t)assisted)));
    return self->session[0] != '\0' ? parts_print(p, _("%s, %s"), games, self->session) : games;
}

/* What is chosen, and the kinds of figures beside it. */
static void add_heading(app_parts *p, const statistics_state *self)
{
    const char *kinds[GAME_FIGURE_KINDS] = {_("Time"), _("Moves"), _("moves/s")};
    const game_category *chosen = app_statistics_chosen(self);
    const char *name = chosen ? app_words_category(&p->arena, chosen, false) : "";
    int width = app_view_text_width(p->view, APP_TYPE_BUTTON, name);
    parts_row (p, 16, .turns = true, .least_height = APP_TARGET) {
        parts_column (p, 0, .grow = 1, .centred = true, .least_width = app_at_most(width, 160)) {
            parts_paragraph(p, APP_TYPE_BUTTON, name);
            parts_paragraph(p, APP_TYPE_LABEL, chosen ? games_words(p, self, chosen) : "",
                            .weak = true);
        }
        add_choice(p, STATISTICS_KIND_FIRST, kinds, GAME_FIGURE_KINDS, (int)self->kind,
                   app_statistics_width(p->view) < 560 ? 236 : 300);
        p->parts[p->count - 1].tip = _("Moves per second (tps)");
    }
}

/* ---- The graph ---- */

static void draw_stroke(const app_parts *p, const app_part *part)
{
    app_view_fill(p->view, part->rect, app_style_series((game_theme)p->view->settings->theme, 1));
}

static void add_legend(app_parts *p, const statistics_state *self)
{
    bool histogram = self->view == STATISTICS_HISTOGRAM;
    const char *line = !histogram ? P_("average of 5", "ao5")
                                  : parts_print(p, _("median %s"),
                                                app_statistics_value(p, self->median, self->kind));
    parts_row (p, 18, .grow = 1) {
        parts_spring(p, 1);
        parts_row (p, 8) {
            parts_icon(p, 10, histogram ? APP_ICON_SQUARE : APP_ICON_DISC,
                       .colour = app_style_series((game_theme)p->view->settings->theme, 0));
            parts_text(p, APP_TYPE_LABEL, histogram ? _("games") : _("each game"), .weak = true);
        }
        if (histogram || self->counted_count > STATISTICS_AVERAGED)
            parts_row (p, 8) {
                parts_figure(p, draw_stroke, NULL, .width = 22, .height = 3);
                parts_text(p, APP_TYPE_LABEL, line, .weak = true);
            }
    }
}

/* Its two views as tabs above it. */
static void add_graph(app_parts *p, const statistics_state *self, int share)
{
    const char *views[STATISTICS_VIEWS] = {_("Course"), _("Histogram")};
    bool histogram = self->view == STATISTICS_HISTOGRAM;
    parts_column (p, 12, .grow = share) {
        parts_row (p, 12, .turns = true) {
            add_choice(p, STATISTICS_VIEW_FIRST, views, STATISTICS_VIEWS, (int)self->view, 196);
            if (!histogram || self->bins.count > 0)
                add_legend(p, self);
        }
        parts_figure(p, histogram ? app_statistics_draw_histogram : app_statistics_draw_course,
                     views[self->view], .grow = 1, .least_height = 120,
                     .value = app_statistics_games(&p->arena, self->counted_count));
    }
}

/* The figures at the left and the graph beside them. */
static void add_side_by_side(app_parts *p, const statistics_state *self, int share)
{
    enum { LEAST = 300 };
    parts_column (p, 7, .grow = share, .least_height = share ? LEAST : 0) {
        parts_row (p, 20, .grow = 1) {
            app_statistics_add_figures(p, true, false);
            add_graph(p, self, 1);
        }
        app_statistics_add_note(p);
    }
}

/* The figures by themselves. */
static void add_figures(app_parts *p, bool shrink)
{
    parts_column (p, 7, .grow = shrink) {
        app_statistics_add_figures(p, false, shrink);
        app_statistics_add_note(p);
    }
}

/* ---- Windows ---- */

static void add_wide(app_parts *p, const statistics_state *self)
{
    parts_row (p, LIST_GAP, .grow = 1, .centred = true, .pad = {MARGIN, 8, MARGIN, 20}) {
        parts_column (p, 0, .width = list_width(p->view))
            statistics_add_boards(p, 0);
        parts_column (p, 0, .width = app_statistics_width(p->view)) {
            add_heading(p, self);
            parts_space(p, 14);
            add_side_by_side(p, self, 54);
            app_statistics_add_table(p, 46);
        }
    }
}

/* A tall window shows the boards above what is chosen. */
static void add_tall(app_parts *p, const statistics_state *self)
{
    enum { BOARDS = 4 };
    parts_column (p, 14, .grow = 1, .pad = {MARGIN, 8, MARGIN, 20}) {
        statistics_add_boards(p, BOARDS);
        add_heading(p, self);
        add_figures(p, false);
        add_graph(p, self, 52);
        app_statistics_add_table(p, 48);
    }
}

static bool has_graph_below_figures(const app_view *view)
{
    return view->height >= (view->width < 700 ? 780 : 590);
}

/* The tab that is open. The graph has none where it stands below the figures: those are shown for it. */
static statistics_tab shown_tab(const app_parts *p, const statistics_state *self)
{
    bool below = self->tab == STATISTICS_GRAPH && has_graph_below_figures(p->view);
    return below ? STATISTICS_FIGURES : self->tab;
}

static void add_tab(app_parts *p, const statistics_state *self)
{
    enum { BESIDE_FROM = 640 };
    statistics_tab tab = shown_tab(p, self);
    bool graph = has_graph_below_figures(p->view);
    if (tab == STATISTICS_BOARDS) {
        statistics_add_boards(p, 0);
        return;
    }
    add_heading(p, self);
    parts_space(p, tab == STATISTICS_FIGURES ? 14 : 6);
    if (tab == STATISTICS_TABLE) {
        app_statistics_add_table(p, 1);
    } else if (tab == STATISTICS_GRAPH) {
        add_graph(p, self, 1);
    } else if (graph && app_statistics_width(p->view) >= BESIDE_FROM) {
        add_side_by_side(p, self, 1);
    } else {
        add_figures(p, !graph);
        parts_space(p, 14);
        if (graph)
            add_graph(p, self, 1);
    }
}

static int list_tabs(const app_parts *p, const char *words[STATISTICS_TABS])
{
    words[STATISTICS_BOARDS] = _("Boards");
    words[STATISTICS_FIGURES] = _("Figures");
    words[STATISTICS_TABLE] = _("Table");
    words[STATISTICS_GRAPH] = _("Graph");
    return has_graph_below_figures(p->view) ? (int)STATISTICS_GRAPH : (int)STATISTICS_TABS;
}

/* The smallest windows have them in the bar, if they have room there. */
static bool has_tabs_in_bar(const app_parts *p, const statistics_state *self)
{
    enum { ICONS = 3 };
    const char *words[STATISTICS_TABS];
    int count = list_tabs(p, words);
    return self->category_count > 0 && is_low(p->view) &&
           tabs_width(p, words, count) <= p->view->width - ICONS * APP_TARGET - 20;
}

static void add_tabs(app_parts *p, const statistics_state *self)
{
    const char *words[STATISTICS_TABS];
    int count = list_tabs(p, words);
    app_parts_add_choice(p, STATISTICS_TAB_FIRST, words, count, (int)shown_tab(p, self),
                         is_low(p->view) ? 44 : 46);
}

static void add_tabbed(app_parts *p, const statistics_state *self)
{
    bool low = is_low(p->view);
    int margin = low ? LOW_MARGIN : MARGIN;
    parts_column (p, low ? 6 : 12, .grow = 1, .pad = {margin, low ? 8 : 2, margin, 12}) {
        if (!has_tabs_in_bar(p, self))
            add_tabs(p, self);
        parts_column (p, 0, .grow = 1)
            add_tab(p, self);
    }
}

/* Nothing was solved yet: words, and a way to change that. */
static void add_empty(app_parts *p)
{
    enum { WIDEST = 460 };
    parts_column (p, 0, .grow = 1, .most_width = WIDEST + 2 * 24, .pad = {24, 0, 24, 14}) {
        parts_column (p, 10, .grow = 1) {
            parts_spring(p, 1);
            parts_icon(p, 28, APP_ICON_STATS, .weak = true);
            parts_paragraph(p, APP_TYPE_PAGE_TITLE, _("Nothing is solved yet"));
            parts_paragraph(p, APP_TYPE_LABEL,
                            _("Each board that you solve is counted here: best times and fewest "
                              "moves, averages of 5 to 100 games, graphs and a table, for each "
                              "size, goal and kind of board. Boards solved by auto-solve do not "
                              "count."),
                            .weak = true);
            parts_space(p, 10);
            parts_row (p, 0)
                parts_primary(p, STATISTICS_NEW_GAME, _("New game"), .icon = APP_ICON_PLUS,
                              .least_width = 220, .height = 50);
            parts_spring(p, 2);
        }
        statistics_add_foot(p);
    }
}

/* The smallest windows have no room for the last two icons beside the tabs; the menu has both. */
static void add_bar(app_parts *p, const statistics_state *self)
{
    bool tabs = has_tabs_in_bar(p, self);
    parts_bar (p, tabs ? NULL : _("Statistics"), NULL) {
        if (tabs)
            parts_column (p, 0, .grow = 1, .pad = {4, 0, 6, 0}, .centred = true)
                add_tabs(p, self);
        parts_icon_button(p, STATISTICS_COPY, APP_ICON_COPY, _("Copy this board's results"),
                          .intent = APP_INTENT_COPY);
        parts_icon_button(p, STATISTICS_EXPORT, APP_ICON_OUT, _("Export all results"),
                          .note = _("as a CSV file"));
        if (!is_low(p->view)) {
            parts_icon_button(p, STATISTICS_SESSION, APP_ICON_CLOCK, _("This session"),
                              .intent = APP_INTENT_SESSION);
            app_parts_add_help(p);
        }
    }
}

void app_statistics_parts(app_parts *p)
{
    const statistics_state *self = p->state;
    parts_column (p, 0) {
        add_bar(p, self);
        if (self->category_count == 0)
            add_empty(p);
        else if (arrangement_of(p->view) == WIDE)
            add_wide(p, self);
        else if (arrangement_of(p->view) == TALL)
            add_tall(p, self);
        else
            add_tabbed(p, self);
    }
}
