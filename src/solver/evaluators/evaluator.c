/* One evaluator of a beam: databases and learned weights, or weights of tiles near each other. */
#include "evaluators/evaluator.h"

#include "base/rng.h"

#include <stddef.h>
#include <string.h>

sw_status solver_evaluator_init(evaluator *out, puzzle_size size, int blank_home, learned *pairs,
                                const atomic_bool *stop)
{
    memset(out, 0, sizeof *out);
    sw_status status = solver_additive_init(&out->base, size, blank_home, stop);
    if (status != SW_OK)
        return status;
    out->cells = puzzle_size_cells(size);
    sw_rng rng = sw_rng_seed(1);
    for (int home = 0; home < ADDITIVE_CELLS; home++)
        for (int cell = 0; cell < ADDITIVE_CELLS; cell++)
            out->key[home][cell] = sw_rng_next(&rng);
    if (pairs) {
        out->has_pairs = true;
        out->pairs = *pairs;
        memset(pairs, 0, sizeof *pairs);
    }
    return SW_OK;
}

size_t solver_evaluator_making(puzzle_size size, int blank_home)
{
    return sizeof(evaluator) + solver_additive_making(size, blank_home);
}

void solver_evaluator_init_nearby(evaluator *out, nearby *values)
{
    memset(out, 0, sizeof *out);
    out->cells = values->cells;
    out->is_nearby = true;
    out->nearby = *values;
    memset(values, 0, sizeof *values);
}

size_t solver_evaluator_bytes(const evaluator *self)
{
    if (self->is_nearby)
        return sizeof *self + solver_nearby_bytes(&self->nearby);
    return sizeof *self + self->base.bytes +
           (self->has_pairs ? solver_learned_bytes(&self->pairs) : 0);
}

void solver_evaluator_deinit(evaluator *self)
{
    solver_nearby_deinit(&self->nearby);
    solver_additive_deinit(&self->base);
    solver_learned_deinit(&self->pairs);
    self->is_nearby = self->has_pairs = false;
}

size_t solver_evaluator_view_bytes(const evaluator *self)
{
    if (self->is_nearby)
        return (size_t)self->nearby.cells * sizeof(nearby_way);
    return offsetof(evaluator_pair_view, index) + (size_t)self->base.groups * sizeof(uint32_t);
}

static uint64_t key_of(const evaluator *self, const normalized_board *board)
{
    uint64_t key = 0;
    for (int cell = 0; cell < board->cells; cell++)
        if (cell != board->blank)
            key ^= solver_evaluator_key(self, board->home[cell], cell);
    return key;
}

evaluator_start solver_evaluator_look(const evaluator *self, const normalized_board *board,
                                      evaluator_view *out)
{
    evaluator_start start = {.key = key_of(self, board)};
    if (self->is_nearby) {
        solver_nearby_look(&self->nearby, board, out->ways);
        start.bound = solver_nearby_distance(&self->nearby, out->ways);
        start.value = solver_nearby_value(&self->nearby, out->ways);
        return start;
    }
    memset(out->pairs.home, 0, sizeof out->pairs.home);
    for (int cell = 0; cell < board->cells; cell++)
        out->pairs.home[cell] = (uint8_t)board->home[cell];
    start.bound = solver_additive_start(&self->base, board, out->pairs.index);
    start.value = start.bound * LEARNED_UNIT;
    if (self->has_pairs)
        start.value += solver_learned_value(&self->pairs, board);
    return start;
}

void solver_evaluator_move(const evaluator *self, evaluator_view *view, int from, int blank)
{
    if (self->is_nearby) {
        solver_nearby_move(&self->nearby, view->ways, from, blank);
        return;
    }
    const additive *base = &self->base;
    int home = solver_evaluator_home(self, view, from);
    view->pairs.home[from] = view->pairs.home[blank];
    view->pairs.home[blank] = (uint8_t)home;
    view->pairs.index[base->group[home]] += base->place[home][blank] - base->place[home][from];
}
