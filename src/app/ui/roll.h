#ifndef APP_ROLL_H
#define APP_ROLL_H

#include "ui/scroll.h"

/* A finger on what scrolls: drawn up or down it scrolls, else it presses what is there. Until it is known
 * which, the press is kept back. A zeroed one has no finger. */
typedef enum app_roll_state { APP_ROLL_NONE, APP_ROLL_WAITS, APP_ROLL_ROLLS } app_roll_state;

typedef struct app_roll {
    app_roll_state state;
    app_event press;        /* kept back */
    app_scroll *scroll;     /* what it would scroll; borrowed from the page */
    app_scroll_page window; /* of that, as it was */
    int offset;
} app_roll;

typedef enum app_rolled {
    APP_ROLL_IGNORED, /* the event is for whoever else is there */
    APP_ROLL_USED,
    APP_ROLL_PRESSED, /* after all; the press goes before the event */
} app_rolled;

/* A finger came down on that. False: there is nothing to scroll, or it is the scroll bar. */
bool app_roll_begin(app_roll *roll, app_scroll *scroll, const app_scroll_page *page,
                    const app_event *event);

/* What else a finger does. */
app_rolled app_roll_event(app_roll *roll, const app_event *event);

#endif
