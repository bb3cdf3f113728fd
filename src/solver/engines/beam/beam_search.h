#ifndef SOLVER_BEAM_SEARCH_H
#define SOLVER_BEAM_SEARCH_H

#include "core/watch.h"
#include "evaluators/evaluator.h"
#include "puzzle/path.h"

/* A layered beam search, a layer at a time: layer n holds the `width` most promising of the boards
 * that n moves lead to, without those that were met shortly before. Boards that the evaluator suits: its
 * size, the blank's home in the last cell. */
typedef struct beam_search beam_search;

typedef struct beam_node {
    uint64_t key;
    uint32_t parent; /* in the layer before */
    int32_t value;   /* by the evaluator, in 1/EVALUATOR_UNIT of a move */
    uint16_t bound;  /* no solution from here is shorter */
    uint16_t blank;
    uint16_t came_from; /* the blank's cell before; its own in the first layer */
    uint64_t view[];    /* an evaluator_view */
} beam_node;

static inline const evaluator_view *solver_beam_node_view(const beam_node *node)
{
    return (const evaluator_view *)node->view;
}

typedef enum beam_step {
    BEAM_ON,
    BEAM_FOUND,   /* the next move leads home */
    BEAM_EMPTY,   /* nothing is left that could be short enough */
    BEAM_LOST,    /* for many layers nothing has come nearer to home */
    BEAM_STOPPED, /* the watch said so */
    BEAM_NO_MEMORY,
} beam_step;

/* Only solutions of fewer than `most` moves are looked for. threads: 1 or 2; the outcome does not
 * depend on it. NULL where memory ran out. */
beam_search *solver_beam_search_create(const evaluator *evaluator, const normalized_board *start,
                                       int width, int most, int threads);
/* What it takes at most. units: of the network that has a share in the values; 0 for none. */
size_t solver_beam_search_bytes(puzzle_size size, int width, int most, int units);
void solver_beam_search_destroy(beam_search *self); /* NULL is safe */

/* Processor time of the second thread so far. */
double solver_beam_search_helper_cpu_ms(const beam_search *self);

/* From one layer to the next. */
beam_step solver_beam_search_advance(beam_search *self, search_watch *watch);

/* Returns a board's key, and what it changes by, by exclusive or, when the tile at `from` goes to the blank's cell beside
 * it. Boards with different keys are different. */
uint64_t solver_beam_search_key(const beam_search *self, const normalized_board *board);
uint64_t solver_beam_search_key_change(const beam_search *self, const beam_node *node, int from);

/* The present layer; the first one is number 0. Borrowed until the next step. */
int solver_beam_search_layer(const beam_search *self);
int solver_beam_search_count(const beam_search *self);
const beam_node *solver_beam_search_node(const beam_search *self, int number);
size_t solver_beam_search_node_bytes(const beam_search *self);

/* The node of the present layer from which the solution that was found goes home; and the one that
 * looks nearest to home. */
int solver_beam_search_last(const beam_search *self);
int solver_beam_search_best(const beam_search *self);

/* Appends the moves to a node of the present layer; or those of the solution that was found. False
 * where memory ran out. */
bool solver_beam_search_path_to(const beam_search *self, int number, puzzle_path *path);
bool solver_beam_search_path(const beam_search *self, puzzle_path *path);

#endif
