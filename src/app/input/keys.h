#ifndef APP_KEYS_H
#define APP_KEYS_H

#include "input/event.h"
#include "text/text.h"

/* What keys mean, and what they are called, by the table of bindings. */

/* Fills in what the event's key means. A key that is let go means the same whatever else is held by
 * then. */
void app_keys_interpret(app_event *event);

/* ---- Names of keys, as a player reads them (keys_name.c) ---- */

typedef struct app_key_name {
    char text[96];
} app_key_name;

/* The first key that means this to a screen; where none does, to a control or a field. "Ctrl+Z".
 * Empty where no key does. */
app_key_name app_keys_name(app_intent intent);

/* All of them: "Ctrl+Z, Backspace". */
app_key_name app_keys_names(app_intent intent);

/* Those of the four directions: "Arrows, WASD". */
app_key_name app_keys_directions(void);

/* And of the four lines, which are the same with a modifier: "Shift + direction". */
app_key_name app_keys_lines(void);

/* ---- The help page (keys_help.c) ---- */

typedef struct app_key_help {
    const char *action;
    app_key_name keys;
} app_key_help;

int app_keys_help_lines(void);
app_key_help app_keys_help_line(int line);

#endif
