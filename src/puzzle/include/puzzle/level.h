#ifndef PUZZLE_LEVEL_H
#define PUZZLE_LEVEL_H

#include "base/text.h"
#include "puzzle/metric.h"

/* Levels in text files; docs/FORMATS.md has the grammar. */

enum {
    PUZZLE_LEVELS_VERSION = 2, /* of the format, the newest: pars in slides are new in it */
    PUZZLE_LEVEL_ID_SIZE = 48,
    PUZZLE_LEVEL_TEXT_SIZE = 96,
    PUZZLE_WORD_SIZE = 32,
    PUZZLE_PACK_MAX_LEVELS = 256,
    PUZZLE_PACK_TEXT_MAX = 4 << 20, /* bytes of a file: 256 levels of 32x32 fit */
};

typedef enum puzzle_par_proof {
    PUZZLE_PAR_NONE,       /* no par is given */
    PUZZLE_PAR_OPTIMAL,    /* the proven shortest length */
    PUZZLE_PAR_BEST_KNOWN, /* the shortest length found so far */
} puzzle_par_proof;

typedef struct puzzle_level {
    char id[PUZZLE_LEVEL_ID_SIZE]; /* a to z, 0 to 9 and '-'; unique in its pack */
    char title[PUZZLE_LEVEL_TEXT_SIZE];
    char author[PUZZLE_LEVEL_TEXT_SIZE];  /* "" where none is named */
    char picture[PUZZLE_LEVEL_TEXT_SIZE]; /* name of a bundled picture, or "" for numbers */
    char word[PUZZLE_WORD_SIZE];          /* the letters of tiles 1, 2, 3 ..., or "" for numbers */
    puzzle_board start;                   /* solvable, and not the goal */
    puzzle_board goal;
    int par; /* 0 with PUZZLE_PAR_NONE */
    puzzle_par_proof par_proof;
    puzzle_metric par_metric; /* what par counts */
    int line;                 /* where the level begins in its file */
} puzzle_level;

typedef struct puzzle_pack {
    char title[PUZZLE_LEVEL_TEXT_SIZE];
    char author[PUZZLE_LEVEL_TEXT_SIZE];
    puzzle_level *levels; /* owned */
    int count;            /* at least 1 */
} puzzle_pack;

/* Parses a whole pack; *out is untouched on an error, which names the line. SW_BAD_INPUT,
 * SW_UNSOLVABLE where a start cannot reach its goal, SW_NO_MEMORY. */
sw_status puzzle_pack_parse(puzzle_pack *out, const char *text, size_t length, sw_error *error);
void puzzle_pack_deinit(puzzle_pack *pack);

/* Text that parses back to the same level, without the pack's header, or to the same pack. A start
 * that came from a seed is written as a board. */
void puzzle_level_format(const puzzle_level *level, sw_text *out);
void puzzle_pack_format(const puzzle_pack *pack, sw_text *out);

/* The version that such levels are written in, the oldest that can say what they say: 2 where some par is
 * in slides, else 1. */
int puzzle_levels_version(const puzzle_level *levels, int count);

/* What a par is: "optimal", "best-known slides"; "" where there is none. Static text. */
const char *puzzle_par_words(puzzle_par_proof proof, puzzle_metric metric);

/* The level with that id, borrowed, or NULL. */
const puzzle_level *puzzle_pack_find(const puzzle_pack *pack, const char *id);

#endif
