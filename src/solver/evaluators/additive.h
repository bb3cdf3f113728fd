#ifndef SOLVER_ADDITIVE_H
#define SOLVER_ADDITIVE_H

#include "base/status.h"
#include "core/home.h"

#include <stdatomic.h>

/* Additive pattern databases of at most four tiles each (Korf and Felner, 2002), for boards that are
 * too large for those of pattern.h: a byte a placement, found by one addition a move. They are made in
 * half a second at most. The groups are squares of 2x2 tiles, and strips where a line is left over;
 * groups that a symmetry of the board takes to one another share a table. */
enum { ADDITIVE_CELLS = 49, ADDITIVE_TILES = 4, ADDITIVE_GROUPS = 16 };

typedef struct additive {
    puzzle_size size;
    int blank_home;
    int groups;
    uint8_t group[ADDITIVE_CELLS]; /* by home */
    /* A group's index is the sum of what its tiles contribute: by home and cell. */
    uint32_t place[ADDITIVE_CELLS][ADDITIVE_CELLS];
    const uint8_t *distance[ADDITIVE_GROUPS]; /* by index; some are one table */
    uint8_t *tables[ADDITIVE_GROUPS];         /* owned */
    int table_count;
    size_t bytes; /* of the tables */
} additive;

/* SW_CANCELLED where *stop was set meanwhile (it may be NULL), SW_NO_MEMORY; *out is then empty. */
sw_status solver_additive_init(additive *out, puzzle_size size, int blank_home,
                               const atomic_bool *stop);
/* What it takes while it is made, at most. */
size_t solver_additive_making(puzzle_size size, int blank_home);
void solver_additive_deinit(additive *self);

/* The groups' indices for a whole board, and the sum of their distances: no solution is shorter. */
int solver_additive_start(const additive *self, const normalized_board *board,
                          uint32_t index[ADDITIVE_GROUPS]);

/* What the sum grows by when the tile of that home goes from one cell to another. */
static inline int solver_additive_change(const additive *self, const uint32_t *index, int home,
                                         int from, int to)
{
    int group = self->group[home];
    uint32_t before = index[group];
    uint32_t after = before - self->place[home][from] + self->place[home][to];
    return self->distance[group][after] - self->distance[group][before];
}

#endif
