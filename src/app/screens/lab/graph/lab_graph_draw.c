/* Draws the state graph around one board: the board, its neighbours and the trail. */
#include "screens/lab/graph/lab_graph.h"

#include "solver/state_distances.h"
#include "ui/bar.h"
#include "ui/shape.h"

#include <stdio.h>

static bool has_distances(const graph_layout *l)
{
    return l->self->known && l->self->distances.status == SW_OK;
}

/* The present distance, or what is known of it so far. */
static void distance_words(const graph_layout *l, char *out, size_t size)
{
    const graph_state *self = l->self;
    int left = game_lab_walk_left(&self->walk);
    int bound = self->job ? solver_job_lower_bound(self->job) : 0;
    if (left >= 0)
        snprintf(out, size, "%d", left);
    else if (bound > 0)
        app_textf(out, size, APP_TEXT_GRAPH_AT_LEAST, bound);
    else
        app_textf(out, size,
                  self->job ? APP_TEXT_GRAPH_SEEKING
                  : self->known && self->distances.status == SW_UNSOLVABLE
                      ? APP_TEXT_GRAPH_NO_WAY
                      : APP_TEXT_GRAPH_UNKNOWN);
}

static void draw_bar(const graph_layout *l)
{
    const app_colours *c = l->view->colours;
    char words[48];
    int x =
        app_bar_title(l->view, app_text(APP_TEXT_GRAPH_TITLE), app_text(APP_TEXT_GRAPH_NOTE), 80);
    if (l->kind != APP_LAYOUT_MINIMUM)
        return;
    distance_words(l, words, sizeof words);
    x += 16;
    x += app_view_text(l->view, APP_ALIGN_LEFT, x, 26, APP_TYPE_LABEL, c->text2,
                       app_text(APP_TEXT_GRAPH_DISTANCE));
    app_view_text(l->view, APP_ALIGN_LEFT, x + 8, 26, APP_TYPE_NOTE, c->text, words);
}

/* The neighbour's move and its distance: below it, or at its right where it lies above or below the
 * board. */
static void draw_labels(const graph_layout *l, puzzle_move move)
{
    app_rect rect = l->neighbours[move];
    bool right = move == PUZZLE_UP || move == PUZZLE_DOWN;
    char label[32], words[48];
    app_lab_move_words(&l->self->walk.board, move, label, sizeof label);
    int x = right ? rect.x + rect.w + 14 : rect.x;
    int y = right ? rect.y + rect.h / 2 - 16 : rect.y + rect.h + 20;
    app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE, l->view->colours->text, label);
    y += 29;
    if (!has_distances(l)) {
        if (l->self->job)
            app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, l->view->colours->text2,
                          app_text(APP_TEXT_GRAPH_SEEKING));
        return;
    }
    bool best = solver_distances_best(&l->self->distances, move);
    app_textf(words, sizeof words, best ? APP_TEXT_GRAPH_CLOSER : APP_TEXT_GRAPH_FARTHER,
              l->self->distances.after[move]);
    app_view_chip(l->view, x, y, l->view->width - x, best ? APP_CHIP_GOOD : APP_CHIP_BOUNDED,
                  words);
}

/* A filled bead leads closer, a bare arrow away from the goal. */
static void draw_arrow(const graph_layout *l, puzzle_move move)
{
    static const app_icon icons[PUZZLE_MOVES] = {APP_ICON_UP, APP_ICON_RIGHT, APP_ICON_DOWN,
                                                 APP_ICON_LEFT};
    const app_colours *c = l->view->colours;
    app_rect at = l->arrows[move];
    bool best = has_distances(l) && solver_distances_best(&l->self->distances, move);
    if (best)
        app_shape_flat(l->view, at, at.w / 2, 1.5, c->good_chip, c->good_chip, c->good);
    int size = at.w * 7 / 10;
    app_view_icon(l->view, at.x + (at.w - size) / 2, at.y + (at.h - size) / 2, size, icons[move],
                  best ? c->good : c->text2);
}

static void draw_neighbour(const graph_layout *l, puzzle_move move)
{
    app_rect rect = l->neighbours[move];
    puzzle_board board = l->self->walk.board;
    if (rect.w == 0)
        return;
    puzzle_move_apply(&board, move);
    app_board_draw_miniature(l->view, rect, &board, &l->skin);
    if (l->self->page.controls.hover == GRAPH_NEIGHBOUR_FIRST + (int)move)
        app_shape_ring(l->view, rect, 12, 2, l->view->colours->text2);
    draw_arrow(l, move);
    draw_labels(l, move);
}

static void draw_facts(const graph_layout *l)
{
    const app_colours *c = l->view->colours;
    app_rect at = l->facts;
    char words[64];
    if (at.w == 0)
        return;
    app_view_text(l->view, APP_ALIGN_LEFT, at.x, at.y + 16, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_GRAPH_DISTANCE));
    distance_words(l, words, sizeof words);
    bool number = game_lab_walk_left(&l->self->walk) >= 0;
    app_view_text(l->view, APP_ALIGN_LEFT, at.x, at.y + 55,
                  number ? APP_TYPE_COUNTER : APP_TYPE_SCREEN_TITLE, c->text, words);
    app_textf(words, sizeof words, APP_TEXT_GRAPH_MANHATTAN,
              solver_state_manhattan(&l->self->walk.board, &l->self->walk.goal));
    if (puzzle_board_equal(&l->self->walk.board, &l->self->walk.goal))
        app_view_chip(l->view, at.x, at.y + 98, at.w, APP_CHIP_GOOD,
                      app_text(APP_TEXT_GRAPH_AT_GOAL));
    else
        app_view_text(l->view, APP_ALIGN_LEFT, at.x, at.y + 98, APP_TYPE_LABEL, c->text2, words);
    app_board_draw_miniature(l->view, l->goal, &l->self->walk.goal, &l->skin);
    app_view_text(l->view, APP_ALIGN_RIGHT, l->goal.x - 10, l->goal.y + 10, APP_TYPE_LABEL,
                  c->text2, app_text(APP_TEXT_GOAL));
}

/* The place's number, the move that led there, and its distance. */
static void draw_place(const void *of, int index, app_rect row)
{
    const graph_layout *l = of;
    const app_colours *c = l->view->colours;
    const game_lab_walk *walk = &l->self->walk;
    size_t at = walk->path.length - (size_t)index;
    int y = row.y + row.h / 2;
    char words[48];
    if (index == l->self->page.grids[0].at)
        app_grid_draw_chosen(l->view, row);
    snprintf(words, sizeof words, "%zu", at);
    app_view_text(l->view, APP_ALIGN_RIGHT, row.x + 40, y, APP_TYPE_LABEL, c->text2, words);
    if (at == 0) {
        app_textf(words, sizeof words, APP_TEXT_START_BOARD);
    } else {
        puzzle_board before = game_lab_walk_place(walk, at - 1);
        app_lab_move_words(&before, (puzzle_move)walk->path.moves[at - 1], words, sizeof words);
    }
    app_view_text(l->view, APP_ALIGN_LEFT, row.x + 56, y, APP_TYPE_NOTE, c->text, words);
    if (walk->left[at] < 0)
        return;
    snprintf(words, sizeof words, "%d", walk->left[at]);
    app_view_text(l->view, APP_ALIGN_RIGHT, row.x + row.w - 16, y, APP_TYPE_NOTE, c->text, words);
    if (at == 0 || walk->left[at - 1] < 0)
        return;
    bool closer = walk->left[at] < walk->left[at - 1];
    int icon = 18;
    app_view_icon(l->view, row.x + row.w - 64, y - icon / 2, icon,
                  closer ? APP_ICON_TICK : APP_ICON_UP, closer ? c->good : c->bounded);
}

static void draw_trail(const graph_layout *l)
{
    const app_colours *c = l->view->colours;
    app_rect well = l->well;
    if (well.w == 0)
        return;
    int y = well.y - 15;
    app_view_text(l->view, APP_ALIGN_LEFT, well.x, y, APP_TYPE_BUTTON, c->text,
                  app_text(APP_TEXT_GRAPH_TRAIL));
    app_view_text(l->view, APP_ALIGN_RIGHT, well.x + well.w, y, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_GRAPH_DISTANCE));
    app_view_well(l->view, well, 14);
    app_page_draw_grid(&l->self->page, &l->page, 0, draw_place, l);
}

void app_graph_draw(const void *layout)
{
    const graph_layout *l = layout;
    const graph_state *self = l->self;
    if (!self->ready)
        return;
    draw_bar(l);
    for (int move = 0; move < PUZZLE_MOVES; move++)
        draw_neighbour(l, (puzzle_move)move);
    app_board_view_draw(&self->board, l->view, &l->board, &l->skin, &(app_board_hint){0},
                        puzzle_board_equal(&self->walk.board, &self->walk.goal));
    draw_facts(l);
    draw_trail(l);
    app_page_draw(&self->page, &l->page);
}
