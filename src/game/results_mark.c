#include "game/results.h"
#include "game/stars.h"

#include <string.h>

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
        if (mark.best == 0 || result->moves < mark.best)
            mark.best = result->moves;
    }
    return mark;
}
