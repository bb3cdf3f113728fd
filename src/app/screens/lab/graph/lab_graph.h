#ifndef APP_SCREENS_LAB_GRAPH_H
#define APP_SCREENS_LAB_GRAPH_H

#include "board/board_view.h"
#include "game/lab_walk.h"
#include "program/app.h"
#include "screens/lab/lab_words.h"
#include "solver/job.h"

/* A walk through the state graph from the lab's start. */

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

#endif
