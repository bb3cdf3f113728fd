#ifndef SOLVER_LADDER_H
#define SOLVER_LADDER_H

#include "puzzle/board.h"

/* How wide one beam after the other is to be: the first is done in milliseconds, the last takes all
 * that is left of the budget, and none is begun that cannot be finished. Whole numbers throughout: the
 * same nodes give the same widths on every machine. */

typedef enum ladder_kind { LADDER_STAGED, LADDER_LAYERED, LADDER_KINDS } ladder_kind;

/* A beam of that width takes, or took, so many nodes. */
typedef struct ladder_rung {
    ladder_kind kind;
    int width; /* 0: no beam is worth it any more */
    uint64_t nodes;
} ladder_rung;

typedef struct ladder {
    ladder_kind kind;                /* of all beams; but the first may be staged */
    ladder_rung known[LADDER_KINDS]; /* from which nodes are reckoned */
    int width;                       /* of the last beam of `kind`; 0 before */
    bool begun;
} ladder;

/* length: of a solution that is known. layered: there are databases for the size; at_once: and nothing
 * has to be made for them. */
void solver_ladder_init(ladder *out, puzzle_size size, size_t length, bool layered, bool at_once);

/* What is left for beams: nodes, and as many as the time allows at the speed of the last beam. */
typedef struct ladder_budget {
    uint64_t nodes, timed;    /* UINT64_MAX where there is no limit */
    int widest[LADDER_KINDS]; /* that memory allows */
} ladder_budget;

/* The widest beam of a kind that there is any use for. */
int solver_ladder_widest(ladder_kind kind);

ladder_rung solver_ladder_next(const ladder *self, ladder_budget left);

/* It was taken. */
void solver_ladder_note(ladder *self, ladder_rung taken);

#endif
