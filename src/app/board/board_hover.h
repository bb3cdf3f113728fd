#ifndef APP_BOARD_HOVER_H
#define APP_BOARD_HOVER_H

#include "board/board_layout.h"
#include "input/event.h"

/* Which cells a pointer comes over, for those who slide by that alone. The pointer comes over a cell
 * where it crosses into it: a cell that it rests on is none, whatever becomes of the board below it. */
typedef struct app_hover {
    bool known;              /* where the pointer was: */
    double x, y;             /* there, in design units, */
    app_board_layout layout; /* while the board lay so */
} app_hover;

/* A straight line crosses no more of them, and one for each corner. */
enum { APP_HOVER_CELLS = 2 * PUZZLE_MAX_SIDE };

/* The cells that the pointer came over with this event, in the order of its way. Between two events it
 * went straight, however fast it was. Returns how many. */
int app_hover_follow(app_hover *hover, const app_board_layout *layout, const app_event *event,
                     int cells[APP_HOVER_CELLS]);

#endif
