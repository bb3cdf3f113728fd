#ifndef APP_SCREENS_PLAY_MODE_H
#define APP_SCREENS_PLAY_MODE_H

#include "draw/icon.h"
#include "game/results.h"
#include "ui/parts.h"

/* How each mode is named, shown and played: an app_mode in a file of its own (play_run_NAME.c). All texts are marked
 * by N_ and shown by _. */

/* A figure with its label above and, in larger windows, a note below. */
typedef struct play_figure {
    const char *label;
    const char *value;
    const char *note; /* NULL: there is none */
    bool good;        /* a gain */
} play_figure;
enum { PLAY_FIGURES = 7 };

typedef struct app_mode {
    app_icon icon;
    const char *title;        /* "Time attack" */
    const char *slides_title; /* of a challenge that counts slides; NULL: none does */
    const char *line;         /* what it is, in one short sentence */
    const char *about;        /* how it goes; where it names what is chosen, about_chosen instead */
    const char *(*about_chosen)(app_arena *in, const game_challenge *challenge);

    /* What is chosen: "4 × 4, 60 s + 15 s". */
    const char *(*chosen)(app_arena *in, const game_challenge *challenge);

    /* What a run came to that solved a board: "14 boards". */
    const char *(*result)(app_arena *in, const game_run_result *run, const game_settings *settings);

    /* It is played as an ordinary game: it has no card among the challenges, and nothing below. */
    bool ordinary;

    /* Beside the words of a card that is as wide as two. NULL: nothing. */
    void (*add_on_card)(app_parts *p, const game_challenge *challenge, const game_run_result *best);

    /* ---- On the play screen ---- */

    const char *foot; /* below the buttons; NULL: nothing is */
    int width;        /* of the column beside the board in a large window */
    int large;        /* how many of the figures are large */
    bool of_board; /* the large figures describe the board in play: they go when the run is over */
    bool pauses;   /* there is a button that pauses, where it has room */
    bool goal;     /* there is a thumbnail of the goal, where it has room */
    bool notes;    /* the small figures have notes, where these have room */

    /* Returns how many there are: the large ones first, then those that narrow windows leave out last. */
    int (*figures)(app_parts *p, play_figure out[PLAY_FIGURES]);

    /* What is played, below the title; and beside the first figure in the bar of the smallest windows. */
    const char *(*note)(app_parts *p);
    const char *(*brief)(app_parts *p);

    /* What it came to, as a title; a run is over. */
    const char *(*outcome)(app_parts *p);

    /* What leads on from a solved board that waits is called; NULL: the next board. */
    const char *(*next)(app_parts *p);

    /* What is left of the time, in a well beside the board, so wide and high; 0: as there is room. NULL: nothing is. */
    void (*add_clock)(app_parts *p, int width, int height);

    /* The two buttons while it is played, so high; NULL: those of all modes. */
    void (*add_buttons)(app_parts *p, int height, bool bare);

    /* Beside or below the board, so wide: the parts of a column that takes what is left. */
    void (*add_body)(app_parts *p, int width);
} app_mode;

#define APP_MODE_OF_FILE(NAME, name) extern const app_mode app_mode_##name;
GAME_MODE_LIST(APP_MODE_OF_FILE)

const app_mode *app_mode_of(game_mode mode);

/* Lists the modes that are challenges; returns how many there are. */
int app_mode_challenges(game_mode out[GAME_MODES]);

/* What a player reads: how the challenge goes, what is chosen of it, what a run of it came to, and, of the best one,
 * "The best: 4 × 4, 60 s + 15 s, by keys, on 12 May." */
const char *app_mode_about(app_arena *in, const game_challenge *challenge);
const char *app_mode_chosen(app_arena *in, const game_challenge *challenge);
const char *app_mode_result(app_arena *in, const game_run_result *run,
                            const game_settings *settings);
const char *app_mode_best(app_arena *in, const game_run_result *best);

/* For modes that are chosen by a size alone, and whose result is a time. */
const char *app_mode_size_chosen(app_arena *in, const game_challenge *challenge);
const char *app_mode_time_result(app_arena *in, const game_run_result *run,
                                 const game_settings *settings);

#endif
