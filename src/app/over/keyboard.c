/* The keyboard on the screen: where its keys lie, and what they type. */
#include "over/keyboard.h"

#include "text/translate.h"
#include "ui/shape.h"

enum { ROWS = APP_KEYBOARD_ROWS, COLUMNS = APP_KEYBOARD_COLUMNS };
enum { LIP = 5 }; /* of a key, below it */

static const char *const pages[APP_KEYBOARD_PAGES][ROWS][COLUMNS] = {
    [APP_KEYBOARD_LETTERS] = {{"1", "2", "3", "4", "5", "6", "7", "8", "9", "0"},
                              {"q", "w", "e", "r", "t", "y", "u", "i", "o", "p"},
                              {"a", "s", "d", "f", "g", "h", "j", "k", "l", "-"},
                              {"z", "x", "c", "v", "b", "n", "m", "\u00D7", ".", "/"}},
    [APP_KEYBOARD_CAPITALS] = {{"1", "2", "3", "4", "5", "6", "7", "8", "9", "0"},
                               {"Q", "W", "E", "R", "T", "Y", "U", "I", "O", "P"},
                               {"A", "S", "D", "F", "G", "H", "J", "K", "L", "-"},
                               {"Z", "X", "C", "V", "B", "N", "M", "\u00D7", ".", "/"}},
    [APP_KEYBOARD_SIGNS] = {{"!", "?", ",", ";", ":", "\"", "'", "(", ")", "&"},
                            {"+", "-", "*", "/", "=", "<", ">", "[", "]", "%"},
                            {"#", "@", "_", "|", "\\", "~", "^", "{", "}", "$"},
                            {"`", "\u2013", "\u2026", "\u201C", "\u201D", "\u2019", "\u00B0",
                             "\u00F7", "\u20AC", "\u00A3"}},
    [APP_KEYBOARD_DIGITS] = {{"1", "2", "3", "4", "5"}, {"6", "7", "8", "9", "0"}},
};

/* ---- Where it lies ---- */

/* A wide one has the keys that edit beside the others, a narrow one below them. */
typedef struct measures {
    int width, margin, pad;
    int key, across, down; /* how high a key is, and what is between two of them */
    int side;              /* the column of keys that edit; 0: there is none */
} measures;

static measures measure(const app_view *view)
{
    enum { WIDE = 960, EDIT = 128, FIELD_HIGH = 60, NARROW_LEAST = 6 };
    if (view->width >= WIDE + 24 && view->height >= 600)
        return (measures){WIDE, 12, 32, 48, 8, 12, EDIT};
    bool low = view->height < 560;
    return (measures){view->width - 2 * NARROW_LEAST,
                      NARROW_LEAST,
                      low ? 10 : 16,
                      low ? APP_TARGET : 48,
                      4,
                      low ? 6 : 10,
                      0};
}

void app_keyboard_open(app_keyboard *keyboard, const app_field *field, bool by_pad)
{
    enum { MIDDLE = APP_KEYBOARD_FIRST + 2 * COLUMNS + 4, THREE = APP_KEYBOARD_FIRST + 2 };
    int middle = field->digits ? THREE : MIDDLE;
    *keyboard = (app_keyboard){.open = true,
                               .page = field->digits ? APP_KEYBOARD_DIGITS : APP_KEYBOARD_LETTERS,
                               .controls = {.focus = by_pad ? middle : 0, .focus_shown = by_pad}};
}

/* Each takes a piece off the area, which has the rest then. */
static app_rect cut_top(app_rect *area, int size)
{
    app_rect piece = {area->x, area->y, area->w, size};
    area->y += size;
    area->h -= size;
    return piece;
}

static app_rect cut_right(app_rect *area, int size)
{
    area->w -= size;
    return (app_rect){area->x + area->w, area->y, size, area->h};
}

static app_control *add(app_keyboard_layout *out, int id, app_rect rect, const char *label,
                        app_icon icon, const char *tip)
{
    app_control *key = app_control_add(&out->keys, id, APP_CONTROL_BUTTON, rect, label);
    key->icon = icon;
    key->centred = true;
    key->tip = tip;
    return key;
}

static void add_editing(app_keyboard_layout *out, int id, app_rect rect)
{
    static const struct {
        app_icon icon;
        const char *tip;
    } of[] = {{APP_ICON_LEFT, N_("To the left")},
              {APP_ICON_RIGHT, N_("To the right")},
              {APP_ICON_ERASE, N_("Erase")},
              {APP_ICON_TICK, N_("Done")}};
    int i = id - APP_KEYBOARD_LEFT;
    app_control *key = add(out, id, rect, NULL, of[i].icon, _(of[i].tip));
    if (id == APP_KEYBOARD_DONE)
        key->kind = APP_CONTROL_PRIMARY;
}

/* The cells of a row from one column on, as one key. */
static app_rect cells(app_rect row, int first, int count, int gap)
{
    app_rect from = app_rect_share(row, first, COLUMNS, gap);
    app_rect to = app_rect_share(row, first + count - 1, COLUMNS, gap);
    from.w = to.x + to.w - from.x;
    return from;
}

/* Shift, the other page and the space bar; a narrow one's keys that edit share their row. */
static void add_last_row(const app_keyboard *keyboard, const measures *m, app_rect row,
                         app_keyboard_layout *out)
{
    bool signs = keyboard->page == APP_KEYBOARD_SIGNS;
    app_control *shift = add(out, APP_KEYBOARD_SHIFT, cells(row, 0, 1, m->across), NULL,
                             APP_ICON_SHIFT, _("A capital letter"));
    shift->disabled = signs;
    add(out, APP_KEYBOARD_MORE, cells(row, 1, 1, m->across), signs ? _("abc") : _("#+="),
        APP_ICON_NONE, NULL)
        ->slim = true;
    add(out, APP_KEYBOARD_SPACE, cells(row, 2, m->side ? COLUMNS - 2 : 4, m->across), NULL,
        APP_ICON_SPACE, _("A blank"));
    for (int id = APP_KEYBOARD_LEFT; id <= APP_KEYBOARD_DONE && !m->side; id++)
        add_editing(out, id, cells(row, 6 + id - APP_KEYBOARD_LEFT, 1, m->across));
}

/* Erasing at the top, as on a keyboard of the desk. */
static void add_side(const measures *m, app_rect side, app_keyboard_layout *out)
{
    static const int ids[ROWS] = {APP_KEYBOARD_ERASE, APP_KEYBOARD_LEFT, APP_KEYBOARD_RIGHT,
                                  APP_KEYBOARD_DONE};
    for (int i = 0; i < ROWS; i++) {
        add_editing(out, ids[i], cut_top(&side, m->key));
        cut_top(&side, m->down);
    }
}

static void add_keys(const app_keyboard *keyboard, const measures *m, app_rect area,
                     app_keyboard_layout *out)
{
    if (m->side) {
        app_rect side = cut_right(&area, m->side);
        cut_right(&area, 2 * m->across);
        add_side(m, side, out);
    }
    for (int r = 0; r < ROWS; r++) {
        app_rect row = cut_top(&area, m->key);
        for (int c = 0; c < COLUMNS; c++)
            add(out, APP_KEYBOARD_FIRST + r * COLUMNS + c, cells(row, c, 1, m->across),
                pages[keyboard->page][r][c], APP_ICON_NONE, NULL);
        cut_top(&area, m->down);
    }
    add_last_row(keyboard, m, cut_top(&area, m->key), out);
    app_controls_join(&out->keys, 0);
}

/* ---- The one for numbers ---- */

enum { DIGIT_ROWS = 2, DIGITS_OF_ROW = 5, DIGIT_COLUMNS = DIGITS_OF_ROW + 1 };

/* As wide as the panel that stands beside a board, which it leaves in view; else as the window. */
static measures measure_digits(const app_view *view)
{
    enum { WIDE = 416, BESIDE = 300, LEAST = 6 };
    bool beside = view->width > view->height && view->width >= 700;
    int width = !beside ? view->width - 2 * LEAST : view->width < 1000 ? BESIDE : WIDE;
    return (measures){
        width, beside ? 12 : LEAST, width < WIDE ? 10 : 20, 48, width < WIDE ? 4 : 8, 8, 0};
}

/* Erasing and ending at the rows' ends. */
static void lay_out_digits(const app_view *view, app_keyboard_layout *out)
{
    measures m = measure_digits(view);
    int height = DIGIT_ROWS * m.key + (DIGIT_ROWS - 1) * m.down + LIP + 2 * m.pad * 3 / 4;
    *out = (app_keyboard_layout){.slab = {view->width - m.margin - m.width,
                                          view->height - m.margin - height, m.width, height}};
    app_rect area = app_rect_inside(out->slab, m.pad, m.pad * 3 / 4);
    for (int r = 0; r < DIGIT_ROWS; r++) {
        app_rect row = cut_top(&area, m.key);
        for (int c = 0; c < DIGITS_OF_ROW; c++)
            add(out, APP_KEYBOARD_FIRST + r * COLUMNS + c,
                app_rect_share(row, c, DIGIT_COLUMNS, m.across), pages[APP_KEYBOARD_DIGITS][r][c],
                APP_ICON_NONE, NULL);
        add_editing(out, r == 0 ? APP_KEYBOARD_ERASE : APP_KEYBOARD_DONE,
                    app_rect_share(row, DIGITS_OF_ROW, DIGIT_COLUMNS, m.across));
        cut_top(&area, m.down);
    }
    app_controls_join(&out->keys, 0);
}

/* ---- The whole ---- */

/* It never hides what is typed: where the field would lie below it, it shows it once more. */
void app_keyboard_lay_out(const app_keyboard *keyboard, const app_view *view, app_rect field,
                          app_keyboard_layout *out)
{
    enum { FIELD = 48, CLEAR = 8 };
    if (keyboard->page == APP_KEYBOARD_DIGITS) {
        lay_out_digits(view, out);
        return;
    }
    measures m = measure(view);
    int height = (ROWS + 1) * m.key + ROWS * m.down + LIP + 2 * m.pad * 3 / 4;
    int foot = view->height - m.margin;
    bool hides = field.y + field.h + CLEAR > foot - height;
    *out = (app_keyboard_layout){
        .slab = {(view->width - m.width) / 2, foot - height, m.width, height}};
    app_rect area = app_rect_inside(out->slab, m.pad, m.pad * 3 / 4);
    if (hides) {
        out->slab.y -= FIELD + m.down;
        out->slab.h += FIELD + m.down;
        out->field = (app_rect){area.x, area.y - FIELD - m.down, area.w, FIELD};
    }
    add_keys(keyboard, &m, area, out);
}

/* ---- What it types ---- */

static app_keyed edit(app_event *out, app_intent intent)
{
    *out = (app_event){.kind = APP_EVENT_KEY_DOWN, .field = intent};
    return APP_KEYED_TYPED;
}

static app_keyed type(app_event *out, const char *text)
{
    *out = (app_event){.kind = APP_EVENT_TEXT, .text = text};
    return APP_KEYED_TYPED;
}

static app_keyed turn_to(app_keyboard *keyboard, app_keyboard_page page)
{
    keyboard->page = keyboard->page == page ? APP_KEYBOARD_LETTERS : page;
    return APP_KEYED_USED;
}

static app_keyed press(app_keyboard *keyboard, int id, app_event *out)
{
    app_keyboard_page page = keyboard->page;
    int key = id - APP_KEYBOARD_FIRST;
    switch (id) {
    case APP_KEYBOARD_SHIFT:
        return turn_to(keyboard, APP_KEYBOARD_CAPITALS);
    case APP_KEYBOARD_MORE:
        return turn_to(keyboard, APP_KEYBOARD_SIGNS);
    case APP_KEYBOARD_SPACE:
        return type(out, " ");
    case APP_KEYBOARD_LEFT:
        return edit(out, APP_INTENT_LEFT);
    case APP_KEYBOARD_RIGHT:
        return edit(out, APP_INTENT_RIGHT);
    case APP_KEYBOARD_ERASE:
        return edit(out, APP_INTENT_ERASE);
    case APP_KEYBOARD_DONE:
        keyboard->open = false;
        return APP_KEYED_USED;
    default:
        if (page == APP_KEYBOARD_CAPITALS && key >= COLUMNS)
            keyboard->page = APP_KEYBOARD_LETTERS;
        return type(out, pages[page][key / COLUMNS][key % COLUMNS]);
    }
}

static bool has_place(const app_event *event)
{
    switch (event->kind) {
    case APP_EVENT_POINTER_MOVE:
    case APP_EVENT_POINTER_DOWN:
    case APP_EVENT_POINTER_UP:
    case APP_EVENT_POINTER_LONG:
    case APP_EVENT_SWIPE:
    case APP_EVENT_PINCH:
        return true;
    default:
        return false;
    }
}

/* A pointer's events over it are the keyboard's, and those of a press that began there. */
static bool is_for_it(const app_keyboard *keyboard, const app_keyboard_layout *layout,
                      const app_event *event)
{
    bool over = has_place(event) && app_rect_contains(layout->slab, event->x, event->y);
    bool pressed = has_place(event) && event->kind != APP_EVENT_POINTER_DOWN &&
                   keyboard->controls.pressed && !keyboard->controls.by_key;
    return over || pressed || event->way == GAME_WAY_PAD;
}

/* Buttons of a pad that mean something to a field do so from any key. */
static app_keyed take_button(app_keyboard *keyboard, const app_event *event, app_event *out)
{
    if (event->kind != APP_EVENT_KEY_DOWN)
        return APP_KEYED_IGNORED;
    if (event->control == APP_INTENT_BACK) {
        keyboard->open = false;
        return APP_KEYED_USED;
    }
    return event->field == APP_INTENT_NONE ? APP_KEYED_IGNORED : edit(out, event->field);
}

app_keyed app_keyboard_event(app_keyboard *keyboard, const app_keyboard_layout *layout,
                             const app_event *event, double now, app_event *out)
{
    if (!is_for_it(keyboard, layout, event)) {
        keyboard->controls.hover = 0;
        return APP_KEYED_IGNORED;
    }
    app_keyed keyed = take_button(keyboard, event, out);
    if (keyed != APP_KEYED_IGNORED)
        return keyed;
    app_control_result result =
        app_controls_event(&keyboard->controls, &layout->keys, APP_FOCUS_KEEPS, event, now);
    return result.outcome == APP_CONTROL_CHOSEN ? press(keyboard, result.id, out) : APP_KEYED_USED;
}

/* ---- How it looks ---- */

/* Shift is on: the line of what is chosen. */
static void mark_shift(const app_view *view, const app_keyboard_layout *layout)
{
    const app_control *shift = app_control_find(&layout->keys, APP_KEYBOARD_SHIFT);
    app_shape_ring(view, shift->rect, 12, 3, view->colours->persimmon_line);
}

void app_keyboard_draw(const app_view *view, const app_keyboard *keyboard,
                       const app_keyboard_layout *layout, const app_control *field)
{
    app_view_slab(view, layout->slab, 20);
    if (layout->field.w > 0)
        app_field_draw(view, layout->field, field->field, field->label, true);
    app_controls_draw(view, &keyboard->controls, &layout->keys);
    if (keyboard->page == APP_KEYBOARD_CAPITALS)
        mark_shift(view, layout);
}
