#ifndef PUZZLE_LEVEL_BLOCK_H
#define PUZZLE_LEVEL_BLOCK_H

#include "base/scan.h"
#include "puzzle/level.h"

/* The lines of one level, or of the pack's own header, before they are understood: first all keys
 * are collected, so that their order in the file means nothing. */

typedef enum puzzle_key {
    KEY_TITLE,
    KEY_AUTHOR,
    KEY_SIZE,
    KEY_GOAL,
    KEY_BOARD,
    KEY_SEED,
    KEY_PICTURE,
    KEY_WORD,
    KEY_PAR,
} puzzle_key;
enum { PUZZLE_KEYS = 9 };

typedef struct puzzle_block {
    bool is_level; /* false for the header */
    int version;   /* of the pack */
    int line;      /* of "level ID" */
    char id[PUZZLE_LEVEL_ID_SIZE];
    sw_scan values[PUZZLE_KEYS]; /* line 0 where the key is missing */
} puzzle_block;

const char *puzzle_key_name(puzzle_key key);
bool puzzle_key_find(const char *name, puzzle_key *out);

bool puzzle_block_has(const puzzle_block *block, puzzle_key key);

/* What ids and pictures are called: a name can then never be a path. */
bool puzzle_name_valid(const char *text);

/* Copies a value that is there; SW_BAD_INPUT where it does not fit. */
sw_status puzzle_block_copy(const puzzle_block *block, puzzle_key key, char *out, size_t size,
                            sw_error *error);

/* Understands the block of a level. *out is untouched on an error. */
sw_status puzzle_block_read(const puzzle_block *block, puzzle_level *out, sw_error *error);

#endif
