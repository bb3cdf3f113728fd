#include "play.h"

#include "bar.h"

#include <math.h>

/* Builds the layout in pixels from the design's measures. */
typedef struct placer {
    const app *app;
    const app_view *view;
    const play_state *self;
    play_layout *out;
} placer;

static int px(const placer *p, double measure)
{
    return app_px(p->view, measure);
}

static const game_session *session_of(const placer *p)
{
    return &p->app->desk.current.session;
}

static app_control *add(placer *p, play_id id, app_control_kind kind, app_rect rect,
                        app_text_id label, app_text_id note, app_icon icon)
{
    app_control *control = app_control_add(&p->out->controls, id, kind, rect, app_text(label));
    control->note = app_text(note);
    control->icon = icon;
    return control;
}

static app_control *add_hint(placer *p, app_rect rect)
{
    app_control *hint = add(p, PLAY_HINT, APP_CONTROL_PRIMARY, rect, APP_TEXT_HINT,
                            APP_TEXT_KEYS_HINT_SHORT, APP_ICON_HINT);
    hint->pips = 2;
    hint->pips_on = p->self->hint.shown ? 1 : 0;
    hint->disabled = play_solved(p->app);
    return hint;
}

static app_control *add_auto(placer *p, app_rect rect)
{
    app_control *solve = add(p, PLAY_AUTO, APP_CONTROL_BUTTON, rect, APP_TEXT_AUTO_SOLVE,
                             APP_TEXT_KEYS_AUTO, APP_ICON_AUTO);
    solve->disabled = play_solved(p->app);
    return solve;
}

static void add_undo_redo(placer *p, app_rect undo, app_rect redo)
{
    app_control *control = add(p, PLAY_UNDO, APP_CONTROL_BUTTON, undo, APP_TEXT_UNDO,
                               APP_TEXT_KEYS_UNDO, APP_ICON_UNDO);
    control->centred = true;
    control->disabled = session_of(p)->done == 0;
    control = add(p, PLAY_REDO, APP_CONTROL_BUTTON, redo, APP_TEXT_REDO, APP_TEXT_KEYS_REDO,
                  APP_ICON_REDO);
    control->centred = true;
    control->disabled = session_of(p)->done == session_of(p)->total;
}

static bool has_picture(const placer *p)
{
    return p->app->desk.current.look.style == GAME_PICTURE;
}

/* The goal's thumbnail and what belongs to it: side by side, and numbers on a picture. */
static void add_goal(placer *p, int x, int y, int side, int right)
{
    puzzle_size size = session_of(p)->board.size;
    p->out->thumbnail = app_board_miniature_rect(x, y, side, size);
    app_control_add(&p->out->controls, PLAY_GOAL, APP_CONTROL_AREA, p->out->thumbnail,
                    app_text(APP_TEXT_GOAL));
    int text = x + p->out->thumbnail.w + px(p, 18);
    int height = px(p, p->out->compact ? 34 : 40);
    int top = y + px(p, p->out->compact ? 36 : 56);
    app_control *compare =
        add(p, PLAY_COMPARE, APP_CONTROL_BUTTON, (app_rect){text, top, right - text, height},
            p->app->comparing ? APP_TEXT_ONE_BOARD : APP_TEXT_SIDE_BY_SIDE, APP_TEXT_KEYS_COMPARE,
            APP_ICON_NONE);
    compare->slim = true;
    if (!has_picture(p))
        return;
    app_control *numbers = add(p, PLAY_NUMBERS, APP_CONTROL_BUTTON,
                               (app_rect){text, top + height + px(p, 10), right - text, height},
                               APP_TEXT_NUMBERS, APP_TEXT_KEYS_NUMBERS, APP_ICON_NONE);
    numbers->slim = true;
    numbers->icon = p->app->desk.current.look.numbers ? APP_ICON_TICK : APP_ICON_NONE;
}

/* The column beside the board, or, `compact`, its smaller sister. */
static void place_panel(placer *p, int x, int y, int width)
{
    play_layout *out = p->out;
    bool small = out->compact;
    out->panel = (app_rect){x, y, width, px(p, small ? 500 : 688)};
    out->counters = y + px(p, small ? 12 : 19);
    int hint = y + px(p, small ? 146 : 202);
    add_hint(p, (app_rect){x, hint, width, px(p, small ? 50 : 56)});
    int solve = hint + px(p, small ? 66 : 74);
    add_auto(p, (app_rect){x, solve, width, px(p, small ? 44 : 48)});
    int undo = solve + px(p, small ? 60 : 70);
    int half = (width - px(p, 12)) / 2;
    int height = px(p, small ? 44 : 47);
    add_undo_redo(p, (app_rect){x, undo, half, height},
                  (app_rect){x + width - half, undo, half, height});
    int goal = undo + px(p, small ? 62 : 82);
    add_goal(p, x, goal, px(p, small ? 112 : 147), x + width);
    out->log = (app_rect){x, goal + px(p, small ? 136 : 185), width, px(p, 70)};
}

static void add_result_button(placer *p, play_id id, app_rect rect, app_text_id label,
                              app_text_id keys, app_icon icon)
{
    bool narrow = p->out->kind == APP_LAYOUT_MEDIUM || p->out->narrow;
    add(p, id, APP_CONTROL_BUTTON, rect, label, keys, narrow ? APP_ICON_NONE : icon)->centred =
        true;
}

/* The way on, then the others: in one row where the slab is wide, else in two. */
static void place_result_buttons(placer *p, app_rect inner)
{
    bool portrait = p->out->kind == APP_LAYOUT_PORTRAIT;
    int gap = px(p, 16);
    int row = px(p, 48);
    int width = portrait ? (inner.w - 2 * gap) / 3 : (inner.w - gap) / 2;
    int y = inner.y + px(p, 78);
    add(p, PLAY_NEXT, APP_CONTROL_PRIMARY, (app_rect){inner.x, inner.y, inner.w, px(p, 56)},
        APP_TEXT_NEXT_BOARD, APP_TEXT_NEXT_BOARD, APP_ICON_NONE)
        ->centred = true;
    add_result_button(p, PLAY_AGAIN, (app_rect){inner.x, y, width, row}, APP_TEXT_AGAIN,
                      APP_TEXT_KEYS_RESTART, APP_ICON_RETRY);
    add_result_button(p, PLAY_OTHER, (app_rect){inner.x + width + gap, y, width, row},
                      APP_TEXT_OTHER_GAME, APP_TEXT_KEYS_NEW, APP_ICON_PLUS);
    app_rect hide = portrait ? (app_rect){inner.x + 2 * (width + gap), y, width, row}
                             : (app_rect){inner.x, y + px(p, 62), inner.w, row};
    add_result_button(p, PLAY_HIDE, hide, APP_TEXT_HIDE, APP_TEXT_HIDE, APP_ICON_RIGHT);
}

/* It comes in from the right. */
static int result_offset(const placer *p)
{
    double age = p->self->now - p->self->board.ripple_since - PLAY_RESULT_DELAY_MS;
    double left = 1 - age / PLAY_RESULT_SLIDE_MS;
    if (p->self->board.ripple_since <= 0 || left <= 0)
        return 0;
    return px(p, 24 * pow(left, 5));
}

/* What the trays take: two of them while comparing. */
static app_rect around_boards(const play_layout *out)
{
    app_rect a = out->board.tray;
    app_rect b = out->other.tray;
    if (b.w == 0)
        return a;
    return (app_rect){a.x, a.y, b.x + b.w - a.x, b.y + b.h - a.y};
}

/* The slab lies over the panel, or below the board, and never over a board. */
static void place_result(placer *p)
{
    play_layout *out = p->out;
    bool portrait = out->kind == APP_LAYOUT_PORTRAIT;
    int pad = px(p, out->kind == APP_LAYOUT_WIDE ? 30 : 20);
    int words = px(p, portrait ? PLAY_RESULT_WORDS_SHORT : PLAY_RESULT_WORDS);
    int height = words + px(p, portrait ? 134 : 196) + pad;
    app_rect tray = around_boards(out);
    if (portrait) {
        int margin = px(p, 26);
        int y = p->view->height - margin - height;
        out->result = (app_rect){margin, y, p->view->width - 2 * margin, height};
    } else {
        int x = tray.x + tray.w + px(p, out->kind == APP_LAYOUT_WIDE ? 24 : 12);
        int right = out->panel.x + out->panel.w + px(p, out->kind == APP_LAYOUT_WIDE ? 20 : 12);
        int y = tray.y + (tray.h - height) / 2;
        if (y < px(p, 76))
            y = px(p, 76);
        out->result = (app_rect){x, y, right - x, height};
    }
    out->result.x += result_offset(p);
    place_result_buttons(
        p, (app_rect){out->result.x + pad, out->result.y + words, out->result.w - 2 * pad, 0});
}

/* The board in its area; while comparing, two of them at the same size, side by side or, where that
 * makes them larger, one above the other. */
static void place_boards(placer *p, app_rect area)
{
    play_layout *out = p->out;
    puzzle_size size = session_of(p)->board.size;
    bool picture = has_picture(p);
    if (!p->app->comparing) {
        out->board = app_board_layout_fit(p->view, area, size, picture);
        return;
    }
    int gap = px(p, 20);
    int label = px(p, 40);
    app_rect left = {area.x, area.y + label, (area.w - gap) / 2, area.h - label};
    app_rect upper = {area.x, area.y + label, area.w, (area.h - gap) / 2 - label};
    app_board_layout beside = app_board_layout_fit(p->view, left, size, picture);
    app_board_layout above = app_board_layout_fit(p->view, upper, size, picture);
    if (beside.side >= above.side) {
        app_rect right = {left.x + left.w + gap, left.y, left.w, left.h};
        out->board = beside;
        out->other = app_board_layout_fit(p->view, right, size, picture);
    } else {
        app_rect lower = {upper.x, upper.y + upper.h + gap + label, upper.w, upper.h};
        out->board = above;
        out->other = app_board_layout_fit(p->view, lower, size, picture);
    }
}

/* Which board stands beside one's own. */
static void place_compare_tabs(placer *p)
{
    app_rect tray = p->out->other.tray;
    app_rect tab = {tray.x + px(p, 6), tray.y - px(p, 36), px(p, 76), px(p, 30)};
    add(p, PLAY_COMPARE_GOAL, APP_CONTROL_TAB, tab, APP_TEXT_GOAL, APP_TEXT_GOAL, APP_ICON_NONE)
        ->chosen = !p->app->comparing_start;
    tab.x += tab.w + px(p, 4);
    add(p, PLAY_COMPARE_START, APP_CONTROL_TAB, tab, APP_TEXT_START_BOARD, APP_TEXT_START_BOARD,
        APP_ICON_NONE)
        ->chosen = p->app->comparing_start;
}

static void place_bar(placer *p)
{
    int right = p->view->width;
    app_bar_icon(p->view, &p->out->controls, PLAY_BACK, px(p, 42), APP_ICON_BACK, APP_TEXT_LEAVE,
                 APP_TEXT_SAVED_ALWAYS);
    app_bar_icon(p->view, &p->out->controls, PLAY_HELP,
                 right - px(p, p->out->kind == APP_LAYOUT_PORTRAIT ? 90 : 138), APP_ICON_HELP,
                 APP_TEXT_KEYS, APP_TEXT_KEYS_HELP);
    if (p->out->kind != APP_LAYOUT_PORTRAIT)
        app_bar_icon(p->view, &p->out->controls, PLAY_FULL, right - px(p, 90), APP_ICON_FULL,
                     APP_TEXT_FULLSCREEN, APP_TEXT_KEYS_FULLSCREEN);
    app_bar_icon(p->view, &p->out->controls, PLAY_MENU, right - px(p, 42), APP_ICON_MENU,
                 APP_TEXT_MENU, APP_TEXT_KEYS_MENU);
}

/* Board and panel as one group in the middle. */
static void place_wide(placer *p)
{
    play_layout *out = p->out;
    bool wide = out->kind == APP_LAYOUT_WIDE;
    int top = px(p, wide ? 82 : 76);
    int margin = px(p, wide ? 32 : 20);
    int gap = px(p, wide ? (p->app->comparing ? 40 : 68) : 24);
    int panel = px(p, wide ? 336 : 272);
    int height = p->view->height - top - px(p, wide ? 30 : 16);
    out->compact = !wide || height < px(p, 660);
    app_rect area = {margin, top, p->view->width - 2 * margin - gap - panel, height};
    place_boards(p, area);
    app_rect tray = out->board.tray;
    int left = p->app->comparing ? area.x : tray.x;
    int right = p->app->comparing ? area.x + area.w : tray.x + tray.w;
    int shift = (p->view->width - (right - left) - gap - panel) / 2 - left;
    if (!p->app->comparing) {
        out->board.tray.x += shift;
        out->board.x += shift;
    } else {
        shift = 0;
    }
    int spare = height - px(p, out->compact ? 500 : 688);
    place_panel(p, right + shift + gap, top + (spare > 0 ? spare / 2 : 0), panel);
}

static void place_portrait(placer *p)
{
    play_layout *out = p->out;
    int margin = px(p, 26);
    int strip = px(p, 360);
    out->compact = true;
    out->narrow = p->view->width < px(p, 600);
    out->counters = px(p, 104);
    app_rect area = {margin, px(p, 176), p->view->width - 2 * margin,
                     p->view->height - px(p, 176) - strip};
    place_boards(p, area);
    int bottom = p->app->comparing ? area.y + area.h : out->board.tray.y + out->board.tray.h;
    int x = px(p, 32);
    int width = p->view->width - 2 * x;
    int half = (width - px(p, 16)) / 2;
    int y = bottom + px(p, 24);
    if (y > p->view->height - strip + px(p, 24))
        y = p->view->height - strip + px(p, 24);
    out->panel = (app_rect){x, y, width, strip};
    add_hint(p, (app_rect){x, y, half, px(p, 66)})->centred = true;
    add_auto(p, (app_rect){x + width - half, y, half, px(p, 66)})->centred = true;
    y += px(p, 88);
    add_undo_redo(p, (app_rect){x, y, half, px(p, 58)},
                  (app_rect){x + width - half, y, half, px(p, 58)});
    y += px(p, 86);
    int thumbnail = out->narrow ? 96 : 135;
    int words = out->narrow ? 122 : 190;
    add_goal(p, x, y, px(p, thumbnail), x + px(p, thumbnail + 18 + words));
    int log = x + px(p, thumbnail + 18 + words + (out->narrow ? 18 : 24));
    out->log = (app_rect){log, y + px(p, 14), x + width - log, px(p, 120)};
}

static void place_minimum(placer *p)
{
    int right = p->view->width;
    app_bar_icon(p->view, &p->out->controls, PLAY_BACK, px(p, 26), APP_ICON_BACK, APP_TEXT_LEAVE,
                 APP_TEXT_SAVED_ALWAYS);
    int side = px(p, 42);
    app_rect middle = {right - px(p, 138), px(p, 4), side, side};
    if (play_solved(p->app)) {
        app_bar_icon(p->view, &p->out->controls, PLAY_AGAIN, right - px(p, 164), APP_ICON_RETRY,
                     APP_TEXT_AGAIN, APP_TEXT_KEYS_RESTART);
        app_control *next = add(p, PLAY_NEXT, APP_CONTROL_PRIMARY, middle, APP_TEXT_NEXT_BOARD,
                                APP_TEXT_NEXT_BOARD, APP_ICON_RIGHT);
        next->centred = true;
        next->label = NULL;
    } else {
        app_bar_icon(p->view, &p->out->controls, PLAY_UNDO, right - px(p, 164), APP_ICON_UNDO,
                     APP_TEXT_UNDO, APP_TEXT_KEYS_UNDO);
        app_control *hint = add_hint(p, middle);
        hint->centred = true;
        hint->label = NULL;
        hint->pips = 0;
        app_bar_icon(p->view, &p->out->controls, PLAY_AUTO, right - px(p, 66), APP_ICON_AUTO,
                     APP_TEXT_AUTO_SOLVE, APP_TEXT_KEYS_AUTO);
    }
    app_bar_icon(p->view, &p->out->controls, PLAY_MENU, right - px(p, 22), APP_ICON_MENU,
                 APP_TEXT_MENU, APP_TEXT_KEYS_MENU);
    int top = px(p, 54);
    place_boards(p, (app_rect){px(p, 8), top, right - px(p, 16), p->view->height - top - px(p, 8)});
}

void play_lay_out(const app *app, const play_state *self, play_layout *out)
{
    placer p = {app, &app->view, self, out};
    *out = (play_layout){.kind = app_view_layout(&app->view)};
    if (out->kind == APP_LAYOUT_MINIMUM) {
        place_minimum(&p);
        if (app->comparing)
            place_compare_tabs(&p);
        return;
    }
    place_bar(&p);
    bool portrait = out->kind == APP_LAYOUT_PORTRAIT;
    if (portrait)
        place_portrait(&p);
    else
        place_wide(&p);
    if (play_shows_result(app, self)) {
        out->controls.count = 0;
        place_bar(&p);
        place_result(&p);
    }
    if (app->comparing)
        place_compare_tabs(&p);
}
