#ifndef SOLVER_ADDITIVE_BUILD_H
#define SOLVER_ADDITIVE_BUILD_H

#include "evaluators/additive.h"

typedef uint64_t wide_set; /* a bit a cell, up to 64 of them */

/* Fills a table of one group: out[sum of cell of tile i times cells to the power i] becomes the least
 * number of moves of these tiles that bring them to homes[i], wherever the blank may stand, or 255
 * where two tiles are on one cell. By breadth-first search from the goal over all placements and
 * components of the blank. The statuses of solver_additive_init. */
/* What making takes beside the table, at most. */
size_t solver_additive_build_bytes(puzzle_size size, int tiles);

sw_status solver_additive_build(uint8_t *out, puzzle_size size, const int *homes, int tiles,
                                int blank_home, const atomic_bool *stop);

/* The component of `within` that holds the cell. */
wide_set solver_wide_set_component(puzzle_size size, wide_set within, int cell);

#endif
