#ifndef APP_SCREENS_SETTINGS_H
#define APP_SCREENS_SETTINGS_H

#include "board/board_view.h"
#include "os/paths.h"
#include "program/app.h"
#include "text/text.h"
#include "ui/choice.h"
#include "ui/scroll.h"

/* The settings screen's own parts: settings.c acts, settings_data.c knows about files,
 * settings_layout.c places, settings_draw.c draws. */

typedef enum settings_page {
    SETTINGS_LOOK,
    SETTINGS_PLAYING,
    SETTINGS_WINDOW,
    SETTINGS_DATA
} settings_page;
enum { SETTINGS_PAGES = SETTINGS_DATA + 1 };

/* How many replays may be kept. */
enum { SETTINGS_LIMITS = 5 };
extern const int app_settings_limits[SETTINGS_LIMITS];

typedef enum settings_folder {
    SETTINGS_FOLDER_CONFIG,
    SETTINGS_FOLDER_STATE,
    SETTINGS_FOLDER_DATA
} settings_folder;
enum { SETTINGS_FOLDERS = SETTINGS_FOLDER_DATA + 1 };

typedef enum settings_id {
    SETTINGS_BACK = 1,
    SETTINGS_HELP,
    SETTINGS_RESET,
    SETTINGS_PAGE_FIRST,                                              /* one for each page, */
    SETTINGS_THEME_FIRST = SETTINGS_PAGE_FIRST + SETTINGS_PAGES,      /* theme */
    SETTINGS_PALETTE_FIRST = SETTINGS_THEME_FIRST + GAME_THEMES,      /* palette */
    SETTINGS_MEMORY_FIRST = SETTINGS_PALETTE_FIRST + GAME_PALETTES,   /* memory */
    SETTINGS_REPLAYS_FIRST = SETTINGS_MEMORY_FIRST + SOLVER_MEMORIES, /* and limit of replays */
    SETTINGS_PATTERNS = SETTINGS_REPLAYS_FIRST + SETTINGS_LIMITS,
    SETTINGS_MARK,
    SETTINGS_SLIDE_TIME,
    SETTINGS_REDUCED,
    SETTINGS_ARROWS,
    SETTINGS_NUMBERS,
    SETTINGS_POINTS,
    SETTINGS_MOVES_LEFT,
    SETTINGS_FIRST_STEPS,
    SETTINGS_SCALE,
    SETTINGS_FULL,
    SETTINGS_RESULTS,
    SETTINGS_KEEP,
    SETTINGS_REMOVE,
    SETTINGS_FOLDER_FIRST, /* one for each folder */
} settings_id;

/* What the page of data tells, as it was when that was opened. */
typedef struct settings_facts {
    size_t replays, results;
    char folders[SETTINGS_FOLDERS][OS_PATH_SIZE]; /* "" where there is none */
} settings_facts;

typedef struct settings_state {
    app_controls controls;
    app_scroll scroll;
    settings_page page;
    settings_facts facts;
    int limit;                  /* of replays, that is waiting for an answer */
    size_t surplus;             /* replays that it would remove; 0: nothing is asked */
    int scale;                  /* percent, as the slider shows it: it counts when it is let go */
    puzzle_board board, solved; /* the preview's */
    app_board_view preview;
} settings_state;

/* One setting: label and note at the left, its control at the right. */
typedef struct settings_row {
    settings_page page;
    settings_id id; /* of its control, or of the first of its tabs */
    app_control_kind kind;
    app_text_id label, note; /* no note: APP_TEXTS */
} settings_row;

enum { SETTINGS_ROWS_MAX = 7 };

typedef struct settings_layout {
    app_layout kind;
    app_scroll_page page;
    int title; /* y of the page's title; 0: the tabs say it */
    int left;  /* of the rows */
    const settings_row *rows[SETTINGS_ROWS_MAX];
    app_rect places[SETTINGS_ROWS_MAX]; /* of the rows' first lines */
    int ends[SETTINGS_ROWS_MAX];        /* y below all of a row */
    app_rect question;                  /* w = 0: none */
    int count;
    app_board_layout preview; /* side = 0: no room */
    int caption;              /* y of the preview's first line below */
    app_control_list controls;
} settings_layout;

void app_settings_lay_out(const app *app, const settings_state *self, settings_layout *out);
void app_settings_draw(const app *app, const void *state, const app_view *view);

const char *app_settings_page_title(settings_page page);

bool app_settings_is_on(const game_settings *settings, settings_id id);

/* --- settings_data.c --- */

void app_settings_load_facts(app *app, settings_state *self);

/* A limit that makes replays go is asked about first, in place. */
void app_settings_set_limit(app *app, settings_state *self, int limit);
void app_settings_remove_surplus(app *app, settings_state *self);

void app_settings_copy_folder(app *app, const settings_state *self, settings_folder folder);

/* A row's second line; "" where it has none. */
enum { SETTINGS_NOTE_SIZE = OS_PATH_SIZE };
void app_settings_note(const settings_state *self, const game_settings *settings,
                       const settings_row *row, char *out, size_t size);
void app_settings_question(const settings_state *self, char *out, size_t size);

#endif
