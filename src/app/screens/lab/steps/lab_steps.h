#ifndef APP_SCREENS_LAB_STEPS_H
#define APP_SCREENS_LAB_STEPS_H

#include "board/board_view.h"
#include "game/lab_search.h"
#include "program/app.h"
#include "screens/lab/lab_words.h"

/* The search of the lab's boards, one expansion at a time. */

typedef enum steps_tab { STEPS_TAB_NODE, STEPS_TAB_OPEN, STEPS_TAB_CLOSED } steps_tab;
enum { STEPS_TABS = STEPS_TAB_CLOSED + 1, STEPS_LISTS = 2 };

typedef enum steps_id {
    STEPS_TAB_FIRST = APP_ID_OWN,                    /* one for each tab, */
    STEPS_LIST_FIRST = STEPS_TAB_FIRST + STEPS_TABS, /* and for each list: solver_node_list */
    STEPS_ONE = STEPS_LIST_FIRST + STEPS_LISTS,
    STEPS_TEN,
    STEPS_HUNDRED,
    STEPS_END,
    STEPS_AGAIN,
} steps_id;

typedef struct steps_state {
    app_page page; /* its grids are the lists */
    steps_tab tab; /* of a narrow window */
    bool ready;
    solver_method method;
    game_lab_search search; /* owned */
    bool going;             /* to the end, a part of it each frame */
    size_t node;            /* the one that is looked at */
} steps_state;

#endif
