#ifndef SOLVER_JOB_H
#define SOLVER_JOB_H

#include "solver/distances.h"

/* A request that is solved on a thread of its own. The job copies the request; the solver must
 * outlive it. The jobs of one solver belong to one thread, from which all calls come. */
typedef struct solver_job solver_job;

/* Called on the worker thread after each solution that solver_job_best can take, and when the answer
 * can be taken. */
typedef void solver_job_wake(void *data);

/* wake may be NULL. SW_BAD_INPUT (see solver_request_check), SW_NO_MEMORY or SW_IO (no thread) leave *out
 * untouched. */
sw_status solver_job_start(solver_job **out, solver *solver, const solver_request *request,
                           solver_job_wake *wake, void *data, sw_error *error);

/* The same for solver_distances_find. */
sw_status solver_job_start_distances(solver_job **out, solver *solver,
                                     const solver_request *request, solver_job_wake *wake,
                                     void *data, sw_error *error);

/* Asks to stop and returns at once; the answer then says SW_CANCELLED unless it was ready. */
void solver_job_cancel(solver_job *job);

/* Nodes expanded and lower bound proved so far. */
uint64_t solver_job_nodes(const solver_job *job);
int solver_job_lower_bound(const solver_job *job);

/* How many solutions have been found so far, each shorter than the one before, and the length of the
 * last in the request's metric; 0 and -1 before the first. `wake` is called after each, too. The request's own `improved` is
 * called as well. */
int solver_job_improvements(solver_job *job);
int solver_job_best_length(solver_job *job);

/* Copies the shortest solution so far; *out is initialised, and replaced. SW_NOT_FOUND before the
 * first, SW_NO_MEMORY; *out is then as it was. The caller deinits it. */
sw_status solver_job_best(solver_job *job, puzzle_path *out);

/* NULL until it is ready; then borrowed, and valid until the job is destroyed. */
const solver_answer *solver_job_answer(solver_job *job);
const solver_distances *solver_job_distances(solver_job *job); /* of a job for distances */

/* Cancels, waits for the worker and frees. NULL is safe. */
void solver_job_destroy(solver_job *job);

/* The same without waiting, for a thread that draws: the job frees what it has when a later one is
 * started or dropped, or with its solver at last, which must not be destroyed from another thread. Once
 * this has returned, neither `wake` nor `improved` is called any more. NULL is safe. */
void solver_job_drop(solver_job *job);

#endif
