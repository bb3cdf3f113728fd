#ifndef APP_BOARD_MARKS_H
#define APP_BOARD_MARKS_H

#include "game/hint.h"
#include "puzzle/board.h"
#include "puzzle/move.h"
#include "ui/view.h"

/* What is drawn over a board's tiles: the ring round a tile that was looked for, what is seen in place of being heard,
 * a hint, and what moves are worth. */

typedef struct app_board_view app_board_view;
typedef struct app_board_layout app_board_layout;

/* ---- A tile that was looked for ---- */

/* The tile that was looked for, lit up, and so is the cell that it belongs into. A zeroed one shows none. */
typedef struct app_board_find {
    int tile;     /* 0: none */
    double since; /* ms: when the tile was lit up */
    double until; /* ms: when it goes out; 0: not before app_board_find_end */
} app_board_find;

enum { APP_BOARD_FIND_MS = 2000 };

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

/* ---- Sounds, seen ---- */

/* What is heard of a board, seen at its place: three lines behind a tile that slides, a ring round one that
 * comes home, a bar where none can move. */
typedef struct app_board_signs {
    double slide_since; /* ms; 0: none, here and below */
    int slide_tile;     /* the last one of its line */
    puzzle_move slide_move;
    double stop_since;
    int stop_cell;                       /* of the blank, or of the tile that was pressed */
    puzzle_move stop_side;               /* the side of that cell at which it stops */
    double home_since[PUZZLE_MAX_CELLS]; /* by tile; it may be still to come */
} app_board_signs;

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

/* ---- A hint; the hinted tile's rim is the tile's own ---- */

/* A hint on the board, as far as the ladder has been climbed: the region alone, the tile's rim, or
 * that with the arrow. */
typedef struct app_board_hint {
    bool shown;
    game_hint_step step;
    game_region region;
    puzzle_move move;
    double since; /* ms: of this step */
} app_board_hint;

/* A frame around the region's cells. */
void app_board_hint_draw_region(const app_view *view, const app_board_layout *layout,
                                const app_board_hint *hint);

/* Dashes round the blank that the hinted tile will fill. */
void app_board_hint_draw_target(const app_view *view, app_rect cell, bool picture);

/* Draws the arrow, on a bead between the tile at `from` and the gap, clear of the tile's number, which has
 * that size; w = 0: it has none. */
void app_board_hint_draw_bead(const app_view *view, app_rect from, app_rect to, app_rect number,
                              const app_board_hint *hint);

/* ---- Moves ---- */

/* What moves are worth, on the board: a bead for a good one, a dashed ring for the one that led away. */
typedef enum app_move_mark { APP_MOVE_PLAIN, APP_MOVE_GOOD, APP_MOVE_AWAY } app_move_mark;

void app_board_draw_moves(const app_view *view, const app_board_layout *layout,
                          const puzzle_board *board, const app_move_mark marks[PUZZLE_MOVES]);

#endif
