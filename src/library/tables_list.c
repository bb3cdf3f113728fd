/* Which tables there are, in memory and in files, and the files removed. */
#include "fail.h"
#include "solver.h"

#include "solver/cache.h"

#include <stdio.h>
#include <stdlib.h>

/* A copy of the cache folder, which the caller frees; NULL for none. */
static sw_status get_folder(char **out, slidewise_solver *solver, sw_error *error)
{
    os_mutex_lock(&solver->lock);
    sw_status status = library_options_folder(&solver->options, LIBRARY_CACHE, out, error);
    os_mutex_unlock(&solver->lock);
    return status;
}

slidewise_status slidewise_tables_remove_files(slidewise_solver *solver, char *error)
{
    sw_error reason;
    char *folder;
    size_t files;
    uint64_t bytes;
    sw_status status = get_folder(&folder, solver, &reason);
    if (status == SW_OK && folder)
        status = solver_cache_clear(folder, &files, &bytes, &reason);
    free(folder);
    return status == SW_OK ? SLIDEWISE_OK : library_fail(error, &reason);
}

typedef struct table {
    char name[SOLVER_FILE_NAME];
    uint64_t bytes;
    const char *state; /* static */
} table;

struct slidewise_tables {
    int count;
    table tables[];
};

static void add(slidewise_tables *list, const char *name, uint64_t bytes, const char *state)
{
    table *added = &list->tables[list->count++];
    snprintf(added->name, sizeof added->name, "%s", name);
    added->bytes = bytes;
    added->state = state;
}

static void add_kept(slidewise_tables *list, const library_kept *kept)
{
    for (; kept; kept = kept->next) {
        solver_tables state = solver_claim_state(kept->claim);
        char name[SOLVER_FILE_NAME];
        snprintf(name, sizeof name, "%dx%d: %s", kept->goal.size.columns, kept->goal.size.rows,
                 state.name);
        if (state.made > 0)
            add(list, name, state.bytes, "memory");
    }
}

static void add_files(slidewise_tables *list, const solver_file *files, size_t count)
{
    static const char *const states[] = {
        [SOLVER_FILE_GOOD] = "good",
        [SOLVER_FILE_STALE] = "stale",
        [SOLVER_FILE_DAMAGED] = "damaged",
        [SOLVER_FILE_UNFINISHED] = "unfinished",
    };
    for (size_t i = 0; i < count; i++)
        add(list, files[i].name, files[i].bytes, states[files[i].state]);
}

/* Under the solver's lock. */
static slidewise_tables *list_all(const slidewise_solver *solver, const solver_file *files,
                                  size_t count)
{
    size_t room = count;
    for (const library_kept *kept = solver->kept; kept; kept = kept->next)
        room++;
    slidewise_tables *list = malloc(sizeof *list + room * sizeof *list->tables);
    if (!list)
        return NULL;
    list->count = 0;
    add_kept(list, solver->kept);
    add_files(list, files, count);
    return list;
}

/* Reads the files, which may take long. */
static sw_status list_files(solver_file **out, size_t *count, slidewise_solver *solver,
                            sw_error *error)
{
    char *folder;
    sw_status status = get_folder(&folder, solver, error);
    if (status == SW_OK && folder)
        status = solver_cache_list(out, count, folder, error);
    free(folder);
    return status;
}

slidewise_status slidewise_tables_list(slidewise_tables **out, slidewise_solver *solver,
                                       char *error)
{
    sw_error reason;
    solver_file *files = NULL;
    size_t count = 0;
    if (list_files(&files, &count, solver, &reason) != SW_OK)
        return library_fail(error, &reason);
    os_mutex_lock(&solver->lock);
    slidewise_tables *list = list_all(solver, files, count);
    os_mutex_unlock(&solver->lock);
    free(files);
    if (!list)
        return library_fail_memory(error);
    *out = list;
    return SLIDEWISE_OK;
}

void slidewise_tables_free(slidewise_tables *tables)
{
    free(tables);
}

int slidewise_tables_count(const slidewise_tables *tables)
{
    return tables->count;
}

static bool has(const slidewise_tables *tables, int number)
{
    return number >= 0 && number < tables->count;
}

const char *slidewise_tables_name(const slidewise_tables *tables, int number)
{
    return has(tables, number) ? tables->tables[number].name : NULL;
}

uint64_t slidewise_tables_bytes(const slidewise_tables *tables, int number)
{
    return has(tables, number) ? tables->tables[number].bytes : 0;
}

const char *slidewise_tables_state(const slidewise_tables *tables, int number)
{
    return has(tables, number) ? tables->tables[number].state : NULL;
}
