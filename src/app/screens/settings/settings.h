#ifndef APP_SCREENS_SETTINGS_H
#define APP_SCREENS_SETTINGS_H

#include "board/board_toy.h"
#include "game/kept/file_kinds.h"
#include "os/paths.h"
#include "program/app.h"
#include "screens/settings/settings_keys.h"

/* The settings: settings_rows.c says what can be set, settings_page.c is the page, settings.c acts,
 * settings_data.c knows about files; settings_sound.c has the sounds that can be tried. */

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
    SETTINGS_PREVIEW, /* the board beside the rows */

    /* A choice has an id for each of its values. */
    SETTINGS_TAB_FIRST,
    SETTINGS_THEME_FIRST = SETTINGS_TAB_FIRST + SETTINGS_TABS,
    SETTINGS_PALETTE_FIRST = SETTINGS_THEME_FIRST + GAME_THEMES,
    SETTINGS_MEMORY_FIRST = SETTINGS_PALETTE_FIRST + GAME_PALETTES,
    SETTINGS_REPLAYS_FIRST = SETTINGS_MEMORY_FIRST + SOLVER_MEMORIES,
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
    const char *label, *note; /* NULL: no note, or one that is made up (app_settings_note) */
    size_t field; /* of game_settings: a bool for a toggle, an int for a choice or slider; what a
                     toggle says of an int is known by app_settings_value */
} settings_row;

/* --- settings_rows.c --- */

enum { SETTINGS_ROWS = 43 };
extern const settings_row app_settings_rows[SETTINGS_ROWS];

/* A choice has the ids from its row's own on; no other row has one of these. */
const settings_row *app_settings_row_of(int id);

bool app_settings_is_loudness(settings_id id);
int app_settings_value(const game_settings *settings, const settings_row *row);

/* Whether the row is shown: what hovering slides is asked of those alone who hover, and folders are named
 * where there are some. */
bool app_settings_row_counts(const game_settings *settings, const settings_row *row);

/* A row's second line; "" where it has none. */
const char *app_settings_note(app_parts *p, const settings_row *row);

/* What a row offers to choose from; returns how many there are. */
enum { SETTINGS_CHOICES = GAME_PALETTES }; /* of which there are most */
int app_settings_choices(const settings_row *row, const char *words[SETTINGS_CHOICES]);

/* The one that is chosen; -1: none of them. */
int app_settings_chosen(const game_settings *settings, const settings_row *row);

/* The text size in percent, as its slider shows it. */
int app_settings_scale(const app_parts *p);

/* What a slider's value is in words. */
const char *app_settings_value_words(app_parts *p, const settings_row *row);

/* --- settings_page.c --- */

void app_settings_parts(app_parts *p);

/* Where the board lies beside the rows; side = 0: nowhere. */
app_board_layout app_settings_preview(const app_parts *p);

/* --- settings_sound.c --- */

/* All sounds with a button to hear each; what marks look like that stand for them. */
void app_settings_add_trials(app_parts *p);
void app_settings_add_signs(app_parts *p);
void app_settings_try(app *app, const settings_state *self, int index);

/* --- settings_keys_page.c, settings_keys.c --- */

/* The table, in a column of that width; `ruled` where rows stand above it. */
void app_settings_add_keys(app_parts *p, int width, bool ruled);

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
