#ifndef APP_BOARD_ZOOM_H
#define APP_BOARD_ZOOM_H

#include "board/board_layout.h"

/* A board whose tiles are too small for fingers, shown larger and in part. A zeroed one shows all of it.
 * `whole` is always how the board lies where it is not zoomed, `picture` as in app_board_layout_fit. */
typedef struct app_zoom {
    double factor; /* of the tiles; up to 1: all is seen */
    double u, v;   /* the board's point in the tray's middle, 0 .. 1 along either side */
} app_zoom;

/* Whether a board that lies so can be zoomed. */
bool app_zoom_wanted(const app_board_layout *whole);

/* How the board lies. */
app_board_layout app_zoom_lay_out(const app_zoom *zoom, const app_board_layout *whole,
                                  bool picture);

/* So many times larger, and moved by (dx, dy): what lay at (x - dx, y - dy) before is at (x, y). All in
 * design units. */
typedef struct app_zoom_change {
    double times;
    double x, y, dx, dy;
} app_zoom_change;
void app_zoom_by(app_zoom *zoom, const app_board_layout *whole, bool picture,
                 const app_zoom_change *change);

/* Brings a cell into sight, and its neighbours, on the shortest way. */
void app_zoom_show(app_zoom *zoom, const app_board_layout *whole, bool picture, int cell);

#endif
