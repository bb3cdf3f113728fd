#ifndef LIBRARY_SOLVER_H
#define LIBRARY_SOLVER_H

#include "options.h"
#include "os/thread.h"
#include "slidewise.h"
#include "solver/prepare.h"

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

/* The options as they are now; from then on it is too late for folders. The boards are put into
 * the request. SLIDEWISE_BAD_INPUT where the sizes differ. */
slidewise_status library_request(slidewise_solver *solver, const slidewise_board *start,
                                 const slidewise_board *goal, solver_request *out, char *error);

/* Searches on the calling thread. The status is *out's, or SLIDEWISE_NO_MEMORY without one. */
slidewise_status library_search(slidewise_solver *solver, const solver_request *request,
                                bool distances, solver_progress *progress, slidewise_result **out);

#endif
