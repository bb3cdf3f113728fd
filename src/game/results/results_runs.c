/* What the runs of a challenge came to. */
#include "game/results.h"

static bool counts(const game_run_result *run, const game_challenge *challenge, int way)
{
    return (way == GAME_WAY_UNKNOWN || run->way == way) &&
           game_challenge_same(&run->challenge, challenge);
}

/* Whether all of its boards are the player's own; only some challenges may be helped. */
static bool is_own(const game_results *results, const game_run_result *run)
{
    const game_rules *rules = game_rules_of(run->challenge.mode);
    int boards = rules->may & GAME_MAY_ASK ? rules->boards(&run->challenge) : 0;
    for (int i = 0; i < boards; i++) {
        const game_result *board =
            game_results_find(results, game_run_board_id(run->id, (size_t)i));
        if (board && game_result_credit(board) != GAME_CREDIT_OWN)
            return false;
    }
    return true;
}

game_run_tally game_run_tally_of(const game_results *results, const game_challenge *challenge,
                                 int way)
{
    game_run_tally tally = {0};
    const game_rules *rules = game_rules_of(challenge->mode);
    for (size_t i = 0; i < results->run_count; i++) {
        const game_run_result *run = &results->runs[i];
        if (!counts(run, challenge, way))
            continue;
        tally.count++;
        tally.last = run;
        if (run->boards == 0)
            continue;
        tally.solved++;
        if (!is_own(results, run))
            continue;
        if (!tally.best || rules->better(run, tally.best))
            tally.best = run;
    }
    return tally;
}

size_t game_run_last(const game_results *results, const game_challenge *challenge, int way,
                     const game_run_result **out, size_t capacity)
{
    size_t found = 0;
    for (size_t i = results->run_count; i > 0 && found < capacity; i--)
        if (counts(&results->runs[i - 1], challenge, way))
            out[found++] = &results->runs[i - 1];
    for (size_t i = 0; i < found / 2; i++) {
        const game_run_result *newer = out[i];
        out[i] = out[found - 1 - i];
        out[found - 1 - i] = newer;
    }
    return found;
}
