#ifndef APP_SCREENS_PICTURES_H
#define APP_SCREENS_PICTURES_H

#include "program/app.h"
#include "program/chosen.h"
#include "puzzle/goal.h"

/* All pictures, and the part of one that a new game shows: pictures.c acts, pictures_list.c finds,
 * pictures_crop.c moves the part, pictures_twins.c has its tiles compared, pictures_layout.c places,
 * pictures_draw.c draws. */

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
    bool starts;  /* as soon as the picture that was opened is there */
    char *opened; /* owned: the path that was chosen in the list of files; or NULL */
    pictures_drag drag;
    double x, y;                /* where the pointer was last */
    app_decode_ticket compared; /* the comparison that is on its way; 0: none */
    game_look compared_look;    /* of what, */
    puzzle_board compared_board;
    bool known; /* and its outcome: */
    int twins;
    bool marked[PUZZLE_MAX_CELLS];
} pictures_state;

typedef struct pictures_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const pictures_state *self;
    app_layout kind;
    app_rect tray;  /* round the picture, */
    app_rect whole; /* which lies here as it is turned; w = 0: it is not there, */
    app_rect part;  /* and the part that is played */
    bool names;     /* stand below the cards */
    int percent; /* x of the zoom in figures, at its right end; y is the slider's; 0: there is no room */
    int percent_y;
    app_rect warning; /* its y is the line's middle */
    app_rect note;    /* where one's own pictures come from; w = 0: there is no room */
    puzzle_size quick[PICTURES_QUICK_SIZES];
    char quick_words[PICTURES_QUICK_SIZES][16];
} pictures_layout;

/* ---- pictures_list.c ---- */

/* The cards for what was typed; the chosen picture's card is chosen, if it has one. */
void app_pictures_list(app *app, pictures_state *self);

/* The same, and that card comes into view, or else the first one does. */
void app_pictures_show(app *app, pictures_state *self);

const app_gallery_entry *app_pictures_entry(const app *app, const pictures_state *self, int card);
void app_pictures_want_thumbs(app *app, const pictures_state *self);

/* ---- pictures_crop.c ---- */

/* The sides of the chosen picture as it is turned; false while it is not there. */
bool app_pictures_sides(const app *app, const pictures_state *self, int *width, int *height);

void app_pictures_turn(app *app, pictures_state *self);
void app_pictures_fit(app *app, pictures_state *self);

/* Pointer, wheel and keys that move the part: true, where the event is for nothing else. */
bool app_pictures_crop_event(pictures_state *self, const pictures_layout *l,
                             const app_event *event);

/* ---- pictures_twins.c ---- */

/* Once a frame: asks for a comparison of the tiles where board, picture or part are other ones, and takes the
 * last one's outcome. */
void app_pictures_compare(app *app, pictures_state *self);

/* Pairs of tiles that look alike and have no numbers; 0 while that is not known. */
int app_pictures_twins(const pictures_state *self);

void app_pictures_lay_out(const app *app, const void *state, void *layout);
void app_pictures_draw(const void *layout);

#endif
