#ifndef APP_SCREENS_TITLE_H
#define APP_SCREENS_TITLE_H

#include "board/board_toy.h"
#include "program/app.h"

/* The title's own parts: title.c acts, title_layout.c places, title_draw.c draws. */

typedef enum title_id {
    TITLE_WAYS = APP_ID_OWN, /* a way leads to a screen: TITLE_WAYS + its app_screen_id */
    TITLE_CONTINUE = TITLE_WAYS + APP_SCREEN_PLAY,
    TITLE_NEW = TITLE_WAYS + APP_SCREEN_NEW_GAME,
    TITLE_KEPT = TITLE_WAYS + APP_SCREENS,
    TITLE_PLAY, /* a board of the kind that was last chosen */
    TITLE_FULL,
    TITLE_SOUND,
    TITLE_QUIT,
} title_id;

typedef struct title_state {
    app_page page;
    app_toy wordmark;
    bool had_game;               /* as of the last update */
    int frames;                  /* drawn so far */
    int today;                   /* as sw_day_of counts days */
    int streak;                  /* of daily boards; read once the first frame is there */
    app_offered_picture offered; /* it is played as soon as it is decoded */
} title_state;

/* How the buttons stand. */
typedef struct title_buttons {
    int first, row; /* heights */
    int gap, step;  /* below the first one; from one row to the next */
    int columns;    /* of the places; in one row they have their icons over their names */
    bool beside;    /* other games stand beside the first button, not below it */
} title_buttons;

typedef struct title_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const title_state *self;
    title_buttons buttons;
    app_board_layout board;
    app_rect play_on; /* the Continue button, where there is a game */
    char kept[96];    /* what the earlier game is, for its button, */
    char kind[96];    /* what would be played, */
    char daily[96];   /* and which board today has */
    app_rect group;   /* as wide as all that stands below the board */
    int foot;         /* y of the last line */
} title_layout;

enum { TITLE_COLUMNS = 5, TITLE_ROWS = 2 }; /* of the wordmark */

bool app_title_has_game(const app *app); /* there is one to go on with */
void app_title_lay_out(const app *app, const void *state, void *layout);
void app_title_draw(const void *layout);

#endif
