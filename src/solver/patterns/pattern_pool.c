/* Pattern databases on loan: one serves every group that a symmetry takes to it. */
#include "patterns/pattern_pool.h"

#include "patterns/pattern_build.h"
#include "patterns/pattern_file.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* What a table depends on, in the one form that all its reflections share. */
typedef struct pool_key {
    puzzle_size size; /* columns <= rows: a vertical move then passes fewer tiles */
    cell_set homes;
    cell_set outside; /* the component of the blank's home */
} pool_key;

typedef struct pool_entry {
    struct pool_entry *next;
    pool_key key;
    pattern table;
    int loans;
    bool distrusted;
} pool_entry;

typedef struct pool_space {
    struct pool_space *next;
    pattern_space space;
} pool_space;

struct pattern_pool {
    solver_budget *budget; /* or NULL */
    size_t reserved;       /* counted there, for tables to come */
    pool_entry *entries;
    pool_space *spaces; /* small beside the tables; kept, but for those that tidying frees */
    char *folder;       /* of files; or NULL */
    bool makes_all;     /* a file was wrong */
};

pattern_pool *solver_pattern_pool_create(solver_budget *budget)
{
    pattern_pool *pool = calloc(1, sizeof *pool);
    if (pool)
        pool->budget = budget;
    return pool;
}

/* The link to the space then leads to the next one. */
static void free_space(pattern_pool *pool, pool_space **link)
{
    pool_space *gone = *link;
    *link = gone->next;
    solver_budget_give_back(pool->budget, solver_pattern_space_bytes(&gone->space));
    solver_pattern_space_deinit(&gone->space);
    free(gone);
}

void solver_pattern_pool_destroy(pattern_pool *pool)
{
    if (!pool)
        return;
    assert(!pool->entries);
    while (pool->spaces)
        free_space(pool, &pool->spaces);
    free(pool->folder);
    free(pool);
}

bool solver_pattern_pool_set_folder(pattern_pool *pool, const char *folder)
{
    char *copy = folder ? strdup(folder) : NULL;
    if (folder && !copy)
        return false;
    free(pool->folder);
    pool->folder = copy;
    return true;
}

const char *solver_pattern_pool_folder(const pattern_pool *pool)
{
    return pool->folder;
}

static cell_set reflect_set(puzzle_size size, int symmetry, cell_set set)
{
    cell_set image = 0;
    for (; set; set &= set - 1)
        image |= 1u << solver_home_reflect(size, symmetry, __builtin_ctz(set));
    return image;
}

static bool key_less(const pool_key *a, const pool_key *b)
{
    return a->homes != b->homes ? a->homes < b->homes : a->outside < b->outside;
}

static bool key_equal(const pool_key *a, const pool_key *b)
{
    return puzzle_size_equal(a->size, b->size) && a->homes == b->homes && a->outside == b->outside;
}

/* The least of all reflections, and the symmetry that leads there. */
static pool_key make_key(puzzle_size size, cell_set homes, int blank_home, int *symmetry)
{
    cell_set all = (1u << puzzle_size_cells(size)) - 1;
    cell_set outside = solver_cell_set_component(size, all & ~homes, blank_home);
    pool_key best = {.homes = 0};
    for (int i = 0; i < HOME_REFLECTIONS; i++) {
        pool_key key = {solver_home_reflected_size(size, i), reflect_set(size, i, homes),
                        reflect_set(size, i, outside)};
        if (key.size.columns > key.size.rows || (best.homes && !key_less(&key, &best)))
            continue;
        best = key;
        *symmetry = i;
    }
    return best;
}

static sw_status find_space(pattern_pool *pool, puzzle_size size, int tiles,
                            const pattern_making *making, const pattern_space **out)
{
    for (pool_space *known = pool->spaces; known; known = known->next)
        if (puzzle_size_equal(known->space.size, size) && known->space.tiles == tiles) {
            *out = &known->space;
            return SW_OK;
        }
    pool_space *made = malloc(sizeof *made);
    if (!made)
        return SW_NO_MEMORY;
    sw_status status = solver_pattern_space_init(&made->space, size, tiles, &making->stop);
    if (status != SW_OK) {
        free(made);
        return status;
    }
    solver_budget_take(pool->budget, solver_pattern_space_bytes(&made->space));
    made->next = pool->spaces;
    pool->spaces = made;
    *out = &made->space;
    return SW_OK;
}

static pool_entry *find_entry(const pattern_pool *pool, const pool_key *key)
{
    pool_entry *entry = pool->entries;
    while (entry && (entry->distrusted || !key_equal(&entry->key, key)))
        entry = entry->next;
    return entry;
}

/* A table that is read is made at one stroke. */
static sw_status fill_table(pattern *out, const pattern_space *space, const pool_key *key,
                            const char *folder, pattern_making *making)
{
    int blank_home = __builtin_ctz(key->outside);
    sw_status status = SW_NOT_FOUND;
    if (folder)
        status =
            solver_pattern_file_load(out, space, key->homes, blank_home, folder, &making->stop);
    if (status == SW_NOT_FOUND)
        return solver_pattern_init(out, space, key->homes, blank_home, making);
    if (status == SW_OK)
        atomic_fetch_add(&making->states, (uint64_t)space->blocks * (uint64_t)space->orders);
    return status;
}

/* Counts a table that is there now, as one that was reserved where there was one. */
static void count_table(pattern_pool *pool, size_t bytes)
{
    size_t reserved = bytes < pool->reserved ? bytes : pool->reserved;
    pool->reserved -= reserved;
    solver_budget_take(pool->budget, bytes - reserved);
}

static sw_status make_entry(pattern_pool *pool, const pool_key *key, pattern_making *making,
                            pool_entry **out)
{
    const pattern_space *space;
    sw_status status =
        find_space(pool, key->size, solver_cell_set_count(key->homes), making, &space);
    if (status != SW_OK)
        return status;
    pool_entry *made = calloc(1, sizeof *made);
    if (!made)
        return SW_NO_MEMORY;
    made->key = *key;
    status = fill_table(&made->table, space, key, pool->makes_all ? NULL : pool->folder, making);
    if (status != SW_OK) {
        free(made);
        return status;
    }
    count_table(pool, solver_pattern_bytes(&made->table));
    made->next = pool->entries;
    pool->entries = *out = made;
    return SW_OK;
}

sw_status solver_pattern_pool_borrow(pattern_pool *pool, puzzle_size size, cell_set homes,
                                     int blank_home, pattern_making *making, pattern_loan *out)
{
    int symmetry = 0;
    pool_key key = make_key(size, homes, blank_home, &symmetry);
    pool_entry *entry = find_entry(pool, &key);
    if (!entry) {
        sw_status status = make_entry(pool, &key, making, &entry);
        if (status != SW_OK)
            return status;
    }
    entry->loans++;
    out->table = &entry->table;
    for (int cell = 0; cell < puzzle_size_cells(size); cell++)
        out->cell[cell] = (uint8_t)solver_home_reflect(size, symmetry, cell);
    return SW_OK;
}

void solver_pattern_pool_return(pattern_pool *pool, const pattern *table)
{
    pool_entry **link = &pool->entries;
    while (&(*link)->table != table)
        link = &(*link)->next;
    pool_entry *entry = *link;
    if (--entry->loans > 0)
        return;
    *link = entry->next;
    solver_budget_give_back(pool->budget, solver_pattern_bytes(&entry->table));
    solver_pattern_deinit(&entry->table);
    free(entry);
}

void solver_pattern_pool_distrust(pattern_pool *pool, const pattern *table)
{
    pool_entry *entry = pool->entries;
    while (&entry->table != table)
        entry = entry->next;
    entry->distrusted = true;
    pool->makes_all = true;
}

static bool is_listed(const pool_key *keys, int count, const pool_key *key)
{
    for (int i = 0; i < count; i++)
        if (key_equal(&keys[i], key))
            return true;
    return false;
}

sw_status solver_pattern_pool_cost(pattern_pool *pool, puzzle_size size, int blank_home,
                                   const cell_set *homes, int groups, const pattern_making *making,
                                   pattern_cost *out)
{
    pool_key keys[PATTERN_CELLS];
    *out = (pattern_cost){0};
    for (int group = 0; group < groups; group++) {
        int symmetry = 0;
        keys[group] = make_key(size, homes[group], blank_home, &symmetry);
        if (is_listed(keys, group, &keys[group]))
            continue;
        const pattern_space *space;
        sw_status status =
            find_space(pool, keys[group].size, solver_cell_set_count(homes[group]), making, &space);
        if (status != SW_OK)
            return status;
        out->bytes += solver_pattern_space_table_bytes(space);
        if (find_entry(pool, &keys[group]))
            continue;
        size_t building = solver_pattern_build_bytes(space);
        out->making = building > out->making ? building : out->making;
        out->missing_bytes += solver_pattern_space_table_bytes(space);
        out->missing_states += (uint64_t)space->blocks * (uint64_t)space->orders;
    }
    return SW_OK;
}

bool solver_pattern_pool_reserve(pattern_pool *pool, size_t bytes)
{
    assert(pool->reserved == 0);
    if (pool->budget && !solver_budget_try(pool->budget, bytes, SOLVER_BUDGET_LEFT))
        return false;
    pool->reserved = bytes;
    return true;
}

void solver_pattern_pool_release(pattern_pool *pool)
{
    solver_budget_give_back(pool->budget, pool->reserved);
    pool->reserved = 0;
}

static bool has_tables(const pattern_pool *pool, const pattern_space *space)
{
    const pool_entry *entry = pool->entries;
    while (entry && entry->table.space != space)
        entry = entry->next;
    return entry != NULL;
}

void solver_pattern_pool_tidy(pattern_pool *pool, int tiles)
{
    pool_space **link = &pool->spaces;
    while (*link)
        if ((*link)->space.tiles <= tiles || has_tables(pool, &(*link)->space))
            link = &(*link)->next;
        else
            free_space(pool, link);
}

size_t solver_pattern_pool_bytes(const pattern_pool *pool)
{
    size_t bytes = 0;
    for (const pool_entry *entry = pool->entries; entry; entry = entry->next)
        bytes += solver_pattern_bytes(&entry->table);
    return bytes;
}
