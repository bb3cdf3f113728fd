/* Searches for the boards of sets. */
#include "sets/sets.h"

sw_status cli_set_search_open(cli_set_search *out, const char *verb, const cli_set_limits *limits,
                              sw_error *error)
{
    *out = (cli_set_search){.verb = verb, .limits = *limits};
    sw_status status = solver_create(&out->solver, error);
    if (status != SW_OK)
        return status;
    out->claims.solver = out->solver;
    cli_cache_use(out->solver);
    cli_values_use(&out->values, out->solver);
    solver_set_memory(out->solver, limits->memory);
    return SW_OK;
}

void cli_set_search_close(cli_set_search *search)
{
    cli_claims_drop(&search->claims);
    solver_destroy(search->solver);
}

static void wait_for_tables(cli_set_search *search, const solver_request *request)
{
    if (request->metric == PUZZLE_METRIC_SLIDES) {
        if (!solver_is_anytime(request))
            cli_claims_wait_slides(&search->claims, &request->goal, search->verb, NULL);
    } else if (solver_uses_tables(request) && cli_claims_follow(&search->claims, &request->goal)) {
        cli_claims_wait(&search->claims, search->verb, NULL);
    }
}

sw_status cli_set_search_row(cli_set_search *search, const cli_set *set, const cli_set_row *row,
                             solver_answer *out)
{
    const solver_request request = {
        .start = row->start,
        .goal = row->goal,
        .engine = search->limits.engine,
        .time_ms = search->limits.time_ms,
        .threads = search->limits.threads,
        .metric = set->metric,
    };
    *out = (solver_answer){0};
    wait_for_tables(search, &request);
    return solver_solve(search->solver, &request, NULL, out);
}
