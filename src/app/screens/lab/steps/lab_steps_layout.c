/* Places the parts of the stepped search in the window. */
#include "screens/lab/steps/lab_steps.h"

#include "ui/bar.h"

typedef struct placer {
    const app *app;
    const app_view *view;
    const steps_state *self;
    steps_layout *out;
} placer;

static app_control *add(placer *p, int id, app_control_kind kind, app_rect rect, app_text_id label)
{
    return app_control_add(&p->out->controls, id, kind, rect, app_text(label));
}

static void place_tabs(placer *p, app_rect well)
{
    static const app_text_id texts[STEPS_TABS] = {APP_TEXT_STEPS_TAB_NODE, APP_TEXT_STEPS_OPEN,
                                                  APP_TEXT_STEPS_CLOSED};
    int margin = 4;
    int width = (well.w - 2 * margin) / STEPS_TABS;
    p->out->tabs = well;
    for (int i = 0; i < STEPS_TABS; i++)
        add(p, STEPS_TAB_FIRST + i, APP_CONTROL_TAB,
            (app_rect){well.x + margin + i * width, well.y + margin, width,
                       well.h - 2 * margin - 2},
            texts[i])
            ->chosen = (int)p->self->tab == i;
}

/* How far to go on, in a row. */
static void place_buttons(placer *p, app_rect row)
{
    bool over = p->self->search.state != SOLVER_SEARCH_RUNNING;
    int gap = 10;
    int small = row.w < 430 ? 54 : 60;
    int large = row.w - 4 * (small + gap);
    app_control *one = add(p, STEPS_ONE, APP_CONTROL_PRIMARY,
                           (app_rect){row.x, row.y, large, row.h}, APP_TEXT_STEPS_EXPAND);
    one->icon = APP_ICON_STEPF;
    one->centred = true;
    one->disabled = over || p->self->going;
    int x = row.x + large + gap;
    static const struct {
        int id;
        app_text_id label;
        app_icon icon;
    } others[] = {{STEPS_TEN, APP_TEXT_STEPS_TEN, APP_ICON_NONE},
                  {STEPS_HUNDRED, APP_TEXT_STEPS_HUNDRED, APP_ICON_NONE},
                  {STEPS_END, APP_TEXTS, APP_ICON_END},
                  {STEPS_AGAIN, APP_TEXTS, APP_ICON_RETRY}};
    for (int i = 0; i < 4; i++) {
        app_control *other = app_control_add(
            &p->out->controls, others[i].id, APP_CONTROL_BUTTON, (app_rect){x, row.y, small, row.h},
            others[i].label == APP_TEXTS ? NULL : app_text(others[i].label));
        other->icon = others[i].id == STEPS_END && p->self->going ? APP_ICON_PAUSE : others[i].icon;
        other->slim = true;
        other->centred = true;
        other->disabled = others[i].id == STEPS_AGAIN ? p->self->going
                          : others[i].id == STEPS_END ? over
                                                      : over || p->self->going;
        x += small + gap;
    }
}

/* Just large enough for the tiles to be read. */
app_rect app_steps_small_board(int x, int y, puzzle_size size)
{
    int cell = size.columns > 3 ? 20 : 24;
    return (app_rect){x, y, cell * size.columns, cell * size.rows};
}

static void place_list(placer *p, solver_node_list list, app_rect area)
{
    puzzle_size size = p->app->client.lab.boards[GAME_LAB_START].size;
    int title = 30;
    int head = STEPS_LIST_HEAD;
    int edge = 6;
    int least = 60;
    int row = app_steps_small_board(0, 0, size).h + 14;
    const game_lab_search *search = &p->self->search;
    app_rect well = {area.x, area.y + title, area.w, area.h - title};
    p->out->wells[list] = well;
    p->out->lists[list] = (app_list_page){
        STEPS_LIST_FIRST + (int)list,
        {well.x + edge, well.y + head, well.w - 2 * edge, well.h - head - edge},
        row < least ? least : row,
        (int)(list == SOLVER_NODE_OPEN ? search->open_count : search->closed_count)};
    app_list_add(&p->out->lists[list], &p->out->controls,
                 app_text(list == SOLVER_NODE_OPEN ? APP_TEXT_STEPS_OPEN : APP_TEXT_STEPS_CLOSED));
}

static void place_lists(placer *p, app_rect area)
{
    int gap = 20;
    int width = (area.w - gap) / 2;
    place_list(p, SOLVER_NODE_OPEN, (app_rect){area.x, area.y, width, area.h});
    place_list(p, SOLVER_NODE_CLOSED, (app_rect){area.x + width + gap, area.y, width, area.h});
}

enum { BUTTONS = 62 };

static void place_wide(placer *p)
{
    int margin = 32;
    int gap = 36;
    int top = 76;
    int height = p->view->height - top - 20;
    int most = 1400;
    int width = p->view->width - 2 * margin < most ? p->view->width - 2 * margin : most;
    int x = (p->view->width - width) / 2;
    int left = width * 36 / 100;
    p->out->node = (app_rect){x, top, left, height - BUTTONS};
    place_buttons(p, (app_rect){x, top + height - (BUTTONS - 6), left, 48});
    place_lists(p, (app_rect){x + left + gap, top, width - left - gap, height});
}

static void place_tall(placer *p)
{
    int margin = 32;
    int top = 76;
    int width = p->view->width - 2 * margin;
    int node = (p->view->height - top - (BUTTONS + 20)) * 48 / 100;
    int y = top + node;
    p->out->node = (app_rect){margin, top, width, node};
    place_buttons(p, (app_rect){margin, y, width, 48});
    y += (BUTTONS + 4);
    place_lists(p, (app_rect){margin, y, width, p->view->height - y - 20});
}

static void place_tabbed(placer *p)
{
    bool low = p->out->kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 16 : 24;
    int width = p->view->width - 2 * margin;
    int top = low ? 58 : 130;
    app_rect tabs = {margin, 76, width, 46};
    if (low)
        tabs = (app_rect){52, 5, p->view->width - (52 + 56), 44};
    place_tabs(p, tabs);
    int bottom = p->view->height - (BUTTONS + 4);
    app_rect area = {margin, top, width, bottom - top};
    if (p->self->tab == STEPS_TAB_NODE)
        p->out->node = area;
    else
        place_list(p, p->self->tab == STEPS_TAB_OPEN ? SOLVER_NODE_OPEN : SOLVER_NODE_CLOSED,
                   (app_rect){area.x, area.y, area.w, area.h - 10});
    place_buttons(p, (app_rect){margin, bottom + 4, width, 46});
}

void app_steps_lay_out(const app *app, const steps_state *self, steps_layout *out)
{
    placer p = {app, &app->view, self, out};
    *out = (steps_layout){.kind = app_view_layout(&app->view)};
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    app_bar_key_icon(p.view, &p.out->controls, STEPS_BACK, low ? 26 : 42, APP_ICON_BACK,
                     APP_TEXT_BACK, APP_INTENT_BACK);
    app_bar_key_icon(p.view, &p.out->controls, STEPS_HELP, app->view.width - (low ? 28 : 42),
                     APP_ICON_HELP, APP_TEXT_KEYS, APP_INTENT_HELP);
    if (out->kind == APP_LAYOUT_WIDE && app->view.width >= 1160)
        place_wide(&p);
    else if (out->kind == APP_LAYOUT_PORTRAIT && app->view.height >= 1000)
        place_tall(&p);
    else
        place_tabbed(&p);
}
