#ifndef SOLVER_EVALUATOR_H
#define SOLVER_EVALUATOR_H

#include "evaluators/nearby.h"
#include "evaluators/network.h"

/* What leads a layered beam: an estimate of the moves to go, in 1/EVALUATOR_UNIT of a move. It is the value of
 * tiles near each other, or that of a network, or both in fixed shares. The blank's home is the last cell. */
enum { EVALUATOR_UNIT = 64, EVALUATOR_SHARES = 64 };

typedef struct evaluator {
    puzzle_size size;
    int cells;
    int nearby_share; /* of the value, in EVALUATOR_SHARES; the network has the rest */
    nearby nearby;    /* where it has a share */
    network network;  /* where it has a share */
} evaluator;

/* A board as a beam keeps it. Its size is solver_evaluator_view_bytes. */
typedef struct evaluator_view {
    int32_t near;      /* its value by tiles near each other */
    uint32_t ancestor; /* the board whose accumulator the beam keeps (accumulators.h) */
    uint16_t since[2]; /* the moves from there, as solver_network_move_code */
    home_way ways[];   /* of every cell */
} evaluator_view;

/* Makes an evaluator of what it takes over, each of which may be NULL: the other one then counts alone. share: of
 * `values`, where both are given. */
void solver_evaluator_init(evaluator *out, puzzle_size size, nearby *values, network *network,
                           int share);
void solver_evaluator_deinit(evaluator *self);

/* Returns what it takes. */
size_t solver_evaluator_bytes(const evaluator *self);

static inline bool solver_evaluator_has_nearby(const evaluator *self)
{
    return self->nearby_share > 0;
}

static inline bool solver_evaluator_has_network(const evaluator *self)
{
    return self->nearby_share < EVALUATOR_SHARES;
}

/* ---- Boards ---- */

static inline size_t solver_evaluator_view_bytes(puzzle_size size)
{
    return sizeof(evaluator_view) + (size_t)puzzle_size_cells(size) * sizeof(home_way);
}

typedef struct evaluator_start {
    int32_t bound; /* no solution is shorter */
    int32_t value;
} evaluator_start;

/* Looks at a board from scratch. accumulator: room for its accumulator, where there is a network. */
evaluator_start solver_evaluator_look(const evaluator *self, const normalized_board *board,
                                      evaluator_view *out, int16_t *accumulator);

/* Returns the home of the tile in that cell. */
static inline int solver_evaluator_home(const evaluator *self, const evaluator_view *view, int cell)
{
    return solver_ways_home(self->size, view->ways, cell);
}

/* Returns what the bound changes by when the tile at `from` goes to the blank's cell beside it. */
static inline int solver_evaluator_bound_change(const evaluator *self, const evaluator_view *view,
                                                int from, int blank)
{
    return solver_ways_distance_change(self->size, view->ways, from, blank);
}

/* Returns the value of a board by its parts' values. network: above the bound. */
static inline int32_t solver_evaluator_blend(const evaluator *self, int32_t near, int32_t bound,
                                             int32_t network)
{
    int32_t other = bound * EVALUATOR_UNIT + network;
    return (self->nearby_share * near + (EVALUATOR_SHARES - self->nearby_share) * other) /
           EVALUATOR_SHARES;
}

/* Makes that move, but for the accumulator. near: the value by tiles near each other after it. */
void solver_evaluator_move(const evaluator *self, evaluator_view *view, int from, int blank,
                           int32_t near);

#endif
