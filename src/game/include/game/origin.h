#ifndef GAME_ORIGIN_H
#define GAME_ORIGIN_H

#include "puzzle/level.h"

/* Where a game's start board came from; for titles and for "again". */
typedef enum game_origin_kind {
    GAME_FROM_SEED,  /* scrambled from `seed` */
    GAME_FROM_BOARD, /* given as text */
    GAME_FROM_LEVEL, /* a level of a pack */
} game_origin_kind;

/* How hard the board is, by the way it was made: only boards of one kind are compared. */
typedef enum game_board_kind {
    GAME_BOARD_UNIFORM, /* each solvable board was equally likely */
    GAME_BOARD_EASY,    /* few moves from the goal */
    GAME_BOARD_HARD,    /* the hardest of several uniform ones */
    GAME_BOARD_LEVEL,   /* a level's */
    GAME_BOARD_OWN,     /* the player's: given as text, or edited */
} game_board_kind;
enum { GAME_BOARD_KINDS = 5 };

extern const char *const game_board_kind_names[GAME_BOARD_KINDS]; /* "uniform", "easy" ... */

/* What a board from there is where nothing else is said. */
game_board_kind game_board_kind_of(game_origin_kind from);

typedef struct game_origin {
    game_origin_kind kind;
    game_board_kind board;
    int path_step;                        /* of the welcome path, from 1; 0: not on it */
    unsigned long long seed;              /* GAME_FROM_SEED */
    char level[PUZZLE_LEVEL_ID_SIZE * 2]; /* GAME_FROM_LEVEL: "pack/name" */
    char title[PUZZLE_LEVEL_TEXT_SIZE];   /* the level's title, or "" */
    int par;                              /* 0 where none is known */
    puzzle_par_proof par_proof;
    puzzle_metric
        par_metric; /* what the par, stars and points of the game count: moves where there is none */
} game_origin;

/* A sitting is what the player calls a session: a series of games, to which he may have given a name. (A
 * game_session is a single game.) */
enum { GAME_SITTING_NAME = 48 }; /* bytes, with the NUL; "" is no name */

#endif
