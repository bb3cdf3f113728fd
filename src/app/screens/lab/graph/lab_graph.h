#ifndef APP_SCREENS_LAB_GRAPH_H
#define APP_SCREENS_LAB_GRAPH_H

#include "board/board_view.h"
#include "game/lab_walk.h"
#include "program/app.h"
#include "screens/lab/lab_words.h"
#include "solver/job.h"

/* A walk through the state graph from the lab's start: lab_graph.c acts, lab_graph_parts.c is what is seen, with
 * lab_graph_cross.c. */

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

/* A shortest way goes on with this puzzle_move; -1 where that is not known, or the goal is here. */
int app_graph_best_move(const graph_state *self);

void app_graph_parts(app_parts *p);

/* --- lab_graph_cross.c --- */

app_skin app_graph_skin(const app_parts *p); /* of all boards */

/* The board among its neighbours, as large as has room in so much. */
void app_graph_add_cross(app_parts *p, int width, int height);

#endif
