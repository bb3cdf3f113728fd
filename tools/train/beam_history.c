/* Runs a beam and writes its layers down. */
#include "beam_history.h"

#include "core/progress.h"

#include <stdlib.h>
#include <string.h>

static bool has_room(beam_history *self)
{
    if (self->count < self->capacity)
        return true;
    int capacity = self->capacity ? 2 * self->capacity : 256;
    beam_history_layer *layers = realloc(self->layers, (size_t)capacity * sizeof *layers);
    if (!layers)
        return false;
    self->layers = layers;
    self->capacity = capacity;
    return true;
}

/* Writes the beam's present layer down. */
static bool remember(beam_history *self)
{
    if (!has_room(self))
        return false;
    size_t count = (size_t)solver_beam_search_count(self->beam);
    bool keeps = self->count % self->every == 0;
    beam_history_layer *here = &self->layers[self->count++];
    *here = (beam_history_layer){.count = (int)count};
    here->parent = malloc(count * sizeof *here->parent);
    here->value = malloc(count * sizeof *here->value);
    here->nodes = keeps ? malloc(count * self->node_bytes) : NULL;
    if (!here->parent || !here->value || (keeps && !here->nodes))
        return false;
    for (size_t i = 0; i < count; i++) {
        const beam_node *node = solver_beam_search_node(self->beam, (int)i);
        here->parent[i] = node->parent;
        here->value[i] = node->value;
    }
    if (keeps)
        memcpy(here->nodes, solver_beam_search_node(self->beam, 0), count * self->node_bytes);
    self->widest = here->count > self->widest ? here->count : self->widest;
    return true;
}

static void mark_way(beam_history *self)
{
    int way = solver_beam_search_last(self->beam);
    for (int i = self->count - 1; i >= 0; i--) {
        self->layers[i].way = way;
        way = (int)self->layers[i].parent[way];
    }
}

beam_step beam_history_run(beam_history *out, const evaluator *leader,
                           const normalized_board *start, int width, int most, int every)
{
    solver_progress progress = {0};
    solver_request unlimited = {.threads = 1};
    search_watch watch;
    *out = (beam_history){.every = every};
    solver_watch_init(&watch, &unlimited, &progress, 0);
    out->beam = solver_beam_search_create(leader, start, width, most, 1);
    if (!out->beam)
        return BEAM_NO_MEMORY;
    out->node_bytes = solver_beam_search_node_bytes(out->beam);
    beam_step step = BEAM_ON;
    while (step == BEAM_ON)
        step = remember(out) ? solver_beam_search_advance(out->beam, &watch) : BEAM_NO_MEMORY;
    if (step == BEAM_FOUND)
        mark_way(out);
    return step;
}

void beam_history_deinit(beam_history *self)
{
    for (int i = 0; i < self->count; i++) {
        free(self->layers[i].parent);
        free(self->layers[i].value);
        free(self->layers[i].nodes);
    }
    free(self->layers);
    solver_beam_search_destroy(self->beam);
}
