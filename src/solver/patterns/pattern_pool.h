#ifndef SOLVER_PATTERN_POOL_H
#define SOLVER_PATTERN_POOL_H

#include "core/budget.h"
#include "patterns/pattern.h"

/* Pattern databases that can be shared. A table depends on the homes of its tiles and on the
 * component of the other cells that holds the blank's home; and it serves every group that a
 * reflection, or the exchange of columns and rows, takes there. So one table may do for two groups
 * of a board, and, where a group leaves the other cells connected, for every home of the blank.
 *
 * One thread at a time. */
typedef struct pattern_pool pattern_pool;

/* Its tables are counted in the budget, if there is one. NULL where memory ran out. */
pattern_pool *solver_pattern_pool_create(solver_budget *budget);
void solver_pattern_pool_destroy(pattern_pool *pool); /* everything borrowed has been returned */

/* Where tables are looked for before they are made; NULL, as at first, for nowhere. Before the first
 * is borrowed. False where memory ran out; the folder is then as it was. */
bool solver_pattern_pool_set_folder(pattern_pool *pool, const char *folder);
const char *solver_pattern_pool_folder(const pattern_pool *pool); /* NULL for none; borrowed */

/* A table on loan, and how a board of the borrower's looks to it. */
typedef struct pattern_loan {
    const pattern *table;
    uint8_t cell[PATTERN_CELLS]; /* by the board's cell: the table's */
} pattern_loan;

/* Reads the table from its file, or makes it, where it is not there yet. The statuses of
 * solver_pattern_init. */
sw_status solver_pattern_pool_borrow(pattern_pool *pool, puzzle_size size, cell_set homes,
                                     int blank_home, pattern_making *making, pattern_loan *out);
void solver_pattern_pool_return(pattern_pool *pool, const pattern *table);

/* The bits of a table on loan are wrong: it is lent to nobody else. It came from a file, so from now on
 * all tables are made. */
void solver_pattern_pool_distrust(pattern_pool *pool, const pattern *table);

/* What the groups' tables take, each counted once. */
typedef struct pattern_cost {
    size_t bytes;         /* of all of them */
    size_t missing_bytes; /* of those that are not there yet */
    size_t making;        /* what is needed besides while one of them is made, at most */
    uint64_t missing_states;
} pattern_cost;

/* SW_CANCELLED, SW_NO_MEMORY. */
sw_status solver_pattern_pool_cost(pattern_pool *pool, puzzle_size size, int blank_home,
                                   const cell_set *homes, int groups, const pattern_making *making,
                                   pattern_cost *out);

/* Counts so many bytes ahead for tables that will be borrowed, and what making them takes; false where the
 * budget has no room for them. They are released before others are reserved. */
bool solver_pattern_pool_reserve(pattern_pool *pool, size_t bytes);
void solver_pattern_pool_release(pattern_pool *pool);

/* Frees what is known of groups of more than so many tiles, where there are no tables. */
void solver_pattern_pool_tidy(pattern_pool *pool, int tiles);

/* Of all tables that are there. */
size_t solver_pattern_pool_bytes(const pattern_pool *pool);

#endif
