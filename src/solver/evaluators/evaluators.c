/* Evaluators that searches share: made by the first borrower, kept for the next. */
#include "evaluators/evaluators.h"

#include "os/paths.h"
#include "os/thread.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The lock guards all but size and blank_home, which never change, and the evaluator while it is made:
 * then it belongs to the borrower who makes it. */
typedef struct evaluator_entry {
    struct evaluator_entry *next; /* the one that was borrowed before */
    puzzle_size size;
    int blank_home;
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

/* ---- Learned values ---- */

/* Some squares have a file of learned values of their own; all other boards of many cells have one
 * together. Smaller ones do as well with databases alone. */
enum { LEAST_SIDE = 5, MOST_PAIRED_SIDE = 7, MANY_CELLS = 24 };

static bool is_paired(puzzle_size size)
{
    return size.columns == size.rows && size.columns >= LEAST_SIDE &&
           size.columns <= MOST_PAIRED_SIDE;
}

bool solver_evaluators_are_nearby(puzzle_size size)
{
    return !is_paired(size) && puzzle_size_cells(size) >= MANY_CELLS;
}

bool solver_evaluators_are_learned(puzzle_size size)
{
    return is_paired(size) || solver_evaluators_are_nearby(size);
}

static sw_status find_file(const evaluators *shared, puzzle_size size, char path[OS_PATH_SIZE],
                           sw_error *error)
{
    char name[32] = "squares.values";
    if (!shared->folder)
        return sw_fail(error, SW_NOT_FOUND, "no folder with learned values");
    if (is_paired(size))
        snprintf(name, sizeof name, "%dx%d.values", size.columns, size.rows);
    return os_path_join(path, OS_PATH_SIZE, shared->folder, name, error);
}

sw_status solver_evaluators_check(const evaluators *shared, puzzle_size size, sw_error *error)
{
    char path[OS_PATH_SIZE];
    learned pairs;
    nearby values;
    sw_status status = find_file(shared, size, path, error);
    if (status != SW_OK)
        return status;
    status = is_paired(size) ? solver_learned_load(&pairs, path, error)
                             : solver_nearby_load(&values, size, path, error);
    if (status == SW_OK && is_paired(size))
        solver_learned_deinit(&pairs);
    else if (status == SW_OK)
        solver_nearby_deinit(&values);
    return status;
}

size_t solver_evaluators_values_making(puzzle_size size)
{
    return is_paired(size) ? solver_learned_making(size.columns) : solver_nearby_making(size);
}

/* Values of tiles near each other, which need no databases. */
static sw_status make_nearby(evaluators *shared, evaluator_entry *entry)
{
    char path[OS_PATH_SIZE];
    nearby values;
    sw_status status = find_file(shared, entry->size, path, NULL);
    if (status == SW_OK)
        status = solver_nearby_load(&values, entry->size, path, NULL);
    if (status == SW_OK)
        solver_evaluator_init_nearby(&entry->evaluator, &values);
    return status == SW_NO_MEMORY ? status : status == SW_OK ? SW_OK : SW_NOT_FOUND;
}

static sw_status make_evaluator(evaluators *shared, evaluator_entry *entry, const atomic_bool *stop)
{
    char path[OS_PATH_SIZE];
    learned pairs;
    bool corner = entry->blank_home == puzzle_size_cells(entry->size) - 1;
    bool is_learned = corner && solver_evaluators_are_learned(entry->size);
    if (solver_evaluators_are_nearby(entry->size))
        return corner ? make_nearby(shared, entry) : SW_NOT_FOUND;
    bool has_pairs = is_learned && find_file(shared, entry->size, path, NULL) == SW_OK &&
                     solver_learned_load(&pairs, path, NULL) == SW_OK;
    sw_status status = solver_evaluator_init(&entry->evaluator, entry->size, entry->blank_home,
                                             has_pairs ? &pairs : NULL, stop);
    if (status != SW_OK && has_pairs)
        solver_learned_deinit(&pairs);
    return status;
}

/* ---- Borrowing; with the lock held ---- */

/* Takes the entry out of the list, if it is there. */
static evaluator_entry *find_entry(evaluators *shared, puzzle_size size, int blank_home)
{
    for (evaluator_entry **link = &shared->first; *link; link = &(*link)->next) {
        evaluator_entry *entry = *link;
        if (puzzle_size_equal(entry->size, size) && entry->blank_home == blank_home) {
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

static evaluator_entry *create_entry(puzzle_size size, int blank_home)
{
    evaluator_entry *entry = calloc(1, sizeof *entry);
    if (!entry)
        return NULL;
    entry->size = size;
    entry->blank_home = blank_home;
    return entry;
}

static evaluator_entry *borrow_entry(evaluators *shared, puzzle_size size, int blank_home,
                                     bool *is_new)
{
    evaluator_entry *entry = find_entry(shared, size, blank_home);
    *is_new = entry == NULL;
    if (!entry)
        entry = create_entry(size, blank_home);
    if (!entry)
        return NULL;
    entry->borrowers++;
    entry->next = shared->first;
    shared->first = entry;
    return entry;
}

/* What an evaluator that is not there yet takes while it is made. */
static size_t making_bytes(const evaluators *shared, puzzle_size size, int blank_home)
{
    bool learns = shared->folder && solver_evaluators_are_learned(size) &&
                  blank_home == puzzle_size_cells(size) - 1;
    size_t values = learns ? solver_evaluators_values_making(size) : 0;
    bool has_databases = !solver_evaluators_are_nearby(size);
    return (has_databases ? solver_evaluator_making(size, blank_home) : sizeof(evaluator)) + values;
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

/* Makes it, the lock released. */
static sw_status make_entry(evaluators *shared, evaluator_entry *entry, solver_budget_share share,
                            const solver_progress *progress)
{
    size_t bytes = making_bytes(shared, entry->size, entry->blank_home);
    if (!reserve(shared, bytes, share))
        return SW_NO_MEMORY;
    entry->making = true;
    os_mutex_unlock(&shared->lock);
    sw_status status = make_evaluator(shared, entry, progress ? &progress->cancel : NULL);
    os_mutex_lock(&shared->lock);
    entry->making = false;
    entry->made = status == SW_OK;
    if (entry->made)
        solver_budget_take(shared->budget, solver_evaluator_bytes(&entry->evaluator));
    solver_budget_give_back(shared->budget, bytes);
    os_condition_signal_all(&shared->made);
    return status;
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
        status = make_entry(shared, entry, share, progress);
    }
    return status;
}

static sw_status borrow(evaluators *shared, puzzle_size size, int blank_home,
                        solver_budget_share share, const solver_progress *progress,
                        const evaluator **out)
{
    sw_status status = SW_NO_MEMORY;
    bool is_new;
    evaluator_entry *entry = borrow_entry(shared, size, blank_home, &is_new);
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

sw_status solver_evaluators_borrow(evaluators *shared, puzzle_size size, int blank_home,
                                   solver_budget_share share, solver_progress *progress,
                                   const evaluator **out)
{
    progress_waiter waiter = {.lock = &shared->lock, .changed = &shared->made};
    if (progress)
        solver_progress_await(progress, &waiter);
    os_mutex_lock(&shared->lock);
    sw_status status = borrow(shared, size, blank_home, share, progress, out);
    os_mutex_unlock(&shared->lock);
    if (progress)
        solver_progress_leave(progress, &waiter);
    return status;
}

size_t solver_evaluators_making(evaluators *shared, puzzle_size size, int blank_home,
                                solver_budget_share share)
{
    bool made = false;
    os_mutex_lock(&shared->lock);
    for (const evaluator_entry *entry = shared->first; entry; entry = entry->next)
        made |=
            puzzle_size_equal(entry->size, size) && entry->blank_home == blank_home && entry->made;
    os_mutex_unlock(&shared->lock);
    return made && share == SOLVER_BUDGET_LEFT ? 0 : making_bytes(shared, size, blank_home);
}

void solver_evaluators_tidy(evaluators *shared)
{
    os_mutex_lock(&shared->lock);
    drop_unused(shared, 0);
    os_mutex_unlock(&shared->lock);
}

bool solver_evaluators_are_ready(evaluators *shared, puzzle_size size, int blank_home)
{
    bool ready = false;
    os_mutex_lock(&shared->lock);
    for (const evaluator_entry *entry = shared->first; entry; entry = entry->next)
        ready |= puzzle_size_equal(entry->size, size) && entry->blank_home == blank_home &&
                 entry->made && solver_evaluator_is_learned(&entry->evaluator);
    os_mutex_unlock(&shared->lock);
    return ready;
}

void solver_evaluators_return(evaluators *shared, const evaluator *borrowed)
{
    os_mutex_lock(&shared->lock);
    for (evaluator_entry *entry = shared->first; entry; entry = entry->next)
        entry->borrowers -= &entry->evaluator == borrowed;
    drop_unused(shared, KEPT_EVALUATORS);
    os_mutex_unlock(&shared->lock);
}
