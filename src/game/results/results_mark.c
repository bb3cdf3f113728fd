/* What was reached in a level: stars, and the fewest moves. */
#include "game/results.h"
#include "game/stars.h"

#include <string.h>

/* 0 is none yet. */
static int fewer(int moves, int others)
{
    return moves == 0 || others < moves ? others : moves;
}

game_mark game_results_mark(const game_results *results, const char *level, int par)
{
    game_mark mark = {0};
    for (size_t i = 0; i < results->count; i++) {
        const game_result *result = &results->list[i];
        if (result->autos > 0 || strcmp(result->level, level) != 0)
            continue;
        int stars = par > 0 ? game_stars(result->moves, par, result->hints, result->autos) : 0;
        mark.solved = true;
        if (stars > mark.stars)
            mark.stars = stars;
        mark.best = fewer(mark.best, result->moves);
        if (!game_stars_shown(result->hints))
            mark.unaided = fewer(mark.unaided, result->moves);
    }
    return mark;
}
