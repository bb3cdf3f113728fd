#ifndef APP_BOARD_HINT_H
#define APP_BOARD_HINT_H

#include "board/board_view.h"

/* The marks of a hint on a board; the hinted tile's rim is the tile's own. */

/* A frame around the region's cells. */
void app_board_hint_draw_region(const app_view *view, const app_board_layout *layout,
                                const app_board_hint *hint);

/* Dashes round the blank that the hinted tile will fill. */
void app_board_hint_draw_target(const app_view *view, app_rect cell, bool picture);

/* Draws the arrow, on a bead between the tile at `from` and the gap, clear of the tile's number, which has
 * that size; w = 0: it has none. */
void app_board_hint_draw_bead(const app_view *view, app_rect from, app_rect to, app_rect number,
                              const app_board_hint *hint);

#endif
