#ifndef APP_SCREENS_TITLE_H
#define APP_SCREENS_TITLE_H

#include "board/board_toy.h"
#include "program/app.h"

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

#endif
