/* The folder of learned values, as callers of the solver set and check it. */
#include "solver/learned_values.h"

#include "solver_parts.h"

bool solver_set_values(solver *self, const char *folder)
{
    return solver_evaluators_set_folder(solver_tables_evaluators(solver_shared_tables(self)),
                                        folder);
}

bool solver_wants_values(puzzle_size size)
{
    return solver_evaluators_are_learned(size);
}

sw_status solver_check_values(solver *self, puzzle_size size, sw_error *error)
{
    tables *shared = solver_shared_tables(self);
    size_t bytes = solver_evaluators_values_making(size);
    if (!solver_budget_try(solver_tables_budget(shared), bytes, SOLVER_BUDGET_LEFT))
        return sw_fail(error, SW_NO_MEMORY, "no memory for learned values");
    sw_status status = solver_evaluators_check(solver_tables_evaluators(shared), size, error);
    solver_tables_give_back(shared, bytes);
    return status;
}
