/* Draws the level maker. */
#include "screens/level_maker/level_maker.h"

#include "board/board_view.h"
#include "screens/lab/lab_words.h"
#include "text/words.h"
#include "ui/bar.h"

#include <stdio.h>

typedef struct painter {
    const app *app;
    const app_view *view;
    const maker_state *self;
    const maker_layout *layout;
} painter;

static void draw_bar(const painter *p)
{
    char note[96];
    app_lab_note(p->view, 80, note, sizeof note);
    app_bar_title(p->view, app_text(APP_TEXT_LEVELS_MAKE), note, 80);
}

static void draw_caption(const painter *p, const maker_caption *caption, app_type type,
                         app_colour colour)
{
    app_view_text(p->view, APP_ALIGN_LEFT, caption->x, caption->y, type, colour,
                  app_text(caption->text));
}

static void draw_boards(const painter *p)
{
    const maker_state *self = p->self;
    const game_look look = {.style = GAME_NUMBERS};
    const app_skin skin = {.goal = &self->lab.boards[GAME_LAB_GOAL], .look = &look};
    const app_board_hint none = {.since = -10000};
    for (int i = 0; i < GAME_LAB_SIDES; i++) {
        bool focused = self->controls.focus == MAKER_BOARD_FIRST + i && self->controls.focus_shown;
        draw_caption(p, &p->layout->heads[i], APP_TYPE_BUTTON, p->view->colours->text);
        app_board_view_draw(&self->boards[i], p->view, &p->layout->boards[i], &skin, &none,
                            i == GAME_LAB_GOAL);
        app_edit_draw(&self->edit, (game_lab_side)i, p->view, &p->layout->boards[i], focused);
    }
}

/* ---- The par ---- */

/* A line and, below it, what it means for the level that is saved now. */
static void draw_words(const painter *p, const char *line, app_text_id note)
{
    const app_colours *c = p->view->colours;
    app_rect at = p->layout->par;
    int x = at.x + 18;
    app_view_text(p->view, APP_ALIGN_LEFT, x, at.y + 26, APP_TYPE_NOTE, c->text, line);
    app_view_paragraph(p->view, x, at.y + 52, at.w - 36, APP_TYPE_LABEL, c->text2, app_text(note),
                       1);
}

static void draw_seeking(const painter *p)
{
    app_rect at = p->layout->par;
    char line[96], time[32];
    app_words_duration(p->view->now - p->self->par.since, time, sizeof time);
    int bound = solver_job_lower_bound(p->self->par.job), known = p->self->par.moves;
    if (known > 0)
        app_text_n(line, sizeof line, APP_TEXT_MAKER_SEEKING_RANGE, known, bound);
    else
        app_text_n(line, sizeof line, APP_TEXT_MAKER_SEEKING, bound);
    draw_words(p, line, known > 0 ? APP_TEXT_MAKER_RANGE_NOTE : APP_TEXT_MAKER_SEEKING_NOTE);
    app_view_text(p->view, APP_ALIGN_RIGHT, at.x + at.w - 18, at.y + 26, APP_TYPE_LABEL,
                  p->view->colours->text2, time);
    app_view_busy(p->view, (app_rect){at.x + 18, at.y + 66, at.w - 36, 8}, p->self->par.since);
}

static void draw_known(const painter *p)
{
    const maker_state *self = p->self;
    app_rect at = p->layout->par;
    char line[64];
    int x = at.x + 18;
    int y = at.y + 28;
    app_textf(line, sizeof line, APP_TEXT_MAKER_PAR, self->par.moves);
    x += app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_SCREEN_TITLE, p->view->colours->text,
                       line) +
         12;
    app_view_chip(p->view, x, y, self->par.proved ? APP_CHIP_GOOD : APP_CHIP_BOUNDED,
                  app_text(self->par.proved ? APP_TEXT_MAKER_PROVED : APP_TEXT_MAKER_KNOWN));
    app_view_paragraph(
        p->view, at.x + 18, at.y + 58, at.w - 36, APP_TYPE_LABEL, p->view->colours->text2,
        app_text(self->par.proved ? APP_TEXT_MAKER_PROVED_NOTE : APP_TEXT_MAKER_KNOWN_NOTE), 1);
}

static void draw_par(const painter *p)
{
    const maker_state *self = p->self;
    app_view_well(p->view, p->layout->par, 12);
    if (self->par.job)
        draw_seeking(p);
    else if (self->par.moves > 0)
        draw_known(p);
    else if (self->par.failed)
        draw_words(p, app_text(APP_TEXT_MAKER_NOT_FOUND), APP_TEXT_MAKER_NO_PAR_NOTE);
    else
        draw_words(p, app_text(APP_TEXT_LEVELS_NO_PAR), APP_TEXT_MAKER_NO_LEVEL);
}

void app_maker_draw(const app *app, const void *state, const app_view *view)
{
    const maker_state *self = state;
    maker_layout layout;
    app_maker_lay_out(app, self, &layout);
    painter p = {app, view, self, &layout};
    draw_bar(&p);
    if (layout.page.window.w > 0)
        app_view_clip(view, layout.page.window);
    draw_boards(&p);
    app_edit_draw_verdict(view, layout.verdict, game_lab_judge(&self->lab));
    draw_par(&p);
    for (int i = 0; i < layout.caption_count; i++)
        draw_caption(&p, &layout.captions[i], APP_TYPE_LABEL, view->colours->text2);
    app_view_unclip(view);
    app_controls controls = self->controls; /* a board shows the focus on a tile of its own */
    int board = controls.focus - MAKER_BOARD_FIRST;
    if (self->drop.open || (board >= 0 && board < GAME_LAB_SIDES))
        controls.focus = 0;
    app_controls_draw(view, &controls, &layout.controls);
    app_scroll_draw(view, &self->scroll, &layout.page);
    if (self->drop.open) {
        app_drop_layout drop;
        app_maker_lay_out_drop(app, self, &layout, &drop);
        app_drop_draw(view, &self->drop, &drop);
    }
}
