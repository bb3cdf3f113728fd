#ifndef APP_FIELD_H
#define APP_FIELD_H

#include "input/event.h"
#include "ui/view.h"

#include <stddef.h>

/* One line of text that is being typed: well-formed UTF-8 without control characters. */
enum { APP_FIELD_SIZE = 128 };

typedef struct app_field {
    char text[APP_FIELD_SIZE];
    size_t limit; /* bytes that the text may have; less than APP_FIELD_SIZE */
    size_t caret; /* bytes before it; always between two characters */
    bool digits;  /* it is for a number: on the screen's keyboard digits are enough */
} app_field;

void app_field_init(app_field *field, size_t limit, const char *text);

/* Puts text in at the caret, as far as whole characters find room. What is no UTF-8 is left out as a
 * whole; line ends and other control characters become spaces. */
void app_field_insert(app_field *field, const char *text);

/* What was typed, keys that edit, Ctrl+V, and a press that moves the caret. To be asked before the
 * controls, while the field has the focus, about everything but presses on other places. True: the
 * event is used up; letters are, so that they do not act as keys. A press is not: it moves the focus
 * as well. */
bool app_field_event(app_field *field, const app_view *view, app_rect rect, bool focused,
                     const app_event *event);

/* The field in its well, with the caret where it has the focus; while it is empty, what belongs into
 * it. */
void app_field_draw(const app_view *view, app_rect rect, const app_field *field,
                    const char *placeholder, bool focused);

#endif
