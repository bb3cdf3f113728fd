/* What was reached in every level, from the results of all games. */
#include "game/levels_marks.h"

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
bool game_marks_make(game_marks *out, const game_levels *levels, const game_results *results)
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
            *mark = game_results_mark(results, name, level->par, level->par_metric);
    }
    *out = (game_marks){levels, marks};
    return marks != NULL;
}

void game_marks_deinit(game_marks *marks)
{
    free(marks->list);
    *marks = (game_marks){0};
}

game_mark game_marks_of(const game_marks *marks, int pack, int level)
{
    return marks->list ? marks->list[first_of(marks->levels, pack) + level] : (game_mark){0};
}

int game_marks_unsolved(const game_marks *marks, int pack)
{
    for (int i = 0; i < marks->levels->packs[pack].pack.count; i++)
        if (!game_marks_of(marks, pack, i).solved)
            return i;
    return -1;
}

/* Of the packs from `first` to `end`. */
static game_marks_sum sum_of(const game_marks *marks, int first, int end)
{
    int at = first_of(marks->levels, first), last = first_of(marks->levels, end);
    game_marks_sum sum = {.all = last - at};
    for (; marks->list && at < last; at++) {
        sum.solved += marks->list[at].solved;
        sum.stars += marks->list[at].stars;
    }
    return sum;
}

game_marks_sum game_marks_of_pack(const game_marks *marks, int pack)
{
    return sum_of(marks, pack, pack + 1);
}

game_marks_sum game_marks_of_all(const game_marks *marks)
{
    return sum_of(marks, 0, marks->levels->count);
}

bool game_mark_beats(game_mark mark, const puzzle_level *level)
{
    return level->par_proof == PUZZLE_PAR_BEST_KNOWN && mark.best > 0 && mark.best < level->par;
}
