#ifndef APP_CURSOR_H
#define APP_CURSOR_H

/* The pointer's shape: it says what a press would do. */
typedef enum app_cursor {
    APP_CURSOR_ARROW,
    APP_CURSOR_HAND, /* over what can be pressed */
    APP_CURSOR_TEXT, /* over a field */
    APP_CURSOR_MOVE, /* while a tile or a slider is dragged */
} app_cursor;
enum { APP_CURSORS = APP_CURSOR_MOVE + 1 };

#endif
