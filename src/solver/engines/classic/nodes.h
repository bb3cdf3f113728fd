#ifndef SOLVER_NODES_H
#define SOLVER_NODES_H

#include "core/home.h"
#include "engines/classic/node_memory.h"

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

/* The boards that a search has met, each once, numbered from 0 in the order in which they came: a
 * list of nodes, and an index that finds a board in it. */

#define NO_NODE UINT32_MAX

typedef struct node {
    uint32_t parent; /* NO_NODE for a start */
    uint32_t older;  /* its neighbours in an open list, if it is in one */
    uint32_t newer;
    int32_t g;
    uint16_t h;
    uint8_t step; /* from the parent, packed (search_run.h) */
    bool closed : 1;
    bool from_goal : 1;
    uint64_t packed[]; /* the board; behind it what the heuristic knows of it */
} node;

/* The index is cut into parts that grow each for itself: to grow one takes little time and little
 * memory beside it. A slot holds half of the board's hash and its number; 0 for none. */
enum { NODES_PART_BITS = 6, NODES_PARTS = 1 << NODES_PART_BITS };
typedef struct nodes_part {
    uint64_t *slots;
    uint32_t count;
    int bits; /* 2^bits slots */
} nodes_part;

typedef struct nodes {
    node_memory *memory;
    packing packing;
    size_t node_size;
    size_t extra_at; /* of the heuristic's knowledge in a node */
    int block_bits;  /* nodes lie in blocks of 2^block_bits */
    char **blocks;
    size_t block_count;
    size_t block_capacity;
    uint32_t count;
    nodes_part parts[NODES_PARTS];
} nodes;

/* For boards of the size and goal of `board`, and `extra` bytes of a heuristic. Takes no memory. */
void solver_nodes_init(nodes *out, node_memory *memory, const normalized_board *board,
                       size_t extra);
void solver_nodes_deinit(nodes *self);

/* The number of the board's node. Where it is new, *is_new says so, and the caller fills in
 * everything but the board. NO_NODE where there is no room for it. */
uint32_t solver_nodes_meet(nodes *self, const normalized_board *board, bool *is_new);

/* A node stays where it is. */
static inline node *solver_nodes_at(const nodes *self, uint32_t number)
{
    size_t place = number & (((size_t)1 << self->block_bits) - 1);
    return (node *)(void *)(self->blocks[number >> self->block_bits] + place * self->node_size);
}

static inline void *solver_nodes_extra(const nodes *self, uint32_t number)
{
    return (char *)solver_nodes_at(self, number) + self->extra_at;
}

/* The open list of A*: nodes in buckets by f, in these by g, in these the newest first. The first
 * node has the least f; of those the greatest g, so the least h; of those it came last. */

/* Of one f. */
typedef struct open_bucket {
    uint32_t *newest; /* by g; NO_NODE where there is none */
    int capacity;
    int top; /* no greater g has a node */
    size_t count;
} open_bucket;

typedef struct open_list {
    nodes *nodes;
    open_bucket *buckets; /* by f */
    int capacity;
    int first; /* no smaller f has a node */
    size_t count;
} open_list;

void solver_open_list_init(open_list *out, nodes *nodes);
void solver_open_list_deinit(open_list *self);

/* By the node's present g and h, which must not change while it is in the list. False where there is
 * no room. */
bool solver_open_list_add(open_list *self, uint32_t number);
void solver_open_list_remove(open_list *self, uint32_t number);

/* NO_NODE where the list is empty. */
uint32_t solver_open_list_first(open_list *self);

#endif
