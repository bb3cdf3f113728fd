/* Places the game in play in windows of all shapes. */
#include "screens/play/play_place.h"

#include "board/board_view.h"
#include "program/app.h"
#include "ui/bar.h"

static const game_session *session_of(const play_placer *p)
{
    return &p->app->client.desk.current.session;
}

app_control *app_play_place_control(play_placer *p, play_id id, app_control_kind kind,
                                    app_rect rect, app_text_id label, app_intent intent,
                                    app_icon icon)
{
    app_control *control = app_control_add(&p->out->controls, id, kind, rect, app_text(label));
    control->intent = intent;
    control->icon = icon;
    return control;
}

/* A hint has something to say itself. */
static bool shows_guide(const play_placer *p)
{
    return app_play_guiding(p->app) && game_hint_stage_now(p->app->client.hint) == GAME_HINT_NONE;
}

static app_control *add_hint(play_placer *p, app_rect rect)
{
    app_control *hint = app_play_place_control(p, PLAY_HINT, APP_CONTROL_PRIMARY, rect,
                                               APP_TEXT_HINT, APP_INTENT_HINT, APP_ICON_HINT);
    hint->pips = GAME_HINT_STEPS;
    hint->pips_on = p->self->hint.shown ? (int)p->self->hint.step + 1 : 0;
    hint->disabled = app_play_solved(p->app);
    return hint;
}

static app_control *add_auto(play_placer *p, app_rect rect)
{
    app_control *solve =
        app_play_place_control(p, PLAY_AUTO, APP_CONTROL_BUTTON, rect, APP_TEXT_AUTO_SOLVE,
                               APP_INTENT_AUTO, APP_ICON_AUTO);
    solve->disabled = app_play_solved(p->app);
    return solve;
}

static void add_undo_redo(play_placer *p, app_rect undo, app_rect redo)
{
    app_control *control = app_play_place_control(p, PLAY_UNDO, APP_CONTROL_BUTTON, undo,
                                                  APP_TEXT_UNDO, APP_INTENT_UNDO, APP_ICON_UNDO);
    control->centred = true;
    control->disabled = session_of(p)->done == 0;
    control = app_play_place_control(p, PLAY_REDO, APP_CONTROL_BUTTON, redo, APP_TEXT_REDO,
                                     APP_INTENT_REDO, APP_ICON_REDO);
    control->centred = true;
    control->disabled = session_of(p)->done == session_of(p)->total;
}

static bool has_picture(const play_placer *p)
{
    return p->app->client.desk.current.look.style == GAME_PICTURE;
}

static void add_thumbnail(play_placer *p, int x, int y, int side)
{
    p->out->thumbnail = app_board_miniature_rect(x, y, side, session_of(p)->board.size);
    app_control_add(&p->out->controls, PLAY_GOAL, APP_CONTROL_AREA, p->out->thumbnail,
                    app_text(APP_TEXT_GOAL));
}

/* In a race the ghost's board stands beside the goal, and both are smaller. */
static void add_goal_and_ghost(play_placer *p, int x, int y, int side, int right)
{
    int small = side * 3 / 4;
    int gap = 14;
    add_thumbnail(p, x, y, small);
    p->out->ghost = app_board_miniature_rect(x + small + gap, y, small, session_of(p)->board.size);
    int column = x + 2 * (small + gap);
    p->out->score = (app_rect){column, y + 12, right - column, 0};
}

/* In a narrow window there is no other place to tell of the goal. */
static bool guide_lies_here(const play_placer *p)
{
    return p->out->narrow && p->self->guide.lesson == PLAY_LESSON_GOAL && shows_guide(p);
}

/* The goal's thumbnail and what belongs to it: side by side, stars and points. */
static void add_goal(play_placer *p, int x, int y, int side, int right)
{
    if (app_play_racing(p->app)) {
        add_goal_and_ghost(p, x, y, side, right);
        return;
    }
    add_thumbnail(p, x, y, side);
    int text = x + p->out->thumbnail.w + 18;
    int height = p->out->compact ? 34 : 36;
    int top = y + (p->out->compact ? 28 : 52);
    if (!guide_lies_here(p))
        app_play_place_control(p, PLAY_COMPARE, APP_CONTROL_BUTTON,
                               (app_rect){text, top, right - text, height},
                               p->app->comparing ? APP_TEXT_ONE_BOARD : APP_TEXT_SIDE_BY_SIDE,
                               APP_INTENT_COMPARE, APP_ICON_NONE)
            ->slim = true;
    p->out->score = (app_rect){text, top + height + 20, right - text, 0};
}

/* The column beside the board, or, `compact`, its smaller sister. */
static void place_panel(play_placer *p, int x, int y, int width)
{
    play_layout *out = p->out;
    bool small = out->compact;
    out->panel = (app_rect){x, y, width, small ? 500 : 688};
    out->counters = y + (small ? 12 : 19);
    int hint = y + (small ? 146 : 202);
    add_hint(p, (app_rect){x, hint, width, small ? 50 : 56});
    int solve = hint + (small ? 66 : 74);
    add_auto(p, (app_rect){x, solve, width, small ? 44 : 48});
    int undo = solve + (small ? 60 : 70);
    int half = (width - 12) / 2;
    int height = small ? 44 : 47;
    add_undo_redo(p, (app_rect){x, undo, half, height},
                  (app_rect){x + width - half, undo, half, height});
    int goal = undo + (small ? 62 : 82);
    add_goal(p, x, goal, small ? 112 : 147, x + width);
    out->log = (app_rect){x, goal + (small ? 136 : 185), width, 70};
}

app_rect app_play_around_boards(const play_layout *layout)
{
    app_rect a = layout->board.tray;
    app_rect b = layout->other.tray;
    if (b.w == 0)
        return a;
    return (app_rect){a.x, a.y, b.x + b.w - a.x, b.y + b.h - a.y};
}

/* The board in its area; while comparing, two of them at the same size, side by side or, where that
 * makes them larger, one above the other. */
static void place_boards(play_placer *p, app_rect area)
{
    play_layout *out = p->out;
    puzzle_size size = session_of(p)->board.size;
    bool picture = has_picture(p);
    if (!p->app->comparing) {
        out->board = app_board_layout_fit(p->view, area, size, picture);
        return;
    }
    int gap = 20;
    int label = 40;
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
static void place_compare_tabs(play_placer *p)
{
    app_rect tray = p->out->other.tray;
    app_rect tab = {tray.x + 6, tray.y - 36, 76, 30};
    app_play_place_control(p, PLAY_COMPARE_GOAL, APP_CONTROL_TAB, tab, APP_TEXT_GOAL,
                           APP_INTENT_NONE, APP_ICON_NONE)
        ->chosen = !p->app->comparing_start;
    tab.x += tab.w + 4;
    app_play_place_control(p, PLAY_COMPARE_START, APP_CONTROL_TAB, tab, APP_TEXT_START_BOARD,
                           APP_INTENT_NONE, APP_ICON_NONE)
        ->chosen = p->app->comparing_start;
}

static void place_bar(play_placer *p)
{
    int right = p->view->width;
    app_bar_icon(p->view, &p->out->controls, PLAY_BACK, 42, APP_ICON_BACK, APP_TEXT_LEAVE,
                 APP_TEXT_SAVED_ALWAYS);
    app_bar_key_icon(p->view, &p->out->controls, PLAY_HELP,
                     right - (p->out->kind == APP_LAYOUT_PORTRAIT ? 90 : 138), APP_ICON_HELP,
                     APP_TEXT_KEYS, APP_INTENT_HELP);
    if (p->out->kind != APP_LAYOUT_PORTRAIT)
        app_bar_key_icon(p->view, &p->out->controls, PLAY_FULL, right - 90, APP_ICON_FULL,
                         APP_TEXT_FULLSCREEN, APP_INTENT_FULLSCREEN);
    if (has_picture(p))
        app_bar_key_icon(p->view, &p->out->controls, PLAY_NUMBERS,
                         right - (p->out->kind == APP_LAYOUT_PORTRAIT ? 138 : 186),
                         APP_ICON_PICTURE, APP_TEXT_KEY_NUMBERS, APP_INTENT_NUMBERS);
    app_bar_key_icon(p->view, &p->out->controls, PLAY_MENU, right - 42, APP_ICON_MENU,
                     APP_TEXT_MENU, APP_INTENT_BACK);
}

/* Board and panel as one group in the middle. */
static void place_wide(play_placer *p)
{
    play_layout *out = p->out;
    bool wide = out->kind == APP_LAYOUT_WIDE;
    int top = wide ? 82 : 76;
    int margin = wide ? 32 : 20;
    int gap = wide ? (p->app->comparing ? 40 : 68) : 24;
    int panel = wide ? 336 : 272;
    int height = p->view->height - top - (wide ? 30 : 16);
    out->compact = !wide || height < 660;
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
    int spare = height - (out->compact ? 500 : 688);
    place_panel(p, right + shift + gap, top + (spare > 0 ? spare / 2 : 0), panel);
}

static void place_portrait(play_placer *p)
{
    play_layout *out = p->out;
    int margin = 26;
    int strip = 360;
    out->compact = true;
    out->narrow = p->view->width < 600;
    out->counters = 104;
    app_rect area = {margin, 176, p->view->width - 2 * margin, p->view->height - 176 - strip};
    place_boards(p, area);
    int bottom = p->app->comparing ? area.y + area.h : out->board.tray.y + out->board.tray.h;
    int x = 32;
    int width = p->view->width - 2 * x;
    int half = (width - 16) / 2;
    int y = bottom + 24;
    if (y > p->view->height - strip + 24)
        y = p->view->height - strip + 24;
    out->panel = (app_rect){x, y, width, strip};
    add_hint(p, (app_rect){x, y, half, 66})->centred = true;
    add_auto(p, (app_rect){x + width - half, y, half, 66})->centred = true;
    y += 88;
    add_undo_redo(p, (app_rect){x, y, half, 58}, (app_rect){x + width - half, y, half, 58});
    y += 86;
    int thumbnail = out->narrow ? 96 : 135;
    int words = out->narrow ? 122 : 190;
    add_goal(p, x, y, thumbnail, x + (thumbnail + 18 + words));
    int log = x + (thumbnail + 18 + words + (out->narrow ? 18 : 24));
    out->log = (app_rect){log, y + 14, x + width - log, 120};
}

static void place_minimum(play_placer *p)
{
    int right = p->view->width;
    app_bar_icon(p->view, &p->out->controls, PLAY_BACK, 26, APP_ICON_BACK, APP_TEXT_LEAVE,
                 APP_TEXT_SAVED_ALWAYS);
    int side = 42;
    app_rect middle = {right - 138, 4, side, side};
    if (app_play_solved(p->app)) {
        app_bar_key_icon(p->view, &p->out->controls, PLAY_AGAIN, right - 164, APP_ICON_RETRY,
                         APP_TEXT_AGAIN, APP_INTENT_RESTART);
        app_control *next =
            app_play_place_control(p, PLAY_NEXT, APP_CONTROL_PRIMARY, middle, APP_TEXT_NEXT_BOARD,
                                   APP_INTENT_NONE, APP_ICON_RIGHT);
        next->centred = true;
        next->label = NULL;
    } else {
        app_bar_key_icon(p->view, &p->out->controls, PLAY_UNDO, right - 164, APP_ICON_UNDO,
                         APP_TEXT_UNDO, APP_INTENT_UNDO);
        app_control *hint = add_hint(p, middle);
        hint->centred = true;
        hint->label = NULL;
        hint->pips = 0;
        app_bar_key_icon(p->view, &p->out->controls, PLAY_AUTO, right - 66, APP_ICON_AUTO,
                         APP_TEXT_AUTO_SOLVE, APP_INTENT_AUTO);
    }
    app_bar_key_icon(p->view, &p->out->controls, PLAY_MENU, right - 22, APP_ICON_MENU,
                     APP_TEXT_MENU, APP_INTENT_BACK);
    int top = 54;
    place_boards(p, (app_rect){8, top, right - 16, p->view->height - top - 8});
}

void app_play_lay_out(const app *app, const play_state *self, play_layout *out)
{
    play_placer p = {app, &app->view, self, out};
    *out = (play_layout){.kind = app_view_layout(&app->view)};
    if (out->kind != APP_LAYOUT_MINIMUM)
        place_bar(&p);
    if (out->kind == APP_LAYOUT_MINIMUM)
        place_minimum(&p);
    else if (out->kind == APP_LAYOUT_PORTRAIT)
        place_portrait(&p);
    else
        place_wide(&p);
    if (out->kind != APP_LAYOUT_MINIMUM && app_play_shows_result(app, self)) {
        out->controls.count = 0;
        place_bar(&p);
        app_play_place_result(&p);
    }
    if (app->comparing)
        place_compare_tabs(&p);
    if (shows_guide(&p))
        app_play_place_guide(&p);
}
