#ifndef APP_SCREENS_SETTINGS_KEYS_H
#define APP_SCREENS_SETTINGS_KEYS_H

#include "input/keys.h"
#include "program/app.h"

/* The table of the controls page: all actions with what is bound to them, and what is being changed there.
 * settings_keys_page.c is the table, settings_keys.c acts. */

typedef enum settings_keys_stage {
    SETTINGS_KEYS_REST,
    SETTINGS_KEYS_MENU,     /* what shall be done with one that is bound */
    SETTINGS_KEYS_LISTEN,   /* one is to be pressed */
    SETTINGS_KEYS_ASK,      /* it belongs to another action: shall it be moved? */
    SETTINGS_KEYS_FOUR,     /* those of the directions are to be pressed, one after the other, */
    SETTINGS_KEYS_FOUR_ASK, /* and some belong to other actions */
} settings_keys_stage;

enum { SETTINGS_DIRECTIONS = 4 };

typedef struct settings_keys {
    settings_keys_stage stage;
    app_intent action;
    bool replaces;                        /* what was bound before goes: */
    app_source bound;                     /* this */
    app_source heard;                     /* what asks for an answer */
    app_source four[SETTINGS_DIRECTIONS]; /* in the order in which they are asked for */
    int count;                            /* so many of them were pressed */
} settings_keys;

/* The ids of a row: what is bound to it, then what always stands there. */
enum { SETTINGS_KEYS_OF_ROW = 32, SETTINGS_KEYS_MORE = 30, SETTINGS_KEYS_RESET = 31 };

/* So many stand in the table, and in a row of it. */
enum { SETTINGS_CAPS = 150, SETTINGS_CAPS_OF_ROW = 8 };

/* The directions in the order in which they are asked for. */
extern const app_intent app_settings_directions[SETTINGS_DIRECTIONS];

#endif
