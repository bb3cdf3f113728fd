#include "guides/guides.h"

#include "os/paths.h"
#include "os/thread.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The lock guards all but size and blank_home, which never change, and the guide while it is made:
 * then it belongs to the borrower who makes it. */
typedef struct guide_entry {
    struct guide_entry *next; /* the one that was borrowed before */
    puzzle_size size;
    int blank_home;
    int borrowers;
    bool making; /* by one of the borrowers */
    bool made;
    guide guide;
} guide_entry;

struct guides {
    solver_budget *budget; /* or NULL */
    os_mutex lock;
    os_condition made;
    char *folder;
    guide_entry *first; /* the one that was borrowed last */
};

/* So many are kept beside those that are in use. */
enum { KEPT_GUIDES = 2 };

guides *solver_guides_create(solver_budget *budget)
{
    guides *shared = calloc(1, sizeof *shared);
    if (!shared)
        return NULL;
    shared->budget = budget;
    os_mutex_init(&shared->lock);
    os_condition_init(&shared->made);
    return shared;
}

static void destroy_entry(guides *shared, guide_entry *entry)
{
    if (entry->made)
        solver_budget_give_back(shared->budget, solver_guide_bytes(&entry->guide));
    solver_guide_deinit(&entry->guide);
    free(entry);
}

void solver_guides_destroy(guides *shared)
{
    if (!shared)
        return;
    while (shared->first) {
        guide_entry *entry = shared->first;
        shared->first = entry->next;
        destroy_entry(shared, entry);
    }
    os_condition_deinit(&shared->made);
    os_mutex_deinit(&shared->lock);
    free(shared->folder);
    free(shared);
}

bool solver_guides_set_folder(guides *shared, const char *folder)
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

enum { LEAST_SIDE = 5, GREATEST_SIDE = 7 };

bool solver_guides_are_learned(puzzle_size size)
{
    return size.columns == size.rows && size.columns >= LEAST_SIDE && size.columns <= GREATEST_SIDE;
}

sw_status solver_guides_load(guides *shared, puzzle_size size, learned *out, sw_error *error)
{
    char name[32], path[OS_PATH_SIZE];
    if (!shared->folder)
        return sw_fail(error, SW_NOT_FOUND, "no folder with learned values");
    snprintf(name, sizeof name, "%dx%d.values", size.columns, size.rows);
    sw_status status = os_path_join(path, sizeof path, shared->folder, name, error);
    return status == SW_OK ? solver_learned_load(out, path, error) : status;
}

static sw_status make_guide(guides *shared, guide_entry *entry, const atomic_bool *stop)
{
    learned pairs;
    bool corner = entry->blank_home == puzzle_size_cells(entry->size) - 1;
    bool has_pairs = corner && solver_guides_are_learned(entry->size) &&
                     solver_guides_load(shared, entry->size, &pairs, NULL) == SW_OK;
    sw_status status = solver_guide_init(&entry->guide, entry->size, entry->blank_home,
                                         has_pairs ? &pairs : NULL, stop);
    if (status != SW_OK && has_pairs)
        solver_learned_deinit(&pairs);
    return status;
}

/* ---- Borrowing; with the lock held ---- */

/* Takes the entry out of the list, if it is there. */
static guide_entry *find_entry(guides *shared, puzzle_size size, int blank_home)
{
    for (guide_entry **link = &shared->first; *link; link = &(*link)->next) {
        guide_entry *entry = *link;
        if (puzzle_size_equal(entry->size, size) && entry->blank_home == blank_home) {
            *link = entry->next;
            return entry;
        }
    }
    return NULL;
}

static void drop_unused(guides *shared, int kept)
{
    guide_entry **link = &shared->first;
    while (*link) {
        guide_entry *entry = *link;
        if (entry->borrowers == 0 && (!entry->made || kept-- <= 0)) {
            *link = entry->next;
            destroy_entry(shared, entry);
        } else {
            link = &entry->next;
        }
    }
}

static guide_entry *create_entry(puzzle_size size, int blank_home)
{
    guide_entry *entry = calloc(1, sizeof *entry);
    if (!entry)
        return NULL;
    entry->size = size;
    entry->blank_home = blank_home;
    return entry;
}

static guide_entry *borrow_entry(guides *shared, puzzle_size size, int blank_home, bool *is_new)
{
    guide_entry *entry = find_entry(shared, size, blank_home);
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

/* Makes the guide, or waits for another borrower who does. */
static sw_status complete(guides *shared, guide_entry *entry, const solver_progress *progress)
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
        entry->making = true;
        os_mutex_unlock(&shared->lock);
        status = make_guide(shared, entry, progress ? &progress->cancel : NULL);
        os_mutex_lock(&shared->lock);
        entry->making = false;
        entry->made = status == SW_OK;
        if (entry->made)
            solver_budget_take(shared->budget, solver_guide_bytes(&entry->guide));
        os_condition_signal_all(&shared->made);
    }
    return status;
}

static sw_status borrow(guides *shared, puzzle_size size, int blank_home,
                        const solver_progress *progress, const guide **out)
{
    sw_status status = SW_NO_MEMORY;
    bool is_new;
    guide_entry *entry = borrow_entry(shared, size, blank_home, &is_new);
    if (entry) {
        if (is_new)
            drop_unused(shared, KEPT_GUIDES - 1);
        status = complete(shared, entry, progress);
        if (status == SW_OK)
            *out = &entry->guide;
        else
            entry->borrowers--;
    }
    return status;
}

sw_status solver_guides_borrow(guides *shared, puzzle_size size, int blank_home,
                               solver_progress *progress, const guide **out)
{
    progress_waiter waiter = {.lock = &shared->lock, .changed = &shared->made};
    if (progress)
        solver_progress_await(progress, &waiter);
    os_mutex_lock(&shared->lock);
    sw_status status = borrow(shared, size, blank_home, progress, out);
    os_mutex_unlock(&shared->lock);
    if (progress)
        solver_progress_leave(progress, &waiter);
    return status;
}

bool solver_guides_are_ready(guides *shared, puzzle_size size, int blank_home)
{
    bool ready = false;
    os_mutex_lock(&shared->lock);
    for (const guide_entry *entry = shared->first; entry; entry = entry->next)
        ready |= puzzle_size_equal(entry->size, size) && entry->blank_home == blank_home &&
                 entry->made && entry->guide.has_pairs;
    os_mutex_unlock(&shared->lock);
    return ready;
}

void solver_guides_return(guides *shared, const guide *borrowed)
{
    os_mutex_lock(&shared->lock);
    for (guide_entry *entry = shared->first; entry; entry = entry->next)
        entry->borrowers -= &entry->guide == borrowed;
    drop_unused(shared, KEPT_GUIDES);
    os_mutex_unlock(&shared->lock);
}
