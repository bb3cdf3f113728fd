/* The table of keys: a row for each action with what is bound to it, what is asked in a row that is open, and what the
 * player does there. */
#include "screens/settings/settings.h"

#include "program/own_bindings.h"
#include "text/translate.h"
#include "ui/glyph.h"
#include "ui/shape.h"

enum { CAPS = 150, CAPS_OF_ROW = 8 }; /* so many stand in the table, and in a row of it */

/* In the order in which they are asked for. */
static const app_intent directions[SETTINGS_DIRECTIONS] = {APP_INTENT_UP, APP_INTENT_LEFT,
                                                           APP_INTENT_DOWN, APP_INTENT_RIGHT};

static app_bindings *bindings_of(app *app)
{
    return &app->input.bindings;
}

static int row_id(app_intent action)
{
    int count;
    const app_action *actions = app_actions(&count);
    return app_settings_id(SETTINGS_ACTION, (int)(app_action_of(action) - actions), 0);
}

/* The binding that an id stands for; NULL: it stands for something else. */
static const app_binding *binding_of(const app *app, int id)
{
    int count, n = app_settings_n(id);
    const app_action *actions = app_actions(&count);
    if (app_settings_group(id) != SETTINGS_ACTION || n >= SETTINGS_KEYS_MORE)
        return NULL;
    return app_bindings_nth(&app->input.bindings, actions[app_settings_index(id)].intent, n);
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
        rest(app, self, CAPS_OF_ROW);
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

static const app_binding *asked_owner(const app *app, const settings_keys *keys)
{
    const app_bindings *own = &app->input.bindings;
    if (keys->stage == SETTINGS_KEYS_ASK)
        return owner_of(own, keys->action, keys->heard);
    for (int i = 0; i < keys->count; i++) {
        const app_binding *owner = owner_of(own, directions[i], keys->four[i]);
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
        take_from_others(own, directions[i], self->keys.four[i]);
    for (int i = 0; i < SETTINGS_DIRECTIONS; i++)
        app_bindings_lead(own, directions[i], self->keys.four[i]);
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
    if (!asked_owner(app, keys)) {
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
static void choose_of_row(app *app, settings_state *self, int id)
{
    int count;
    const app_action *actions = app_actions(&count);
    self->keys = (settings_keys){.action = actions[app_settings_index(id)].intent};
    if (app_settings_n(id) == SETTINGS_KEYS_MORE) {
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
    else if (app_settings_group(id) == SETTINGS_ACTION)
        choose_of_row(app, self, id);
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

/* ---- On the page ---- */

enum {
    ROW = 48,  /* of one line of caps */
    HIGH = 36, /* what stands in such a line */
    ICON = 38, /* at its end */
};

static const settings_keys *keys_of(const app_parts *p)
{
    return &((const settings_state *)p->state)->keys;
}

/* From a row's beginning to what is bound. */
static int label_width(int width)
{
    return width >= 520 ? 172 : 148;
}

static bool is_open(const app_parts *p, const app_action *action)
{
    const settings_keys *keys = keys_of(p);
    return keys->action == action->intent &&
           (keys->stage == SETTINGS_KEYS_MENU || keys->stage == SETTINGS_KEYS_LISTEN ||
            keys->stage == SETTINGS_KEYS_ASK);
}

static const char *source_name(app_parts *p, app_source source)
{
    return app_arena_copy(&p->arena, app_source_name(source, p->view->family).text);
}

/* ---- What is bound ---- */

/* Whether it is asked if that goes to another action. */
static bool is_asked(const app_parts *p, const app_binding *b)
{
    const settings_keys *keys = keys_of(p);
    bool asks = keys->stage == SETTINGS_KEYS_ASK || keys->stage == SETTINGS_KEYS_FOUR_ASK;
    const app_binding *owner = asks ? asked_owner(p->app, keys) : NULL;
    return owner && owner->intent == b->intent && app_source_equal(owner->source, b->source);
}

static void draw_dashes(const app_parts *p, const app_part *part)
{
    app_rect r = part->rect;
    app_shape_dashes(p->view, (app_rect){r.x - 5, r.y - 5, r.w + 10, r.h + 10}, 11, 2, 5,
                     p->view->colours->bounded);
}

static void add_cap(app_parts *p, int id, const app_binding *b)
{
    app_source source = b->source;
    const char *name = source_name(p, source);
    bool dotted = source.kind == APP_SOURCE_PLACE;
    bool told = dotted && keys_of(p)->stage == SETTINGS_KEYS_REST; /* nothing is covered */
    app_glyph glyph = {.label = name};
    if (source.kind == APP_SOURCE_PAD)
        glyph = app_glyph_of(p->view, source.code);
    parts_button(p, id, name, .brief = glyph.label ? glyph.label : "", .icon = glyph.icon,
                 .round = glyph.round, .cap = true, .slim = true, .dotted = dotted,
                 .tip = told ? _("By where the key lies") : NULL);
}

static void add_asked_cap(app_parts *p, int id, const app_binding *b)
{
    parts_stack (p, {0}) {
        add_cap(p, id, b);
        parts_figure(p, draw_dashes, NULL);
    }
}

/* Adds what is bound to the action, at most *room caps, and takes them off *room. Returns how many it added. */
static int add_caps(app_parts *p, app_intent action, int id, int *room)
{
    int n = 0;
    const app_binding *b;
    parts_wrap (p, 8, .grow = 1, .across = APP_PLACE_START, .pad = parts_edges(0, 2)) {
        while (n<CAPS_OF_ROW && * room> 0 && (b = app_bindings_nth(p->view->bindings, action, n))) {
            (is_asked(p, b) ? add_asked_cap : add_cap)(p, id + n++, b);
            --*room;
        }
    }
    return n;
}

static void add_end_icon(app_parts *p, bool there, int id, app_icon icon, const char *name,
                         const char *action)
{
    if (there)
        parts_icon_button(p, id, icon, name, .value = action, .width = ICON, .height = HIGH,
                          .across = APP_PLACE_START);
    else
        parts_space(p, ICON);
}

/* As it was, and one more, unless there are many. */
static void add_end(app_parts *p, app_intent action, int id, int count, const char *words)
{
    add_end_icon(p, !app_bindings_unchanged(p->view->bindings, action), id + SETTINGS_KEYS_RESET,
                 APP_ICON_RETRY, _("As it was at first"), words);
    add_end_icon(p, count < CAPS_OF_ROW, id + SETTINGS_KEYS_MORE, APP_ICON_PLUS,
                 _("One more key or button"), words);
}

/* ---- What is asked ---- */

/* The key or button that leaves (app_listen_take); NULL where fingers are used. */
static const char *leave_name(app_parts *p)
{
    app_source button = {APP_SOURCE_PAD, APP_LISTEN_LEAVES, 0};
    return p->view->by_touch ? NULL
           : p->view->by_pad
               ? source_name(p, button)
               : app_arena_copy(&p->arena, app_keys_control_name(APP_INTENT_BACK).text);
}

/* The caret of the well that it stands in, which is what is waited for. */
static void draw_caret(const app_parts *p, const app_part *part)
{
    app_view_fill(p->view, part->rect, p->view->colours->persimmon_line);
    app_view_focus(p->view, p->parts[part->up].rect, p->parts[part->up].radius);
}

/* In place of what is bound, a well that waits, and at its end what leaves it. */
static void add_well(app_parts *p)
{
    static const char *const prompts[SETTINGS_DIRECTIONS] = {N_("Press up"), N_("Press left"),
                                                             N_("Press down"), N_("Press right")};
    const settings_keys *keys = keys_of(p);
    bool four = keys->stage == SETTINGS_KEYS_FOUR;
    const char *words = four ? _(prompts[keys->count]) : _("Press a key or button");
    parts_press (p, APP_CONTROL_AREA, SETTINGS_KEYS_WELL, 3, .name = words, .look = APP_LOOK_WELL,
                 .radius = 12, .least_height = 36, .across = APP_PLACE_MIDDLE, .least_width = 230,
                 .pad = parts_edges(14, 0)) {
        parts_paragraph(p, APP_TYPE_NOTE, words);
        parts_figure(p, draw_caret, NULL, .width = 2, .height = 18);
        for (int i = 0; four && i < keys->count; i++) {
            parts_space(p, 4);
            parts_text(p, APP_TYPE_CHIP, source_name(p, keys->four[i]), .weak = true);
        }
    }
    parts_spring(p, 1);
    parts_icon_button(p, SETTINGS_KEYS_LEAVE, APP_ICON_CLOSE, _("Leave it"), .width = ICON,
                      .height = HIGH, .note = leave_name(p));
}

static void add_menu(app_parts *p)
{
    app_source bound = keys_of(p)->bound;
    bool fixed = app_source_equal(app_source_other(bound), bound);
    bool by_place = bound.kind == APP_SOURCE_PLACE;
    parts_wrap (p, 10, .columns = 4, .pad = {0, 4, 0, 9}) {
        parts_button(p, SETTINGS_KEYS_CHANGE, _("Change"), .slim = true);
        parts_button(p, SETTINGS_KEYS_OTHER_KIND, by_place ? _("By letter") : _("By place"),
                     .slim = true, .disabled = fixed);
        parts_button(p, SETTINGS_KEYS_TAKE, _("Take away"), .slim = true);
        parts_button(p, SETTINGS_KEYS_LEAVE, _("Leave it"), .slim = true);
    }
}

/* Whether what belongs to another action shall be moved: one, or some of the four. */
static void add_question(app_parts *p, bool wide)
{
    const settings_keys *keys = keys_of(p);
    const app_binding *owner = asked_owner(p->app, keys);
    bool all = keys->stage == SETTINGS_KEYS_FOUR_ASK;
    if (!owner)
        return;
    const char *taken = parts_print(p, _("%s is %s."), source_name(p, owner->source),
                                    _(app_action_of(owner->intent)->text));
    const char *move =
        all ? _("Move them here") : parts_print(p, _("Move %s here"), source_name(p, keys->heard));
    parts_line (p, wide, wide ? 10 : 8, .pad = {0, wide ? 4 : 0, 0, 9}) {
        parts_row (p, 8, .grow = 1) {
            parts_icon(p, 20, APP_ICON_WARN, .name = _("Warning"),
                       .colour = p->view->colours->bounded);
            parts_paragraph(p, APP_TYPE_NOTE, taken, .grow = 1);
        }
        parts_row (p, 14, .turns = true, .least_width = wide ? 310 : 0) {
            parts_primary(p, SETTINGS_KEYS_MOVE, move, .slim = true, .grow = 1);
            parts_button(p, SETTINGS_KEYS_LEAVE, _("Leave it"), .slim = true, .grow = 1);
        }
    }
}

static void add_asked(app_parts *p, int width)
{
    settings_keys_stage stage = keys_of(p)->stage;
    if (stage == SETTINGS_KEYS_MENU)
        add_menu(p);
    else if (stage == SETTINGS_KEYS_ASK || stage == SETTINGS_KEYS_FOUR_ASK)
        add_question(p, width >= 520);
}

/* ---- Rows ---- */

/* A row that is open is a plate of its own. */
static void draw_plate(const app_parts *p, const app_part *part)
{
    enum { OUT = 8, RADIUS = 10 };
    app_rect r = part->rect;
    app_rect plate = {r.x - OUT, r.y + 1, r.w + 2 * OUT, r.h - 2};
    app_colour colour = p->view->colours->text;
    if (p->view->settings->theme == GAME_THEME_CONTRAST)
        app_shape_ring(p->view, plate, RADIUS, 2, colour);
    else
        app_shape_fill(p->view, plate, RADIUS, app_colour_with_alpha(colour, 0.08));
}

static void add_line(app_parts *p, const app_action *action, int id, int width, int *room)
{
    bool open = is_open(p, action), listens = open && keys_of(p)->stage == SETTINGS_KEYS_LISTEN;
    parts_row (p, 0, .least_height = ROW, .pad = parts_edges(0, (ROW - HIGH) / 2),
               .look = open ? APP_LOOK_NONE : APP_LOOK_RULE) {
        parts_column (p, 0, .centred = true, .width = label_width(width), .pad = {0, 0, 6, 0},
                      .least_height = HIGH, .across = APP_PLACE_START) {
            parts_paragraph(p, APP_TYPE_LIST, _(action->text));
        }
        if (listens)
            add_well(p);
        else
            add_end(p, action->intent, id, add_caps(p, action->intent, id, room), _(action->text));
    }
}

static void add_open_line(app_parts *p, const app_action *action, int id, int width, int *room)
{
    parts_stack (p, {0}, .look = APP_LOOK_RULE) {
        parts_figure(p, draw_plate, NULL);
        parts_column (p, 0) {
            add_line(p, action, id, width, room);
            add_asked(p, width);
        }
    }
}

/* The row that sets the keys of all directions at once. */
static void add_four(app_parts *p, int width, bool ruled)
{
    settings_keys_stage stage = keys_of(p)->stage;
    bool open = stage == SETTINGS_KEYS_FOUR || stage == SETTINGS_KEYS_FOUR_ASK;
    bool listens = stage == SETTINGS_KEYS_FOUR;
    parts_stack (p, {0}, .look = ruled ? APP_LOOK_RULE : APP_LOOK_NONE) {
        if (open)
            parts_figure(p, draw_plate, NULL);
        parts_column (p, 0) {
            parts_row (p, 0, .least_height = 64) {
                parts_column (p, 2, .centred = true, .grow = !listens,
                              .width = listens ? label_width(width) + 40 : 0) {
                    parts_paragraph(p, APP_TYPE_BUTTON, _("Four keys in one go"));
                    parts_paragraph(p, APP_TYPE_LABEL, _("Up, left, down and right"), .weak = true);
                }
                if (listens)
                    add_well(p);
                else
                    parts_button(p, SETTINGS_KEYS_FOUR_START, _("Set them"), .slim = true,
                                 .least_width = 110);
            }
            if (open)
                add_asked(p, width);
        }
    }
}

void app_settings_add_keys(app_parts *p, int width, bool ruled)
{
    int count, room = CAPS;
    const app_action *actions = app_actions(&count);
    parts_column (p, 0, .together = true) {
        add_four(p, width, ruled);
        for (int i = 0; i < count; i++)
            (is_open(p, &actions[i]) ? add_open_line : add_line)(
                p, &actions[i], app_settings_id(SETTINGS_ACTION, i, 0), width, &room);
        parts_column (p, 0, .pad = {0, 13, 0, 29}) {
            parts_paragraph(
                p, APP_TYPE_LABEL,
                _("With a dot: by where the key lies. Without: by what is printed on it."),
                .weak = true);
        }
    }
}
