/* Solves a board by a beam and grades the boards that the beam held by what became of them. */
#include "network_samples.h"

#include "beam_history.h"

#include <stdlib.h>
#include <string.h>

/* A board of the next layer that a board leads to. */
typedef struct link {
    int parent, child;
} link;

/* What is known of a layer beside its history. */
typedef struct grading {
    int32_t seen; /* what the way looked like, averaged over the layers nearby */
    int link_count;
    link *links; /* by parent; owned */
} grading;

/* One board's beam, and how it is graded. */
typedef struct course {
    const evaluator *leader;
    const samples_plan *plan;
    beam_history history;
    grading *gradings; /* by layer; owned */
} course;

static const beam_node *node_of(const course *self, int layer, int number)
{
    return beam_history_node(&self->history, layer, number);
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
static int64_t find_key(const key_table *self, const course *all, int layer, uint64_t key)
{
    uint64_t place = (key >> 20) & self->mask;
    while (self->number[place] >= 0 && node_of(all, layer, self->number[place])->key != key)
        place = (place + 1) & self->mask;
    return self->number[place] >= 0 ? self->number[place] : ~(int64_t)place;
}

static void fill_keys(key_table *self, const course *all, int layer)
{
    memset(self->number, -1, (self->mask + 1) * sizeof *self->number);
    for (int i = 0; i < all->history.layers[layer].count; i++) {
        int64_t found = find_key(self, all, layer, node_of(all, layer, i)->key);
        if (found < 0)
            self->number[~found] = i;
    }
}

/* Lists the links of a layer to the next one, whose keys are in the table. */
static bool link_layer(course *self, int layer, const key_table *keys)
{
    grading *here = &self->gradings[layer];
    int count = self->history.layers[layer].count;
    here->links = malloc((size_t)count * PUZZLE_MOVES * sizeof *here->links);
    for (int i = 0; here->links && i < count; i++) {
        const beam_node *node = node_of(self, layer, i);
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            int from = solver_home_step(self->leader->size, node->blank, (puzzle_move)move);
            if (from < 0 || from == node->came_from)
                continue;
            uint64_t change = solver_beam_search_key_change(self->history.beam, node, from);
            int64_t child = find_key(keys, self, layer + 1, node->key ^ change);
            if (child >= 0)
                here->links[here->link_count++] = (link){i, (int)child};
        }
    }
    return here->links != NULL;
}

static bool link_layers(course *self)
{
    key_table keys;
    bool had_memory = key_table_init(&keys, self->history.widest);
    for (int i = 0; i + 1 < self->history.count && had_memory; i++) {
        fill_keys(&keys, self, i + 1);
        had_memory = link_layer(self, i, &keys);
    }
    free(keys.number);
    return had_memory;
}

/* ---- What boards were worth ---- */

/* How the way looks from a layer goes up and down: what it looks like nearby is averaged. */
enum { AVERAGED = 4 };

static void average_way(course *self)
{
    const beam_history *history = &self->history;
    for (int i = 0; i < history->count; i++) {
        int64_t sum = 0;
        int count = 0;
        for (int j = i - AVERAGED; j <= i + AVERAGED; j++) {
            if (j < 0 || j >= history->count)
                continue;
            const beam_history_layer *other = &history->layers[j];
            sum += other->value[other->way] + (j - i) * EVALUATOR_UNIT;
            count++;
        }
        self->gradings[i].seen = (int32_t)(sum / count);
    }
}

/* What became of a node: its last descendants, so many layers on, and how much worse than the way the best looks. */
typedef struct fate {
    int32_t worse; /* in 1/EVALUATOR_UNIT of a move */
    int32_t layers;
} fate;

/* The fates of a layer's nodes, into `here`; `next` is room. Both for the widest layer. */
static void find_fates(const course *self, int from, fate *here, fate *next)
{
    int count = self->history.count,
        last = from + SAMPLES_AHEAD < count ? from + SAMPLES_AHEAD : count - 1;
    for (int i = last; i >= from; i--) {
        const beam_history_layer *layer = &self->history.layers[i];
        const grading *grading = &self->gradings[i];
        for (int k = 0; k < layer->count; k++)
            here[k] = (fate){layer->value[k] - grading->seen, 0};
        for (int k = 0; k < grading->link_count && i < last; k++) {
            fate child = next[grading->links[k].child], *own = &here[grading->links[k].parent];
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

static void add_sample(network_samples *out, int place, const course *self, const beam_node *node,
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
static void add_group(network_samples *out, const course *self, int layer, const fate *fates,
                      bool with_way, sw_rng *rng)
{
    const beam_history_layer *here = &self->history.layers[layer];
    for (int i = 0; i < SAMPLES_GROUP; i++) {
        int node = with_way && i == 0 ? here->way : (int)sw_rng_below(rng, (uint64_t)here->count);
        double worse = (double)fates[node].worse / EVALUATOR_UNIT;
        worse = worse < 0 ? 0 : worse > SAMPLES_MOST_WORSE ? SAMPLES_MOST_WORSE : worse;
        add_sample(out, out->groups * SAMPLES_GROUP + i, self, node_of(self, layer, node),
                   out->moves - layer + worse);
    }
    out->groups++;
}

static bool grade(network_samples *out, course *self, sw_rng *rng)
{
    const beam_history *history = &self->history;
    size_t layers = (size_t)history->count / SAMPLES_EVERY + 1;
    size_t boards = layers * (size_t)self->plan->groups * SAMPLES_GROUP;
    fate *fates = malloc((size_t)history->widest * sizeof *fates);
    fate *next = malloc((size_t)history->widest * sizeof *next);
    out->home = malloc(boards * (size_t)out->cells);
    out->target = malloc(boards * sizeof *out->target);
    self->gradings = calloc((size_t)history->count, sizeof *self->gradings);
    bool had_memory =
        fates && next && out->home && out->target && self->gradings && link_layers(self);
    if (had_memory)
        average_way(self);
    for (int i = (int)sw_rng_below(rng, SAMPLES_EVERY); had_memory && i < history->count;
         i += SAMPLES_EVERY) {
        if (history->layers[i].count < SAMPLES_GROUP)
            continue;
        find_fates(self, i, fates, next);
        for (int j = 0; j < self->plan->groups; j++)
            add_group(out, self, i, fates, j == 0, rng);
    }
    free(fates);
    free(next);
    return had_memory;
}

static void course_deinit(course *self)
{
    for (int i = 0; self->gradings && i < self->history.count; i++)
        free(self->gradings[i].links);
    free(self->gradings);
    beam_history_deinit(&self->history);
}

bool network_samples_take(network_samples *out, const evaluator *leader,
                          const normalized_board *start, const samples_plan *plan, sw_rng *rng)
{
    enum { MOST_MOVES_A_CELL = 16, EVERY = 1 };
    course course = {.leader = leader, .plan = plan};
    bool had_memory = true;
    *out = (network_samples){.cells = start->cells};
    beam_step step = beam_history_run(&course.history, leader, start, plan->width,
                                      MOST_MOVES_A_CELL * start->cells, EVERY);
    if (step == BEAM_FOUND) {
        out->bound = node_of(&course, 0, 0)->bound;
        out->moves = course.history.count;
        had_memory = grade(out, &course, rng);
    }
    course_deinit(&course);
    return had_memory && step != BEAM_NO_MEMORY;
}

void network_samples_deinit(network_samples *self)
{
    free(self->home);
    free(self->target);
    *self = (network_samples){.moves = 0};
}
