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

#endif
