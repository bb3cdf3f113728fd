/* What the player can set. Every change counts, and is saved, at once. */
#include "screens/settings/settings.h"

#include "program/clipboard.h"
#include "program/go.h"
#include "screens/screens.h"

static void settings_enter(app *app, void *state)
{
    settings_state *self = state;
    app_toy_init(&self->preview, (puzzle_size){3, 3}, false, app->now);
    self->theme = GAME_THEME_DARK;
    app_settings_note_theme(app, self);
    self->page.controls.focus = app_settings_id(SETTINGS_TAB, SETTINGS_APPEARANCE, 0);
    self->page.controls.focus_shown = true;
}

/* ---- What can be set ---- */

static void reset(app *app, settings_state *self)
{
    game_settings fresh = game_settings_default();
    for (const settings_row *row = app_settings_rows; row->label; row++)
        if (row->tab == self->tab && row->kind != APP_CONTROL_BUTTON && !row->lasts)
            app_settings_set(app, self, row, app_settings_value(app, self, &fresh, row));
    if (self->tab == SETTINGS_CONTROLS)
        app_settings_reset_keys(app, self);
}

/* The player has set it: what was changed about sound is heard at once. */
static void set(app *app, settings_state *self, const settings_row *row, int value)
{
    app_settings_set(app, self, row, value);
    if (row->play)
        row->play(app);
}

static void copy_folder(app *app, const char *path)
{
    sw_text text;
    sw_text_init(&text, OS_PATH_SIZE);
    sw_text_add(&text, path);
    app_copy(app, &text, _("The folder's path is copied"));
    sw_text_deinit(&text);
}

/* A toggle, one of a choice, or a button. */
static app_go choose_row(app *app, settings_state *self, const settings_row *row, int n)
{
    if (row->is_folder)
        copy_folder(app, self->facts.folders[row->home]);
    else if (row->kind == APP_CONTROL_BUTTON)
        return row->press();
    else if (row->kind == APP_CONTROL_TOGGLE)
        set(app, self, row, !app_settings_value(app, self, &app->client.settings, row));
    else
        set(app, self, row, row->values ? row->values[n] : n);
    return app_stay();
}

/* ---- Events ---- */

static bool tabs_are_dropped(const app *app)
{
    return app_view_layout(&app->view) != APP_LAYOUT_WIDE;
}

static void open_tab(app *app, settings_state *self, settings_tab tab)
{
    self->tab = tab;
    self->page.controls.focus = app_settings_id(SETTINGS_TAB, (int)tab, 0);
    self->page.scroll = (app_scroll){0};
    self->surplus = 0;
    if (tab == SETTINGS_DATA)
        app_settings_load_facts(app, self);
}

static void choose_tab(app *app, settings_state *self, int id)
{
    if (tabs_are_dropped(app))
        app_drop_open(&self->page.drop, id, (int)self->tab);
    else
        open_tab(app, self, (settings_tab)app_settings_index(id));
}

static app_go choose(app *app, settings_state *self, int id)
{
    app_go go = app_stay();
    settings_id group = app_settings_group(id);
    int index = app_settings_index(id);
    if (group != SETTINGS_ASKED)
        app_settings_leave_keys(app, self);
    if (group == SETTINGS_ROW)
        go = choose_row(app, self, &app_settings_rows[index], app_settings_n(id));
    else if (group == SETTINGS_TAB)
        choose_tab(app, self, id);
    else if (group == SETTINGS_TRIAL)
        app_settings_try(app, self, index);
    else if (group == SETTINGS_ACTION || group == SETTINGS_ASKED)
        app_settings_choose_key(app, self, id);
    else if (id == SETTINGS_KEEP || id == SETTINGS_REMOVE)
        app_settings_answer_limit(app, self, id == SETTINGS_REMOVE);
    else if (id == SETTINGS_RESET)
        reset(app, self);
    if (group == SETTINGS_ROW || id == SETTINGS_REMOVE || id == SETTINGS_RESET)
        client_settings_changed(&app->client);
    return go;
}

static void take_scale(app *app, settings_state *self)
{
    if (self->scale == 0 || self->page.controls.pressed != 0)
        return;
    app_settings_take_scale(app, self);
    client_settings_changed(&app->client);
}

static void change(app *app, settings_state *self, int id, int value)
{
    set(app, self, &app_settings_rows[app_settings_index(id)], value);
    if (self->scale == 0)
        client_settings_changed(&app->client);
}

static bool settings_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    settings_state *self = state;
    app_board_layout board = app_settings_preview(p);
    puzzle_board before = self->preview.board;
    bool held = app_toy_first(&self->preview, &board, event, app->now, app_slide_ms(app));
    app_sound_change(app, &self->preview.view, &before, &self->preview.board, &self->preview.goal);
    return held;
}

/* Results or replays may have become fewer on the screen above. */
static void settings_resume(app *app, void *state)
{
    settings_state *self = state;
    if (self->tab == SETTINGS_DATA)
        app_settings_load_facts(app, self);
}

static void settings_leave(app *app, void *state)
{
    app_settings_leave_keys(app, state);
}

/* What concerns a key that is being changed. True: nothing else happens. */
static bool answer_key(app *app, settings_state *self, const app_answer *answer)
{
    const app_event *event = answer->event;
    bool down = event->kind == APP_EVENT_KEY_DOWN;
    bool beside = answer->kind == APP_ANSWER_NONE && event->kind == APP_EVENT_POINTER_DOWN;
    bool back = down && (event->control == APP_INTENT_BACK || event->intent == APP_INTENT_BACK);
    bool erase = down && (event->control == APP_INTENT_ERASE || event->intent == APP_INTENT_DELETE);
    if (event->kind == APP_EVENT_SOURCE)
        app_settings_hear(app, self, event);
    else if (beside || event->kind == APP_EVENT_FOCUS_LOST)
        app_settings_leave_keys(app, self);
    else if (erase)
        return app_settings_take_away(app, self);
    else
        return back && app_settings_leave_keys(app, self);
    return event->kind == APP_EVENT_SOURCE;
}

static app_go settings_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    settings_state *self = state;
    app_board_layout board = app_settings_preview(p);
    app_go go = app_go_of(answer);
    puzzle_board before = self->preview.board;
    if (answer_key(app, self, answer))
        return app_stay();
    app_toy_answer(&self->preview, &board, answer, app->now, app_slide_ms(app));
    app_sound_change(app, &self->preview.view, &before, &self->preview.board, &self->preview.goal);
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_ID_OWN)
        go = choose(app, self, answer->id);
    if (answer->kind == APP_ANSWER_ITEM && answer->value >= 0)
        open_tab(app, self, (settings_tab)answer->value);
    if (answer->kind == APP_ANSWER_CHANGED)
        change(app, self, answer->id, answer->value);
    take_scale(app, self);
    if (app_answer_intent(answer) == APP_INTENT_BACK && self->surplus > 0)
        return choose(app, self, SETTINGS_KEEP);
    return go;
}

static app_cursor settings_cursor(const app *app, const void *state)
{
    const settings_state *self = state;
    (void)app;
    return app_board_view_cursor(&self->preview.view);
}

static double settings_wait(const app *app, const void *state)
{
    const settings_state *self = state;
    return app_board_view_moving(&self->preview.view, app->now) ? 0 : APP_WAIT_LONG;
}

const app_screen app_screen_settings = {
    .size = sizeof(settings_state),
    .enter = settings_enter,
    .leave = settings_leave,
    .resume = settings_resume,
    .parts = app_settings_parts,
    .first = settings_first,
    .answer = settings_answer,
    .cursor = settings_cursor,
    .wait = settings_wait,
};
