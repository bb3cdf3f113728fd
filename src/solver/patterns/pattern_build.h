#ifndef SOLVER_PATTERN_BUILD_H
#define SOLVER_PATTERN_BUILD_H

#include "patterns/pattern.h"

/* Fills the table's zeroed bits, with as much memory again meanwhile. SW_CANCELLED or SW_NO_MEMORY
 * where it could not. */
sw_status solver_pattern_build(pattern *table, pattern_making *making);

#endif
