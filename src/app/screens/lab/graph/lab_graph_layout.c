/* Places the parts of the state graph in the window. */
#include "screens/lab/graph/lab_graph.h"

#include "ui/bar.h"

typedef struct placer {
    const app *app;
    const app_view *view;
    const graph_state *self;
    graph_layout *out;
} placer;

static app_control *add(placer *p, int id, app_control_kind kind, app_rect rect, app_text_id label)
{
    return app_control_add(&p->out->controls, id, kind, rect, app_text(label));
}

enum { GAP = 40 }; /* for an arrow */

/* How far from the middle: a neighbour lies where its tile moves to. */
static const struct {
    int x, y;
} ways[PUZZLE_MOVES] = {[PUZZLE_UP] = {0, -1},
                        [PUZZLE_RIGHT] = {1, 0},
                        [PUZZLE_DOWN] = {0, 1},
                        [PUZZLE_LEFT] = {-1, 0}};

static void place_neighbour(placer *p, puzzle_move move, int x, int y, int reach, int side)
{
    puzzle_size size = p->self->walk.board.size;
    if (puzzle_move_source(&p->self->walk.board, move) < 0)
        return;
    app_rect rect = app_board_miniature_rect(0, 0, side, size);
    app_rect arrow = {0, 0, 28, 28};
    rect.x = x + ways[move].x * (reach + side / 2) - rect.w / 2;
    rect.y = y + ways[move].y * (reach + side / 2) - rect.h / 2;
    arrow.x = x + ways[move].x * (reach - GAP / 2) - arrow.w / 2;
    arrow.y = y + ways[move].y * (reach - GAP / 2) - arrow.h / 2;
    p->out->neighbours[move] = rect;
    p->out->arrows[move] = arrow;
    add(p, GRAPH_NEIGHBOUR_FIRST + (int)move, APP_CONTROL_AREA, rect, APP_TEXT_GRAPH_TITLE);
}

/* The board in the middle and its neighbours around it. Of those above and below, the words stand at
 * the right, so that their height need not be found. */
static void place_cross(placer *p, app_rect area)
{
    int gap = GAP;
    int by_height = (area.h - 2 * gap) * 100 / 340;
    int by_width = (area.w - 2 * gap) * 100 / 340;
    int side = by_height < by_width ? by_height : by_width;
    int most = 220;
    side = side < most ? side : most;
    int middle = side * 140 / 100;
    int x = area.x + area.w / 2;
    int y = area.y + area.h / 2;
    p->out->board =
        app_board_layout_fit(p->view, (app_rect){x - middle / 2, y - middle / 2, middle, middle},
                             p->self->walk.board.size, false);
    for (int move = 0; move < PUZZLE_MOVES; move++)
        place_neighbour(p, (puzzle_move)move, x, y, middle / 2 + gap, side);
}

static void add_button(placer *p, int id, app_rect rect, app_text_id label, app_icon icon,
                       bool disabled)
{
    app_control *control =
        add(p, id, id == GRAPH_BEST ? APP_CONTROL_PRIMARY : APP_CONTROL_BUTTON, rect, label);
    control->icon = rect.w < 134 ? APP_ICON_NONE : icon;
    control->slim = true;
    control->centred = true;
    control->disabled = disabled;
}

static void place_buttons(placer *p, app_rect row)
{
    puzzle_move best;
    int gap = 12;
    int width = (row.w - 2 * gap) / 3;
    bool at_start = p->self->walk.path.length == 0;
    add_button(p, GRAPH_BEST, (app_rect){row.x, row.y, width, row.h}, APP_TEXT_GRAPH_BEST,
               APP_ICON_HINT, !app_graph_best_move(p->self, &best));
    add_button(p, GRAPH_UNDO, (app_rect){row.x + width + gap, row.y, width, row.h},
               APP_TEXT_GRAPH_BACK, APP_ICON_UNDO, at_start);
    add_button(p, GRAPH_AGAIN, (app_rect){row.x + 2 * (width + gap), row.y, width, row.h},
               APP_TEXT_GRAPH_AGAIN, APP_ICON_START, at_start);
}

enum { FACTS = 132, BUTTONS = 60 };

/* The distance and the goal, the trail, and at the foot where to go. */
static void place_side(placer *p, app_rect column)
{
    int goal = FACTS - 20;
    app_rect rect = app_board_miniature_rect(0, 0, goal, p->self->walk.board.size);
    rect.x = column.x + column.w - rect.w;
    rect.y = column.y + 6;
    p->out->facts = (app_rect){column.x, column.y, column.w - rect.w - 16, FACTS};
    p->out->goal = rect;
    int y = column.y + (FACTS + 30);
    int bottom = column.y + column.h - BUTTONS;
    int edge = 6;
    p->out->well = (app_rect){column.x, y, column.w, bottom - 8 - y};
    p->out->trail =
        (app_list_page){GRAPH_TRAIL,
                        {column.x + edge, y + edge, column.w - 2 * edge, p->out->well.h - 2 * edge},
                        44,
                        (int)p->self->walk.path.length + 1};
    app_list_add(&p->out->trail, &p->out->controls, app_text(APP_TEXT_GRAPH_TRAIL));
    place_buttons(p, (app_rect){column.x, bottom + 4, column.w, 44});
}

static void place_beside(placer *p)
{
    bool wide = p->out->kind == APP_LAYOUT_WIDE;
    int margin = wide ? 32 : 24;
    int top = 76;
    int side = wide ? 420 : 300;
    int gap = wide ? 48 : 20;
    int most = 1400;
    int width = p->view->width - 2 * margin < most ? p->view->width - 2 * margin : most;
    int x = (p->view->width - width) / 2;
    int height = p->view->height - top - 20;
    place_cross(p, (app_rect){x, top, width - side - gap, height});
    place_side(p, (app_rect){x + width - side, top, side, height});
}

static void place_tall(placer *p)
{
    int margin = 32;
    int top = 76;
    int width = p->view->width - 2 * margin;
    int height = p->view->height - top - 16;
    int cross = height * 56 / 100;
    place_cross(p, (app_rect){margin, top, width, cross});
    place_side(p, (app_rect){margin, top + cross + 16, width, height - cross - 16});
}

static void place_low(placer *p)
{
    int margin = 16;
    int top = 52;
    int bottom = p->view->height - 54;
    place_cross(p, (app_rect){margin, top, p->view->width - 2 * margin, bottom - top});
    place_buttons(p, (app_rect){margin, bottom + 4, p->view->width - 2 * margin, 42});
}

void app_graph_lay_out(const app *app, const graph_state *self, graph_layout *out)
{
    placer p = {app, &app->view, self, out};
    *out = (graph_layout){.kind = app_view_layout(&app->view)};
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    app_bar_key_icon(p.view, &p.out->controls, GRAPH_BACK, low ? 26 : 42, APP_ICON_BACK,
                     APP_TEXT_BACK, APP_INTENT_BACK);
    app_bar_key_icon(p.view, &p.out->controls, GRAPH_HELP, app->view.width - (low ? 28 : 42),
                     APP_ICON_HELP, APP_TEXT_KEYS, APP_INTENT_HELP);
    if (low)
        place_low(&p);
    else if (out->kind == APP_LAYOUT_PORTRAIT)
        place_tall(&p);
    else
        place_beside(&p);
}
