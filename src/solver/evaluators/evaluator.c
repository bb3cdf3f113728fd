/* The estimate that leads a layered beam: tiles near each other, a network, or both. */
#include "evaluators/evaluator.h"

#include "base/rng.h"

#include <stdlib.h>
#include <string.h>

size_t solver_evaluator_own_bytes(puzzle_size size)
{
    size_t cells = (size_t)puzzle_size_cells(size);
    return sizeof(evaluator) + cells * cells * sizeof(uint64_t);
}

size_t solver_evaluator_bytes(const evaluator *self)
{
    return solver_evaluator_own_bytes(self->size) +
           (solver_evaluator_has_nearby(self) ? solver_nearby_bytes(&self->nearby) : 0) +
           (solver_evaluator_has_network(self) ? solver_network_bytes(&self->network) : 0);
}

static bool draw_keys(evaluator *self)
{
    size_t count = (size_t)self->cells * (size_t)self->cells;
    sw_rng rng = sw_rng_seed(1);
    self->key = malloc(count * sizeof *self->key);
    for (size_t i = 0; self->key && i < count; i++)
        self->key[i] = sw_rng_next(&rng);
    return self->key != NULL;
}

sw_status solver_evaluator_init(evaluator *out, puzzle_size size, nearby *values, network *network,
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
    if (draw_keys(out))
        return SW_OK;
    solver_evaluator_deinit(out);
    return SW_NO_MEMORY;
}

void solver_evaluator_deinit(evaluator *self)
{
    solver_nearby_deinit(&self->nearby);
    solver_network_deinit(&self->network);
    free(self->key);
    self->key = NULL;
}

static uint64_t key_of(const evaluator *self, const normalized_board *board)
{
    uint64_t key = 0;
    for (int cell = 0; cell < board->cells; cell++)
        if (cell != board->blank)
            key ^= self->key[board->home[cell] * self->cells + cell];
    return key;
}

evaluator_start solver_evaluator_look(const evaluator *self, const normalized_board *board,
                                      evaluator_view *out, int16_t *accumulator)
{
    evaluator_start start = {.key = key_of(self, board)};
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
