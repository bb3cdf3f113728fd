#ifndef APP_KEYBOARD_H
#define APP_KEYBOARD_H

#include "ui/control.h"

/* A keyboard on the screen, for who plays with a finger or a gamepad. It holds no text: what is pressed
 * on it is an event for the field that has the focus, as from a keyboard of the desk. */

typedef enum app_keyboard_page {
    APP_KEYBOARD_LETTERS,
    APP_KEYBOARD_CAPITALS, /* for one letter */
    APP_KEYBOARD_SIGNS,
    APP_KEYBOARD_DIGITS, /* all there is of a keyboard for numbers */
    APP_KEYBOARD_PAGES
} app_keyboard_page;

typedef struct app_keyboard {
    bool open;
    app_keyboard_page page;
    app_controls controls; /* the focus is a pad's */
} app_keyboard;

enum { APP_KEYBOARD_ROWS = 4, APP_KEYBOARD_COLUMNS = 10 };

/* The ids of its keys: those that type, row by row, and the others. */
enum {
    APP_KEYBOARD_FIRST = 1,
    APP_KEYBOARD_SHIFT = APP_KEYBOARD_FIRST + APP_KEYBOARD_ROWS * APP_KEYBOARD_COLUMNS,
    APP_KEYBOARD_MORE, /* signs, or letters again */
    APP_KEYBOARD_SPACE,
    APP_KEYBOARD_LEFT,
    APP_KEYBOARD_RIGHT,
    APP_KEYBOARD_ERASE,
    APP_KEYBOARD_DONE
};

typedef struct app_keyboard_layout {
    app_rect slab;
    app_rect field; /* where it shows the field once more, because it lies over it; else w = 0 */
    app_control_list keys;
} app_keyboard_layout;

/* For a field. A pad begins at a key in the middle, a finger nowhere. */
void app_keyboard_open(app_keyboard *keyboard, const app_field *field, bool by_pad);

/* At the foot of the window; one for numbers in the corner, where there is room beside it. */
void app_keyboard_lay_out(const app_keyboard *keyboard, const app_view *view, app_rect field,
                          app_keyboard_layout *out);

typedef enum app_keyed {
    APP_KEYED_IGNORED, /* the event is not for the keyboard */
    APP_KEYED_USED,
    APP_KEYED_TYPED, /* *out is for the field */
} app_keyed;

app_keyed app_keyboard_event(app_keyboard *keyboard, const app_keyboard_layout *layout,
                             const app_event *event, double now, app_event *out);

void app_keyboard_draw(const app_view *view, const app_keyboard *keyboard,
                       const app_keyboard_layout *layout, const app_control *field);

#endif
