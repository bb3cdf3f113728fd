#include "tables.h"

#include "os/thread.h"
#include "walking.h"

#include <stdlib.h>

enum { PRUNE_LENGTH = 8 }; /* a millisecond; 10 saves a tenth of the nodes and takes ten */

typedef struct walking_entry {
    struct walking_entry *next;
    puzzle_size size;
    int blank_home;
    walking *made;
} walking_entry;

struct tables {
    os_mutex lock; /* of the list; held while a table is made, for which others wait */
    prune automaton;
    walking_entry *walkings;
    pattern_store *patterns;
};

tables *tables_create(void)
{
    tables *shared = calloc(1, sizeof *shared);
    if (!shared)
        return NULL;
    os_mutex_init(&shared->lock);
    shared->patterns = pattern_store_create(solver_memory_bytes(SOLVER_MEMORY_NORMAL));
    if (shared->patterns && prune_init(&shared->automaton, PRUNE_LENGTH))
        return shared;
    tables_destroy(shared);
    return NULL;
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
    pattern_store_destroy(shared->patterns);
    prune_deinit(&shared->automaton);
    os_mutex_deinit(&shared->lock);
    free(shared);
}

const prune *tables_prune(const tables *shared)
{
    return &shared->automaton;
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

pattern_store *tables_patterns(const tables *shared)
{
    return shared->patterns;
}
