/* Breadth-first search: nodes are expanded in the order in which they were generated. */
#include "engines/classic/tree.h"

#include <stdlib.h>

/* Breadth-first search (Moore, 1959). Nodes are numbered in the order in which they come, so their
 * list is the queue. A board is held against the goal when it is generated: all boards nearer to
 * the start were generated before. */

static void destroy(search_run *run)
{
    solver_search_tree_deinit((search_tree *)run);
    free(run);
}

/* Chooses the next node of a run that is not at its end. */
static void settle(search_tree *self)
{
    int64_t next = self->run.last + 1;
    if (self->run.state != SOLVER_SEARCH_RUNNING)
        return;
    if (next < self->nodes.count)
        self->run.next = next;
    else
        solver_search_run_end(&self->run, SOLVER_SEARCH_EXHAUSTED);
}

static search_run *create(const search_task *task)
{
    search_tree *self = malloc(sizeof *self);
    if (!self)
        return NULL;
    solver_search_tree_init(self, &solver_breadth_first_search, task, 0);
    uint32_t root = solver_search_tree_root(self, task->start, false);
    if (root != NO_NODE && solver_search_tree_is_goal(self, root))
        solver_search_run_end(&self->run, SOLVER_SEARCH_FOUND);
    settle(self);
    return &self->run;
}

static void generate(search_tree *self, puzzle_slide step)
{
    bool is_new;
    uint32_t child = solver_search_tree_child(self, step, &is_new);
    if (is_new && solver_search_tree_is_goal(self, child))
        solver_search_run_end(&self->run, SOLVER_SEARCH_FOUND);
}

static void expand(search_run *run)
{
    search_tree *self = (search_tree *)run;
    uint32_t number = (uint32_t)run->next;
    run->figures.bound = solver_nodes_at(&self->nodes, number)->g + 1;
    solver_search_tree_expand(self, number, generate);
    settle(self);
}

/* The goal was generated last. */
static bool path(const search_run *run, puzzle_path *out)
{
    const search_tree *self = (const search_tree *)run;
    return solver_search_tree_path(self, self->nodes.count - 1, out);
}

const search_algorithm solver_breadth_first_search = {
    .name = "breadth-first search",
    .create = create,
    .destroy = destroy,
    .expand = expand,
    .count = solver_search_tree_count,
    .node = solver_search_tree_node,
    .path = path,
};
