#ifndef SOLVER_WIDTH_SCHEDULE_H
#define SOLVER_WIDTH_SCHEDULE_H

#include "puzzle/board.h"

/* How wide one beam after the other is to be: the first is done in milliseconds, the last takes all
 * that is left of the budget, and none is begun that cannot be finished. Whole numbers throughout: the
 * same nodes give the same widths on every machine. */

typedef enum width_kind { WIDTH_STAGED, WIDTH_LAYERED, WIDTH_KINDS } width_kind;

/* A beam of that width takes, or took, so many nodes. */
typedef struct width_step {
    width_kind kind;
    int width; /* 0: no beam is worth it any more */
    uint64_t nodes;
} width_step;

typedef struct width_schedule {
    width_kind kind;               /* of all beams; but the first may be staged */
    width_step known[WIDTH_KINDS]; /* from which nodes are reckoned */
    int width;                     /* of the last beam of `kind`; 0 before */
    bool begun;
    bool may_fail;               /* layered beams */
    unsigned first[WIDTH_KINDS]; /* the least width of a kind */
} width_schedule;

/* length: of a solution that is known. layered: there are databases for the size; at_once: and nothing
 * has to be made for them. */
void solver_width_schedule_init(width_schedule *out, puzzle_size size, size_t length, bool layered,
                                bool at_once);

/* What is left for beams: nodes, and as many as the time allows at the speed of the last beam. */
typedef struct width_limits {
    uint64_t nodes, timed;   /* UINT64_MAX where there is no limit */
    int widest[WIDTH_KINDS]; /* that memory allows */
} width_limits;

/* The widest beam of a kind that there is any use for. */
int solver_width_schedule_widest(width_kind kind);

width_step solver_width_schedule_next(const width_schedule *self, width_limits left);

/* It was taken. */
void solver_width_schedule_note(width_schedule *self, width_step taken);

#endif
