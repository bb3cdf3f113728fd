/* Evaluators that searches share: made by the first borrower, kept for the next. */
#include "evaluators/evaluators.h"

#include "os/paths.h"
#include "os/thread.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The lock guards all but size, which never changes, and the evaluator while it is made: then it belongs to the
 * borrower who makes it. */
typedef struct evaluator_entry {
    struct evaluator_entry *next; /* the one that was borrowed before */
    puzzle_size size;
    int borrowers;
    bool making; /* by one of the borrowers */
    bool made;
    evaluator evaluator;
} evaluator_entry;

struct evaluators {
    solver_budget *budget; /* or NULL */
    os_mutex lock;
    os_condition made;
    char *folder;
    evaluator_entry *first; /* the one that was borrowed last */
};

/* So many are kept beside those that are in use. */
enum { KEPT_EVALUATORS = 2 };

evaluators *solver_evaluators_create(solver_budget *budget)
{
    evaluators *shared = calloc(1, sizeof *shared);
    if (!shared)
        return NULL;
    shared->budget = budget;
    os_mutex_init(&shared->lock);
    os_condition_init(&shared->made);
    return shared;
}

static void destroy_entry(evaluators *shared, evaluator_entry *entry)
{
    if (entry->made)
        solver_budget_give_back(shared->budget, solver_evaluator_bytes(&entry->evaluator));
    solver_evaluator_deinit(&entry->evaluator);
    free(entry);
}

void solver_evaluators_destroy(evaluators *shared)
{
    if (!shared)
        return;
    while (shared->first) {
        evaluator_entry *entry = shared->first;
        shared->first = entry->next;
        destroy_entry(shared, entry);
    }
    os_condition_deinit(&shared->made);
    os_mutex_deinit(&shared->lock);
    free(shared->folder);
    free(shared);
}

bool solver_evaluators_set_folder(evaluators *shared, const char *folder)
{
    size_t size = folder ? strlen(folder) + 1 : 0;
    char *copy = folder ? malloc(size) : NULL;
    if (folder && !copy)
        return false;
    if (folder)
        memcpy(copy, folder, size);
    free(shared->folder);
    shared->folder = copy;
    return true;
}

/* ---- Files ---- */

/* The squares that have a network, the most units that it may have, and the share that tiles near each other keep
 * beside it. */
typedef struct network_plan {
    int side, units, nearby_share;
} network_plan;

static const network_plan networks[] = {{5, 128, 0}, {6, 256, 0}, {7, 256, 0}, {8, 256, 40}};

static const network_plan *find_plan(puzzle_size size)
{
    for (size_t i = 0; i < sizeof networks / sizeof *networks; i++)
        if (size.columns == networks[i].side && size.rows == networks[i].side)
            return &networks[i];
    return NULL;
}

int solver_evaluators_units(puzzle_size size)
{
    const network_plan *plan = find_plan(size);
    return plan ? plan->units : 0;
}

bool solver_evaluators_have_nearby(puzzle_size size)
{
    const network_plan *plan = find_plan(size);
    return !plan || plan->nearby_share > 0;
}

static sw_status find_file(const evaluators *shared, const char *name, char path[OS_PATH_SIZE],
                           sw_error *error)
{
    if (!shared->folder)
        return sw_fail(error, SW_NOT_FOUND, "no folder with learned values");
    return os_path_join(path, OS_PATH_SIZE, shared->folder, name, error);
}

static sw_status load_network(network *out, const evaluators *shared, const network_plan *plan,
                              sw_error *error)
{
    char name[32], path[OS_PATH_SIZE];
    network read;
    snprintf(name, sizeof name, "%dx%d.network", plan->side, plan->side);
    sw_status status = find_file(shared, name, path, error);
    if (status == SW_OK)
        status = solver_network_load(&read, plan->side, path, error);
    if (status != SW_OK)
        return status;
    int units = read.units;
    if (units > plan->units) {
        solver_network_deinit(&read);
        return sw_fail(error, SW_BAD_INPUT, "%s: %d units; there is room for %d", path, units,
                       plan->units);
    }
    *out = read;
    return SW_OK;
}

static sw_status load_nearby(nearby *out, const evaluators *shared, puzzle_size size,
                             sw_error *error)
{
    char path[OS_PATH_SIZE];
    sw_status status = find_file(shared, "nearby.values", path, error);
    return status == SW_OK ? solver_nearby_load(out, size, path, error) : status;
}

/* The files to read for an evaluator. */
typedef struct evaluator_parts {
    bool network, nearby;
} evaluator_parts;

static evaluator_parts wanted_parts(puzzle_size size)
{
    return (evaluator_parts){find_plan(size) != NULL, solver_evaluators_have_nearby(size)};
}

static size_t parts_making(puzzle_size size, evaluator_parts parts)
{
    return (parts.network ? solver_network_making(size.columns, solver_evaluators_units(size))
                          : 0) +
           (parts.nearby ? solver_nearby_making(size) : 0);
}

size_t solver_evaluators_values_making(puzzle_size size)
{
    return parts_making(size, wanted_parts(size));
}

static sw_status make_evaluator(evaluator *out, const evaluators *shared, puzzle_size size,
                                evaluator_parts parts, sw_error *error)
{
    const network_plan *plan = find_plan(size);
    network network = {.side = 0};
    nearby values = {.cells = 0};
    sw_status status = SW_OK;
    if (parts.network)
        status = load_network(&network, shared, plan, error);
    if (status == SW_OK && parts.nearby)
        status = load_nearby(&values, shared, size, error);
    if (status != SW_OK) {
        solver_network_deinit(&network);
        return status;
    }
    solver_evaluator_init(out, size, parts.nearby ? &values : NULL, parts.network ? &network : NULL,
                          plan ? plan->nearby_share : 0);
    return SW_OK;
}

sw_status solver_evaluators_check(const evaluators *shared, puzzle_size size, sw_error *error)
{
    evaluator made;
    sw_status status = make_evaluator(&made, shared, size, wanted_parts(size), error);
    if (status == SW_OK)
        solver_evaluator_deinit(&made);
    return status;
}

/* ---- Borrowing; with the lock held ---- */

/* Takes the entry out of the list, if it is there. */
static evaluator_entry *find_entry(evaluators *shared, puzzle_size size)
{
    for (evaluator_entry **link = &shared->first; *link; link = &(*link)->next) {
        evaluator_entry *entry = *link;
        if (puzzle_size_equal(entry->size, size)) {
            *link = entry->next;
            return entry;
        }
    }
    return NULL;
}

static void drop_unused(evaluators *shared, int kept)
{
    evaluator_entry **link = &shared->first;
    while (*link) {
        evaluator_entry *entry = *link;
        if (entry->borrowers == 0 && (!entry->made || kept-- <= 0)) {
            *link = entry->next;
            destroy_entry(shared, entry);
        } else {
            link = &entry->next;
        }
    }
}

static evaluator_entry *create_entry(puzzle_size size)
{
    evaluator_entry *entry = calloc(1, sizeof *entry);
    if (!entry)
        return NULL;
    entry->size = size;
    return entry;
}

static evaluator_entry *borrow_entry(evaluators *shared, puzzle_size size, bool *is_new)
{
    evaluator_entry *entry = find_entry(shared, size);
    *is_new = entry == NULL;
    if (!entry)
        entry = create_entry(size);
    if (!entry)
        return NULL;
    entry->borrowers++;
    entry->next = shared->first;
    shared->first = entry;
    return entry;
}

/* What an evaluator that is not there yet takes while it is made. */
static size_t making_bytes(const evaluators *shared, puzzle_size size, evaluator_parts parts)
{
    return sizeof(evaluator) + (shared->folder ? parts_making(size, parts) : 0);
}

/* Counts the bytes, for which unused evaluators may have to go. */
static bool reserve(evaluators *shared, size_t bytes, solver_budget_share share)
{
    if (!shared->budget)
        return true;
    if (bytes > solver_budget_left(shared->budget))
        drop_unused(shared, 0);
    return solver_budget_try(shared->budget, bytes, share);
}

/* Makes it of these parts, the lock released. */
static sw_status make_of_parts(evaluators *shared, evaluator_entry *entry, evaluator_parts parts,
                               solver_budget_share share)
{
    size_t bytes = making_bytes(shared, entry->size, parts);
    if (!reserve(shared, bytes, share))
        return SW_NO_MEMORY;
    entry->making = true;
    os_mutex_unlock(&shared->lock);
    sw_status status = make_evaluator(&entry->evaluator, shared, entry->size, parts, NULL);
    os_mutex_lock(&shared->lock);
    entry->making = false;
    entry->made = status == SW_OK;
    if (entry->made)
        solver_budget_take(shared->budget, solver_evaluator_bytes(&entry->evaluator));
    solver_budget_give_back(shared->budget, bytes);
    os_condition_signal_all(&shared->made);
    return status;
}

/* A file that is damaged counts as one that is missing: tiles near each other then count alone. */
static sw_status make_entry(evaluators *shared, evaluator_entry *entry, solver_budget_share share)
{
    evaluator_parts wanted = wanted_parts(entry->size), alone = {.nearby = true};
    sw_status status = make_of_parts(shared, entry, wanted, share);
    if (status != SW_OK && status != SW_NO_MEMORY && wanted.network)
        status = make_of_parts(shared, entry, alone, share);
    return status == SW_OK || status == SW_NO_MEMORY ? status : SW_NOT_FOUND;
}

/* Makes the evaluator, or waits for another borrower who does. */
static sw_status complete(evaluators *shared, evaluator_entry *entry, solver_budget_share share,
                          const solver_progress *progress)
{
    sw_status status = SW_OK;
    while (!entry->made && status == SW_OK) {
        if (entry->making) {
            if (progress && solver_progress_is_cancelled(progress))
                status = SW_CANCELLED;
            else
                os_condition_wait(&shared->made, &shared->lock);
            continue;
        }
        status = make_entry(shared, entry, share);
    }
    return status;
}

static sw_status borrow(evaluators *shared, puzzle_size size, solver_budget_share share,
                        const solver_progress *progress, const evaluator **out)
{
    sw_status status = SW_NO_MEMORY;
    bool is_new;
    evaluator_entry *entry = borrow_entry(shared, size, &is_new);
    if (entry) {
        if (is_new)
            drop_unused(shared, KEPT_EVALUATORS - 1);
        status = complete(shared, entry, share, progress);
        if (status == SW_OK)
            *out = &entry->evaluator;
        else
            entry->borrowers--;
    }
    return status;
}

sw_status solver_evaluators_borrow(evaluators *shared, puzzle_size size, solver_budget_share share,
                                   solver_progress *progress, const evaluator **out)
{
    progress_waiter waiter = {.lock = &shared->lock, .changed = &shared->made};
    if (progress)
        solver_progress_await(progress, &waiter);
    os_mutex_lock(&shared->lock);
    sw_status status = borrow(shared, size, share, progress, out);
    os_mutex_unlock(&shared->lock);
    if (progress)
        solver_progress_leave(progress, &waiter);
    return status;
}

size_t solver_evaluators_making(evaluators *shared, puzzle_size size, solver_budget_share share)
{
    bool made = false;
    os_mutex_lock(&shared->lock);
    for (const evaluator_entry *entry = shared->first; entry; entry = entry->next)
        made |= puzzle_size_equal(entry->size, size) && entry->made;
    os_mutex_unlock(&shared->lock);
    return made && share == SOLVER_BUDGET_LEFT ? 0 : making_bytes(shared, size, wanted_parts(size));
}

void solver_evaluators_tidy(evaluators *shared)
{
    os_mutex_lock(&shared->lock);
    drop_unused(shared, 0);
    os_mutex_unlock(&shared->lock);
}

void solver_evaluators_return(evaluators *shared, const evaluator *borrowed)
{
    os_mutex_lock(&shared->lock);
    for (evaluator_entry *entry = shared->first; entry; entry = entry->next)
        entry->borrowers -= &entry->evaluator == borrowed;
    drop_unused(shared, KEPT_EVALUATORS);
    os_mutex_unlock(&shared->lock);
}
