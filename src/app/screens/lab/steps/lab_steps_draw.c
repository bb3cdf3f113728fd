/* Draws a search that is stepped: its node, and the open and closed lists. */
#include "screens/lab/steps/lab_steps.h"

#include "text/words.h"
#include "ui/bar.h"

static solver_node node_of(const steps_layout *l, size_t number)
{
    solver_node node;
    solver_search_node(l->self->search.search, number, &node);
    return node;
}

/* "RIGHT(5)", or which end it is. */
static void move_words(const steps_layout *l, const solver_node *node, char *out, size_t size)
{
    if (node->parent < 0) {
        app_textf(out, size,
                  node->from_goal ? APP_TEXT_STEPS_GOAL_NODE : APP_TEXT_STEPS_START_NODE);
        return;
    }
    solver_node parent = node_of(l, (size_t)node->parent);
    app_lab_move_words(&parent.board, node->step.move, out, size);
}

static void draw_bar(const steps_layout *l)
{
    char method[96];
    app_lab_method_words(l->self->method, method, sizeof method);
    if (l->kind != APP_LAYOUT_MINIMUM) /* the tabs stand there */
        app_bar_title(l->view, app_text(APP_TEXT_STEPS_TITLE), method, 80);
}

/* ---- The lists ---- */

enum { VALUES = 3 };
static const app_text_id value_texts[VALUES] = {APP_TEXT_STEPS_G, APP_TEXT_STEPS_H,
                                                APP_TEXT_STEPS_F};

typedef struct values {
    uint64_t at[VALUES];
} values;

static values values_of(const solver_node *node)
{
    return (values){{(uint64_t)node->g, (uint64_t)node->h, (uint64_t)(node->g + node->h)}};
}

/* A node's values at the right end of its row, or, without a node, their names. */
static void draw_values(const steps_layout *l, app_rect row, int y, const solver_node *node)
{
    const app_colours *c = l->view->colours;
    int step = row.w < 300 ? 30 : 38;
    for (int i = 0; i < VALUES; i++) {
        char number[32];
        if (node)
            app_words_count(values_of(node).at[i], number, sizeof number);
        app_view_text(l->view, APP_ALIGN_RIGHT, row.x + row.w - 14 - (2 - i) * step, y,
                      i == 2 ? APP_TYPE_NOTE : APP_TYPE_LABEL, node ? c->text : c->text2,
                      node ? number : app_text(value_texts[i]));
    }
}

/* The node's number, its move and its parent, one below the other. */
static void draw_origin(const steps_layout *l, int x, int y, int room, size_t number,
                        const solver_node *node)
{
    const app_colours *c = l->view->colours;
    char words[96], count[32];
    app_words_count(number, count, sizeof count);
    app_textf(words, sizeof words, APP_TEXT_STEPS_NUMBER, count);
    int width =
        app_view_line(l->view, APP_ALIGN_LEFT, x, y - 20, room, APP_TYPE_NOTE, c->text, words);
    if ((int64_t)number == solver_search_next(l->self->search.search))
        app_view_icon(l->view, x + width + 8, y - 28, 16, APP_ICON_PLAY, c->persimmon_line);
    move_words(l, node, words, sizeof words);
    app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, c->text, words);
    if (node->parent < 0)
        return;
    app_words_count((uint64_t)node->parent, count, sizeof count);
    app_textf(words, sizeof words, APP_TEXT_STEPS_PARENT, count);
    app_view_line(l->view, APP_ALIGN_LEFT, x, y + 20, room, APP_TYPE_LABEL, c->text2, words);
}

static void draw_row(const steps_layout *l, solver_node_list list, int index, app_rect row)
{
    size_t number = l->numbers[list][index];
    solver_node node = node_of(l, number);
    app_rect mini = app_steps_small_board(row.x + 10, 0, node.board.size);
    mini.y = row.y + (row.h - mini.h) / 2;
    if (index == l->self->page.grids[list].at)
        app_grid_draw_chosen(l->view, row);
    app_board_draw_miniature(l->view, mini, &node.board, &l->skin);
    int x = mini.x + mini.w + 14;
    int y = row.y + row.h / 2;
    draw_origin(l, x, y, row.x + row.w - (row.w < 300 ? 100 : 120) - x, number, &node);
    draw_values(l, row, y, &node);
}

static void draw_open_row(const void *of, int index, app_rect row)
{
    draw_row(of, SOLVER_NODE_OPEN, index, row);
}

static void draw_closed_row(const void *of, int index, app_rect row)
{
    draw_row(of, SOLVER_NODE_CLOSED, index, row);
}

static void draw_list(const steps_layout *l, solver_node_list list, app_text_id title,
                      app_grid_cell_draw draw)
{
    const app_colours *c = l->view->colours;
    const app_grid_page *page = &l->page.grids[list];
    app_rect well = l->wells[list];
    char count[32];
    if (well.w == 0)
        return;
    int y = well.y - 15;
    app_words_count((uint64_t)page->count, count, sizeof count);
    app_view_text(l->view, APP_ALIGN_LEFT, well.x, y, APP_TYPE_BUTTON, c->text, app_text(title));
    app_view_text(l->view, APP_ALIGN_RIGHT, well.x + well.w, y, APP_TYPE_NOTE, c->text2, count);
    app_view_well(l->view, well, 14);
    if (page->count == 0) {
        app_view_text(l->view, APP_ALIGN_CENTRE, well.x + well.w / 2, well.y + well.h / 2,
                      APP_TYPE_LABEL, c->text2, app_text(APP_TEXT_STEPS_EMPTY));
        return;
    }
    draw_values(l, (app_rect){page->window.x, 0, page->width, 0}, well.y + 20, NULL);
    app_page_draw_grid(&l->self->page, &l->page, (int)list, draw, l);
}

/* ---- The node that is looked at ---- */

/* Labels over values, side by side. */
static void draw_figures(const steps_layout *l, app_rect row, const app_text_id *labels,
                         values values, app_type type)
{
    char words[32];
    for (int i = 0; i < VALUES; i++) {
        int x = row.x + row.w * i / VALUES;
        app_words_count(values.at[i], words, sizeof words);
        app_view_text(l->view, APP_ALIGN_LEFT, x, row.y + 10, APP_TYPE_LABEL,
                      l->view->colours->text2, app_text(labels[i]));
        app_view_text(l->view, APP_ALIGN_LEFT, x, row.y + 34, type, l->view->colours->text, words);
    }
}

/* The node's values, "from #7 by RIGHT(5)", and how much was searched so far. */
static void draw_facts(const steps_layout *l, app_rect area, const solver_node *node)
{
    static const app_text_id labels[VALUES] = {APP_TEXT_STEPS_EXPANDED, APP_TEXT_STEPS_GENERATED,
                                               APP_TEXT_LAB_BOUND};
    solver_search_figures now = solver_search_figures_now(l->self->search.search);
    char words[96], parent[32], move[32];
    draw_figures(l, area, value_texts, values_of(node), APP_TYPE_SMALL_COUNTER);
    move_words(l, node, move, sizeof move);
    app_words_count(node->parent < 0 ? 0 : (uint64_t)node->parent, parent, sizeof parent);
    app_textf(words, sizeof words, APP_TEXT_STEPS_FROM, parent, move);
    app_view_line(l->view, APP_ALIGN_LEFT, area.x, area.y + 68, area.w, APP_TYPE_LABEL,
                  l->view->colours->text, node->parent < 0 ? move : words);
    area.y += 90;
    draw_figures(l, area, labels, (values){{now.expanded, now.generated, (uint64_t)now.bound}},
                 APP_TYPE_BUTTON);
}

/* How the search stands, or what became of it. */
static void draw_state(const steps_layout *l, int x, int y, int room, const solver_node *node)
{
    const game_lab_search *search = &l->self->search;
    int64_t number = (int64_t)l->self->node;
    if (search->state == SOLVER_SEARCH_FOUND) {
        puzzle_path path = {0};
        char words[64];
        if (solver_search_path(search->search, &path) == SW_OK) {
            app_text_n(words, sizeof words, APP_TEXT_STEPS_FOUND, (long long)path.length);
            app_view_chip(l->view, x, y, room, APP_CHIP_GOOD, words);
        }
        puzzle_path_deinit(&path);
        return;
    }
    bool running = search->state == SOLVER_SEARCH_RUNNING;
    app_text_id text = search->state == SOLVER_SEARCH_FULL            ? APP_TEXT_STEPS_FULL
                       : !running                                     ? APP_TEXT_STEPS_EXHAUSTED
                       : number == solver_search_last(search->search) ? APP_TEXT_STEPS_LAST
                       : number == solver_search_next(search->search) ? APP_TEXT_STEPS_NEXT
                       : node->list == SOLVER_NODE_OPEN               ? APP_TEXT_STEPS_OPEN
                                                                      : APP_TEXT_STEPS_CLOSED;
    app_view_chip(l->view, x, y, room, running ? APP_CHIP_PLAIN : APP_CHIP_BOUNDED, app_text(text));
}

/* The last boards on the way to the node. */
static void draw_ancestry(const steps_layout *l, app_rect row)
{
    enum { MOST = 12 };
    const app_colours *c = l->view->colours;
    app_rect mini = app_steps_small_board(row.x, row.y, node_of(l, l->self->node).board.size);
    int step = mini.w + 24;
    int most = (row.w + 24) / step;
    size_t numbers[MOST];
    int more;
    int count = game_lab_search_ancestry(&l->self->search, l->self->node, numbers,
                                         most < MOST ? most : MOST, &more);
    char words[48];
    int y = row.y - 16;
    app_view_text(l->view, APP_ALIGN_LEFT, row.x, y, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_STEPS_PATH));
    if (more > 0) {
        app_textf(words, sizeof words, APP_TEXT_STEPS_MORE, more);
        app_view_text(l->view, APP_ALIGN_RIGHT, row.x + row.w, y, APP_TYPE_LABEL, c->text2, words);
    }
    for (int i = 0; i < count; i++, mini.x += step) {
        solver_node node = node_of(l, numbers[i]);
        app_board_draw_miniature(l->view, mini, &node.board, &l->skin);
        if (i > 0)
            app_view_icon(l->view, mini.x - 20, mini.y + (mini.h - 16) / 2, 16, APP_ICON_RIGHT,
                          c->text2);
    }
}

/* Title and state, the board, the facts beside or below it, and the way to it. */
static void draw_node(const steps_layout *l)
{
    app_rect area = l->node;
    if (area.w == 0)
        return;
    solver_node node = node_of(l, l->self->node);
    char count[32], words[96];
    app_words_count(l->self->node, count, sizeof count);
    app_textf(words, sizeof words, APP_TEXT_STEPS_NODE, count);
    int y = area.y + 15;
    int width = app_view_text(l->view, APP_ALIGN_LEFT, area.x, y, APP_TYPE_BUTTON,
                              l->view->colours->text, words);
    draw_state(l, area.x + width + 12, y, area.w - width - 12, &node);
    int mini = app_steps_small_board(0, 0, node.board.size).h;
    bool beside = area.h < 470 || area.w > 560;
    int below = mini + (beside ? 56 : 56 + 56 + 34 + 52);
    int side = beside ? area.w * 44 / 100 : area.w;
    app_rect room = {area.x, area.y + 32, side, area.h - 32 - below};
    app_board_layout board = app_board_layout_fit(l->view, room, node.board.size, false);
    app_board_layout_move(&board, area.x - board.tray.x, 0);
    app_board_draw_still(l->view, &board, &node.board, &l->skin);
    int x = beside ? board.tray.x + board.tray.w + 24 : area.x;
    y = beside ? room.y : room.y + room.h + 8;
    draw_facts(l, (app_rect){x, y, area.x + area.w - x, 0}, &node);
    draw_ancestry(l, (app_rect){area.x, area.y + area.h - mini - 16, area.w, mini});
}

void app_steps_draw(const void *layout)
{
    const steps_layout *l = layout;
    if (!l->self->ready)
        return;
    draw_bar(l);
    draw_node(l);
    draw_list(l, SOLVER_NODE_OPEN, APP_TEXT_STEPS_OPEN, draw_open_row);
    draw_list(l, SOLVER_NODE_CLOSED, APP_TEXT_STEPS_CLOSED, draw_closed_row);
    app_page_draw(&l->self->page, &l->page);
}
