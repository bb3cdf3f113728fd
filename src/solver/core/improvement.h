#ifndef SOLVER_IMPROVEMENT_H
#define SOLVER_IMPROVEMENT_H

#include "core/watch.h"

/* A path that does not lead from the request's start to its goal is a bug, and must not be shown in
 * any build: it ends the program. */
void solver_improvement_require_replay(const solver_request *request, const puzzle_path *path);

/* Tells whoever listens to the request of a solution, which is replayed first. */
void solver_improvement_tell(const solver_request *request, const puzzle_path *path,
                             const search_watch *watch);

/* Takes the path for the answer's where it is the shortest so far in the request's metric, and tells of
 * it. The path is left empty. engine, heuristic: static texts. */
void solver_improvement_offer(const solver_request *request, puzzle_path *path, const char *engine,
                              const char *heuristic, const search_watch *watch, solver_answer *out);

#endif
