/* The layered beam search itself: expands a layer, keeps the best, and paces itself. */
#include "engines/beam/beam_search.h"

#include "engines/beam/closed_table.h"
#include "engines/beam/worker_pair.h"
#include "os/clock.h"

#include <math.h>

#include <stdlib.h>
#include <string.h>

/* A child of a node, before it is known whether it will be kept. */
typedef struct beam_child {
    uint64_t key;
    uint32_t parent;
    int32_t value;
    int16_t bound;
    uint8_t from; /* the cell of the tile that moves */
} beam_child;

/* Boards that are remembered, for each of a layer. */
enum { CLOSED_PER_NODE = 32 };

/* A layer's counts by value; finer differences do not matter. */
enum { RANKS = 4096 };

/* Nodes that are expanded together, so that memory has time to answer. */
enum { CHUNK = 32 };

/* No solution is looked for beyond: a beam that found none by then goes round in circles. */
enum { MOST_LAYERS = 1 << 12 };

/* The pace is measured from the time on when a layer is about full. What a board is estimated to need is
 * not all that it needs. */
enum { PACED_FROM = 12, NARROWEST = 32, LAYERS_BEYOND = 4 };
static const double PACED_SHARE = 0.97;

struct beam_search {
    const evaluator *evaluator;
    worker_pair *workers;
    int width, most, cells;
    int layer;
    int count;
    int goal_parent; /* once found */
    uint8_t goal_from;
    beam_node *nodes, *next;
    beam_child *children;
    int child_count;
    closed_table closed;
    uint64_t first_expanded; /* of the watch, in the beginning; and its clocks */
    double start_ms, start_cpu_ms;
    uint32_t **trail;                            /* by layer: parent << 8 | the blank's cell */
    int8_t beside[ADDITIVE_CELLS][PUZZLE_MOVES]; /* neighbours, ended by -1 */
};

/* ---- Memory ---- */

size_t solver_beam_search_bytes(int width, int most)
{
    size_t nodes = (size_t)width, layers = (size_t)(most < MOST_LAYERS ? most : MOST_LAYERS);
    size_t children = nodes * (PUZZLE_MOVES - 1);
    return sizeof(beam_search) + 2 * nodes * sizeof(beam_node) + children * sizeof(beam_child) +
           solver_closed_table_bytes(CLOSED_PER_NODE * width) +
           (layers + 1) * (sizeof(uint32_t *) + nodes * sizeof(uint32_t));
}

static bool allocate(beam_search *self)
{
    size_t width = (size_t)self->width;
    bool has_closed = solver_closed_table_init(&self->closed, CLOSED_PER_NODE * self->width);
    self->nodes = malloc(width * sizeof *self->nodes);
    self->next = malloc(width * sizeof *self->next);
    self->children = malloc(width * (PUZZLE_MOVES - 1) * sizeof *self->children);
    self->trail = calloc((size_t)self->most + 1, sizeof *self->trail);
    return has_closed && self->workers && self->nodes && self->next && self->children &&
           self->trail;
}

void solver_beam_search_destroy(beam_search *self)
{
    if (!self)
        return;
    solver_worker_pair_destroy(self->workers);
    for (int i = 0; self->trail && i <= self->most; i++)
        free(self->trail[i]);
    free(self->trail);
    solver_closed_table_deinit(&self->closed);
    free(self->nodes);
    free(self->next);
    free(self->children);
    free(self);
}

/* ---- Beginning ---- */

static void list_neighbours(beam_search *self, puzzle_size size)
{
    for (int cell = 0; cell < puzzle_size_cells(size); cell++) {
        int count = 0;
        memset(self->beside[cell], -1, sizeof self->beside[cell]);
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            int next = solver_home_step(size, cell, (puzzle_move)move);
            if (next >= 0)
                self->beside[cell][count++] = (int8_t)next;
        }
    }
}

static void begin(beam_search *self, const normalized_board *start)
{
    beam_node *node = &self->nodes[0];
    memset(node, 0, sizeof *node);
    node->blank = node->came_from = (uint8_t)start->blank;
    for (int cell = 0; cell < start->cells; cell++) {
        node->spot[cell] = solver_learned_spot(start->cells, cell, start->home[cell]);
        if (cell != start->blank)
            node->key ^= self->evaluator->key[start->home[cell]][cell];
    }
    node->bound = (int16_t)solver_additive_start(&self->evaluator->base, start, node->index);
    node->value = node->bound * LEARNED_UNIT;
    if (self->evaluator->has_pairs)
        node->value += solver_learned_value(&self->evaluator->pairs, start);
    self->count = 1;
    solver_closed_table_meet(&self->closed, node->key);
}

beam_search *solver_beam_search_create(const evaluator *evaluator, const normalized_board *start,
                                       int width, int most, int threads)
{
    beam_search *self = calloc(1, sizeof *self);
    if (!self)
        return NULL;
    self->evaluator = evaluator;
    self->width = width;
    self->most = most < MOST_LAYERS ? most : MOST_LAYERS;
    self->cells = start->cells;
    self->workers = solver_worker_pair_create(threads);
    list_neighbours(self, start->size);
    if (!allocate(self)) {
        solver_beam_search_destroy(self);
        return NULL;
    }
    begin(self, start);
    return self;
}

/* ---- Expanding ---- */

/* The home of the tile in that cell. */
static int home_at(const beam_search *self, const beam_node *node, int cell)
{
    return node->spot[cell] - cell * self->cells;
}

/* The children of one node, by the blank's next cells, with keys only. */
static int list_children(beam_search *self, int number, beam_child *out)
{
    const beam_node *node = &self->nodes[number];
    const uint64_t(*key)[ADDITIVE_CELLS] = self->evaluator->key;
    int count = 0;
    for (int i = 0; i < PUZZLE_MOVES && self->beside[node->blank][i] >= 0; i++) {
        int from = self->beside[node->blank][i], home = home_at(self, node, from);
        if (from == node->came_from)
            continue;
        uint64_t child_key = node->key ^ key[home][from] ^ key[home][node->blank];
        out[count++] =
            (beam_child){.key = child_key, .parent = (uint32_t)number, .from = (uint8_t)from};
        solver_closed_table_fetch(&self->closed, child_key);
    }
    return count;
}

/* Keeps a child that is new and may still lead to a solution short enough. True where it is home. */
static bool take_child(beam_search *self, const beam_child *child)
{
    const beam_node *parent = &self->nodes[child->parent];
    if (solver_closed_table_meet(&self->closed, child->key))
        return false;
    int bound = parent->bound + solver_additive_change(&self->evaluator->base, parent->index,
                                                       home_at(self, parent, child->from),
                                                       child->from, parent->blank);
    if (self->layer + 1 + bound >= self->most)
        return false;
    beam_child *kept = &self->children[self->child_count++];
    *kept = *child;
    kept->bound = (int16_t)bound;
    return bound == 0;
}

static beam_step expand(beam_search *self, search_watch *watch)
{
    self->child_count = 0;
    for (int first = 0; first < self->count; first += CHUNK) {
        beam_child listed[CHUNK * PUZZLE_MOVES];
        int count = 0, last = first + CHUNK < self->count ? first + CHUNK : self->count;
        for (int i = first; i < last; i++)
            count += list_children(self, i, &listed[count]);
        for (int i = 0; i < count; i++)
            if (take_child(self, &listed[i])) {
                self->goal_parent = (int)listed[i].parent;
                self->goal_from = listed[i].from;
                return BEAM_FOUND;
            }
        watch->expanded += (uint64_t)(last - first);
        watch->generated += (uint64_t)count;
        if (watch->expanded - watch->published >= WATCH_INTERVAL && !solver_watch_poll(watch))
            return BEAM_STOPPED;
    }
    return self->child_count > 0 ? BEAM_ON : BEAM_EMPTY;
}

/* ---- Shares ---- */

/* Children with these numbers; a piece of work for both workers, half of it for each part. */
typedef struct share {
    beam_search *search;
    int first, last;
} share;

/* Fewer are not worth waking a helper for. */
enum { WORTH_SHARING = 256 };

static share half(const share *whole, int part)
{
    int middle = whole->first + (whole->last - whole->first) / 2;
    return (share){whole->search, part ? middle : whole->first, part ? whole->last : middle};
}

static void do_shares(share whole, worker_pair_work *work)
{
    if (whole.last - whole.first >= WORTH_SHARING) {
        solver_worker_pair_do(whole.search->workers, work, &whole);
        return;
    }
    work(&whole, 0);
    work(&whole, 1);
}

/* All children, piece by piece, so that the search can be stopped. */
static bool do_pieces(beam_search *self, worker_pair_work *work, search_watch *watch)
{
    enum { PIECE = 8192 };
    for (int first = 0; first < self->child_count; first += PIECE) {
        int last = first + PIECE < self->child_count ? first + PIECE : self->child_count;
        do_shares((share){self, first, last}, work);
        if (!solver_watch_poll(watch))
            return false;
    }
    return true;
}

/* ---- Evaluating ---- */

static int32_t evaluate(const beam_search *self, const beam_child *child)
{
    const evaluator *evaluator = self->evaluator;
    const beam_node *parent = &self->nodes[child->parent];
    if (!evaluator->has_pairs) /* no order among equals */
        return child->bound * LEARNED_UNIT + (int)(child->key % LEARNED_UNIT);
    return parent->value + (child->bound - parent->bound) * LEARNED_UNIT +
           solver_learned_change(&evaluator->pairs, parent->spot,
                                 home_at(self, parent, child->from), child->from, parent->blank);
}

static void evaluate_share(void *data, int part)
{
    share own = half(data, part);
    for (int i = own.first; i < own.last; i++)
        own.search->children[i].value = evaluate(own.search, &own.search->children[i]);
}

/* ---- Selecting ---- */

/* The least and the greatest value of the children. */
static void find_range(const beam_search *self, int *least, int *greatest)
{
    *least = *greatest = self->children[0].value;
    for (int i = 1; i < self->child_count; i++) {
        int value = self->children[i].value;
        *least = value < *least ? value : *least;
        *greatest = value > *greatest ? value : *greatest;
    }
}

/* Moves the `width` best children to the front, in the order in which they were found. */
static void select_best(beam_search *self, int width, int least, int greatest)
{
    int counts[RANKS] = {0}, shift = 0;
    if (self->child_count <= width)
        return;
    while ((greatest - least) >> shift >= RANKS)
        shift++;
    for (int i = 0; i < self->child_count; i++)
        counts[(self->children[i].value - least) >> shift]++;
    int rank = 0, room = width;
    while (counts[rank] <= room)
        room -= counts[rank++];
    int kept = 0;
    for (int i = 0; i < self->child_count; i++) {
        int own = (self->children[i].value - least) >> shift;
        if (own < rank || (own == rank && room-- > 0))
            self->children[kept++] = self->children[i];
    }
    self->child_count = kept;
}

/* ---- Pace ---- */

static void set_pace(beam_search *self, const search_watch *watch)
{
    self->first_expanded = watch->expanded;
    self->start_ms = os_clock_ms();
    self->start_cpu_ms = os_clock_thread_cpu_ms();
}

/* As many nodes as fit into the time that is left, at the pace so far. */
static uint64_t nodes_in_time(const beam_search *self, const search_watch *watch)
{
    double done = (double)(watch->expanded - self->first_expanded), nodes = 1e18;
    if (watch->deadline_ms > 0) {
        double now = os_clock_ms(), left = fmax(watch->deadline_ms - now, 0);
        nodes = fmin(nodes, done / (now - self->start_ms) * left);
    }
    if (watch->cpu_deadline_ms > 0) {
        double now = os_clock_thread_cpu_ms(), left = fmax(watch->cpu_deadline_ms - now, 0);
        nodes = fmin(nodes, done / (now - self->start_cpu_ms) * left);
    }
    return (uint64_t)(PACED_SHARE * nodes);
}

/* Learned values say a little too little; databases alone far too little, but then the length of a
 * solution that is known says enough. */
static int layers_left(const beam_search *self, int least_value)
{
    int known = self->most - self->layer, moves = least_value / LEARNED_UNIT;
    if (!self->evaluator->has_pairs || moves < 0)
        return known;
    return moves * 33 / 32 < known ? moves * 33 / 32 : known;
}

/* How many nodes the next layer may have, so that what the limits leave suffices for the way that seems
 * to be left. A beam that is cut off finds nothing, and a narrower one nearly as much. Whole numbers,
 * so that a limit of nodes means the same on every machine. */
static int paced_width(const beam_search *self, const search_watch *watch, int least_value)
{
    int layers = layers_left(self, least_value) + LAYERS_BEYOND;
    uint64_t nodes = self->layer >= PACED_FROM ? nodes_in_time(self, watch) : UINT64_MAX;
    if (watch->node_limit > 0) {
        uint64_t spent = atomic_load_explicit(&watch->progress->nodes, memory_order_relaxed);
        uint64_t left = spent < watch->node_limit ? watch->node_limit - spent : 0;
        nodes = left < nodes ? left : nodes;
    }
    uint64_t width = nodes / (uint64_t)layers;
    if (width >= (uint64_t)self->width)
        return self->width;
    return width > NARROWEST ? (int)width : NARROWEST;
}

static void make_node(beam_search *self, int number)
{
    const beam_child *child = &self->children[number];
    const beam_node *parent = &self->nodes[child->parent];
    const additive *base = &self->evaluator->base;
    beam_node *node = &self->next[number];
    int home = home_at(self, parent, child->from), from = child->from, to = parent->blank;
    *node = *parent;
    node->key = child->key;
    node->parent = child->parent;
    node->value = child->value;
    node->bound = child->bound;
    node->spot[from] = solver_learned_spot(self->cells, from, home_at(self, parent, to));
    node->spot[to] = solver_learned_spot(self->cells, to, home);
    node->blank = (uint8_t)from;
    node->came_from = (uint8_t)to;
    node->index[base->group[home]] += base->place[home][to] - base->place[home][from];
}

static void make_share(void *data, int part)
{
    share own = half(data, part);
    for (int i = own.first; i < own.last; i++)
        make_node(own.search, i);
}

/* Writes down where the layer came from. */
static bool write_trail(beam_search *self)
{
    uint32_t *trail = malloc((size_t)self->count * sizeof *trail);
    if (!trail)
        return false;
    for (int i = 0; i < self->count; i++)
        trail[i] = self->nodes[i].parent << 8 | self->nodes[i].blank;
    self->trail[self->layer] = trail;
    return true;
}

static void swap_layers(beam_search *self)
{
    beam_node *nodes = self->nodes;
    self->nodes = self->next;
    self->next = nodes;
    self->count = self->child_count;
    self->layer++;
}

beam_step solver_beam_search_advance(beam_search *self, search_watch *watch)
{
    if (!self->trail[self->layer] && !write_trail(self))
        return BEAM_NO_MEMORY;
    if (self->layer == 0)
        set_pace(self, watch);
    beam_step step = expand(self, watch);
    if (step != BEAM_ON)
        return step;
    if (!do_pieces(self, evaluate_share, watch))
        return BEAM_STOPPED;
    int least, greatest;
    find_range(self, &least, &greatest);
    select_best(self, paced_width(self, watch, least), least, greatest);
    if (!do_pieces(self, make_share, watch))
        return BEAM_STOPPED;
    swap_layers(self);
    return BEAM_ON;
}

double solver_beam_search_helper_cpu_ms(const beam_search *self)
{
    return solver_worker_pair_cpu_ms(self->workers);
}

int solver_beam_search_layer(const beam_search *self)
{
    return self->layer;
}

int solver_beam_search_count(const beam_search *self)
{
    return self->count;
}

const beam_node *solver_beam_search_nodes(const beam_search *self)
{
    return self->nodes;
}

int solver_beam_search_last(const beam_search *self)
{
    return self->goal_parent;
}

void solver_beam_search_trace(const beam_search *self, uint8_t *cells)
{
    uint32_t number = (uint32_t)self->goal_parent;
    cells[self->layer + 1] = self->goal_from;
    for (int layer = self->layer; layer >= 0; layer--) {
        cells[layer] = (uint8_t)self->trail[layer][number];
        number = self->trail[layer][number] >> 8;
    }
}
