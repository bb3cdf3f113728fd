#ifndef SOLVER_STAGED_BEAM_H
#define SOLVER_STAGED_BEAM_H

#include "core/watch.h"
#include "engines/beam/closed_table.h"
#include "engines/beam/staged_score.h"
#include "puzzle/path.h"

/* ---- How boards were reached ---- */

/* How the boards of a beam were reached: each node is a move and the node before it. Nodes are counted
 * by those that refer to them, and used again when nobody does: most ways of a beam die out soon. */
typedef struct staged_node {
    uint32_t parent; /* STAGED_NO_NODE at the root; in a free node the next free one */
    uint32_t move : 2;
    uint32_t references : 30;
} staged_node;

typedef struct staged_tree {
    staged_node *nodes;
    uint32_t used, capacity;
    uint32_t free; /* the first of those to be used again */
} staged_tree;

#define STAGED_NO_NODE UINT32_MAX

void solver_staged_tree_init(staged_tree *out); /* empty; it grows when needed */
void solver_staged_tree_deinit(staged_tree *tree);

/* A new node that the caller refers to; it refers to its parent. STAGED_NO_NODE where memory ran
 * out. */
uint32_t solver_staged_tree_add(staged_tree *tree, uint32_t parent, puzzle_move move);

static inline void solver_staged_tree_keep(staged_tree *tree, uint32_t node)
{
    tree->nodes[node].references++;
}

/* The caller refers to the node no longer. */
void solver_staged_tree_release(staged_tree *tree, uint32_t node);

/* The moves from the root to the node. False where memory ran out. */
bool solver_staged_tree_path(const staged_tree *tree, uint32_t node, puzzle_path *out);

/* ---- The beam ---- */

/* A child of a board of the layer, or a board that comes from the step before. */
typedef struct staged_candidate {
    staged_child child;
    int32_t parent; /* its index in the layer; of a board that comes, its slot */
    int16_t from;   /* the cell of the tile that moved; -1 for a board that comes */
    uint8_t last;   /* the blank's step */
} staged_candidate;

/* How many boards of a layer have the line's tiles in the same cells. */
typedef struct staged_share {
    uint64_t line_key;
    uint32_t layer; /* the one for which it was counted */
    int32_t count;
} staged_share;

/* Boards, each in a slot of the pool, in the order in which they were found. */
typedef struct staged_list {
    int *slots;
    int count;
} staged_list;

/* Layers of boards: the n-th holds those that were reached in n moves and were kept. */
typedef struct staged_beam {
    int width;
    int quota; /* boards of a layer with the same arrangement of the line's tiles */
    staged_score score;
    staged_memo memo;
    staged_pool pool;
    staged_tree tree;
    closed_table closed;
    staged_list layer, next, finished; /* finished: the line is filled; at most `width` */
    int moves;                         /* of the boards in the layer */
    staged_candidate *candidates;
    int candidate_count;
    int *order;           /* candidates by score; then the chosen ones */
    int *children;        /* how many of each board of the layer are kept */
    staged_share *shares; /* hashed; a power of two */
    uint32_t share_mask;
    uint32_t layers; /* so far */
    search_watch *watch;
} staged_beam;

enum {
    STAGED_KEPT = 32, /* boards that are kept aside */
    STAGED_SPARE =
        4, /* slots beside these, and beside `width` each in layer, finished and coming */
};

bool solver_staged_list_init(staged_list *out, int room); /* false where memory ran out */
void solver_staged_list_deinit(staged_list *list);

/* Forgets what is remembered under other weights. */
void solver_staged_beam_forget(staged_beam *beam);

/* False where memory ran out; the caller deinits it whatever happens. */
bool solver_staged_beam_init(staged_beam *out, int cells, bool led, int width, search_watch *watch);
/* What it takes; how much its tree grows to is estimated. */
size_t solver_staged_beam_bytes(int cells, bool led, int width);
void solver_staged_beam_deinit(staged_beam *beam);

/* Copies a board into a slot of its own. */
int solver_staged_beam_copy(staged_beam *beam, int slot);

/* Gives a board's slot back; or those of a list. */
void solver_staged_beam_remove(staged_beam *beam, int slot);
void solver_staged_beam_drop(staged_beam *beam, staged_list *list);

/* A board that competes for a place in the next layer, or is finished already. Its slot goes over. */
void solver_staged_beam_offer(staged_beam *beam, int slot);

/* One move further: from the layer's children, and what was offered, the best become the layer. SW_OK,
 * SW_NO_MEMORY, or what the watch said. */
sw_status solver_staged_beam_advance(staged_beam *beam);

#endif
