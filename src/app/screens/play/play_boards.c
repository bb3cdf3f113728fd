/* The board in play and, while comparing, a second one beside it: figures that take what the window has left. */
#include "screens/play/play.h"

#include "client/games.h"
#include "program/pictures.h"
#include "text/translate.h"
#include "ui/shape.h"

#include <SDL.h>

/* ---- Where they lie ---- */

static bool is_picture(const app_parts *p)
{
    return app_play_round(p)->look.style == GAME_PICTURE;
}

static app_board_layout fit_in(const app_parts *p, app_rect place)
{
    return app_board_layout_fit(p->view, place, app_play_session(p)->board.size, is_picture(p));
}

static app_board_layout zoomed(const app_parts *p, const app_board_layout *whole)
{
    return app_zoom_lay_out(&app_play_state(p)->zoom.at, whole, is_picture(p));
}

play_boards app_play_boards(const app_parts *p)
{
    if (p->count == 0) /* nothing was laid out yet */
        return (play_boards){0};
    app_board_layout whole = fit_in(p, app_parts_rect(p, PLAY_BOARD));
    app_board_layout other = fit_in(p, app_parts_rect(p, PLAY_OTHER_BOARD));
    return (play_boards){zoomed(p, &whole), whole, zoomed(p, &other)};
}

/* A board that is zoomed takes more of its place than the whole one. */
static void fit_board(const app_parts *p, app_part *part, int *width, int *height)
{
    app_board_layout whole = fit_in(p, part->rect), board = zoomed(p, &whole);
    *width = app_at_most(board.tray.w, *width);
    *height = app_at_most(board.tray.h, *height);
}

int app_play_spare(const app_parts *p, int width, int height)
{
    return p->app->comparing ? 0 : height - fit_in(p, (app_rect){.w = width, .h = height}).tray.h;
}

/* ---- How they look ---- */

/* Says that it is not the board that is seen: on the tray's upper edge, clear of the tiles. */
static void draw_goal_sign(const app_view *view, app_rect tray)
{
    enum { HEIGHT = 28, ABOVE = 18, PAD = 14 };
    const char *words = _("Goal");
    int width = app_view_text_width(view, APP_TYPE_NOTE, words) + 2 * PAD;
    int x = tray.x + (tray.w - width) / 2, y = tray.y - ABOVE;
    app_view_slab(view, (app_rect){x, y, width, HEIGHT}, 10);
    app_view_text(view, APP_ALIGN_LEFT, x + PAD, y + HEIGHT / 2, APP_TYPE_NOTE, view->colours->text,
                  words);
}

/* Round the tiles of a blindfold board that the player took for others. */
static void draw_wrong(const app_parts *p, const app_board_layout *layout)
{
    enum { OUT = 4, DASH = 8 };
    const play_state *self = p->state;
    for (int cell = 0; cell < puzzle_size_cells(layout->size); cell++) {
        app_rect face = app_board_view_face(&self->board, layout, cell, p->view->now);
        app_rect at = app_board_layout_units(layout, face);
        if (self->run.wrong[cell])
            app_shape_dashes(p->view, app_rect_inside(at, -OUT, -OUT), at.w / 8 + OUT, 3, DASH,
                             p->view->colours->error);
    }
}

static void draw_goal(const app_parts *p, const app_board_layout *layout, const app_skin *skin)
{
    const play_state *self = p->state;
    app_board_draw_still(p->view, layout, skin->goal, skin);
    app_board_find_draw_home(&self->board, p->view, layout, skin->goal);
}

/* A challenge's board that follows on a solved one appears from the dark of the tray. */
static void draw_appearing(const app_parts *p, const app_board_layout *layout)
{
    const play_run_state *run = &app_play_state(p)->run;
    double age = (p->view->now - run->solved_at) / PLAY_APPEAR_MS;
    if (run->solved_at <= 0 || age >= 1 || p->view->settings->reduced_motion)
        return;
    app_view_fill(p->view, app_board_layout_units(layout, app_board_layout_board(layout)),
                  app_colour_with_alpha(p->view->colours->tray, 1 - age));
}

static void draw_own(const app_parts *p, const app_part *part)
{
    (void)part;
    const play_state *self = p->state;
    app_board_layout board = app_play_boards(p).own;
    if (app_play_run_covers(p)) {
        app_view_tray(p->view, board.tray, 24);
        return;
    }
    bool wrong = app_play_run_over(p) && self->run.cycles.wrong > 0;
    app_skin skin = app_game_skin(p->app);
    skin.raised = wrong ? self->run.wrong : NULL;
    if (app_play_peeking(self)) {
        app_board_draw_still(p->view, &board, skin.goal, &skin);
        if (wrong)
            draw_wrong(p, &board);
        app_board_find_draw_home(&self->board, p->view, &board, skin.goal);
        draw_goal_sign(p->view, board.tray);
    } else {
        app_board_view_draw(&self->board, p->view, &board, &skin, &self->hint,
                            app_play_solved(p->app));
        if (wrong)
            draw_wrong(p, &board);
    }
    draw_appearing(p, &board);
}

static void draw_other(const app_parts *p, const app_part *part)
{
    (void)part;
    app_board_layout board = app_play_boards(p).other;
    app_skin skin = app_game_skin(p->app);
    if (p->app->comparing_start)
        app_board_draw_still(p->view, &board, &app_play_session(p)->start, &skin);
    else
        draw_goal(p, &board, &skin);
}

/* ---- The parts ---- */

enum { GAP = 20, TAB = 76, TABS = 2 * TAB + 4, LABEL = 30, ABOVE = 40 };

/* What covers the board lies in its middle. A loupe and the like reach beyond it, over all else. */
static void add_own(app_parts *p, int least)
{
    bool covered = app_play_run_covers(p);
    parts_stack (p, parts_edges(0, 0)) {
        parts_figure(p, draw_own, _("Your board"), .id = PLAY_BOARD, .fit = fit_board,
                     .least_width = least, .least_height = least, .across = APP_PLACE_MIDDLE,
                     .down = APP_PLACE_MIDDLE, .last = !covered);
        if (app_play_state(p)->run.paused)
            app_play_run_add_cover(p);
    }
}

/* Whether two boards are larger side by side than one above the other, with what each of them is above or before it. */
static bool lie_beside(const app_parts *p, int width, int height)
{
    app_rect left = {.w = (width - GAP) / 2, .h = height - ABOVE};
    app_rect upper = {.w = width - TABS - GAP, .h = (height - GAP) / 2};
    return fit_in(p, left).side >= fit_in(p, upper).side;
}

static void add_tabs(app_parts *p)
{
    bool start = p->app->comparing_start;
    parts_row (p, 4, .together = true, .least_width = TABS) {
        parts_control(p, APP_CONTROL_TAB, PLAY_COMPARE_GOAL, _("Goal"), .least_width = TAB,
                      .height = LABEL, .chosen = !start);
        parts_control(p, APP_CONTROL_TAB, PLAY_COMPARE_START, P_("the board as it was", "Start"),
                      .least_width = TAB, .height = LABEL, .chosen = start);
    }
}

static void add_two(app_parts *p, bool beside)
{
    enum { LEAST = 120, INSET = 6 };
    app_part_place across = beside ? APP_PLACE_MIDDLE : APP_PLACE_END;
    app_edges inset = beside ? parts_edges(INSET, 0) : parts_edges(0, INSET);
    parts_line (p, !beside, beside ? ABOVE - LABEL - 4 : GAP, .across = across) {
        parts_row (p, 0, .pad = inset, .least_width = TABS,
                   .across = beside ? APP_PLACE_USUAL : APP_PLACE_START) {
            parts_text(p, APP_TYPE_BUTTON, app_play_peeking(p->state) ? "" : _("Your board"),
                       .height = LABEL);
        }
        add_own(p, LEAST);
    }
    parts_line (p, !beside, beside ? ABOVE - LABEL - 4 : GAP, .across = across) {
        parts_row (p, 0, .pad = inset, .across = beside ? APP_PLACE_USUAL : APP_PLACE_START) {
            add_tabs(p);
        }
        parts_figure(p, draw_other,
                     p->app->comparing_start ? P_("the board as it was", "Start") : _("Goal"),
                     .id = PLAY_OTHER_BOARD, .fit = fit_board, .least_width = LEAST,
                     .least_height = LEAST, .across = APP_PLACE_MIDDLE);
    }
}

void app_play_add_boards(app_parts *p, int width, int height)
{
    enum { LEAST = 200 };
    if (!p->app->comparing) {
        add_own(p, LEAST);
        return;
    }
    bool beside = lie_beside(p, width, height);
    parts_line (p, beside, GAP, .centred = true, .across = APP_PLACE_MIDDLE) {
        add_two(p, beside);
    }
}
