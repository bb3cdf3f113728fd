/* A line of text: what each key does to it, and how it is seen. */
#include "ui/field.h"

#include "base/utf8.h"

#include <assert.h>
#include <string.h>

/* The borders before and behind the character at the caret. */
static size_t border_before(const app_field *field)
{
    return sw_utf8_before(field->text, field->caret);
}

static size_t border_behind(const app_field *field)
{
    return sw_utf8_after(field->text, strlen(field->text), field->caret);
}

void app_field_init(app_field *field, size_t limit, const char *text)
{
    assert(limit < APP_FIELD_SIZE);
    *field = (app_field){.limit = limit};
    app_field_insert(field, text);
}

void app_field_insert(app_field *field, const char *text)
{
    size_t length = strlen(field->text);
    size_t room = field->limit - length;
    size_t count = strlen(text);
    if (!sw_utf8_valid(text, count))
        return;
    count = sw_utf8_fit(text, count, room);
    char *at = field->text + field->caret;
    memmove(at + count, at, length - field->caret + 1);
    for (size_t i = 0; i < count; i++)
        at[i] = (unsigned char)text[i] < ' ' || text[i] == 0x7F ? ' ' : text[i];
    field->caret += count;
}

/* Takes the bytes from `from` to `to` out. */
static void cut(app_field *field, size_t from, size_t to)
{
    memmove(field->text + from, field->text + to, strlen(field->text + to) + 1);
    field->caret = from;
}

static void paste(app_field *field)
{
    char *text = SDL_GetClipboardText();
    if (text) {
        size_t length = strlen(text);
        while (length > 0 && (text[length - 1] == '\n' || text[length - 1] == '\r'))
            text[--length] = '\0';
        app_field_insert(field, text);
    }
    SDL_free(text);
}

static bool take_key(app_field *field, app_intent intent)
{
    switch (intent) {
    case APP_INTENT_PASTE:
        paste(field);
        return true;
    case APP_INTENT_LEFT:
        field->caret = border_before(field);
        return true;
    case APP_INTENT_RIGHT:
        field->caret = border_behind(field);
        return true;
    case APP_INTENT_FIRST:
        field->caret = 0;
        return true;
    case APP_INTENT_LAST:
        field->caret = strlen(field->text);
        return true;
    case APP_INTENT_ERASE:
        cut(field, border_before(field), field->caret);
        return true;
    case APP_INTENT_ERASE_NEXT:
        cut(field, field->caret, border_behind(field));
        return true;
    default:
        return intent == APP_INTENT_TYPE; /* the letter comes as text as well */
    }
}

/* ---- How it is seen: one that is longer than its field, around the caret ---- */

static size_t next_border(const char *text, size_t at)
{
    return sw_utf8_after(text, strlen(text), at);
}

/* Of the text's bytes from .. to. */
static int width_of(const app_view *view, const app_field *field, size_t from, size_t to)
{
    char part[APP_FIELD_SIZE];
    memcpy(part, field->text + from, to - from);
    part[to - from] = '\0';
    return app_view_text_width(view, APP_TYPE_LIST, part);
}

/* What is in view, in bytes, and where that begins, in pixels. */
typedef struct part {
    size_t from, to;
    int x;
} part;

enum { PAD = 14 };

static part part_in_view(const app_view *view, app_rect rect, const app_field *field)
{
    int room = rect.w - 2 * PAD;
    part shown = {0, strlen(field->text), rect.x + PAD};
    while (shown.from < field->caret && width_of(view, field, shown.from, field->caret) > room)
        shown.from = next_border(field->text, shown.from);
    if (width_of(view, field, shown.from, shown.to) <= room)
        return shown;
    size_t next = shown.to = shown.from;
    while (field->text[shown.to] && width_of(view, field, shown.from, next) <= room) {
        shown.to = next;
        next = next_border(field->text, next);
    }
    return shown;
}

/* The caret's place nearest to a pointer at x. */
static size_t caret_at(const app_view *view, app_rect rect, const app_field *field, int x)
{
    part shown = part_in_view(view, rect, field);
    size_t at = shown.from;
    while (at < shown.to) {
        size_t next = next_border(field->text, at);
        int middle =
            (width_of(view, field, shown.from, at) + width_of(view, field, shown.from, next)) / 2;
        if (x < shown.x + middle)
            break;
        at = next;
    }
    return at;
}

bool app_field_event(app_field *field, const app_view *view, app_rect rect, bool focused,
                     const app_event *event)
{
    if (event->kind == APP_EVENT_POINTER_DOWN && app_rect_contains(rect, event->x, event->y))
        field->caret = caret_at(view, rect, field, event->x);
    if (!focused)
        return false;
    if (event->kind == APP_EVENT_TEXT)
        app_field_insert(field, event->text);
    return event->kind == APP_EVENT_TEXT ||
           (event->kind == APP_EVENT_KEY_DOWN && take_key(field, event->field));
}

void app_field_draw(const app_view *view, app_rect rect, const app_field *field,
                    const char *placeholder, bool focused)
{
    const app_colours *c = view->colours;
    char text[APP_FIELD_SIZE];
    part shown = part_in_view(view, rect, field);
    int y = rect.y + rect.h / 2;
    app_view_well(view, rect, 10);
    memcpy(text, field->text + shown.from, shown.to - shown.from);
    text[shown.to - shown.from] = '\0';
    if (field->text[0])
        app_view_text(view, APP_ALIGN_LEFT, shown.x, y, APP_TYPE_LIST, c->text, text);
    else if (placeholder)
        app_view_line(view, APP_ALIGN_LEFT, shown.x, y, rect.w - 2 * PAD, APP_TYPE_LIST, c->text2,
                      placeholder);
    if (focused) {
        int height = 20;
        int width = 2;
        int at = shown.x + width_of(view, field, shown.from, field->caret);
        app_view_fill(view, (app_rect){at, y - height / 2, width > 0 ? width : 1, height},
                      c->persimmon_line);
    }
}
