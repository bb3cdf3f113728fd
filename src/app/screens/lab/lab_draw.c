/* Draws the lab: two boards, the search that was chosen, and what its runs found. */
#include "screens/lab/lab.h"

#include "ui/bar.h"

static void draw_bar(const lab_layout *l)
{
    char note[96];
    app_lab_note(l->view, 190, note, sizeof note);
    if (l->kind != APP_LAYOUT_MINIMUM) /* the tabs stand there */
        app_bar_title(l->view, app_text(APP_TEXT_LAB), note, 190);
}

/* On the start board: the next move of the solution that is shown. */
static app_board_hint next_move(const lab_state *self)
{
    app_board_hint hint = {.step = GAME_HINT_ARROW, .since = -10000};
    hint.shown = app_lab_shows_solution(self) && self->replay.at < self->replay.path.length;
    if (hint.shown)
        hint.move = (puzzle_move)self->replay.path.moves[self->replay.at];
    return hint;
}

void app_lab_draw(const void *layout)
{
    const lab_layout *l = layout;
    app_board_hint next = next_move(l->self);
    draw_bar(l);
    app_page_clip(&l->page);
    app_edit_draw(&l->self->edit, &l->edit, &l->self->page, l->view, &next);
    app_lab_draw_panel(l);
    app_view_unclip(l->view);
    app_lab_draw_runs(l);
    app_lab_draw_chart(l);
    app_lab_draw_log(l);
    app_page_draw(&l->self->page, &l->page);
}
