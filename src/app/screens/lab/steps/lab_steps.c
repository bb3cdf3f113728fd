/* The search of the lab's boards, one expansion at a time: each press expands nodes, and every node can be looked at. */
#include "board/board_view.h"
#include "game/ask.h"
#include "game/lab_search.h"
#include "program/app.h"
#include "program/parts_of.h"
#include "program/say.h"
#include "screens/lab/lab_words.h"
#include "screens/screens.h"
#include "text/translate.h"
#include "text/words.h"

#include <assert.h>

typedef enum steps_tab { STEPS_TAB_NODE, STEPS_TAB_OPEN, STEPS_TAB_CLOSED } steps_tab;
enum { STEPS_TABS = STEPS_TAB_CLOSED + 1, STEPS_LISTS = 2 };

typedef enum steps_id {
    STEPS_TAB_FIRST = APP_ID_OWN,                    /* one for each tab */
    STEPS_LIST_FIRST = STEPS_TAB_FIRST + STEPS_TABS, /* one for each list: solver_node_list */
    STEPS_ONE = STEPS_LIST_FIRST + STEPS_LISTS,
    STEPS_TEN,
    STEPS_HUNDRED,
    STEPS_END,
    STEPS_AGAIN,
} steps_id;

typedef struct steps_state {
    app_page page; /* its grids are the lists */
    steps_tab tab; /* of a narrow window */
    bool ready;
    solver_method method;
    game_lab_search search; /* owned */
    bool going;             /* to the end, a part of it each frame */
    size_t node;            /* the one that is looked at */
} steps_state;

enum { VALUES = 3, MARGIN = 32, TABBED_MARGIN = 24, LOW_MARGIN = 16 };

/* ---- Arrangements ---- */

typedef enum arrangement {
    WIDE,  /* the lists beside the node */
    TALL,  /* the lists below the node */
    TABBED /* one of the three at a time */
} arrangement;

static arrangement arrangement_of(const app_view *view)
{
    app_layout kind = app_view_layout(view);
    return kind == APP_LAYOUT_WIDE && view->width >= 1160        ? WIDE
           : kind == APP_LAYOUT_PORTRAIT && view->height >= 1000 ? TALL
                                                                 : TABBED;
}

static bool is_low(const app_view *view)
{
    return app_view_layout(view) == APP_LAYOUT_MINIMUM;
}

static int margin_of(const app_view *view)
{
    return arrangement_of(view) != TABBED ? MARGIN : is_low(view) ? LOW_MARGIN : TABBED_MARGIN;
}

enum { WIDEST = 1400, NODE_GAP = 36, LISTS_GAP = 20 };

static int node_width(const app_view *view)
{
    int room = view->width - 2 * margin_of(view);
    return arrangement_of(view) == WIDE ? app_at_most(room, WIDEST) * 36 / 100 : room;
}

static int steps_list_width(const app_view *view)
{
    int room = app_at_most(view->width - 2 * margin_of(view), WIDEST);
    return arrangement_of(view) == TABBED ? room
           : arrangement_of(view) == TALL ? (room - LISTS_GAP) / 2
                                          : (room - node_width(view) - NODE_GAP - LISTS_GAP) / 2;
}

/* ---- Nodes ---- */

static solver_node steps_node(const steps_state *self, size_t number)
{
    solver_node node;
    assert(number < solver_search_node_count(self->search.search));
    solver_search_node(self->search.search, number, &node);
    return node;
}

/* "RIGHT(5)", or which end it is. */
static const char *steps_move_in(app_parts *p, const solver_node *node)
{
    if (node->parent < 0)
        return node->from_goal ? _("the goal") : _("the start");
    solver_node parent = steps_node(p->state, (size_t)node->parent);
    return app_lab_move(&p->arena, &parent.board, node->step.move);
}

/* "#46" */
static const char *steps_number_in(app_parts *p, size_t number)
{
    return parts_print(p, _("#%s"), app_words_count(&p->arena, number));
}

/* How all boards look. */
static app_skin steps_skin(const app_parts *p)
{
    return app_board_number_skin(&p->app->client.lab.boards[GAME_LAB_GOAL]);
}

/* Just large enough for the tiles to be read. */
static app_rect steps_small_board(puzzle_size size)
{
    int cell = size.columns > 3 ? 20 : 24;
    return (app_rect){0, 0, cell * size.columns, cell * size.rows};
}

static void draw_small_board(const app_parts *p, const app_part *part)
{
    solver_node node = steps_node(p->state, (size_t)part->number);
    app_skin skin = steps_skin(p);
    app_board_draw_miniature(p->view, part->rect, &node.board, &skin);
}

static void steps_add_small_board(app_parts *p, size_t number, puzzle_size size, const char *name)
{
    app_rect at = steps_small_board(size);
    parts_figure(p, draw_small_board, name, .width = at.w, .height = at.h, .number = (int)number);
}

/* ---- The lists ---- */

/* The node that a row of a list is. */
static const uint32_t *steps_numbers(const steps_state *self, int list)
{
    return list == SOLVER_NODE_OPEN ? self->search.open : self->search.closed;
}

/* A column at the right end of a row. */
static void add_value(app_parts *p, int index, const char *words, bool head)
{
    parts_text(p, index == VALUES - 1 ? APP_TYPE_NOTE : APP_TYPE_LABEL, words,
               .width = steps_list_width(p->view) < 340 ? 26 : 38, .align = APP_ALIGN_RIGHT,
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
            parts_text(p, APP_TYPE_NOTE, steps_number_in(p, number));
            if ((int64_t)number == solver_search_next(self->search.search))
                parts_icon(p, 16, APP_ICON_PLAY, .name = _("expanded next"),
                           .colour = p->view->colours->persimmon_line);
        }
        parts_text(p, APP_TYPE_LABEL, steps_move_in(p, node), .tight = APP_TYPE_CHIP);
        if (node->parent >= 0)
            parts_text(
                p, APP_TYPE_LABEL,
                parts_print(p, _("from #%s"), app_words_count(&p->arena, (uint64_t)node->parent)),
                .tight = APP_TYPE_CHIP, .weak = true);
    }
}

static void add_node_row(app_parts *p, size_t number)
{
    solver_node node = steps_node(p->state, number);
    parts_row (p, 10, .pad = {10, 0, 14, 0}) {
        steps_add_small_board(p, number, node.board.size, "");
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
        add_node_row(p, steps_numbers(p->state, SOLVER_NODE_OPEN)[index]);
}

static void add_closed(app_parts *p, int index)
{
    if (index < 0)
        add_heads(p);
    else
        add_node_row(p, steps_numbers(p->state, SOLVER_NODE_CLOSED)[index]);
}

/* Title, and a well with the values' names above the rows. */
static void steps_add_list(app_parts *p, solver_node_list list)
{
    const steps_state *self = p->state;
    enum { HEAD = 34, LEAST = 66 };
    bool open = list == SOLVER_NODE_OPEN;
    const char *title = open ? _("Open") : _("Closed");
    size_t count = open ? self->search.open_count : self->search.closed_count;
    int row = steps_small_board(p->app->client.lab.boards[GAME_LAB_START].size).h + 14;
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

/* ---- The node that is looked at ---- */

static const char *found_words(app_parts *p, const game_lab_search *search)
{
    puzzle_path path = {0};
    const char *words = NULL;
    if (solver_search_path(search->search, &path) == SW_OK)
        words = parts_print(p, PL_("Found: %s move", "Found: %s moves", (long long)path.length),
                            app_words_count(&p->arena, path.length));
    puzzle_path_deinit(&path);
    return words;
}

/* How the search stands, or what became of it. */
static void add_state(app_parts *p, const steps_state *self, const solver_node *node)
{
    const game_lab_search *search = &self->search;
    int64_t number = (int64_t)self->node;
    bool found = search->state == SOLVER_SEARCH_FOUND;
    bool running = search->state == SOLVER_SEARCH_RUNNING;
    const char *words = found                                 ? found_words(p, search)
                        : search->state == SOLVER_SEARCH_FULL ? _("The memory limit is reached")
                        : !running ? _("All boards searched: no solution")
                        : number == solver_search_last(search->search) ? _("expanded last")
                        : number == solver_search_next(search->search) ? _("expanded next")
                        : node->list == SOLVER_NODE_OPEN               ? _("Open")
                                                                       : _("Closed");
    if (words)
        parts_row (p, 0)
            app_parts_add_chip(p,
                               found     ? APP_CHIP_GOOD
                               : running ? APP_CHIP_PLAIN
                                         : APP_CHIP_BOUNDED,
                               words);
}

/* A label over a value. */
static void add_figure(app_parts *p, const char *label, uint64_t value, app_type type)
{
    parts_column (p, 1) {
        parts_text(p, APP_TYPE_LABEL, label, .weak = true);
        parts_text(p, type, app_words_count(&p->arena, value));
    }
}

/* The node's values, "from #7 by RIGHT(5)", and how much was searched so far. */
static void add_facts(app_parts *p, const steps_state *self, const solver_node *node, bool beside)
{
    solver_search_figures now = solver_search_figures_now(self->search.search);
    const char *move = steps_move_in(p, node);
    parts_column (p, 8, .grow = beside) {
        parts_wrap (p, 2, .columns = VALUES) {
            add_figure(p, _("g"), (uint64_t)node->g, APP_TYPE_SMALL_COUNTER);
            add_figure(p, _("h"), (uint64_t)node->h, APP_TYPE_SMALL_COUNTER);
            add_figure(p, _("f"), (uint64_t)(node->g + node->h), APP_TYPE_SMALL_COUNTER);
        }
        parts_paragraph(p, APP_TYPE_LABEL,
                        node->parent < 0
                            ? move
                            : parts_print(p, _("from #%s by %s"),
                                          app_words_count(&p->arena, (uint64_t)node->parent),
                                          move));
        parts_wrap (p, 2, .columns = VALUES) {
            add_figure(p, _("Expanded"), now.expanded, APP_TYPE_BUTTON);
            add_figure(p, _("Generated"), now.generated, APP_TYPE_BUTTON);
            add_figure(p, _("Bound"), (uint64_t)now.bound, APP_TYPE_BUTTON);
        }
    }
}

/* The last boards on the way to the node. */
static void add_path(app_parts *p, const steps_state *self, puzzle_size size)
{
    enum { MOST = 12, APART = 24 };
    size_t numbers[MOST];
    int more, fit = (node_width(p->view) + APART) / (steps_small_board(size).w + APART);
    int count =
        game_lab_search_ancestry(&self->search, self->node, numbers, app_at_most(fit, MOST), &more);
    parts_row (p, 12) {
        parts_text(p, APP_TYPE_LABEL, _("Its path"), .weak = true, .grow = 1);
        if (more > 0)
            parts_text(p, APP_TYPE_LABEL, parts_print(p, _("%d before"), more), .weak = true);
    }
    parts_row (p, 4) {
        for (int i = 0; i < count; i++) {
            if (i > 0)
                parts_icon(p, 16, p->mirrored ? APP_ICON_LEFT : APP_ICON_RIGHT, .weak = true);
            steps_add_small_board(p, numbers[i], size, steps_number_in(p, numbers[i]));
        }
    }
}

static void fit_board(const app_parts *p, app_part *part, int *width, int *height)
{
    solver_node node = steps_node(p->state, (size_t)part->number);
    app_board_layout layout =
        app_board_layout_fit(p->view, (app_rect){0, 0, *width, *height}, node.board.size, false);
    *width = layout.tray.w;
    *height = layout.tray.h;
}

/* Where reading begins. */
static void draw_board(const app_parts *p, const app_part *part)
{
    solver_node node = steps_node(p->state, (size_t)part->number);
    app_skin skin = steps_skin(p);
    app_board_layout layout = app_board_layout_fit(p->view, part->rect, node.board.size, false);
    int right = part->rect.x + part->rect.w - layout.tray.w;
    app_board_layout_move(&layout, (p->mirrored ? right : part->rect.x) - layout.tray.x, 0);
    app_board_draw_still(p->view, &layout, &node.board, &skin);
}

/* The board with the facts beside or below it. */
static void add_board(app_parts *p, const steps_state *self, const solver_node *node, bool beside)
{
    enum { LEAST = 96 };
    int width = node_width(p->view);
    parts_line (p, beside, beside ? 24 : 8, .grow = 1) {
        parts_figure(p, draw_board, steps_number_in(p, self->node), .grow = 1, .least_width = LEAST,
                     .least_height = LEAST, .most_width = beside ? width * 44 / 100 : 0,
                     .fit = beside ? fit_board : NULL, .number = (int)self->node);
        add_facts(p, self, node, beside);
    }
}

/* Title and state, the board and the facts, and the way to it. */
static void add_node(app_parts *p, const steps_state *self, bool beside, int share)
{
    solver_node node = steps_node(self, self->node);
    const char *number = app_words_count(&p->arena, self->node);
    parts_column (p, 8, .grow = share, .pad = {0, 0, 0, 8}) {
        parts_row (p, 12, .turns = true) {
            parts_text(p, APP_TYPE_BUTTON, parts_print(p, _("Node %s"), number));
            add_state(p, self, &node);
        }
        add_board(p, self, &node, beside);
        add_path(p, self, node.board.size);
    }
}

/* How far to go on. */
static void add_buttons(app_parts *p, const steps_state *self, int height)
{
    bool over = self->search.state != SOLVER_SEARCH_RUNNING, going = self->going;
    bool narrow = node_width(p->view) < 430 || is_low(p->view);
    int small = node_width(p->view) < 430 ? 48 : 60;
    parts_row (p, narrow ? 8 : 10, .together = true) {
        parts_primary(p, STEPS_ONE, _("Expand 1"), .brief = "+1", .slim = true, .height = height,
                      .grow = 1, .disabled = over || going);
        parts_button(p, STEPS_TEN, _("Expand 10"), .brief = "+10", .slim = true, .height = height,
                     .grow = 1, .disabled = over || going);
        parts_button(p, STEPS_HUNDRED, _("Expand 100"), .brief = "+100", .slim = true,
                     .height = height, .grow = 1, .disabled = over || going);
        parts_button(p, STEPS_END, going ? _("Pause") : _("To the end"),
                     .icon = going ? APP_ICON_PAUSE : APP_ICON_END, .bare = true, .slim = true,
                     .height = height, .width = small, .disabled = over);
        parts_button(p, STEPS_AGAIN, _("To the start"), .icon = APP_ICON_RETRY, .bare = true,
                     .slim = true, .height = height, .width = small, .disabled = going);
    }
}

/* ---- Windows ---- */

static void add_lists(app_parts *p, int share)
{
    parts_row (p, LISTS_GAP, .grow = share) {
        steps_add_list(p, SOLVER_NODE_OPEN);
        steps_add_list(p, SOLVER_NODE_CLOSED);
    }
}

static void add_wide(app_parts *p, const steps_state *self)
{
    parts_row (p, NODE_GAP, .grow = 1, .most_width = WIDEST + 2 * MARGIN,
               .pad = {MARGIN, 0, MARGIN, 20}) {
        parts_column (p, 8, .width = node_width(p->view), .pad = {0, 3, 0, 5}) {
            add_node(p, self, false, 1);
            add_buttons(p, self, 48);
        }
        add_lists(p, 1);
    }
}

static void add_tall(app_parts *p, const steps_state *self)
{
    parts_column (p, 8, .grow = 1, .pad = {MARGIN, 3, MARGIN, 20}) {
        add_node(p, self, true, 48);
        add_buttons(p, self, 48);
        add_lists(p, 52);
    }
}

static void add_tabs(app_parts *p, const steps_state *self)
{
    const char *words[STEPS_TABS] = {_("Node"), _("Open"), _("Closed")};
    app_parts_add_choice(p, STEPS_TAB_FIRST, words, STEPS_TABS, (int)self->tab,
                         is_low(p->view) ? 44 : 46);
}

static void add_tabbed(app_parts *p, const steps_state *self)
{
    enum { ROUND_NODE = 196, ROUND_LOW = 124 };
    bool low = is_low(p->view);
    int margin = margin_of(p->view), width = node_width(p->view);
    int height = p->view->height - (low ? ROUND_LOW : ROUND_NODE);
    parts_column (p, low ? 6 : 8, .grow = 1, .pad = {margin, low ? 6 : 2, margin, 12}) {
        if (!low)
            add_tabs(p, self);
        if (self->tab == STEPS_TAB_NODE)
            add_node(p, self, height < 470 || width > 560, 1);
        else
            steps_add_list(p, (solver_node_list)(self->tab - STEPS_TAB_OPEN));
        add_buttons(p, self, 46);
    }
}

/* The smallest windows have the tabs in it. */
static void add_bar(app_parts *p, const steps_state *self)
{
    bool tabs = is_low(p->view) && arrangement_of(p->view) == TABBED;
    parts_bar (p, tabs ? NULL : _("Search, step by step"),
               app_lab_method(&p->arena, self->method, false)) {
        if (tabs)
            parts_column (p, 0, .grow = 1, .pad = {4, 0, 10, 0}, .centred = true)
                add_tabs(p, self);
        app_parts_add_help(p);
    }
}

static void steps_parts(app_parts *p)
{
    const steps_state *self = p->state;
    p->page.still = self->going; /* the lists are of before, until the search rests */
    parts_column (p, 0) {
        add_bar(p, self);
        if (self->ready && arrangement_of(p->view) == WIDE)
            add_wide(p, self);
        else if (self->ready && arrangement_of(p->view) == TALL)
            add_tall(p, self);
        else if (self->ready)
            add_tabbed(p, self);
    }
}

/* ---- What the player does ---- */

enum { NODES_A_FRAME = 20000 };

/* The node that is looked at is chosen in its list, and in the other one none is. */
static void find_node(const app *app, steps_state *self)
{
    const app_page_layout *page = &app_parts_of(app, self)->page;
    for (int i = 0; i < STEPS_LISTS; i++) {
        int row = page->grids[i].count - 1;
        while (row >= 0 && steps_numbers(self, i)[row] != self->node)
            row--;
        app_page_choose(&self->page, page, i, row);
    }
}

/* The lists as they are now; the node that was expanded last is looked at. */
static void look(app *app, steps_state *self)
{
    if (game_lab_search_list(&self->search) != SW_OK)
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
    int64_t last = solver_search_last(self->search.search);
    self->node = last >= 0 ? (size_t)last : 0;
    find_node(app, self);
    if (self->search.state != SOLVER_SEARCH_RUNNING && self->page.controls.focus >= STEPS_ONE)
        self->page.controls.focus = STEPS_AGAIN; /* what else there was to press is no more */
}

static void begin(app *app, steps_state *self)
{
    sw_error error;
    self->method = game_lab_search_method(app->client.lab.method);
    solver_request request = game_ask(GAME_ASK_STEPS, &app->client.lab.boards[GAME_LAB_START],
                                      &app->client.lab.boards[GAME_LAB_GOAL]);
    request.method = self->method;
    game_lab_search_deinit(&self->search);
    if (self->page.controls.focus == STEPS_AGAIN)
        self->page.controls.focus = STEPS_ONE;
    self->going = false;
    self->ready =
        game_lab_search_init(&self->search, app->client.solver, &request, &error) == SW_OK;
    if (self->ready) {
        look(app, self);
        return;
    }
    app_notify_failed(app, _("The search cannot start"), &error);
}

static void steps_enter(app *app, void *state)
{
    steps_state *self = state;
    self->page.controls.focus = STEPS_ONE;
    self->page.controls.focus_shown = true;
    begin(app, self);
}

static void steps_leave(app *app, void *state)
{
    steps_state *self = state;
    (void)app;
    game_lab_search_deinit(&self->search);
}

static void choose(app *app, steps_state *self, int id)
{
    switch (id) {
    case STEPS_ONE:
    case STEPS_TEN:
    case STEPS_HUNDRED:
        game_lab_search_expand(&self->search, id == STEPS_ONE ? 1 : id == STEPS_TEN ? 10 : 100);
        look(app, self);
        break;
    case STEPS_END:
        self->going = !self->going;
        if (!self->going)
            look(app, self);
        break;
    case STEPS_AGAIN:
        begin(app, self);
        break;
    default:
        if (id >= STEPS_TAB_FIRST && id < STEPS_TAB_FIRST + STEPS_TABS) {
            self->tab = (steps_tab)(id - STEPS_TAB_FIRST);
            find_node(app, self);
        }
        break;
    }
}

static app_go steps_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    steps_state *self = state;
    (void)p;
    if (answer->kind == APP_ANSWER_CHOSEN)
        choose(app, self, answer->id);
    if (answer->kind == APP_ANSWER_MOVED) {
        self->node = steps_numbers(self, answer->id - STEPS_LIST_FIRST)[answer->value];
        find_node(app, self);
    }
    return app_go_of(answer);
}

static app_go steps_update(app *app, void *state)
{
    steps_state *self = state;
    if (!self->ready)
        return app_go_to(APP_POP, APP_SCREEN_LAB);
    if (!self->going)
        return app_stay();
    game_lab_search_expand(&self->search, NODES_A_FRAME);
    if (self->search.state != SOLVER_SEARCH_RUNNING) {
        self->going = false;
        look(app, self);
    }
    return app_stay();
}

static double steps_wait(const app *app, const void *state)
{
    const steps_state *self = state;
    (void)app;
    return self->going || !self->ready ? 0 : APP_WAIT_LONG;
}

const app_screen app_screen_lab_steps = {
    .size = sizeof(steps_state),
    .places = APP_PLACE_LAB,
    .enter = steps_enter,
    .leave = steps_leave,
    .parts = steps_parts,
    .answer = steps_answer,
    .update = steps_update,
    .wait = steps_wait,
};
