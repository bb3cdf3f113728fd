/* One evaluator of a beam: databases, learned weights if there are any, and hash keys. */
#include "evaluators/evaluator.h"

#include "base/rng.h"

#include <string.h>

sw_status solver_evaluator_init(evaluator *out, puzzle_size size, int blank_home, learned *pairs,
                                const atomic_bool *stop)
{
    memset(out, 0, sizeof *out);
    sw_status status = solver_additive_init(&out->base, size, blank_home, stop);
    if (status != SW_OK)
        return status;
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

size_t solver_evaluator_bytes(const evaluator *self)
{
    return sizeof *self + self->base.bytes +
           (self->has_pairs ? solver_learned_bytes(&self->pairs) : 0);
}

void solver_evaluator_deinit(evaluator *self)
{
    solver_additive_deinit(&self->base);
    solver_learned_deinit(&self->pairs);
    self->has_pairs = false;
}
