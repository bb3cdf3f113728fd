#ifndef APP_SCREENS_TITLE_H
#define APP_SCREENS_TITLE_H

#include "board/board_toy.h"
#include "program/app.h"

/* The title's own parts: title.c acts, title_parts.c shows. */

typedef enum title_id {
    TITLE_WORDMARK = APP_ID_OWN,
    TITLE_KEPT,
    TITLE_PLAY, /* a board of the kind that was last chosen */
    TITLE_FULL,
    TITLE_SOUND,
    TITLE_QUIT,
    TITLE_WAYS, /* a way leads to a screen: TITLE_WAYS + its app_screen_id */
    TITLE_CONTINUE = TITLE_WAYS + APP_SCREEN_PLAY,
    TITLE_NEW = TITLE_WAYS + APP_SCREEN_NEW_GAME,
    TITLE_DAILY = TITLE_WAYS + APP_SCREEN_DAILY,
} title_id;

typedef struct title_state {
    app_page page;
    app_toy wordmark;
    bool had_game;               /* in the last update */
    int frames;                  /* drawn so far */
    int today;                   /* as sw_day_of counts days */
    int streak;                  /* of daily boards; read once the first frame is there */
    app_offered_picture offered; /* it is played as soon as it is decoded */
} title_state;

bool app_title_has_game(const app *app); /* there is one to go on with */
void app_title_parts(app_parts *p);

/* The wordmark in that place: its tiles are as large as have room. */
enum { TITLE_COLUMNS = 5, TITLE_ROWS = 2 };
app_board_layout app_title_board(const app_view *view, app_rect area);

#endif
