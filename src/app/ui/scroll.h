#ifndef APP_SCROLL_H
#define APP_SCROLL_H

#include "ui/control.h"

/* A page that may be higher than the window it is seen through: all that is on it lies higher by
 * app_scroll_offset. */
typedef struct app_scroll_page {
    app_rect window; /* w = 0: nothing scrolls */
    int height;      /* of the whole page */
    bool mirrored;   /* the scroll bar is at the left */
} app_scroll_page;

typedef struct app_scroll {
    int wanted; /* pixels scrolled away above; may be too many for the present page */
    bool dragging;
    int grip; /* while dragging: the pointer's y less the thumb's */
} app_scroll;

/* How far the page is scrolled, never past its end. */
int app_scroll_offset(const app_scroll *scroll, const app_scroll_page *page);

/* Whether a finger there would scroll it: on the scroll bar it drags that. */
bool app_scroll_by_finger(const app_scroll_page *page, double x, double y);

/* The wheel, Page Up and Page Down, and the scroll bar. False: the event is for somebody else. */
bool app_scroll_event(app_scroll *scroll, const app_scroll_page *page, const app_event *event);

/* After the controls took a key: scrolls so that a focus in the page is in view. */
void app_scroll_follow(app_scroll *scroll, const app_scroll_page *page,
                       const app_controls *controls, const app_control_list *list);

/* The scroll bar at the window's right edge, or its left one; nothing where the whole page is in view. */
void app_scroll_draw(const app_view *view, const app_scroll *scroll, const app_scroll_page *page);

/* What the bar takes of the window's width, in the design's pixels. */
enum { APP_SCROLL_BAR = 14 };

/* ---- A finger on what scrolls ---- */

/* A finger that is drawn up or down scrolls, else it presses what is there. Until it is known
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
