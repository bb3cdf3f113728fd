/* A line of text: what each key does to it. field_draw.c shows it. */
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

bool app_field_event(app_field *field, const app_view *view, app_rect rect, bool focused,
                     const app_event *event)
{
    if (event->kind == APP_EVENT_POINTER_DOWN && app_rect_contains(rect, event->x, event->y))
        field->caret = app_field_caret_at(view, rect, field, event->x);
    if (!focused)
        return false;
    if (event->kind == APP_EVENT_TEXT)
        app_field_insert(field, event->text);
    return event->kind == APP_EVENT_TEXT ||
           (event->kind == APP_EVENT_KEY_DOWN && take_key(field, event->field));
}
