/* What was reached in each level, from the results of all games. */
#include "screens/levels/levels.h"

#include <stdlib.h>

/* The place of a pack's first mark. */
static int first_of(const game_levels *levels, int pack)
{
    int first = 0;
    for (int i = 0; i < pack; i++)
        first += levels->packs[i].pack.count;
    return first;
}

/* Only levels that were played are looked up, each once: results may be many thousands. */
game_mark *app_levels_make_marks(const game_levels *levels, const game_results *results)
{
    int count = first_of(levels, levels->count);
    game_mark *marks = calloc(count > 0 ? (size_t)count : 1, sizeof *marks);
    for (size_t i = 0; marks && i < results->count; i++) {
        int pack, at;
        const char *name = results->list[i].level;
        const puzzle_level *level = name[0] ? game_levels_find(levels, name, &pack, &at) : NULL;
        if (!level)
            continue;
        game_mark *mark = &marks[first_of(levels, pack) + at];
        if (!mark->solved)
            *mark = game_results_mark(results, name, level->par);
    }
    return marks;
}

game_mark app_levels_mark(const app *app, const levels_state *self, int pack, int level)
{
    return self->marks ? self->marks[first_of(&app->client.levels, pack) + level] : (game_mark){0};
}

bool app_levels_beaten(const puzzle_level *level, game_mark mark)
{
    return level->par_proof == PUZZLE_PAR_BEST_KNOWN && mark.unaided > 0 &&
           mark.unaided < level->par;
}

int app_levels_first_unsolved(const app *app, const levels_state *self, int pack)
{
    for (int i = 0; i < app->client.levels.packs[pack].pack.count; i++)
        if (!app_levels_mark(app, self, pack, i).solved)
            return i;
    return -1;
}

levels_sum app_levels_sum_of(const app *app, const levels_state *self, int pack)
{
    levels_sum sum = {.all = app->client.levels.packs[pack].pack.count};
    for (int i = 0; i < sum.all; i++) {
        game_mark mark = app_levels_mark(app, self, pack, i);
        sum.solved += mark.solved;
        sum.stars += mark.stars;
    }
    return sum;
}

levels_sum app_levels_sum_of_all(const app *app, const levels_state *self)
{
    levels_sum all = {0};
    for (int i = 0; i < app->client.levels.count; i++) {
        levels_sum sum = app_levels_sum_of(app, self, i);
        all.solved += sum.solved;
        all.all += sum.all;
        all.stars += sum.stars;
    }
    return all;
}
