#ifndef LIBRARY_SOLVER_H
#define LIBRARY_SOLVER_H

#include "base/text.h"
#include "os/thread.h"
#include "puzzle/metric.h"
#include "slidewise.h"
#include "solver/distances.h"
#include "solver/prepare.h"

#include <stdbool.h>

/* ---- Options (options.c) ---- */

/* A solver's options, in the order of their numbers. */
typedef enum library_option {
    LIBRARY_MEMORY,
    LIBRARY_THREADS,
    LIBRARY_ENGINE,
    LIBRARY_METRIC,
    LIBRARY_TIME,
    LIBRARY_NODES,
    LIBRARY_CACHE,
    LIBRARY_VALUES,
    LIBRARY_OPTIONS, /* how many */
} library_option;

/* A number, or the place of a word among an option's words; a folder. */
typedef struct library_options {
    int64_t numbers[LIBRARY_OPTIONS];
    char *folders[LIBRARY_OPTIONS]; /* NULL for none; owned */
} library_options;

/* As in a new solver. */
void library_options_init(library_options *out);
void library_options_deinit(library_options *options);

/* Sets the option that has the name; *option tells which. SLIDEWISE_BAD_INPUT, also for a folder
 * where it is too late; SLIDEWISE_NO_MEMORY. */
slidewise_status library_options_set(library_options *options, const char *name, const char *value,
                                     bool is_late, library_option *option, char *error);

/* The value, as text; false where there is no such name. The caller deinits the text. */
bool library_options_get(const library_options *options, const char *name, sw_text *out);

/* A request with these options, without boards. */
void library_options_request(const library_options *options, solver_request *out);

/* A copy of the folder, which the caller frees; NULL for none. SW_NO_MEMORY. */
sw_status library_options_folder(const library_options *options, library_option option, char **out,
                                 sw_error *error);

solver_memory library_options_memory(const library_options *options);

/* ---- Results (result.c) ---- */

struct slidewise_result {
    slidewise_status status;
    char *path; /* NULL where there is none; owned */
    int moves, slides;
    bool proved;
    int bound;
    const char *engine, *heuristic; /* static */
    uint64_t nodes;
    double ms, cpu_ms, table_ms;
    int after[PUZZLE_MOVES];
    char best[PUZZLE_MOVES + 1];
};

/* Without a path and distances, zero otherwise; NULL where memory ran out. */
slidewise_result *library_result_create(slidewise_status status);

/* Gives it the path; false where memory ran out. */
bool library_result_take_path(slidewise_result *result, const puzzle_path *path);

/* Gives it the bound, unless it has a higher one, and the nodes. */
void library_result_note(slidewise_result *result, const solver_progress *progress);

/* NULL where memory ran out. */
slidewise_result *library_result_copy(const slidewise_result *result);

/* Of a search that has come to its end. */
slidewise_result *library_result_of_answer(const solver_answer *answer);
slidewise_result *library_result_of_distances(const solver_distances *distances);

/* ---- The handle ---- */

/* What slidewise_tables_build keeps. */
typedef struct library_kept {
    struct library_kept *next;
    puzzle_board goal;
    solver_claim *claim;
} library_kept;

struct slidewise_solver {
    solver *solver;
    os_mutex lock; /* of what follows */
    library_options options;
    bool searched; /* it is too late for folders */
    slidewise_watch *watch;
    void *watch_data;
    library_kept *kept;
};

#endif
