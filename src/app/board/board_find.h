#ifndef APP_BOARD_FIND_H
#define APP_BOARD_FIND_H

#include "ui/view.h"

/* The tile that was looked for, lit up, and so is the cell that it belongs into. A zeroed one shows none. */
typedef struct app_board_find {
    int tile;     /* 0: none */
    double since; /* ms: it was lit up then, */
    double until; /* and goes out then; 0: it stays until app_board_find_end */
} app_board_find;

enum { APP_BOARD_FIND_MS = 2000 };

typedef struct app_board_view app_board_view;
typedef struct app_board_layout app_board_layout;

/* Lights a tile up, until further notice; 0 puts out what is lit. */
void app_board_find_show(app_board_find *find, int tile, double now);

/* It goes out by itself, APP_BOARD_FIND_MS later. */
void app_board_find_end(app_board_find *find, double now);

/* The tile that is lit; 0: none is. */
int app_board_find_lit(const app_board_find *find, double now);

/* ms until it looks different. `still`: it comes and goes at once. */
double app_board_find_wait(const app_board_find *find, double now, bool still);

/* A ring around the tile, and a dashed one around its cell of the goal. */
void app_board_find_draw(const app_board_view *board, const app_view *view,
                         const app_board_layout *layout, const puzzle_board *goal);

/* On the goal: a ring around the tile, which is at home there. */
void app_board_find_draw_home(const app_board_view *board, const app_view *view,
                              const app_board_layout *layout, const puzzle_board *goal);

#endif
