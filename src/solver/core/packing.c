/* Boards in as few bytes as their size allows, for searches that keep many. */
#include "core/packing.h"

packing solver_packing_for(const normalized_board *board)
{
    packing made = {.cells = board->cells, .blank_home = board->home[board->blank], .bits = 1};
    while (1 << made.bits < board->cells)
        made.bits++;
    made.per_word = 64 / made.bits;
    made.words = (board->cells + made.per_word - 1) / made.per_word;
    return made;
}

static int end_of_word(const packing *self, int first)
{
    int end = first + self->per_word;
    return end < self->cells ? end : self->cells;
}

void solver_packing_pack(const packing *self, const normalized_board *board, uint64_t *words)
{
    for (int first = 0; first < self->cells; first += self->per_word) {
        uint64_t word = 0;
        for (int cell = end_of_word(self, first) - 1; cell >= first; cell--)
            word = word << self->bits | board->home[cell];
        *words++ = word;
    }
}

void solver_packing_unpack(const packing *self, const uint64_t *words, normalized_board *board)
{
    uint64_t mask = ((uint64_t)1 << self->bits) - 1;
    for (int first = 0; first < self->cells; first += self->per_word) {
        uint64_t word = *words++;
        int end = end_of_word(self, first);
        for (int cell = first; cell < end; cell++, word >>= self->bits) {
            board->home[cell] = (puzzle_tile)(word & mask);
            if (board->home[cell] == self->blank_home)
                board->blank = cell;
        }
    }
}

uint64_t solver_packing_hash(const packing *self, const uint64_t *words)
{
    uint64_t hash = 0;
    for (int i = 0; i < self->words; i++) {
        hash = (hash ^ words[i]) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 32;
    }
    return hash * 0xD6E8FEB86659FD93u;
}
