#ifndef APP_SCREENS_MENU_H
#define APP_SCREENS_MENU_H

#include "program/app.h"

typedef enum menu_id {
    MENU_SLAB = APP_ID_OWN,
    MENU_REDO,
    MENU_UNDO_ALL,
    MENU_RESTART,
    MENU_END_RUN,
    MENU_COMPARE,
    MENU_FIND,
    MENU_ZEN,
    MENU_NUMBERS,
    MENU_PALETTE,
    MENU_PATTERNS,
    MENU_COARSER, /* layer of grids */
    MENU_FINER,
    MENU_RACE_RUN,      /* begins the race, or stops it */
    MENU_RACE_SHORTEST, /* begins the race, or stops it */
    MENU_REVIEW,
    MENU_NEXT,
    MENU_KEPT,
    MENU_COPY_ID,
    MENU_PASTE_ID,
    MENU_COPY_RESULT,
    MENU_FULL,
    MENU_QUIT,
    MENU_TO, /* and the screen that the line leads to */
} menu_id;

typedef struct menu_state {
    app_page page;
    bool has_run;               /* this board was solved before, and can be raced */
    char run[GAME_REPLAY_NAME]; /* the best one's replay, if there is any */
} menu_state;

#endif
