#ifndef APP_BOARD_LAYOUT_H
#define APP_BOARD_LAYOUT_H

#include "input/event.h"
#include "ui/view.h"

/* Where a board's tray and tiles lie: the largest tile that fits an area. Tiles are of whole pixels,
 * lest they differ in size: all but the tray is in pixels. */
typedef struct app_board_layout {
    puzzle_size size;
    app_rect tray;   /* in design units; all tiles lie in it */
    app_rect window; /* of a zoomed board: where it is seen; w = 0: the board is not zoomed */
    double scale;    /* pixels for one of these */
    app_rect area;   /* in pixels: the tray may not grow beyond it */
    int padding;     /* from the tray's edges to the tiles */
    int x, y;        /* the face of cell 0 */
    int side;        /* of a face */
    int pitch;       /* from one face to the next */
    int lip;
} app_board_layout;

/* Centred in the area. `picture` tiles have a smaller lip. */
app_board_layout app_board_layout_fit(const app_view *view, app_rect area, puzzle_size size,
                                      bool picture);

/* The same with faces of that many pixels. Where the board is larger than its area, the tray shows a part
 * of it: the point (u, v), 0 .. 1 along either side of the board, lies in the middle, unless the board would
 * end before the tray does. */
app_board_layout app_board_layout_zoom(const app_board_layout *layout, int side, bool picture,
                                       double u, double v);

/* How many pixels the whole board takes. */
app_rect app_board_layout_board(const app_board_layout *layout);

/* Moves it by design units, as a page does that is scrolled. */
void app_board_layout_move(app_board_layout *layout, int right, int down);

app_rect app_board_layout_cell(const app_board_layout *layout, int cell);
app_rect app_board_layout_units(const app_board_layout *layout, app_rect pixels);

/* Whether its tiles are so small that one under the pointer is shown larger. */
bool app_board_has_loupe(const app_board_layout *layout);

/* Whether something of a place in pixels is seen. */
bool app_board_layout_shows(const app_board_layout *layout, app_rect pixels);

/* The cell under a point in design units, gaps counted to the tile before them; -1 outside. */
int app_board_layout_cell_at(const app_board_layout *layout, double x, double y);

/* Which cells a pointer comes over, for those who slide by that alone. The pointer comes over a cell
 * where it crosses into it: a cell that it rests on is none, whatever becomes of the board below it. */
typedef struct app_hover {
    bool known;              /* a place of the pointer has been seen */
    double x, y;             /* the pointer's last place, in design units */
    app_board_layout layout; /* where the board lay then */
} app_hover;

/* A straight line crosses no more of them, and one for each corner. */
enum { APP_HOVER_CELLS = 2 * PUZZLE_MAX_SIDE };

/* The cells that the pointer came over with this event, in the order of its way. Between two events it
 * went straight, however fast it was. Returns how many. */
int app_hover_follow(app_hover *hover, const app_board_layout *layout, const app_event *event,
                     int cells[APP_HOVER_CELLS]);

#endif
