/* Breadth-first search from both ends, until the two meet. */
#include "engines/classic/tree.h"

#include <stdlib.h>

/* Breadth-first search from both ends (Pohl, 1971), a whole layer of one end at a time, the smaller
 * one first. While no board belongs to both, every solution is longer than both depths together; so
 * the first that is generated from one end and belongs to the other lies on a shortest one. */

enum { FROM_START, FROM_GOAL, ENDS };

/* The deepest layer of one end. Its nodes are numbered one after the other. */
typedef struct layer {
    uint32_t next; /* to be expanded */
    uint32_t end;
    int depth;
} layer;

typedef struct bidirectional {
    search_tree tree;
    layer layers[ENDS];
    int turn;               /* the end whose layer is being expanded */
    uint32_t next_layer;    /* the first node of the layer that comes of it */
    uint32_t meeting[ENDS]; /* a node of each end, one step apart, once they are found */
    puzzle_slide between;   /* from the start's to the goal's */
} bidirectional;

static void destroy(search_run *run)
{
    solver_search_tree_deinit((search_tree *)run);
    free(run);
}

static uint32_t layer_size(const layer *layer)
{
    return layer->end - layer->next;
}

/* Begins with the layer of the end that has the smaller one. */
static void choose_end(bidirectional *self)
{
    const layer *layers = self->layers;
    self->turn =
        layer_size(&layers[FROM_GOAL]) < layer_size(&layers[FROM_START]) ? FROM_GOAL : FROM_START;
    self->next_layer = self->tree.nodes.count;
    self->tree.run.figures.bound = layers[FROM_START].depth + layers[FROM_GOAL].depth + 1;
}

/* Chooses the next node of a run that is not at its end. */
static void settle(bidirectional *self)
{
    search_run *run = &self->tree.run;
    layer *turn = &self->layers[self->turn];
    if (run->state != SOLVER_SEARCH_RUNNING)
        return;
    if (turn->next == turn->end) {
        *turn = (layer){self->next_layer, self->tree.nodes.count, turn->depth + 1};
        choose_end(self);
        turn = &self->layers[self->turn];
    }
    if (turn->next < turn->end)
        run->next = turn->next;
    else
        solver_search_run_end(run, SOLVER_SEARCH_EXHAUSTED);
}

static search_run *create(const search_task *task)
{
    bidirectional *self = malloc(sizeof *self);
    if (!self)
        return NULL;
    search_tree *tree = &self->tree;
    solver_search_tree_init(tree, &solver_bidirectional_search, task, 0);
    uint32_t start = solver_search_tree_root(tree, task->start, false);
    self->meeting[FROM_START] = self->meeting[FROM_GOAL] = start;
    if (start == NO_NODE)
        return &tree->run;
    if (solver_search_tree_is_goal(tree, start)) {
        solver_search_run_end(&tree->run, SOLVER_SEARCH_FOUND);
        return &tree->run;
    }
    solver_packing_unpack(&tree->nodes.packing, tree->packed_goal, &tree->board);
    solver_search_tree_root(tree, &tree->board, true);
    self->layers[FROM_START] = (layer){0, 1, 0};
    self->layers[FROM_GOAL] = (layer){1, 2, 0};
    choose_end(self);
    settle(self);
    return &tree->run;
}

/* The child of the node being expanded belongs to the other end. */
static void meet(bidirectional *self, uint32_t child, puzzle_slide step)
{
    self->meeting[self->turn] = (uint32_t)self->tree.run.last;
    self->meeting[!self->turn] = child;
    self->between = self->turn == FROM_START ? step : solver_classic_back(step);
    solver_search_run_end(&self->tree.run, SOLVER_SEARCH_FOUND);
}

static void generate(search_tree *tree, puzzle_slide step)
{
    bidirectional *self = (bidirectional *)tree;
    bool is_new;
    uint32_t child = solver_search_tree_child(tree, step, &is_new);
    if (child == NO_NODE || is_new)
        return;
    if (solver_nodes_at(&self->tree.nodes, child)->from_goal != (self->turn == FROM_GOAL))
        meet(self, child, step);
}

static void expand(search_run *run)
{
    bidirectional *self = (bidirectional *)run;
    solver_search_tree_expand(&self->tree, self->layers[self->turn].next++, generate);
    settle(self);
}

static bool path(const search_run *run, puzzle_path *out)
{
    const bidirectional *self = (const bidirectional *)run;
    uint32_t near_start = self->meeting[FROM_START], near_goal = self->meeting[FROM_GOAL];
    if (near_start == near_goal)
        return true; /* the start is the goal */
    return solver_search_tree_path(&self->tree, near_start, out) &&
           solver_classic_push(out, self->between) &&
           solver_search_tree_path_back(&self->tree, near_goal, out);
}

const search_algorithm solver_bidirectional_search = {
    .name = "bidirectional breadth-first search",
    .create = create,
    .destroy = destroy,
    .expand = expand,
    .count = solver_search_tree_count,
    .node = solver_search_tree_node,
    .path = path,
};
