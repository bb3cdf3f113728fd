#ifndef SOLVER_WALK_TABLE_H
#define SOLVER_WALK_TABLE_H

#include "core/home.h"

/* Walking distance on one axis (Ken'ichiro Takahashi, 2001): the moves to the goal of a puzzle in
 * which only the line of each tile and of its home counts, so that the tiles of a line swap freely.
 * Lines lie across the axis: rows for vertical moves. */

enum { WALK_LINES = 4 }; /* tables of more lines would be too large */

typedef struct walk_table {
    int lines;
    int states;       /* the goal is state 0 */
    uint64_t *crowds; /* by state: how many tiles of each line are at home in each line */
    uint8_t *moves;   /* to the goal */
    uint16_t *next;   /* by state, direction (1 away from line 0) and the moved tile's home line */
} walk_table;

/* line: of each cell, below `lines` <= WALK_LINES; at most 15 cells a line. False where memory ran
 * out. The table is then empty and safe to deinit, as is a zeroed one. */
bool solver_walk_table_init(walk_table *out, int lines, const uint8_t *line, int cells,
                            int blank_home);
void solver_walk_table_deinit(walk_table *table);

/* The state of a board. */
int solver_walk_table_state(const walk_table *table, const uint8_t *line,
                            const normalized_board *board);

static inline int solver_walk_table_next(const walk_table *table, int state, bool away,
                                         int home_line)
{
    return table->next[(state * 2 + away) * WALK_LINES + home_line];
}

#endif
