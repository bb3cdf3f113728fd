#ifndef APP_SCREENS_NEW_GAME_H
#define APP_SCREENS_NEW_GAME_H

#include "board/board_view.h"
#include "program/app.h"
#include "program/chosen.h"
#include "puzzle/goal.h"

/* The form for a new game: new_game_page.c and new_game_cards.c are the page, new_game.c acts. */

enum { NEW_GAME_QUICK_SIZES = 4 };
extern const int
    app_new_game_quick_sizes[NEW_GAME_QUICK_SIZES]; /* of a side; the boards are square */

enum { NEW_GAME_KINDS = 3 };
extern const game_board_kind app_new_game_kinds[NEW_GAME_KINDS]; /* from easy to hard */

/* What is played: one board, or a challenge of a mode whose boards have the size that is chosen here. */
enum { NEW_GAME_WAYS = GAME_MODES + 1, NEW_GAME_ONE_BOARD = GAME_MODES };
typedef struct new_game_ways {
    int modes[NEW_GAME_WAYS]; /* game_mode, or NEW_GAME_ONE_BOARD */
    int count;
} new_game_ways;
new_game_ways app_new_game_ways(void);

enum { NEW_GAME_PICTURES = 16 }; /* on cards; the screen of pictures has them all */

typedef enum new_game_id {
    NEW_GAME_COLUMNS = APP_ID_OWN,
    NEW_GAME_ROWS,
    NEW_GAME_QUICK_FIRST,                                              /* one for each quick size */
    NEW_GAME_GOAL_FIRST = NEW_GAME_QUICK_FIRST + NEW_GAME_QUICK_SIZES, /* one for each goal */
    NEW_GAME_STYLE_FIRST = NEW_GAME_GOAL_FIRST + PUZZLE_GOALS,         /* one for each style */
    NEW_GAME_KIND_FIRST = NEW_GAME_STYLE_FIRST + GAME_STYLES,          /* one for each kind */
    NEW_GAME_PALETTE_FIRST = NEW_GAME_KIND_FIRST + NEW_GAME_KINDS,     /* one for each palette */
    NEW_GAME_PICTURE_FIRST = NEW_GAME_PALETTE_FIRST + GAME_PALETTES,   /* and picture */
    NEW_GAME_WAY_FIRST = NEW_GAME_PICTURE_FIRST + NEW_GAME_PICTURES,   /* way to play */
    NEW_GAME_NUMBERS = NEW_GAME_WAY_FIRST + NEW_GAME_WAYS,
    NEW_GAME_ALL_PICTURES,
    NEW_GAME_SEED,
    NEW_GAME_SCRAMBLE,
    NEW_GAME_PASTE,
    NEW_GAME_PATH,
    NEW_GAME_MORE,
    NEW_GAME_START,
} new_game_id;

typedef struct new_game_state {
    app_page page;
    puzzle_goal goal;
    puzzle_board board; /* the goal at the chosen size */
    int mode;           /* game_mode, or NEW_GAME_ONE_BOARD */
    game_board_kind kind;
    game_look look;
    game_palette palette;
    bool more; /* seed, ID and the welcome path are on the page */
    uint64_t seed;
    struct { /* a stepper held down goes on by itself */
        int id;
        int step;
        double next; /* ms */
    } held;
    app_chosen chosen; /* the look's picture */
} new_game_state;

/* A challenge has boards of its own: goal, tiles and difficulty are not the player's, whatever stands there. */
bool app_new_game_is_challenge(const new_game_state *self);
game_style app_new_game_style(const new_game_state *self);

/* The challenge of that mode as it was chosen last, with the size that is chosen here. */
game_challenge app_new_game_challenge(const app *app, const new_game_state *self);

/* Starting it ends a run that waits to be gone on with. */
bool app_new_game_ends_run(const app *app, const new_game_state *self);

void app_new_game_parts(app_parts *p);

/* Colours or pictures to choose, in a column of that width; pictures have cards that fit in `room`, if they can. */
void app_new_game_add_palettes(app_parts *p, int width);
void app_new_game_add_pictures(app_parts *p, int width, int room);

/* The view in which boards are drawn with that palette: nothing is chosen for good before Start. */
typedef struct palette_view {
    app_view view;
    game_settings settings;
} palette_view;
void app_new_game_look_through(palette_view *out, const app_view *view, game_palette palette);

/* Of the gallery's pictures those that have cards: the first ones, and the chosen one. Returns how many. */
int app_new_game_list_pictures(const app *app, const new_game_state *self,
                               int out[NEW_GAME_PICTURES]);

/* False while a picture is on its way. */
bool app_new_game_has_pictures(const app *app, const new_game_state *self);

/* False where a picture is asked for and there is none. */
bool app_new_game_can_start(const new_game_state *self);

#endif
