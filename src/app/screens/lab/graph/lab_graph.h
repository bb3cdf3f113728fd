#ifndef APP_SCREENS_LAB_GRAPH_H
#define APP_SCREENS_LAB_GRAPH_H

#include "board/board_view.h"
#include "game/lab_walk.h"
#include "program/app.h"
#include "screens/lab/lab_words.h"
#include "solver/job.h"

/* A walk through the state graph from the lab's start: lab_graph.c acts, lab_graph_layout.c places,
 * lab_graph_draw.c draws. */

typedef enum graph_id {
    GRAPH_NEIGHBOUR_FIRST = APP_ID_OWN, /* one for each move */
    GRAPH_TRAIL = GRAPH_NEIGHBOUR_FIRST + PUZZLE_MOVES,
    GRAPH_BEST,
    GRAPH_UNDO,
    GRAPH_AGAIN,
} graph_id;

typedef struct graph_state {
    app_page page; /* its first grid is the trail, with the present place in the first row */
    bool ready;
    game_lab_walk walk; /* owned */
    app_board_view board;
    solver_job *job; /* owned */
    bool known;      /* `distances` is of the present board */
    solver_distances distances;
} graph_state;

typedef struct graph_layout {
    app_page_layout page;
    const app_view *view;
    const graph_state *self;
    app_layout kind;
    app_skin skin; /* of all boards */
    app_board_layout board;
    app_rect neighbours[PUZZLE_MOVES]; /* the trays; w = 0 where there is no such move */
    app_rect arrows[PUZZLE_MOVES];     /* squares between them and the board */
    app_rect facts;                    /* w = 0 in the smallest windows, as are the next two */
    app_rect goal;
    app_rect well; /* of the trail */
} graph_layout;

/* A shortest way goes on with this puzzle_move; -1 where that is not known, or the goal is here. */
int app_graph_best_move(const graph_state *self);

void app_graph_lay_out(const app *app, const void *state, void *layout);
void app_graph_draw(const void *layout);

#endif
