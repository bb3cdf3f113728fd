#ifndef APP_BOARD_LAYOUT_H
#define APP_BOARD_LAYOUT_H

#include "ui/view.h"

/* Where a board's tray and tiles lie: the largest tile that fits an area. Tiles are of whole pixels,
 * lest they differ in size: all but the tray is in pixels. */
typedef struct app_board_layout {
    puzzle_size size;
    app_rect tray; /* in design units, with all tiles inside */
    double scale;  /* pixels for one of these */
    int x, y;      /* the face of cell 0 */
    int side;      /* of a face */
    int pitch;     /* from one face to the next */
    int lip;
} app_board_layout;

/* Centred in the area. `picture` tiles have a smaller lip. */
app_board_layout app_board_layout_fit(const app_view *view, app_rect area, puzzle_size size,
                                      bool picture);

/* Moves it by design units, as a page does that is scrolled. */
void app_board_layout_move(app_board_layout *layout, int right, int down);

app_rect app_board_layout_cell(const app_board_layout *layout, int cell);
app_rect app_board_layout_units(const app_board_layout *layout, app_rect pixels);

/* Whether its tiles are so small that one under the pointer is shown larger. */
bool app_board_has_loupe(const app_board_layout *layout);

/* The cell under a point in design units, gaps counted to the tile before them; -1 outside. */
int app_board_layout_cell_at(const app_board_layout *layout, double x, double y);

#endif
