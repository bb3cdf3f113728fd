#ifndef GAME_SETTINGS_H
#define GAME_SETTINGS_H

#include "base/status.h"
#include "base/text.h"
#include "game/challenge.h"
#include "game/groups.h"
#include "game/look.h"
#include "game/origin.h"
#include "puzzle/board.h"
#include "solver/prepare.h"

#include <stdbool.h>

/* What the player chose, kept as "key = value" lines that a person can edit. */

typedef enum game_theme { GAME_THEME_DARK, GAME_THEME_LIGHT, GAME_THEME_CONTRAST } game_theme;
typedef enum game_clock { GAME_CLOCK_SECONDS, GAME_CLOCK_TENTHS, GAME_CLOCK_HUNDREDTHS } game_clock;
typedef enum game_sound_set { GAME_SOUND_GLAZED, GAME_SOUND_WOOD, GAME_SOUND_SOFT } game_sound_set;
/* How long a board may be looked at before its clock starts with the first move. */
typedef enum game_inspection {
    GAME_INSPECTION_OFF,  /* as long as one likes; nothing is counted */
    GAME_INSPECTION_15,   /* 15 s: then the clock starts by itself */
    GAME_INSPECTION_FREE, /* as long as one likes, and it is counted */
} game_inspection;
enum { GAME_INSPECTION_MS = 15000 };
enum { GAME_THEMES = 3, GAME_CLOCKS = 3, GAME_INSPECTIONS = 3 };
enum { GAME_SOUND_SETS = 3, GAME_LOUDNESS_MAX = 100 };
enum { GAME_REPLAYS_MAX = 5000 };

/* The limits of replays that a player can choose, in rising order. A settings file may hold any up to
 * GAME_REPLAYS_MAX. */
enum { GAME_REPLAY_LIMITS = 5 };
extern const int game_replay_limits[GAME_REPLAY_LIMITS];
enum { GAME_REPEAT_MS_MAX = 500 };
enum { GAME_SLIDE_MS_MAX = 200, GAME_SCALE_AUTO = 0, GAME_SCALE_MIN = 50, GAME_SCALE_MAX = 300 };

/* Where the window was left, by the desktop's own measures; width 0: nowhere yet. */
typedef struct game_window {
    int x, y, width, height;
    bool maximized; /* the rest is then what it was before */
} game_window;
enum { GAME_WINDOW_SIDE_MAX = 32767 };

typedef struct game_settings {
    int version;         /* of the format: 2, or a later one that was read */
    int theme;           /* game_theme */
    int palette;         /* game_palette */
    bool patterns;       /* a band of its own for each goal row, beside the colours */
    bool mark_in_place;  /* a tile in its place sits lower and carries a mark */
    int slide_ms;        /* 0 .. GAME_SLIDE_MS_MAX */
    bool reduced_motion; /* no slide, ripple or pulse; short fades */
    int scale_percent;  /* GAME_SCALE_MIN .. GAME_SCALE_MAX, or GAME_SCALE_AUTO: as there is room */
    bool invert_arrows; /* arrows move the blank instead of the tile */
    bool hover;         /* a tile slides when the pointer comes over it */
    bool hover_lines;   /* a whole line slides when the pointer comes over it */
    bool swipe;         /* a finger's stroke anywhere on the board slides a tile */
    int repeat_first;   /* ms, 0 .. GAME_REPEAT_MS_MAX: until a direction that is held goes on */
    int repeat_next;    /* ms: until it goes on again */
    int repeat_turn;    /* ms: until it goes on where another one was held before it */
    bool fullscreen;
    game_window window;
    int columns, rows;               /* the size, goal and style last chosen for a new game */
    int goal;                        /* puzzle_goal */
    int kind;                        /* game_board_kind: as easy as that, up to hard */
    int style;                       /* game_style */
    char picture[GAME_PICTURE_SIZE]; /* as in game_look */
    bool numbers;
    int mode;                              /* game_mode: the challenge last chosen */
    game_challenge challenges[GAME_MODES]; /* what was chosen of each; none is a daily board */
    int memory;      /* solver_memory, a word or a number: of all that hints are found with */
    bool points;     /* best moves earn points, shown while playing */
    bool moves_left; /* shown while playing, as far as the solver knows */
    int metric;      /* puzzle_metric: what hints, moves left, verdicts and reviews count */
    int replays;     /* games that are kept to be watched again, the oldest go first; 0: none */
    bool guided;     /* the first game's three things were shown */
    int clock;       /* game_clock: how finely the time is shown while playing */
    bool
        thousandths; /* times that were taken and averages are shown to the thousandth of a second */
    int inspection;  /* game_inspection */
    bool hide_time;  /* it is not shown while playing */
    bool rumble;     /* a gamepad shakes a little when a board is solved */
    bool press_twice;  /* what is held (goal, loupe, whole lines) is pressed, and pressed again */
    bool sound;        /* anything is heard at all */
    int loudness;      /* of all, 0 .. GAME_LOUDNESS_MAX */
    int tile_loudness; /* the tiles' part of `loudness` */
    int interface_loudness;          /* the part of buttons, hints and results */
    int sound_set;                   /* game_sound_set */
    bool sound_signs;                /* what is heard of a board is seen at its place as well */
    bool quiet_away;                 /* nothing is heard while another window is used */
    char sitting[GAME_SITTING_NAME]; /* what results are won in now; "": it has no name */
} game_settings;

game_settings game_settings_default(void);

/* ---- Each of them ---- */

typedef enum game_setting_type {
    GAME_SETTING_SWITCH,    /* bool: "on" or "off" */
    GAME_SETTING_NUMBER,    /* int, least .. most; where there are names, 0 by the first one */
    GAME_SETTING_WORD,      /* int, least .. most, by name */
    GAME_SETTING_SIZE,      /* the ints columns and rows: "4x3" */
    GAME_SETTING_TEXT,      /* char[most] */
    GAME_SETTING_WINDOW,    /* game_window */
    GAME_SETTING_CHALLENGE, /* game_challenge of the mode that the key names */
    GAME_SETTING_MEMORY,    /* int: solver_memory, by name or as a number of megabytes */
} game_setting_type;

/* The one description of a setting: for the file, for what is usual, and for the screen that changes it. */
typedef struct game_setting {
    const char *key; /* in the file; it never changes */
    game_setting_type type;
    size_t field; /* its offset in game_settings */
    int usual;    /* of a switch, number, word or memory; of a size: the columns and the rows */
    int least, most;
    int step;                       /* of a number that a slider changes */
    const char *const *names;       /* of the values, from 0 on */
    const char *(*name)(int value); /* in place of these, where another module has them */
} game_setting;

/* The setting that a field (offsetof(game_settings, ...)) belongs to. */
const game_setting *game_setting_of(size_t field);

/* What the settings have of it, and a change of that: of a switch (0 or 1), a number, word or memory. */
int game_setting_value(const game_setting *setting, const game_settings *settings);
void game_setting_set(const game_setting *setting, game_settings *settings, int value);

/* ---- The text ---- */

/* Writes `settings`. Lines of `before` (the present file's text, or "") that are comments or carry
 * unknown keys are kept where they stand; those that are not understood become comments. */
void game_settings_format(const game_settings *settings, const char *before, sw_text *out);

/* Reads what is good and keeps the default for the rest. SW_BAD_INPUT, with the first bad line,
 * where something was not good; *out is filled all the same. */
sw_status game_settings_parse(game_settings *out, const char *text, size_t length, sw_error *error);

/* ---- What follows from them ---- */

/* The palette of boards of that size: never GAME_PALETTE_AUTO. */
game_palette game_settings_palette(const game_settings *settings, puzzle_size size);

#endif
