#ifndef APP_SCREENS_SETTINGS_H
#define APP_SCREENS_SETTINGS_H

#include "board/board_toy.h"
#include "game/kept/file_kinds.h"
#include "os/paths.h"
#include "program/app.h"
#include "screens/settings/settings_keys.h"

/* The settings: settings.c acts, settings_data.c knows about files, settings_layout.c places,
 * settings_draw.c draws; settings_sound.c has the sounds that can be tried. */

typedef enum settings_tab {
    SETTINGS_APPEARANCE,
    SETTINGS_PLAYING,
    SETTINGS_CONTROLS,
    SETTINGS_SOUNDS,
    SETTINGS_ACCESSIBILITY,
    SETTINGS_DATA
} settings_tab;
enum { SETTINGS_TABS = SETTINGS_DATA + 1 };

enum { SETTINGS_TRIALS = 5 }; /* sounds to be heard at the press of a button */

typedef enum settings_id {
    SETTINGS_RESET = APP_ID_OWN,
    SETTINGS_TAB_FIRST,                                               /* one for each tab, */
    SETTINGS_THEME_FIRST = SETTINGS_TAB_FIRST + SETTINGS_TABS,        /* theme */
    SETTINGS_PALETTE_FIRST = SETTINGS_THEME_FIRST + GAME_THEMES,      /* palette */
    SETTINGS_MEMORY_FIRST = SETTINGS_PALETTE_FIRST + GAME_PALETTES,   /* memory */
    SETTINGS_REPLAYS_FIRST = SETTINGS_MEMORY_FIRST + SOLVER_MEMORIES, /* and limit of replays */
    SETTINGS_CLOCK_FIRST = SETTINGS_REPLAYS_FIRST + GAME_REPLAY_LIMITS,
    SETTINGS_INSPECTION_FIRST = SETTINGS_CLOCK_FIRST + GAME_CLOCKS,
    SETTINGS_METRIC_FIRST = SETTINGS_INSPECTION_FIRST + GAME_INSPECTIONS,
    SETTINGS_SET_FIRST = SETTINGS_METRIC_FIRST + PUZZLE_METRICS,
    SETTINGS_PATTERNS = SETTINGS_SET_FIRST + GAME_SOUND_SETS,
    SETTINGS_MARK,
    SETTINGS_SLIDE_TIME,
    SETTINGS_REDUCED,
    SETTINGS_ARROWS,
    SETTINGS_HOVER,
    SETTINGS_HOVER_LINES,
    SETTINGS_SWIPE,
    SETTINGS_REPEAT_FIRST,
    SETTINGS_REPEAT_NEXT,
    SETTINGS_REPEAT_TURN,
    SETTINGS_RUMBLE,
    SETTINGS_NUMBERS,
    SETTINGS_POINTS,
    SETTINGS_MOVES_LEFT,
    SETTINGS_THOUSANDTHS,
    SETTINGS_FIRST_STEPS,
    SETTINGS_SCALE,
    SETTINGS_SCALE_AUTO,
    SETTINGS_CONTRAST,
    SETTINGS_PRESS_TWICE,
    SETTINGS_HIDE_TIME,
    SETTINGS_FULL,
    SETTINGS_SOUND,
    SETTINGS_LOUDNESS,
    SETTINGS_TILE_LOUDNESS,
    SETTINGS_INTERFACE_LOUDNESS,
    SETTINGS_SIGNS,
    SETTINGS_QUIET_AWAY,
    SETTINGS_TRY_FIRST, /* one for each sound */
    SETTINGS_RESULTS = SETTINGS_TRY_FIRST + SETTINGS_TRIALS,
    SETTINGS_EXPORT, /* everything, into one file */
    SETTINGS_IMPORT,
    SETTINGS_KEEP,
    SETTINGS_REMOVE,
    SETTINGS_FOLDER_FIRST, /* one for each folder */
    SETTINGS_KEYS_FOUR_START = SETTINGS_FOLDER_FIRST + GAME_HOMES,
    SETTINGS_KEYS_CHANGE,     /* of the row that is open */
    SETTINGS_KEYS_OTHER_KIND, /* by its place in place of its letter, or the other way */
    SETTINGS_KEYS_TAKE,
    SETTINGS_KEYS_MOVE,
    SETTINGS_KEYS_WELL, /* has the focus while one is waited for */
    SETTINGS_KEYS_LEAVE,
    SETTINGS_KEYS_FIRST, /* SETTINGS_KEYS_OF_ROW for each action */
} settings_id;

/* What the tab of data tells, as it was when that was opened. */
typedef struct settings_facts {
    size_t replays, results;
    char folders[GAME_HOMES][OS_PATH_SIZE]; /* "" where there is none */
} settings_facts;

typedef struct settings_state {
    app_page page;
    settings_tab tab;
    char *backup; /* a file that was chosen to be brought back; owned, or NULL */
    settings_facts facts;
    int limit;       /* of replays, that is waiting for an answer */
    size_t surplus;  /* replays that it would remove; 0: nothing is asked */
    int scale;       /* percent, while the slider is held: it counts when let go; 0: none */
    int theme;       /* game_theme: the last one that was not of high contrast */
    app_toy preview; /* to see how a slide feels */
    settings_keys keys;
} settings_state;

/* One setting: label and note at the left, its control at the right. */
typedef struct settings_row {
    settings_tab tab;
    settings_id id; /* of its control, or of the first one of its choice */
    app_control_kind kind;
    app_text_id label, note; /* no note: APP_TEXTS */
    size_t field; /* of game_settings: a bool for a toggle, an int for a choice or slider; what a
                     toggle says of an int is known by app_settings_value */
} settings_row;

enum { SETTINGS_ROWS = 43 };
extern const settings_row app_settings_rows[SETTINGS_ROWS];

bool app_settings_is_loudness(settings_id id);
int app_settings_value(const game_settings *settings, const settings_row *row);

/* Whether the row is shown: what hovering slides is asked of those alone who hover, and folders are named
 * where there are some. */
bool app_settings_row_counts(const game_settings *settings, const settings_row *row);

/* A row of the table of keys, with what is bound to it. */
typedef struct settings_key_row {
    const app_action *action;
    app_rect rect; /* its first line or lines */
    app_rect caps; /* where what is bound stands */
    int end;       /* of all of it */
} settings_key_row;

enum { SETTINGS_KEY_ROWS = 40 };
typedef struct settings_key_table {
    settings_key_row rows[SETTINGS_KEY_ROWS];
    int count;
    app_rect four;    /* the row that sets four keys; w = 0: no table is here */
    app_rect message; /* what is asked in the open row; w = 0: nothing */
    app_rect well;    /* where one is waited for; w = 0: nowhere */
    int note;         /* y of the line below */
    app_key_name names[SETTINGS_CAPS];
    app_source sources[SETTINGS_CAPS];
    int ids[SETTINGS_CAPS];
    int caps;
    app_key_name move;  /* the words of the button that moves one, */
    app_key_name leave; /* and the key that leaves the well */
} settings_key_table;

/* Where a row stands: its first line, and the end of all of it. */
typedef struct settings_place {
    const settings_row *row;
    app_rect rect;
    int end;
    bool narrow; /* it stands in a column at the side: its control lies below the words */
} settings_place;

typedef struct settings_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const settings_state *self;
    app_layout kind;
    settings_place places[SETTINGS_ROWS]; /* of the present tab's rows */
    int count;
    bool beside;              /* the rows stand at the side of the table of keys */
    int column;               /* x of what the page is about */
    app_rect question;        /* w = 0: none */
    bool aside;               /* there is room for something beside the rows: */
    app_board_layout preview; /* a board, side = 0: none */
    app_rect trials;          /* or sounds, w = 0: none; without room they stand below the rows */
    int caption;              /* y of the preview's first line below */
    settings_key_table table; /* of the controls page */
} settings_layout;

void app_settings_lay_out(const app *app, const void *state, void *layout);
void app_settings_draw(const void *layout);

/* Puts the row's slider there. */
void app_settings_place_slider(settings_layout *layout, const settings_row *row, app_rect rect);

/* The text size in percent, as its slider shows it. */
int app_settings_scale(const settings_layout *layout);

/* --- settings_sound.c --- */

/* From the column's top on; returns where they end. */
int app_settings_place_trials(settings_layout *layout, app_rect column);
void app_settings_draw_trials(const settings_layout *layout);
void app_settings_draw_signs(
    const settings_layout *layout); /* where there is room below the trials */
void app_settings_try(app *app, const settings_state *self, int index);

/* --- settings_side.c: the rows of the controls page, in a column of their own --- */

enum { SETTINGS_SIDE = 318 };
void app_settings_place_side(settings_layout *layout, int x, int y);
int app_settings_side_height(const app_view *view);
void app_settings_draw_side_row(const settings_layout *layout, const settings_place *place,
                                const char *note, const char *value);

/* --- settings_keys_layout.c, settings_keys_draw.c, settings_keys.c --- */

/* Places the table; returns where it ends. */
int app_settings_place_keys(settings_layout *layout, app_rect column);
void app_settings_move_keys(settings_layout *layout, int down);
void app_settings_draw_keys(const settings_layout *layout);

/* Something of the table was chosen; a source was heard; the one that is focused is taken away, if there
 * is one (false: there is not). */
void app_settings_choose_key(app *app, settings_state *self, int id);
void app_settings_hear(app *app, settings_state *self, const app_event *event);
bool app_settings_take_away(app *app, settings_state *self);

/* Nothing is changed any more. False: nothing was. */
bool app_settings_leave_keys(app *app, settings_state *self);
void app_settings_reset_keys(app *app, settings_state *self);

/* What the row that is open asks for, in words; the first action that has a source, if any. */
const app_binding *app_settings_owner(const app *app, const settings_keys *keys);

/* --- settings_data.c --- */

void app_settings_load_facts(app *app, settings_state *self);

/* A limit that makes replays go is asked about first, in place. */
void app_settings_set_limit(app *app, settings_state *self, int limit);
void app_settings_remove_surplus(app *app, settings_state *self);

void app_settings_copy_folder(app *app, const settings_state *self, game_home folder);

#endif
