#ifndef SOLVER_PATTERN_SIFT_H
#define SOLVER_PATTERN_SIFT_H

#include "heuristics/sift.h"
#include "patterns/pattern_views.h"

extern const heuristic_sift solver_patterns_sift;

/* Once through the views brings the one with the largest sum to the front; some moves sort the others. */
void solver_patterns_order(const patterns *tables, patterns_node *node);

#endif
