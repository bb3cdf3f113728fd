#ifndef GAME_RESULTS_H
#define GAME_RESULTS_H

#include "game/challenge.h"
#include "game/origin.h"
#include "game/stages.h"
#include "puzzle/goal.h"

/* Every finished game as a line of figures, kept for ever: what statistics and the stars of levels are
 * counted from. docs/FORMATS.md has the grammar ("Results"). */

/* By what a game was played: a game_way, or this where no way has 95 % of the slides. */
enum { GAME_WAY_MIXED = GAME_WAYS, GAME_RESULT_WAYS };

typedef struct game_result {
    uint64_t id;  /* the game's: solved again after an undo the better one stays */
    int64_t date; /* seconds since 1970 */
    puzzle_size size;
    int goal; /* puzzle_goal, or GAME_GOAL_OWN */
    game_board_kind board;
    game_style style;
    int way; /* game_way, or GAME_WAY_MIXED */
    int moves, slides, undos, autos;
    int hints[GAME_HINT_STEPS];
    int64_t time_ms;
    char level[PUZZLE_LEVEL_ID_SIZE * 2]; /* "pack/name", or "" */
    int par;                              /* 0 where there was none */
    puzzle_par_proof par_proof;
    puzzle_metric par_metric;            /* what par and stars count: moves where there was none */
    char challenge[GAME_CHALLENGE_TEXT]; /* of which it is a board, or "" */
    game_split_times splits; /* all of its stages have ended; none where they are not known */
    char sitting[GAME_SITTING_NAME]; /* the name of the one in which it was won, or "" */
} game_result;
enum { GAME_GOAL_OWN = PUZZLE_GOALS, GAME_GOALS };

game_result game_result_of(const game_round *round, int64_t date); /* of a solved one */

/* Its moves or slides, in the metric. */
int game_result_length(const game_result *result, puzzle_metric metric);

game_credit game_result_credit(const game_result *result);

/* Whether a game that was solved again after an undo is kept in place of its earlier result: it is shorter, in what
 * its par counts, and no more was told than before. */
bool game_result_replaces(const game_result *now, const game_result *before);

/* Adds the splits of the game: none where it has no times of its steps. */
void game_result_split(game_result *result, const game_session *session, game_split_scheme scheme);

/* The way of at least 95 % of the player's slides; what a hint or an auto-solve played came by none. Not
 * known where the player made no slide, or too many that came by a way that is not known. */
int game_way_of(const game_session *session);
extern const char *const game_result_way_names[GAME_RESULT_WAYS]; /* "" where it is not known */

typedef struct game_results {
    game_result *list; /* in the order in which they were first won; owned */
    size_t count, capacity;
    uint32_t *index; /* finds them by id; owned */
    game_run_result
        *runs; /* the challenges that are over, in the order in which they ended; owned */
    size_t run_count, run_capacity;
    uint64_t wiped; /* the game that was in the slots when the others were wiped; 0: none */
} game_results;

void game_results_deinit(game_results *results);
bool game_results_add(game_results *results, const game_result *result); /* false: no memory */
bool game_results_add_run(game_results *results, const game_run_result *run);

/* Puts results and challenges in the order of their dates, as they come where games were played on several machines. */
void game_results_sort(game_results *results);

/* The result of a run's board, from 0, has this id. */
uint64_t game_run_board_id(uint64_t run, size_t board);
const game_run_result *game_results_find_run(const game_results *results, uint64_t id);
const game_result *game_results_find(const game_results *results, uint64_t id);

/* Text of the file, of any version; a damaged line is left out, and the first one is named with its number
 * (SW_BAD_INPUT), but one that was torn when the program or the power ended is not; *out is filled all
 * the same. */
sw_status game_results_parse(game_results *out, const char *text, size_t length, sw_error *error);
enum { GAME_RESULT_LINE = 4096 };                                 /* bytes; no line is longer */
void game_result_format(const game_result *result, sw_text *out); /* one line, with its checksum */

void game_run_result_format(const game_run_result *run, sw_text *out); /* the same of a run */

/* The whole file in the present format. */
void game_results_format(const game_results *results, sw_text *out);

/* The same as a table with headings (RFC 4180). */
void game_results_csv(const game_results *results, sw_text *out);

/* --- sittings --- */

/* The name that is meant by what was typed: without the blanks at either end, and as much as has room. */
void game_sitting_name(const char *typed, char out[GAME_SITTING_NAME]);

/* The names that results carry to which no solution was shown, that of the newest one first. *out is the caller's to
 * free; the names are borrowed until a result is added. */
sw_status game_results_sittings(const game_results *results, const char ***out, size_t *count,
                                sw_error *error);

/* Those that carry that name. *out is the caller's. */
sw_status game_results_of_sitting(game_results *out, const game_results *results, const char *name,
                                  sw_error *error);

/* --- figures --- */

/* Boards of one size with one goal, made in one way, of challenges that are the same or of none;
 * all of them, or those played by one thing. */
typedef struct game_category {
    puzzle_size size;
    int goal;
    game_board_kind board;
    int way; /* GAME_WAY_UNKNOWN: by whatever */
    char challenge
        [GAME_CHALLENGE_TEXT]; /* one of those that it has; "" where it has boards of none */
    bool assisted;             /* assisted games count, too */
    size_t games;              /* the player's own and assisted ones */
} game_category;

/* The kind of board that the result is of, by whatever it was played; and whether a result is one of a
 * category's games. */
game_category game_category_of(const game_result *result);
bool game_category_has(const game_category *category, const game_result *result);

/* Whether it counts among them: it is the player's own, or assisted where those count, too. */
bool game_category_counts(const game_category *category, const game_result *result);

/* Those that were won, most games first; behind each, where not all of its games were played by the same
 * thing, those of them that tell by what. *out is the caller's to free. */
sw_status game_results_categories(const game_results *results, game_category **out, size_t *count,
                                  sw_error *error);

typedef enum game_figure_kind {
    GAME_FIGURE_TIME,
    GAME_FIGURE_MOVES,
    GAME_FIGURE_SPEED
} game_figure_kind;
enum { GAME_FIGURE_KINDS = 3 };

/* The averages that are counted: "ao5" is that of five games. */
typedef enum game_average_kind {
    GAME_AO5,
    GAME_AO12,
    GAME_AO25,
    GAME_AO50,
    GAME_AO100
} game_average_kind;
enum { GAME_AVERAGES = GAME_AO100 + 1 };
size_t game_average_games(game_average_kind average); /* 5 to GAME_AVERAGE_MAX */

/* Of one kind: milliseconds, moves, or moves a second (more is better), of the games that count. A figure that
 * needs more games than there are is negative. Averages are game_average's. */
typedef struct game_figures {
    size_t games;
    double best, last, mean;
    double ao[GAME_AVERAGES];      /* of the last games */
    double best_ao[GAME_AVERAGES]; /* the best of any games in a row */
} game_figures;

game_figures game_results_figures(const game_results *results, const game_category *category,
                                  game_figure_kind kind);

/* The mean of `count` values, 3 to GAME_AVERAGE_MAX, without the best and the worst: one of each, of
 * more than 20 values a twentieth of them, rounded up. */
enum { GAME_AVERAGE_MAX = 100 };
double game_average(const double *values, size_t count);

/* 0 moves a second where no time passed, as in a game of one move. */
double game_result_value(const game_result *result, game_figure_kind kind);

/* The results of a category, whether they count or not, oldest first. Returns how many; out holds
 * results->count. Borrowed. */
size_t game_results_of(const game_results *results, const game_category *category,
                       const game_result **out);

/* What the runs of a challenge came to: of those whose challenge is the same and that were played by that way,
 * GAME_WAY_UNKNOWN: by whatever. Borrowed, until a run is added. */
typedef struct game_run_tally {
    size_t count;                /* of them all */
    size_t solved;               /* of those that solved a board; a try may solve none */
    const game_run_result *best; /* by the mode's rules, of those that solved a board and are the
                                  * player's own; NULL: none */
    const game_run_result *last; /* solved or not; NULL: none */
} game_run_tally;
game_run_tally game_run_tally_of(const game_results *results, const game_challenge *challenge,
                                 int way);

/* The last of the same runs, oldest first: up to `capacity` of them. Returns how many. */
size_t game_run_last(const game_results *results, const game_challenge *challenge, int way,
                     const game_run_result **out, size_t capacity);

/* What was reached in a level, in what its par counts. */
typedef struct game_mark {
    int stars;   /* the most */
    int best;    /* the fewest moves or slides of the player's own; 0: there are none */
    bool solved; /* by the player alone or with hints */
} game_mark;
game_mark game_results_mark(const game_results *results, const char *level, int par,
                            puzzle_metric metric);

/* The least of each that the others reached in the same level or, of boards of none, with the same size,
 * goal and kind. Only the player's own games count. */
typedef struct game_best {
    bool known;
    int moves, slides;
    int64_t time_ms;
} game_best;
game_best game_results_best(const game_results *results, const game_result *own);

/* The same of those that came by the same way. None where that is mixed or not known. */
game_best game_results_best_by_way(const game_results *results, const game_result *own);

/* The quickest of the others that is the player's own, came by the same way and has splits of the same scheme.
 * Borrowed, until a result is added; NULL: there is none. */
const game_result *game_results_best_splits(const game_results *results, const game_result *own);

#endif
