/* The state graph, walked from the lab's start from board to board: the present one, its neighbours with their moves and
 * distances, and the trail back. */
#include "board/board_view.h"
#include "game/ask.h"
#include "game/lab_walk.h"
#include "program/app.h"
#include "program/prompts.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/lab/lab_words.h"
#include "screens/screens.h"
#include "solver/job.h"
#include "solver/state_distances.h"
#include "text/words.h"
#include "ui/shape.h"

typedef enum graph_id {
    GRAPH_NEIGHBOUR_FIRST = APP_ID_OWN, /* one for each move */
    GRAPH_TRAIL = GRAPH_NEIGHBOUR_FIRST + PUZZLE_MOVES,
    GRAPH_BEST,
    GRAPH_UNDO,
    GRAPH_AGAIN,
} graph_id;

typedef struct graph_state {
    app_page page; /* its first grid is the trail, with the present place in the first row */
    bool ready;
    game_lab_walk walk; /* owned */
    app_board_view board;
    solver_job *job; /* owned */
    bool known;      /* `distances` is of the present board */
    solver_distances distances;
} graph_state;

/* ---- The board in the middle, and its neighbours around it: each lies where its tile moves to, however the language is read ---- */

enum { GAP = 40 }; /* for an arrow */

static const graph_state *state_of(const app_parts *p)
{
    return p->state;
}

/* How all boards look. */
static app_skin graph_skin(const app_parts *p)
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
    app_skin skin = graph_skin(p);
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
    app_skin skin = graph_skin(p);
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

/* The board among its neighbours, as large as has room in so much. */
static void graph_add_cross(app_parts *p, int width, int height)
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

/* ---- What is shown ---- */

/* The present distance, or what is known of it so far. */
static const char *left_words(app_parts *p)
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
    app_skin skin = graph_skin(p);
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
        parts_text(p, number ? APP_TYPE_COUNTER : APP_TYPE_SCREEN_TITLE, left_words(p),
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

static const char *place_words(app_parts *p, const game_lab_walk *walk, size_t at)
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
        parts_text(p, APP_TYPE_NOTE, place_words(p, walk, at), .grow = 1);
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

/* A shortest way goes on with this puzzle_move; -1 where that is not known, or the goal is here. */
static int graph_best_move(const graph_state *self)
{
    int move = 0;
    if (!self->known || self->distances.status != SW_OK)
        return -1;
    while (move < PUZZLE_MOVES && !solver_distances_best(&self->distances, (puzzle_move)move))
        move++;
    return move < PUZZLE_MOVES ? move : -1;
}

static void add_buttons(app_parts *p, int height)
{
    const graph_state *self = p->state;
    bool begins = self->walk.path.length == 0;
    parts_wrap (p, 12, .columns = 3, .together = true) {
        parts_primary(p, GRAPH_BEST, _("Best move"), .icon = APP_ICON_HINT, .slim = true,
                      .height = height, .disabled = graph_best_move(self) < 0);
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
                parts_text(p, APP_TYPE_NOTE, left_words(p));
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
        graph_add_cross(p, app_at_most(width, MOST) - side - gap, height);
        parts_column (p, 0, .width = side)
            add_side(p);
    }
}

static void add_tall(app_parts *p, int width, int height)
{
    int cross = height * 56 / 100;
    parts_column (p, 16, .grow = 1) {
        parts_row (p, 0, .height = cross)
            graph_add_cross(p, width, cross);
        add_side(p);
    }
}

static void add_low(app_parts *p, int width, int height)
{
    enum { BUTTONS = 54 };
    parts_column (p, 2, .grow = 1) {
        graph_add_cross(p, width, height - BUTTONS);
        add_buttons(p, 42);
    }
}

static void graph_parts(app_parts *p)
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

/* ---- What the player does ---- */

static void stop(graph_state *self)
{
    solver_job_drop(self->job);
    self->job = NULL;
}

/* The board is another one: its distances are looked for. */
static void arrive(app *app, graph_state *self, bool slide)
{
    bool still = !slide || app->client.settings.reduced_motion || app->options.no_animation;
    solver_request request = game_ask(GAME_ASK_DISTANCES, &self->walk.board, &self->walk.goal);
    sw_error error;
    stop(self);
    self->known = false;
    if (solver_job_start_distances(&self->job, app->client.solver, &request, app_wake, app,
                                   &error) != SW_OK)
        app_notify_error(app, &error);
    app_board_view_show(&self->board, &self->walk.board, app->now,
                        still ? 0 : app->client.settings.slide_ms);
    self->page.grids[0].at = 0;
    self->page.grids[0].scroll.wanted = 0;
}

static void graph_enter(app *app, void *state)
{
    graph_state *self = state;
    app_board_view_init(&self->board);
    self->ready = game_lab_walk_init(&self->walk, &app->client.lab.boards[GAME_LAB_START],
                                     &app->client.lab.boards[GAME_LAB_GOAL]);
    if (self->ready)
        arrive(app, self, false);
    else
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
}

static void graph_leave(app *app, void *state)
{
    graph_state *self = state;
    (void)app;
    stop(self);
    game_lab_walk_deinit(&self->walk);
}

static void walk(app *app, graph_state *self, int move)
{
    if (move >= 0 && game_lab_walk_step(&self->walk, (puzzle_move)move))
        arrive(app, self, true);
}

/* So many places back along the trail; nowhere if there are not so many. */
static void walk_back(app *app, graph_state *self, size_t places)
{
    size_t length = self->walk.path.length;
    if (places == 0 || places > length)
        return;
    game_lab_walk_back(&self->walk, length - places);
    arrive(app, self, true);
}

static void choose(app *app, graph_state *self, int id)
{
    if (id == GRAPH_BEST)
        walk(app, self, graph_best_move(self));
    else if (id == GRAPH_UNDO)
        walk_back(app, self, 1);
    else if (id == GRAPH_AGAIN)
        walk_back(app, self, self->walk.path.length);
    else if (id == GRAPH_TRAIL)
        walk_back(app, self, (size_t)self->page.grids[0].at);
    else if (id >= GRAPH_NEIGHBOUR_FIRST)
        walk(app, self, id - GRAPH_NEIGHBOUR_FIRST);
}

/* What a key does that no control has used; 0: nothing here. */
static int id_of(app_intent intent)
{
    if (app_intent_is_direction(intent))
        return GRAPH_NEIGHBOUR_FIRST + (int)(intent - APP_INTENT_UP);
    return intent == APP_INTENT_UNDO    ? GRAPH_UNDO
           : intent == APP_INTENT_HINT  ? GRAPH_BEST
           : intent == APP_INTENT_FIRST ? GRAPH_AGAIN
                                        : 0;
}

/* In the trail the arrow keys only choose: a press goes there at once, or Enter. */
static app_go graph_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    graph_state *self = state;
    app_intent intent = app_answer_intent(answer);
    bool chosen =
        answer->kind == APP_ANSWER_CHOSEN || answer->kind == APP_ANSWER_HELD ||
        (answer->kind == APP_ANSWER_MOVED && answer->event->kind == APP_EVENT_POINTER_DOWN);
    (void)p;
    if (intent == APP_INTENT_BACK && self->page.controls.focus != 0) {
        self->page.controls.focus = 0; /* the arrow keys walk again */
        return app_stay();
    }
    choose(app, self, chosen ? answer->id : id_of(intent));
    return app_go_of(answer);
}

static app_go graph_update(app *app, void *state)
{
    graph_state *self = state;
    (void)app;
    if (!self->ready)
        return app_go_to(APP_POP, APP_SCREEN_LAB);
    const solver_distances *distances = self->job ? solver_job_distances(self->job) : NULL;
    if (distances) {
        self->distances = *distances;
        self->known = true;
        game_lab_walk_learn(&self->walk, distances);
        stop(self);
    }
    return app_stay();
}

enum { LOOKING_FRAME_MS = 100 };

static double graph_wait(const app *app, const void *state)
{
    const graph_state *self = state;
    if (!self->ready || app_board_view_moving(&self->board, app->now))
        return 0;
    return self->job ? LOOKING_FRAME_MS : APP_WAIT_LONG;
}

const app_screen app_screen_lab_graph = {
    .size = sizeof(graph_state),
    .places = APP_PLACE_LAB,
    .enter = graph_enter,
    .leave = graph_leave,
    .parts = graph_parts,
    .answer = graph_answer,
    .update = graph_update,
    .prompts = app_prompts_of_board,
    .wait = graph_wait,
};
