#ifndef APP_SCREENS_TITLE_H
#define APP_SCREENS_TITLE_H

#include "board/board_view.h"
#include "program/app.h"
#include "ui/control.h"

/* The title's own parts: title.c acts, title_layout.c places, title_draw.c draws. */

typedef enum title_id {
    TITLE_CONTINUE = 1,
    TITLE_NEW,
    TITLE_KEPT,
    TITLE_LEVELS,
    TITLE_THEATRE,
    TITLE_LAB,
    TITLE_STATISTICS,
    TITLE_SETTINGS,
    TITLE_KEYS,
    TITLE_FULL,
    TITLE_QUIT,
} title_id;

typedef struct title_state {
    app_controls controls;
    app_board_view board;
    puzzle_board wordmark, solved;
    bool had_game; /* as of the last update */
    int frames;    /* drawn so far */
} title_state;

typedef struct title_layout {
    app_board_layout board;
    app_control_list controls;
    app_rect play_on; /* the Continue button, where there is a game */
    char kept[96];    /* what the earlier game is, for its button */
    int foot;         /* y of the last line */
    int left, right;  /* of the group */
} title_layout;

enum { TITLE_COLUMNS = 5, TITLE_ROWS = 2 }; /* of the wordmark */

bool app_title_has_game(const app *app); /* there is one to go on with */
void app_title_lay_out(const app *app, title_layout *out);
void app_title_draw(const app *app, const void *state, const app_view *view);

#endif
