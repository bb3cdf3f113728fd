/* A text field as it is seen. A text longer than its field is seen around the caret. */
#include "ui/field.h"

#include "base/utf8.h"

#include <string.h>

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

size_t app_field_caret_at(const app_view *view, app_rect rect, const app_field *field, int x)
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
