/* The lab as it is seen in windows of all shapes: boards with what acts on them, and what the runs took. */
#include "screens/lab/lab.h"

enum { MARGIN = 32, TABBED_MARGIN = 24, LOW_MARGIN = 16 };

/* ---- Arrangements ---- */

typedef enum arrangement {
    WIDE,  /* the runs beside the boards */
    TALL,  /* one view of the runs below the boards */
    TABBED /* one of all at a time */
} arrangement;

static arrangement arrangement_of(const app_view *view)
{
    app_layout kind = app_view_layout(view);
    bool wide = kind == APP_LAYOUT_WIDE && view->width >= 1160 && view->height >= 680;
    return wide ? WIDE : kind == APP_LAYOUT_PORTRAIT && view->height >= 1120 ? TALL : TABBED;
}

static bool is_low(const app_view *view)
{
    return app_view_layout(view) == APP_LAYOUT_MINIMUM;
}

/* ---- Boards, and below them everything that acts on them ---- */

static void add_boards(app_parts *p, const lab_state *self, int width)
{
    enum { LEAST = 136, BRIEF_BELOW = 500 };
    app_edit_add_boards(p, &self->edit, LEAST);
    app_edit_add_verdict(p, &self->edit, width < BRIEF_BELOW);
}

/* A low page has little room below the boards, and shows what was found before what leads on. */
static void add_column(app_parts *p, const lab_state *self, int width, bool low)
{
    enum { BESIDE_FROM = 420 };
    add_boards(p, self, width);
    app_lab_add_pickers(p, width >= BESIDE_FROM);
    parts_space(p, 4);
    app_lab_add_size_and_solve(p, width);
    parts_space(p, 8);
    if (low) {
        app_lab_add_panel(p, true);
        parts_space(p, 16);
        app_lab_add_ways(p);
    } else {
        app_lab_add_ways(p);
        parts_space(p, 8);
        app_lab_add_panel(p, false);
    }
}

/* Boards and panel at the left, what can be chosen at the right. */
static void add_pair(app_parts *p, const lab_state *self, int width)
{
    enum { CHOICES = 300, GAP = 24 };
    parts_row (p, GAP, .grow = 1) {
        parts_column (p, 0, .grow = 1) {
            add_boards(p, self, width - GAP - CHOICES);
            app_lab_add_panel(p, false);
        }
        parts_column (p, 8, .width = CHOICES) {
            app_lab_add_pickers(p, false);
            app_edit_add_size(p, &self->edit);
            parts_space(p, 0);
            app_lab_add_solve(p);
            parts_space(p, 0);
            app_lab_add_ways(p);
        }
    }
}

/* ---- Tabs ---- */

static void list_tabs(const char *words[LAB_TABS])
{
    words[LAB_TAB_BOARD] = _("Board");
    words[LAB_TAB_RUNS] = _("Runs");
    words[LAB_TAB_CHART] = _("Chart");
    words[LAB_TAB_LOG] = _("Log");
}

/* The smallest windows have them in the bar, if they have room there. */
static bool has_tabs_in_bar(const app_parts *p)
{
    enum { TAB = 12, WELL = 8, REST = 5 * APP_TARGET + 20 };
    const char *words[LAB_TABS];
    list_tabs(words);
    int tab = TAB + app_parts_widest(p, APP_TYPE_NOTE, words, LAB_TABS);
    return is_low(p->view) && LAB_TABS * tab + WELL <= p->view->width - REST;
}

static void add_tabs(app_parts *p, const lab_state *self, lab_tab first)
{
    const char *words[LAB_TABS];
    lab_tab chosen = self->tab > first ? self->tab : first;
    list_tabs(words);
    app_parts_add_choice(p, LAB_TAB_FIRST + (int)first, words + first, LAB_TABS - (int)first,
                         (int)(chosen - first), is_low(p->view) ? 44 : 46);
}

/* What the chosen tab shows, unless it is the board. */
static void add_tab(app_parts *p, const lab_state *self)
{
    if (self->tab == LAB_TAB_CHART)
        app_lab_add_chart(p, 1);
    else if (self->tab == LAB_TAB_LOG)
        app_lab_add_log(p, 1);
    else
        app_lab_add_runs(p, 1);
}

/* ---- Windows ---- */

static void add_wide(app_parts *p, const lab_state *self)
{
    enum { GAP = 40, MOST_DATA = 760, MOST_COLUMN = 960 };
    int room = p->view->width - 2 * MARGIN - GAP;
    int data = app_at_most(room / 2, MOST_DATA), width = app_at_most(room - data, MOST_COLUMN);
    parts_row (p, GAP, .grow = 1, .centred = true, .pad = {MARGIN, 0, MARGIN, 20}) {
        parts_column (p, 0, .grow = 1, .most_width = width)
            add_column(p, self, width, false);
        parts_column (p, 0, .width = data) {
            app_lab_add_runs(p, 410);
            app_lab_add_chart(p, 356);
            app_lab_add_log(p, 234);
        }
    }
}

/* What the tabs show keeps some room; the boards grow as far as that lets them. */
static void add_tall(app_parts *p, const lab_state *self)
{
    enum { LEAST = 300 };
    parts_column (p, 0, .grow = 1, .pad = {MARGIN, 0, MARGIN, 16}) {
        add_column(p, self, p->view->width - 2 * MARGIN, false);
        parts_space(p, 16);
        add_tabs(p, self, LAB_TAB_RUNS);
        parts_space(p, 6);
        parts_column (p, 0, .grow = 1, .least_height = LEAST)
            add_tab(p, self);
    }
}

/* It scrolls where there is no room for all of it. */
static void add_board_tab(app_parts *p, const lab_state *self, int margin)
{
    enum { PAIR_FROM = 700, LOW_BELOW = 746 };
    bool pair = p->view->width >= PAIR_FROM;
    int bar = is_low(p->view) && !pair ? APP_SCROLL_BAR + 4 : 0;
    int width = p->view->width - 2 * margin - bar;
    parts_column (p, 0, .grow = 1, .scrolls = true, .pad = {margin, 8, margin + bar, 14}) {
        if (pair)
            add_pair(p, self, width);
        else
            add_column(p, self, width, p->view->height < LOW_BELOW);
    }
}

static void add_tabbed(app_parts *p, const lab_state *self)
{
    int margin = is_low(p->view) ? LOW_MARGIN : TABBED_MARGIN;
    if (!has_tabs_in_bar(p))
        parts_column (p, 0, .pad = {margin, 0, margin, 2})
            add_tabs(p, self, LAB_TAB_BOARD);
    if (self->tab == LAB_TAB_BOARD)
        add_board_tab(p, self, margin);
    else
        parts_column (p, 0, .grow = 1, .pad = {margin, 8, margin, 14})
            add_tab(p, self);
}

static void add_bar(app_parts *p, const lab_state *self)
{
    enum { ICONS = 216 };
    bool tabs = has_tabs_in_bar(p);
    parts_bar (p, tabs ? NULL : _("Lab"), app_lab_note(&p->arena, p->view, ICONS)) {
        if (tabs)
            parts_column (p, 0, .grow = 1, .pad = {4, 0, 6, 0}, .centred = true)
                add_tabs(p, self, LAB_TAB_BOARD);
        parts_icon_button(p, LAB_CLEAR, APP_ICON_CLOSE, _("Clear runs"),
                          .note = _("Those on these boards, and the log"));
        parts_icon_button(p, LAB_COPY, APP_ICON_COPY, _("Copy the results"),
                          .intent = APP_INTENT_COPY);
        parts_icon_button(p, LAB_MAKE, APP_ICON_PLUS, _("Make a level"));
        app_parts_add_help(p);
    }
}

void app_lab_parts(app_parts *p)
{
    const lab_state *self = p->state;
    parts_column (p, 0) {
        add_bar(p, self);
        if (arrangement_of(p->view) == WIDE)
            add_wide(p, self);
        else if (arrangement_of(p->view) == TALL)
            add_tall(p, self);
        else
            add_tabbed(p, self);
    }
}
