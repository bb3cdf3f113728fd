#ifndef APP_BOARD_SIGNS_H
#define APP_BOARD_SIGNS_H

#include "puzzle/board.h"
#include "puzzle/move.h"
#include "ui/view.h"

/* What is heard of a board, seen at its place: three lines behind a tile that slides, a ring round one that
 * comes home, a bar where none can move. */
typedef struct app_board_signs {
    double slide_since; /* ms; 0: none, here and below */
    int slide_tile;     /* the last one of its line */
    puzzle_move slide_move;
    double stop_since;
    int stop_cell;                       /* the blank, or the tile that was pressed, */
    puzzle_move stop_side;               /* and where it stops */
    double home_since[PUZZLE_MAX_CELLS]; /* by tile; it may be still to come */
} app_board_signs;

typedef struct app_board_view app_board_view;
typedef struct app_board_layout app_board_layout;

/* From one board to the next; several slides in one have no lines behind them. What was seen of the tiles that
 * move now, and of a stop, is over. */
void app_board_signs_slide(app_board_signs *signs, const puzzle_board *before,
                           const puzzle_board *after, double now);
void app_board_signs_home(app_board_signs *signs, const puzzle_board *before,
                          const puzzle_board *after, const puzzle_board *goal, double arrival);

/* No tile can move so; or the tile in that cell cannot. */
void app_board_signs_stop_move(app_board_signs *signs, const puzzle_board *board, puzzle_move move,
                               double now);
void app_board_signs_stop_tile(app_board_signs *signs, const puzzle_board *board, int cell,
                               double now);

/* True while one is to be seen. */
bool app_board_signs_shown(const app_board_signs *signs, double now);

void app_board_signs_draw(const app_board_view *board, const app_view *view,
                          const app_board_layout *layout);

/* One of each on a tile of its own, for those who have never seen them; in a tray of that place. */
enum { APP_BOARD_SIGNS = 3 };
void app_board_signs_draw_all(const app_view *view, app_rect tray);

#endif
