#include "tables.h"

#include "os/thread.h"
#include "walking.h"

#include <stdlib.h>

enum {
    SMALL_CELLS = 9, /* up to here the small automaton is enough */
    SMALL_LENGTH = 6,
    LARGE_LENGTH = 10,
};

typedef struct walking_entry {
    struct walking_entry *next;
    puzzle_size size;
    int blank_home;
    walking *made;
} walking_entry;

struct tables {
    os_mutex lock; /* held while a table is made: whoever needs the same one waits for it */
    prune small;
    prune large; /* empty until it is needed */
    walking_entry *walkings;
};

tables *tables_create(void)
{
    tables *shared = calloc(1, sizeof *shared);
    if (!shared)
        return NULL;
    if (!prune_init(&shared->small, SMALL_LENGTH)) {
        free(shared);
        return NULL;
    }
    os_mutex_init(&shared->lock);
    return shared;
}

void tables_destroy(tables *shared)
{
    if (!shared)
        return;
    while (shared->walkings) {
        walking_entry *entry = shared->walkings;
        shared->walkings = entry->next;
        walking_destroy(entry->made);
        free(entry);
    }
    prune_deinit(&shared->small);
    prune_deinit(&shared->large);
    os_mutex_deinit(&shared->lock);
    free(shared);
}

const prune *tables_prune(tables *shared, int cells)
{
    if (cells <= SMALL_CELLS)
        return &shared->small;
    os_mutex_lock(&shared->lock);
    bool made = shared->large.states > 0 || prune_init(&shared->large, LARGE_LENGTH);
    os_mutex_unlock(&shared->lock);
    return made ? &shared->large : NULL;
}

static walking_entry *make_walking(puzzle_size size, int blank_home)
{
    walking_entry *entry = calloc(1, sizeof *entry);
    if (!entry)
        return NULL;
    *entry = (walking_entry){NULL, size, blank_home, walking_create(size, blank_home)};
    if (entry->made)
        return entry;
    free(entry);
    return NULL;
}

const heuristic *tables_walking(tables *shared, puzzle_size size, int blank_home)
{
    os_mutex_lock(&shared->lock);
    walking_entry *entry = shared->walkings;
    while (entry && !(puzzle_size_equal(entry->size, size) && entry->blank_home == blank_home))
        entry = entry->next;
    if (!entry) {
        entry = make_walking(size, blank_home);
        if (entry) {
            entry->next = shared->walkings;
            shared->walkings = entry;
        }
    }
    os_mutex_unlock(&shared->lock);
    return entry ? walking_heuristic(entry->made) : NULL;
}
