#ifndef APP_PROGRAM_SOUND_H
#define APP_PROGRAM_SOUND_H

#include "board/board_view.h"
#include "game/command.h"
#include "sound/cue.h"

/* What screens let be heard. Whether it is heard, and how loud, is a matter of the settings. */

typedef struct app app;
typedef struct app_device app_device;

/* What was asked for; screens do not look at it. */
typedef struct app_sounds {
    app_device *device;      /* owned; NULL: there is none, as in tests */
    double last[APP_SOUNDS]; /* ms: when each was heard last */
    int asked[APP_SOUNDS];   /* how often each was asked for while sound was on */
    int all;                 /* the same, all together */
} app_sounds;

/* The first frame was shown: there is time to make ready. */
void app_sound_prepare(app *app);

void app_sound_cue(app *app, const app_cue *cue);
void app_sound_play(app *app, app_sound sound); /* from the middle, at once */

/* The board that is shown changes: a slide, and perhaps a tile that comes home. Where the settings say so, this
 * is also seen, and so is a stop. */
void app_sound_change(app *app, app_board_view *view, const puzzle_board *before,
                      const puzzle_board *after, const puzzle_board *goal);

/* A command that slides moved nothing. */
void app_sound_stop(app *app, app_board_view *view, game_command sent);
void app_sound_solved(app *app, const puzzle_board *goal);

app_icon app_sound_icon(const app *app);

/* On or off, everywhere; says so, and keeps it. */
void app_sound_toggle(app *app);

/* The window lost the focus, or sound was switched off: what still sounds ends, where the settings say so. */
void app_sound_quieten(app *app);

#endif
