/* The lab: two boards to edit, searches to choose, and what each of them took. */
#include "screens/lab/lab.h"

#include "client/games.h"
#include "program/clipboard.h"
#include "program/say.h"
#include "screens/screens.h"
#include "text/text.h"

static void lab_take(void *state, app_argument *argument)
{
    lab_state *self = state;
    self->from = argument->from;
}

/* From a game the board in play comes along; otherwise all is as it was left. */
static void choose_boards(app *app, const lab_state *self)
{
    const game_session *session = &app->client.desk.current.session;
    if (app->client.lab.boards[GAME_LAB_START].size.columns == 0)
        game_lab_init(&app->client.lab);
    if (self->from == APP_SCREEN_PLAY && app->client.desk.has_current)
        game_lab_set_boards(&app->client.lab, &session->board, &session->goal);
}

static void lab_enter(app *app, void *state)
{
    lab_state *self = state;
    choose_boards(app, self);
    for (int side = 0; side < GAME_LAB_SIDES; side++)
        app_board_view_init(&self->boards[side]);
    app_lab_boards_changed(app, self);
    self->log.at = -1;
    self->controls.focus = LAB_SOLVE;
    self->controls.focus_shown = true;
}

static void lab_leave(app *app, void *state)
{
    app_lab_stop_all(app, state);
}

static void copy_results(app *app)
{
    enum { COPY_LIMIT = 4 << 20 };
    int count = app_lab_list_runs(app).count;
    char words[96];
    sw_text text;
    if (count == 0) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_LAB_NOTHING_TO_COPY));
        return;
    }
    sw_text_init(&text, COPY_LIMIT);
    game_lab_format(&app->client.lab, &text);
    app_text_n(words, sizeof words, APP_TEXT_LAB_COPIED, count);
    app_copy(app, &text, words);
    sw_text_deinit(&text);
}

static app_go step_search(app *app)
{
    char words[96];
    if (puzzle_size_cells(app->client.lab.boards[GAME_LAB_START].size) <= GAME_LAB_SEARCH_CELLS)
        return app_go_to(APP_PUSH, APP_SCREEN_LAB_STEPS);
    app_text_n(words, sizeof words, APP_TEXT_STEPS_TOO_LARGE, GAME_LAB_SEARCH_CELLS);
    app_notify(app, APP_ICON_WARN, words);
    return app_stay();
}

static void open_drop(app *app, lab_state *self, int id)
{
    app_drop_item items[LAB_CHOICES];
    int chosen;
    app_lab_choices(app, id, items, &chosen);
    app_drop_open(&self->drop, id, chosen);
}

static void pick_item(app *app, lab_state *self, int id, int item)
{
    if (id == LAB_GOALS) {
        game_lab_set_goal(&app->client.lab, (puzzle_goal)item);
        self->edit.side = GAME_LAB_GOAL;
        app_lab_boards_changed(app, self);
    } else if (id == LAB_ALGORITHM) {
        app->client.lab.method.algorithm = (solver_algorithm)item;
    } else {
        app->client.lab.method.heuristic = (solver_heuristic)(item + SOLVER_NONE);
    }
}

static void scramble(app *app, lab_state *self)
{
    game_lab_scramble(&app->client.lab, client_new_seed());
    self->edit.side = GAME_LAB_START;
    app_lab_boards_changed(app, self);
}

static app_go choose(app *app, lab_state *self, int id)
{
    if (id >= LAB_TAB_FIRST && id < LAB_TAB_FIRST + LAB_TABS) {
        self->tab = (lab_tab)(id - LAB_TAB_FIRST);
        return app_stay();
    }
    switch (id) {
    case LAB_BACK:
        return app_go_to(APP_POP, APP_SCREEN_TITLE);
    case LAB_HELP:
        return app_go_to(APP_PUSH, APP_SCREEN_HELP);
    case LAB_MAKE:
        return app_go_to(APP_PUSH, APP_SCREEN_LEVEL_MAKER);
    case LAB_STEPS:
        return step_search(app);
    case LAB_GRAPH:
        return app_go_to(APP_PUSH, APP_SCREEN_LAB_GRAPH);
    case LAB_COPY:
        copy_results(app);
        break;
    case LAB_SCRAMBLE:
        scramble(app, self);
        break;
    case LAB_GOALS:
    case LAB_ALGORITHM:
    case LAB_HEURISTIC:
        open_drop(app, self, id);
        break;
    case LAB_SOLVE:
        app_lab_solve(app, self);
        break;
    default:
        app_lab_show_step(app, self, id);
        break;
    }
    return app_stay();
}

static void change_side(app *app, lab_state *self, int id, int side)
{
    puzzle_size size = app->client.lab.boards[GAME_LAB_START].size;
    if (id == LAB_COLUMNS)
        size.columns = side;
    else
        size.rows = side;
    if (!puzzle_size_valid(size))
        return;
    game_lab_set_size(&app->client.lab, size, client_new_seed());
    app_lab_boards_changed(app, self);
}

static app_go key(app *app, lab_state *self, const app_event *event)
{
    switch (event->intent) {
    case APP_INTENT_BACK:
        return app_edit_drop_pick(&self->edit) ? app_stay() : choose(app, self, LAB_BACK);
    case APP_INTENT_PASTE:
        app_lab_paste(app, self);
        break;
    case APP_INTENT_COPY:
        copy_results(app);
        break;
    case APP_INTENT_AUTO:
        app_lab_solve(app, self);
        break;
    default:
        break;
    }
    return app_stay();
}

static bool over_board(const lab_layout *layout, int side, const app_event *event)
{
    app_rect window = layout->page.window;
    return layout->has_boards && app_rect_contains(layout->boards[side].tray, event->x, event->y) &&
           (window.w == 0 || app_rect_contains(window, event->x, event->y));
}

/* Which tile the pointer is over. */
static void follow_pointer(lab_state *self, const lab_layout *layout, const app_event *event)
{
    for (int side = 0; side < GAME_LAB_SIDES; side++)
        app_edit_point(&self->edit, (game_lab_side)side, &layout->boards[side],
                       over_board(layout, side, event), event);
}

static void press_board(app *app, lab_state *self, const lab_layout *layout, int id,
                        const app_event *event)
{
    int side = id - LAB_BOARD_FIRST;
    if (side < 0 || side >= GAME_LAB_SIDES || event->kind != APP_EVENT_POINTER_DOWN)
        return;
    int cell = app_board_layout_cell_at(&layout->boards[side], event->x, event->y);
    if (cell >= 0)
        app_lab_press_cell(app, self, (game_lab_side)side, cell);
}

static app_go drop_event(app *app, lab_state *self, const lab_layout *layout,
                         const app_event *event)
{
    app_drop_layout drop;
    int id = self->drop.open;
    app_lab_lay_out_drop(app, self, layout, &drop);
    int item = app_drop_event(&self->drop, &drop, event, app->now);
    if (item >= 0)
        pick_item(app, self, id, item);
    return app_stay();
}

/* The two lists; another row is another run, and its solution. */
static bool list_event(app *app, lab_state *self, const lab_layout *layout, const app_event *event)
{
    int before = self->runs.at;
    bool used = app_list_event(&self->runs, &layout->runs, &self->controls, event) ||
                app_list_event(&self->log, &layout->lines, &self->controls, event);
    if (self->runs.at != before) {
        app_lab_open_run(app, self);
        app_lab_show_boards(app, self, true);
    }
    return used;
}

static app_go lab_event(app *app, void *state, const app_event *event)
{
    lab_state *self = state;
    lab_layout layout;
    app_lab_lay_out(app, self, &layout);
    if (self->drop.open)
        return drop_event(app, self, &layout, event);
    if (event->kind == APP_EVENT_POINTER_MOVE || event->kind == APP_EVENT_POINTER_LEAVE)
        follow_pointer(self, &layout, event);
    if (list_event(app, self, &layout, event) ||
        app_scroll_event(&self->scroll, &layout.page, event))
        return app_stay();
    if (event->kind == APP_EVENT_KEY_DOWN && app_lab_edit_key(app, self, event))
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

static app_go lab_update(app *app, void *state)
{
    app_lab_poll(app, state);
    return app_stay();
}

/* What a running search has done is told so often, in ms. */
enum { RUNNING_FRAME_MS = 100 };

static double lab_wait(const app *app, const void *state)
{
    const lab_state *self = state;
    lab_layout layout;
    for (int side = 0; side < GAME_LAB_SIDES; side++)
        if (app_board_view_moving(&self->boards[side], app->now))
            return 0;
    app_lab_lay_out(app, self, &layout);
    double wait = app_controls_wait(&self->controls, &layout.controls, app->now);
    return self->job && wait > RUNNING_FRAME_MS ? RUNNING_FRAME_MS : wait;
}

const app_screen app_screen_lab = {
    .size = sizeof(lab_state),
    .take = lab_take,
    .enter = lab_enter,
    .leave = lab_leave,
    .event = lab_event,
    .update = lab_update,
    .draw = app_lab_draw,
    .wait = lab_wait,
};
