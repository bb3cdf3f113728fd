/* The title: a wordmark that can be played, and the ways on from here. */
#include "control.h"
#include "keys.h"
#include "puzzle/goal.h"
#include "state.h"
#include "words.h"

#include <stdio.h>

typedef enum title_id {
    TITLE_CONTINUE = 1,
    TITLE_NEW,
    TITLE_KEPT,
    TITLE_SETTINGS,
    TITLE_KEYS,
    TITLE_FULL,
    TITLE_QUIT,
} title_id;

typedef struct title_state {
    app_controls controls;
    app_board_view board;
    puzzle_board wordmark, solved;
} title_state;

typedef struct title_layout {
    app_board_layout board;
    app_control_list controls;
    app_rect play_on; /* the Continue button, where there is a game */
    int foot;         /* y of the last line */
    int left, right;  /* of the group */
} title_layout;

static const char *const letters[] = {"", "S", "L", "I", "D", "E", "W", "I", "S", "E"};
static const puzzle_size wordmark_size = {5, 2};

static bool has_game(const app *app)
{
    return app->desk.has_current && !game_session_solved(&app->desk.current.session);
}

static void title_enter(app *app, void *state)
{
    title_state *self = state;
    puzzle_goal_make(&self->solved, PUZZLE_GOAL_STANDARD, wordmark_size, NULL);
    self->wordmark = self->solved;
    app_board_view_init(&self->board);
    app_board_view_show(&self->board, &self->wordmark, app->now, 0);
    self->controls.focus = has_game(app) ? TITLE_CONTINUE : TITLE_NEW;
    self->controls.focus_shown = true;
}

static app_control *add(title_layout *out, title_id id, app_control_kind kind, app_rect rect,
                        app_text_id label, app_icon icon)
{
    app_control *control = app_control_add(&out->controls, id, kind, rect, app_text(label));
    control->icon = icon;
    control->centred = true;
    return control;
}

/* The smaller ways on, in one row or, in a narrow window, two. */
static int place_small(const app *app, title_layout *out, int y, bool narrow)
{
    struct {
        title_id id;
        app_text_id label;
        app_icon icon;
    } items[] = {{TITLE_KEPT, APP_TEXT_BRING_BACK, APP_ICON_CLOCK},
                 {TITLE_SETTINGS, APP_TEXT_SETTINGS, APP_ICON_GEAR},
                 {TITLE_KEYS, APP_TEXT_KEYS, APP_ICON_HELP},
                 {TITLE_FULL, APP_TEXT_FULLSCREEN, APP_ICON_FULL},
                 {TITLE_QUIT, APP_TEXT_QUIT, APP_ICON_CLOSE}};
    int first = app->desk.has_kept ? 0 : 1;
    int count = (int)(sizeof items / sizeof *items) - first;
    int columns = narrow ? 2 : count;
    int gap = app_px(&app->view, 12);
    int height = app_px(&app->view, 52);
    int width = (out->right - out->left - (columns - 1) * gap) / columns;
    for (int i = 0; i < count; i++) {
        app_rect rect = {out->left + i % columns * (width + gap),
                         y + i / columns * (height + app_px(&app->view, 16)), width, height};
        add(out, items[first + i].id, APP_CONTROL_BUTTON, rect, items[first + i].label,
            items[first + i].icon);
    }
    return y + (count + columns - 1) / columns * (height + app_px(&app->view, 16));
}

static int place_main(const app *app, title_layout *out, int y, bool narrow)
{
    const app_view *view = &app->view;
    int height = app_px(view, 84);
    int gap = app_px(view, 16);
    int width = out->right - out->left;
    app_rect first = {out->left, y, width, height};
    app_rect second = first;
    if (narrow) {
        second.y += height + app_px(view, 20);
        second.h = app_px(view, 60);
    } else {
        first.w = (width - gap) / 2;
        second.x += first.w + gap;
        second.w = width - gap - first.w;
    }
    if (has_game(app)) {
        out->play_on = first;
        add(out, TITLE_CONTINUE, APP_CONTROL_PRIMARY, first, APP_TEXT_CONTINUE, APP_ICON_NONE)
            ->label = NULL; /* drawn with the board beside it */
    } else {
        second = first;
        second.w = width;
    }
    app_control *fresh =
        add(out, TITLE_NEW, has_game(app) ? APP_CONTROL_BUTTON : APP_CONTROL_PRIMARY, second,
            APP_TEXT_NEW_GAME, APP_ICON_NONE);
    fresh->note = app_text(APP_TEXT_NEW_GAME_NOTE);
    fresh->tall = second.h >= app_px(view, 66);
    return second.y + second.h + app_px(view, 28);
}

static void lay_out(const app *app, title_layout *out)
{
    const app_view *view = &app->view;
    *out = (title_layout){0};
    double wide = view->width / view->scale;
    double high = view->height / view->scale;
    bool narrow = wide < 700;
    int margin = app_px(view, wide < 960 ? 32 : 64);
    int width = app_px(view, 894);
    if (width > view->width - 2 * margin)
        width = view->width - 2 * margin;
    double below = narrow ? 440 : 300; /* what lies under the wordmark */
    int room = app_px(view, high - below < 120 ? 120 : high - below);
    int top = app_px(view, high < 640 ? 20 : 56);
    app_rect area = {(view->width - width) / 2, top, width, room - top};
    out->board = app_board_layout_fit(view, area, wordmark_size, false);
    int spare = area.h - out->board.tray.h;
    int lift = spare > 0 ? spare / 2 - spare / 4 : 0;
    out->board.tray.y -= lift;
    out->board.y -= lift;
    out->left = out->board.tray.x < area.x ? area.x : out->board.tray.x;
    out->right = out->left + out->board.tray.w;
    if (out->right - out->left < app_px(view, 420)) {
        out->left = area.x;
        out->right = area.x + area.w;
    }
    int y = out->board.tray.y + out->board.tray.h + app_px(view, high < 640 ? 24 : 44);
    y = place_main(app, out, y, narrow);
    out->foot = place_small(app, out, y, narrow) + app_px(view, 24);
}

static app_go choose(app *app, int id)
{
    switch ((title_id)id) {
    case TITLE_CONTINUE:
        return app_go_to(APP_PUSH, APP_SCREEN_PLAY);
    case TITLE_NEW:
        return app_go_to(APP_PUSH, APP_SCREEN_NEW_GAME);
    case TITLE_KEPT:
        return app_bring_back(app) ? app_go_to(APP_PUSH, APP_SCREEN_PLAY) : app_stay();
    case TITLE_SETTINGS:
        return app_go_to(APP_PUSH, APP_SCREEN_SETTINGS);
    case TITLE_KEYS:
        return app_go_to(APP_PUSH, APP_SCREEN_HELP);
    case TITLE_FULL:
        app_toggle_fullscreen(app);
        break;
    case TITLE_QUIT:
        return app_go_to(APP_QUIT, APP_SCREEN_TITLE);
    }
    return app_stay();
}

static void slide(app *app, title_state *self, puzzle_slide moved)
{
    bool was_solved = puzzle_board_equal(&self->wordmark, &self->solved);
    int blank = self->wordmark.blank;
    if (!puzzle_slide_apply(&self->wordmark, moved))
        return;
    double ms =
        app->settings.reduced_motion || app->options.no_animation ? 0 : app->settings.slide_ms;
    app_board_view_show(&self->board, &self->wordmark, app->now, ms);
    if (!was_solved && ms > 0 && puzzle_board_equal(&self->wordmark, &self->solved))
        app_board_view_celebrate(&self->board, blank, app->now);
}

static app_go key(app *app, title_state *self, const app_event *event)
{
    app_intent intent = app_keys_intent(event);
    if (intent >= APP_INTENT_UP && intent <= APP_INTENT_LEFT)
        slide(app, self, (puzzle_slide){(puzzle_move)(intent - APP_INTENT_UP), 1});
    else if (intent >= APP_INTENT_LINE_UP && intent <= APP_INTENT_LINE_LEFT)
        slide(app, self,
              puzzle_slide_line(&self->wordmark, (puzzle_move)(intent - APP_INTENT_LINE_UP)));
    else if (intent == APP_INTENT_NEW)
        return choose(app, TITLE_NEW);
    else if (intent == APP_INTENT_KEPT && app->desk.has_kept)
        return choose(app, TITLE_KEPT);
    else if (intent == APP_INTENT_CONFIRM && !event->repeat)
        return choose(app, has_game(app) ? TITLE_CONTINUE : TITLE_NEW);
    return app_stay();
}

static app_go pointer(app *app, title_state *self, const title_layout *layout,
                      const app_event *event)
{
    int cell;
    switch (event->kind) {
    case APP_EVENT_POINTER_MOVE:
        app_board_view_point(&self->board, &layout->board, event->x, event->y);
        break;
    case APP_EVENT_POINTER_DOWN:
        app_board_view_take(&self->board, &layout->board, event->x, event->y);
        break;
    case APP_EVENT_POINTER_UP:
        cell = app_board_view_let_go(&self->board, &layout->board, app->now);
        if (cell >= 0)
            slide(app, self, puzzle_slide_from(&self->wordmark, cell));
        break;
    case APP_EVENT_POINTER_LEAVE:
    case APP_EVENT_FOCUS_LOST:
        app_board_view_cancel(&self->board, &layout->board, app->now);
        break;
    default:
        break;
    }
    return app_stay();
}

/* A picture dropped here is played at once, at the size that was last chosen. */
static app_go drop(app *app, const char *path)
{
    puzzle_board goal;
    game_round round;
    puzzle_size size = {app->settings.columns, app->settings.rows};
    game_look look = {.style = GAME_NUMBERS, .numbers = app->settings.numbers};
    if (!app_picture_readable(app, path))
        return app_stay();
    puzzle_goal_make(&goal, (puzzle_goal)app->settings.goal, size, NULL);
    app_make_round(&round, &goal, &look, app_new_seed());
    app_begin(app, &round);
    app_take_picture(app, path);
    return app_go_to(APP_PUSH, APP_SCREEN_PLAY);
}

static app_go title_event(app *app, void *state, const app_event *event)
{
    title_state *self = state;
    title_layout layout;
    lay_out(app, &layout);
    app_control_result result = {APP_CONTROL_IGNORED, 0, 0};
    if (!self->board.drag.active)
        result = app_controls_event(&self->controls, &layout.controls, APP_FOCUS_MAY_LEAVE, event,
                                    app->now);
    if (result.outcome == APP_CONTROL_CHOSEN)
        return choose(app, result.id);
    if (result.outcome != APP_CONTROL_IGNORED)
        return app_stay();
    if (event->kind == APP_EVENT_KEY_DOWN)
        return key(app, self, event);
    if (event->kind == APP_EVENT_DROP)
        return drop(app, event->path);
    return pointer(app, self, &layout, event);
}

static app_go title_update(app *app, void *state)
{
    title_state *self = state;
    if (!has_game(app) && self->controls.focus == TITLE_CONTINUE)
        self->controls.focus = TITLE_NEW;
    return app_stay();
}

/* On the Continue button: a miniature of the board, what it is, and how far it has come. */
static void draw_continue(const app *app, const app_view *view, const title_layout *layout)
{
    const game_round *round = &app->desk.current;
    app_rect rect = layout->play_on;
    char title[160], moves[32], time[32], state[256];
    app_skin skin = app_game_skin(app);
    int pad = app_px(view, 14);
    app_rect mini = app_board_miniature_rect(rect.x + pad, rect.y + pad - app_px(view, 1),
                                             rect.h - 2 * pad, round->session.board.size);
    mini.y += (rect.h - 2 * pad - mini.h) / 2;
    app_board_draw_miniature(view, mini, &round->session.board, &skin);
    app_words_game_title(round, title, sizeof title);
    app_words_count((unsigned long long)round->session.moves, moves, sizeof moves);
    app_words_clock(round->session.time_ms, time, sizeof time);
    snprintf(state, sizeof state, app_text(APP_TEXT_GAME_STATE), title, moves, time);
    int x = rect.x + rect.h;
    int room = rect.w - rect.h - app_px(view, 64);
    app_colour ink = view->colours->persimmon_ink;
    app_view_fit(view, APP_TYPE_NOTE, state, room, state, sizeof state);
    app_view_text(view, APP_ALIGN_LEFT, x, rect.y + app_px(view, 30), APP_TYPE_LARGE_BUTTON, ink,
                  app_text(APP_TEXT_CONTINUE));
    app_view_text(view, APP_ALIGN_LEFT, x, rect.y + app_px(view, 57), APP_TYPE_NOTE, ink, state);
    int icon = app_px(view, 26);
    app_draw_icon(view->draw, rect.x + rect.w - app_px(view, 48), rect.y + (rect.h - icon) / 2,
                  icon, APP_ICON_PLAY, ink);
}

static void title_draw(const app *app, const void *state, const app_view *view)
{
    const title_state *self = state;
    title_layout layout;
    lay_out(app, &layout);
    game_look look = {.style = GAME_LETTERS};
    app_skin skin = {.goal = &self->solved, .look = &look, .labels = letters};
    app_board_hint none = {0};
    app_board_view_draw(&self->board, view, &layout.board, &skin, &none, true);
    app_controls_draw(view, &self->controls, &layout.controls);
    if (layout.play_on.w > 0)
        draw_continue(app, view, &layout);
    if (layout.foot + app_px(view, 12) < view->height)
        app_view_text(view, APP_ALIGN_LEFT, layout.left, layout.foot, APP_TYPE_LABEL,
                      view->colours->text2,
                      app_text(game_store_is_second(app->store) ? APP_TEXT_NOT_SAVED
                                                                : APP_TEXT_SAVED_ALWAYS));
}

static double title_wait(const app *app, const void *state)
{
    const title_state *self = state;
    return app_board_view_moving(&self->board, app->now) ? 0 : APP_WAIT_LONG;
}

const app_screen app_screen_title = {
    .size = sizeof(title_state),
    .enter = title_enter,
    .event = title_event,
    .update = title_update,
    .draw = title_draw,
    .wait = title_wait,
};
