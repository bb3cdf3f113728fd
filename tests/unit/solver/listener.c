#include "listener.h"
#include "core/progress.h"

#include "claims.h"

static void hear(void *data, const solver_improvement *improvement)
{
    listener *self = data;
    assert_true(puzzle_path_leads(improvement->path, &self->start, &self->goal));
    assert_true(self->solutions == 0 || improvement->path->length < self->length);
    assert_true(improvement->lower_bound >= self->bound);
    assert_true((size_t)improvement->lower_bound <= improvement->path->length);
    assert_true(improvement->ms >= self->last_ms);
    if (self->solutions++ == 0)
        self->first_ms = improvement->ms;
    self->length = improvement->path->length;
    self->bound = improvement->lower_bound;
    self->last_ms = improvement->ms;
}

void listener_init(listener *out, solver_request *request)
{
    *out = (listener){.start = request->start, .goal = request->goal};
    request->improved = hear;
    request->improved_data = out;
}

void listener_solve(listener *self, solver *solving, const solver_request *request,
                    solver_answer *answer)
{
    solver_progress progress = {0};
    assert_int_equal(solver_solve(solving, request, &progress, answer), SW_OK);
    assert_true(self->solutions > 0);
    assert_int_equal(answer->path.length, self->length);
    assert_true(puzzle_path_leads(&answer->path, &self->start, &self->goal));
    assert_true(answer->lower_bound >= self->bound);
    assert_true((size_t)answer->lower_bound <= self->length);
    assert_int_equal(atomic_load(&progress.lower_bound), answer->lower_bound);
    assert_int_equal(answer->optimal, (size_t)answer->lower_bound == self->length);
}
