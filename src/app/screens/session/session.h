#ifndef APP_SCREENS_SESSION_H
#define APP_SCREENS_SESSION_H

#include "program/app.h"

/* What was won in this session, and its name, one key away from every screen. session.c acts and places, session_draw.c
 * draws. */

typedef enum session_id {
    SESSION_NAME = APP_ID_OWN,
    SESSION_LIST,
    SESSION_RESET,
    SESSION_STATISTICS,
} session_id;

typedef struct session_state {
    app_page page;
} session_state;

typedef struct session_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const session_state *self;
    app_rect slab;    /* in little room the whole window */
    app_rect inner;   /* the slab without its margins */
    app_rect figures; /* a well; w = 0: nothing was won yet */
    int figure_columns;
    app_rect list; /* a well; its heads stand in its upper part */
} session_layout;

enum { SESSION_FIGURES = 5, SESSION_FIGURE = 74, SESSION_HEADS = 34 };

void app_session_draw(const void *layout);

#endif
