/* The open and the closed list of a stepped search, and the words about a node. */
#include "screens/lab/steps/lab_steps.h"

#include "text/words.h"

enum { VALUES = 3 };

/* ---- Nodes ---- */

solver_node app_steps_node(const steps_state *self, size_t number)
{
    solver_node node;
    solver_search_node(self->search.search, number, &node);
    return node;
}

/* "RIGHT(5)", or which end it is. */
const char *app_steps_move_in(app_parts *p, const solver_node *node)
{
    if (node->parent < 0)
        return node->from_goal ? _("the goal") : _("the start");
    solver_node parent = app_steps_node(p->state, (size_t)node->parent);
    return app_lab_move(&p->arena, &parent.board, node->step.move);
}

const char *app_steps_number_in(app_parts *p, size_t number)
{
    return parts_print(p, _("#%s"), app_words_count(&p->arena, number));
}

app_skin app_steps_skin(const app_parts *p)
{
    return app_board_number_skin(&p->app->client.lab.boards[GAME_LAB_GOAL]);
}

/* Just large enough for the tiles to be read. */
app_rect app_steps_small_board(puzzle_size size)
{
    int cell = size.columns > 3 ? 20 : 24;
    return (app_rect){0, 0, cell * size.columns, cell * size.rows};
}

static void draw_small_board(const app_parts *p, const app_part *part)
{
    solver_node node = app_steps_node(p->state, (size_t)part->number);
    app_skin skin = app_steps_skin(p);
    app_board_draw_miniature(p->view, part->rect, &node.board, &skin);
}

void app_steps_add_small_board(app_parts *p, size_t number, puzzle_size size, const char *name)
{
    app_rect at = app_steps_small_board(size);
    parts_figure(p, draw_small_board, name, .width = at.w, .height = at.h, .number = (int)number);
}

/* ---- The lists ---- */

const uint32_t *app_steps_numbers(const steps_state *self, int list)
{
    return list == SOLVER_NODE_OPEN ? self->search.open : self->search.closed;
}

/* A column at the right end of a row. */
static void add_value(app_parts *p, int index, const char *words, bool head)
{
    parts_text(p, index == VALUES - 1 ? APP_TYPE_NOTE : APP_TYPE_LABEL, words,
               .width = app_steps_list_width(p->view) < 340 ? 26 : 38, .align = APP_ALIGN_RIGHT,
               .weak = head);
}

static void add_heads(app_parts *p)
{
    parts_row (p, 0, .pad = {0, 4, 14, 0}) {
        parts_spring(p, 1);
        add_value(p, 0, _("g"), true);
        add_value(p, 1, _("h"), true);
        add_value(p, 2, _("f"), true);
    }
}

/* The node's number, its move and its parent, one below the other. */
static void add_origin(app_parts *p, size_t number, const solver_node *node)
{
    const steps_state *self = p->state;
    parts_column (p, 0, .grow = 1, .centred = true) {
        parts_row (p, 8) {
            parts_text(p, APP_TYPE_NOTE, app_steps_number_in(p, number));
            if ((int64_t)number == solver_search_next(self->search.search))
                parts_icon(p, 16, APP_ICON_PLAY, .name = _("expanded next"),
                           .colour = p->view->colours->persimmon_line);
        }
        parts_text(p, APP_TYPE_LABEL, app_steps_move_in(p, node), .tight = APP_TYPE_CHIP);
        if (node->parent >= 0)
            parts_text(
                p, APP_TYPE_LABEL,
                parts_print(p, _("from #%s"), app_words_count(&p->arena, (uint64_t)node->parent)),
                .tight = APP_TYPE_CHIP, .weak = true);
    }
}

static void add_node_row(app_parts *p, size_t number)
{
    solver_node node = app_steps_node(p->state, number);
    parts_row (p, 10, .pad = {10, 0, 14, 0}) {
        app_steps_add_small_board(p, number, node.board.size, "");
        add_origin(p, number, &node);
        parts_row (p, 0) {
            add_value(p, 0, app_words_count(&p->arena, (uint64_t)node.g), false);
            add_value(p, 1, app_words_count(&p->arena, (uint64_t)node.h), false);
            add_value(p, 2, app_words_count(&p->arena, (uint64_t)(node.g + node.h)), false);
        }
    }
}

static void add_open(app_parts *p, int index)
{
    if (index < 0)
        add_heads(p);
    else
        add_node_row(p, app_steps_numbers(p->state, SOLVER_NODE_OPEN)[index]);
}

static void add_closed(app_parts *p, int index)
{
    if (index < 0)
        add_heads(p);
    else
        add_node_row(p, app_steps_numbers(p->state, SOLVER_NODE_CLOSED)[index]);
}

/* Title, and a well with the values' names above the rows. */
void app_steps_add_list(app_parts *p, solver_node_list list)
{
    const steps_state *self = p->state;
    enum { HEAD = 34, LEAST = 66 };
    bool open = list == SOLVER_NODE_OPEN;
    const char *title = open ? _("Open") : _("Closed");
    size_t count = open ? self->search.open_count : self->search.closed_count;
    int row = app_steps_small_board(p->app->client.lab.boards[GAME_LAB_START].size).h + 14;
    row = row < LEAST ? LEAST : row;
    parts_column (p, 0, .grow = 1) {
        parts_row (p, 12, .height = 30) {
            parts_text(p, APP_TYPE_BUTTON, title, .grow = 1);
            parts_text(p, APP_TYPE_NOTE, app_words_count(&p->arena, count), .weak = true);
        }
        parts_column (p, 0, .grow = 1, .look = APP_LOOK_WELL, .radius = 14, .pad = {6, 0, 6, 6},
                      .centred = true) {
            if (count == 0)
                parts_text(p, APP_TYPE_LABEL, _("empty"), .weak = true, .align = APP_ALIGN_CENTRE);
            else
                parts_list(p, (int)list, STEPS_LIST_FIRST + (int)list, open ? add_open : add_closed,
                           (int)count, .grow = 1, .head = HEAD, .row = row,
                           .least_height = HEAD + row, .name = title);
        }
    }
}
