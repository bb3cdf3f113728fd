/* Places the parts of the lab in windows of all shapes. */
#include "screens/lab/lab.h"

#include "ui/choice.h"
#include "ui/cut.h"

/* Wells and lines have their headings above them. */
static void place_table(lab_layout *l, app_rect area)
{
    int head = 40, row = 42, edge = 6;
    app_cut_top(&area, LAB_HEAD);
    l->table = area;
    app_cut_top(&area, head);
    app_rect window = {area.x + edge, area.y, area.w - 2 * edge, area.h - edge};
    app_page_add_grid(
        &l->page, LAB_LIST_RUNS,
        app_grid_rows(LAB_RUNS, window, app_grid_row(l->view, row), app_lab_row_count(l->app)),
        app_text(APP_TEXT_LAB_TAB_RUNS));
}

static void place_chart(lab_layout *l, app_rect area)
{
    app_cut_top(&area, LAB_HEAD);
    l->chart = area;
}

static void place_log(lab_layout *l, app_rect area)
{
    int row = 24;
    app_cut_top(&area, LAB_HEAD);
    area.h -= area.h % row; /* whole lines */
    l->log = area;
    app_grid_page log = app_grid_rows(LAB_LOG, area, row, l->app->client.lab.line_count);
    log.to_read = true;
    app_page_add_grid(&l->page, LAB_LIST_LOG, log, NULL);
}

static void place_data(lab_layout *l, app_rect area)
{
    int spare = area.h - 3 * LAB_HEAD;
    place_table(l, app_cut_top(&area, LAB_HEAD + spare * 42 / 100));
    place_chart(l, app_cut_top(&area, LAB_HEAD + spare * 36 / 100));
    place_log(l, area);
}

/* What the chosen tab shows, unless it is the board. */
static void place_tab(lab_layout *l, app_rect area)
{
    if (l->self->tab == LAB_TAB_CHART)
        place_chart(l, area);
    else if (l->self->tab == LAB_TAB_LOG)
        place_log(l, area);
    else
        place_table(l, area);
}

/* The tabs from `first` on. */
static void place_tabs(lab_layout *l, app_rect well, lab_tab first)
{
    static const app_text_id texts[LAB_TABS] = {APP_TEXT_LAB_TAB_BOARD, APP_TEXT_LAB_TAB_RUNS,
                                                APP_TEXT_LAB_TAB_CHART, APP_TEXT_LAB_TAB_LOG};
    lab_tab chosen = l->self->tab > first ? l->self->tab : first;
    app_choice_add(&l->page.controls, well, LAB_TAB_FIRST + (int)first, texts + first,
                   LAB_TABS - (int)first, (int)(chosen - first));
}

static void place_wide(lab_layout *l, app_rect area)
{
    int gap = 40;
    int room = area.w - gap;
    int data = room / 2 < 760 ? room / 2 : 760;
    int left = room - data < 960 ? room - data : 960;
    int x = (l->view->width - left - gap - data) / 2;
    app_lab_place_column(l, (app_rect){x, area.y, left, area.h});
    place_data(l, (app_rect){x + left + gap, area.y, data, area.h});
}

/* What the tabs show keeps some room; the trays grow as far as that lets them. */
static void place_tall(lab_layout *l, app_rect area)
{
    int tabs = 46, least = 300;
    app_rect column = {area.x, area.y, area.w, area.h - least - tabs};
    app_cut_top(&area, app_lab_place_column(l, column) + 12 - area.y);
    place_tabs(l, app_cut_top(&area, tabs), LAB_TAB_RUNS);
    app_cut_top(&area, 6);
    place_tab(l, area);
}

static int height_of_compact(const lab_layout *l, app_rect column)
{
    lab_layout trial = *l;
    return app_lab_place_compact(&trial, column) - column.y;
}

static void place_scrolling(lab_layout *l, app_rect column)
{
    int first = l->page.controls.count, ring = 8; /* round the first control that has the focus */
    column.w -= APP_SCROLL_BAR + 4;
    int top = column.y - ring;
    l->page.scroll = (app_scroll_page){.window = {0, top, l->view->width, l->view->height - top},
                                       .height = ring + height_of_compact(l, column)};
    column.y -= app_scroll_offset(&l->self->page.scroll, &l->page.scroll);
    app_lab_place_compact(l, column);
    app_page_scroll_from(&l->page, first);
}

static void place_tabbed(lab_layout *l)
{
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 16 : 24, top = low ? 58 : 132;
    int width = l->view->width - 2 * margin;
    app_rect area = {margin, top, width, l->view->height - top - 14};
    app_rect tabs = {margin, 76, width, 46};
    if (low)
        tabs = (app_rect){52, 5, l->view->width - (52 + 192), 44};
    place_tabs(l, tabs, LAB_TAB_BOARD);
    if (l->self->tab != LAB_TAB_BOARD)
        place_tab(l, area);
    else if (l->view->width >= 700)
        app_lab_place_pair(l, area);
    else if (area.h >= 600)
        app_lab_place_column(l, area);
    else
        place_scrolling(l, area);
}

void app_lab_lay_out(const app *app, const void *state, void *layout)
{
    static const app_bar_item bar[] = {
        {LAB_CLEAR, APP_ICON_CLOSE, APP_TEXT_LAB_CLEAR, APP_INTENT_NONE, APP_TEXT_LAB_CLEAR_NOTE},
        {LAB_COPY, APP_ICON_COPY, APP_TEXT_LAB_COPY, APP_INTENT_COPY, 0},
        {LAB_MAKE, APP_ICON_PLUS, APP_TEXT_LEVELS_MAKE, APP_INTENT_NONE, 0},
        {APP_ID_HELP, APP_ICON_HELP, APP_TEXT_HELP, APP_INTENT_HELP, 0}};
    lab_layout *l = layout;
    const app_view *view = &app->view;
    *l = (lab_layout){{.view = view}, app, view, state, .kind = app_view_layout(view)};
    app_page_add_back(&l->page);
    app_page_add_bar(&l->page, bar, 4);
    int margin = 32, top = 76;
    app_rect area = {margin, top, view->width - 2 * margin, view->height - top};
    if (l->kind == APP_LAYOUT_WIDE && view->width >= 1160 && view->height >= 680)
        place_wide(l, (app_rect){area.x, area.y, area.w, area.h - 20});
    else if (l->kind == APP_LAYOUT_PORTRAIT && view->height >= 1120)
        place_tall(l, (app_rect){area.x, area.y, area.w, area.h - 16});
    else
        place_tabbed(l);
}
