/* The nodes of a classic search, packed in blocks, the hash tables that find them by board, and the open list of A*. */
#include "engines/classic/nodes.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* ---- Boards in few bits ---- */

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

static uint64_t hash_of(const packing *self, const uint64_t *words)
{
    uint64_t hash = 0;
    for (int i = 0; i < self->words; i++) {
        hash = (hash ^ words[i]) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 32;
    }
    return hash * 0xD6E8FEB86659FD93u;
}

/* ---- Nodes ---- */

enum {
    BLOCK_BYTES = 1 << 16,
    LARGE_BYTES = 1 << 23,            /* blocks taken at once, when there are as many already */
    FIRST_BITS = 5,                   /* a part begins with 2^FIRST_BITS slots */
    LAST_BITS = 32 - NODES_PART_BITS, /* a slot knows no more of the hash */
};

static size_t rounded_up(size_t size)
{
    return (size + 7) / 8 * 8;
}

void solver_nodes_init(nodes *out, node_memory *memory, const normalized_board *board, size_t extra)
{
    memset(out, 0, sizeof *out);
    out->memory = memory;
    out->packing = solver_packing_for(board);
    out->extra_at = sizeof(node) + sizeof(uint64_t) * (size_t)out->packing.words;
    out->node_size = out->extra_at + rounded_up(extra);
    while (out->node_size << (out->block_bits + 1) <= BLOCK_BYTES)
        out->block_bits++;
}

static size_t block_bytes(const nodes *self)
{
    return self->node_size << self->block_bits;
}

/* How many are taken when there are so many. */
static size_t blocks_at_once(const nodes *self, size_t count)
{
    size_t large = LARGE_BYTES / block_bytes(self);
    return count < large ? 1 : large;
}

static size_t part_bytes(const nodes_part *part)
{
    return part->slots ? sizeof *part->slots << part->bits : 0;
}

void solver_nodes_deinit(nodes *self)
{
    for (size_t i = 0; i < self->block_count; i += blocks_at_once(self, i))
        solver_node_memory_give_back_pages(self->memory, self->blocks[i],
                                           blocks_at_once(self, i) * block_bytes(self));
    solver_node_memory_give_back(self->memory, self->blocks,
                                 self->block_capacity * sizeof *self->blocks);
    for (int i = 0; i < NODES_PARTS; i++)
        solver_node_memory_give_back_pages(self->memory, self->parts[i].slots,
                                           part_bytes(&self->parts[i]));
}

/* Makes room for the list of blocks to grow by some. */
static bool reserve_blocks(nodes *self, size_t more)
{
    size_t before = self->block_capacity, capacity = 2 * before + more;
    if (self->block_count + more <= before)
        return true;
    char **blocks = solver_node_memory_resize(self->memory, self->blocks, before * sizeof *blocks,
                                              capacity * sizeof *blocks);
    if (!blocks)
        return false;
    self->blocks = blocks;
    self->block_capacity = capacity;
    return true;
}

/* Makes room for one node more. */
static bool reserve_node(nodes *self)
{
    if (self->count >> self->block_bits < self->block_count)
        return true;
    size_t bytes = block_bytes(self), more = blocks_at_once(self, self->block_count);
    if (self->count == NO_NODE || !reserve_blocks(self, more))
        return false;
    char *memory = solver_node_memory_take_pages(self->memory, more * bytes);
    if (!memory)
        return false;
    for (size_t i = 0; i < more; i++)
        self->blocks[self->block_count++] = memory + i * bytes;
    return true;
}

/* The hash's first bits choose the part, the next ones the slot; its first half is kept there. */
static uint64_t make_slot(uint64_t hash, uint32_t number)
{
    return hash >> 32 << 32 | (number + 1);
}

static size_t first_place(uint64_t hash, int bits)
{
    return (size_t)(hash << NODES_PART_BITS >> (64 - bits));
}

/* The place of the board's slot, or of the empty one where it belongs. */
static size_t find_place(const nodes *self, const nodes_part *part, const uint64_t *words,
                         uint64_t hash)
{
    size_t last = ((size_t)1 << part->bits) - 1, place = first_place(hash, part->bits);
    for (;; place = (place + 1) & last) {
        uint64_t slot = part->slots[place];
        if (slot == 0)
            return place;
        if (slot >> 32 == hash >> 32 &&
            memcmp(solver_nodes_at(self, (uint32_t)slot - 1)->packed, words,
                   sizeof *words * (size_t)self->packing.words) == 0)
            return place;
    }
}

/* Makes room for one board more in a part, three quarters of which may be full. */
static bool reserve_slot(nodes *self, nodes_part *part)
{
    if (part->slots && part->count < 3u << part->bits >> 2)
        return true;
    nodes_part grown = {.count = part->count, .bits = part->slots ? part->bits + 1 : FIRST_BITS};
    if (grown.bits > LAST_BITS)
        return false;
    size_t slots = (size_t)1 << grown.bits;
    grown.slots = solver_node_memory_take_pages(self->memory, slots * sizeof *grown.slots);
    if (!grown.slots)
        return false;
    for (size_t i = 0; part->slots && i < slots / 2; i++) {
        uint64_t slot = part->slots[i];
        if (slot == 0)
            continue;
        size_t place = first_place(slot, grown.bits);
        while (grown.slots[place])
            place = (place + 1) & (slots - 1);
        grown.slots[place] = slot;
    }
    solver_node_memory_give_back_pages(self->memory, part->slots, part_bytes(part));
    *part = grown;
    return true;
}

uint32_t solver_nodes_meet(nodes *self, const normalized_board *board, bool *is_new)
{
    uint64_t words[PACKING_MAX_WORDS];
    solver_packing_pack(&self->packing, board, words);
    uint64_t hash = hash_of(&self->packing, words);
    nodes_part *part = &self->parts[hash >> (64 - NODES_PART_BITS)];
    *is_new = false;
    if (!reserve_slot(self, part))
        return NO_NODE;
    size_t place = find_place(self, part, words, hash);
    if (part->slots[place])
        return (uint32_t)part->slots[place] - 1;
    if (!reserve_node(self))
        return NO_NODE;
    uint32_t number = self->count++;
    memcpy(solver_nodes_at(self, number)->packed, words,
           sizeof *words * (size_t)self->packing.words);
    part->slots[place] = make_slot(hash, number);
    part->count++;
    *is_new = true;
    return number;
}

/* ---- The open list ---- */

void solver_open_list_init(open_list *out, nodes *nodes)
{
    *out = (open_list){.nodes = nodes};
}

void solver_open_list_deinit(open_list *self)
{
    node_memory *memory = self->nodes->memory;
    for (int f = 0; f < self->capacity; f++)
        solver_node_memory_give_back(memory, self->buckets[f].newest,
                                     (size_t)self->buckets[f].capacity * sizeof(uint32_t));
    solver_node_memory_give_back(memory, self->buckets,
                                 (size_t)self->capacity * sizeof *self->buckets);
}

/* Room for `index` in an array of `capacity` elements; 0 where there is none. */
static int grown(int capacity, int index)
{
    if (index >= INT_MAX / 2)
        return 0;
    int doubled = capacity < INT_MAX / 2 ? 2 * capacity : capacity;
    return doubled > index + 16 ? doubled : index + 16;
}

static bool reserve_bucket(open_list *self, int f)
{
    if (f < self->capacity)
        return true;
    int capacity = grown(self->capacity, f);
    if (capacity == 0)
        return false;
    open_bucket *buckets = solver_node_memory_resize(self->nodes->memory, self->buckets,
                                                     (size_t)self->capacity * sizeof *buckets,
                                                     (size_t)capacity * sizeof *buckets);
    if (!buckets)
        return false;
    for (int i = self->capacity; i < capacity; i++)
        buckets[i] = (open_bucket){0};
    self->buckets = buckets;
    self->capacity = capacity;
    return true;
}

static bool reserve_g(open_list *self, open_bucket *bucket, int g)
{
    if (g < bucket->capacity)
        return true;
    int capacity = grown(bucket->capacity, g);
    if (capacity == 0)
        return false;
    uint32_t *newest = solver_node_memory_resize(self->nodes->memory, bucket->newest,
                                                 (size_t)bucket->capacity * sizeof *newest,
                                                 (size_t)capacity * sizeof *newest);
    if (!newest)
        return false;
    for (int i = bucket->capacity; i < capacity; i++)
        newest[i] = NO_NODE;
    bucket->newest = newest;
    bucket->capacity = capacity;
    return true;
}

bool solver_open_list_add(open_list *self, uint32_t number)
{
    node *added = solver_nodes_at(self->nodes, number);
    int f = added->g + added->h;
    if (!reserve_bucket(self, f) || !reserve_g(self, &self->buckets[f], added->g))
        return false;
    open_bucket *bucket = &self->buckets[f];
    added->newer = NO_NODE;
    added->older = bucket->newest[added->g];
    if (added->older != NO_NODE)
        solver_nodes_at(self->nodes, added->older)->newer = number;
    bucket->newest[added->g] = number;
    if (added->g > bucket->top)
        bucket->top = added->g;
    if (f < self->first)
        self->first = f;
    bucket->count++;
    self->count++;
    return true;
}

void solver_open_list_remove(open_list *self, uint32_t number)
{
    const node *removed = solver_nodes_at(self->nodes, number);
    open_bucket *bucket = &self->buckets[removed->g + removed->h];
    if (removed->newer != NO_NODE)
        solver_nodes_at(self->nodes, removed->newer)->older = removed->older;
    else
        bucket->newest[removed->g] = removed->older;
    if (removed->older != NO_NODE)
        solver_nodes_at(self->nodes, removed->older)->newer = removed->newer;
    bucket->count--;
    self->count--;
}

uint32_t solver_open_list_first(open_list *self)
{
    if (self->count == 0)
        return NO_NODE;
    while (self->buckets[self->first].count == 0)
        self->first++;
    open_bucket *bucket = &self->buckets[self->first];
    while (bucket->newest[bucket->top] == NO_NODE)
        bucket->top--;
    return bucket->newest[bucket->top];
}
