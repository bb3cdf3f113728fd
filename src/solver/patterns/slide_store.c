/* Keeps the tables in slides, and has one search at a time make those of a kind. */
#include "patterns/slide_store.h"

#include "os/thread.h"

#include <stdlib.h>

struct slide_kind {
    slide_kind *next;
    puzzle_size size;
    int blank_home;
    int claims;
    bool growing; /* somebody is making the next tables */
    int made;     /* tiers tried; those of which there is none are tried at once */
    slide_tables *tiers[SLIDE_TIERS]; /* owned; NULL where there is none */
    size_t bytes;
};

struct slide_store {
    os_mutex lock; /* of all that follows; not held while tables are made */
    os_condition changed;
    slide_kind *kinds;
    size_t bytes, used; /* that tables may take, and do */
    solver_budget *memory;
};

/* Nodes of a search that take as long as the making of a tier. */
static const uint64_t pays[SLIDE_TIERS] = {2000, 1000000, 60000000};

slide_store *solver_slide_store_create(size_t bytes, solver_budget *memory)
{
    slide_store *store = calloc(1, sizeof *store);
    if (!store)
        return NULL;
    os_mutex_init(&store->lock);
    os_condition_init(&store->changed);
    store->bytes = bytes;
    store->memory = memory;
    return store;
}

/* Under the lock. */
static void free_kind(slide_store *store, slide_kind *kind)
{
    for (int i = 0; i < SLIDE_TIERS; i++)
        if (kind->tiers[i]) {
            solver_slide_tables_deinit(kind->tiers[i]);
            free(kind->tiers[i]);
        }
    store->used -= kind->bytes;
    solver_budget_give_back(store->memory, kind->bytes);
    free(kind);
}

/* Under the lock: frees what nobody uses until so much is free, or nothing more can be had. */
static void make_room(slide_store *store, size_t bytes)
{
    slide_kind **link = &store->kinds;
    while (*link && store->used + bytes > store->bytes) {
        slide_kind *kind = *link;
        if (kind->claims > 0) {
            link = &kind->next;
            continue;
        }
        *link = kind->next;
        free_kind(store, kind);
    }
}

void solver_slide_store_destroy(slide_store *store)
{
    if (!store)
        return;
    while (store->kinds) {
        slide_kind *kind = store->kinds;
        store->kinds = kind->next;
        free_kind(store, kind);
    }
    os_condition_deinit(&store->changed);
    os_mutex_deinit(&store->lock);
    free(store);
}

void solver_slide_store_set_bytes(slide_store *store, size_t bytes)
{
    os_mutex_lock(&store->lock);
    store->bytes = bytes;
    make_room(store, 0);
    os_mutex_unlock(&store->lock);
}

/* Under the lock. NULL where memory ran out. */
static slide_kind *find_kind(slide_store *store, puzzle_size size, int blank_home)
{
    for (slide_kind *kind = store->kinds; kind; kind = kind->next)
        if (puzzle_size_equal(kind->size, size) && kind->blank_home == blank_home)
            return kind;
    slide_kind *made = calloc(1, sizeof *made);
    if (!made)
        return NULL;
    made->size = size;
    made->blank_home = blank_home;
    made->next = store->kinds;
    store->kinds = made;
    return made;
}

slide_kind *solver_slide_store_claim(slide_store *store, puzzle_size size, int blank_home)
{
    if (puzzle_size_cells(size) > SLIDE_PATTERN_CELLS)
        return NULL;
    os_mutex_lock(&store->lock);
    slide_kind *kind = find_kind(store, size, blank_home);
    if (kind)
        kind->claims++;
    os_mutex_unlock(&store->lock);
    return kind;
}

void solver_slide_store_drop(slide_store *store, slide_kind *kind)
{
    if (!kind)
        return;
    os_mutex_lock(&store->lock);
    kind->claims--;
    make_room(store, 0);
    os_mutex_unlock(&store->lock);
}

const slide_tables *solver_slide_kind_best(slide_store *store, const slide_kind *kind)
{
    const slide_tables *best = NULL;
    os_mutex_lock(&store->lock);
    for (int i = 0; i < SLIDE_TIERS; i++)
        if (kind->tiers[i])
            best = kind->tiers[i];
    os_mutex_unlock(&store->lock);
    return best;
}

/* Under the lock: the next tier that has tables and room for them; SLIDE_TIERS where there is none. */
static int next_tier(slide_store *store, const slide_kind *kind, slide_groups *groups)
{
    for (int tier = kind->made; tier < SLIDE_TIERS; tier++) {
        if (!solver_slide_groups_choose(groups, kind->size, kind->blank_home, tier))
            continue;
        make_room(store, groups->bytes);
        while (groups->count > 1 && store->used + groups->bytes > store->bytes) {
            groups->bytes -= groups->bytes / (size_t)groups->count;
            groups->count--;
        }
        return store->used + groups->bytes <= store->bytes ? tier : SLIDE_TIERS;
    }
    return SLIDE_TIERS;
}

uint64_t solver_slide_kind_pays(slide_store *store, const slide_kind *kind)
{
    slide_groups groups;
    os_mutex_lock(&store->lock);
    int tier = next_tier(store, kind, &groups);
    os_mutex_unlock(&store->lock);
    return tier < SLIDE_TIERS ? pays[tier] : 0;
}

/* Under the lock, which is let go of meanwhile. */
static sw_status make_tier(slide_store *store, slide_kind *kind, int tier,
                           const slide_groups *groups, search_watch *watch)
{
    kind->growing = true;
    store->used += groups->bytes;
    kind->bytes += groups->bytes;
    solver_budget_take(store->memory, groups->bytes);
    os_mutex_unlock(&store->lock);
    slide_tables *tables = malloc(sizeof *tables);
    sw_status status = SW_NO_MEMORY;
    if (tables)
        status = solver_slide_tables_init(tables, kind->size, groups, watch);
    os_mutex_lock(&store->lock);
    kind->growing = false;
    if (status == SW_OK) {
        kind->tiers[tier] = tables;
    } else {
        free(tables);
        store->used -= groups->bytes;
        kind->bytes -= groups->bytes;
        solver_budget_give_back(store->memory, groups->bytes);
    }
    if (status == SW_OK || status == SW_NO_MEMORY) /* what cannot be had now is not tried again */
        kind->made = tier + 1;
    os_condition_signal_all(&store->changed);
    return status;
}

/* Under the lock. */
static sw_status grow(slide_store *store, slide_kind *kind, search_watch *watch)
{
    slide_groups groups;
    if (kind->growing)
        return SW_NOT_FOUND;
    int tier = next_tier(store, kind, &groups);
    return tier < SLIDE_TIERS ? make_tier(store, kind, tier, &groups, watch) : SW_NOT_FOUND;
}

sw_status solver_slide_kind_grow(slide_store *store, slide_kind *kind, search_watch *watch)
{
    os_mutex_lock(&store->lock);
    sw_status status = grow(store, kind, watch);
    os_mutex_unlock(&store->lock);
    return status;
}

sw_status solver_slide_kind_complete(slide_store *store, slide_kind *kind,
                                     solver_progress *progress)
{
    solver_progress unseen = {0};
    search_watch watch = {.progress = progress ? progress : &unseen};
    progress_waiter waiter = {.lock = &store->lock, .changed = &store->changed};
    sw_status status = SW_OK;
    solver_progress_await(watch.progress, &waiter);
    os_mutex_lock(&store->lock);
    while (status == SW_OK) {
        while (kind->growing && !solver_progress_is_cancelled(watch.progress))
            os_condition_wait(&store->changed, &store->lock);
        status =
            solver_progress_is_cancelled(watch.progress) ? SW_CANCELLED : grow(store, kind, &watch);
    }
    os_mutex_unlock(&store->lock);
    solver_progress_leave(watch.progress, &waiter);
    return status == SW_NOT_FOUND ? SW_OK : status;
}
