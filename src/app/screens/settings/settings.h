#ifndef APP_SCREENS_SETTINGS_H
#define APP_SCREENS_SETTINGS_H

#include "board/board_toy.h"
#include "game/kept/file_kinds.h"
#include "input/keys.h"
#include "os/paths.h"
#include "program/app.h"

/* The settings: settings_rows.c has a row for each and what is special about some, settings_page.c is the page,
 * settings_keys.c is the table of keys, settings.c acts. */

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
    SETTINGS_KEEP,    /* replays that would go */
    SETTINGS_REMOVE,

    /* What is asked of keys. */
    SETTINGS_ASKED = 0x1000,
    SETTINGS_KEYS_FOUR_START,
    SETTINGS_KEYS_CHANGE,     /* of the row that is open */
    SETTINGS_KEYS_OTHER_KIND, /* by its place in place of its letter, or the other way */
    SETTINGS_KEYS_TAKE,
    SETTINGS_KEYS_MOVE,
    SETTINGS_KEYS_WELL, /* has the focus while one is waited for */
    SETTINGS_KEYS_LEAVE,

    /* Groups whose members have ids by app_settings_id. */
    SETTINGS_TAB = 0x2000,
    SETTINGS_TRIAL = 0x3000,  /* a sound */
    SETTINGS_ROW = 0x4000,    /* a row, and which of its choices */
    SETTINGS_ACTION = 0x5000, /* an action, and which of its keys; or one of its two buttons */
} settings_id;
enum { SETTINGS_KEYS_MORE = 30, SETTINGS_KEYS_RESET = 31, SETTINGS_IDS_OF_ROW = 32 };

static inline int app_settings_id(settings_id group, int index, int n)
{
    return (int)group + index * SETTINGS_IDS_OF_ROW + n;
}

/* The group, index and n of such an id. */
static inline settings_id app_settings_group(int id)
{
    return (settings_id)(id & ~0xFFF);
}
static inline int app_settings_index(int id)
{
    return (id & 0xFFF) / SETTINGS_IDS_OF_ROW;
}
static inline int app_settings_n(int id)
{
    return id % SETTINGS_IDS_OF_ROW;
}

/* What the tab of data tells, as it was when that was opened. */
typedef struct settings_facts {
    size_t replays, results;
    char folders[GAME_HOMES][OS_PATH_SIZE]; /* "" where there is none */
} settings_facts;

typedef enum settings_keys_stage {
    SETTINGS_KEYS_REST,
    SETTINGS_KEYS_MENU,     /* what shall be done with one that is bound */
    SETTINGS_KEYS_LISTEN,   /* one is to be pressed */
    SETTINGS_KEYS_ASK,      /* it belongs to another action: shall it be moved? */
    SETTINGS_KEYS_FOUR,     /* the four directions' keys are to be pressed, one after the other */
    SETTINGS_KEYS_FOUR_ASK, /* some of the four belong to other actions: shall they be moved? */
} settings_keys_stage;

enum { SETTINGS_DIRECTIONS = 4 };

/* What is being changed in the table of keys. */
typedef struct settings_keys {
    settings_keys_stage stage;
    app_intent action;
    bool replaces;                        /* the new source takes the place of `bound` */
    app_source bound;                     /* the source that was chosen to be changed */
    app_source heard;                     /* a source that another action has */
    app_source four[SETTINGS_DIRECTIONS]; /* in the order in which they are asked for */
    int count;                            /* how many of the four were pressed */
} settings_keys;

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

/* --- settings_rows.c --- */

enum { SETTINGS_CHOICES = 6 }; /* at most, of a row */

/* A row of the page: label and note at the left, its control at the right. What is not said here is as game_setting has
 * it, and a function that is NULL does what is usual. */
typedef struct settings_row {
    settings_tab tab;
    app_control_kind kind;    /* toggle, tabs or slider; or a button, without a field */
    const char *label, *note; /* note NULL: it has none, or `tell` has it */
    size_t field;             /* of game_settings */
    const char *choices[SETTINGS_CHOICES]; /* words of a choice's values, NULL behind the last */
    const int *values;                     /* what these stand for; NULL: 0 and so on */
    bool by_value;                         /* a toggle is on where the setting is `on` */
    int on;                                /* the value that counts as on */
    bool percent;                          /* of a slider; else it has milliseconds */
    bool lasts;                            /* resetting the page leaves it */
    app_icon icon;                         /* of a button */
    const char *verb;                      /* what a button says */
    bool is_folder;                        /* the button copies the path of a folder */
    game_home home;                        /* the folder whose path is copied */
    app_go (*press)(void);                 /* what any other button does */
    bool (*is_shown)(const game_settings *settings);
    const char *(*tell)(app_parts *p); /* the note */
    const char *(*choice)(int index);  /* the words, in place of `choices` */
    int (*value)(const app *app, const settings_state *self, const game_settings *settings);
    void (*set)(app *app, settings_state *self, int value);
    void (*play)(app *app);          /* lets hear what the player has set */
    void (*add_below)(app_parts *p); /* what stands below the row */
} settings_row;

extern const settings_row app_settings_rows[]; /* the last one has no label */

/* The first row of a field of game_settings. */
const settings_row *app_settings_row_of(size_t field);
int app_settings_row_id(const settings_row *row);

/* What the settings have there: of a toggle 0 or 1. */
int app_settings_value(const app *app, const settings_state *self, const game_settings *settings,
                       const settings_row *row);
void app_settings_set(app *app, settings_state *self, const settings_row *row, int value);

/* A row's second line; "" where it has none. */
const char *app_settings_note(app_parts *p, const settings_row *row);

/* What a row offers to choose from; returns how many there are. */
int app_settings_choices(const settings_row *row, const char *words[SETTINGS_CHOICES]);

/* Keeps the theme in mind unless it is of high contrast: the switch of that leads back to it. */
void app_settings_note_theme(const app *app, settings_state *self);

/* The slider's text size counts from now on. */
void app_settings_take_scale(app *app, settings_state *self);

/* Counts what lies in the player's files. */
void app_settings_load_facts(app *app, settings_state *self);

/* The answer where a limit makes replays go. */
void app_settings_answer_limit(app *app, settings_state *self, bool remove);

/* --- settings_page.c --- */

void app_settings_parts(app_parts *p);

/* Where the board lies beside the rows; side = 0: nowhere. */
app_board_layout app_settings_preview(const app_parts *p);

/* Lets hear the nth of the sounds that can be tried. */
void app_settings_try(app *app, const settings_state *self, int n);

/* --- settings_keys.c --- */

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

#endif
