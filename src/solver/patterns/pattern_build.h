#ifndef SOLVER_PATTERN_BUILD_H
#define SOLVER_PATTERN_BUILD_H

#include "patterns/pattern.h"

/* What a table takes beside its own bits while it is made, at most. */
size_t solver_pattern_build_bytes(const pattern_space *space);

/* Fills the table's zeroed bits, with so much memory meanwhile. SW_CANCELLED or SW_NO_MEMORY
 * where it could not. */
sw_status solver_pattern_build(pattern *table, pattern_making *making);

#endif
