#ifndef TRAIN_BEAM_HISTORY_H
#define TRAIN_BEAM_HISTORY_H

#include "engines/beam/beam_search.h"

/* A beam's layers as they were, so that what became of a board can be told once the beam has come home. */
typedef struct beam_history_layer {
    int count;
    uint32_t *parent;     /* by node; owned */
    int32_t *value;       /* by node; owned */
    unsigned char *nodes; /* beam_node, node_bytes apart; of every `every`th layer only; owned */
    int way;              /* the node of the way that led home */
} beam_history_layer;

typedef struct beam_history {
    beam_search *beam; /* owned */
    beam_history_layer *layers;
    int count, capacity;
    int widest; /* nodes of a layer, at most */
    int every;  /* layers whose nodes are kept */
    size_t node_bytes;
} beam_history;

/* Solves a board by a beam of that width, for fewer than `most` moves, and writes its layers down. BEAM_FOUND: each
 * layer's `way` is known. The caller deinits it whatever happens. */
beam_step beam_history_run(beam_history *out, const evaluator *leader,
                           const normalized_board *start, int width, int most, int every);
void beam_history_deinit(beam_history *self);

/* Returns a node of a layer whose nodes are kept. */
static inline const beam_node *beam_history_node(const beam_history *self, int layer, int number)
{
    return (const beam_node *)(const void *)(self->layers[layer].nodes +
                                             (size_t)number * self->node_bytes);
}

#endif
