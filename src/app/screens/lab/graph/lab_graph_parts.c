/* The state graph as it is seen: the board among its neighbours, the distance and the goal, and the trail. */
#include "screens/lab/graph/lab_graph.h"

#include "solver/state_distances.h"
#include "text/words.h"

static const graph_state *state_of(const app_parts *p)
{
    return p->state;
}

/* The present distance, or what is known of it so far. */
static const char *distance_words(app_parts *p)
{
    const graph_state *self = p->state;
    int left = game_lab_walk_left(&self->walk);
    int bound = self->job ? solver_job_lower_bound(self->job) : 0;
    if (left >= 0)
        return parts_print(p, "%d", left);
    if (bound > 0)
        return parts_print(p, _("at least %d"), bound);
    return self->job                                                ? _("looking")
           : self->known && self->distances.status == SW_UNSOLVABLE ? _("unreachable")
                                                                    : _("not known");
}

/* ---- The distance and the goal ---- */

static void draw_goal(const app_parts *p, const app_part *part)
{
    app_skin skin = app_graph_skin(p);
    app_board_draw_miniature(p->view, part->rect, &state_of(p)->walk.goal, &skin);
}

static void add_distance(app_parts *p, const game_lab_walk *walk)
{
    bool number = game_lab_walk_left(walk) >= 0;
    parts_column (p, 0, .grow = 1, .pad = {0, 6, 0, 0}) {
        parts_row (p, 10) {
            parts_paragraph(p, APP_TYPE_LABEL, _("Moves to the goal"), .weak = true, .grow = 1);
            parts_text(p, APP_TYPE_LABEL, _("Goal"), .weak = true);
        }
        parts_text(p, number ? APP_TYPE_COUNTER : APP_TYPE_SCREEN_TITLE, distance_words(p),
                   .tight = number ? 0 : APP_TYPE_BUTTON);
        if (puzzle_board_equal(&walk->board, &walk->goal))
            parts_row (p, 0)
                app_parts_add_chip(p, APP_CHIP_GOOD, _("This is the goal"));
        else
            parts_paragraph(p, APP_TYPE_LABEL,
                            parts_print(p, _("Manhattan distance %d"),
                                        solver_state_manhattan(&walk->board, &walk->goal)),
                            .weak = true);
    }
}

static void add_facts(app_parts *p)
{
    enum { GOAL = 112 };
    const game_lab_walk *walk = &state_of(p)->walk;
    app_rect goal = app_board_miniature_rect(0, 0, GOAL, walk->board.size);
    parts_row (p, 10) {
        add_distance(p, walk);
        parts_column (p, 0, .pad = {0, 6, 0, 0})
            parts_figure(p, draw_goal, _("Goal"), .width = goal.w, .height = goal.h);
    }
}

/* ---- The trail ---- */

/* Whether the place is closer to the goal than the one before it. */
static void add_change(app_parts *p, const game_lab_walk *walk, size_t at)
{
    enum { ICON = 18 };
    bool known = at > 0 && walk->left[at] >= 0 && walk->left[at - 1] >= 0;
    bool closer = known && walk->left[at] < walk->left[at - 1];
    if (known)
        parts_icon(p, ICON, closer ? APP_ICON_TICK : APP_ICON_UP,
                   .name = closer ? _("closer") : _("farther"),
                   .colour = closer ? p->view->colours->good : p->view->colours->bounded);
}

static const char *move_words(app_parts *p, const game_lab_walk *walk, size_t at)
{
    if (at == 0)
        return _("Start");
    puzzle_board before = game_lab_walk_place(walk, at - 1);
    return app_lab_move(&p->arena, &before, (puzzle_move)walk->path.moves[at - 1]);
}

/* The place's number, the move that led there, and its distance. */
static void add_place(app_parts *p, int index)
{
    const game_lab_walk *walk = &state_of(p)->walk;
    size_t at = walk->path.length - (size_t)index;
    parts_row (p, 0, .pad = {0, 0, 16, 0}) {
        parts_text(p, APP_TYPE_LABEL, parts_print(p, "%zu", at), .width = 40,
                   .align = APP_ALIGN_RIGHT, .weak = true);
        parts_space(p, 16);
        parts_text(p, APP_TYPE_NOTE, move_words(p, walk, at), .grow = 1);
        add_change(p, walk, at);
        if (walk->left[at] >= 0)
            parts_text(p, APP_TYPE_NOTE, parts_print(p, "%d", walk->left[at]), .width = 34,
                       .align = APP_ALIGN_RIGHT);
    }
}

static void add_trail(app_parts *p)
{
    enum { ROW = 44 };
    int count = (int)state_of(p)->walk.path.length + 1;
    parts_column (p, 0, .grow = 1, .leave = 1) {
        parts_row (p, 12, .height = 30) {
            parts_text(p, APP_TYPE_BUTTON, _("Trail"), .grow = 1);
            parts_text(p, APP_TYPE_LABEL, _("Moves to the goal"), .weak = true);
        }
        parts_column (p, 0, .grow = 1, .look = APP_LOOK_WELL, .radius = 14,
                      .pad = parts_edges(6, 6)) {
            parts_list(p, 0, GRAPH_TRAIL, add_place, count, .grow = 1, .row = ROW,
                       .least_height = ROW, .name = _("Trail"));
        }
    }
}

/* ---- Where to go ---- */

static void add_buttons(app_parts *p, int height)
{
    const graph_state *self = p->state;
    bool begins = self->walk.path.length == 0;
    parts_wrap (p, 12, .columns = 3, .together = true) {
        parts_primary(p, GRAPH_BEST, _("Best move"), .icon = APP_ICON_HINT, .slim = true,
                      .height = height, .disabled = app_graph_best_move(self) < 0);
        parts_button(p, GRAPH_UNDO, _("Step back"), .icon = APP_ICON_UNDO, .slim = true,
                     .height = height, .disabled = begins);
        parts_button(p, GRAPH_AGAIN, _("To the start"), .icon = APP_ICON_START, .slim = true,
                     .height = height, .disabled = begins);
    }
}

static void add_side(app_parts *p)
{
    parts_column (p, 10, .grow = 1) {
        add_facts(p);
        add_trail(p);
        add_buttons(p, 44);
    }
}

/* ---- In windows of all shapes ---- */

/* The smallest windows say the distance in it. */
static void add_bar(app_parts *p, bool low)
{
    parts_bar (p, low ? NULL : _("State graph"), _("Choose a neighbour to walk there")) {
        if (low)
            parts_row (p, 10, .grow = 1) {
                parts_text(p, APP_TYPE_SCREEN_TITLE, _("State graph"));
                parts_space(p, 1);
                parts_text(p, APP_TYPE_LABEL, _("Moves to the goal"), .weak = true, .leave = 1);
                parts_text(p, APP_TYPE_NOTE, distance_words(p));
            }
        app_parts_add_help(p);
    }
}

static void add_beside(app_parts *p, int width, int height)
{
    enum { MOST = 1400 };
    bool wide = app_view_layout(p->view) == APP_LAYOUT_WIDE;
    int side = wide ? 420 : 300, gap = wide ? 48 : 20;
    parts_row (p, gap, .grow = 1, .most_width = MOST) {
        app_graph_add_cross(p, app_at_most(width, MOST) - side - gap, height);
        parts_column (p, 0, .width = side)
            add_side(p);
    }
}

static void add_tall(app_parts *p, int width, int height)
{
    int cross = height * 56 / 100;
    parts_column (p, 16, .grow = 1) {
        parts_row (p, 0, .height = cross)
            app_graph_add_cross(p, width, cross);
        add_side(p);
    }
}

static void add_low(app_parts *p, int width, int height)
{
    enum { BUTTONS = 54 };
    parts_column (p, 2, .grow = 1) {
        app_graph_add_cross(p, width, height - BUTTONS);
        add_buttons(p, 42);
    }
}

void app_graph_parts(app_parts *p)
{
    app_layout kind = app_view_layout(p->view);
    bool low = kind == APP_LAYOUT_MINIMUM, tall = kind == APP_LAYOUT_PORTRAIT;
    int margin = low ? 16 : kind == APP_LAYOUT_MEDIUM ? 24 : 32;
    int bottom = low ? 4 : tall ? 24 : 28;
    int width = p->view->width - 2 * margin;
    int height = p->view->height - app_view_bar(p->view) - bottom;
    p->page.focus = APP_FOCUS_MAY_LEAVE;
    parts_column (p, 0) {
        add_bar(p, low);
        parts_column (p, 0, .grow = 1, .pad = {margin, 0, margin, bottom}) {
            if (state_of(p)->ready && low)
                add_low(p, width, height);
            else if (state_of(p)->ready && tall)
                add_tall(p, width, height);
            else if (state_of(p)->ready)
                add_beside(p, width, height);
        }
    }
}
