#ifndef APP_BOARD_TOY_H
#define APP_BOARD_TOY_H

#include "board/board_view.h"
#include "ui/page.h"

/* A board that can be slid and is no game: the title's word, and those of the welcome and the settings. A
 * slide takes `ms`. */
typedef struct app_toy {
    app_board_view view;
    puzzle_board board, goal;
    bool touched;    /* a tile was slid */
    bool celebrates; /* its goal ripples */
} app_toy;

/* Its goal is the standard one. It stands there, or one move before: the last tile is to be slid left. */
void app_toy_init(app_toy *toy, puzzle_size size, bool solved, double now);

/* To be asked before the page's parts: true where the event belongs to a tile that is held. */
bool app_toy_first(app_toy *toy, const app_board_layout *layout, const app_event *event, double now,
                   double ms);

/* What the page answered: the pointer is over a control, or else may be over a tile. */
void app_toy_answer(app_toy *toy, const app_board_layout *layout, const app_answer *answer,
                    double now, double ms);

/* Slides a tile or a line where the intent is a direction; false: it is something else. */
bool app_toy_key(app_toy *toy, app_intent intent, double now, double ms);

#endif
