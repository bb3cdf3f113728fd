#ifndef SOLVER_TREE_H
#define SOLVER_TREE_H

#include "engines/classic/nodes.h"
#include "engines/classic/search_run.h"

/* What the searches that keep every board they meet have in common: their nodes hang together by
 * the moves from parent to child. */
typedef struct search_tree {
    search_run run;
    nodes nodes;
    classic_metric metric;
    normalized_board board; /* of the node that is being expanded */
    uint64_t packed_goal[PACKING_MAX_WORDS];
} search_tree;

/* extra: bytes of a heuristic in each node. */
void solver_search_tree_init(search_tree *out, const search_algorithm *algorithm,
                             const search_task *task, size_t extra);
void solver_search_tree_deinit(search_tree *self);

/* Adds a start, open, g and h 0. NO_NODE, and the run at its end, where there is no room. */
uint32_t solver_search_tree_root(search_tree *self, const normalized_board *board, bool from_goal);

/* Begins the expansion of an open node: it is closed, and its board the tree's. */
void solver_search_tree_begin(search_tree *self, uint32_t number);

/* How many tiles the longest step in the direction moves from the node being expanded; 0 where there is
 * none, or it is of no use after the step that led there. */
int solver_search_tree_longest(const search_tree *self, puzzle_move move);

/* Generates the child of the node being expanded by a step. A new one is open, and its h is 0. NO_NODE, and
 * the run at its end, where there is no room. */
uint32_t solver_search_tree_child(search_tree *self, puzzle_slide step, bool *is_new);

/* Expands an open node: `generate` is called with each step that leads from it, until the run is at its end. */
static inline void solver_search_tree_expand(search_tree *self, uint32_t number,
                                             void (*generate)(search_tree *, puzzle_slide))
{
    solver_search_tree_begin(self, number);
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        int longest = solver_search_tree_longest(self, (puzzle_move)move);
        for (int i = 1; i <= longest && self->run.state == SOLVER_SEARCH_RUNNING; i++)
            generate(self, (puzzle_slide){(puzzle_move)move, i});
    }
}

bool solver_search_tree_is_goal(const search_tree *self, uint32_t number);

/* The algorithm's count, and its node. */
size_t solver_search_tree_count(const search_run *run);
void solver_search_tree_node(const search_run *run, size_t number, solver_node *out,
                             normalized_board *board);

/* Appends the moves from a start to the node. False where memory ran out. */
bool solver_search_tree_path(const search_tree *self, uint32_t number, puzzle_path *out);

/* Appends the moves from the node back to its start. */
bool solver_search_tree_path_back(const search_tree *self, uint32_t number, puzzle_path *out);

#endif
