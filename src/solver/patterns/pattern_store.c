/* Makes pattern databases in the background for whoever claims them, and frees those that nobody needs. */
#include "patterns/pattern_store.h"

#include "os/clock.h"
#include "os/thread.h"
#include "patterns/pattern_tiers.h"
#include "patterns/patterns.h"

#include <assert.h>
#include <stdlib.h>

/* ---- One kind of board ---- */

/* What a pattern_store has for one kind of board, and what is to be made next. The store's lock
 * guards all but size and blank_home, which never change. */
typedef struct pattern_entry {
    struct pattern_entry *next;
    puzzle_size size;
    int blank_home;
    int claims;
    int searches; /* of the claims: they read what is in the slot */
    int waiters;
    pattern_tiers plan;
    bool planned;
    bool failed;      /* memory ran out: no more is tried */
    bool over_budget; /* beside what others claim, for the next tier */
    patterns *made[PATTERN_TIERS];
    patterns *broken[PATTERN_TIERS]; /* tables from wrong files: freed once no search reads them */
    heuristic_slot ready;            /* of the largest one made */
    double build_ms;
} pattern_entry;

/* NULL: memory ran out. */
static pattern_entry *entry_create(puzzle_size size, int blank_home)
{
    pattern_entry *made = calloc(1, sizeof *made);
    if (made) {
        made->size = size;
        made->blank_home = blank_home;
    }
    return made;
}

static void entry_destroy(pattern_entry *entry)
{
    for (int tier = 0; tier < PATTERN_TIERS; tier++) {
        solver_patterns_destroy(entry->made[tier]);
        solver_patterns_destroy(entry->broken[tier]);
    }
    free(entry);
}

static bool is_allowed(const pattern_entry *entry, size_t budget, int tier)
{
    return entry->planned && solver_pattern_tier_fits(&entry->plan.tier[tier], budget);
}

/* The largest tier that the budget allows; -1 for none. */
static int last_tier(const pattern_entry *entry, size_t budget)
{
    int tier = PATTERN_TIERS - 1;
    while (tier >= 0 && !is_allowed(entry, budget, tier))
        tier--;
    return tier;
}

/* The largest tier within the budget that is made; -1 for none. */
static int entry_best(const pattern_entry *entry, size_t budget)
{
    int tier = last_tier(entry, budget);
    while (tier >= 0 && !(entry->made[tier] && is_allowed(entry, budget, tier)))
        tier--;
    return tier;
}

/* The tier to be made next; -1 for none. Somebody who waits is served with the largest at once. */
static int entry_next(const pattern_entry *entry, size_t budget)
{
    int last = last_tier(entry, budget), tier = entry_best(entry, budget) + 1;
    if (entry->failed || tier > last)
        return -1;
    if (entry->waiters > 0)
        return last;
    while (!is_allowed(entry, budget, tier))
        tier++;
    return tier;
}

/* Takes the tables of that heuristic, if they are here, out of use. */
static void entry_reject(pattern_entry *entry, const heuristic *broken)
{
    for (int tier = 0; tier < PATTERN_TIERS; tier++)
        if (entry->made[tier] && solver_patterns_heuristic(entry->made[tier]) == broken) {
            assert(!entry->broken[tier]); /* once a file was wrong, tables are made */
            entry->broken[tier] = entry->made[tier];
            entry->made[tier] = NULL;
        }
}

/* Whether it has tables that no search needs: a larger tier has replaced them, they are over the
 * budget, or broken. */
static bool entry_has_leftovers(const pattern_entry *entry, size_t budget)
{
    int best = entry_best(entry, budget);
    for (int tier = 0; tier < PATTERN_TIERS; tier++)
        if (entry->broken[tier] || (entry->made[tier] && tier != best))
            return entry->searches == 0;
    return false;
}

/* Puts the best tier into the slot. */
static void entry_publish(pattern_entry *entry, size_t budget)
{
    int best = entry_best(entry, budget);
    atomic_store_explicit(&entry->ready,
                          best < 0 ? NULL : solver_patterns_heuristic(entry->made[best]),
                          memory_order_release);
}

/* All but the progress of what is being made. */
static solver_tables entry_tables(const pattern_entry *entry, size_t budget)
{
    solver_tables out = {.name = "", .build_ms = entry->build_ms};
    int best = entry_best(entry, budget);
    for (int tier = 0; tier < PATTERN_TIERS; tier++) {
        out.tiers += is_allowed(entry, budget, tier);
        out.made += is_allowed(entry, budget, tier) && tier <= best;
    }
    if (best >= 0) {
        out.name = entry->plan.tier[best].groups.name;
        out.bytes = entry->plan.tier[best].bytes;
    }
    return out;
}

struct pattern_store {
    os_mutex lock; /* of all but the pool and the making, which are the maker's */
    os_condition changed;
    size_t budget;
    pattern_entry *entries; /* the one claimed last comes first */
    bool ends;
    bool has_maker;
    os_thread maker;
    pattern_entry *in_making;  /* is not freed meanwhile */
    uint64_t states_in_making; /* to be found */
    pattern_pool *pool;
    pattern_making making; /* its atomics are anyone's */
};

struct pattern_claim {
    pattern_store *store;
    pattern_entry *entry;
    pattern_use use;
};

/* The lock is released while the tables are freed. */
static void free_leftovers(pattern_store *store, pattern_entry *entry)
{
    patterns *gone[PATTERN_TIERS] = {NULL}, *broken[PATTERN_TIERS];
    int best = entry_best(entry, store->budget);
    entry_publish(entry, store->budget);
    for (int tier = 0; tier < PATTERN_TIERS; tier++) {
        broken[tier] = entry->broken[tier];
        entry->broken[tier] = NULL;
        if (tier != best) {
            gone[tier] = entry->made[tier];
            entry->made[tier] = NULL;
        }
    }
    os_mutex_unlock(&store->lock);
    for (int tier = 0; tier < PATTERN_TIERS; tier++) {
        solver_patterns_destroy(gone[tier]);
        solver_patterns_destroy(broken[tier]);
    }
    os_mutex_lock(&store->lock);
}

/* Takes the entry out of the list that nobody has claimed for longest, of those with tables or of
 * those without. NULL where there is none. */
static pattern_entry *take_unclaimed(pattern_store *store, bool with_tables)
{
    pattern_entry **oldest = NULL;
    for (pattern_entry **link = &store->entries; *link; link = &(*link)->next)
        if ((*link)->claims == 0 && *link != store->in_making &&
            (entry_best(*link, store->budget) >= 0) == with_tables)
            oldest = link;
    if (!oldest)
        return NULL;
    pattern_entry *taken = *oldest;
    *oldest = taken->next;
    return taken;
}

static bool free_unclaimed(pattern_store *store, bool with_tables)
{
    pattern_entry *gone = take_unclaimed(store, with_tables);
    if (!gone)
        return false;
    os_mutex_unlock(&store->lock);
    entry_destroy(gone);
    os_mutex_lock(&store->lock);
    return true;
}

static void distrust_broken(pattern_store *store)
{
    for (pattern_entry *entry = store->entries; entry; entry = entry->next)
        for (int tier = 0; tier < PATTERN_TIERS; tier++)
            if (entry->broken[tier])
                solver_patterns_distrust(entry->broken[tier]);
}

/* Frees something that is not needed; false where everything is. */
static bool tidy(pattern_store *store)
{
    distrust_broken(store);
    for (pattern_entry *entry = store->entries; entry; entry = entry->next)
        if (entry_has_leftovers(entry, store->budget)) {
            free_leftovers(store, entry);
            return true;
        }
    if (free_unclaimed(store, false))
        return true;
    return solver_pattern_pool_bytes(store->pool) > solver_budget_tables(store->budget) &&
           free_unclaimed(store, true);
}

/* Takes the tier's bytes from the budget, and what making it takes: until it is made. */
static bool reserve(pattern_store *store, const pattern_entry *entry, int tier)
{
    const pattern_groups *groups = &entry->plan.tier[tier].groups;
    pattern_cost cost;
    if (solver_pattern_pool_cost(store->pool, entry->size, entry->blank_home, groups->homes,
                                 groups->count, &store->making, &cost) != SW_OK)
        return false;
    size_t bytes = cost.missing_bytes + cost.making;
    store->states_in_making = cost.missing_states;
    return solver_pattern_pool_bytes(store->pool) + bytes <= solver_budget_making(store->budget) &&
           solver_pattern_pool_reserve(store->pool, bytes);
}

/* Makes room for the tier in what the budget leaves beside the tables that others claim. */
static bool find_room(pattern_store *store, const pattern_entry *entry, int tier)
{
    size_t bytes = entry->plan.tier[tier].bytes;
    do {
        size_t others = 0;
        for (const pattern_entry *other = store->entries; other; other = other->next) {
            int best = entry_best(other, store->budget);
            if (other != entry && best >= 0)
                others += other->plan.tier[best].bytes;
        }
        if (others + bytes <= solver_budget_tables(store->budget) && reserve(store, entry, tier))
            return true;
    } while (free_unclaimed(store, true));
    return false;
}

/* What the maker does with an entry, the lock released. */
static void make_plan(pattern_store *store, pattern_entry *entry)
{
    pattern_tiers made;
    store->states_in_making = 0; /* there is no progress to tell */
    os_mutex_unlock(&store->lock);
    sw_status status = solver_pattern_tiers_plan(&made, store->pool, entry->size, entry->blank_home,
                                                 &store->making);
    os_mutex_lock(&store->lock);
    if (status == SW_OK)
        entry->plan = made;
    entry->planned = status == SW_OK;
    entry->failed = status == SW_NO_MEMORY;
    if (entry->planned) /* what only tiers without room would need is much for a small budget */
        solver_pattern_pool_tidy(store->pool, solver_pattern_tiers_tiles(&made, store->budget));
}

static void make(pattern_store *store, pattern_entry *entry, int tier)
{
    patterns *made = NULL;
    const pattern_groups *groups = &entry->plan.tier[tier].groups;
    store->making.threads = entry->waiters > 0 ? os_thread_cores() : 1;
    atomic_store(&store->making.states, 0);
    os_mutex_unlock(&store->lock);
    double start_ms = os_clock_ms();
    sw_status status =
        solver_patterns_create(&made, store->pool, entry->size, entry->blank_home, groups->homes,
                               groups->count, groups->name, &store->making);
    double ms = os_clock_ms() - start_ms;
    solver_pattern_pool_release(store->pool);
    os_mutex_lock(&store->lock);
    entry->build_ms += ms;
    entry->made[tier] = made;
    entry->failed = status == SW_NO_MEMORY;
    if (made)
        entry_publish(entry, store->budget);
}

/* The entry with something to do that was claimed last, and its tier, in the making from now on. */
static bool find_work(pattern_store *store, int *tier)
{
    for (pattern_entry *entry = store->entries; entry; entry = entry->next) {
        if (entry->claims == 0 || entry->failed)
            continue;
        store->in_making = entry; /* keeps it while room is made */
        *tier = entry_next(entry, store->budget);
        entry->over_budget = *tier >= 0 && !find_room(store, entry, *tier);
        if (!entry->planned || (*tier >= 0 && !entry->over_budget))
            return true;
    }
    store->in_making = NULL;
    return false;
}

static void run_maker(void *data)
{
    pattern_store *store = data;
    os_mutex_lock(&store->lock);
    while (!store->ends) {
        int tier;
        if (tidy(store))
            continue;
        atomic_store(&store->making.stop, false);
        if (!find_work(store, &tier)) {
            os_condition_signal_all(&store->changed); /* for those who wait in vain */
            os_condition_wait(&store->changed, &store->lock);
            continue;
        }
        if (!store->in_making->planned)
            make_plan(store, store->in_making);
        else
            make(store, store->in_making, tier);
        store->in_making = NULL;
        os_condition_signal_all(&store->changed);
    }
    os_mutex_unlock(&store->lock);
}

pattern_store *solver_pattern_store_create(size_t budget, solver_budget *whole)
{
    pattern_store *store = calloc(1, sizeof *store);
    if (!store)
        return NULL;
    store->budget = budget;
    store->pool = solver_pattern_pool_create(whole);
    os_mutex_init(&store->lock);
    os_condition_init(&store->changed);
    if (store->pool)
        return store;
    solver_pattern_store_destroy(store);
    return NULL;
}

void solver_pattern_store_destroy(pattern_store *store)
{
    if (!store)
        return;
    os_mutex_lock(&store->lock);
    store->ends = true;
    atomic_store(&store->making.stop, true);
    os_condition_signal_all(&store->changed);
    os_mutex_unlock(&store->lock);
    if (store->has_maker)
        os_thread_join(store->maker);
    while (store->entries) {
        pattern_entry *entry = store->entries;
        store->entries = entry->next;
        entry_destroy(entry);
    }
    solver_pattern_pool_destroy(store->pool);
    os_condition_deinit(&store->changed);
    os_mutex_deinit(&store->lock);
    free(store);
}

void solver_pattern_store_set_budget(pattern_store *store, size_t budget)
{
    os_mutex_lock(&store->lock);
    if (store->budget != budget) {
        store->budget = budget;
        atomic_store(&store->making.stop, true); /* what is not too large now begins again */
        os_condition_signal_all(&store->changed);
    }
    os_mutex_unlock(&store->lock);
}

void solver_pattern_store_retry(pattern_store *store)
{
    os_mutex_lock(&store->lock);
    os_condition_signal_all(&store->changed);
    os_mutex_unlock(&store->lock);
}

bool solver_pattern_store_set_folder(pattern_store *store, const char *folder)
{
    assert(!store->has_maker);
    return solver_pattern_pool_set_folder(store->pool, folder);
}

/* The entry for the board, made where it is missing; it comes first now. NULL where memory ran out. */
static pattern_entry *fetch_entry(pattern_store *store, puzzle_size size, int blank_home)
{
    pattern_entry **link = &store->entries;
    while (*link && !(puzzle_size_equal((*link)->size, size) && (*link)->blank_home == blank_home))
        link = &(*link)->next;
    pattern_entry *entry = *link;
    if (entry)
        *link = entry->next;
    else
        entry = entry_create(size, blank_home);
    if (!entry)
        return NULL;
    entry->next = store->entries;
    store->entries = entry;
    return entry;
}

static bool start_maker(pattern_store *store)
{
    if (!store->has_maker)
        store->has_maker = os_thread_start(&store->maker, run_maker, store, NULL) == SW_OK;
    return store->has_maker;
}

pattern_claim *solver_pattern_store_claim(pattern_store *store, puzzle_size size, int blank_home,
                                          pattern_use use)
{
    pattern_claim *claim = solver_pattern_tiers_any(size) ? malloc(sizeof *claim) : NULL;
    if (!claim)
        return NULL;
    os_mutex_lock(&store->lock);
    pattern_entry *entry = start_maker(store) ? fetch_entry(store, size, blank_home) : NULL;
    if (entry) {
        entry->claims++;
        entry->searches += use == PATTERN_SEARCHES;
        if (!entry->planned || entry_next(entry, store->budget) >= 0)
            os_condition_signal_all(&store->changed);
    }
    os_mutex_unlock(&store->lock);
    *claim = (pattern_claim){store, entry, use};
    if (entry)
        return claim;
    free(claim);
    return NULL;
}

void solver_pattern_claim_drop(pattern_claim *claim)
{
    if (!claim)
        return;
    pattern_store *store = claim->store;
    pattern_entry *entry = claim->entry;
    os_mutex_lock(&store->lock);
    entry->claims--;
    entry->searches -= claim->use == PATTERN_SEARCHES;
    if (entry->claims == 0 && store->in_making == entry)
        atomic_store(&store->making.stop, true);
    if (entry->claims == 0 || entry_has_leftovers(entry, store->budget))
        os_condition_signal_all(&store->changed);
    os_mutex_unlock(&store->lock);
    free(claim);
}

void solver_pattern_claim_reject(pattern_claim *claim, const heuristic *broken)
{
    pattern_store *store = claim->store;
    os_mutex_lock(&store->lock);
    entry_reject(claim->entry, broken);
    entry_publish(claim->entry, store->budget);
    os_condition_signal_all(&store->changed);
    os_mutex_unlock(&store->lock);
}

const heuristic_slot *solver_pattern_claim_slot(const pattern_claim *claim)
{
    return claim ? &claim->entry->ready : NULL;
}

solver_tables solver_pattern_claim_state(const pattern_claim *claim)
{
    pattern_store *store = claim->store;
    const pattern_entry *entry = claim->entry;
    os_mutex_lock(&store->lock);
    solver_tables out = entry_tables(entry, store->budget);
    if (store->in_making == entry && store->states_in_making > 0)
        out.progress = (double)atomic_load(&store->making.states) / (double)store->states_in_making;
    os_mutex_unlock(&store->lock);
    return out;
}

static bool is_cancelled(const solver_progress *progress)
{
    return progress && solver_progress_is_cancelled(progress);
}

/* How the wait for the largest tier stands; SW_LIMIT: it goes on. With the lock. */
static sw_status state_of_wait(const pattern_store *store, const pattern_entry *entry,
                               const solver_progress *progress)
{
    if (entry->failed || entry->over_budget)
        return SW_NO_MEMORY;
    if (entry->planned && entry_next(entry, store->budget) < 0)
        return SW_OK;
    return is_cancelled(progress) ? SW_CANCELLED : SW_LIMIT;
}

/* With the lock. */
static sw_status wait_for_largest(pattern_store *store, pattern_entry *entry,
                                  const solver_progress *progress)
{
    sw_status status;
    entry->waiters++;
    entry->failed = entry->over_budget = false; /* it is tried again */
    os_condition_signal_all(&store->changed);
    while ((status = state_of_wait(store, entry, progress)) == SW_LIMIT)
        os_condition_wait(&store->changed, &store->lock);
    entry->waiters--;
    return status;
}

sw_status solver_pattern_claim_wait(pattern_claim *claim, solver_progress *progress)
{
    pattern_store *store = claim->store;
    progress_waiter waiter = {.lock = &store->lock, .changed = &store->changed};
    if (progress)
        solver_progress_await(progress, &waiter);
    os_mutex_lock(&store->lock);
    sw_status status = wait_for_largest(store, claim->entry, progress);
    os_mutex_unlock(&store->lock);
    if (progress)
        solver_progress_leave(progress, &waiter);
    return status;
}

sw_status solver_pattern_claim_save(pattern_claim *claim, const atomic_bool *stop,
                                    solver_file out[SOLVER_MOST_FILES], int *count, sw_error *error)
{
    pattern_store *store = claim->store;
    pattern_entry *entry = claim->entry;
    sw_status status = SW_OK;
    *count = 0;
    os_mutex_lock(&store->lock);
    entry->searches++; /* like a search, this reads the tables */
    int best = entry_best(entry, store->budget);
    const patterns *tables = best < 0 ? NULL : entry->made[best];
    os_mutex_unlock(&store->lock);
    if (tables)
        status = solver_patterns_save(tables, solver_pattern_pool_folder(store->pool), stop, out,
                                      count, error);
    os_mutex_lock(&store->lock);
    entry->searches--;
    os_condition_signal_all(&store->changed);
    os_mutex_unlock(&store->lock);
    return status;
}

int solver_pattern_store_plan(solver_tier out[SOLVER_MAX_TIERS], puzzle_size size, int blank_home,
                              size_t budget)
{
    pattern_tiers plan;
    pattern_pool *pool = solver_pattern_pool_create(NULL);
    int count = 0;
    pattern_making making = {.threads = 1};
    if (pool && solver_pattern_tiers_plan(&plan, pool, size, blank_home, &making) == SW_OK)
        for (int i = 0; i < PATTERN_TIERS; i++)
            if (solver_pattern_tier_fits(&plan.tier[i], budget))
                out[count++] = (solver_tier){plan.tier[i].groups.name, plan.tier[i].bytes,
                                             plan.tier[i].making};
    solver_pattern_pool_destroy(pool);
    return count;
}
