/* What the player can set. Every change counts, and is saved, at once. */
#include "screens/settings/settings.h"

#include "program/go.h"
#include "program/window.h"
#include "screens/screens.h"

#include <stddef.h>
#include <stdlib.h>

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

#define FIELD(name) offsetof(game_settings, name)

const settings_row app_settings_rows[SETTINGS_ROWS] = {
    {SETTINGS_APPEARANCE, SETTINGS_THEME_FIRST, APP_CONTROL_TAB, APP_TEXT_THEME, APP_TEXTS,
     FIELD(theme)},
    {SETTINGS_APPEARANCE, SETTINGS_PALETTE_FIRST, APP_CONTROL_TAB, APP_TEXT_PALETTE,
     APP_TEXT_PALETTE_NOTE, FIELD(palette)},
    {SETTINGS_APPEARANCE, SETTINGS_NUMBERS, APP_CONTROL_TOGGLE, APP_TEXT_NUMBERS_SETTING,
     APP_TEXT_NUMBERS_SETTING_NOTE, FIELD(numbers)},
    {SETTINGS_APPEARANCE, SETTINGS_FULL, APP_CONTROL_TOGGLE, APP_TEXT_FULLSCREEN,
     APP_TEXT_FULLSCREEN_NOTE, FIELD(fullscreen)},
    {SETTINGS_PLAYING, SETTINGS_SLIDE_TIME, APP_CONTROL_SLIDER, APP_TEXT_SLIDE_TIME,
     APP_TEXT_SLIDE_TIME_NOTE, FIELD(slide_ms)},
    {SETTINGS_PLAYING, SETTINGS_CLOCK_FIRST, APP_CONTROL_TAB, APP_TEXT_CLOCK, APP_TEXT_CLOCK_NOTE,
     FIELD(clock)},
    {SETTINGS_PLAYING, SETTINGS_THOUSANDTHS, APP_CONTROL_TOGGLE, APP_TEXT_THOUSANDTHS,
     APP_TEXT_THOUSANDTHS_NOTE, FIELD(thousandths)},
    {SETTINGS_PLAYING, SETTINGS_INSPECTION_FIRST, APP_CONTROL_TAB, APP_TEXT_INSPECTION,
     APP_TEXT_INSPECTION_NOTE, FIELD(inspection)},
    {SETTINGS_PLAYING, SETTINGS_POINTS, APP_CONTROL_TOGGLE, APP_TEXT_POINTS_SETTING,
     APP_TEXT_POINTS_SETTING_NOTE, FIELD(points)},
    {SETTINGS_PLAYING, SETTINGS_MOVES_LEFT, APP_CONTROL_TOGGLE, APP_TEXT_LEFT_SETTING,
     APP_TEXT_LEFT_SETTING_NOTE, FIELD(moves_left)},
    {SETTINGS_PLAYING, SETTINGS_METRIC_FIRST, APP_CONTROL_TAB, APP_TEXT_SLIDES_SETTING,
     APP_TEXT_SLIDES_SETTING_NOTE, FIELD(metric)},
    {SETTINGS_PLAYING, SETTINGS_FIRST_STEPS, APP_CONTROL_TOGGLE, APP_TEXT_FIRST_STEPS,
     APP_TEXT_FIRST_STEPS_NOTE, FIELD(guided)},
    {SETTINGS_CONTROLS, SETTINGS_HOVER, APP_CONTROL_TOGGLE, APP_TEXT_HOVER, APP_TEXT_HOVER_NOTE,
     FIELD(hover)},
    {SETTINGS_CONTROLS, SETTINGS_HOVER_LINES, APP_CONTROL_TOGGLE, APP_TEXT_HOVER_LINES,
     APP_TEXT_HOVER_LINES_NOTE, FIELD(hover_lines)},
    {SETTINGS_CONTROLS, SETTINGS_SWIPE, APP_CONTROL_TOGGLE, APP_TEXT_SWIPE, APP_TEXT_SWIPE_NOTE,
     FIELD(swipe)},
    {SETTINGS_CONTROLS, SETTINGS_ARROWS, APP_CONTROL_TOGGLE, APP_TEXT_ARROWS, APP_TEXT_ARROWS_NOTE,
     FIELD(invert_arrows)},
    {SETTINGS_CONTROLS, SETTINGS_RUMBLE, APP_CONTROL_TOGGLE, APP_TEXT_RUMBLE, APP_TEXT_RUMBLE_NOTE,
     FIELD(rumble)},
    {SETTINGS_CONTROLS, SETTINGS_REPEAT_FIRST, APP_CONTROL_SLIDER, APP_TEXT_REPEAT_FIRST,
     APP_TEXT_REPEAT_FIRST_NOTE, FIELD(repeat_first)},
    {SETTINGS_CONTROLS, SETTINGS_REPEAT_NEXT, APP_CONTROL_SLIDER, APP_TEXT_REPEAT_NEXT,
     APP_TEXT_REPEAT_NEXT_NOTE, FIELD(repeat_next)},
    {SETTINGS_CONTROLS, SETTINGS_REPEAT_TURN, APP_CONTROL_SLIDER, APP_TEXT_REPEAT_TURN,
     APP_TEXT_REPEAT_TURN_NOTE, FIELD(repeat_turn)},
    {SETTINGS_SOUNDS, SETTINGS_SOUND, APP_CONTROL_TOGGLE, APP_TEXT_SOUND, APP_TEXT_SOUND_NOTE,
     FIELD(sound)},
    {SETTINGS_SOUNDS, SETTINGS_LOUDNESS, APP_CONTROL_SLIDER, APP_TEXT_LOUDNESS, APP_TEXTS,
     FIELD(loudness)},
    {SETTINGS_SOUNDS, SETTINGS_TILE_LOUDNESS, APP_CONTROL_SLIDER, APP_TEXT_TILE_LOUDNESS,
     APP_TEXT_TILE_LOUDNESS_NOTE, FIELD(tile_loudness)},
    {SETTINGS_SOUNDS, SETTINGS_INTERFACE_LOUDNESS, APP_CONTROL_SLIDER, APP_TEXT_INTERFACE_LOUDNESS,
     APP_TEXT_INTERFACE_LOUDNESS_NOTE, FIELD(interface_loudness)},
    {SETTINGS_SOUNDS, SETTINGS_SET_FIRST, APP_CONTROL_TAB, APP_TEXT_SOUND_SET, APP_TEXTS,
     FIELD(sound_set)},
    {SETTINGS_SOUNDS, SETTINGS_SIGNS, APP_CONTROL_TOGGLE, APP_TEXT_SOUND_SIGNS,
     APP_TEXT_SOUND_SIGNS_NOTE, FIELD(sound_signs)},
    {SETTINGS_SOUNDS, SETTINGS_QUIET_AWAY, APP_CONTROL_TOGGLE, APP_TEXT_QUIET_AWAY,
     APP_TEXT_QUIET_AWAY_NOTE, FIELD(quiet_away)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_SCALE_AUTO, APP_CONTROL_TOGGLE, APP_TEXT_SCALE_AUTO,
     APP_TEXT_SCALE_AUTO_NOTE, FIELD(scale_percent)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_SCALE, APP_CONTROL_SLIDER, APP_TEXT_SCALE,
     APP_TEXT_SCALE_NOTE, FIELD(scale_percent)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_CONTRAST, APP_CONTROL_TOGGLE, APP_TEXT_CONTRAST,
     APP_TEXT_CONTRAST_NOTE, FIELD(theme)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_REDUCED, APP_CONTROL_TOGGLE, APP_TEXT_REDUCED,
     APP_TEXT_REDUCED_NOTE, FIELD(reduced_motion)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_PATTERNS, APP_CONTROL_TOGGLE, APP_TEXT_PATTERNS,
     APP_TEXT_PATTERNS_NOTE, FIELD(patterns)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_MARK, APP_CONTROL_TOGGLE, APP_TEXT_MARK, APP_TEXT_MARK_NOTE,
     FIELD(mark_in_place)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_PRESS_TWICE, APP_CONTROL_TOGGLE, APP_TEXT_PRESS_TWICE,
     APP_TEXT_PRESS_TWICE_NOTE, FIELD(press_twice)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_HIDE_TIME, APP_CONTROL_TOGGLE, APP_TEXT_HIDE_TIME,
     APP_TEXT_HIDE_TIME_NOTE, FIELD(hide_time)},
    {SETTINGS_DATA, SETTINGS_REPLAYS_FIRST, APP_CONTROL_TAB, APP_TEXT_REPLAYS_KEPT,
     APP_TEXT_REPLAYS_NOTE, FIELD(replays)},
    {SETTINGS_DATA, SETTINGS_RESULTS, APP_CONTROL_BUTTON, APP_TEXT_RESULTS, APP_TEXT_RESULTS_NOTE,
     0},
    {SETTINGS_DATA, SETTINGS_EXPORT, APP_CONTROL_BUTTON, APP_TEXT_BACKUP_EXPORT,
     APP_TEXT_BACKUP_EXPORT_NOTE, 0},
    {SETTINGS_DATA, SETTINGS_IMPORT, APP_CONTROL_BUTTON, APP_TEXT_BACKUP_IMPORT,
     APP_TEXT_BACKUP_IMPORT_NOTE, 0},
    {SETTINGS_DATA, SETTINGS_FOLDER_FIRST + GAME_HOME_CONFIG, APP_CONTROL_BUTTON,
     APP_TEXT_FOLDER_CONFIG, APP_TEXTS, 0},
    {SETTINGS_DATA, SETTINGS_FOLDER_FIRST + GAME_HOME_STATE, APP_CONTROL_BUTTON,
     APP_TEXT_FOLDER_STATE, APP_TEXTS, 0},
    {SETTINGS_DATA, SETTINGS_FOLDER_FIRST + GAME_HOME_DATA, APP_CONTROL_BUTTON,
     APP_TEXT_FOLDER_DATA, APP_TEXTS, 0},
    {SETTINGS_DATA, SETTINGS_MEMORY_FIRST, APP_CONTROL_TAB, APP_TEXT_MEMORY, APP_TEXT_MEMORY_NOTE,
     FIELD(memory)},
};

/* A choice has the ids from its row's own on; no other row has one of these. */
static const settings_row *row_of(int id)
{
    const settings_row *found = app_settings_rows;
    for (int i = 0; i < SETTINGS_ROWS; i++)
        if ((int)app_settings_rows[i].id <= id && app_settings_rows[i].id > found->id)
            found = &app_settings_rows[i];
    return found;
}

bool app_settings_is_loudness(settings_id id)
{
    return id >= SETTINGS_LOUDNESS && id <= SETTINGS_INTERFACE_LOUDNESS;
}

int app_settings_value(const game_settings *settings, const settings_row *row)
{
    const void *field = (const char *)settings + row->field;
    if (row->id == SETTINGS_SCALE_AUTO)
        return settings->scale_percent == GAME_SCALE_AUTO;
    if (row->id == SETTINGS_CONTRAST)
        return settings->theme == GAME_THEME_CONTRAST;
    return row->kind == APP_CONTROL_TOGGLE ? *(const bool *)field : *(const int *)field;
}

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
    const settings_row *row = row_of(id);
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
    set(app, self, row_of(id), value);
    let_hear(app, row_of(id)->id);
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

static bool settings_first(app *app, void *state, const void *layout, const app_event *event)
{
    const settings_layout *l = layout;
    settings_state *self = state;
    puzzle_board before = self->preview.board;
    bool held = app_toy_first(&self->preview, &l->preview, event, app->now, app_slide_ms(app));
    app_sound_change(app, &self->preview.view, &before, &self->preview.board, &self->preview.goal);
    return held;
}

static void open_chosen_file(app *app, settings_state *self)
{
    if (self->backup)
        app_open_given(app, self->backup);
    free(self->backup);
    self->backup = NULL;
}

/* Results or replays may have become fewer on the screen above. */
static void settings_resume(app *app, void *state)
{
    settings_state *self = state;
    open_chosen_file(app, self);
    if (self->tab == SETTINGS_DATA)
        app_settings_load_facts(app, self);
}

static void settings_leave(app *app, void *state)
{
    settings_state *self = state;
    app_settings_leave_keys(app, self);
    free(self->backup);
}

/* A file was chosen from the list. */
static void settings_take(void *state, app_argument *argument)
{
    settings_state *self = state;
    free(self->backup);
    self->backup = app_argument_path(argument);
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

static app_go settings_answer(app *app, void *state, const void *layout, const app_answer *answer)
{
    const settings_layout *l = layout;
    settings_state *self = state;
    app_go go = app_go_of(answer);
    puzzle_board before = self->preview.board;
    if (answer_key(app, self, answer))
        return app_stay();
    app_toy_answer(&self->preview, &l->preview, answer, app->now, app_slide_ms(app));
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
    .layout = sizeof(settings_layout),
    .take = settings_take,
    .enter = settings_enter,
    .leave = settings_leave,
    .resume = settings_resume,
    .lay_out = app_settings_lay_out,
    .first = settings_first,
    .answer = settings_answer,
    .draw = app_settings_draw,
    .cursor = settings_cursor,
    .wait = settings_wait,
};
