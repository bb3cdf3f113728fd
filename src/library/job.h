#ifndef LIBRARY_JOB_H
#define LIBRARY_JOB_H

#include "slidewise.h"
#include "solver/solver.h"

#include <stdbool.h>

/* SLIDEWISE_NO_MEMORY, SLIDEWISE_IO. */
slidewise_status library_job_start(slidewise_job **out, slidewise_solver *solver,
                                   const solver_request *request, bool distances, char *error);

/* Hands the result of a search that has ended over to the caller; false where memory ran out for
 * it. */
bool library_job_take_result(slidewise_job *job, slidewise_result **out);

#endif
