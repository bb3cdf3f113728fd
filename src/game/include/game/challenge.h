#ifndef GAME_CHALLENGE_H
#define GAME_CHALLENGE_H

#include "base/scan.h"
#include "base/text.h"
#include "game/slots.h"
#include "puzzle/metric.h"

/* Ways to play with rules of their own. A challenge is what the player chose; its rules are the mode's.
 * The front end asks them and knows no mode by name. */

/* The modes, in the order in which players choose. A mode is a row here, a file with its game_rules
 * (challenge/NAME.c), and a file of the front end that shows it. The daily board is a mode, too, but is chosen from a
 * calendar, and no challenge of the settings. */
/* clang-format off */
#define GAME_CHALLENGE_LIST(row) \
    row(ATTACK, attack)     /* as many boards as the clock lasts for */ \
    row(MARATHON, marathon) /* many boards, one after the other */ \
    row(BLIND, blind)       /* one board, learned and then solved without its numbers */ \
    row(FEWEST, fewest)     /* one board, three tries, moves alone count */ \
    row(RELAY, relay)       /* 2x2, 3x3 ... without a stop */
/* clang-format on */
#define GAME_MODE_LIST(row) row(DAILY, daily) GAME_CHALLENGE_LIST(row)

#define GAME_MODE_VALUE(NAME, name) GAME_MODE_##NAME,
typedef enum game_mode { GAME_MODE_LIST(GAME_MODE_VALUE) GAME_MODES } game_mode;

typedef struct game_challenge {
    game_mode mode;
    puzzle_size size;     /* of all boards; of a relay the last one's, which is square */
    int boards;           /* GAME_MODE_MARATHON */
    int first_s;          /* GAME_MODE_ATTACK: seconds at the start */
    int each_s;           /* GAME_MODE_ATTACK: seconds that each board adds */
    int day;              /* GAME_MODE_DAILY, as sw_day_of counts them */
    puzzle_metric metric; /* GAME_MODE_FEWEST: what counts, moves or slides */
} game_challenge;

enum { GAME_CHALLENGE_SIDE = 10 }; /* the longest of any mode */

/* What the player may do beside sliding tiles. */
enum {
    GAME_MAY_UNDO = 1 << 0,
    GAME_MAY_ASK = 1 << 1, /* for hints, and for moves left */
};

/* When the run's clock runs. */
typedef enum game_run_clock {
    GAME_CLOCK_BOARDS,  /* on each board from its first move until it is solved */
    GAME_CLOCK_RUNS_ON, /* from the first move of the first board to the end */
    GAME_CLOCK_AT_ONCE, /* from the beginning to the end */
    GAME_CLOCK_NONE,    /* as on boards, but nobody sees it: time does not count */
} game_run_clock;

/* A run that is over, as it stands among the results. */
typedef struct game_run_result {
    uint64_t id;
    int64_t date; /* when it ended: seconds since 1970 */
    game_challenge challenge;
    int began_day;     /* by the local calendar of then, as sw_day_of counts days; -1: not known */
    int boards;        /* that were solved; one at least, but for a try that failed */
    int64_t time_ms;   /* on the run's clock when the last of them was, or the try was over */
    int64_t learn_ms;  /* of that, before the numbers were hidden; 0 where none are */
    int moves, slides; /* of them all, or of the try */
    int fewest; /* moves of one of them, or slides where the challenge counts these; 0 without any */
    int way;    /* game_way, or GAME_WAY_MIXED */
    bool paused, early; /* early: the player ended it before its end */
} game_run_result;

/* What the player may choose, as whole numbers. A size is chosen by a side, of square boards; others have both
 * their sides chosen by themselves. */
typedef enum game_option_kind {
    GAME_OPTION_SIZE,   /* of all boards */
    GAME_OPTION_LAST,   /* of the last board, the largest one */
    GAME_OPTION_FIRST,  /* seconds at the start */
    GAME_OPTION_EACH,   /* seconds that each board adds */
    GAME_OPTION_BOARDS, /* how many there are */
} game_option_kind;
enum { GAME_OPTION_VALUES = 8, GAME_OPTIONS = 3 };

typedef struct game_option {
    game_option_kind kind;
    int values[GAME_OPTION_VALUES - 2]; /* those to choose from, ascending; 0 ends them */
    int least, most;                    /* and, where most is not 0, any other between these */
} game_option;

typedef struct game_rules {
    const char *name;     /* "attack", in files and links; it never changes */
    const char *noun;     /* "time attack", within a sentence; N_ */
    game_challenge usual; /* what it begins with, but for what `suit` sets */
    int most_side;        /* of its boards */
    bool square;          /* all boards are */
    bool of_day;          /* the challenge is a day, which tells the size */
    unsigned may;         /* GAME_MAY_... */
    game_run_clock clock;
    bool waits;     /* a solved board stays until the player wants the next one */
    bool par;       /* the player measures himself against the shortest solution */
    bool by_metric; /* in what the player counts, moves or slides: the challenge's metric */

    /* The board is learned first: its numbers are hidden from the player's word or the first move on, until
     * the player says that it is done or gives up. A try counts though it failed. */
    bool hides;

    /* How many boards there are; 0: there is no end. */
    int (*boards)(const game_challenge *challenge);

    /* The board `index`, from 0, of the run with that seed: all of the round but its id and its session's
     * history. */
    void (*draw)(const game_challenge *challenge, uint64_t seed, int index, game_round *out);

    /* Where the clock ends the run: ms on it once so many boards are solved. NULL where it does not. */
    double (*limit_ms)(const game_challenge *challenge, int solved);

    /* Whether a is the better one. Both are of challenges that are the same. */
    bool (*better)(const game_run_result *a, const game_run_result *b);

    /* What may be chosen, option_count of them; 0: nothing. */
    const game_option *options;
    int option_count;

    /* Sets what goes by the size, of what the player has not chosen otherwise. NULL where nothing does. */
    void (*suit)(game_challenge *challenge);

    /* What tells this kind of run from others beside mode and size: " 60+15", or "". take_settings reads it, behind the
     * blank. Both NULL: nothing does. */
    void (*settings)(const game_challenge *challenge, sw_text *out);
    bool (*take_settings)(sw_scan *scan, game_challenge *out);
} game_rules;

const game_rules *game_rules_of(game_mode mode);

/* What the mode begins with where the player has chosen nothing else. */
game_challenge game_challenge_usual(game_mode mode);

/* The option's value in the challenge; of a size that is no square 0. */
int game_option_value(const game_option *option, const game_challenge *challenge);

/* The values to choose from, ascending: the usual ones, what suits the size, and the challenge's own. Returns
 * how many. */
int game_option_values(const game_option *option, const game_challenge *challenge,
                       int out[GAME_OPTION_VALUES]);

/* The value is one of those that are always there. */
bool game_option_is_usual(const game_option *option, int value);

void game_option_choose(const game_option *option, game_challenge *challenge, int value);

/* Another size, kept in range. What went by the old one goes by the new one. */
void game_challenge_resize(game_challenge *challenge, puzzle_size size);

/* Two challenges whose results are compared: one day's board is compared with all others of its size. */
bool game_challenge_same(const game_challenge *a, const game_challenge *b);

/* The same of two texts; "" is no challenge. */
bool game_challenge_text_same(const char *a, const char *b);

/* "attack 4x4 60+15", "daily 2026-11-22"; and back: the whole text must be such a challenge, with figures in
 * range. SW_BAD_INPUT leaves *out untouched. */
void game_challenge_format(const game_challenge *challenge, sw_text *out);
sw_status game_challenge_parse(game_challenge *out, const char *text, sw_error *error);

#endif
