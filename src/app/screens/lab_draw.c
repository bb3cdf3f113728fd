#include "lab.h"

#include "words.h"

#include <math.h>
#include <stdio.h>

typedef struct painter {
    const app *app;
    const app_view *view;
    const lab_state *self;
    const lab_layout *layout;
} painter;

static int px(const painter *p, double measure)
{
    return app_px(p->view, measure);
}

static void draw_bar(const painter *p)
{
    const app_colours *c = p->view->colours;
    char note[160];
    int x = px(p, 72);
    if (p->layout->kind == APP_LAYOUT_MINIMUM)
        return; /* the tabs stand there */
    app_view_text(p->view, APP_ALIGN_LEFT, x, px(p, 28), APP_TYPE_SCREEN_TITLE, c->text,
                  app_text(APP_TEXT_LAB));
    int room = p->view->width - x - px(p, 140);
    snprintf(note, sizeof note, "%s", app_text(APP_TEXT_LAB_NOTE));
    if (app_view_text_width(p->view, APP_TYPE_LABEL, note) > room)
        snprintf(note, sizeof note, "%s", app_text(APP_TEXT_LAB_NOTE_SHORT));
    app_view_text(p->view, APP_ALIGN_LEFT, x, px(p, 54), APP_TYPE_LABEL, c->text2, note);
}

/* A line round a tile, inside its edge. */
static void draw_edge(const painter *p, app_rect cell, app_colour colour, double width)
{
    int radius = app_tile_radius(cell.w, false);
    app_box box = app_box_make(cell.w, cell.h, radius);
    app_box_add(&box, (app_layer){0, 0, cell.w, cell.h, radius, colour, colour,
                                  (int)lround(width * 10 * p->view->scale), 0});
    app_draw_box(p->view->draw, cell.x, cell.y, &box, 255);
}

/* The tile under the pointer, the one that was picked up, and the keyboard's cell. */
static void draw_marks(const painter *p, int side)
{
    const app_colours *c = p->view->colours;
    const lab_state *self = p->self;
    const app_board_layout *board = &p->layout->boards[side];
    int picked = self->at[side].picked;
    int hover = self->at[side].hover;
    if (hover >= 0 && hover != picked)
        draw_edge(p, app_board_layout_cell(board, hover), app_colour_with_alpha(c->ink, 0.55), 2);
    if (picked >= 0) {
        app_rect cell = app_board_layout_cell(board, picked);
        draw_edge(p, cell, c->persimmon_line, 4);
        app_rect inner = {cell.x + px(p, 4), cell.y + px(p, 4), cell.w - px(p, 8),
                          cell.h - px(p, 8)};
        draw_edge(p, inner, c->ink, 1.5);
    }
    if (self->controls.focus == LAB_BOARD_FIRST + side && self->controls.focus_shown) {
        app_rect cell = app_board_layout_cell(board, self->at[side].cell);
        int in = px(p, 4);
        app_view_focus(p->view,
                       (app_rect){cell.x + in, cell.y + in, cell.w - 2 * in, cell.h - 2 * in},
                       app_tile_radius(cell.w, false) - in);
    }
}

static void draw_board(const painter *p, int side)
{
    const lab_state *self = p->self;
    const lab_caption *head = &p->layout->heads[side];
    game_look look = {.style = GAME_NUMBERS};
    const puzzle_board *goal = &p->app->lab.boards[GAME_LAB_GOAL];
    app_skin skin = {.goal = goal, .look = &look};
    app_board_hint next = {.since = -10000};
    if (side == GAME_LAB_START && lab_shows_solution(self)) {
        next.shown = self->replay.at < self->replay.path.length;
        if (next.shown)
            next.move = (puzzle_move)self->replay.path.moves[self->replay.at];
    }
    app_view_text(p->view, APP_ALIGN_LEFT, head->x, head->y, APP_TYPE_BUTTON,
                  p->view->colours->text, app_text(head->text));
    app_board_view_draw(&self->boards[side], p->view, &p->layout->boards[side], &skin, &next,
                        side == GAME_LAB_GOAL);
    draw_marks(p, side);
}

static void draw_verdict(const painter *p)
{
    const app_colours *c = p->view->colours;
    const game_lab *lab = &p->app->lab;
    app_rect at = p->layout->verdict;
    game_lab_verdict verdict = game_lab_judge(lab);
    char words[160];
    int icon = px(p, 20);
    int y = at.y + at.h / 2;
    int room = at.w - icon - px(p, 10);
    if (verdict.swaps == 0) {
        snprintf(words, sizeof words, "%s", app_text(APP_TEXT_LAB_SAME));
    } else if (verdict.solvable) {
        snprintf(words, sizeof words, "%s", app_text(APP_TEXT_LAB_SOLVABLE));
    } else {
        snprintf(words, sizeof words, app_text(APP_TEXT_LAB_UNSOLVABLE), verdict.swaps,
                 verdict.steps);
        if (app_view_text_width(p->view, APP_TYPE_NOTE, words) > room)
            snprintf(words, sizeof words, "%s", app_text(APP_TEXT_LAB_UNSOLVABLE_SHORT));
    }
    app_colour ink = verdict.solvable ? c->good : c->error;
    app_draw_icon(p->view->draw, at.x + px(p, 2), y - icon / 2, icon,
                  verdict.solvable ? APP_ICON_TICK : APP_ICON_WARN, ink);
    app_view_text(p->view, APP_ALIGN_LEFT, at.x + icon + px(p, 10), y, APP_TYPE_NOTE, ink, words);
}

void lab_clip_page(const app_view *view, const lab_layout *layout)
{
    if (layout->page.window.w > 0)
        app_draw_clip(view->draw, layout->page.window);
}

void lab_draw_boards(const app *app, const lab_state *self, const lab_layout *layout,
                     const app_view *view)
{
    painter p = {app, view, self, layout};
    if (!layout->has_boards)
        return;
    lab_clip_page(view, layout);
    for (int side = 0; side < GAME_LAB_SIDES; side++)
        draw_board(&p, side);
    draw_verdict(&p);
    for (int i = 0; i < layout->caption_count; i++)
        app_view_text(view, APP_ALIGN_LEFT, layout->captions[i].x, layout->captions[i].y,
                      APP_TYPE_LABEL, view->colours->text2, app_text(layout->captions[i].text));
    app_draw_unclip(view->draw);
}

static void draw_open_drop(const painter *p)
{
    app_drop_layout drop;
    lab_lay_out_drop(p->app, p->self, p->layout, &drop);
    app_drop_draw(p->view, &p->self->drop, &drop);
}

void lab_draw(const app *app, const void *state, const app_view *view)
{
    const lab_state *self = state;
    lab_layout layout;
    lab_lay_out(app, self, &layout);
    painter p = {app, view, self, &layout};
    draw_bar(&p);
    if (layout.tabs.w > 0)
        app_view_well(view, layout.tabs, px(&p, 12));
    lab_draw_boards(app, self, &layout, view);
    lab_draw_panel(app, self, &layout, view);
    lab_draw_runs(app, self, &layout, view);
    lab_draw_chart(app, self, &layout, view);
    lab_draw_log(app, self, &layout, view);
    app_controls controls = self->controls;
    controls.focus_shown = controls.focus_shown && !self->drop.open;
    app_controls_draw(view, &controls, &layout.controls);
    app_scroll_draw(view, &self->scroll, &layout.page);
    if (self->drop.open)
        draw_open_drop(&p);
}
