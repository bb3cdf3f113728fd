#ifndef SOLVER_ACCUMULATORS_H
#define SOLVER_ACCUMULATORS_H

#include "evaluators/network.h"

#include <stddef.h>

/* The accumulators of a beam's boards (network.h). Every second layer has some of its own; a board of a layer in
 * between names the ancestor in the layer before. The boards of a layer stand in the order of their ancestors, so
 * that new accumulators are written into those that nobody needs any more: memory for one layer suffices. */
typedef struct accumulators {
    const network *network; /* borrowed */
    int width;              /* boards of a layer, at most */
    int16_t *memory;        /* blocks of solver_network_sums; owned */
    uint32_t *block; /* by board of the last layer that has accumulators: where its own is; owned */
    uint32_t *next;  /* the same of the layer that gets some; owned */
    uint32_t *ancestor; /* of a board of that layer; the beam writes it; owned */
    uint32_t *free;     /* blocks that may be written to; owned */
    bool *live;         /* by block, while blocks are given out; owned */
    int used;           /* blocks so far */
} accumulators;

/* Boards that are renewed one after the other, by one thread. */
typedef struct accumulators_part {
    accumulators *whole;
    int last_board;   /* the one before; -1 in the beginning */
    bool keeps_first; /* another part reads the first ancestor, too */
    uint32_t *free;   /* a stack */
    int free_count;
} accumulators_part;

/* False where memory ran out; the caller deinits it whatever happens. */
bool solver_accumulators_init(accumulators *out, const network *network, int width);
void solver_accumulators_deinit(accumulators *self);

/* Returns what they take for layers of `width` boards, by a network of so many units. */
size_t solver_accumulators_bytes(int width, int units);

/* Returns the accumulator of a board of the last layer that has its own. */
static inline int16_t *solver_accumulators_of(const accumulators *self, uint32_t board)
{
    return self->memory + self->block[board] * solver_network_sums(self->network);
}

/* Begins a layer of `count` boards whose ancestors have been written; they are renewed in two parts, the second of
 * which begins with board `middle`. Two threads may renew one part each. */
void solver_accumulators_begin(accumulators *self, int count, int middle,
                               accumulators_part parts[2]);

/* Makes the accumulator of a board, the next of its part, from that of its ancestor and two moves. */
void solver_accumulators_renew(accumulators_part *part, int board, const uint16_t moves[2]);

/* Once all boards have been renewed. */
void solver_accumulators_end(accumulators *self);

#endif
