#ifndef SOLVER_PARTS_H
#define SOLVER_PARTS_H

#include "solver/job.h"
#include "solver/prepare.h"
#include "tables/tables.h"

/* The tables that a solver's searches share. Borrowed. */
tables *solver_shared_tables(solver *self);

/* Its dropped jobs whose workers may still run: a list, which job.c keeps. */
solver_job **solver_dropped_jobs(solver *self);

/* Waits for all of them, and frees them. */
void solver_jobs_end(solver_job **dropped);

/* NULL where no tables suit the size. Borrowed. */
pattern_claim *solver_claim_patterns(solver_claim *claim);

#endif
