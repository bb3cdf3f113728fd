#ifndef SOLVER_PACKING_H
#define SOLVER_PACKING_H

#include "core/home.h"

/* Boards in as few bits as a cell's number needs: a 4x4 board is one word of 64 bits. A cell's bits
 * lie in one word. */
typedef struct packing {
    int cells;
    int blank_home;
    int bits;     /* a cell */
    int per_word; /* cells in a word */
    int words;
} packing;

enum { PACKING_MAX_WORDS = 171 }; /* 1,024 cells of 10 bits */

packing solver_packing_for(const normalized_board *board);

void solver_packing_pack(const packing *self, const normalized_board *board, uint64_t *words);

/* Fills the homes and the blank's cell of a board of that size. */
void solver_packing_unpack(const packing *self, const uint64_t *words, normalized_board *board);

uint64_t solver_packing_hash(const packing *self, const uint64_t *words);

#endif
