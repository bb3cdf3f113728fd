#ifndef SOLVER_SHARED_H
#define SOLVER_SHARED_H

#include "solver/prepare.h"
#include "tables/tables.h"

/* The tables that a solver's searches share. Borrowed. */
tables *solver_shared_tables(solver *self);

/* NULL where no tables suit the size. Borrowed. */
pattern_claim *solver_claim_patterns(solver_claim *claim);

#endif
