/* Draws the lab: two boards, the search that was chosen, and what its runs found. */
#include "screens/lab/lab.h"

#include "board/board_view.h"
#include "screens/lab/lab_words.h"
#include "ui/bar.h"

#include <stdio.h>

typedef struct painter {
    const app *app;
    const app_view *view;
    const lab_state *self;
    const lab_layout *layout;
} painter;

static void draw_bar(const painter *p)
{
    char note[96];
    app_lab_note(p->view, 190, note, sizeof note);
    if (p->layout->kind != APP_LAYOUT_MINIMUM) /* the tabs stand there */
        app_bar_title(p->view, app_text(APP_TEXT_LAB), note, 190);
}

static void draw_board(const painter *p, int side)
{
    const lab_state *self = p->self;
    const lab_caption *head = &p->layout->heads[side];
    game_look look = {.style = GAME_NUMBERS};
    const puzzle_board *goal = &p->app->client.lab.boards[GAME_LAB_GOAL];
    app_skin skin = {.goal = goal, .look = &look};
    app_board_hint next = {.step = GAME_HINT_ARROW, .since = -10000};
    if (side == GAME_LAB_START && app_lab_shows_solution(self)) {
        next.shown = self->replay.at < self->replay.path.length;
        if (next.shown)
            next.move = (puzzle_move)self->replay.path.moves[self->replay.at];
    }
    app_view_text(p->view, APP_ALIGN_LEFT, head->x, head->y, APP_TYPE_BUTTON,
                  p->view->colours->text, app_text(head->text));
    app_board_view_draw(&self->boards[side], p->view, &p->layout->boards[side], &skin, &next,
                        side == GAME_LAB_GOAL);
    app_edit_draw(&self->edit, (game_lab_side)side, p->view, &p->layout->boards[side],
                  self->controls.focus == LAB_BOARD_FIRST + side && self->controls.focus_shown);
}

void app_lab_clip_page(const app_view *view, const lab_layout *layout)
{
    if (layout->page.window.w > 0)
        app_view_clip(view, layout->page.window);
}

void app_lab_draw_boards(const app *app, const lab_state *self, const lab_layout *layout,
                         const app_view *view)
{
    painter p = {app, view, self, layout};
    if (!layout->has_boards)
        return;
    app_lab_clip_page(view, layout);
    for (int side = 0; side < GAME_LAB_SIDES; side++)
        draw_board(&p, side);
    app_edit_draw_verdict(view, layout->verdict, game_lab_judge(&app->client.lab));
    for (int i = 0; i < layout->caption_count; i++)
        app_view_text(view, APP_ALIGN_LEFT, layout->captions[i].x, layout->captions[i].y,
                      APP_TYPE_LABEL, view->colours->text2, app_text(layout->captions[i].text));
    app_view_unclip(view);
}

static void draw_open_drop(const painter *p)
{
    app_drop_layout drop;
    app_lab_lay_out_drop(p->app, p->self, p->layout, &drop);
    app_drop_draw(p->view, &p->self->drop, &drop);
}

void app_lab_draw(const app *app, const void *state, const app_view *view)
{
    const lab_state *self = state;
    lab_layout layout;
    app_lab_lay_out(app, self, &layout);
    painter p = {app, view, self, &layout};
    draw_bar(&p);
    if (layout.tabs.w > 0)
        app_view_well(view, layout.tabs, 12);
    app_lab_draw_boards(app, self, &layout, view);
    app_lab_draw_panel(app, self, &layout, view);
    app_lab_draw_runs(app, self, &layout, view);
    app_lab_draw_chart(app, self, &layout, view);
    app_lab_draw_log(app, self, &layout, view);
    app_controls controls = self->controls;
    controls.focus_shown = controls.focus_shown && !self->drop.open;
    app_controls_draw(view, &controls, &layout.controls);
    app_scroll_draw(view, &self->scroll, &layout.page);
    if (self->drop.open)
        draw_open_drop(&p);
}
