#ifndef PUZZLE_ID_H
#define PUZZLE_ID_H

#include "base/text.h"
#include "puzzle/goal.h"

/* A game to start, as a short text that can be sent, read out and typed; docs/FORMATS.md has the
 * grammar. A seed ID (4x4-1-KRV2) names the generator and the seed that it scrambles from; a board ID
 * (4x4-B-0XGCT-57133) holds the arrangement itself. Both end in a character that gives away every
 * single mistyped character and every exchange of two neighbours. */

typedef enum puzzle_id_kind { PUZZLE_ID_SEED, PUZZLE_ID_BOARD } puzzle_id_kind;

typedef struct puzzle_id {
    puzzle_id_kind kind;
    puzzle_board goal;
    puzzle_board start; /* can reach the goal, and is not the goal */
    uint64_t seed;      /* of PUZZLE_ID_SEED: what start was scrambled from */
} puzzle_id;

enum {
    PUZZLE_ID_SIZE = 4220
}; /* bytes of the longest ID: 32x32, with a goal of its own; and NUL */

/* Reads an ID and nothing beside it, in capitals or small letters. SW_BAD_INPUT, or SW_UNSOLVABLE
 * where a board ID's start cannot reach its goal; *out is then untouched. */
sw_status puzzle_id_parse(puzzle_id *out, const char *text, sw_error *error);

/* True where text begins as every ID does, with a size and a dash, and so was meant for one. */
bool puzzle_id_likely(const char *text);

/* The size is valid. */
void puzzle_id_format_seed(puzzle_size size, puzzle_goal goal, uint64_t seed, sw_text *out);

/* Both boards have the same size. A goal that has a name is written by a letter, another one by its
 * own arrangement. */
void puzzle_id_format_board(const puzzle_board *start, const puzzle_board *goal, sw_text *out);

#endif
