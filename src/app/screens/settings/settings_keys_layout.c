/* Places the table of keys: a row for each action, and what is asked inside a row that is open. */
#include "screens/settings/settings.h"

#include "input/listen.h"
#include "ui/cut.h"
#include "ui/glyph.h"

enum { CAP_HIGH = 29, CAP_LEAST = 36, CAP_GAP = 8, CAP_EDGE = 11, LINE = 40, ROW = 48 };
enum { END = 76, ICON = 36, BUTTON = 40, QUESTION = 56, MESSAGE = 26 };

/* From a row's left to what is bound. */
static int label_width(int width)
{
    return width >= 520 ? 172 : 148;
}

static bool is_open(const settings_layout *l, const app_action *action)
{
    settings_keys_stage stage = l->self->keys.stage;
    return l->self->keys.action == action->intent &&
           (stage == SETTINGS_KEYS_MENU || stage == SETTINGS_KEYS_LISTEN ||
            stage == SETTINGS_KEYS_ASK);
}

/* ---- What is bound ---- */

static int cap_width(const app_view *view, const app_glyph *glyph)
{
    int icon = !glyph->icon ? 0 : APP_GLYPH_ICON + (glyph->label ? APP_GLYPH_GAP : 0);
    int label = glyph->label ? app_view_text_width(view, APP_TYPE_CHIP, glyph->label) : 0;
    int width = icon + label + 2 * CAP_EDGE;
    return width < CAP_LEAST ? CAP_LEAST : width;
}

/* Puts a cap into the row, on a line of its own where the last one has no room. */
static void add_cap(settings_layout *l, settings_key_row *row, int *x, int *y, int id,
                    app_source source)
{
    settings_key_table *table = &l->table;
    if (table->caps == SETTINGS_CAPS)
        return;
    app_key_name *name = &table->names[table->caps];
    *name = app_source_name(source, l->view->family);
    app_glyph glyph = {.label = name->text};
    if (source.kind == APP_SOURCE_PAD)
        glyph = app_glyph_of(l->view, source.code);
    int width = app_at_most(cap_width(l->view, &glyph), row->caps.w);
    if (*x > row->caps.x && *x + width > row->caps.x + row->caps.w) {
        *x = row->caps.x;
        *y += LINE;
    }
    app_rect rect = {*x, *y + (LINE - CAP_HIGH) / 2, width, CAP_HIGH};
    if (glyph.round)
        rect = app_cut_middle(rect, CAP_HIGH, CAP_HIGH);
    app_control *cap =
        app_control_add(&l->page.controls, id, APP_CONTROL_BUTTON, rect, glyph.label);
    cap->icon = glyph.icon;
    cap->round = glyph.round;
    cap->cap = cap->slim = cap->centred = true;
    cap->dotted = source.kind == APP_SOURCE_PLACE;
    bool told = cap->dotted && l->self->keys.stage == SETTINGS_KEYS_REST; /* nothing is covered */
    cap->tip = told ? app_text(APP_TEXT_BIND_AT_PLACE) : NULL;
    table->ids[table->caps] = id;
    table->sources[table->caps++] = source;
    *x += width + CAP_GAP;
}

/* Returns how many there are, and leaves *y at the last line. */
static int add_caps(settings_layout *l, settings_key_row *row, int id, int *y)
{
    int n = 0, x = row->caps.x;
    const app_binding *b;
    while (n < SETTINGS_CAPS_OF_ROW &&
           (b = app_bindings_nth(l->view->bindings, row->action->intent, n)))
        add_cap(l, row, &x, y, id + n++, b->source);
    return n;
}

/* At the right end: one more, unless there are many, and as it was. */
static void add_end(settings_layout *l, const settings_key_row *row, int id, int count)
{
    int right = row->rect.x + row->rect.w, y = row->rect.y + (ROW - ICON) / 2;
    if (!app_bindings_unchanged(l->view->bindings, row->action->intent))
        app_page_add(&l->page, id + SETTINGS_KEYS_RESET, APP_CONTROL_ICON,
                     (app_rect){right - 2 * ICON - 4, y, ICON, ICON}, APP_TEXT_BIND_RESET,
                     APP_ICON_RETRY);
    if (count < SETTINGS_CAPS_OF_ROW)
        app_page_add(&l->page, id + SETTINGS_KEYS_MORE, APP_CONTROL_ICON,
                     (app_rect){right - ICON, y, ICON, ICON}, APP_TEXT_BIND_MORE, APP_ICON_PLUS);
}

/* ---- What is asked ---- */

/* The key or button that leaves (listen.h); empty where fingers are used. */
static app_key_name leave_name(const app_view *view)
{
    app_source button = {APP_SOURCE_PAD, APP_LISTEN_LEAVES, 0};
    return view->by_touch ? (app_key_name){""}
           : view->by_pad ? app_source_name(button, view->family)
                          : app_keys_control_name(APP_INTENT_BACK);
}

/* In place of what is bound, a well that waits, and at its end what leaves it. */
static void add_well(settings_layout *l, app_rect row, int from)
{
    int right = row.x + row.w;
    l->table.well = (app_rect){row.x + from, row.y + 6, app_at_most(row.w - from - END, 230), 36};
    l->table.leave = leave_name(l->view);
    app_page_add(&l->page, SETTINGS_KEYS_WELL, APP_CONTROL_AREA, l->table.well, APP_TEXTS,
                 APP_ICON_NONE);
    app_page_add(&l->page, SETTINGS_KEYS_LEAVE, APP_CONTROL_ICON,
                 (app_rect){right - ICON, row.y + (ROW - ICON) / 2, ICON, ICON},
                 APP_TEXT_BIND_LEAVE_IT, APP_ICON_CLOSE)
        ->note = l->table.leave.text[0] ? l->table.leave.text : NULL;
}

static int add_menu(settings_layout *l, app_rect place)
{
    app_source bound = l->self->keys.bound;
    bool fixed = app_source_equal(app_source_other(bound), bound);
    bool by_place = bound.kind == APP_SOURCE_PLACE;
    const app_row_item items[] = {
        {SETTINGS_KEYS_CHANGE, APP_TEXT_BIND_CHANGE, APP_ICON_NONE, .width = 0},
        {SETTINGS_KEYS_OTHER_KIND, by_place ? APP_TEXT_BIND_BY_LETTER : APP_TEXT_BIND_BY_PLACE,
         APP_ICON_NONE, .disabled = fixed},
        {SETTINGS_KEYS_TAKE, APP_TEXT_BIND_TAKE, APP_ICON_NONE, .width = 0},
        {SETTINGS_KEYS_LEAVE, APP_TEXT_BIND_LEAVE_IT, APP_ICON_NONE, .width = 0}};
    app_page_add_row(&l->page, (app_rect){place.x, place.y + 4, place.w, BUTTON}, 10, true, items,
                     4);
    return QUESTION;
}

/* Whether it shall be moved: beside the words where there is room, else below them. */
static int add_question(settings_layout *l, app_rect place, bool all)
{
    bool wide = place.w >= 520;
    int above = wide ? 0 : MESSAGE;
    app_key_name heard = app_source_name(l->self->keys.heard, l->view->family);
    app_textf(l->table.move.text, sizeof l->table.move.text, APP_TEXT_BIND_MOVE, heard.text);
    l->table.message = (app_rect){place.x, place.y + (wide ? 4 + BUTTON / 2 : MESSAGE / 2),
                                  wide ? place.w - 320 : place.w, 0};
    app_rect row = {place.x, place.y + above + 4, place.w, BUTTON};
    row = wide ? app_cut_right(&row, 310) : row;
    const app_row_item items[] = {
        {SETTINGS_KEYS_MOVE, APP_TEXT_BIND_MOVE_ALL, APP_ICON_NONE, .kind = APP_CONTROL_PRIMARY},
        {SETTINGS_KEYS_LEAVE, APP_TEXT_BIND_LEAVE_IT, APP_ICON_NONE, .width = 0}};
    int first = l->page.controls.count;
    app_page_add_row(&l->page, row, 14, true, items, 2);
    if (!all)
        l->page.controls.items[first].label = l->table.move.text;
    return QUESTION + above;
}

/* Returns how much higher it makes the row. */
static int add_asked(settings_layout *l, app_rect place)
{
    switch (l->self->keys.stage) {
    case SETTINGS_KEYS_MENU:
        return add_menu(l, place);
    case SETTINGS_KEYS_ASK:
        return add_question(l, place, false);
    case SETTINGS_KEYS_FOUR_ASK:
        return add_question(l, place, true);
    default:
        return 0;
    }
}

/* ---- Rows ---- */

static int place_row(settings_layout *l, const app_action *action, app_rect place, int id)
{
    int from = label_width(place.w), y = place.y + (ROW - LINE) / 2;
    settings_key_row *row = &l->table.rows[l->table.count++];
    *row = (settings_key_row){action,
                              {place.x, place.y, place.w, ROW},
                              {place.x + from, place.y, place.w - from - END, ROW},
                              0};
    if (is_open(l, action) && l->self->keys.stage == SETTINGS_KEYS_LISTEN) {
        add_well(l, row->rect, from);
    } else {
        int count = add_caps(l, row, id, &y);
        add_end(l, row, id, count);
    }
    row->rect.h = y + LINE + (ROW - LINE) / 2 - place.y;
    row->end = row->rect.y + row->rect.h;
    if (is_open(l, action))
        row->end += add_asked(l, (app_rect){place.x, row->end, place.w, 0});
    return row->end;
}

/* The row that sets the keys of all directions at once. */
static int place_four(settings_layout *l, app_rect place)
{
    enum { HIGH = 64, BUTTON_WIDE = 110 };
    settings_keys_stage stage = l->self->keys.stage;
    app_rect row = {place.x, place.y, place.w, HIGH};
    l->table.four = row;
    if (stage == SETTINGS_KEYS_FOUR)
        add_well(l, (app_rect){row.x, row.y + 8, row.w, ROW}, label_width(place.w) + 40);
    else
        app_page_add(&l->page, SETTINGS_KEYS_FOUR_START, APP_CONTROL_BUTTON,
                     (app_rect){row.x + row.w - BUTTON_WIDE, row.y + 10, BUTTON_WIDE, BUTTON},
                     APP_TEXT_BIND_FOUR_START, APP_ICON_NONE)
            ->slim = true;
    if (stage == SETTINGS_KEYS_FOUR_ASK)
        l->table.four.h += add_asked(l, (app_rect){row.x, row.y + HIGH, row.w, 0});
    return l->table.four.y + l->table.four.h;
}

int app_settings_place_keys(settings_layout *l, app_rect column)
{
    int count;
    const app_action *actions = app_actions(&count);
    column.y = place_four(l, column);
    for (int i = 0; i < count && i < SETTINGS_KEY_ROWS; i++)
        column.y =
            place_row(l, &actions[i], column, SETTINGS_KEYS_FIRST + i * SETTINGS_KEYS_OF_ROW);
    l->table.note = column.y + 24;
    return column.y + 64;
}

void app_settings_move_keys(settings_layout *l, int down)
{
    settings_key_table *table = &l->table;
    table->four.y += down;
    table->message.y += down;
    table->well.y += down;
    table->note += down;
    for (int i = 0; i < table->count; i++) {
        table->rows[i].rect.y += down;
        table->rows[i].caps.y += down;
        table->rows[i].end += down;
    }
}
