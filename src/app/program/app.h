#ifndef APP_PROGRAM_APP_H
#define APP_PROGRAM_APP_H

#include "client/client.h"
#include "client/options.h"
#include "input/input.h"
#include "input/pad.h"
#include "input/repeat.h"
#include "input/touch.h"
#include "over/keyboard.h"
#include "over/toast.h"
#include "picture/gallery.h"
#include "program/clipboard.h"
#include "program/pictures.h"
#include "program/sound.h"
#include "program/thumbs.h"
#include "program/window.h"
#include "ui/screen.h"

typedef struct app_render app_render;

/* The program that all screens run in: what it does with games, its window, and what is open. */

typedef struct app_open_screen {
    app_screen_id id;
    const app_screen *screen;
    void *state;      /* owned */
    app_parts *parts; /* owned */
} app_open_screen;
enum { APP_SCREENS_OPEN = 12 };

/* The window, and what is drawn with. All owned. */
typedef struct app_window {
    SDL_Window *handle;
    SDL_Renderer *renderer;
    app_fonts *fonts;
    app_icons *icons;
    app_scale scale;   /* of the present frame */
    Uint32 wake_event; /* SDL event type that worker threads push */
    double
        density; /* pixels for each that the desktop means (app_platform_density); 0: not known yet */
    double fade_since;                /* ms: the last change of screens; 0: there was none */
    double fade_length;               /* ms: so long it takes */
    bool fading;                      /* the frame shown last was part of a fade */
    double due;                       /* ms: when the last frame was due (app_loop_pace) */
    double read_at;                   /* ms: when the system was last asked for events */
    char assets[4096];                /* the folder that came with the game */
    SDL_Cursor *cursors[APP_CURSORS]; /* those that were shown */
    app_cursor cursor;                /* that is shown now */
} app_window;

struct app {
    client client; /* games, and all that is kept of them */
    app_input input;
    app_view view; /* of the present frame: layouts are the same for events and for drawing */
    double now;    /* ms: of the present frame, or when the present event came */
    int today;     /* as sw_day_of counts days; of the present turn of the loop */
    game_way way;  /* by what the last input came */
    app_touch touch;
    app_repeat repeat;
    app_keyboard keyboard;
    app_pads pads;
    bool away; /* the window lost the focus: clocks stand still */
    bool quit;
    app_toast toast;
    app_copied copied;
    app_given given;
    uint64_t linked; /* what the page's address names: a round's id, or a day and 1; 0: nothing */
    client_options options; /* the command line's, which go before the settings */
    os_desktop *desktop;    /* asked what it prefers, until it has answered; NULL: not */
    app_gallery gallery;
    app_sounds sounds;
    app_decoder *decoder;
    app_pictures pictures;
    app_thumbs thumbs;
    char folders[APP_FILE_KINDS][4096]; /* where files were chosen last; "": nowhere yet */
    game_layer layer;                   /* of grids */
    bool zen;                           /* no bar over the board in play, until the program ends */
    bool comparing;                     /* a second board stands beside one's own */
    bool comparing_start;               /* that board is the start; else it is the goal */
    app_open_screen open[APP_SCREENS_OPEN]; /* the last one is on top */
    int open_count;
    app_window window;
    app_render *render;
    app_draw draw;
};

/* How long a tile slides: not at all where nothing is to move. */
static inline double app_slide_ms(const app *app)
{
    bool still = app->client.settings.reduced_motion || app->options.no_animation;
    return still ? 0 : app->client.settings.slide_ms;
}

#endif
