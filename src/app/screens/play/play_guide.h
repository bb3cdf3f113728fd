#ifndef APP_SCREENS_PLAY_GUIDE_H
#define APP_SCREENS_PLAY_GUIDE_H

#include "program/app.h"
#include "ui/control.h"

/* The three things that a first-time player is told, one after the other, each beside the thing: a
 * tile can be slid, the goal, the hint. Each goes when it was done, when it was closed, or after some
 * moves; nothing but its small button takes any input. A zeroed one is at the beginning. */
typedef enum play_lesson {
    PLAY_LESSON_SLIDE,
    PLAY_LESSON_GOAL,
    PLAY_LESSON_HINT,
    PLAY_LESSONS,
} play_lesson;

typedef struct play_guide {
    play_lesson lesson;
    bool begun;
    int slides;    /* made when it began, undone ones too */
    double since;  /* ms: it is in view */
    uint64_t game; /* in which it began */
} play_guide;

/* The slab with its words, and the point of the pointer at one of its edges. */
typedef struct play_guide_layout {
    app_rect slab; /* w = 0: there is no guide */
    int tip_x, tip_y;
    app_icon way; /* the pointer's: APP_ICON_UP, APP_ICON_DOWN or APP_ICON_LEFT */
} play_guide_layout;

/* Once a frame; `goal_seen`: the goal is shown at large, or beside the board. */
void app_play_guide_update(app *app, play_guide *self, bool goal_seen);

void app_play_guide_close(app *app, play_guide *self);

bool app_play_guiding(const app *app);

enum { PLAY_GUIDE_WIDTH = 304, PLAY_GUIDE_HEIGHT = 66 };

/* `minimum`: the goal has no place of its own there. */
void app_play_guide_draw(const play_guide *self, const app_view *view,
                         const play_guide_layout *layout, bool minimum);

/* ms until it looks different; a large number if never. */
double app_play_guide_wait(const play_guide *self, const app *app);

#endif
