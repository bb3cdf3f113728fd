/* What the player does in the table of keys: changes, adds, moves and takes away. */
#include "screens/settings/settings.h"

#include "input/keys.h"
#include "input/input.h"
#include "program/own_bindings.h"

const app_intent app_settings_directions[SETTINGS_DIRECTIONS] = {APP_INTENT_UP, APP_INTENT_LEFT,
                                                                 APP_INTENT_DOWN, APP_INTENT_RIGHT};

static app_bindings *bindings_of(app *app)
{
    return &app->input.bindings;
}

static int row_id(app_intent action)
{
    int count;
    const app_action *actions = app_actions(&count);
    return SETTINGS_KEYS_FIRST + (int)(app_action_of(action) - actions) * SETTINGS_KEYS_OF_ROW;
}

/* The binding that an id stands for; NULL: it stands for something else. */
static const app_binding *binding_of(const app *app, int id)
{
    int count, at = id - SETTINGS_KEYS_FIRST;
    const app_action *actions = app_actions(&count);
    if (at < 0 || at / SETTINGS_KEYS_OF_ROW >= count ||
        at % SETTINGS_KEYS_OF_ROW >= SETTINGS_KEYS_MORE)
        return NULL;
    return app_bindings_nth(&app->input.bindings, actions[at / SETTINGS_KEYS_OF_ROW].intent,
                            at % SETTINGS_KEYS_OF_ROW);
}

/* ---- Stages ---- */

/* The focus moves along, and the page with it. */
static void show(settings_state *self, int focus)
{
    self->page.controls.focus = focus;
    self->page.follows = true;
}

static void enter(app *app, settings_state *self, settings_keys_stage stage)
{
    bool listens = stage == SETTINGS_KEYS_LISTEN || stage == SETTINGS_KEYS_FOUR;
    self->keys.stage = stage;
    if (listens)
        app_listen_start(&app->input);
    else
        app_listen_stop(&app->input);
}

/* To a row's nth, or to the button that adds one. */
static void rest(app *app, settings_state *self, int n)
{
    app_intent action = self->keys.action;
    bool there = app_bindings_nth(bindings_of(app), action, n) != NULL;
    enter(app, self, SETTINGS_KEYS_REST);
    show(self, row_id(action) + (there ? n : SETTINGS_KEYS_MORE));
}

bool app_settings_leave_keys(app *app, settings_state *self)
{
    settings_keys_stage stage = self->keys.stage;
    if (stage == SETTINGS_KEYS_REST)
        return false;
    if (stage != SETTINGS_KEYS_FOUR && stage != SETTINGS_KEYS_FOUR_ASK) {
        rest(app, self, SETTINGS_CAPS_OF_ROW);
    } else {
        enter(app, self, SETTINGS_KEYS_REST);
        show(self, SETTINGS_KEYS_FOUR_START);
    }
    return true;
}

/* ---- Changes ---- */

/* Which of the action's it is. */
static int place_of(const app_bindings *own, app_intent action, app_source source)
{
    int n = 0;
    const app_binding *b;
    while ((b = app_bindings_nth(own, action, n)) && !app_source_equal(b->source, source))
        n++;
    return n;
}

/* Another action's binding of the same key: by the same of letter and place, or by the other one. */
static const app_binding *owner_of(const app_bindings *own, app_intent action, app_source source)
{
    const app_binding *same = app_bindings_conflict(own, action, source);
    return same ? same : app_bindings_conflict(own, action, app_source_other(source));
}

static void take_from_others(app_bindings *own, app_intent action, app_source source)
{
    const app_binding *owner;
    while ((owner = owner_of(own, action, source)))
        app_bindings_remove(own, owner->intent, owner->source);
}

/* Binds what was heard, in place of the old binding if one is being replaced. */
static void bind(app *app, settings_state *self)
{
    const settings_keys *keys = &self->keys;
    app_bindings *own = bindings_of(app);
    take_from_others(own, keys->action, keys->heard);
    if (keys->replaces)
        app_bindings_replace(own, keys->action, keys->bound, keys->heard);
    else
        app_bindings_move(own, keys->action, keys->heard);
    app_bindings_changed(app);
    rest(app, self, place_of(own, keys->action, keys->heard));
}

const app_binding *app_settings_owner(const app *app, const settings_keys *keys)
{
    const app_bindings *own = &app->input.bindings;
    if (keys->stage == SETTINGS_KEYS_ASK)
        return owner_of(own, keys->action, keys->heard);
    for (int i = 0; i < keys->count; i++) {
        const app_binding *owner = owner_of(own, app_settings_directions[i], keys->four[i]);
        bool slides = owner && app_intent_is_direction(owner->intent);
        if (owner && !slides)
            return owner;
    }
    return NULL;
}

static void offer(app *app, settings_state *self, app_source source)
{
    self->keys.heard = source;
    if (!owner_of(bindings_of(app), self->keys.action, source)) {
        bind(app, self);
        return;
    }
    enter(app, self, SETTINGS_KEYS_ASK);
    show(self, SETTINGS_KEYS_MOVE);
}

static void set_four(app *app, settings_state *self)
{
    app_bindings *own = bindings_of(app);
    for (int i = 0; i < SETTINGS_DIRECTIONS; i++)
        take_from_others(own, app_settings_directions[i], self->keys.four[i]);
    for (int i = 0; i < SETTINGS_DIRECTIONS; i++)
        app_bindings_lead(own, app_settings_directions[i], self->keys.four[i]);
    app_bindings_changed(app);
    enter(app, self, SETTINGS_KEYS_REST);
    show(self, SETTINGS_KEYS_FOUR_START);
}

/* Each of the four has to be another one. */
static void hear_one_of_four(app *app, settings_state *self, app_source source)
{
    settings_keys *keys = &self->keys;
    for (int i = 0; i < keys->count; i++)
        if (app_source_equal(keys->four[i], source))
            return;
    keys->four[keys->count++] = source;
    if (keys->count < SETTINGS_DIRECTIONS)
        return;
    if (!app_settings_owner(app, keys)) {
        set_four(app, self);
        return;
    }
    enter(app, self, SETTINGS_KEYS_FOUR_ASK);
    show(self, SETTINGS_KEYS_MOVE);
}

/* Directions go by where keys lie, as WASD do; all others by what is printed, as their letters are meant
 * to be remembered. */
void app_settings_hear(app *app, settings_state *self, const app_event *event)
{
    settings_keys *keys = &self->keys;
    bool four = keys->stage == SETTINGS_KEYS_FOUR;
    bool slides = app_intent_is_direction(keys->action);
    if (app_keys_leaves(event))
        app_settings_leave_keys(app, self);
    else if (four)
        hear_one_of_four(app, self, app_listen_source(event, true));
    else if (keys->stage == SETTINGS_KEYS_LISTEN)
        offer(app, self, app_listen_source(event, slides));
}

bool app_settings_take_away(app *app, settings_state *self)
{
    const app_binding *focused = binding_of(app, self->page.controls.focus);
    if (!focused || self->keys.stage != SETTINGS_KEYS_REST)
        return false;
    self->keys.action = focused->intent;
    app_source source = focused->source;
    int n = place_of(bindings_of(app), self->keys.action, source);
    app_bindings_remove(bindings_of(app), self->keys.action, source);
    app_bindings_changed(app);
    rest(app, self, n);
    return true;
}

void app_settings_reset_keys(app *app, settings_state *self)
{
    *bindings_of(app) = app_bindings_default();
    enter(app, self, SETTINGS_KEYS_REST);
    app_bindings_changed(app);
}

/* ---- What is chosen ---- */

static void open_menu(app *app, settings_state *self, const app_binding *b)
{
    self->keys = (settings_keys){.action = b->intent, .replaces = true, .bound = b->source};
    enter(app, self, SETTINGS_KEYS_MENU);
    show(self, SETTINGS_KEYS_CHANGE);
}

/* A row's buttons: one more, or all as it was. */
static void choose_of_row(app *app, settings_state *self, int at)
{
    int count;
    const app_action *actions = app_actions(&count);
    self->keys = (settings_keys){.action = actions[at / SETTINGS_KEYS_OF_ROW].intent};
    if (at % SETTINGS_KEYS_OF_ROW == SETTINGS_KEYS_MORE) {
        enter(app, self, SETTINGS_KEYS_LISTEN);
        show(self, SETTINGS_KEYS_WELL);
        return;
    }
    app_bindings_reset(bindings_of(app), self->keys.action);
    app_bindings_changed(app);
    rest(app, self, 0);
}

static void take_bound_away(app *app, settings_state *self)
{
    app_bindings_remove(bindings_of(app), self->keys.action, self->keys.bound);
    app_bindings_changed(app);
    rest(app, self, 0);
}

static void begin_four(app *app, settings_state *self)
{
    self->keys = (settings_keys){.count = 0};
    enter(app, self, SETTINGS_KEYS_FOUR);
    show(self, SETTINGS_KEYS_WELL);
}

void app_settings_choose_key(app *app, settings_state *self, int id)
{
    const app_binding *b = binding_of(app, id);
    if (b)
        open_menu(app, self, b);
    else if (id >= SETTINGS_KEYS_FIRST)
        choose_of_row(app, self, id - SETTINGS_KEYS_FIRST);
    else if (id == SETTINGS_KEYS_FOUR_START)
        begin_four(app, self);
    else if (id == SETTINGS_KEYS_CHANGE) {
        enter(app, self, SETTINGS_KEYS_LISTEN);
        show(self, SETTINGS_KEYS_WELL);
    } else if (id == SETTINGS_KEYS_OTHER_KIND)
        offer(app, self, app_source_other(self->keys.bound));
    else if (id == SETTINGS_KEYS_TAKE)
        take_bound_away(app, self);
    else if (id == SETTINGS_KEYS_LEAVE)
        app_settings_leave_keys(app, self);
    else if (self->keys.stage == SETTINGS_KEYS_FOUR_ASK)
        set_four(app, self);
    else
        bind(app, self);
}
