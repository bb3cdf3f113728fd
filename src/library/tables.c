/* Tables made ahead of time: kept, built, written to files, listed, and removed. */
#include "board.h"
#include "fail.h"
#include "solver.h"

#include "solver/cache.h"

#include <stdio.h>
#include <stdlib.h>

enum { WATCH_MS = 100 };

/* ---- Kept ---- */

static void free_kept(library_kept *kept)
{
    solver_claim_drop(kept->claim);
    free(kept);
}

static library_kept *find_kept(const slidewise_solver *solver, const puzzle_board *goal)
{
    library_kept *kept = solver->kept;
    while (kept && !puzzle_board_equal(&kept->goal, goal))
        kept = kept->next;
    return kept;
}

static library_kept *add_claim(slidewise_solver *solver, const puzzle_board *goal)
{
    library_kept *kept = malloc(sizeof *kept);
    solver_claim *claim = kept ? solver_claim_tables(solver->solver, goal) : NULL;
    if (!claim) {
        free(kept);
        return NULL;
    }
    *kept = (library_kept){.next = solver->kept, .goal = *goal, .claim = claim};
    solver->kept = kept;
    return kept;
}

/* Claims the tables for boards of that goal unless that is done; false where memory ran out. */
static bool keep(slidewise_solver *solver, const puzzle_board *goal)
{
    os_mutex_lock(&solver->lock);
    library_kept *kept = find_kept(solver, goal);
    if (!kept)
        kept = add_claim(solver, goal);
    solver->searched = true;
    os_mutex_unlock(&solver->lock);
    return kept != NULL;
}

slidewise_status slidewise_tables_keep(slidewise_solver *solver, const slidewise_board *goal,
                                       char *error)
{
    return keep(solver, &goal->board) ? SLIDEWISE_OK : library_fail_memory(error);
}

void slidewise_tables_drop(slidewise_solver *solver, const slidewise_board *goal)
{
    os_mutex_lock(&solver->lock);
    for (library_kept **at = &solver->kept; *at;) {
        library_kept *kept = *at;
        if (goal && !puzzle_board_equal(&kept->goal, &goal->board)) {
            at = &kept->next;
            continue;
        }
        *at = kept->next;
        free_kept(kept);
    }
    os_mutex_unlock(&solver->lock);
}

/* ---- Built ---- */

/* Tables in the making. */
typedef struct building {
    slidewise_solver *solver;
    puzzle_board goal;
    puzzle_metric metric;
    solver_memory memory;
    char *cache; /* NULL for none; owned */
    solver_progress *progress;
    sw_error reason;
    os_mutex lock; /* of what follows */
    os_condition changed;
    const solver_claim *shown; /* whose tables are made just now, or NULL */
    bool over;
    sw_status status;
} building;

static void show(building *now, const solver_claim *claim)
{
    os_mutex_lock(&now->lock);
    now->shown = claim;
    os_mutex_unlock(&now->lock);
}

static sw_status write_with(building *now, solver *writer)
{
    solver_claim *claim = NULL;
    if (solver_set_cache(writer, now->cache))
        claim = solver_claim_tables(writer, &now->goal);
    if (!claim)
        return sw_fail(&now->reason, SW_NO_MEMORY, "memory ran out");
    show(now, claim);
    sw_status status =
        solver_claim_save_all(writer, claim, now->memory, now->progress, NULL, NULL, &now->reason);
    show(now, NULL);
    solver_claim_drop(claim);
    return status;
}

/* By a solver of its own, so that nothing else that runs has less memory meanwhile. */
static sw_status write_files(building *now)
{
    solver *writer;
    sw_status status = solver_create(&writer, &now->reason);
    if (status != SW_OK)
        return status;
    status = write_with(now, writer);
    solver_destroy(writer);
    return status;
}

/* By a claim of its own, so that the kept one may be dropped meanwhile. */
static sw_status keep_tables(building *now)
{
    solver_claim *claim = solver_claim_tables(now->solver->solver, &now->goal);
    if (!claim)
        return sw_fail(&now->reason, SW_NO_MEMORY, "memory ran out");
    show(now, claim);
    sw_status status = solver_claim_wait(claim, now->progress);
    show(now, NULL);
    if (status == SW_OK && !keep(now->solver, &now->goal))
        status = SW_NO_MEMORY;
    solver_claim_drop(claim);
    return status == SW_OK ? status : sw_fail(&now->reason, status, "memory ran out");
}

static sw_status make(building *now)
{
    if (now->metric == PUZZLE_METRIC_SLIDES) {
        sw_status status = solver_prepare_slides(now->solver->solver, &now->goal, now->progress);
        return status == SW_OK ? status : sw_fail(&now->reason, status, "memory ran out");
    }
    sw_status status = now->cache ? write_files(now) : SW_OK;
    return status == SW_OK ? keep_tables(now) : status;
}

static void run(void *data)
{
    building *now = data;
    sw_status status = make(now);
    os_mutex_lock(&now->lock);
    now->status = status;
    now->over = true;
    os_condition_signal_all(&now->changed);
    os_mutex_unlock(&now->lock);
}

/* Runs it on another thread while this one asks whether it may go on. */
static sw_status run_watched(building *now, slidewise_tables_watch *watch, void *data)
{
    os_thread thread;
    sw_status started = os_thread_start(&thread, run, now, &now->reason);
    if (started != SW_OK)
        return started;
    os_mutex_lock(&now->lock);
    while (!now->over) {
        os_condition_wait_ms(&now->changed, &now->lock, WATCH_MS);
        double done = solver_claim_state(now->shown).progress;
        os_mutex_unlock(&now->lock);
        if (watch(data, done) != 0)
            solver_progress_cancel(now->progress);
        os_mutex_lock(&now->lock);
    }
    os_mutex_unlock(&now->lock);
    os_thread_join(thread);
    return now->status;
}

/* To be closed whatever comes of it. */
static sw_status building_open(building *now, slidewise_solver *solver, const slidewise_board *goal)
{
    *now = (building){.solver = solver, .goal = goal->board};
    os_mutex_init(&now->lock);
    os_condition_init(&now->changed);
    os_mutex_lock(&solver->lock);
    sw_status status =
        library_options_folder(&solver->options, LIBRARY_CACHE, &now->cache, &now->reason);
    now->metric = (puzzle_metric)solver->options.numbers[LIBRARY_METRIC];
    now->memory = library_options_memory(&solver->options);
    solver->searched = true;
    os_mutex_unlock(&solver->lock);
    return status == SW_OK ? solver_progress_create(&now->progress, &now->reason) : status;
}

static void building_close(building *now)
{
    solver_progress_destroy(now->progress);
    free(now->cache);
    os_condition_deinit(&now->changed);
    os_mutex_deinit(&now->lock);
}

slidewise_status slidewise_tables_build(slidewise_solver *solver, const slidewise_board *goal,
                                        slidewise_tables_watch *watch, void *data, char *error)
{
    building now;
    sw_status status = building_open(&now, solver, goal);
    if (status == SW_OK && watch) {
        status = run_watched(&now, watch, data);
    } else if (status == SW_OK) {
        run(&now);
        status = now.status;
    }
    building_close(&now);
    if (status == SW_OK || status == SW_CANCELLED)
        return library_status(status);
    return library_fail(error, &now.reason);
}

/* ---- Files, and a list of all ---- */

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
