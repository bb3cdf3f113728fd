#ifndef SOLVER_EVALUATOR_H
#define SOLVER_EVALUATOR_H

#include "evaluators/additive.h"
#include "evaluators/learned.h"
#include "evaluators/nearby.h"

/* What leads a beam: an estimate of the moves to go. Up to 7x7 by additive databases and, where they were
 * learned for the size, values of pairs of tiles on top of them; beyond by learned values of tiles that
 * are near each other. It sees a board in a form of its own, its view. */
typedef struct evaluator {
    int cells;
    bool is_nearby; /* nearby counts; else base and pairs */
    nearby nearby;
    additive base;
    bool has_pairs;
    learned pairs;
    uint64_t key[ADDITIVE_CELLS]
                [ADDITIVE_CELLS]; /* random, by home and cell: a board's key is their
                                                   * exclusive or (Zobrist) */
} evaluator;

/* A board as databases and pairs see it. */
typedef struct evaluator_pair_view {
    uint8_t home[ADDITIVE_CELLS];    /* of the tile in every cell */
    uint32_t index[ADDITIVE_GROUPS]; /* of the databases; those that there are */
} evaluator_pair_view;

/* Either of the two; how long it is depends on the evaluator. */
typedef union evaluator_view {
    evaluator_pair_view pairs;
    nearby_way ways[1]; /* of every cell */
} evaluator_view;

/* pairs: moved into the evaluator, and then zeroed; NULL for none. The statuses of solver_additive_init. */
sw_status solver_evaluator_init(evaluator *out, puzzle_size size, int blank_home, learned *pairs,
                                const atomic_bool *stop);
/* Of values for tiles that are near each other, which are moved into it. */
void solver_evaluator_init_nearby(evaluator *out, nearby *values);
void solver_evaluator_deinit(evaluator *self);

/* What one takes while it is made, at most, learned values left out. */
size_t solver_evaluator_making(puzzle_size size, int blank_home);

size_t solver_evaluator_bytes(const evaluator *self);

/* ---- Boards ---- */

/* Whether its values were learned: then they order boards far from home, too. */
static inline bool solver_evaluator_is_learned(const evaluator *self)
{
    return self->is_nearby || self->has_pairs;
}

size_t solver_evaluator_view_bytes(const evaluator *self);

typedef struct evaluator_start {
    uint64_t key;  /* boards with different keys are different */
    int32_t bound; /* no solution is shorter */
    int32_t value; /* in 1/LEARNED_UNIT of a move */
} evaluator_start;

evaluator_start solver_evaluator_look(const evaluator *self, const normalized_board *board,
                                      evaluator_view *out);

/* The home of the tile in that cell. */
static inline int solver_evaluator_home(const evaluator *self, const evaluator_view *view, int cell)
{
    if (self->is_nearby)
        return solver_nearby_home(&self->nearby, view->ways, cell);
    return view->pairs.home[cell];
}

static inline uint64_t solver_evaluator_key(const evaluator *self, int home, int cell)
{
    if (!self->is_nearby)
        return self->key[home][cell];
    uint64_t mixed = ((uint64_t)home << 16 | (uint64_t)cell) * 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 29) * 0xbf58476d1ce4e5b9u;
    return (mixed ^ mixed >> 32) * 0x94d049bb133111ebu;
}

/* What key, bound and value change by when the tile at `from` goes to the blank's cell beside it. */
static inline uint64_t solver_evaluator_key_change(const evaluator *self,
                                                   const evaluator_view *view, int from, int blank)
{
    int home = solver_evaluator_home(self, view, from);
    return solver_evaluator_key(self, home, from) ^ solver_evaluator_key(self, home, blank);
}

static inline int solver_evaluator_bound_change(const evaluator *self, const evaluator_view *view,
                                                int from, int blank)
{
    if (self->is_nearby)
        return solver_nearby_distance_change(&self->nearby, view->ways, from, blank);
    return solver_additive_change(&self->base, view->pairs.index,
                                  solver_evaluator_home(self, view, from), from, blank);
}

/* What solver_evaluator_value_change wants to know of the board, whatever moves. */
static inline int32_t solver_evaluator_blank_value(const evaluator *self,
                                                   const evaluator_view *view, int blank)
{
    return self->is_nearby ? solver_nearby_blank(&self->nearby, view->ways, blank) : 0;
}

static inline int32_t solver_evaluator_value_change(const evaluator *self,
                                                    const evaluator_view *view, int from, int blank,
                                                    int bound_change, int32_t blank_value)
{
    if (self->is_nearby)
        return solver_nearby_change(&self->nearby, view->ways, from, blank, blank_value);
    return bound_change * LEARNED_UNIT +
           solver_learned_change(&self->pairs, view->pairs.home,
                                 solver_evaluator_home(self, view, from), from, blank);
}

/* Makes that move. */
void solver_evaluator_move(const evaluator *self, evaluator_view *view, int from, int blank);

#endif
