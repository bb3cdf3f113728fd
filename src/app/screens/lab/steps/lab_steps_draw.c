/* Draws a search that is stepped: its node, and the open and closed lists. */
#include "screens/lab/steps/lab_steps.h"

#include "board/board_view.h"
#include "text/words.h"
#include "ui/bar.h"

#include <stdio.h>

typedef struct painter {
    const app *app;
    const app_view *view;
    const steps_state *self;
    const steps_layout *layout;
    app_skin skin;
} painter;

static solver_node node_of(const painter *p, size_t number)
{
    solver_node node;
    solver_search_node(p->self->search.search, number, &node);
    return node;
}

static void number_words(uint64_t number, char *out, size_t size)
{
    char count[32];
    app_words_count(number, count, sizeof count);
    app_textf(out, size, APP_TEXT_STEPS_NUMBER, count);
}

/* "RIGHT(5)", or which end it is. */
static void move_words(const painter *p, const solver_node *node, char *out, size_t size)
{
    if (node->parent < 0) {
        snprintf(out, size, "%s",
                 app_text(node->from_goal ? APP_TEXT_STEPS_GOAL_NODE : APP_TEXT_STEPS_START_NODE));
        return;
    }
    solver_node parent = node_of(p, (size_t)node->parent);
    app_lab_move_words(&parent.board, node->move, out, size);
}

/* "from #7 by RIGHT(5)". */
static void origin_words(const painter *p, const solver_node *node, char *out, size_t size)
{
    char parent[32], move[32];
    move_words(p, node, move, sizeof move);
    app_words_count((uint64_t)(node->parent < 0 ? 0 : node->parent), parent, sizeof parent);
    if (node->parent < 0)
        snprintf(out, size, "%s", move);
    else
        app_textf(out, size, APP_TEXT_STEPS_FROM, parent, move);
}

static void draw_bar(const painter *p)
{
    char method[96];
    app_lab_method_words(p->self->method, method, sizeof method);
    if (p->layout->kind != APP_LAYOUT_MINIMUM) /* the tabs stand there */
        app_bar_title(p->view, app_text(APP_TEXT_STEPS_TITLE), method, 80);
}

/* The right edges of g, h and f in a row. */
static void draw_values(const painter *p, app_rect row, int y, app_type type, app_colour ink,
                        const char *const *values)
{
    int step = row.w < 300 ? 30 : 38;
    for (int i = 0; i < 3; i++)
        app_view_text(p->view, APP_ALIGN_RIGHT, row.x + row.w - 14 - (2 - i) * step, y,
                      i == 2 ? APP_TYPE_NOTE : type, ink, values[i]);
}

static void draw_row(const painter *p, const app_list *list, const app_list_page *page, int index,
                     size_t number)
{
    const app_colours *c = p->view->colours;
    app_rect row = app_list_row(list, page, index);
    solver_node node = node_of(p, number);
    char words[96], g[32], h[16], f[16];
    app_rect mini = app_steps_small_board(row.x + 10, 0, node.board.size);
    mini.y = row.y + (row.h - mini.h) / 2;
    if (index == list->at)
        app_list_draw_chosen(p->view, row);
    app_board_draw_miniature(p->view, mini, &node.board, &p->skin);
    int x = mini.x + mini.w + 14;
    int y = row.y + row.h / 2;
    int room = row.x + row.w - (row.w < 300 ? 100 : 120) - x;
    number_words(number, words, sizeof words);
    app_view_fit(p->view, APP_TYPE_NOTE, words, room, words, sizeof words);
    int width = app_view_text(p->view, APP_ALIGN_LEFT, x, y - 20, APP_TYPE_NOTE, c->text, words);
    if ((int64_t)number == solver_search_next(p->self->search.search))
        app_view_icon(p->view, x + width + 8, y - 28, 16, APP_ICON_PLAY, c->persimmon_line);
    move_words(p, &node, words, sizeof words);
    app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, c->text, words);
    if (node.parent >= 0) {
        app_words_count((uint64_t)node.parent, g, sizeof g);
        app_textf(words, sizeof words, APP_TEXT_STEPS_PARENT, g);
        app_view_fit(p->view, APP_TYPE_LABEL, words, room, words, sizeof words);
        app_view_text(p->view, APP_ALIGN_LEFT, x, y + 20, APP_TYPE_LABEL, c->text2, words);
    }
    snprintf(g, sizeof g, "%d", node.g);
    snprintf(h, sizeof h, "%d", node.h);
    snprintf(f, sizeof f, "%d", node.g + node.h);
    draw_values(p, row, y, APP_TYPE_LABEL, c->text, (const char *const[]){g, h, f});
}

static void draw_list(const painter *p, solver_node_list which)
{
    const app_colours *c = p->view->colours;
    const app_list *list = &p->self->lists[which];
    const app_list_page *page = &p->layout->lists[which];
    const game_lab_search *search = &p->self->search;
    const uint32_t *numbers = which == SOLVER_NODE_OPEN ? search->open : search->closed;
    app_rect well = p->layout->wells[which];
    char count[32];
    if (well.w == 0)
        return;
    int y = well.y - 15;
    app_words_count((uint64_t)page->count, count, sizeof count);
    app_view_text(
        p->view, APP_ALIGN_LEFT, well.x, y, APP_TYPE_BUTTON, c->text,
        app_text(which == SOLVER_NODE_OPEN ? APP_TEXT_STEPS_OPEN : APP_TEXT_STEPS_CLOSED));
    app_view_text(p->view, APP_ALIGN_RIGHT, well.x + well.w, y, APP_TYPE_NOTE, c->text2, count);
    app_view_well(p->view, well, 14);
    if (page->count == 0) {
        app_view_text(p->view, APP_ALIGN_CENTRE, well.x + well.w / 2, well.y + well.h / 2,
                      APP_TYPE_LABEL, c->text2, app_text(APP_TEXT_STEPS_EMPTY));
        return;
    }
    draw_values(p, app_list_row(list, page, 0), well.y + 20, APP_TYPE_LABEL, c->text2,
                (const char *const[]){app_text(APP_TEXT_STEPS_G), app_text(APP_TEXT_STEPS_H),
                                      app_text(APP_TEXT_STEPS_F)});
    app_view_clip(p->view, page->window);
    for (int i = app_list_first(list, page); i < app_list_end(list, page); i++)
        draw_row(p, list, page, i, numbers[i]);
    app_view_unclip(p->view);
    app_list_draw_bar(list, p->view, page);
}

/* Labels over values, side by side. */
static void draw_figures(const painter *p, app_rect row, const app_text_id *labels,
                         const char *const *values, int count, app_type type)
{
    const app_colours *c = p->view->colours;
    for (int i = 0; i < count; i++) {
        int x = row.x + row.w * i / count;
        app_view_text(p->view, APP_ALIGN_LEFT, x, row.y + 10, APP_TYPE_LABEL, c->text2,
                      app_text(labels[i]));
        app_view_text(p->view, APP_ALIGN_LEFT, x, row.y + 34, type, c->text, values[i]);
    }
}

static void draw_search_figures(const painter *p, app_rect row)
{
    static const app_text_id labels[] = {APP_TEXT_STEPS_EXPANDED, APP_TEXT_STEPS_GENERATED,
                                         APP_TEXT_LAB_BOUND};
    solver_search_figures figures = solver_search_figures_now(p->self->search.search);
    char expanded[32], generated[32], bound[16];
    app_words_count(figures.expanded, expanded, sizeof expanded);
    app_words_count(figures.generated, generated, sizeof generated);
    snprintf(bound, sizeof bound, "%d", figures.bound);
    draw_figures(p, row, labels, (const char *const[]){expanded, generated, bound}, 3,
                 APP_TYPE_BUTTON);
}

static void draw_node_figures(const painter *p, app_rect row, const solver_node *node)
{
    static const app_text_id labels[] = {APP_TEXT_STEPS_G, APP_TEXT_STEPS_H, APP_TEXT_STEPS_F};
    char g[16], h[16], f[16];
    snprintf(g, sizeof g, "%d", node->g);
    snprintf(h, sizeof h, "%d", node->h);
    snprintf(f, sizeof f, "%d", node->g + node->h);
    draw_figures(p, row, labels, (const char *const[]){g, h, f}, 3, APP_TYPE_SMALL_COUNTER);
}

/* How the search stands, or what became of it. */
static void draw_state(const painter *p, int x, int y, const solver_node *node)
{
    const game_lab_search *search = &p->self->search;
    char words[64];
    if (search->state == SOLVER_SEARCH_FOUND) {
        puzzle_path path = {0};
        if (solver_search_path(search->search, &path) == SW_OK) {
            app_text_n(words, sizeof words, APP_TEXT_STEPS_FOUND, (long long)path.length);
            app_view_chip(p->view, x, y, APP_CHIP_GOOD, words);
        }
        puzzle_path_deinit(&path);
        return;
    }
    if (search->state != SOLVER_SEARCH_RUNNING) {
        app_view_chip(p->view, x, y, APP_CHIP_BOUNDED,
                      app_text(search->state == SOLVER_SEARCH_FULL ? APP_TEXT_STEPS_FULL
                                                                   : APP_TEXT_STEPS_EXHAUSTED));
        return;
    }
    app_text_id list = node->list == SOLVER_NODE_OPEN ? APP_TEXT_STEPS_OPEN : APP_TEXT_STEPS_CLOSED;
    if ((int64_t)p->self->node == solver_search_last(search->search))
        list = APP_TEXT_STEPS_LAST;
    else if ((int64_t)p->self->node == solver_search_next(search->search))
        list = APP_TEXT_STEPS_NEXT;
    app_view_chip(p->view, x, y, APP_CHIP_PLAIN, app_text(list));
}

/* The last boards on the way to the node. */
static void draw_ancestry(const painter *p, app_rect row)
{
    enum { MOST = 12 };
    const app_colours *c = p->view->colours;
    puzzle_size size = p->app->client.lab.boards[GAME_LAB_START].size;
    app_rect mini = app_steps_small_board(row.x, row.y, size);
    int step = mini.w + 24;
    int most = (row.w + 24) / step;
    size_t numbers[MOST];
    int more;
    int count = game_lab_search_ancestry(&p->self->search, p->self->node, numbers,
                                         most < MOST ? most : MOST, &more);
    char words[48];
    int y = row.y - 16;
    app_view_text(p->view, APP_ALIGN_LEFT, row.x, y, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_STEPS_PATH));
    if (more > 0) {
        app_textf(words, sizeof words, APP_TEXT_STEPS_MORE, more);
        app_view_text(p->view, APP_ALIGN_RIGHT, row.x + row.w, y, APP_TYPE_LABEL, c->text2, words);
    }
    for (int i = 0; i < count; i++) {
        solver_node node = node_of(p, numbers[i]);
        mini.x = row.x + i * step;
        app_board_draw_miniature(p->view, mini, &node.board, &p->skin);
        if (i > 0)
            app_view_icon(p->view, mini.x - 20, mini.y + (mini.h - 16) / 2, 16, APP_ICON_RIGHT,
                          c->text2);
    }
}

/* Title and state, the board, its values and where it comes from, and the way to it. */
static void draw_node(const painter *p)
{
    const app_colours *c = p->view->colours;
    app_rect area = p->layout->node;
    if (area.w == 0)
        return;
    solver_node node = node_of(p, p->self->node);
    char count[32], words[96];
    app_words_count(p->self->node, count, sizeof count);
    app_textf(words, sizeof words, APP_TEXT_STEPS_NODE, count);
    int y = area.y + 15;
    int x =
        area.x + app_view_text(p->view, APP_ALIGN_LEFT, area.x, y, APP_TYPE_BUTTON, c->text, words);
    draw_state(p, x + 12, y, &node);
    int mini = app_steps_small_board(0, 0, node.board.size).h;
    /* The values stand beside the board, or below it. */
    bool beside = area.h < 470 || area.w > 560;
    int below = mini + (beside ? 56 : 56 + 56 + 34 + 52);
    int side = beside ? area.w * 44 / 100 : area.w;
    app_rect room = {area.x, area.y + 32, side, area.h - 32 - below};
    app_board_layout board = app_board_layout_fit(p->view, room, node.board.size, false);
    board.x -= board.tray.x - area.x;
    board.tray.x = area.x;
    app_board_draw_still(p->view, &board, &node.board, &p->skin);
    app_rect row = {area.x, room.y + room.h + 8, area.w, 0};
    if (beside)
        row = (app_rect){board.tray.x + board.tray.w + 24, room.y, 0, 0};
    row.w = area.x + area.w - row.x;
    draw_node_figures(p, row, &node);
    origin_words(p, &node, words, sizeof words);
    app_view_fit(p->view, APP_TYPE_LABEL, words, row.w, words, sizeof words);
    app_view_text(p->view, APP_ALIGN_LEFT, row.x, row.y + 68, APP_TYPE_LABEL, c->text, words);
    row.y += 90;
    draw_search_figures(p, row);
    draw_ancestry(p, (app_rect){area.x, area.y + area.h - mini - 16, area.w, mini});
}

void app_steps_draw(const app *app, const void *state, const app_view *view)
{
    const steps_state *self = state;
    steps_layout layout;
    game_look look = {.style = GAME_NUMBERS};
    if (!self->ready)
        return;
    app_steps_lay_out(app, self, &layout);
    painter p = {
        app, view, self, &layout, {.goal = &app->client.lab.boards[GAME_LAB_GOAL], .look = &look}};
    draw_bar(&p);
    if (layout.tabs.w > 0)
        app_view_well(view, layout.tabs, 12);
    draw_node(&p);
    draw_list(&p, SOLVER_NODE_OPEN);
    draw_list(&p, SOLVER_NODE_CLOSED);
    app_controls_draw(view, &self->controls, &layout.controls);
}
