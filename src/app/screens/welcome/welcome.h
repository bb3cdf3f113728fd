#ifndef APP_SCREENS_WELCOME_H
#define APP_SCREENS_WELCOME_H

#include "board/board_toy.h"
#include "program/app.h"

/* The welcome's own parts: welcome.c acts, welcome_draw.c places and draws. */

typedef enum welcome_id {
    WELCOME_SIZE_FIRST = APP_ID_OWN, /* the sizes of text, one after the other */
    WELCOME_MOTION = WELCOME_SIZE_FIRST + 4,
    WELCOME_START,
    WELCOME_TITLE,
    WELCOME_QUIT,
} welcome_id;
enum { WELCOME_SIZES = 4 };

extern const int app_welcome_sizes[WELCOME_SIZES]; /* as in the settings */

typedef struct welcome_state {
    app_page page;
    app_toy toy;
} welcome_state;

typedef struct welcome_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const welcome_state *self;
    app_board_layout board; /* side 0: there is no room for it */
    app_rect slab;          /* w 0: the window itself */
    app_rect rows[2];       /* the words of each choice stand at their left */
    app_rect words;         /* from the heading's top */
    int foot;               /* y of the last line; 0: none */
} welcome_layout;

void app_welcome_lay_out(const app *app, const void *state, void *layout);
void app_welcome_draw(const void *layout);

#endif
