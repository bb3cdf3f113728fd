/* Places the parts of the state graph in the window. */
#include "screens/lab/graph/lab_graph.h"

#include "ui/cut.h"

enum { GAP = 40 }; /* for an arrow */

/* How far from the middle: a neighbour lies where its tile moves to. */
static const struct {
    int x, y;
} ways[PUZZLE_MOVES] = {[PUZZLE_UP] = {0, -1},
                        [PUZZLE_RIGHT] = {1, 0},
                        [PUZZLE_DOWN] = {0, 1},
                        [PUZZLE_LEFT] = {-1, 0}};

/* A piece of that size, so far from the middle on the move's way. */
static app_rect on_way(app_rect middle, puzzle_move move, int far, int width, int height)
{
    middle.x += ways[move].x * far;
    middle.y += ways[move].y * far;
    return app_cut_middle(middle, width, height);
}

static void place_neighbour(graph_layout *l, puzzle_move move, app_rect middle, int reach, int side)
{
    const puzzle_board *board = &l->self->walk.board;
    app_rect tray = app_board_miniature_rect(0, 0, side, board->size);
    if (puzzle_move_source(board, move) < 0)
        return;
    l->neighbours[move] = on_way(middle, move, reach + side / 2, tray.w, tray.h);
    l->arrows[move] = on_way(middle, move, reach - GAP / 2, 28, 28);
    app_page_add(&l->page, GRAPH_NEIGHBOUR_FIRST + (int)move, APP_CONTROL_AREA, l->neighbours[move],
                 APP_TEXT_GRAPH_TITLE, APP_ICON_NONE);
}

/* The board in the middle and its neighbours around it. Of those above and below, the words stand at
 * the right, so that their height need not be found. */
static void place_cross(graph_layout *l, app_rect area)
{
    int least = area.h < area.w ? area.h : area.w;
    int side = (least - 2 * GAP) * 100 / 340;
    int most = 220;
    side = side < most ? side : most;
    int board = side * 140 / 100;
    app_rect middle = {area.x + area.w / 2, area.y + area.h / 2, 0, 0};
    l->board = app_board_layout_fit(l->view, app_cut_middle(middle, board, board),
                                    l->self->walk.board.size, false);
    int before = l->page.controls.count;
    for (int move = 0; move < PUZZLE_MOVES; move++)
        place_neighbour(l, (puzzle_move)move, middle, board / 2 + GAP, side);
    app_page_join(&l->page, before);
}

static void place_buttons(graph_layout *l, app_rect row)
{
    enum { GAP = 12, WITH_ICON = 134 };
    bool bare = row.w < 3 * WITH_ICON + 2 * GAP, begins = l->self->walk.path.length == 0;
    const app_row_item items[] = {
        {GRAPH_BEST, APP_TEXT_GRAPH_BEST, bare ? APP_ICON_NONE : APP_ICON_HINT,
         .kind = APP_CONTROL_PRIMARY, .disabled = app_graph_best_move(l->self) < 0},
        {GRAPH_UNDO, APP_TEXT_GRAPH_BACK, bare ? APP_ICON_NONE : APP_ICON_UNDO, .disabled = begins},
        {GRAPH_AGAIN, APP_TEXT_TO_START, bare ? APP_ICON_NONE : APP_ICON_START,
         .disabled = begins}};
    app_page_add_row(&l->page, row, GAP, true, items, 3);
}

/* The distance and the goal, the trail, and at the foot where to go. */
static void place_side(graph_layout *l, app_rect column)
{
    int facts = 132, edge = 6;
    app_rect foot = app_cut_bottom(&column, 60);
    app_rect head = app_cut_top(&column, facts + 30);
    app_rect goal = app_board_miniature_rect(0, 0, facts - 20, l->self->walk.board.size);
    l->goal = (app_rect){head.x + head.w - goal.w, head.y + 6, goal.w, goal.h};
    l->facts = (app_rect){head.x, head.y, head.w - goal.w - 16, facts};
    l->well = (app_rect){column.x, column.y, column.w, column.h - 8};
    app_page_add_grid(&l->page, 0,
                      app_grid_rows(GRAPH_TRAIL, app_cut_margin(l->well, edge, edge), 44,
                                    (int)l->self->walk.path.length + 1),
                      app_text(APP_TEXT_GRAPH_TRAIL));
    place_buttons(l, (app_rect){foot.x, foot.y + 4, foot.w, 44});
}

static void place_beside(graph_layout *l, app_rect area)
{
    bool wide = l->kind == APP_LAYOUT_WIDE;
    int most = 1400;
    area = app_cut_middle(area, area.w < most ? area.w : most, area.h);
    app_rect side = app_cut_right(&area, wide ? 420 : 300);
    app_cut_right(&area, wide ? 48 : 20);
    place_cross(l, area);
    place_side(l, side);
}

static void place_tall(graph_layout *l, app_rect area)
{
    place_cross(l, app_cut_top(&area, area.h * 56 / 100));
    app_cut_top(&area, 16);
    place_side(l, area);
}

static void place_low(graph_layout *l, app_rect area)
{
    app_rect foot = app_cut_bottom(&area, 54);
    place_cross(l, area);
    place_buttons(l, (app_rect){foot.x, foot.y + 4, foot.w, 42});
}

void app_graph_lay_out(const app *app, const void *state, void *layout)
{
    graph_layout *l = layout;
    const app_view *view = &app->view;
    *l = (graph_layout){
        {.view = view, .focus = APP_FOCUS_MAY_LEAVE}, view, state, .kind = app_view_layout(view)};
    const puzzle_board *goal = &l->self->walk.goal;
    l->skin = app_board_number_skin(goal);
    l->skin.coloured = goal->size.columns > 10 || goal->size.rows > 10; /* too small for numbers */
    bool low = l->kind == APP_LAYOUT_MINIMUM, tall = l->kind == APP_LAYOUT_PORTRAIT;
    int margin = low ? 16 : l->kind == APP_LAYOUT_MEDIUM ? 24 : 32;
    int top = low ? 52 : 76, bottom = low ? 0 : tall ? 16 : 20;
    app_rect area = {margin, top, view->width - 2 * margin, view->height - top - bottom};
    app_page_add_back(&l->page);
    app_page_add_help(&l->page);
    if (low)
        place_low(l, area);
    else if (tall)
        place_tall(l, area);
    else
        place_beside(l, area);
}
