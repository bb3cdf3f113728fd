#ifndef APP_BOARD_VIEW_H
#define APP_BOARD_VIEW_H

#include "board/board_layout.h"
#include "board/board_marks.h"
#include "input/event.h"
#include "ui/cursor.h"

/* What a board's tiles show, for drawing. */
typedef struct app_skin {
    const puzzle_board *goal;
    const game_look *look;
    const char *const *labels; /* by tile, in place of the look's own; or NULL */
    int picture; /* the slot with the picture, for GAME_PICTURE; 0 while there is none */
    uint32_t picture_version;
    const bool
        *marked; /* by goal cell: tiles that look like others have their numbers; NULL: none do */
    game_layer layer; /* of the palette of grids; it exists */
    int block; /* the layer's block that is being solved, from 1 on; 0: each block has its colour */
    bool blank;         /* its picture is on its way: tiles show nothing until then */
    bool hidden;        /* nothing tells one tile from another; it is blank, too */
    const bool *raised; /* by cell: it is raised; NULL: none is */
    bool coloured; /* the tiles are too small for numbers on the board: colours tell them apart */
} app_skin;

/* Numbers on clay, as where boards are edited and searched. The goal is borrowed. */
app_skin app_board_number_skin(const puzzle_board *goal);

/* The moving picture of a board. The rules never wait for it: it is told the newest board and
 * slides each tile from where it is drawn at that moment to where it belongs. */
typedef struct app_board_view {
    puzzle_board board; /* what the tiles move towards */
    bool ready;         /* a first board was shown */
    struct {
        float column, row;    /* where the tile started, in cells */
        double since;         /* ms; 0 at rest */
    } from[PUZZLE_MAX_CELLS]; /* by tile */
    double slide_ms;
    int hover;   /* cell under the pointer, or -1 */
    int pressed; /* cell held down, or -1 */
    struct {
        bool active;
        puzzle_slide slide; /* what letting go would do */
        int cell;           /* that was taken hold of */
        double x, y;        /* where the pointer took hold, in design units */
        bool click;         /* it has hardly moved from there */
        bool finger;        /* which trembles more than a hand with a mouse */
        int offset;         /* pixels so far along the slide, 0 .. pitch */
    } drag;
    struct {
        int cell;    /* that is held down, and slides nowhere; -1: none */
        double x, y; /* where the pointer came down */
    } stuck;
    double ripple_since; /* ms; 0: no win to celebrate */
    int ripple_cell;     /* where it starts */
    app_board_signs signs;
    app_board_find find;
    bool by_keys; /* keyboard or pad are in use, and not the pointer; */
    int keyed;    /* the tile that they moved last; 0: none */
} app_board_view;

void app_board_view_init(app_board_view *view);

/* Retargets to a board. Tiles slide for slide_ms; 0, or a board that is altogether another one,
 * appears at once. */
void app_board_view_show(app_board_view *view, const puzzle_board *board, double now,
                         double slide_ms);

/* Starts the win ripple from the last moved tile's cell. */
void app_board_view_celebrate(app_board_view *view, int cell, double now);

/* True while a frame later would look different. */
bool app_board_view_moving(const app_board_view *view, double now);

/* Pointer on the board. Down takes hold of a tile in line with the blank, move drags its line, up
 * returns the cell whose slide was meant, or -1: by a click, or by a drag past the middle. They
 * return true where something looks new. */
bool app_board_view_point(app_board_view *view, const app_board_layout *layout, double x, double y);
bool app_board_view_take(app_board_view *view, const app_board_layout *layout, double x, double y);
int app_board_view_let_go(app_board_view *view, const app_board_layout *layout, double now);
void app_board_view_cancel(app_board_view *view, const app_board_layout *layout, double now);

/* All of these by the event: the cell whose slide was meant, or -1. A click on a tile that cannot slide is meant
 * as well. */
int app_board_view_event(app_board_view *view, const app_board_layout *layout,
                         const app_event *event, double now);

/* True where the event belongs to a drag, and to nothing else that lies under the pointer. */
bool app_board_view_holds(const app_board_view *view, const app_event *event);

/* The pointer's shape over it: a tile that can be slid is one to be pressed. */
app_cursor app_board_view_cursor(const app_board_view *view);

/* Where the face of the tile in a cell is drawn at that moment. */
app_rect app_board_view_face(const app_board_view *view, const app_board_layout *layout, int cell,
                             double now);

/* Tray, tiles, hint (NULL: none) and loupe. `solved` shows a picture's missing piece and no marks. */
void app_board_view_draw(const app_board_view *board, const app_view *view,
                         const app_board_layout *layout, const app_skin *skin,
                         const app_board_hint *hint, bool solved);

/* Of a zoomed board a part is seen: cuts to that what is drawn between these. The first one returns what
 * was seen before. */
app_rect app_board_clip(const app_view *view, const app_board_layout *layout);
void app_board_unclip(const app_view *view, const app_board_layout *layout, app_rect outer);

/* True where the board's tiles are too small for their labels. */
bool app_board_too_small(const app_board_layout *layout, const app_skin *skin, bool bands);

/* On a large board: a tile, marked already, larger above its cell, as the pointer has it where it is. */
void app_board_draw_loupe(const app_view *view, const app_board_layout *layout,
                          const app_skin *skin, const puzzle_board *board, int cell);

/* A board at rest, tray and all: the goal beside one's own, or enlarged. */
void app_board_draw_still(const app_view *view, const app_board_layout *layout,
                          const puzzle_board *board, const app_skin *skin);

/* A miniature in a rect of the board's shape: small tiles, or dots above 10x10. */
void app_board_draw_miniature(const app_view *view, app_rect rect, const puzzle_board *board,
                              const app_skin *skin);

/* The rect that a miniature of that size takes inside a square of `side`. */
app_rect app_board_miniature_rect(int x, int y, int side, puzzle_size size);

#endif
