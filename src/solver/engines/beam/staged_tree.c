/* The moves that led to each board of a staged beam; nodes that nobody needs are used again. */
#include "engines/beam/staged_tree.h"

#include <stdlib.h>

enum { FIRST_CAPACITY = 1 << 12 };

void solver_staged_tree_init(staged_tree *out)
{
    *out = (staged_tree){.free = STAGED_NO_NODE};
}

void solver_staged_tree_deinit(staged_tree *tree)
{
    free(tree->nodes);
    solver_staged_tree_init(tree);
}

static bool grow(staged_tree *tree)
{
    size_t capacity = tree->capacity ? (size_t)tree->capacity * 2 : FIRST_CAPACITY;
    if (capacity >= STAGED_NO_NODE)
        return false;
    staged_node *nodes = realloc(tree->nodes, capacity * sizeof *nodes);
    if (!nodes)
        return false;
    tree->nodes = nodes;
    tree->capacity = (uint32_t)capacity;
    return true;
}

uint32_t solver_staged_tree_add(staged_tree *tree, uint32_t parent, puzzle_move move)
{
    uint32_t node = tree->free;
    if (node != STAGED_NO_NODE)
        tree->free = tree->nodes[node].parent;
    else if (tree->used < tree->capacity || grow(tree))
        node = tree->used++;
    else
        return STAGED_NO_NODE;
    tree->nodes[node] = (staged_node){.parent = parent, .move = move & 3, .references = 1};
    if (parent != STAGED_NO_NODE)
        solver_staged_tree_keep(tree, parent);
    return node;
}

void solver_staged_tree_release(staged_tree *tree, uint32_t node)
{
    while (node != STAGED_NO_NODE && --tree->nodes[node].references == 0) {
        uint32_t parent = tree->nodes[node].parent;
        tree->nodes[node].parent = tree->free;
        tree->free = node;
        node = parent;
    }
}

bool solver_staged_tree_path(const staged_tree *tree, uint32_t node, puzzle_path *out)
{
    puzzle_path_clear(out);
    for (; tree->nodes[node].parent != STAGED_NO_NODE; node = tree->nodes[node].parent)
        if (!puzzle_path_push(out, (puzzle_move)tree->nodes[node].move))
            return false;
    for (size_t low = 0, high = out->length; low + 1 < high; low++) { /* now from the root */
        uint8_t move = out->moves[--high];
        out->moves[high] = out->moves[low];
        out->moves[low] = move;
    }
    return true;
}
