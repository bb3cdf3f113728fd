/* Which results of a backup are new. */
#include "backup/backup_merge.h"

#include <stdlib.h>

/* ---- Challenges ---- */

/* A run and its place among those that are known (which come first) and those that may be new. */
typedef struct run_place {
    uint64_t id;
    size_t place;
} run_place;

static int by_id(const void *a, const void *b)
{
    const run_place *one = a, *other = b;
    if (one->id != other->id)
        return one->id < other->id ? -1 : 1;
    return one->place < other->place ? -1 : 1;
}

static int by_place(const void *a, const void *b)
{
    const run_place *one = a, *other = b;
    return one->place < other->place ? -1 : 1;
}

/* Of each id the first one stays: where that is a known one, none is new. Returns how many. */
static size_t keep_new(run_place *places, size_t count, size_t known)
{
    size_t kept = 0;
    uint64_t before = 0;
    qsort(places, count, sizeof *places, by_id);
    for (size_t i = 0; i < count; i++) {
        run_place now = places[i];
        bool first = i == 0 || now.id != before;
        before = now.id;
        if (first && now.place >= known)
            places[kept++] = now;
    }
    qsort(places, kept, sizeof *places, by_place);
    return kept;
}

static bool merge_runs(game_results *out, const game_results *all, const game_results *known)
{
    size_t count = known->run_count + all->run_count;
    run_place *places = calloc(count + 1, sizeof *places);
    bool added = places != NULL;
    for (size_t i = 0; places && i < count; i++) {
        const game_run_result *run =
            i < known->run_count ? &known->runs[i] : &all->runs[i - known->run_count];
        places[i] = (run_place){run->id, i};
    }
    size_t fresh = places ? keep_new(places, count, known->run_count) : 0;
    for (size_t i = 0; added && i < fresh; i++)
        added = game_results_add_run(out, &all->runs[places[i].place - known->run_count]);
    free(places);
    return added;
}

/* ---- Results ---- */

bool game_backup_merge(game_results *out, const game_results *all, const game_results *known)
{
    for (size_t i = 0; i < all->count; i++) {
        const game_result *here = game_results_find(known, all->list[i].id);
        if (here && !game_result_replaces(&all->list[i], here))
            continue;
        if (!game_results_add(out, &all->list[i]))
            return false;
    }
    return merge_runs(out, all, known);
}
