/* What the player can set. Every change counts, and is saved, at once. */
#include "screens/settings/settings.h"

#include "program/go.h"
#include "program/window.h"
#include "screens/screens.h"


static void note_theme(const app *app, settings_state *self)
{
    int theme = app->client.settings.theme;
    if (theme != GAME_THEME_CONTRAST)
        self->theme = theme;
}

static void settings_enter(app *app, void *state)
{
    settings_state *self = state;
    app_toy_init(&self->preview, (puzzle_size){3, 3}, false, app->now);
    self->theme = GAME_THEME_DARK;
    note_theme(app, self);
    self->page.controls.focus = SETTINGS_TAB_FIRST;
    self->page.controls.focus_shown = true;
}

/* ---- What can be set ---- */

/* Switched off, the automatic size stays as it is, to be changed from there. */
static void set_scale(app *app, int percent)
{
    app->client.settings.scale_percent = percent;
    app->options.scale_percent = 0; /* the command line's choice gives way */
}

static void set(app *app, settings_state *self, const settings_row *row, int value)
{
    void *field = (char *)&app->client.settings + row->field;
    if (row->id == SETTINGS_SCALE)
        self->scale = value;
    else if (row->id == SETTINGS_SCALE_AUTO)
        set_scale(app, value ? GAME_SCALE_AUTO : app->window.scale.wanted);
    else if (row->id == SETTINGS_CONTRAST)
        app->client.settings.theme = value ? GAME_THEME_CONTRAST : self->theme;
    else if (row->id == SETTINGS_FULL)
        app_set_fullscreen(app, value != 0);
    else if (row->id == SETTINGS_REPLAYS_FIRST)
        app_settings_set_limit(app, self, value);
    else if (row->kind == APP_CONTROL_TOGGLE)
        *(bool *)field = value != 0;
    else
        *(int *)field = value;
    note_theme(app, self);
}

/* What was changed about sound is heard at once. */
static void let_hear(app *app, settings_id id)
{
    if (id == SETTINGS_SOUND)
        app_sound_quieten(app);
    else if (id == SETTINGS_LOUDNESS || id == SETTINGS_TILE_LOUDNESS || id == SETTINGS_SET_FIRST)
        app_sound_play(app, APP_SOUND_HOME);
    else if (id == SETTINGS_INTERFACE_LOUDNESS)
        app_sound_play(app, APP_SOUND_BUTTON);
}

/* All of the present tab, but that the first steps were shown; the text size is that of its toggle. */
static void reset(app *app, settings_state *self)
{
    game_settings fresh = game_settings_default();
    for (int i = 0; i < SETTINGS_ROWS; i++) {
        const settings_row *row = &app_settings_rows[i];
        if (row->tab == self->tab && row->kind != APP_CONTROL_BUTTON &&
            row->id != SETTINGS_FIRST_STEPS && row->id != SETTINGS_SCALE)
            set(app, self, row, app_settings_value(&fresh, row));
    }
    if (self->tab == SETTINGS_CONTROLS)
        app_settings_reset_keys(app, self);
}

/* A toggle, or one of a choice. */
static void choose_value(app *app, settings_state *self, int id)
{
    const settings_row *row = app_settings_row_of(id);
    int value = id - (int)row->id;
    if (row->kind == APP_CONTROL_TOGGLE)
        value = !app_settings_value(&app->client.settings, row);
    else if (row->id == SETTINGS_REPLAYS_FIRST)
        value = game_replay_limits[value];
    set(app, self, row, value);
    let_hear(app, row->id);
}

/* ---- Events ---- */

static bool tabs_are_dropped(const app *app)
{
    return app_view_layout(&app->view) != APP_LAYOUT_WIDE;
}

static void open_tab(app *app, settings_state *self, settings_tab tab)
{
    self->tab = tab;
    self->page.controls.focus = SETTINGS_TAB_FIRST + (int)tab;
    self->page.scroll = (app_scroll){0};
    self->surplus = 0;
    if (tab == SETTINGS_DATA)
        app_settings_load_facts(app, self);
}

static void answer_question(app *app, settings_state *self, bool remove)
{
    if (remove)
        app_settings_remove_surplus(app, self);
    self->surplus = 0;
    self->page.controls.focus = SETTINGS_REPLAYS_FIRST;
}

static bool is_trial(int id)
{
    return id >= SETTINGS_TRY_FIRST && id < SETTINGS_TRY_FIRST + SETTINGS_TRIALS;
}

static app_go export_everything(void)
{
    app_go go = app_go_to(APP_PUSH, APP_SCREEN_BACKUP);
    go.argument.kind = APP_ARGUMENT_EXPORT;
    return go;
}

static app_go choose(app *app, settings_state *self, int id)
{
    if (id < SETTINGS_KEYS_FOUR_START || id > SETTINGS_KEYS_LEAVE)
        app_settings_leave_keys(app, self);
    if (id == SETTINGS_RESULTS)
        return app_go_to(APP_PUSH, APP_SCREEN_STATISTICS);
    if (id == SETTINGS_EXPORT)
        return export_everything();
    if (id == SETTINGS_IMPORT)
        return app_go_files(APP_FILES_BACKUPS);
    if (is_trial(id)) {
        app_settings_try(app, self, id - SETTINGS_TRY_FIRST);
        return app_stay();
    }
    if (id >= SETTINGS_KEYS_FOUR_START) {
        app_settings_choose_key(app, self, id);
        return app_stay();
    }
    if (id >= SETTINGS_FOLDER_FIRST)
        app_settings_copy_folder(app, self, (game_home)(id - SETTINGS_FOLDER_FIRST));
    else if (id == SETTINGS_KEEP || id == SETTINGS_REMOVE)
        answer_question(app, self, id == SETTINGS_REMOVE);
    else if (id == SETTINGS_RESET)
        reset(app, self);
    else if (id < SETTINGS_THEME_FIRST && tabs_are_dropped(app))
        app_drop_open(&self->page.drop, id, (int)self->tab);
    else if (id < SETTINGS_THEME_FIRST)
        open_tab(app, self, (settings_tab)(id - SETTINGS_TAB_FIRST));
    else
        choose_value(app, self, id);
    client_settings_changed(&app->client);
    return app_stay();
}

static void change(app *app, settings_state *self, int id, int value)
{
    set(app, self, app_settings_row_of(id), value);
    let_hear(app, app_settings_row_of(id)->id);
    if (id != SETTINGS_SCALE)
        client_settings_changed(&app->client);
}

/* A slider that changed the scale while it is dragged would run away from the pointer. */
static void apply_scale(app *app, settings_state *self)
{
    if (self->scale == 0 || self->page.controls.pressed == SETTINGS_SCALE)
        return;
    set_scale(app, self->scale);
    self->scale = 0;
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
    apply_scale(app, self);
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
