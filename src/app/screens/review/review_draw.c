/* Draws the figures of a review: the curve, and the board with its good moves. */
#include "board/board_marks.h"
#include "program/pictures.h"
#include "screens/review/review.h"

void app_review_draw_busy(const app_parts *p, const app_part *part)
{
    app_view_busy(p->view, part->rect, ((const review_state *)p->state)->since);
}

/* ---- The curve ---- */

app_curve app_review_curve(const review_state *self, app_rect rect)
{
    return (app_curve){.rect = rect,
                       .left = self->left,
                       .places = review_places(self),
                       .review = &self->review,
                       .stages = &self->stages,
                       .pace = self->pace,
                       .fastest = self->fastest,
                       .at = self->at,
                       .axis = true};
}

void app_review_draw_curve(const app_parts *p, const app_part *part)
{
    app_curve curve = app_review_curve(p->state, part->rect);
    app_curve_draw(p->view, &curve);
}

/* ---- The board ---- */

static app_board_layout board_in(const app_parts *p, app_rect area)
{
    const game_round *round = &((const review_state *)p->state)->record.round;
    return app_board_layout_fit(p->view, area, round->session.start.size,
                                round->look.style == GAME_PICTURE);
}

void app_review_fit_board(const app_parts *p, app_part *part, int *width, int *height)
{
    (void)part;
    app_rect tray = board_in(p, (app_rect){0, 0, *width, *height}).tray;
    *width = tray.w;
    *height = tray.h;
}

/* The good moves, and the player's own where it was none of them. */
static void draw_moves(const app_parts *p, const app_board_layout *board)
{
    const review_state *self = p->state;
    const review_good *good = &self->good;
    app_move_mark marks[PUZZLE_MOVES] = {APP_MOVE_PLAIN};
    if (!good->asked || good->place != self->at)
        return;
    for (int move = 0; move < PUZZLE_MOVES; move++)
        if (good->moves.good[move])
            marks[move] = APP_MOVE_GOOD;
    if (self->at < self->path.length) {
        int played = self->path.moves[self->at];
        if (good->moves.proved && !good->moves.good[played])
            marks[played] = APP_MOVE_AWAY;
    }
    app_board_draw_moves(p->view, board, &self->board.board, marks);
}

void app_review_draw_board(const app_parts *p, const app_part *part)
{
    const review_state *self = p->state;
    app_board_layout board = board_in(p, part->rect);
    app_skin skin = app_replay_skin(p->app, &self->record.round);
    bool solved = puzzle_board_equal(&self->board.board, &review_session(self)->goal);
    app_board_view_draw(&self->board, p->view, &board, &skin, NULL, solved);
    if (!app_board_view_moving(&self->board, p->view->now))
        draw_moves(p, &board);
}
