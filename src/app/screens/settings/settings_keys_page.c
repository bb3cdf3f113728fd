/* The table of keys: a row for each action with what is bound to it, and what is asked in a row that is open. */
#include "screens/settings/settings.h"

#include "input/input.h"
#include "text/translate.h"
#include "ui/glyph.h"
#include "ui/shape.h"

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
    const app_binding *owner = asks ? app_settings_owner(p->app, keys) : NULL;
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
        while (n<SETTINGS_CAPS_OF_ROW && * room> 0 &&
               (b = app_bindings_nth(p->view->bindings, action, n))) {
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
    add_end_icon(p, count < SETTINGS_CAPS_OF_ROW, id + SETTINGS_KEYS_MORE, APP_ICON_PLUS,
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
    static const char *const directions[SETTINGS_DIRECTIONS] = {
        N_("Press up"), N_("Press left"), N_("Press down"), N_("Press right")};
    const settings_keys *keys = keys_of(p);
    bool four = keys->stage == SETTINGS_KEYS_FOUR;
    const char *words = four ? _(directions[keys->count]) : _("Press a key or button");
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
    const app_binding *owner = app_settings_owner(p->app, keys);
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
    int count, room = SETTINGS_CAPS;
    const app_action *actions = app_actions(&count);
    parts_column (p, 0, .together = true) {
        add_four(p, width, ruled);
        for (int i = 0; i < count; i++)
            (is_open(p, &actions[i]) ? add_open_line : add_line)(
                p, &actions[i], SETTINGS_KEYS_FIRST + i * SETTINGS_KEYS_OF_ROW, width, &room);
        parts_column (p, 0, .pad = {0, 13, 0, 29}) {
            parts_paragraph(
                p, APP_TYPE_LABEL,
                _("With a dot: by where the key lies. Without: by what is printed on it."),
                .weak = true);
        }
    }
}
