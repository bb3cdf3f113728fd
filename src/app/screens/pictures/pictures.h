#ifndef APP_SCREENS_PICTURES_H
#define APP_SCREENS_PICTURES_H

#include "program/app.h"
#include "program/chosen.h"
#include "puzzle/goal.h"

/* All pictures, and the part of one that a new game shows: pictures.c acts, pictures_parts.c is what is seen. */

enum { PICTURES_QUICK_SIZES = 3 };

/* Which pictures the cards show. */
typedef enum pictures_tab {
    PICTURES_ALL,
    PICTURES_BUNDLED,
    PICTURES_OWN,
    PICTURES_TABS,
} pictures_tab;

typedef enum pictures_id {
    PICTURES_CARDS = APP_ID_OWN,
    PICTURES_FIND, /* what is typed shows the names that contain it */
    PICTURES_OPEN,
    PICTURES_TAB_FIRST,
    PICTURES_PART = PICTURES_TAB_FIRST + PICTURES_TABS, /* of the picture, which is moved */
    PICTURES_ZOOM,
    PICTURES_TURN,
    PICTURES_FIT,
    PICTURES_COLUMNS,
    PICTURES_ROWS,
    PICTURES_QUICK_FIRST,
    PICTURES_START = PICTURES_QUICK_FIRST + PICTURES_QUICK_SIZES,
} pictures_id;

/* What a pointer that is held down does to the part. */
typedef enum pictures_drag {
    PICTURES_DRAG_NONE,
    PICTURES_DRAG_MOVE,
    PICTURES_DRAG_SIZE
} pictures_drag;

typedef struct pictures_state {
    app_page page; /* its first grid has the cards, its first field what is typed */
    pictures_tab tab;
    int *shown; /* owned: entries of the gallery, one for each card */
    int shown_count;
    game_look look;
    puzzle_goal goal;
    puzzle_board board; /* the goal at the chosen size */
    app_chosen chosen;
    bool starts; /* as soon as the picture that was opened is there */
    pictures_drag drag;
    double x, y;                /* where the pointer was last */
    app_decode_ticket compared; /* the comparison that is on its way; 0: none */
    game_look compared_look;    /* the look that is or was compared */
    puzzle_board compared_board;
    bool known; /* the comparison has an outcome: what follows */
    int twins;
    bool marked[PUZZLE_MAX_CELLS];
} pictures_state;

void app_pictures_parts(app_parts *p);

/* The cards for what was typed; the chosen picture's card is chosen, if it has one. */
void app_pictures_list(app *app, pictures_state *self);

const app_gallery_entry *app_pictures_entry(const app *app, const pictures_state *self, int card);

/* Where the chosen picture lies in its tray as it is turned, and the part of it that is played. */
typedef struct pictures_frame {
    app_rect tray, whole, part; /* whole.w = 0: the picture is not there yet */
} pictures_frame;
pictures_frame app_pictures_frame(const app *app, const pictures_state *self, app_rect tray);

/* False while the chosen picture is being read. */
bool app_pictures_is_there(const app *app, const pictures_state *self);

/* Sizes of boards that suit the picture: as long as that is, or square. */
puzzle_size app_pictures_quick_size(const app *app, const pictures_state *self, int index);

void app_pictures_turn(app *app, pictures_state *self);

/* Pairs of tiles that look alike and have no numbers; 0 while that is not known. */
int app_pictures_twins(const pictures_state *self);

#endif
