/* What was reached in a level: stars, and the fewest moves or slides; and what others reached in the same
 * game, as a whole and by its stages. */
#include "game/results.h"
#include "game/stars.h"

#include <limits.h>
#include <string.h>

/* 0 is none yet. */
static int fewer(int length, int other)
{
    return length == 0 || other < length ? other : length;
}

game_mark game_results_mark(const game_results *results, const char *level, int par,
                            puzzle_metric metric)
{
    game_mark mark = {0};
    for (size_t i = 0; i < results->count; i++) {
        const game_result *result = &results->list[i];
        game_credit credit = game_result_credit(result);
        if (credit == GAME_CREDIT_SHOWN || strcmp(result->level, level) != 0)
            continue;
        int length = game_result_length(result, metric),
            stars = par > 0 ? game_stars(length, par, result->hints, result->autos) : 0;
        mark.solved = true;
        if (stars > mark.stars)
            mark.stars = stars;
        if (credit == GAME_CREDIT_OWN)
            mark.best = fewer(mark.best, length);
    }
    return mark;
}

static bool comparable(const game_result *a, const game_result *b)
{
    if (a->level[0] || b->level[0])
        return strcmp(a->level, b->level) == 0;
    return puzzle_size_equal(a->size, b->size) && a->goal == b->goal && a->board == b->board &&
           game_challenge_text_same(a->challenge, b->challenge);
}

/* Of those that came by that way; GAME_WAY_UNKNOWN: by whatever. */
static game_best best_by(const game_results *results, const game_result *own, int way)
{
    game_best best = {false, INT_MAX, INT_MAX, INT64_MAX};
    for (size_t i = 0; i < results->count; i++) {
        const game_result *other = &results->list[i];
        bool counts = way == GAME_WAY_UNKNOWN || other->way == way;
        if (other->id == own->id || game_result_credit(other) != GAME_CREDIT_OWN || !counts ||
            !comparable(other, own))
            continue;
        best.known = true;
        best.moves = other->moves < best.moves ? other->moves : best.moves;
        best.slides = other->slides < best.slides ? other->slides : best.slides;
        best.time_ms = other->time_ms < best.time_ms ? other->time_ms : best.time_ms;
    }
    return best.known ? best : (game_best){0};
}

game_best game_results_best(const game_results *results, const game_result *own)
{
    return best_by(results, own, GAME_WAY_UNKNOWN);
}

game_best game_results_best_by_way(const game_results *results, const game_result *own)
{
    bool one_way = own->way != GAME_WAY_UNKNOWN && own->way != GAME_WAY_MIXED;
    return one_way ? best_by(results, own, own->way) : (game_best){0};
}

static bool same_stages(const game_split_times *a, const game_split_times *b)
{
    return a->count > 0 && a->scheme == b->scheme && a->count == b->count;
}

const game_result *game_results_best_splits(const game_results *results, const game_result *own)
{
    const game_result *best = NULL;
    for (size_t i = 0; i < results->count; i++) {
        const game_result *other = &results->list[i];
        if (other->id == own->id || game_result_credit(other) != GAME_CREDIT_OWN ||
            other->way != own->way || !same_stages(&other->splits, &own->splits) ||
            !comparable(other, own))
            continue;
        if (!best || other->time_ms < best->time_ms)
            best = other;
    }
    return best;
}
