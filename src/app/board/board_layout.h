#ifndef APP_BOARD_LAYOUT_H
#define APP_BOARD_LAYOUT_H

#include "ui/view.h"

/* Where a board's tray and tiles lie, in whole pixels: the largest tile that fits an area. */
typedef struct app_board_layout {
    puzzle_size size;
    app_rect tray;
    int x, y;  /* the face of cell 0 */
    int side;  /* of a face */
    int pitch; /* from one face to the next */
    int lip;
} app_board_layout;

/* Centred in the area. `picture` tiles have a smaller lip. */
app_board_layout app_board_layout_fit(const app_view *view, app_rect area, puzzle_size size,
                                      bool picture);

app_rect app_board_layout_cell(const app_board_layout *layout, int cell);

/* The cell under a point, gaps counted to the tile before them; -1 outside. */
int app_board_layout_cell_at(const app_board_layout *layout, int x, int y);

#endif
