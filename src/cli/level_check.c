/* Holds a level's par against what the solver proves. */
#include "level_check.h"

#include "game/ask.h"

static cli_verdict judge_optimal(int par, const solver_answer *answer, sw_text *reason)
{
    if (answer->status != SW_OK || !answer->optimal) {
        sw_text_addf(reason, "not proved in the time given, at least %d moves",
                     answer->lower_bound);
        return CLI_LEVEL_BAD;
    }
    if (answer->path.length == (size_t)par) {
        sw_text_add(reason, "proved");
        return CLI_LEVEL_GOOD;
    }
    sw_text_addf(reason, "wrong, the shortest solution has %zu moves", answer->path.length);
    return CLI_LEVEL_BAD;
}

static cli_verdict judge_best_known(int par, const solver_answer *answer, sw_text *reason)
{
    if (par < answer->lower_bound) {
        sw_text_addf(reason, "wrong, at least %d moves are needed", answer->lower_bound);
        return CLI_LEVEL_BAD;
    }
    if (answer->status == SW_OK && answer->path.length <= (size_t)par) {
        sw_text_addf(reason, "reached, %zu moves found", answer->path.length);
        return CLI_LEVEL_GOOD;
    }
    sw_text_addf(reason, "not reached, at least %d moves", answer->lower_bound);
    if (answer->status == SW_OK)
        sw_text_addf(reason, ", %zu found", answer->path.length);
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
        return judge_optimal(level->par, answer, reason);
    case PUZZLE_PAR_BEST_KNOWN:
        return judge_best_known(level->par, answer, reason);
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
    solver_answer answer = {0};
    solver_solve(shared, &request, NULL, &answer);
    cli_verdict verdict = judge(level, &answer, reason);
    solver_answer_deinit(&answer);
    return verdict;
}
