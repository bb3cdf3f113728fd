#ifndef SOLVER_SHARED_H
#define SOLVER_SHARED_H

#include "solver/solver.h"
#include "tables.h"

/* The tables that a solver's searches share. Borrowed. */
tables *solver_shared_tables(solver *self);

#endif
