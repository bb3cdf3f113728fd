/* Makes a level of any start and any goal, and saves it to be played and shared. */
#include "screens/level_maker/level_maker.h"

#include "client/games.h"
#include "client/records.h"
#include "program/clipboard.h"
#include "program/say.h"
#include "screens/screens.h"

static void maker_take(void *state, app_argument *argument)
{
    maker_state *self = state;
    self->from = argument->from;
}

/* A 4x4 scramble of the standard goal. */
static void begin_standard(maker_state *self)
{
    puzzle_goal_make(&self->lab.boards[GAME_LAB_GOAL], PUZZLE_GOAL_STANDARD, (puzzle_size){4, 4},
                     NULL);
    game_lab_scramble(&self->lab, client_new_seed());
}

/* The lab's boards and those of a game come along; the game's as it stands, unless that is its end. */
static void choose_boards(const app *app, maker_state *self)
{
    const game_session *session = &app->client.desk.current.session;
    if (self->from == APP_SCREEN_LAB)
        game_lab_set_boards(&self->lab, &app->client.lab.boards[GAME_LAB_START],
                            &app->client.lab.boards[GAME_LAB_GOAL]);
    else if (self->from == APP_SCREEN_PLAY && app->client.desk.has_current)
        game_lab_set_boards(&self->lab,
                            game_session_solved(session) ? &session->start : &session->board,
                            &session->goal);
    else
        begin_standard(self);
}

bool app_maker_is_level(const maker_state *self)
{
    game_lab_verdict verdict = game_lab_judge(&self->lab);
    return verdict.solvable && verdict.swaps > 0;
}

static void boards_changed(app *app, maker_state *self)
{
    bool still = app->client.settings.reduced_motion || app->options.no_animation;
    app_edit_fit(&self->edit, self->lab.boards[GAME_LAB_START].size);
    for (int side = 0; side < GAME_LAB_SIDES; side++)
        app_board_view_show(&self->boards[side], &self->lab.boards[side], app->now,
                            still ? 0 : app->client.settings.slide_ms);
    app_maker_seek_par(app, self);
}

/* Nobody has to type a name: levels are counted. */
static void name_unnamed(app *app, maker_state *self)
{
    int count = 0;
    const game_levels *levels = client_levels(&app->client);
    for (int i = 0; i < levels->count; i++)
        if (levels->packs[i].own)
            count += levels->packs[i].pack.count;
    app_textf(self->unnamed, sizeof self->unnamed, APP_TEXT_MAKER_UNNAMED, count + 1);
}

static void maker_enter(app *app, void *state)
{
    maker_state *self = state;
    choose_boards(app, self);
    for (int side = 0; side < GAME_LAB_SIDES; side++)
        app_board_view_init(&self->boards[side]);
    app_field_init(&self->title, PUZZLE_LEVEL_TEXT_SIZE - 1, "");
    app_field_init(&self->pack, PUZZLE_LEVEL_TEXT_SIZE - 1, app_text(APP_TEXT_MAKER_MY_LEVELS));
    name_unnamed(app, self);
    boards_changed(app, self);
    self->controls.focus = MAKER_TITLE;
    self->controls.focus_shown = true;
}

static void maker_leave(app *app, void *state)
{
    (void)app;
    app_maker_stop_par(state);
}

/* ---- Input ---- */

/* To the levels, where the new one is chosen. */
static app_go save(app *app, maker_state *self)
{
    if (!app_maker_is_level(self)) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_MAKER_NO_LEVEL));
        return app_stay();
    }
    if (!app_maker_save(app, self))
        return app_stay();
    if (self->from == APP_SCREEN_LEVELS)
        return app_go_to(APP_POP, APP_SCREEN_LEVELS);
    return app_go_to(APP_HOME, APP_SCREEN_LEVELS);
}

static app_go choose(app *app, maker_state *self, int id)
{
    puzzle_goal goal;
    bool named = puzzle_goal_identify(&self->lab.boards[GAME_LAB_GOAL], &goal);
    switch (id) {
    case MAKER_BACK:
        return app_go_to(APP_POP, APP_SCREEN_LEVELS);
    case MAKER_HELP:
        return app_go_to(APP_PUSH, APP_SCREEN_HELP);
    case MAKER_SAVE:
        return save(app, self);
    case MAKER_GOALS:
        app_drop_open(&self->drop, MAKER_GOALS, named ? (int)goal : -1);
        break;
    case MAKER_SCRAMBLE:
        game_lab_scramble(&self->lab, client_new_seed());
        self->edit.side = GAME_LAB_START;
        boards_changed(app, self);
        break;
    default:
        break;
    }
    return app_stay();
}

static void change_side(app *app, maker_state *self, int id, int side)
{
    puzzle_size size = self->lab.boards[GAME_LAB_START].size;
    if (id == MAKER_COLUMNS)
        size.columns = side;
    else
        size.rows = side;
    game_lab_set_size(&self->lab, size, client_new_seed());
    boards_changed(app, self);
}

static app_go key(app *app, maker_state *self, const app_event *event)
{
    bool in_field = self->controls.focus == MAKER_TITLE || self->controls.focus == MAKER_PACK;
    switch (event->intent) {
    case APP_INTENT_BACK:
        return app_edit_drop_pick(&self->edit) ? app_stay() : choose(app, self, MAKER_BACK);
    case APP_INTENT_CONFIRM:
        return in_field ? save(app, self) : app_stay();
    case APP_INTENT_PASTE:
        if (app_paste_side(app, &self->lab, self->edit.side))
            boards_changed(app, self);
        break;
    default:
        break;
    }
    return app_stay();
}

static bool over_board(const maker_layout *layout, int side, const app_event *event)
{
    app_rect window = layout->page.window;
    return app_rect_contains(layout->boards[side].tray, event->x, event->y) &&
           (window.w == 0 || app_rect_contains(window, event->x, event->y));
}

static void press_board(app *app, maker_state *self, const maker_layout *layout, int id,
                        const app_event *event)
{
    int side = id - MAKER_BOARD_FIRST;
    if (side < 0 || side >= GAME_LAB_SIDES || event->kind != APP_EVENT_POINTER_DOWN)
        return;
    int cell = app_board_layout_cell_at(&layout->boards[side], event->x, event->y);
    if (cell >= 0 &&
        app_edit_press(&self->edit, (game_lab_side)side, cell, &self->lab.boards[side]))
        boards_changed(app, self);
}

/* The boards' keys, while one of them has the focus. */
static bool edit_key(app *app, maker_state *self, const app_event *event)
{
    int side = self->controls.focus - MAKER_BOARD_FIRST;
    if (side < 0 || side >= GAME_LAB_SIDES || event->kind != APP_EVENT_KEY_DOWN)
        return false;
    app_edited edited =
        app_edit_key(&self->edit, (game_lab_side)side, &self->lab.boards[side], event);
    if (edited == APP_EDIT_CHANGED)
        boards_changed(app, self);
    self->controls.focus_shown = self->controls.focus_shown || edited != APP_EDIT_IGNORED;
    return edited != APP_EDIT_IGNORED;
}

static bool field_event(app *app, maker_state *self, const maker_layout *layout,
                        const app_event *event)
{
    const app_control *title = app_control_find(&layout->controls, MAKER_TITLE);
    const app_control *pack = app_control_find(&layout->controls, MAKER_PACK);
    int focus = self->controls.focus;
    bool used = app_field_event(&self->title, &app->view, title->rect, focus == MAKER_TITLE, event);
    return app_field_event(&self->pack, &app->view, pack->rect, focus == MAKER_PACK, event) || used;
}

static app_go drop_event(app *app, maker_state *self, const maker_layout *layout,
                         const app_event *event)
{
    app_drop_layout drop;
    app_maker_lay_out_drop(app, self, layout, &drop);
    int item = app_drop_event(&self->drop, &drop, event, app->now);
    if (item >= 0) {
        game_lab_set_goal(&self->lab, (puzzle_goal)item);
        self->edit.side = GAME_LAB_GOAL;
        boards_changed(app, self);
    }
    return app_stay();
}

static void follow_pointer(maker_state *self, const maker_layout *layout, const app_event *event)
{
    if (event->kind == APP_EVENT_POINTER_MOVE || event->kind == APP_EVENT_POINTER_LEAVE)
        for (int side = 0; side < GAME_LAB_SIDES; side++)
            app_edit_point(&self->edit, (game_lab_side)side, &layout->boards[side],
                           over_board(layout, side, event), event);
}

static app_go maker_event(app *app, void *state, const app_event *event)
{
    maker_state *self = state;
    maker_layout layout;
    app_maker_lay_out(app, self, &layout);
    if (self->drop.open)
        return drop_event(app, self, &layout, event);
    follow_pointer(self, &layout, event);
    if (app_scroll_event(&self->scroll, &layout.page, event) ||
        field_event(app, self, &layout, event) || edit_key(app, self, event))
        return app_stay();
    app_control_result result =
        app_controls_event(&self->controls, &layout.controls, APP_FOCUS_KEEPS, event, app->now);
    if (event->kind == APP_EVENT_KEY_DOWN)
        app_scroll_follow(&self->scroll, &layout.page, &self->controls, &layout.controls);
    if (result.outcome == APP_CONTROL_CHOSEN)
        return choose(app, self, result.id);
    if (result.outcome == APP_CONTROL_CHANGED)
        change_side(app, self, result.id, result.value);
    if (result.outcome == APP_CONTROL_HELD)
        press_board(app, self, &layout, result.id, event);
    if (result.outcome == APP_CONTROL_IGNORED && event->kind == APP_EVENT_KEY_DOWN)
        return key(app, self, event);
    return app_stay();
}

static app_go maker_update(app *app, void *state)
{
    app_maker_poll_par(app, state);
    return app_stay();
}

static bool maker_types(const app *app, const void *state)
{
    const maker_state *self = state;
    (void)app;
    return !self->drop.open &&
           (self->controls.focus == MAKER_TITLE || self->controls.focus == MAKER_PACK);
}

/* What the search for the par has found is told so often, in ms. */
enum { SEEKING_FRAME_MS = 100 };

static double maker_wait(const app *app, const void *state)
{
    const maker_state *self = state;
    maker_layout layout;
    for (int side = 0; side < GAME_LAB_SIDES; side++)
        if (app_board_view_moving(&self->boards[side], app->now))
            return 0;
    app_maker_lay_out(app, self, &layout);
    double wait = app_controls_wait(&self->controls, &layout.controls, app->now);
    return self->par.job && wait > SEEKING_FRAME_MS ? SEEKING_FRAME_MS : wait;
}

const app_screen app_screen_level_maker = {
    .size = sizeof(maker_state),
    .take = maker_take,
    .enter = maker_enter,
    .leave = maker_leave,
    .event = maker_event,
    .update = maker_update,
    .draw = app_maker_draw,
    .types = maker_types,
    .wait = maker_wait,
};
