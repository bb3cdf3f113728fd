#ifndef GAME_ASK_H
#define GAME_ASK_H

#include "solver/solver.h"

/* What the game asks the solver for: the one place for engines, time limits and threads. */
typedef enum game_ask_purpose {
    GAME_ASK_HINT,        /* some plan at once, and shorter ones while the player thinks */
    GAME_ASK_WATCH,       /* a solution to be watched */
    GAME_ASK_RACE,        /* the shortest solution, as an opponent */
    GAME_ASK_LINE,        /* a better line, in a review */
    GAME_ASK_PAR_PROOF,   /* the par of a level that is being made, proved */
    GAME_ASK_PAR,         /* the same without a proof */
    GAME_ASK_LEVEL_PROOF, /* whether a level's par is right that is said to be optimal */
    GAME_ASK_LEVEL,       /* the same of any other par */
    GAME_ASK_REST,        /* a shorter rest of a replay; the caller sets the time */
    GAME_ASK_PLACE,       /* how far from the goal one place of a game is; game_ask_place_ms */
    GAME_ASK_DISTANCES,   /* how far the board of a state graph is, and its neighbours are */
    GAME_ASK_METHOD,      /* a method of the lab; the caller sets it, and ends it */
    GAME_ASK_STEPS,       /* the same, one expansion at a time */
    GAME_ASK_EASY,        /* whether a board that should be easy is not too near to its goal */
    GAME_ASK_HARD, /* how many moves one of several boards takes; more cells than can be proved:
                           * a look at it alone */
    GAME_ASK_PURPOSES,
} game_ask_purpose;

/* The boards are copied. The caller may change what it knows better. */
solver_request game_ask(game_ask_purpose purpose, const puzzle_board *start,
                        const puzzle_board *goal);

/* How long an analysis may take for one place of a game. Where no proof can be expected, the best known
 * bound has to do. */
enum {
    GAME_ASK_PLACE_MS = 2000,        /* of the game in play, and of one that is watched */
    GAME_ASK_REVIEW_PLACE_MS = 3000, /* of a game under review */
    GAME_ASK_DEEPEN_MS = 1500,       /* of the board in play, once nothing else is left to do */
};

/* The time for one place within the analysis's limit (0 for none); long_look: the plan at hand leads astray.
 * 0 for no limit. In slides a place that can be proved has more than the limit, lest the tables that its
 * search makes for itself and for all others are given up each time. */
double game_ask_place_ms(puzzle_size size, puzzle_metric metric, double limit_ms, bool long_look);

/* Whether a proof of such a level's par is worth a try. */
bool game_ask_tries_proof(puzzle_size size);

#endif
