#ifndef APP_SCREENS_LAB_STEPS_H
#define APP_SCREENS_LAB_STEPS_H

#include "board/board_view.h"
#include "game/lab_search.h"
#include "program/app.h"
#include "screens/lab/lab_words.h"

/* The search of the lab's boards, one expansion at a time: lab_steps.c acts, lab_steps_parts.c is what is seen, with
 * lab_steps_list.c. */

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

/* The node that a row of a list is. */
const uint32_t *app_steps_numbers(const steps_state *self, int list);

void app_steps_parts(app_parts *p);
int app_steps_list_width(const app_view *view);

/* --- lab_steps_list.c --- */

solver_node app_steps_node(const steps_state *self, size_t number);
const char *app_steps_move_in(app_parts *p, const solver_node *node); /* "RIGHT(5)" */
const char *app_steps_number_in(app_parts *p, size_t number);         /* "#46" */
app_skin app_steps_skin(const app_parts *p);                          /* of all boards */

/* A node's small board, just large enough for the tiles to be read. */
app_rect app_steps_small_board(puzzle_size size);
void app_steps_add_small_board(app_parts *p, size_t number, puzzle_size size, const char *name);

void app_steps_add_list(app_parts *p, solver_node_list list);

#endif
