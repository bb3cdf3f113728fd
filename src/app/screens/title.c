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
    TITLE_LAB,
    TITLE_SETTINGS,
    TITLE_KEYS,
    TITLE_FULL,
    TITLE_QUIT,
} title_id;

typedef struct title_state {
    app_controls controls;
    app_board_view board;
    puzzle_board wordmark, solved;
    bool had_game; /* as of the last update */
    int frames;    /* drawn so far */
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
    self->had_game = !has_game(app);
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

/* One way on from here. */
typedef struct way {
    title_id id;
    app_text_id label;
    app_icon icon;
} way;

/* A button too narrow for both goes without its pictogram. */
static app_icon icon_of(const app_view *view, const way *way, int width)
{
    int both = app_px(view, 32) + app_view_text_width(view, APP_TYPE_BUTTON, app_text(way->label));
    return both > width - app_px(view, 20) ? APP_ICON_NONE : way->icon;
}

static void add_row(const app *app, title_layout *out, const way *ways, int count, app_rect area)
{
    int gap = app_px(&app->view, 12);
    int width = (area.w - (count - 1) * gap) / count;
    for (int i = 0; i < count; i++)
        add(out, ways[i].id, APP_CONTROL_BUTTON,
            (app_rect){area.x + i * (width + gap), area.y, width, area.h}, ways[i].label,
            icon_of(&app->view, &ways[i], width));
}

/* The persimmon button goes on with a game or, without one, to a new one. */
static void add_first(const app *app, title_layout *out, app_rect rect)
{
    if (has_game(app)) {
        out->play_on = rect;
        add(out, TITLE_CONTINUE, APP_CONTROL_PRIMARY, rect, APP_TEXT_CONTINUE, APP_ICON_NONE)
            ->label = NULL; /* drawn with the board beside it */
        return;
    }
    app_control *fresh =
        add(out, TITLE_NEW, APP_CONTROL_PRIMARY, rect, APP_TEXT_NEW_GAME, APP_ICON_NONE);
    fresh->note = app_text(APP_TEXT_NEW_GAME_NOTE);
    fresh->tall = true;
}

/* What stands beside the first button, and what in the rows below, by what there is to go on with. */
static int list_ways(const app *app, way *ways)
{
    static const way all[] = {
        {TITLE_NEW, APP_TEXT_NEW_GAME, APP_ICON_PLUS},
        {TITLE_KEPT, APP_TEXT_BRING_BACK, APP_ICON_CLOCK},
        {TITLE_LAB, APP_TEXT_LAB, APP_ICON_LAB},
        {TITLE_SETTINGS, APP_TEXT_SETTINGS, APP_ICON_GEAR},
        {TITLE_KEYS, APP_TEXT_KEYS, APP_ICON_HELP},
        {TITLE_FULL, APP_TEXT_FULLSCREEN, APP_ICON_FULL},
        {TITLE_QUIT, APP_TEXT_QUIT, APP_ICON_CLOSE},
    };
    int count = 0;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        bool shown = all[i].id == TITLE_NEW    ? has_game(app)
                     : all[i].id == TITLE_KEPT ? app->desk.has_kept
                                               : true;
        if (shown)
            ways[count++] = all[i];
    }
    return count;
}

enum { WAYS = 7 };

/* How the buttons stand, in the design's pixels. */
typedef struct button_grid {
    int main, row, step; /* heights, and from one row to the next */
    int beside;          /* how many ways stand beside the first button, */
    int columns;         /* and how many at most in a row below */
} button_grid;

/* Between the first button and the rows. */
static int grid_gap(button_grid grid)
{
    return grid.main / 3;
}

static button_grid grid_of(const app_view *view)
{
    bool low = view->height < app_px(view, 600);
    if (view->width < app_px(view, 700))
        return low ? (button_grid){66, 44, 56, 0, 3} : (button_grid){84, 56, 76, 0, 2};
    button_grid grid = low ? (button_grid){66, 46, 60, 2, 6} : (button_grid){84, 56, 76, 2, 6};
    if (view->width < app_px(view, 900)) {
        grid.beside = 1;
        grid.columns = 3;
    }
    return grid;
}

static int rows_below(button_grid grid, int count)
{
    return (count - grid.beside + grid.columns - 1) / grid.columns;
}

static void place_ways(const app *app, title_layout *out, int y, button_grid grid)
{
    const app_view *view = &app->view;
    way ways[WAYS];
    int count = list_ways(app, ways);
    int width = out->right - out->left;
    int gap = app_px(view, 16);
    int high = app_px(view, grid.main);
    app_rect first = {out->left, y, width, high};
    if (grid.beside > 0)
        first.w = (width - gap) / 2;
    add_first(app, out, first);
    if (grid.beside > 0)
        add_row(app, out, ways, grid.beside,
                (app_rect){out->left + first.w + gap, y, width - first.w - gap, high});
    y += high + app_px(view, grid_gap(grid));
    for (int done = grid.beside; done < count; done += grid.columns) {
        int left = count - done;
        add_row(app, out, ways + done, left < grid.columns ? left : grid.columns,
                (app_rect){out->left, y, width, app_px(view, grid.row)});
        y += app_px(view, grid.step);
    }
}

static void lay_out(const app *app, title_layout *out)
{
    const app_view *view = &app->view;
    *out = (title_layout){0};
    button_grid grid = grid_of(view);
    way ways[WAYS];
    int count = list_ways(app, ways);
    int below = app_px(view, grid.main + grid_gap(grid) + rows_below(grid, count) * grid.step);
    int gap = app_px(view, view->height < app_px(view, 640) ? 22 : 45);
    int foot = app_px(view, 44);
    int margin = app_px(view, view->width < app_px(view, 960) ? 32 : 64);
    int width = app_px(view, 894);
    if (width > view->width - 2 * margin)
        width = view->width - 2 * margin;
    int room = view->height - below - gap - foot - app_px(view, 16);
    app_rect area = {(view->width - width) / 2, 0, width, room};
    out->board = app_board_layout_fit(view, area, wordmark_size, false);
    app_rect tray = out->board.tray;
    int spare = view->height - foot - below - gap - tray.h;
    int top = spare / 2 < app_px(view, 60) ? spare / 2
                                           : app_px(view, 60) + (spare - app_px(view, 184)) / 3;
    out->board.y += top - tray.y;
    out->board.tray.y = top;
    bool small = tray.w < app_px(view, 600);
    out->left = small ? area.x : tray.x;
    out->right = small ? area.x + area.w : tray.x + tray.w;
    out->foot = view->height - app_px(view, 36);
    place_ways(app, out, top + tray.h + gap, grid);
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
    case TITLE_LAB:
        return app_go_to(APP_PUSH, APP_SCREEN_LAB);
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
    else if (intent == APP_INTENT_CONFIRM)
        return choose(app, has_game(app) ? TITLE_CONTINUE : TITLE_NEW);
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
    if (!app_board_view_holds(&self->board, event))
        result = app_controls_event(&self->controls, &layout.controls, APP_FOCUS_MAY_LEAVE, event,
                                    app->now);
    if (result.outcome == APP_CONTROL_CHOSEN)
        return choose(app, result.id);
    if (result.outcome != APP_CONTROL_IGNORED) {
        self->board.hover = -1; /* the pointer is over a control */
        return app_stay();
    }
    if (event->kind == APP_EVENT_KEY_DOWN)
        return key(app, self, event);
    if (event->kind == APP_EVENT_DROP)
        return drop(app, event->path);
    int cell = app_board_view_event(&self->board, &layout.board, event, app->now);
    if (cell >= 0)
        slide(app, self, puzzle_slide_from(&self->wordmark, cell));
    return app_stay();
}

static app_go title_update(app *app, void *state)
{
    title_state *self = state;
    if (self->had_game != has_game(app)) {
        self->had_game = has_game(app);
        self->controls.focus = self->had_game ? TITLE_CONTINUE : TITLE_NEW;
    }
    if (self->frames < 2 && self->frames++ == 1)
        app_use_picture(app); /* a large picture must not hold the first frame back */
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
    app_view_text(view, APP_ALIGN_LEFT, x, rect.y + rect.h * 36 / 100, APP_TYPE_LARGE_BUTTON, ink,
                  app_text(APP_TEXT_CONTINUE));
    app_view_text(view, APP_ALIGN_LEFT, x, rect.y + rect.h * 68 / 100, APP_TYPE_NOTE, ink, state);
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
    app_view_text(
        view, APP_ALIGN_LEFT, layout.left, layout.foot, APP_TYPE_LABEL, view->colours->text2,
        app_text(game_store_is_second(app->store) ? APP_TEXT_NOT_SAVED : APP_TEXT_SAVED_ALWAYS));
}

static double title_wait(const app *app, const void *state)
{
    const title_state *self = state;
    return self->frames < 2 || app_board_view_moving(&self->board, app->now) ? 0 : APP_WAIT_LONG;
}

const app_screen app_screen_title = {
    .size = sizeof(title_state),
    .enter = title_enter,
    .event = title_event,
    .update = title_update,
    .draw = title_draw,
    .wait = title_wait,
};
