/* A search that is stepped, as it is seen in windows of all shapes: its node, and beside it the lists. */
#include "screens/lab/steps/lab_steps.h"

#include "text/words.h"

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

int app_steps_list_width(const app_view *view)
{
    int room = app_at_most(view->width - 2 * margin_of(view), WIDEST);
    return arrangement_of(view) == TABBED ? room
           : arrangement_of(view) == TALL ? (room - LISTS_GAP) / 2
                                          : (room - node_width(view) - NODE_GAP - LISTS_GAP) / 2;
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
    const char *move = app_steps_move_in(p, node);
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
    int more, fit = (node_width(p->view) + APART) / (app_steps_small_board(size).w + APART);
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
            app_steps_add_small_board(p, numbers[i], size, app_steps_number_in(p, numbers[i]));
        }
    }
}

static void fit_board(const app_parts *p, app_part *part, int *width, int *height)
{
    solver_node node = app_steps_node(p->state, (size_t)part->number);
    app_board_layout layout =
        app_board_layout_fit(p->view, (app_rect){0, 0, *width, *height}, node.board.size, false);
    *width = layout.tray.w;
    *height = layout.tray.h;
}

/* Where reading begins. */
static void draw_board(const app_parts *p, const app_part *part)
{
    solver_node node = app_steps_node(p->state, (size_t)part->number);
    app_skin skin = app_steps_skin(p);
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
        parts_figure(p, draw_board, app_steps_number_in(p, self->node), .grow = 1,
                     .least_width = LEAST, .least_height = LEAST,
                     .most_width = beside ? width * 44 / 100 : 0, .fit = beside ? fit_board : NULL,
                     .number = (int)self->node);
        add_facts(p, self, node, beside);
    }
}

/* Title and state, the board and the facts, and the way to it. */
static void add_node(app_parts *p, const steps_state *self, bool beside, int share)
{
    solver_node node = app_steps_node(self, self->node);
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
        app_steps_add_list(p, SOLVER_NODE_OPEN);
        app_steps_add_list(p, SOLVER_NODE_CLOSED);
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
            app_steps_add_list(p, (solver_node_list)(self->tab - STEPS_TAB_OPEN));
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

void app_steps_parts(app_parts *p)
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
