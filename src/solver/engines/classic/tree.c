/* The search tree that breadth-first searches and A* share: children, paths, figures. */
#include "engines/classic/tree.h"

#include <string.h>

void solver_search_tree_init(search_tree *out, const search_algorithm *algorithm,
                             const search_task *task, size_t extra)
{
    out->run = (search_run){.algorithm = algorithm, .last = -1, .next = -1};
    out->metric = task->metric;
    out->board = *task->start;
    solver_nodes_init(&out->nodes, task->memory, task->start, extra);
    normalized_board goal = *task->start;
    for (int cell = 0; cell < goal.cells; cell++)
        goal.home[cell] = (puzzle_tile)cell;
    solver_packing_pack(&out->nodes.packing, &goal, out->packed_goal);
}

void solver_search_tree_deinit(search_tree *self)
{
    solver_nodes_deinit(&self->nodes);
}

uint32_t solver_search_tree_root(search_tree *self, const normalized_board *board, bool from_goal)
{
    bool is_new;
    uint32_t number = solver_nodes_meet(&self->nodes, board, &is_new);
    if (number == NO_NODE) {
        solver_search_run_end(&self->run, SOLVER_SEARCH_FULL);
        return NO_NODE;
    }
    node *root = solver_nodes_at(&self->nodes, number);
    root->parent = NO_NODE;
    root->g = root->h = 0;
    root->closed = false;
    root->from_goal = from_goal;
    solver_search_run_open(&self->run, false);
    return number;
}

void solver_search_tree_begin(search_tree *self, uint32_t number)
{
    node *expanded = solver_nodes_at(&self->nodes, number);
    solver_packing_unpack(&self->nodes.packing, expanded->packed, &self->board);
    expanded->closed = true;
    solver_search_run_close(&self->run);
    self->run.figures.expanded++;
    self->run.last = number;
}

int solver_search_tree_longest(const search_tree *self, puzzle_move move)
{
    const node *parent = solver_nodes_at(&self->nodes, (uint32_t)self->run.last);
    if (parent->parent != NO_NODE &&
        solver_classic_is_idle(self->metric, solver_classic_unpack(parent->step).move, move))
        return 0;
    return solver_classic_longest(self->metric, &self->board, move);
}

uint32_t solver_search_tree_child(search_tree *self, puzzle_slide step, bool *is_new)
{
    uint32_t parent = (uint32_t)self->run.last;
    solver_classic_apply(&self->board, step);
    uint32_t number = solver_nodes_meet(&self->nodes, &self->board, is_new);
    solver_classic_apply(&self->board, solver_classic_back(step));
    self->run.figures.generated++;
    if (number == NO_NODE)
        solver_search_run_end(&self->run, SOLVER_SEARCH_FULL);
    if (*is_new) {
        node *child = solver_nodes_at(&self->nodes, number);
        child->parent = parent;
        child->step = solver_classic_pack(step);
        child->g = solver_nodes_at(&self->nodes, parent)->g + 1;
        child->h = 0;
        child->closed = false;
        child->from_goal = solver_nodes_at(&self->nodes, parent)->from_goal;
        solver_search_run_open(&self->run, false);
    }
    return number;
}

bool solver_search_tree_is_goal(const search_tree *self, uint32_t number)
{
    return memcmp(solver_nodes_at(&self->nodes, number)->packed, self->packed_goal,
                  sizeof(uint64_t) * (size_t)self->nodes.packing.words) == 0;
}

size_t solver_search_tree_count(const search_run *run)
{
    return ((const search_tree *)run)->nodes.count;
}

void solver_search_tree_node(const search_run *run, size_t number, solver_node *out,
                             normalized_board *board)
{
    const search_tree *self = (const search_tree *)run;
    const node *shown = solver_nodes_at(&self->nodes, (uint32_t)number);
    *board = self->board;
    solver_packing_unpack(&self->nodes.packing, shown->packed, board);
    out->parent = shown->parent == NO_NODE ? -1 : (int64_t)shown->parent;
    out->step = shown->parent == NO_NODE ? (puzzle_slide){PUZZLE_UP, 0}
                                         : solver_classic_unpack(shown->step);
    out->g = shown->g;
    out->h = shown->h;
    out->list = shown->closed ? SOLVER_NODE_CLOSED : SOLVER_NODE_OPEN;
    out->from_goal = shown->from_goal;
}

bool solver_search_tree_path(const search_tree *self, uint32_t number, puzzle_path *out)
{
    size_t first = out->length;
    const node *at = solver_nodes_at(&self->nodes, number);
    for (; at->parent != NO_NODE; at = solver_nodes_at(&self->nodes, at->parent))
        if (!solver_classic_push(out, solver_classic_unpack(at->step)))
            return false;
    for (size_t last = out->length; first + 1 < last; first++) {
        uint8_t move = out->moves[first];
        out->moves[first] = out->moves[--last];
        out->moves[last] = move;
    }
    return true;
}

bool solver_search_tree_path_back(const search_tree *self, uint32_t number, puzzle_path *out)
{
    const node *at = solver_nodes_at(&self->nodes, number);
    for (; at->parent != NO_NODE; at = solver_nodes_at(&self->nodes, at->parent))
        if (!solver_classic_push(out, solver_classic_back(solver_classic_unpack(at->step))))
            return false;
    return true;
}
