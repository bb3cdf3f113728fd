/* Draws the state graph around one board: the board, its neighbours and the trail. */
#include "screens/lab/graph/lab_graph.h"

#include "solver/state_distances.h"
#include "text/words.h"
#include "ui/bar.h"
#include "ui/shape.h"

#include <math.h>
#include <stdio.h>

typedef struct painter {
    const app *app;
    const app_view *view;
    const graph_state *self;
    const graph_layout *layout;
    app_skin skin;
} painter;

static bool has_distances(const painter *p)
{
    return p->self->known && p->self->distances.status == SW_OK;
}

/* The present distance, or what is known of it so far. */
static void distance_words(const painter *p, char *out, size_t size)
{
    const graph_state *self = p->self;
    int left = game_lab_walk_left(&self->walk);
    int bound = self->job ? solver_job_lower_bound(self->job) : 0;
    if (left >= 0)
        snprintf(out, size, "%d", left);
    else if (self->job && bound > 0)
        app_textf(out, size, APP_TEXT_GRAPH_AT_LEAST, bound);
    else if (self->job)
        snprintf(out, size, "%s", app_text(APP_TEXT_GRAPH_SEEKING));
    else
        snprintf(out, size, "%s",
                 app_text(self->known && self->distances.status == SW_UNSOLVABLE
                              ? APP_TEXT_GRAPH_NO_WAY
                              : APP_TEXT_GRAPH_UNKNOWN));
}

static void draw_bar(const painter *p)
{
    const app_colours *c = p->view->colours;
    char words[48];
    int x =
        app_bar_title(p->view, app_text(APP_TEXT_GRAPH_TITLE), app_text(APP_TEXT_GRAPH_NOTE), 80);
    if (p->layout->kind != APP_LAYOUT_MINIMUM)
        return;
    distance_words(p, words, sizeof words);
    x += 16;
    x += app_view_text(p->view, APP_ALIGN_LEFT, x, 26, APP_TYPE_LABEL, c->text2,
                       app_text(APP_TEXT_GRAPH_DISTANCE));
    app_view_text(p->view, APP_ALIGN_LEFT, x + 8, 26, APP_TYPE_NOTE, c->text, words);
}

/* The neighbour's move and its distance: below it, or at its right where it lies above or below the
 * board. */
static void draw_labels(const painter *p, puzzle_move move)
{
    app_rect rect = p->layout->neighbours[move];
    bool right = move == PUZZLE_UP || move == PUZZLE_DOWN;
    char label[32], words[48];
    app_lab_move_words(&p->self->walk.board, move, label, sizeof label);
    int x = right ? rect.x + rect.w + 14 : rect.x;
    int y = right ? rect.y + rect.h / 2 - 16 : rect.y + rect.h + 20;
    app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE, p->view->colours->text, label);
    y += 29;
    if (!has_distances(p)) {
        if (p->self->job)
            app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, p->view->colours->text2,
                          app_text(APP_TEXT_GRAPH_SEEKING));
        return;
    }
    bool best = solver_distances_best(&p->self->distances, move);
    app_textf(words, sizeof words, best ? APP_TEXT_GRAPH_CLOSER : APP_TEXT_GRAPH_FARTHER,
              p->self->distances.after[move]);
    app_view_chip(p->view, x, y, best ? APP_CHIP_GOOD : APP_CHIP_BOUNDED, words);
}

/* A filled bead leads closer, a bare arrow away from the goal. */
static void draw_arrow(const painter *p, puzzle_move move)
{
    static const app_icon icons[PUZZLE_MOVES] = {APP_ICON_UP, APP_ICON_RIGHT, APP_ICON_DOWN,
                                                 APP_ICON_LEFT};
    const app_colours *c = p->view->colours;
    app_rect at = p->layout->arrows[move];
    bool best = has_distances(p) && solver_distances_best(&p->self->distances, move);
    app_colour ink = best ? c->good : c->text2;
    if (best) {
        app_shape_flat(p->view, at, at.w / 2, 1.5, c->good_chip, c->good_chip, c->good);
    }
    int size = at.w * 7 / 10;
    app_view_icon(p->view, at.x + (at.w - size) / 2, at.y + (at.h - size) / 2, size, icons[move],
                  ink);
}

static void draw_neighbour(const painter *p, puzzle_move move)
{
    app_rect rect = p->layout->neighbours[move];
    puzzle_board board = p->self->walk.board;
    if (rect.w == 0)
        return;
    puzzle_move_apply(&board, move);
    app_board_draw_miniature(p->view, rect, &board, &p->skin);
    if (p->self->controls.hover == GRAPH_NEIGHBOUR_FIRST + (int)move) {
        app_shape_ring(p->view, rect, 12, 2, p->view->colours->text2);
    }
    draw_arrow(p, move);
    draw_labels(p, move);
}

static void draw_facts(const painter *p)
{
    const app_colours *c = p->view->colours;
    app_rect at = p->layout->facts;
    char words[64];
    if (at.w == 0)
        return;
    app_view_text(p->view, APP_ALIGN_LEFT, at.x, at.y + 16, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_GRAPH_DISTANCE));
    distance_words(p, words, sizeof words);
    bool number = game_lab_walk_left(&p->self->walk) >= 0;
    app_view_text(p->view, APP_ALIGN_LEFT, at.x, at.y + 55,
                  number ? APP_TYPE_COUNTER : APP_TYPE_SCREEN_TITLE, c->text, words);
    app_textf(words, sizeof words, APP_TEXT_GRAPH_MANHATTAN,
              solver_state_manhattan(&p->self->walk.board, &p->self->walk.goal));
    if (puzzle_board_equal(&p->self->walk.board, &p->self->walk.goal))
        app_view_chip(p->view, at.x, at.y + 98, APP_CHIP_GOOD, app_text(APP_TEXT_GRAPH_AT_GOAL));
    else
        app_view_text(p->view, APP_ALIGN_LEFT, at.x, at.y + 98, APP_TYPE_LABEL, c->text2, words);
    app_board_draw_miniature(p->view, p->layout->goal, &p->self->walk.goal, &p->skin);
    app_view_text(p->view, APP_ALIGN_RIGHT, p->layout->goal.x - 10, p->layout->goal.y + 10,
                  APP_TYPE_LABEL, c->text2, app_text(APP_TEXT_GOAL));
}

/* The place's number, the move that led there, and its distance. */
static void draw_place(const painter *p, int index)
{
    const app_colours *c = p->view->colours;
    const game_lab_walk *walk = &p->self->walk;
    size_t at = walk->path.length - (size_t)index;
    app_rect row = app_list_row(&p->self->trail, &p->layout->trail, index);
    int y = row.y + row.h / 2;
    char words[48];
    if (index == p->self->trail.at)
        app_list_draw_chosen(p->view, row);
    snprintf(words, sizeof words, "%zu", at);
    app_view_text(p->view, APP_ALIGN_RIGHT, row.x + 40, y, APP_TYPE_LABEL, c->text2, words);
    if (at == 0) {
        snprintf(words, sizeof words, "%s", app_text(APP_TEXT_START_BOARD));
    } else {
        puzzle_board before = game_lab_walk_place(walk, at - 1);
        app_lab_move_words(&before, (puzzle_move)walk->path.moves[at - 1], words, sizeof words);
    }
    app_view_text(p->view, APP_ALIGN_LEFT, row.x + 56, y, APP_TYPE_NOTE, c->text, words);
    if (walk->left[at] < 0)
        return;
    snprintf(words, sizeof words, "%d", walk->left[at]);
    app_view_text(p->view, APP_ALIGN_RIGHT, row.x + row.w - 16, y, APP_TYPE_NOTE, c->text, words);
    if (at == 0 || walk->left[at - 1] < 0)
        return;
    bool closer = walk->left[at] < walk->left[at - 1];
    int icon = 18;
    app_view_icon(p->view, row.x + row.w - 64, y - icon / 2, icon,
                  closer ? APP_ICON_TICK : APP_ICON_UP, closer ? c->good : c->bounded);
}

static void draw_trail(const painter *p)
{
    const app_colours *c = p->view->colours;
    app_rect well = p->layout->well;
    const app_list_page *page = &p->layout->trail;
    if (well.w == 0)
        return;
    int y = well.y - 15;
    app_view_text(p->view, APP_ALIGN_LEFT, well.x, y, APP_TYPE_BUTTON, c->text,
                  app_text(APP_TEXT_GRAPH_TRAIL));
    app_view_text(p->view, APP_ALIGN_RIGHT, well.x + well.w, y, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_GRAPH_DISTANCE));
    app_view_well(p->view, well, 14);
    app_view_clip(p->view, page->window);
    int end = app_list_end(&p->self->trail, page);
    for (int i = app_list_first(&p->self->trail, page); i < end; i++)
        draw_place(p, i);
    app_view_unclip(p->view);
    app_list_draw_bar(&p->self->trail, p->view, page);
}

void app_graph_draw(const app *app, const void *state, const app_view *view)
{
    const graph_state *self = state;
    graph_layout layout;
    game_look look = {.style = GAME_NUMBERS};
    app_board_hint none = {0};
    if (!self->ready)
        return;
    app_graph_lay_out(app, self, &layout);
    painter p = {app, view, self, &layout, {.goal = &self->walk.goal, .look = &look}};
    puzzle_size size = self->walk.goal.size;
    p.skin.coloured = size.columns > 10 || size.rows > 10; /* the neighbours have no numbers then */
    draw_bar(&p);
    for (int move = 0; move < PUZZLE_MOVES; move++)
        draw_neighbour(&p, (puzzle_move)move);
    app_board_view_draw(&self->board, view, &layout.board, &p.skin, &none,
                        puzzle_board_equal(&self->walk.board, &self->walk.goal));
    draw_facts(&p);
    draw_trail(&p);
    app_controls_draw(view, &self->controls, &layout.controls);
}
