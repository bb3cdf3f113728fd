/* Places the parts of the stepped search in the window. */
#include "screens/lab/steps/lab_steps.h"

#include "ui/choice.h"
#include "ui/cut.h"

static void place_tabs(steps_layout *l, app_rect well)
{
    static const app_text_id texts[STEPS_TABS] = {APP_TEXT_STEPS_TAB_NODE, APP_TEXT_STEPS_OPEN,
                                                  APP_TEXT_STEPS_CLOSED};
    app_choice_add(&l->page.controls, well, STEPS_TAB_FIRST, texts, STEPS_TABS, (int)l->self->tab);
}

/* How far to go on, in a row. */
static void place_buttons(steps_layout *l, app_rect row)
{
    bool over = l->self->search.state != SOLVER_SEARCH_RUNNING, going = l->self->going;
    int small = row.w < 430 ? 48 : 60;
    const app_row_item items[] = {
        {STEPS_ONE, APP_TEXT_STEPS_EXPAND, APP_ICON_NONE, .kind = APP_CONTROL_PRIMARY,
         .disabled = over || going},
        {STEPS_TEN, APP_TEXT_STEPS_TEN, APP_ICON_NONE, .disabled = over || going},
        {STEPS_HUNDRED, APP_TEXT_STEPS_HUNDRED, APP_ICON_NONE, .disabled = over || going},
        {STEPS_END, APP_TEXTS, going ? APP_ICON_PAUSE : APP_ICON_END, small, .disabled = over,
         .tip = going ? APP_TEXT_PAUSE : APP_TEXT_TO_END},
        {STEPS_AGAIN, APP_TEXTS, APP_ICON_RETRY, small, .disabled = going,
         .tip = APP_TEXT_TO_START}};
    app_page_add_row(&l->page, row, row.w < 430 ? 8 : 10, true, items, 5);
}

app_rect app_steps_small_board(int x, int y, puzzle_size size)
{
    int cell = size.columns > 3 ? 20 : 24;
    return (app_rect){x, y, cell * size.columns, cell * size.rows};
}

/* Title, and a well with the values' names above the rows. */
static void place_list(steps_layout *l, solver_node_list list, app_rect area)
{
    const game_lab_search *search = &l->self->search;
    bool open = list == SOLVER_NODE_OPEN;
    int head = 34, edge = 6, least = 60;
    int row = app_steps_small_board(0, 0, l->app->client.lab.boards[GAME_LAB_START].size).h + 14;
    int count = (int)(open ? search->open_count : search->closed_count);
    app_cut_top(&area, 30);
    app_rect window = {area.x + edge, area.y + head, area.w - 2 * edge, area.h - head - edge};
    l->wells[list] = area;
    l->numbers[list] = open ? search->open : search->closed;
    app_page_add_grid(
        &l->page, (int)list,
        app_grid_rows(STEPS_LIST_FIRST + (int)list, window, row < least ? least : row, count),
        app_text(open ? APP_TEXT_STEPS_OPEN : APP_TEXT_STEPS_CLOSED));
}

static void place_lists(steps_layout *l, app_rect area)
{
    int gap = 20;
    int width = (area.w - gap) / 2;
    place_list(l, SOLVER_NODE_OPEN, (app_rect){area.x, area.y, width, area.h});
    place_list(l, SOLVER_NODE_CLOSED, (app_rect){area.x + width + gap, area.y, width, area.h});
}

enum { TOP = 76, BUTTONS = 62 };

static void place_wide(steps_layout *l, app_rect area)
{
    int most = 1400;
    area = app_cut_middle(area, area.w < most ? area.w : most, area.h);
    app_rect left = app_cut_left(&area, area.w * 36 / 100);
    app_rect foot = app_cut_bottom(&left, BUTTONS);
    app_cut_left(&area, 36);
    l->node = left;
    place_buttons(l, (app_rect){foot.x, foot.y + 6, foot.w, 48});
    place_lists(l, area);
}

static void place_tall(steps_layout *l, app_rect area)
{
    l->node = app_cut_top(&area, (area.h - BUTTONS) * 48 / 100);
    app_rect row = app_cut_top(&area, BUTTONS + 4);
    place_buttons(l, (app_rect){row.x, row.y, row.w, 48});
    place_lists(l, area);
}

static void place_tabbed(steps_layout *l)
{
    const app_view *view = l->view;
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 16 : 24;
    int top = low ? 58 : 130;
    app_rect area = {margin, top, view->width - 2 * margin, view->height - top};
    app_rect foot = app_cut_bottom(&area, BUTTONS + 4);
    place_tabs(l, low ? (app_rect){52, 5, view->width - (52 + 56), 44}
                      : (app_rect){margin, TOP, area.w, 46});
    if (l->self->tab == STEPS_TAB_NODE)
        l->node = area;
    else
        place_list(l, (solver_node_list)(l->self->tab - STEPS_TAB_OPEN),
                   (app_rect){area.x, area.y, area.w, area.h - 10});
    place_buttons(l, (app_rect){foot.x, foot.y + 4, foot.w, 46});
}

void app_steps_lay_out(const app *app, const void *state, void *layout)
{
    steps_layout *l = layout;
    const app_view *view = &app->view;
    *l = (steps_layout){{.view = view}, app, view, state, .kind = app_view_layout(view)};
    l->skin = app_board_number_skin(&app->client.lab.boards[GAME_LAB_GOAL]);
    app_rect area = {32, TOP, view->width - 2 * 32, view->height - TOP - 20};
    l->page.still = l->self->going; /* the lists are of before, until the search rests */
    app_page_add_back(&l->page);
    app_page_add_help(&l->page);
    if (l->kind == APP_LAYOUT_WIDE && view->width >= 1160)
        place_wide(l, area);
    else if (l->kind == APP_LAYOUT_PORTRAIT && view->height >= 1000)
        place_tall(l, area);
    else
        place_tabbed(l);
}
