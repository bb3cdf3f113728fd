#include "pattern_store.h"

#include "os/thread.h"
#include "pattern_groups.h"

#include <stdlib.h>

/* The largest group of each tier of tables: for 4x4 they are 0.3 and 3 MB, and take 30 and 150 ms. */
static const int tiers[] = {5, 6};
enum { TIERS = sizeof tiers / sizeof *tiers };

typedef struct store_entry {
    struct store_entry *next;
    puzzle_size size;
    int blank_home;
    patterns *made[TIERS];
    heuristic_slot ready; /* of the last one made */
} store_entry;

struct pattern_store {
    os_mutex lock; /* of the list and what follows; an entry is the maker's until it is ready */
    os_condition wanted;
    store_entry *first, *last;
    store_entry *next_to_make;
    bool has_maker;
    os_thread maker;
    atomic_bool stop;
};

pattern_store *pattern_store_create(void)
{
    pattern_store *store = calloc(1, sizeof *store);
    if (!store)
        return NULL;
    os_mutex_init(&store->lock);
    os_condition_init(&store->wanted);
    return store;
}

void pattern_store_destroy(pattern_store *store)
{
    if (!store)
        return;
    os_mutex_lock(&store->lock);
    atomic_store(&store->stop, true);
    os_condition_signal_all(&store->wanted);
    os_mutex_unlock(&store->lock);
    if (store->has_maker)
        os_thread_join(store->maker);
    while (store->first) {
        store_entry *entry = store->first;
        store->first = entry->next;
        for (int tier = 0; tier < TIERS; tier++)
            patterns_destroy(entry->made[tier]);
        free(entry);
    }
    os_condition_deinit(&store->wanted);
    os_mutex_deinit(&store->lock);
    free(store);
}

/* Where memory runs out, searches go on with what there is. */
static void make(store_entry *entry, const atomic_bool *stop)
{
    for (int tier = 0; tier < TIERS; tier++) {
        pattern_groups groups;
        if (pattern_groups_choose(&groups, entry->size, entry->blank_home, tiers[tier]) &&
            patterns_create(&entry->made[tier], entry->size, entry->blank_home, groups.homes,
                            groups.count, groups.name, stop) == SW_OK)
            atomic_store_explicit(&entry->ready, patterns_heuristic(entry->made[tier]),
                                  memory_order_release);
    }
}

static void make_all(void *data)
{
    pattern_store *store = data;
    os_mutex_lock(&store->lock);
    for (;;) {
        while (!store->next_to_make && !atomic_load(&store->stop))
            os_condition_wait(&store->wanted, &store->lock);
        if (atomic_load(&store->stop))
            break;
        store_entry *entry = store->next_to_make;
        os_mutex_unlock(&store->lock);
        make(entry, &store->stop);
        os_mutex_lock(&store->lock);
        store->next_to_make = entry->next;
    }
    os_mutex_unlock(&store->lock);
}

static store_entry *find(const pattern_store *store, puzzle_size size, int blank_home)
{
    for (store_entry *entry = store->first; entry; entry = entry->next)
        if (puzzle_size_equal(entry->size, size) && entry->blank_home == blank_home)
            return entry;
    return NULL;
}

static store_entry *append(pattern_store *store, puzzle_size size, int blank_home)
{
    store_entry *entry = calloc(1, sizeof *entry);
    if (!entry)
        return NULL;
    entry->size = size;
    entry->blank_home = blank_home;
    if (store->last)
        store->last->next = entry;
    else
        store->first = entry;
    store->last = entry;
    if (!store->next_to_make)
        store->next_to_make = entry;
    os_condition_signal_all(&store->wanted);
    return entry;
}

static bool start_maker(pattern_store *store)
{
    if (!store->has_maker)
        store->has_maker = os_thread_start(&store->maker, make_all, store, NULL) == SW_OK;
    return store->has_maker;
}

static bool has_tables(puzzle_size size)
{
    for (int tier = 0; tier < TIERS; tier++)
        if (pattern_groups_exist(size, tiers[tier]))
            return true;
    return false;
}

const heuristic_slot *pattern_store_request(pattern_store *store, puzzle_size size, int blank_home)
{
    if (!has_tables(size))
        return NULL;
    os_mutex_lock(&store->lock);
    store_entry *entry = find(store, size, blank_home);
    if (!entry && start_maker(store))
        entry = append(store, size, blank_home);
    os_mutex_unlock(&store->lock);
    return entry ? &entry->ready : NULL;
}
