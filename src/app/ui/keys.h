#ifndef APP_KEYS_H
#define APP_KEYS_H

#include "text/text.h"
#include "ui/event.h"

/* What the player means by a key. One table holds every binding, and the help page shows it. */
typedef enum app_intent {
    APP_INTENT_NONE,
    APP_INTENT_UP, /* in the order of puzzle_move */
    APP_INTENT_RIGHT,
    APP_INTENT_DOWN,
    APP_INTENT_LEFT,
    APP_INTENT_LINE_UP,
    APP_INTENT_LINE_RIGHT,
    APP_INTENT_LINE_DOWN,
    APP_INTENT_LINE_LEFT,
    APP_INTENT_UNDO,
    APP_INTENT_REDO, /* up to here a key that is held goes on */
    APP_INTENT_HINT,
    APP_INTENT_AUTO,
    APP_INTENT_PEEK,
    APP_INTENT_COMPARE,
    APP_INTENT_NUMBERS,
    APP_INTENT_NEW,
    APP_INTENT_RESTART,
    APP_INTENT_KEPT,
    APP_INTENT_PASTE,
    APP_INTENT_COPY,
    APP_INTENT_BACK,
    APP_INTENT_CONFIRM,
    APP_INTENT_FIRST,
    APP_INTENT_LAST,
    APP_INTENT_HELP,
    APP_INTENT_FULLSCREEN,
    APP_INTENT_SCREENSHOT,
    APP_INTENT_QUIT,
} app_intent;

/* What a key that goes down means; of those that are held, only moves, undo and redo. A key that is
 * let go means the same whatever else is held by then. */
app_intent app_keys_intent(const app_event *event);

/* The digit on a key, by its place: on some keyboards the upper row's digits need Shift. -1: none. */
int app_keys_digit(const app_event *event);

/* The lines of the help page. */
typedef struct app_key_help {
    app_text_id action;
    app_text_id keys;
} app_key_help;
const app_key_help *app_keys_help(int *count);

#endif
