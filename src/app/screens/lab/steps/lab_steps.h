#ifndef APP_SCREENS_LAB_STEPS_H
#define APP_SCREENS_LAB_STEPS_H

#include "board/board_view.h"
#include "game/lab_search.h"
#include "program/app.h"
#include "screens/lab/lab_words.h"

/* The search of the lab's boards, one expansion at a time: lab_steps.c acts, lab_steps_layout.c
 * places, lab_steps_draw.c draws. */

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

typedef struct steps_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const steps_state *self;
    app_layout kind;
    app_skin skin; /* of all boards */
    app_rect node; /* the chosen node; w = 0 where another tab is */
    app_rect wells[STEPS_LISTS];
    const uint32_t *numbers[STEPS_LISTS]; /* of the rows' nodes; borrowed */
} steps_layout;

/* A node's small board, as in the lists: just large enough for the tiles to be read. */
app_rect app_steps_small_board(int x, int y, puzzle_size size);

void app_steps_lay_out(const app *app, const void *state, void *layout);
void app_steps_draw(const void *layout);

#endif
