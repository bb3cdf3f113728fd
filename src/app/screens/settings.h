#ifndef APP_SCREENS_SETTINGS_H
#define APP_SCREENS_SETTINGS_H

#include "choice.h"
#include "scroll.h"
#include "state.h"

/* The settings screen's own parts: settings.c acts, settings_draw.c places and draws. */

typedef enum settings_page { SETTINGS_LOOK, SETTINGS_PLAYING, SETTINGS_WINDOW } settings_page;
enum { SETTINGS_PAGES = SETTINGS_WINDOW + 1 };

typedef enum settings_id {
    SETTINGS_BACK = 1,
    SETTINGS_HELP,
    SETTINGS_RESET,
    SETTINGS_PAGE_FIRST,                                            /* one for each page, */
    SETTINGS_THEME_FIRST = SETTINGS_PAGE_FIRST + SETTINGS_PAGES,    /* theme */
    SETTINGS_PALETTE_FIRST = SETTINGS_THEME_FIRST + GAME_THEMES,    /* palette */
    SETTINGS_MEMORY_FIRST = SETTINGS_PALETTE_FIRST + GAME_PALETTES, /* and memory */
    SETTINGS_PATTERNS = SETTINGS_MEMORY_FIRST + SOLVER_MEMORIES,
    SETTINGS_MARK,
    SETTINGS_SLIDE_TIME,
    SETTINGS_REDUCED,
    SETTINGS_ARROWS,
    SETTINGS_NUMBERS,
    SETTINGS_SCALE,
    SETTINGS_FULL,
} settings_id;

typedef struct settings_state {
    app_controls controls;
    app_scroll scroll;
    settings_page page;
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

enum { SETTINGS_ROWS_MAX = 5 };

typedef struct settings_layout {
    app_layout kind;
    app_scroll_page page;
    app_rect tabs; /* the well behind the pages' tabs; w = 0 where they stand at the left */
    int title;     /* y of the page's title; 0: the tabs say it */
    int left;      /* of the rows */
    const settings_row *rows[SETTINGS_ROWS_MAX];
    app_rect places[SETTINGS_ROWS_MAX]; /* of the rows */
    int count;
    app_board_layout preview; /* side = 0: no room */
    int caption;              /* y of the preview's first line below */
    app_control_list controls;
} settings_layout;

void settings_lay_out(const app *app, const settings_state *self, settings_layout *out);
void settings_draw(const app *app, const void *state, const app_view *view);

bool settings_is_on(const game_settings *settings, settings_id id);

#endif
