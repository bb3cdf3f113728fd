#ifndef APP_SCREENS_NEW_GAME_H
#define APP_SCREENS_NEW_GAME_H

#include "board/board_view.h"
#include "program/app.h"
#include "puzzle/goal.h"

/* The form for a new game: new_game.c acts, new_game_layout.c places, new_game_draw.c draws. */

enum { NEW_GAME_QUICK_SIZES = 4 };
extern const int
    app_new_game_quick_sizes[NEW_GAME_QUICK_SIZES]; /* of a side; the boards are square */

typedef enum new_game_id {
    NEW_GAME_COLUMNS = APP_ID_OWN,
    NEW_GAME_ROWS,
    NEW_GAME_QUICK_FIRST, /* one for each quick size, */
    NEW_GAME_GOAL_FIRST = NEW_GAME_QUICK_FIRST + NEW_GAME_QUICK_SIZES, /* goal, */
    NEW_GAME_STYLE_FIRST = NEW_GAME_GOAL_FIRST + PUZZLE_GOALS,         /* style */
    NEW_GAME_PICTURE_FIRST = NEW_GAME_STYLE_FIRST + GAME_STYLES,       /* and picture */
    NEW_GAME_NUMBERS = NEW_GAME_PICTURE_FIRST + APP_GALLERY_MAX,
    NEW_GAME_SEED,
    NEW_GAME_SCRAMBLE,
    NEW_GAME_START,
} new_game_id;

typedef struct new_game_state {
    app_page page;
    puzzle_goal goal;
    puzzle_board board; /* the goal at the chosen size */
    game_look look;
    uint64_t seed;
    struct { /* a stepper held down goes on by itself */
        int id;
        int step;
        double next; /* ms */
    } held;
    char loaded[GAME_PICTURE_SIZE]; /* what APP_SLOT_CHOICE holds */
} new_game_state;

/* Where everything is; what belongs to the scrolling page is already moved up. */
typedef struct new_game_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const new_game_state *self;
    app_layout kind;
    app_board_layout preview;
    bool preview_scrolls;
    app_rect note; /* what becomes of the present game; its y is the first line's middle */
} new_game_layout;

void app_new_game_lay_out(const app *app, const void *state, void *layout);
void app_new_game_draw(const void *layout);

/* False where a picture is asked for and there is none. */
bool app_new_game_can_start(const new_game_state *self);

#endif
