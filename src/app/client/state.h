#ifndef APP_STATE_H
#define APP_STATE_H

#include "board/board_view.h"
#include "client/options.h"
#include "client/start.h"
#include "draw/render.h"
#include "game/archive.h"
#include "game/ghost.h"
#include "game/hint.h"
#include "game/judge.h"
#include "game/lab.h"
#include "game/levels.h"
#include "game/results.h"
#include "game/store.h"
#include "picture/gallery.h"
#include "text/text.h"
#include "ui/screen.h"
#include "ui/toast.h"

/* What all screens share, and what they may ask of the program around them. */

enum {
    APP_SLOT_GAME = 1,       /* the picture of the current game */
    APP_SLOT_CHOICE = 2,     /* the one that is being chosen for a new game */
    APP_SLOT_WATCHED = 3,    /* of a game in the theatre */
    APP_SLOT_THUMBNAILS = 4, /* and on: one for each entry of the gallery */
};

typedef struct app_open_screen {
    const app_screen *screen;
    void *state; /* owned */
} app_open_screen;
enum { APP_SCREENS_OPEN = 12 };

/* What the menu asks of the play screen: a race starts the board anew. */
typedef enum app_race {
    APP_RACE_AS_IT_IS,
    APP_RACE_RUN,      /* against a replay */
    APP_RACE_SHORTEST, /* against a shortest solution, once it is found */
    APP_RACE_STOP,
} app_race;

struct app {
    app_view view; /* of the present frame: layouts are the same for events and for drawing */
    double now;    /* ms */
    game_settings settings;
    game_desk desk;
    game_store *store;
    solver *solver;
    bool has_values;        /* the solver was told where learned values are; */
    puzzle_size values_for; /* the last size that they were checked for */
    game_hint *hint;
    game_judge *judge; /* of the game in play, or of the one under review */
    game_ghost ghost;  /* that the current game is raced against; kind GAME_GHOST_NONE: none */
    app_race race;     /* what the play screen shall do about that ghost, */
    char race_run[GAME_ARCHIVE_NAME]; /* and the replay that is to be raced, by its file's name */
    game_record watched;              /* what is watched or reviewed; zeroed while there is none */
    game_lab lab;                     /* its boards are there once the lab was opened */
    game_levels levels;               /* once they were asked for, as are the results (records.c) */
    game_results results;
    bool has_levels, has_results;
    app_gallery gallery;
    char game_picture[GAME_PICTURE_SIZE];    /* what APP_SLOT_GAME holds, */
    char watched_picture[GAME_PICTURE_SIZE]; /* and APP_SLOT_WATCHED */
    char level[GAME_LEVEL_NAME_SIZE];        /* where the levels' screen stands; "" at first */
    app_toast toast;
    bool comparing;       /* a second board stands beside one's own: the goal, */
    bool comparing_start; /* or the start */
    bool away;            /* the window lost the focus: clocks stand still */
    bool quit;
    double fade_since; /* ms: the last change of screens; 0: there was none */
    bool fading;       /* the frame shown last was part of a fade */
    Uint32 wake_event; /* SDL event type that worker threads push */

    app_open_screen open[APP_SCREENS_OPEN]; /* the last one is on top */
    int open_count;

    SDL_Window *window;
    SDL_Renderer *renderer;
    app_fonts *fonts;
    app_icons *icons;
    app_render *render;
    app_draw draw;
    app_options options;
    char assets[4096];
};

/* --- games (games.c) --- */

/* Starts a game from *round, which is taken over; the old one is kept if it is unfinished. */
void app_begin(app *app, game_round *round);

/* The one way in which the current game changes: carries out commands in their order, up to the first
 * that is not possible, saves what they did, lets the hint go along, tells where memory ran out, and
 * keeps a game that is solved now. What the last one tried came to. */
game_outcome app_commands(app *app, const game_command *commands, size_t count);
game_outcome app_command(app *app, game_command command);

/* The hint's two calls; what it wishes for is carried out. */
void app_hint_press(app *app);
void app_hint_poll(app *app);

bool app_bring_back(app *app); /* the game that was put aside; false where there is none */

/* The current game's start and goal once more, as a new game. */
void app_play_again(app *app);

/* Takes over a picture for the current game's slot; `name` is as in game_look. Its longer side has
 * so many pixels at most: enough for a board that fills a large screen. */
enum { APP_GAME_PICTURE_PIXELS = 1600 };
void app_set_picture(app *app, const char *name, SDL_Surface *picture);

/* Loads the current game's picture into its slot, if it is not there. On failure says so and the
 * game goes on with numbers. */
void app_use_picture(app *app);

/* A picture file was dropped or named: the current game shows it. Says what is wrong otherwise. */
bool app_take_picture(app *app, const char *path);

/* The same with the path in the clipboard. */
bool app_paste_picture(app *app);

/* True where the file can be played with; says what is wrong otherwise. */
bool app_picture_readable(app *app, const char *path);

app_skin app_game_skin(const app *app);

uint64_t app_new_seed(void); /* short enough to be read and typed */

/* --- the clipboard (clipboard.c) --- */

/* Begins the board whose ID is in the clipboard. False, with a toast that says why, where it holds
 * none, or a mistyped one. */
bool app_paste_id_game(app *app);

/* The same, or else the current game shows the picture whose path is in the clipboard. */
typedef enum app_pasted { APP_PASTED_NOTHING, APP_PASTED_GAME, APP_PASTED_PICTURE } app_pasted;
app_pasted app_paste(app *app);

/* One of two boards becomes the one whose text is in the clipboard; says so, or what is wrong. */
bool app_paste_side(app *app, game_lab *boards, game_lab_side side);

/* Puts the text on the clipboard and says `done`, or that it could not be. */
void app_copy(app *app, const sw_text *text, const char *done);
void app_copy_id(app *app);     /* of the current game's board */
void app_copy_result(app *app); /* of a solved game: a card to show around */

/* --- what was played (records.c) --- */

/* Both are read when they are first asked for; what is wrong with a file is told by a toast. */
const game_levels *app_levels(app *app);
const game_results *app_results(app *app);

/* To be called after the files of packs, or those of results, were changed. */
void app_levels_changed(app *app);
void app_results_changed(app *app);

/* Begins the level "pack/id". False, with a toast, where there is none. */
bool app_start_level(app *app, const char *name);

/* The level behind that one in its pack; NULL behind the last. Borrowed. */
const puzzle_level *app_next_level(app *app, const char *name, char *next, size_t size);

/* Puts the current game on record if it is solved; again and again does no harm. */
void app_keep_solved(app *app);

/* Keeps a replay of a game that will not be played on. */
void app_keep_abandoned(app *app, const game_round *round);

/* A replay of the archive, which is then the caller's. False, with a toast that names it, where it
 * cannot be read. */
bool app_read_replay(app *app, const char *name, game_record *out);

/* Takes a replay of the archive, or the current game as it stands, to be watched or reviewed. False,
 * with a toast, where that is not possible. */
bool app_watch(app *app, const char *name);
bool app_watch_current(app *app);

/* --- the program (services.c) --- */

/* How long a solution is looked for that somebody waits for. Where it cannot be proved the shortest, it
 * gets little shorter after a while. */
double app_patience_ms(puzzle_size size);

void app_notify(app *app, app_icon icon, const char *text);
void app_settings_changed(app *app); /* saves them */
void app_set_fullscreen(app *app, bool full);
void app_toggle_fullscreen(app *app);
void app_screenshot(app *app);
void app_wake(void *app); /* from any thread: the loop runs once more */

#endif
