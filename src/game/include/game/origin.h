#ifndef GAME_ORIGIN_H
#define GAME_ORIGIN_H

#include "puzzle/level.h"

/* Where a game's start board came from; for titles and for "again". */
typedef enum game_origin_kind {
    GAME_FROM_SEED,  /* scrambled from `seed` */
    GAME_FROM_BOARD, /* given as text */
    GAME_FROM_LEVEL, /* a level of a pack */
} game_origin_kind;

typedef struct game_origin {
    game_origin_kind kind;
    unsigned long long seed;              /* GAME_FROM_SEED */
    char level[PUZZLE_LEVEL_ID_SIZE * 2]; /* GAME_FROM_LEVEL: "pack/name" */
    char title[PUZZLE_LEVEL_TEXT_SIZE];   /* the level's title, or "" */
    int par;                              /* 0 where none is known */
    puzzle_par_proof par_proof;
} game_origin;

#endif
