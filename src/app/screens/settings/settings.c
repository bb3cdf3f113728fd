/* What the player can set. Every change counts, and is saved, at once. */
#include "screens/settings/settings.h"

#include "program/window.h"
#include "puzzle/goal.h"
#include "screens/screens.h"

static void settings_enter(app *app, void *state)
{
    static const puzzle_tile tiles[] = {1, 2, 3, 4, 5, 6, 7, PUZZLE_BLANK, 8};
    static const puzzle_size size = {3, 3};
    settings_state *self = state;
    puzzle_goal_make(&self->solved, PUZZLE_GOAL_STANDARD, size, NULL);
    puzzle_board_init(&self->board, size, tiles, NULL);
    app_board_view_init(&self->preview);
    app_board_view_show(&self->preview, &self->board, app->now, 0);
    self->scale = app->client.settings.scale_percent;
    self->controls.focus = SETTINGS_PAGE_FIRST;
    self->controls.focus_shown = true;
}

bool app_settings_is_on(const game_settings *settings, settings_id id)
{
    switch (id) {
    case SETTINGS_PATTERNS:
        return settings->patterns;
    case SETTINGS_MARK:
        return settings->mark_in_place;
    case SETTINGS_REDUCED:
        return settings->reduced_motion;
    case SETTINGS_ARROWS:
        return settings->invert_arrows;
    case SETTINGS_NUMBERS:
        return settings->numbers;
    case SETTINGS_POINTS:
        return settings->points;
    case SETTINGS_MOVES_LEFT:
        return settings->moves_left;
    case SETTINGS_FIRST_STEPS:
        return !settings->guided;
    case SETTINGS_FULL:
        return settings->fullscreen;
    default:
        return false;
    }
}

static void flip(app *app, settings_id id)
{
    game_settings *settings = &app->client.settings;
    bool on = !app_settings_is_on(settings, id);
    switch (id) {
    case SETTINGS_PATTERNS:
        settings->patterns = on;
        break;
    case SETTINGS_MARK:
        settings->mark_in_place = on;
        break;
    case SETTINGS_REDUCED:
        settings->reduced_motion = on;
        break;
    case SETTINGS_ARROWS:
        settings->invert_arrows = on;
        break;
    case SETTINGS_NUMBERS:
        settings->numbers = on;
        break;
    case SETTINGS_POINTS:
        settings->points = on;
        break;
    case SETTINGS_MOVES_LEFT:
        settings->moves_left = on;
        break;
    case SETTINGS_FIRST_STEPS:
        settings->guided = !on;
        break;
    case SETTINGS_FULL:
        app_set_fullscreen(app, on);
        break;
    default:
        break;
    }
}

static void reset_page(app *app, settings_state *self)
{
    game_settings *settings = &app->client.settings;
    game_settings fresh = game_settings_default();
    switch (self->page) {
    case SETTINGS_LOOK:
        settings->theme = fresh.theme;
        settings->palette = fresh.palette;
        settings->patterns = fresh.patterns;
        settings->mark_in_place = fresh.mark_in_place;
        break;
    case SETTINGS_PLAYING:
        settings->slide_ms = fresh.slide_ms;
        settings->reduced_motion = fresh.reduced_motion;
        settings->invert_arrows = fresh.invert_arrows;
        settings->numbers = fresh.numbers;
        settings->points = fresh.points;
        settings->moves_left = fresh.moves_left;
        break;
    case SETTINGS_WINDOW:
        self->scale = fresh.scale_percent;
        app_set_fullscreen(app, fresh.fullscreen);
        break;
    case SETTINGS_DATA:
        settings->memory = fresh.memory;
        app_settings_set_limit(app, self, fresh.replays);
        break;
    }
}

static void open_page(app *app, settings_state *self, settings_page page)
{
    self->page = page;
    self->scroll = (app_scroll){0};
    self->surplus = 0;
    if (page == SETTINGS_DATA)
        app_settings_load_facts(app, self);
}

/* A tab of one of the choices, or of the pages. */
static void choose_tab(app *app, settings_state *self, int id)
{
    if (id >= SETTINGS_REPLAYS_FIRST)
        app_settings_set_limit(app, self, app_settings_limits[id - SETTINGS_REPLAYS_FIRST]);
    else if (id >= SETTINGS_MEMORY_FIRST)
        app->client.settings.memory = id - SETTINGS_MEMORY_FIRST;
    else if (id >= SETTINGS_PALETTE_FIRST)
        app->client.settings.palette = id - SETTINGS_PALETTE_FIRST;
    else if (id >= SETTINGS_THEME_FIRST)
        app->client.settings.theme = id - SETTINGS_THEME_FIRST;
    else
        open_page(app, self, (settings_page)(id - SETTINGS_PAGE_FIRST));
}

static void answer(app *app, settings_state *self, bool remove)
{
    if (remove)
        app_settings_remove_surplus(app, self);
    self->surplus = 0;
    self->controls.focus = SETTINGS_REPLAYS_FIRST;
}

static app_go choose(app *app, settings_state *self, int id)
{
    if (id == SETTINGS_BACK)
        return app_go_to(APP_POP, APP_SCREEN_TITLE);
    if (id == SETTINGS_HELP)
        return app_go_to(APP_PUSH, APP_SCREEN_HELP);
    if (id == SETTINGS_RESULTS)
        return app_go_to(APP_PUSH, APP_SCREEN_STATISTICS);
    if (id >= SETTINGS_FOLDER_FIRST)
        app_settings_copy_folder(app, self, (settings_folder)(id - SETTINGS_FOLDER_FIRST));
    else if (id == SETTINGS_KEEP || id == SETTINGS_REMOVE)
        answer(app, self, id == SETTINGS_REMOVE);
    else if (id >= SETTINGS_PATTERNS)
        flip(app, (settings_id)id);
    else if (id >= SETTINGS_PAGE_FIRST)
        choose_tab(app, self, id);
    else
        reset_page(app, self);
    client_settings_changed(&app->client);
    return app_stay();
}

static void change(app *app, settings_state *self, int id, int value)
{
    if (id == SETTINGS_SCALE) {
        self->scale = value;
        return;
    }
    app->client.settings.slide_ms = value;
    client_settings_changed(&app->client);
}

/* A slider that changed the scale while it is dragged would run away from the pointer. */
static void apply_scale(app *app, const settings_state *self)
{
    bool held = self->controls.pressed == SETTINGS_SCALE;
    if (held || self->scale == app->client.settings.scale_percent)
        return;
    app->client.settings.scale_percent = self->scale;
    app->options.scale_percent = 0; /* the command line's choice gives way */
    client_settings_changed(&app->client);
}

/* The preview can be played with, to see how a slide feels. */
static void slide(app *app, settings_state *self, int cell)
{
    bool still = app->client.settings.reduced_motion || app->options.no_animation;
    if (puzzle_slide_apply(&self->board, puzzle_slide_from(&self->board, cell)))
        app_board_view_show(&self->preview, &self->board, app->now,
                            still ? 0 : app->client.settings.slide_ms);
}

static void touch_preview(app *app, settings_state *self, const app_board_layout *layout,
                          const app_event *event)
{
    if (layout->side == 0)
        return;
    int cell = app_board_view_event(&self->preview, layout, event, app->now);
    if (cell >= 0)
        slide(app, self, cell);
}

/* Results or replays may have become fewer on the screen above. */
static void settings_resume(app *app, void *state)
{
    settings_state *self = state;
    if (self->page == SETTINGS_DATA)
        app_settings_load_facts(app, self);
}

static app_go settings_event(app *app, void *state, const app_event *event)
{
    settings_state *self = state;
    settings_layout layout;
    app_settings_lay_out(app, self, &layout);
    if (app_scroll_event(&self->scroll, &layout.page, event))
        return app_stay();
    app_control_result result = {APP_CONTROL_IGNORED, 0, 0};
    if (!app_board_view_holds(&self->preview, event))
        result =
            app_controls_event(&self->controls, &layout.controls, APP_FOCUS_KEEPS, event, app->now);
    if (event->kind == APP_EVENT_KEY_DOWN)
        app_scroll_follow(&self->scroll, &layout.page, &self->controls, &layout.controls);
    app_go where = app_stay();
    if (result.outcome == APP_CONTROL_CHOSEN)
        where = choose(app, self, result.id);
    else if (result.outcome == APP_CONTROL_CHANGED)
        change(app, self, result.id, result.value);
    else if (result.outcome == APP_CONTROL_IGNORED)
        touch_preview(app, self, &layout.preview, event);
    if (result.outcome != APP_CONTROL_IGNORED)
        self->preview.hover = -1; /* the pointer is over a control */
    apply_scale(app, self);
    if (event->kind == APP_EVENT_KEY_DOWN && event->intent == APP_INTENT_BACK)
        return choose(app, self, self->surplus > 0 ? SETTINGS_KEEP : SETTINGS_BACK);
    return where;
}

static app_go settings_update(app *app, void *state)
{
    (void)app;
    (void)state;
    return app_stay();
}

static double settings_wait(const app *app, const void *state)
{
    const settings_state *self = state;
    settings_layout layout;
    if (app_board_view_moving(&self->preview, app->now))
        return 0;
    app_settings_lay_out(app, self, &layout);
    return app_controls_wait(&self->controls, &layout.controls, app->now);
}

const app_screen app_screen_settings = {
    .size = sizeof(settings_state),
    .enter = settings_enter,
    .resume = settings_resume,
    .event = settings_event,
    .update = settings_update,
    .draw = app_settings_draw,
    .wait = settings_wait,
};
