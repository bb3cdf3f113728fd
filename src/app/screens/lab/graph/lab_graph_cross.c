/* The board of the state graph in the middle, and its neighbours around it: each lies where its tile moves to, however
 * the language is read. */
#include "screens/lab/graph/lab_graph.h"

#include "ui/shape.h"

enum { GAP = 40 }; /* for an arrow */

static const graph_state *state_of(const app_parts *p)
{
    return p->state;
}

app_skin app_graph_skin(const app_parts *p)
{
    const puzzle_board *goal = &state_of(p)->walk.goal;
    app_skin skin = app_board_number_skin(goal);
    skin.coloured = goal->size.columns > 10 || goal->size.rows > 10; /* too small for numbers */
    return skin;
}

static bool has_distances(const graph_state *self)
{
    return self->known && self->distances.status == SW_OK;
}

static bool is_best(const graph_state *self, int move)
{
    return has_distances(self) && solver_distances_best(&self->distances, (puzzle_move)move);
}

/* ---- A neighbour ---- */

static void draw_neighbour(const app_parts *p, const app_part *part)
{
    const graph_state *self = p->state;
    puzzle_board board = self->walk.board;
    app_skin skin = app_graph_skin(p);
    puzzle_move_apply(&board, (puzzle_move)part->number);
    app_board_draw_miniature(p->view, part->rect, &board, &skin);
    if (self->page.controls.hover == GRAPH_NEIGHBOUR_FIRST + part->number)
        app_shape_ring(p->view, part->rect, 12, 2, p->view->colours->text2);
}

static const char *move_words(app_parts *p, int move)
{
    return app_lab_move(&p->arena, &state_of(p)->walk.board, (puzzle_move)move);
}

/* How far the goal is from there; NULL while that is not known. */
static const char *distance_words(app_parts *p, int move)
{
    const graph_state *self = p->state;
    int left = self->distances.after[move];
    if (!has_distances(self))
        return self->job ? _("looking") : NULL;
    return is_best(self, move) ? parts_print(p, _("%d, closer"), left)
                               : parts_print(p, _("%d, farther"), left);
}

/* The move that leads there, and the distance: the number alone where there is no room for more. */
static void add_words(app_parts *p, int move, app_part_place across)
{
    const graph_state *self = p->state;
    const char *distance = distance_words(p, move);
    parts_column (p, 5, .across = across) {
        parts_text(p, APP_TYPE_NOTE, move_words(p, move),
                   .align = across == APP_PLACE_END ? APP_ALIGN_RIGHT : APP_ALIGN_LEFT);
        if (distance && !has_distances(self)) {
            parts_text(p, APP_TYPE_LABEL, distance, .weak = true,
                       .align = across == APP_PLACE_END ? APP_ALIGN_RIGHT : APP_ALIGN_LEFT);
        } else if (distance) {
            parts_row (p, 0) {
                if (across == APP_PLACE_END)
                    parts_spring(p, 1);
                app_parts_add_chip(p, is_best(self, move) ? APP_CHIP_GOOD : APP_CHIP_BOUNDED,
                                   distance);
                p->parts[p->count - 1].brief = parts_print(p, "%d", self->distances.after[move]);
            }
        }
    }
}

/* In a square of that side. */
static void add_neighbour(app_parts *p, int move, int side, app_part_place across)
{
    app_rect tray = app_board_miniature_rect(0, 0, side, state_of(p)->walk.board.size);
    parts_stack (p, parts_edges(0, 0), .width = side, .height = side, .across = across) {
        parts_press (p, APP_CONTROL_AREA, GRAPH_NEIGHBOUR_FIRST + move, 0,
                     .name = move_words(p, move), .value = distance_words(p, move), .width = tray.w,
                     .height = tray.h, .across = APP_PLACE_MIDDLE, .down = APP_PLACE_MIDDLE) {
            parts_figure(p, draw_neighbour, NULL, .grow = 1, .number = move);
        }
    }
}

static bool is_there(const app_parts *p, int move)
{
    return puzzle_move_source(&state_of(p)->walk.board, (puzzle_move)move) >= 0;
}

/* ---- The board with those above and below ---- */

/* A filled bead leads closer, a bare arrow away from the goal. */
static void draw_arrow(const app_parts *p, const app_part *part)
{
    static const app_icon icons[PUZZLE_MOVES] = {APP_ICON_UP, APP_ICON_RIGHT, APP_ICON_DOWN,
                                                 APP_ICON_LEFT};
    const app_colours *c = p->view->colours;
    app_rect at = part->rect;
    bool best = is_best(p->state, part->number);
    if (best)
        app_shape_flat(p->view, at, at.w / 2, 1.5, c->good_chip, c->good_chip, c->good);
    int size = at.w * 7 / 10;
    app_view_icon(p->view, at.x + (at.w - size) / 2, at.y + (at.h - size) / 2, size,
                  icons[part->number], best ? c->good : c->text2);
}

static void add_arrow(app_parts *p, int move)
{
    enum { SIZE = 28 };
    parts_row (p, 0, .width = GAP, .height = GAP, .centred = true, .across = APP_PLACE_MIDDLE) {
        if (is_there(p, move))
            parts_figure(p, draw_arrow, NULL, .width = SIZE, .height = SIZE, .number = move);
    }
}

/* Above or below the board; its words are beside it. */
static void add_upright(app_parts *p, int move, int side)
{
    parts_row (p, 14, .height = side) {
        parts_column (p, 0, .grow = 1)
            ;
        if (is_there(p, move)) {
            add_neighbour(p, move, side, APP_PLACE_MIDDLE);
            parts_column (p, 0, .grow = 1, .centred = true)
                add_words(p, move, APP_PLACE_START);
        }
    }
}

static void draw_board(const app_parts *p, const app_part *part)
{
    const graph_state *self = p->state;
    app_skin skin = app_graph_skin(p);
    app_board_layout layout =
        app_board_layout_fit(p->view, part->rect, self->walk.board.size, false);
    app_board_view_draw(&self->board, p->view, &layout, &skin, &(app_board_hint){0},
                        puzzle_board_equal(&self->walk.board, &self->walk.goal));
}

/* ---- All of it ---- */

/* At the board's left or right; its words are below it, and end where it does. */
static void add_level(app_parts *p, int move, int side, app_part_place across)
{
    parts_column (p, 0, .grow = 1) {
        parts_spring(p, 1);
        if (is_there(p, move)) {
            add_neighbour(p, move, side, across);
            parts_column (p, 0, .grow = 1, .pad = {0, 10, 0, 0})
                add_words(p, move, across);
        }
    }
}

void app_graph_add_cross(app_parts *p, int width, int height)
{
    enum { MOST = 220 };
    int side = ((width < height ? width : height) - 2 * GAP) * 100 / 340;
    side = side < MOST ? side : MOST;
    int board = side * 140 / 100;
    int first = p->mirrored ? PUZZLE_RIGHT : PUZZLE_LEFT;
    int second = p->mirrored ? PUZZLE_LEFT : PUZZLE_RIGHT;
    parts_stack (p, parts_edges(0, 0), .grow = 1, .together = true) {
        parts_column (p, 0, .centred = true) {
            add_upright(p, PUZZLE_UP, side);
            add_arrow(p, PUZZLE_UP);
            parts_row (p, 0, .centred = true) {
                add_arrow(p, first);
                parts_figure(p, draw_board, _("State graph"), .width = board, .height = board);
                add_arrow(p, second);
            }
            add_arrow(p, PUZZLE_DOWN);
            add_upright(p, PUZZLE_DOWN, side);
        }
        parts_row (p, 0) {
            add_level(p, first, side, APP_PLACE_END);
            parts_space(p, board + 2 * GAP);
            add_level(p, second, side, APP_PLACE_START);
        }
    }
}
