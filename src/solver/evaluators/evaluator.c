/* The estimate that leads a layered beam: tiles near each other, a network, or both. */
#include "evaluators/evaluator.h"

#include <string.h>

size_t solver_evaluator_bytes(const evaluator *self)
{
    return sizeof *self +
           (solver_evaluator_has_nearby(self) ? solver_nearby_bytes(&self->nearby) : 0) +
           (solver_evaluator_has_network(self) ? solver_network_bytes(&self->network) : 0);
}

void solver_evaluator_init(evaluator *out, puzzle_size size, nearby *values, network *network,
                           int share)
{
    memset(out, 0, sizeof *out);
    out->size = size;
    out->cells = puzzle_size_cells(size);
    out->nearby_share = !network ? EVALUATOR_SHARES : !values ? 0 : share;
    if (values)
        out->nearby = *values;
    if (network)
        out->network = *network;
}

void solver_evaluator_deinit(evaluator *self)
{
    solver_nearby_deinit(&self->nearby);
    solver_network_deinit(&self->network);
}

evaluator_start solver_evaluator_look(const evaluator *self, const normalized_board *board,
                                      evaluator_view *out, int16_t *accumulator)
{
    evaluator_start start;
    int32_t network = 0;
    memset(out, 0, sizeof *out);
    solver_ways_look(board, out->ways);
    start.bound = solver_ways_distance(board->cells, out->ways);
    if (solver_evaluator_has_nearby(self))
        out->near = solver_nearby_value(&self->nearby, out->ways);
    if (solver_evaluator_has_network(self)) {
        solver_network_accumulate(&self->network, board, accumulator);
        network = solver_network_value(&self->network, accumulator);
    }
    start.value = solver_evaluator_blend(self, out->near, start.bound, network);
    return start;
}

void solver_evaluator_move(const evaluator *self, evaluator_view *view, int from, int blank,
                           int32_t near)
{
    view->near = near;
    solver_ways_move(self->size, view->ways, from, blank);
}
