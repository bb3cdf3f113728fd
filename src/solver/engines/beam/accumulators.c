/* Memory for a beam's accumulators, one layer written over the other. */
#include "engines/beam/accumulators.h"

#include "os/pages.h"

#include <stdlib.h>
#include <string.h>

/* While a part is renewed it needs a block more than it has boards. */
enum { SPARE = 2 };

static size_t memory_bytes(int width, int units)
{
    return ((size_t)width + SPARE) * 2 * (size_t)units * sizeof(int16_t);
}

static size_t list_bytes(int width)
{
    return ((size_t)width + SPARE) * (4 * sizeof(uint32_t) + sizeof(bool));
}

size_t solver_accumulators_bytes(int width, int units)
{
    return memory_bytes(width, units) + list_bytes(width);
}

bool solver_accumulators_init(accumulators *out, const network *network, int width)
{
    size_t blocks = (size_t)width + SPARE;
    *out = (accumulators){.network = network, .width = width, .used = 1};
    out->memory = os_pages_alloc(memory_bytes(width, network->units));
    out->block = calloc(blocks, sizeof *out->block);
    out->next = calloc(blocks, sizeof *out->next);
    out->ancestor = calloc(blocks, sizeof *out->ancestor);
    out->free = calloc(blocks, sizeof *out->free);
    out->live = calloc(blocks, sizeof *out->live);
    return out->memory && out->block && out->next && out->ancestor && out->free && out->live;
}

void solver_accumulators_deinit(accumulators *self)
{
    if (self->memory)
        os_pages_free(self->memory, memory_bytes(self->width, self->network->units));
    free(self->block);
    free(self->next);
    free(self->ancestor);
    free(self->free);
    free(self->live);
    memset(self, 0, sizeof *self);
}

/* Marks the blocks of the ancestors of some boards; returns how many of them there are. */
static int mark_live(accumulators *self, int first, int last)
{
    int count = 0;
    for (int i = first; i < last; i++) {
        uint32_t block = self->block[self->ancestor[i]];
        count += i == first || self->ancestor[i] != self->ancestor[i - 1];
        self->live[block] = true;
    }
    return count;
}

/* Finds blocks that nobody needs, new ones last. */
static void find_free(accumulators *self, int count)
{
    int found = 0;
    for (int block = 0; block < self->used && found < count; block++)
        if (!self->live[block])
            self->free[found++] = (uint32_t)block;
    while (found < count)
        self->free[found++] = (uint32_t)self->used++;
}

/* Every ancestor but the last one of a part leaves its block to the part as soon as all its descendants have
 * theirs, so that it needs only a block for each further descendant, and one more. */
void solver_accumulators_begin(accumulators *self, int count, int middle,
                               accumulators_part parts[2])
{
    memset(self->live, 0, (size_t)self->used * sizeof *self->live);
    int ancestors[2] = {mark_live(self, 0, middle), mark_live(self, middle, count)};
    bool shared =
        middle > 0 && middle < count && self->ancestor[middle] == self->ancestor[middle - 1];
    int needed[2] = {middle > 0 ? middle - ancestors[0] + 1 : 0,
                     middle < count ? count - middle - ancestors[1] + 1 + shared : 0};
    find_free(self, needed[0] + needed[1]);
    for (int i = 0; i < 2; i++)
        parts[i] = (accumulators_part){.whole = self,
                                       .last_board = -1,
                                       .keeps_first = i == 1 && shared,
                                       .free = self->free + (i ? needed[0] : 0),
                                       .free_count = needed[i]};
}

static void release_before(accumulators_part *self, int board)
{
    const accumulators *whole = self->whole;
    if (self->last_board < 0 || whole->ancestor[board] == whole->ancestor[self->last_board])
        return;
    if (!self->keeps_first)
        self->free[self->free_count++] = whole->block[whole->ancestor[self->last_board]];
    self->keeps_first = false;
}

void solver_accumulators_renew(accumulators_part *self, int board, const uint16_t moves[2])
{
    accumulators *whole = self->whole;
    const network *network = whole->network;
    release_before(self, board);
    whole->next[board] = self->free[--self->free_count];
    int16_t *made = whole->memory + whole->next[board] * solver_network_sums(network);
    solver_network_move(network, made, solver_accumulators_of(whole, whole->ancestor[board]),
                        moves[0]);
    solver_network_move(network, made, made, moves[1]);
    self->last_board = board;
}

void solver_accumulators_end(accumulators *self)
{
    uint32_t *block = self->block;
    self->block = self->next;
    self->next = block;
}
