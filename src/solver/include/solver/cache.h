#ifndef SOLVER_CACHE_H
#define SOLVER_CACHE_H

#include "solver/prepare.h"

/* Tables in files, so that a process that lives shortly need not make them. They are written only
 * when somebody asks for that, and read wherever a solver was given their folder. A file that is
 * damaged or of another version counts for nothing: its table is made, as if it were not there. */

/* Where Slidewise keeps them: "tables" in its folder for caches (os_path_cache), not created. The
 * statuses of os_path_cache. */
sw_status solver_cache_folder(char *out, size_t size, sw_error *error);

/* The folder in which the solver looks for each table before it makes it; NULL for none, which is
 * how a solver begins. Before the first claim or search. False where memory ran out. */
bool solver_set_cache(solver *solver, const char *folder);

typedef enum solver_file_state {
    SOLVER_FILE_GOOD,
    SOLVER_FILE_STALE,      /* of another version, or from another kind of machine */
    SOLVER_FILE_DAMAGED,    /* or not to be read */
    SOLVER_FILE_UNFINISHED, /* somebody is writing it, or died while doing so */
} solver_file_state;

enum { SOLVER_FILE_NAME = 256, SOLVER_MOST_FILES = 8 };

typedef struct solver_file {
    char name[SOLVER_FILE_NAME];
    uint64_t bytes;
    solver_file_state state;
    bool written; /* just now */
} solver_file;

/* Writes files of the best tables made for the claim, as far as they are not there yet, into the
 * solver's folder, which it has. out: these files, and how many. SW_CANCELLED where progress (which
 * may be NULL) was cancelled; SW_IO and SW_LIMIT (the path is too long) name the path; SW_NO_MEMORY. */
sw_status solver_claim_save(solver_claim *claim, const solver_progress *progress,
                            solver_file out[SOLVER_MOST_FILES], int *count, sw_error *error);

/* Makes all tables of a claim of the solver, first those of each smaller memory setting and then its
 * own, and writes them: a search takes one after the other, so it is to find all of them. `saved`,
 * which may be NULL, is called with each file. Nothing else uses the solver meanwhile; it is left
 * with that memory. The statuses of solver_claim_wait and solver_claim_save. */
typedef void solver_file_saved(void *data, const solver_file *file);
sw_status solver_claim_save_all(solver *solver, solver_claim *claim, solver_memory memory,
                                solver_progress *progress, solver_file_saved *saved, void *data,
                                sw_error *error);

/* The files in a folder, by name; each is read and checked. *out is the caller's to free(), and NULL
 * where there are none. SW_IO, SW_NO_MEMORY. */
sw_status solver_cache_list(solver_file **out, size_t *count, const char *folder, sw_error *error);

/* Removes them all, and nothing else. *files and *bytes: how many, and of what size in all. */
sw_status solver_cache_clear(const char *folder, size_t *files, uint64_t *bytes, sw_error *error);

#endif
