/* A*: the open node with the least f is expanded next. */
#include "engines/classic/nodes.h"
#include "engines/classic/tree.h"

#include <stdlib.h>

/* A* (Hart, Nilsson and Raphael, 1968). It ends when the goal is the next to expand. A node that is
 * reached by a shorter path than before is opened again: heuristics need not be consistent. */
typedef struct astar {
    search_tree tree;
    const heuristic *h;
    open_list open;
    uint32_t goal; /* its node, once it is found */
    void *spare;   /* room for one of the heuristic's nodes; owned */
} astar;

static void destroy(search_run *run)
{
    astar *self = (astar *)run;
    solver_open_list_deinit(&self->open);
    solver_search_tree_deinit(&self->tree);
    free(self->spare);
    free(self);
}

static void add_open(astar *self, uint32_t number)
{
    if (!solver_open_list_add(&self->open, number))
        solver_search_run_end(&self->tree.run, SOLVER_SEARCH_FULL);
}

/* Chooses the next node of a run that is not at its end. */
static void settle(astar *self)
{
    search_run *run = &self->tree.run;
    if (run->state != SOLVER_SEARCH_RUNNING)
        return;
    uint32_t first = solver_open_list_first(&self->open);
    if (first == NO_NODE) {
        solver_search_run_end(run, SOLVER_SEARCH_EXHAUSTED);
        return;
    }
    const node *next = solver_nodes_at(&self->tree.nodes, first);
    run->next = first;
    run->figures.bound = next->g + next->h;
    if (solver_search_tree_is_goal(&self->tree, first)) {
        self->goal = first;
        solver_search_run_end(run, SOLVER_SEARCH_FOUND);
    }
}

static search_run *create(const search_task *task)
{
    astar *self = malloc(sizeof *self);
    void *spare = malloc(task->h->node_size + 1); /* which may be 0 */
    if (!self || !spare) {
        free(self);
        free(spare);
        return NULL;
    }
    self->spare = spare;
    self->h = task->h;
    solver_search_tree_init(&self->tree, &solver_astar_search, task, task->h->node_size);
    solver_open_list_init(&self->open, &self->tree.nodes);
    uint32_t root = solver_search_tree_root(&self->tree, task->start, false);
    if (root != NO_NODE) {
        int h = task->h->start(task->h, task->start, solver_nodes_extra(&self->tree.nodes, root));
        solver_nodes_at(&self->tree.nodes, root)->h =
            (uint16_t)solver_classic_value(task->metric, h);
        add_open(self, root);
    }
    settle(self);
    return &self->tree.run;
}

static void estimate(astar *self, uint32_t child, puzzle_slide step)
{
    const nodes *nodes = &self->tree.nodes;
    const void *known = solver_nodes_extra(nodes, (uint32_t)self->tree.run.last);
    int h = solver_classic_step(self->tree.metric, self->h, &self->tree.board, step, known,
                                solver_nodes_extra(nodes, child), self->spare);
    solver_nodes_at(nodes, child)->h = (uint16_t)h;
}

/* Lets a node that was met before hang from the node being expanded, if that is shorter. */
static void improve(astar *self, uint32_t number, puzzle_slide step)
{
    search_run *run = &self->tree.run;
    node *met = solver_nodes_at(&self->tree.nodes, number);
    int g = solver_nodes_at(&self->tree.nodes, (uint32_t)run->last)->g + 1;
    if (g >= met->g)
        return;
    if (met->closed)
        solver_search_run_open(run, true);
    else
        solver_open_list_remove(&self->open, number);
    met->closed = false;
    met->parent = (uint32_t)run->last;
    met->step = solver_classic_pack(step);
    met->g = g;
    add_open(self, number);
}

static void generate(search_tree *tree, puzzle_slide step)
{
    astar *self = (astar *)tree;
    bool is_new;
    uint32_t child = solver_search_tree_child(tree, step, &is_new);
    if (is_new) {
        estimate(self, child, step);
        add_open(self, child);
    } else if (child != NO_NODE) {
        improve(self, child, step);
    }
}

static void expand(search_run *run)
{
    astar *self = (astar *)run;
    uint32_t number = (uint32_t)run->next;
    solver_open_list_remove(&self->open, number);
    solver_search_tree_expand(&self->tree, number, generate);
    settle(self);
}

static bool path(const search_run *run, puzzle_path *out)
{
    const astar *self = (const astar *)run;
    return solver_search_tree_path(&self->tree, self->goal, out);
}

const search_algorithm solver_astar_search = {
    .name = "A*",
    .create = create,
    .destroy = destroy,
    .expand = expand,
    .count = solver_search_tree_count,
    .node = solver_search_tree_node,
    .path = path,
};
