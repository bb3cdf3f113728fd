#ifndef SOLVER_STAGED_TREE_H
#define SOLVER_STAGED_TREE_H

#include "puzzle/path.h"

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

#endif
