/* Holds a level's par against what the solver proves, or makes it so. */
#include "level_check.h"

#include "game/ask.h"

/* What par counts, in words. */
static const char *unit_of(const puzzle_level *level)
{
    return puzzle_metric_name(level->par_metric);
}

static size_t length_of(const puzzle_level *level, const solver_answer *answer)
{
    return puzzle_metric_length(level->par_metric, &answer->path);
}

static cli_verdict judge_optimal(const puzzle_level *level, const solver_answer *answer,
                                 sw_text *reason)
{
    if (answer->status != SW_OK || !answer->optimal) {
        sw_text_addf(reason, "not proved in the time given, at least %d %s", answer->lower_bound,
                     unit_of(level));
        return CLI_LEVEL_BAD;
    }
    size_t length = length_of(level, answer);
    if (length == (size_t)level->par) {
        sw_text_add(reason, "proved");
        return CLI_LEVEL_GOOD;
    }
    sw_text_addf(reason, "wrong, the shortest solution has %zu %s", length, unit_of(level));
    return CLI_LEVEL_BAD;
}

static cli_verdict judge_best_known(const puzzle_level *level, const solver_answer *answer,
                                    sw_text *reason)
{
    size_t length = length_of(level, answer);
    if (level->par < answer->lower_bound) {
        sw_text_addf(reason, "wrong, at least %d %s are needed", answer->lower_bound,
                     unit_of(level));
        return CLI_LEVEL_BAD;
    }
    if (answer->status == SW_OK && length <= (size_t)level->par) {
        sw_text_addf(reason, "reached, %zu %s found", length, unit_of(level));
        return CLI_LEVEL_GOOD;
    }
    sw_text_addf(reason, "not reached, at least %d %s", answer->lower_bound, unit_of(level));
    if (answer->status == SW_OK)
        sw_text_addf(reason, ", %zu found", length);
    return CLI_LEVEL_OPEN;
}

static cli_verdict judge(const puzzle_level *level, const solver_answer *answer, sw_text *reason)
{
    if (answer->status != SW_OK && answer->status != SW_LIMIT) {
        sw_text_add(reason, "not checked, memory ran out");
        return CLI_LEVEL_BAD;
    }
    switch (level->par_proof) {
    case PUZZLE_PAR_OPTIMAL:
        return judge_optimal(level, answer, reason);
    case PUZZLE_PAR_BEST_KNOWN:
        return judge_best_known(level, answer, reason);
    default:
        sw_text_addf(reason, "at least %d moves", answer->lower_bound);
        return CLI_LEVEL_GOOD;
    }
}

cli_verdict cli_level_check(solver *shared, const puzzle_level *level, double time_ms, int threads,
                            sw_text *reason)
{
    bool proves = level->par_proof == PUZZLE_PAR_OPTIMAL;
    solver_request request =
        game_ask(proves ? GAME_ASK_LEVEL_PROOF : GAME_ASK_LEVEL, &level->start, &level->goal);
    if (time_ms > 0)
        request.time_ms = time_ms;
    request.threads = threads;
    request.metric = level->par_metric;
    solver_answer answer = {0};
    solver_solve(shared, &request, NULL, &answer);
    cli_verdict verdict = judge(level, &answer, reason);
    solver_answer_deinit(&answer);
    return verdict;
}

bool cli_level_prove(solver *shared, puzzle_level *level, puzzle_metric metric, double time_ms,
                     int threads)
{
    solver_request request = game_ask(GAME_ASK_LEVEL, &level->start, &level->goal);
    request.metric = metric;
    request.time_ms = time_ms;
    request.threads = threads;
    solver_answer answer = {0};
    solver_solve(shared, &request, NULL, &answer);
    bool found = answer.status == SW_OK, proved = found && answer.optimal;
    level->par = found ? (int)puzzle_metric_length(metric, &answer.path) : 0;
    level->par_metric = found ? metric : PUZZLE_METRIC_MOVES;
    level->par_proof = proved  ? PUZZLE_PAR_OPTIMAL
                       : found ? PUZZLE_PAR_BEST_KNOWN
                               : PUZZLE_PAR_NONE;
    solver_answer_deinit(&answer);
    return proved;
}
