/* The width of a beam within the memory budget. */
#include "engines/beam/beam_budget.h"

static size_t bytes_of(const beam_budget *self, int width)
{
    return self->bytes(self->size, width, self->most);
}

static int narrower(const beam_budget *self, int width)
{
    width = (int)((int64_t)width * 19 / 20);
    return width > self->narrowest ? width : self->narrowest;
}

int solver_beam_budget_fit(const beam_budget *self, size_t bytes, int width)
{
    while (width > self->narrowest && bytes_of(self, width) > bytes)
        width = narrower(self, width);
    return width;
}

size_t solver_beam_budget_take(const beam_budget *self, tables *shared, solver_budget_share share,
                               int *width)
{
    solver_budget *budget = solver_tables_budget(shared);
    while (*width > self->narrowest && !solver_budget_try(budget, bytes_of(self, *width), share))
        *width = narrower(self, *width);
    size_t bytes = bytes_of(self, *width);
    if (*width <= self->narrowest)
        solver_budget_take(budget, bytes);
    return bytes;
}
