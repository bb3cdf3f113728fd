/* Places the parts of the lab in windows of all shapes. */
#include "screens/lab/lab_place.h"

#include "program/app.h"
#include "ui/bar.h"

enum { TABLE_HEAD = 40, TABLE_ROW = 42 };

static void place_table(lab_placer *p, app_rect well)
{
    lab_runs runs = app_lab_list_runs(p->app);
    int head = TABLE_HEAD;
    int edge = 6;
    p->out->table = well;
    p->out->runs =
        (app_list_page){LAB_RUNS,
                        {well.x + edge, well.y + head, well.w - 2 * edge, well.h - head - edge},
                        TABLE_ROW,
                        runs.count + game_lab_searches_here(&p->app->client.lab)};
    app_list_add(&p->out->runs, &p->out->controls, app_text(APP_TEXT_LAB_TAB_RUNS));
}

static void place_log(lab_placer *p, app_rect area)
{
    int row = 24;
    area.h -= area.h % row; /* whole lines */
    p->out->log = area;
    p->out->lines = (app_list_page){LAB_LOG, area, row, p->app->client.lab.line_count};
    app_list_add(&p->out->lines, &p->out->controls, app_text(APP_TEXT_LAB_TAB_LOG));
}

static void place_data(lab_placer *p, app_rect area)
{
    int title = LAB_HEAD;
    int spare = area.h - 3 * title;
    int table = spare * 42 / 100;
    int chart = spare * 36 / 100;
    place_table(p, (app_rect){area.x, area.y + title, area.w, table});
    p->out->chart = (app_rect){area.x, area.y + 2 * title + table, area.w, chart};
    int y = area.y + 3 * title + table + chart;
    place_log(p, (app_rect){area.x, y, area.w, area.y + area.h - y});
}

/* What the chosen tab shows, unless it is the board. */
static void place_tab(lab_placer *p, app_rect area)
{
    app_rect below = {area.x, area.y + LAB_HEAD, area.w, area.h - LAB_HEAD};
    if (p->self->tab == LAB_TAB_CHART)
        p->out->chart = below;
    else if (p->self->tab == LAB_TAB_LOG)
        place_log(p, below);
    else
        place_table(p, below);
}

static const app_text_id tab_texts[LAB_TABS] = {APP_TEXT_LAB_TAB_BOARD, APP_TEXT_LAB_TAB_RUNS,
                                                APP_TEXT_LAB_TAB_CHART, APP_TEXT_LAB_TAB_LOG};

/* The tabs from `first` on. */
static void place_tabs(lab_placer *p, app_rect well, int first)
{
    int margin = 4;
    int count = LAB_TABS - first;
    int width = (well.w - 2 * margin) / count;
    lab_tab shown = first > 0 && p->self->tab == LAB_TAB_BOARD ? LAB_TAB_RUNS : p->self->tab;
    p->out->tabs = well;
    for (int i = 0; i < count; i++)
        app_lab_place_control(p, LAB_TAB_FIRST + first + i, APP_CONTROL_TAB,
                              (app_rect){well.x + margin + i * width, well.y + margin, width,
                                         well.h - 2 * margin - 2},
                              tab_texts[first + i])
            ->chosen = (int)shown == first + i;
}

static void place_wide(lab_placer *p)
{
    int margin = 32;
    int gap = 40;
    int top = 76;
    int height = p->view->height - top - 20;
    int room = p->view->width - 2 * margin - gap;
    int data = room / 2 < 760 ? room / 2 : 760;
    int left = room - data < 960 ? room - data : 960;
    int x = (p->view->width - left - gap - data) / 2;
    app_lab_place_column(p, (app_rect){x, top, left, height});
    place_data(p, (app_rect){x + left + gap, top, data, height});
}

/* What the tabs show keeps some room; the trays grow as far as that lets them. */
static void place_tall(lab_placer *p)
{
    int margin = 32;
    int top = 76;
    int width = p->view->width - 2 * margin;
    int tabs = 46;
    int foot = p->view->height - 16;
    app_rect column = {margin, top, width, foot - 300 - tabs - top};
    int y = app_lab_place_column(p, column) + 12;
    p->out->tall = true;
    place_tabs(p, (app_rect){margin, y, width, tabs}, LAB_TAB_RUNS);
    y += tabs + 6;
    place_tab(p, (app_rect){margin, y, width, foot - y});
}

/* A page that scrolls is laid out twice: once for its height, and once where it belongs. */
static void place_scrolling(lab_placer *p, app_rect area)
{
    lab_layout *out = p->out;
    lab_layout before = *out;
    int bar = APP_SCROLL_BAR + 4;
    app_rect column = {area.x, area.y, area.w - bar, area.h};
    app_scroll_page page = {{0, area.y, p->view->width, p->view->height - area.y},
                            app_lab_place_compact(p, column) - area.y};
    *out = before;
    out->page = page;
    column.y -= app_scroll_offset(&p->self->scroll, &page);
    int first = out->controls.count;
    app_lab_place_compact(p, column);
    out->controls.window = page.window;
    for (int i = first; i < out->controls.count; i++)
        out->controls.items[i].scrolls = true;
}

static void place_tabbed(lab_placer *p)
{
    bool low = p->out->kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 16 : 24;
    int width = p->view->width - 2 * margin;
    int top = low ? 58 : 132;
    app_rect tabs = {margin, 76, width, 46};
    if (low)
        tabs = (app_rect){52, 5, p->view->width - (52 + 148), 44};
    p->out->tabbed = true;
    place_tabs(p, tabs, LAB_TAB_BOARD);
    app_rect area = {margin, top, width, p->view->height - top - 14};
    if (p->self->tab != LAB_TAB_BOARD)
        place_tab(p, area);
    else if (p->view->width >= 700)
        app_lab_place_pair(p, area);
    else if (area.h >= 600)
        app_lab_place_column(p, area);
    else
        place_scrolling(p, area);
}

static bool has_room_for_all(const app_view *view)
{
    return view->width >= 1160 && view->height >= 680;
}

void app_lab_lay_out(const app *app, const lab_state *self, lab_layout *out)
{
    lab_placer p = {app, &app->view, self, out};
    *out = (lab_layout){.kind = app_view_layout(&app->view)};
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    int right = app->view.width - (low ? 28 : 42);
    app_bar_key_icon(p.view, &p.out->controls, LAB_BACK, low ? 26 : 42, APP_ICON_BACK,
                     APP_TEXT_BACK, APP_INTENT_BACK);
    int step = low ? 44 : 48;
    app_bar_key_icon(p.view, &p.out->controls, LAB_COPY, right - 2 * step, APP_ICON_COPY,
                     APP_TEXT_LAB_COPY, APP_INTENT_COPY);
    app_bar_icon(p.view, &p.out->controls, LAB_MAKE, right - step, APP_ICON_PLUS,
                 APP_TEXT_LEVELS_MAKE, APP_TEXTS);
    app_bar_key_icon(p.view, &p.out->controls, LAB_HELP, right, APP_ICON_HELP, APP_TEXT_KEYS,
                     APP_INTENT_HELP);
    if (out->kind == APP_LAYOUT_WIDE && has_room_for_all(&app->view))
        place_wide(&p);
    else if (out->kind == APP_LAYOUT_PORTRAIT && app->view.height >= 1120)
        place_tall(&p);
    else
        place_tabbed(&p);
}
