/* Solves a board by a beam and grades the boards that the beam held by what became of them. */
#include "network_samples.h"

#include "core/progress.h"
#include "engines/beam/beam_search.h"

#include <stdlib.h>
#include <string.h>

/* A layer as it was. */
typedef struct layer {
    int count;
    unsigned char *nodes; /* beam_node, node_bytes apart */
    int way;              /* the node of the way that led home */
    int32_t seen;         /* what the way looked like, averaged over the layers nearby */
    int link_count;
    struct link *links; /* to the next layer, by parent */
} layer;

typedef struct link {
    int parent, child;
} link;

typedef struct history {
    const evaluator *leader;
    const samples_plan *plan;
    layer *layers;
    int count, capacity, widest;
    size_t node_bytes;
} history;

static const beam_node *node_of(const history *self, const layer *layer, int number)
{
    return (const beam_node *)(const void *)(layer->nodes + (size_t)number * self->node_bytes);
}

static void history_deinit(history *self)
{
    for (int i = 0; i < self->count; i++) {
        free(self->layers[i].nodes);
        free(self->layers[i].links);
    }
    free(self->layers);
}

/* Writes the beam's present layer down. */
static bool remember(history *self, const beam_search *beam)
{
    if (self->count == self->capacity) {
        int capacity = self->capacity ? 2 * self->capacity : 256;
        layer *layers = realloc(self->layers, (size_t)capacity * sizeof *layers);
        if (!layers)
            return false;
        self->layers = layers;
        self->capacity = capacity;
    }
    self->node_bytes = solver_beam_search_node_bytes(beam);
    int count = solver_beam_search_count(beam);
    size_t bytes = (size_t)count * self->node_bytes;
    layer *here = &self->layers[self->count++];
    *here = (layer){.count = count, .nodes = malloc(bytes)};
    if (!here->nodes)
        return false;
    memcpy(here->nodes, solver_beam_search_node(beam, 0), bytes);
    self->widest = count > self->widest ? count : self->widest;
    return true;
}

/* ---- Who descends from whom ---- */

/* The numbers of a layer's nodes by their keys, in a table that is twice as large. */
typedef struct key_table {
    int *number; /* -1: none; owned */
    uint64_t mask;
} key_table;

static bool key_table_init(key_table *out, int most)
{
    uint64_t size = 64;
    while (size < 2 * (uint64_t)most)
        size *= 2;
    out->mask = size - 1;
    out->number = malloc(size * sizeof *out->number);
    return out->number != NULL;
}

/* The node's number, or the free place for it, as ~place. */
static int64_t find_key(const key_table *self, const history *all, const layer *layer, uint64_t key)
{
    uint64_t place = (key >> 20) & self->mask;
    while (self->number[place] >= 0 && node_of(all, layer, self->number[place])->key != key)
        place = (place + 1) & self->mask;
    return self->number[place] >= 0 ? self->number[place] : ~(int64_t)place;
}

static void fill_keys(key_table *self, const history *all, const layer *layer)
{
    memset(self->number, -1, (self->mask + 1) * sizeof *self->number);
    for (int i = 0; i < layer->count; i++) {
        int64_t found = find_key(self, all, layer, node_of(all, layer, i)->key);
        if (found < 0)
            self->number[~found] = i;
    }
}

/* Lists the links of one layer to the next, whose keys are in the table. */
static bool link_layer(const history *all, layer *here, const layer *next, const key_table *keys)
{
    puzzle_size size = all->leader->size;
    here->links = malloc((size_t)here->count * PUZZLE_MOVES * sizeof *here->links);
    if (!here->links)
        return false;
    for (int i = 0; i < here->count; i++) {
        const beam_node *node = node_of(all, here, i);
        const evaluator_view *view = solver_beam_node_view(node);
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            int from = solver_home_step(size, node->blank, (puzzle_move)move);
            if (from < 0 || from == node->came_from)
                continue;
            uint64_t change = solver_evaluator_key_change(all->leader, view, from, node->blank);
            int64_t child = find_key(keys, all, next, node->key ^ change);
            if (child >= 0)
                here->links[here->link_count++] = (link){i, (int)child};
        }
    }
    return true;
}

static bool link_layers(history *self)
{
    key_table keys;
    bool had_memory = key_table_init(&keys, self->widest);
    for (int i = 0; i + 1 < self->count && had_memory; i++) {
        fill_keys(&keys, self, &self->layers[i + 1]);
        had_memory = link_layer(self, &self->layers[i], &self->layers[i + 1], &keys);
    }
    free(keys.number);
    return had_memory;
}

/* ---- What boards were worth ---- */

/* How the way looks from a layer goes up and down: what it looks like nearby is averaged. */
enum { AVERAGED = 4 };

static void mark_way(history *self, int last)
{
    for (int i = self->count - 1; i >= 0; i--) {
        self->layers[i].way = last;
        last = (int)node_of(self, &self->layers[i], last)->parent;
    }
    for (int i = 0; i < self->count; i++) {
        int64_t sum = 0;
        int count = 0;
        for (int j = i - AVERAGED; j <= i + AVERAGED; j++) {
            if (j < 0 || j >= self->count)
                continue;
            const layer *other = &self->layers[j];
            sum += node_of(self, other, other->way)->value + (j - i) * EVALUATOR_UNIT;
            count++;
        }
        self->layers[i].seen = (int32_t)(sum / count);
    }
}

/* What became of a node: its last descendants, so many layers on, and how much worse than the way the best looks. */
typedef struct fate {
    int32_t worse; /* in 1/EVALUATOR_UNIT of a move */
    int32_t layers;
} fate;

/* The fates of a layer's nodes, into `here`; `next` is room. Both for the widest layer. */
static void find_fates(const history *self, int from, fate *here, fate *next)
{
    int last = from + SAMPLES_AHEAD < self->count ? from + SAMPLES_AHEAD : self->count - 1;
    for (int i = last; i >= from; i--) {
        const layer *layer = &self->layers[i];
        for (int k = 0; k < layer->count; k++)
            here[k] = (fate){node_of(self, layer, k)->value - layer->seen, 0};
        for (int k = 0; k < layer->link_count && i < last; k++) {
            fate child = next[layer->links[k].child], *own = &here[layer->links[k].parent];
            if (child.layers + 1 > own->layers ||
                (child.layers + 1 == own->layers && child.worse < own->worse))
                *own = (fate){child.worse, child.layers + 1};
        }
        here[layer->way] = (fate){0, last - i};
        if (i > from)
            memcpy(next, here, (size_t)layer->count * sizeof *here);
    }
}

/* ---- Samples ---- */

static void add_sample(network_samples *out, int place, const history *self, const beam_node *node,
                       double worth)
{
    const evaluator *evaluator = self->leader;
    int share = self->plan->nearby_share;
    const evaluator_view *view = solver_beam_node_view(node);
    uint8_t *home = &out->home[(size_t)place * (size_t)out->cells];
    int32_t base = share * view->near + (EVALUATOR_SHARES - share) * node->bound * EVALUATOR_UNIT;
    for (int cell = 0; cell < out->cells; cell++)
        home[cell] = (uint8_t)solver_evaluator_home(evaluator, view, cell);
    out->target[place] = (float)(worth - (double)base / (EVALUATOR_SHARES * EVALUATOR_UNIT));
}

/* One group of a layer; the way's own board may be the first. */
static void add_group(network_samples *out, const history *self, int number, const fate *fates,
                      bool with_way, sw_rng *rng)
{
    const layer *layer = &self->layers[number];
    for (int i = 0; i < SAMPLES_GROUP; i++) {
        int node = with_way && i == 0 ? layer->way : (int)sw_rng_below(rng, (uint64_t)layer->count);
        double worse = (double)fates[node].worse / EVALUATOR_UNIT;
        worse = worse < 0 ? 0 : worse > SAMPLES_MOST_WORSE ? SAMPLES_MOST_WORSE : worse;
        add_sample(out, out->groups * SAMPLES_GROUP + i, self, node_of(self, layer, node),
                   out->moves - number + worse);
    }
    out->groups++;
}

static bool grade(network_samples *out, history *self, sw_rng *rng)
{
    int groups = self->plan->groups;
    size_t layers = (size_t)self->count / SAMPLES_EVERY + 1;
    size_t boards = layers * (size_t)groups * SAMPLES_GROUP;
    fate *fates = malloc((size_t)self->widest * sizeof *fates);
    fate *next = malloc((size_t)self->widest * sizeof *next);
    out->home = malloc(boards * (size_t)out->cells);
    out->target = malloc(boards * sizeof *out->target);
    bool had_memory = fates && next && out->home && out->target && link_layers(self);
    for (int i = (int)sw_rng_below(rng, SAMPLES_EVERY); had_memory && i < self->count;
         i += SAMPLES_EVERY) {
        if (self->layers[i].count < SAMPLES_GROUP)
            continue;
        find_fates(self, i, fates, next);
        for (int j = 0; j < groups; j++)
            add_group(out, self, i, fates, j == 0, rng);
    }
    free(fates);
    free(next);
    return had_memory;
}

bool network_samples_take(network_samples *out, const evaluator *leader,
                          const normalized_board *start, const samples_plan *plan, sw_rng *rng)
{
    solver_progress progress = {0};
    solver_request unlimited = {.threads = 1};
    search_watch watch;
    history history = {.leader = leader, .plan = plan};
    *out = (network_samples){.cells = start->cells};
    solver_watch_init(&watch, &unlimited, &progress, 0);
    beam_search *beam = solver_beam_search_create(leader, start, plan->width, start->cells * 16, 1);
    beam_step step = beam ? BEAM_ON : BEAM_NO_MEMORY;
    bool had_memory = beam && remember(&history, beam);
    if (had_memory)
        out->bound = solver_beam_search_node(beam, 0)->bound;
    while (had_memory && step == BEAM_ON) {
        step = solver_beam_search_advance(beam, &watch);
        if (step == BEAM_ON)
            had_memory = remember(&history, beam);
    }
    if (had_memory && step == BEAM_FOUND) {
        out->moves = solver_beam_search_layer(beam) + 1;
        mark_way(&history, solver_beam_search_last(beam));
        had_memory = grade(out, &history, rng);
    }
    solver_beam_search_destroy(beam);
    history_deinit(&history);
    return had_memory && step != BEAM_NO_MEMORY;
}

void network_samples_deinit(network_samples *self)
{
    free(self->home);
    free(self->target);
    *self = (network_samples){.moves = 0};
}
