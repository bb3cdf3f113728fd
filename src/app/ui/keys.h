#ifndef APP_KEYS_H
#define APP_KEYS_H

#include "text/text.h"
#include "ui/event.h"

/* The keys: one table holds every binding. An action may have several, and a key may mean different
 * things to a screen, to a control and to a text field (see app_event), but only one to each. */

/* Fills in what the event's key means. A key that is let go means the same whatever else is held by
 * then. */
void app_keys_interpret(app_event *event);

/* The lines of the help page. */
typedef struct app_key_help {
    app_text_id action;
    app_text_id keys;
} app_key_help;
const app_key_help *app_keys_help(int *count);

#endif
