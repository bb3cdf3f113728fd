#ifndef APP_BOARD_MOVES_H
#define APP_BOARD_MOVES_H

#include "board/board_view.h"

/* What moves are worth, on the board: a bead for a good one, a dashed ring for the one that led away. */
typedef enum app_move_mark { APP_MOVE_PLAIN, APP_MOVE_GOOD, APP_MOVE_AWAY } app_move_mark;

void app_board_draw_moves(const app_view *view, const app_board_layout *layout,
                          const puzzle_board *board, const app_move_mark marks[PUZZLE_MOVES]);

#endif
