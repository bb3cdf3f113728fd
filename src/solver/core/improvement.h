#ifndef SOLVER_IMPROVEMENT_H
#define SOLVER_IMPROVEMENT_H

#include "core/watch.h"

/* A path that does not lead from the request's start to its goal is a bug, and must not be shown in
 * any build: it ends the program. */
void solver_improvement_require_replay(const solver_request *request, const puzzle_path *path);

/* Tells whoever listens to the request of a solution, which is replayed first. */
void solver_improvement_tell(const solver_request *request, const puzzle_path *path,
                             const search_watch *watch);

#endif
