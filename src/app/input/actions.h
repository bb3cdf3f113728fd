#ifndef APP_ACTIONS_H
#define APP_ACTIONS_H

#include "input/bindings.h"

#include <stdbool.h>
#include <stddef.h>

/* What a player can bind: an action is an intent that has a name and means something on some screens. */

/* Kinds of screens, as far as they differ in what their keys mean. */
enum {
    APP_PLACE_BOARD = 1,  /* a game is played */
    APP_PLACE_REPLAY = 2, /* a way is looked at, a move after the other */
    APP_PLACE_LAB = 4,    /* boards are edited, states walked through */
    APP_PLACE_LIST = 8,   /* all others: things to choose from */
    APP_PLACE_ALL = APP_PLACE_BOARD | APP_PLACE_REPLAY | APP_PLACE_LAB | APP_PLACE_LIST
};

enum { APP_ACTION_SOURCES = 4 };

/* All that is known of an action but what it does. */
typedef struct app_action {
    app_intent intent;
    const char *name; /* in controls.txt; it never changes */
    const char *text; /* to the player, who reads _(text) */
    unsigned places;  /* where it means something */
    /* What does it by default, a pad's buttons last; a key without a code stands behind the last. */
    app_source usual[APP_ACTION_SOURCES];
    bool repeats; /* it is done again while its key is held */
    bool lasts;   /* it lasts as long as its key is held */
} app_action;

/* All of them, in the order in which they are shown. */
const app_action *app_actions(int *count);

/* NULL where it is none: what moves a focus or a caret is no action. */
const app_action *app_action_of(app_intent intent);
const app_action *app_action_named(const char *name, size_t length);

/* What an intent is while its key repeats: itself for moves, undo and redo, since one long press does nothing else twice
 * on a screen. */
app_intent app_intent_held(app_intent intent);

/* Whether there is a screen on which both mean something: no source may be bound to both then. */
bool app_actions_meet(app_intent one, app_intent other);

#endif
