/* The layered beam search itself: expands a layer, keeps the best, and paces itself. */
#include "engines/beam/beam_search.h"

#include "engines/beam/accumulators.h"
#include "engines/beam/closed_table.h"
#include "engines/beam/worker_pair.h"

#include "base/rng.h"
#include "os/clock.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A child of a node, before it is known whether it will be kept. */
typedef struct beam_child {
    uint64_t key;
    uint32_t parent;
    int32_t value;
    int32_t near; /* the value by tiles near each other */
    uint16_t bound;
    uint16_t from; /* the cell of the tile that moves */
} beam_child;

/* Boards that are remembered, for each of a layer. */
enum { CLOSED_PER_NODE = 32 };

/* A layer's counts by value; finer differences do not matter. */
enum { RANKS = 4096 };

/* Nodes that are expanded together, so that memory has time to answer. */
enum { CHUNK = 32 };

/* No solution is looked for beyond: a beam that found none by then goes round in circles. */
enum { MOST_LAYERS = 1 << 16 };

/* What a board is estimated to need is not all that it needs. */
enum { NARROWEST = 8, LAYERS_BEYOND = 4 };
static const double PACED_SHARE = 0.97;

/* The pace is measured after every so many nodes; the latest measure has a weight of PACED_LATEST in it. */
enum { PACED_NODES = 512 };
static const double PACED_LATEST = 0.3;

/* How fast a beam has been of late. */
typedef struct beam_pace {
    double ms_a_node, cpu_ms_a_node; /* 0 before the first measure */
    double ms, cpu_ms;               /* when it was measured */
    uint64_t expanded;               /* by the watch, by then */
} beam_pace;

enum { TRAIL_SHIFT = 10 };

struct beam_search {
    const evaluator *evaluator;
    puzzle_size size;
    uint64_t *keys; /* random, by home and cell: a board's key is their exclusive or (Zobrist) */
    worker_pair *workers;
    int width, most;
    int layer;
    int count;
    int32_t nearest;   /* the least value so far */
    int nearest_layer; /* the layer that had the least value */
    int goal_parent;   /* once found */
    uint16_t goal_from;
    size_t node_bytes;
    unsigned char *nodes, *next; /* beam_node, node_bytes apart */
    beam_child *children;
    int child_count;
    accumulators accumulators; /* where a network has a share */
    closed_table closed;
    beam_pace pace;
    uint32_t **trail; /* by layer: parent << TRAIL_SHIFT | the blank's cell */
    int16_t beside[PUZZLE_MAX_CELLS][PUZZLE_MOVES]; /* neighbours, ended by -1 */
};

static beam_node *node_at(unsigned char *nodes, size_t bytes, int number)
{
    return (beam_node *)(void *)(nodes + (size_t)number * bytes);
}

static const beam_node *node(const beam_search *self, int number)
{
    return node_at(self->nodes, self->node_bytes, number);
}

static evaluator_view *view_of(beam_node *node)
{
    return (evaluator_view *)node->view;
}

/* ---- Memory ---- */

static size_t node_bytes(size_t view_bytes)
{
    size_t unit = sizeof(uint64_t);
    return sizeof(beam_node) + (view_bytes + unit - 1) / unit * unit;
}

static size_t keys_bytes(puzzle_size size)
{
    size_t cells = (size_t)puzzle_size_cells(size);
    return cells * cells * sizeof(uint64_t);
}

size_t solver_beam_search_bytes(puzzle_size size, int width, int most, int units)
{
    size_t nodes = (size_t)width, layers = (size_t)(most < MOST_LAYERS ? most : MOST_LAYERS);
    size_t children = nodes * (PUZZLE_MOVES - 1);
    return sizeof(beam_search) + keys_bytes(size) +
           2 * nodes * node_bytes(solver_evaluator_view_bytes(size)) +
           children * sizeof(beam_child) + solver_closed_table_bytes(CLOSED_PER_NODE * width) +
           (units > 0 ? solver_accumulators_bytes(width, units) : 0) +
           (layers + 1) * (sizeof(uint32_t *) + nodes * sizeof(uint32_t));
}

static bool allocate(beam_search *self)
{
    size_t width = (size_t)self->width;
    bool has_closed = solver_closed_table_init(&self->closed, CLOSED_PER_NODE * self->width);
    self->nodes = malloc(width * self->node_bytes);
    self->next = malloc(width * self->node_bytes);
    self->children = malloc(width * (PUZZLE_MOVES - 1) * sizeof *self->children);
    self->trail = calloc((size_t)self->most + 1, sizeof *self->trail);
    bool has_accumulators =
        !solver_evaluator_has_network(self->evaluator) ||
        solver_accumulators_init(&self->accumulators, &self->evaluator->network, self->width);
    self->keys = malloc(keys_bytes(self->size));
    return has_closed && has_accumulators && self->keys && self->workers && self->nodes &&
           self->next && self->children && self->trail;
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
    solver_accumulators_deinit(&self->accumulators);
    free(self->keys);
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
                self->beside[cell][count++] = (int16_t)next;
        }
    }
}

static void draw_keys(beam_search *self)
{
    sw_rng rng = sw_rng_seed(1);
    size_t count = keys_bytes(self->size) / sizeof *self->keys;
    for (size_t i = 0; i < count; i++)
        self->keys[i] = sw_rng_next(&rng);
}

uint64_t solver_beam_search_key(const beam_search *self, const normalized_board *board)
{
    uint64_t key = 0;
    for (int cell = 0; cell < board->cells; cell++)
        if (cell != board->blank)
            key ^= self->keys[board->home[cell] * board->cells + cell];
    return key;
}

static void begin(beam_search *self, const normalized_board *start)
{
    beam_node *first = node_at(self->nodes, self->node_bytes, 0);
    memset(first, 0, self->node_bytes);
    first->blank = first->came_from = (uint16_t)start->blank;
    bool has_network = solver_evaluator_has_network(self->evaluator);
    evaluator_start looks =
        solver_evaluator_look(self->evaluator, start, view_of(first),
                              has_network ? solver_accumulators_of(&self->accumulators, 0) : NULL);
    first->key = solver_beam_search_key(self, start);
    first->bound = (uint16_t)looks.bound;
    first->value = looks.value;
    self->count = 1;
    solver_closed_table_meet(&self->closed, first->key);
}

beam_search *solver_beam_search_create(const evaluator *evaluator, const normalized_board *start,
                                       int width, int most, int threads)
{
    beam_search *self = calloc(1, sizeof *self);
    if (!self)
        return NULL;
    self->evaluator = evaluator;
    self->size = start->size;
    self->width = width;
    self->most = most < MOST_LAYERS ? most : MOST_LAYERS;
    self->node_bytes = node_bytes(solver_evaluator_view_bytes(start->size));
    self->workers = solver_worker_pair_create(threads);
    list_neighbours(self, start->size);
    if (!allocate(self)) {
        solver_beam_search_destroy(self);
        return NULL;
    }
    draw_keys(self);
    begin(self, start);
    return self;
}

/* ---- Expanding ---- */

static inline uint64_t key_change(const beam_search *self, const beam_node *node, int from)
{
    const evaluator_view *view = solver_beam_node_view(node);
    int home = solver_evaluator_home(self->evaluator, view, from);
    const uint64_t *keys = &self->keys[home * self->evaluator->cells];
    return keys[from] ^ keys[node->blank];
}

uint64_t solver_beam_search_key_change(const beam_search *self, const beam_node *node, int from)
{
    return key_change(self, node, from);
}

/* The children of one node, by the blank's next cells, with keys only. */
static int list_children(beam_search *self, int number, beam_child *out)
{
    const beam_node *parent = node(self, number);
    int count = 0;
    for (int i = 0; i < PUZZLE_MOVES && self->beside[parent->blank][i] >= 0; i++) {
        int from = self->beside[parent->blank][i];
        if (from == parent->came_from)
            continue;
        uint64_t child_key = parent->key ^ key_change(self, parent, from);
        out[count++] =
            (beam_child){.key = child_key, .parent = (uint32_t)number, .from = (uint16_t)from};
        solver_closed_table_fetch(&self->closed, child_key);
    }
    return count;
}

/* Keeps a child that is new and may still lead to a solution short enough. True where it is home. */
static bool take_child(beam_search *self, const beam_child *child)
{
    const beam_node *parent = node(self, (int)child->parent);
    if (solver_closed_table_meet(&self->closed, child->key))
        return false;
    int bound = parent->bound + solver_evaluator_bound_change(self->evaluator,
                                                              solver_beam_node_view(parent),
                                                              child->from, parent->blank);
    if (self->layer + 1 + bound >= self->most)
        return false;
    beam_child *kept = &self->children[self->child_count++];
    *kept = *child;
    kept->bound = (uint16_t)bound;
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
        if (last - first == PIECE &&
            !solver_watch_poll(watch)) /* narrow layers are polled elsewhere */
            return false;
    }
    return true;
}

/* ---- Evaluating ---- */

/* So many children ahead memory is asked for what their evaluation needs. */
enum { SOON = 1, LATER = 3 };

/* What the children of one board have in common. */
typedef struct family {
    const beam_node *parent;
    int32_t blank_value;        /* of tiles near each other */
    const int16_t *accumulator; /* the parent's: in the beam's memory or in `room` */
    int16_t room[2 * NETWORK_MOST_UNITS];
} family;

/* Boards of every second layer have accumulators of their own. */
static bool has_own_accumulators(const beam_search *self)
{
    return self->layer % 2 == 0;
}

static uint16_t move_code(const beam_search *self, const beam_node *parent, const beam_child *child)
{
    const evaluator *evaluator = self->evaluator;
    int home = solver_evaluator_home(evaluator, solver_beam_node_view(parent), child->from);
    return solver_network_move_code(&evaluator->network, home, child->from, parent->blank);
}

static const int16_t *ancestor_of(const beam_search *self, const beam_node *node, int number)
{
    uint32_t ancestor =
        has_own_accumulators(self) ? (uint32_t)number : solver_beam_node_view(node)->ancestor;
    return solver_accumulators_of(&self->accumulators, ancestor);
}

static void begin_family(const beam_search *self, family *out, int number)
{
    const evaluator *evaluator = self->evaluator;
    const beam_node *parent = node(self, number);
    const evaluator_view *view = solver_beam_node_view(parent);
    out->parent = parent;
    if (solver_evaluator_has_nearby(evaluator))
        out->blank_value = solver_nearby_blank(&evaluator->nearby, view->ways, parent->blank);
    if (!solver_evaluator_has_network(evaluator))
        return;
    out->accumulator = ancestor_of(self, parent, number);
    if (!has_own_accumulators(self)) {
        solver_network_move(&evaluator->network, out->room, out->accumulator, view->since[0]);
        out->accumulator = out->room;
    }
}

static void evaluate(const beam_search *self, const family *family, beam_child *child)
{
    const evaluator *evaluator = self->evaluator;
    const beam_node *parent = family->parent;
    const evaluator_view *view = solver_beam_node_view(parent);
    int32_t above = 0;
    child->near = 0;
    if (solver_evaluator_has_nearby(evaluator))
        child->near = view->near + solver_nearby_change(&evaluator->nearby, view->ways, child->from,
                                                        parent->blank, family->blank_value);
    if (solver_evaluator_has_network(evaluator))
        above = solver_network_value_after(&evaluator->network, family->accumulator,
                                           move_code(self, parent, child));
    child->value = solver_evaluator_blend(evaluator, child->near, child->bound, above);
}

/* Asks memory for the rows of a child that is evaluated soon, and for the board of a later one. following: children
 * after this one. */
static void fetch_for(const beam_search *self, const beam_child *child, int following)
{
    const network *network = &self->evaluator->network;
    if (!solver_evaluator_has_network(self->evaluator) || following < LATER)
        return;
    solver_network_fetch_rows(network,
                              move_code(self, node(self, (int)child[SOON].parent), &child[SOON]));
    int number = (int)child[LATER].parent;
    const beam_node *parent = node(self, number);
    if (child[LATER].parent == child[LATER - 1].parent)
        return;
    solver_network_fetch(ancestor_of(self, parent, number), 2 * network->units);
    if (!has_own_accumulators(self))
        solver_network_fetch_rows(network, solver_beam_node_view(parent)->since[0]);
}

/* The children of a board stand side by side. */
static void evaluate_share(void *data, int part)
{
    share own = half(data, part);
    beam_search *self = own.search;
    family family = {.parent = NULL};
    for (int i = own.first; i < own.last; i++) {
        beam_child *child = &self->children[i];
        fetch_for(self, child, own.last - 1 - i);
        if (node(self, (int)child->parent) != family.parent)
            begin_family(self, &family, (int)child->parent);
        evaluate(self, &family, child);
    }
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

/* ---- Progress and pace ---- */

/* As a rule every layer comes nearer to home. A beam that does not for so long has lost its way. */
enum { LOST_LAYERS = 32 };

static bool is_lost(beam_search *self, int32_t least)
{
    if (self->layer == 0 || least < self->nearest) {
        self->nearest = least;
        self->nearest_layer = self->layer;
    }
    return self->layer - self->nearest_layer > LOST_LAYERS;
}

static void begin_pace(beam_pace *pace, const search_watch *watch)
{
    *pace = (beam_pace){.expanded = watch->expanded, .ms = os_clock_ms()};
    pace->cpu_ms = watch->cpu_deadline_ms > 0 ? os_clock_thread_cpu_ms() : 0;
}

/* Measures what a node takes of late: wider layers take longer, and other programs come and go. */
static void measure_pace(beam_pace *pace, const search_watch *watch)
{
    double done = (double)(watch->expanded - pace->expanded);
    beam_pace now;
    if (done < PACED_NODES)
        return;
    begin_pace(&now, watch);
    double share = pace->ms_a_node > 0 ? PACED_LATEST : 1;
    now.ms_a_node = (1 - share) * pace->ms_a_node + share * (now.ms - pace->ms) / done;
    now.cpu_ms_a_node =
        (1 - share) * pace->cpu_ms_a_node + share * (now.cpu_ms - pace->cpu_ms) / done;
    *pace = now;
}

/* As many nodes as fit into the time that is left; more than any beam has while the pace is not known. */
static uint64_t nodes_in_time(beam_pace *pace, const search_watch *watch)
{
    double nodes = 1e18;
    measure_pace(pace, watch);
    if (watch->deadline_ms > 0 && pace->ms_a_node > 0)
        nodes = fmin(nodes, (watch->deadline_ms - os_clock_ms()) / pace->ms_a_node);
    if (watch->cpu_deadline_ms > 0 && pace->cpu_ms_a_node > 0)
        nodes =
            fmin(nodes, (watch->cpu_deadline_ms - os_clock_thread_cpu_ms()) / pace->cpu_ms_a_node);
    return (uint64_t)(PACED_SHARE * fmax(nodes, 0));
}

/* Learned values say a little too little. */
static int layers_left(const beam_search *self, int least_value)
{
    int known = self->most - self->layer, moves = least_value / EVALUATOR_UNIT * 33 / 32;
    return moves >= 0 && moves < known ? moves : known;
}

/* How many nodes the next layer may have, so that what the limits leave suffices for the way that seems
 * to be left. A beam that is cut off finds nothing, and a narrower one nearly as much. Whole numbers,
 * so that a limit of nodes means the same on every machine. */
static int paced_width(beam_search *self, const search_watch *watch, int least_value)
{
    int layers = layers_left(self, least_value) + LAYERS_BEYOND;
    uint64_t nodes = nodes_in_time(&self->pace, watch);
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
    const beam_node *parent = node(self, (int)child->parent);
    beam_node *made = node_at(self->next, self->node_bytes, number);
    evaluator_view *view = view_of(made);
    memcpy(made, parent, self->node_bytes);
    made->key = child->key;
    made->parent = child->parent;
    made->value = child->value;
    made->bound = child->bound;
    made->blank = child->from;
    made->came_from = parent->blank;
    if (solver_evaluator_has_network(self->evaluator)) {
        bool own = has_own_accumulators(self);
        if (own)
            view->ancestor = child->parent;
        else
            self->accumulators.ancestor[number] = view->ancestor;
        view->since[!own] = move_code(self, parent, child);
    }
    solver_evaluator_move(self->evaluator, view, child->from, parent->blank, child->near);
}

static void make_share(void *data, int part)
{
    share own = half(data, part);
    for (int i = own.first; i < own.last; i++)
        make_node(own.search, i);
}

/* A layer's nodes, whose accumulators both workers make. */
typedef struct renewal {
    beam_search *search;
    int middle;
    accumulators_part parts[2];
} renewal;

static void fetch_ancestor(const beam_search *self, int number)
{
    const accumulators *all = &self->accumulators;
    const evaluator_view *view =
        solver_beam_node_view(node_at(self->next, self->node_bytes, number));
    solver_network_fetch(solver_accumulators_of(all, all->ancestor[number]),
                         2 * all->network->units);
    solver_network_fetch_rows(all->network, view->since[0]);
    solver_network_fetch_rows(all->network, view->since[1]);
}

static void renew_part(void *data, int number)
{
    renewal *all = data;
    beam_search *self = all->search;
    int last = number ? self->child_count : all->middle;
    for (int i = number ? all->middle : 0; i < last; i++) {
        evaluator_view *view = view_of(node_at(self->next, self->node_bytes, i));
        if (i + SOON < last)
            fetch_ancestor(self, i + SOON);
        solver_accumulators_renew(&all->parts[number], i, view->since);
    }
}

/* The next layer gets accumulators of its own. */
static void renew_accumulators(beam_search *self)
{
    renewal all = {.search = self, .middle = self->child_count / 2};
    if (!solver_evaluator_has_network(self->evaluator) || has_own_accumulators(self))
        return;
    solver_accumulators_begin(&self->accumulators, self->child_count, all.middle, all.parts);
    if (self->child_count >= WORTH_SHARING) {
        solver_worker_pair_do(self->workers, renew_part, &all);
    } else {
        renew_part(&all, 0);
        renew_part(&all, 1);
    }
    solver_accumulators_end(&self->accumulators);
}

/* Writes down where the layer came from. */
static bool write_trail(beam_search *self)
{
    uint32_t *trail = malloc((size_t)self->count * sizeof *trail);
    if (!trail)
        return false;
    for (int i = 0; i < self->count; i++)
        trail[i] = node(self, i)->parent << TRAIL_SHIFT | node(self, i)->blank;
    self->trail[self->layer] = trail;
    return true;
}

static void swap_layers(beam_search *self)
{
    unsigned char *nodes = self->nodes;
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
        begin_pace(&self->pace, watch);
    beam_step step = expand(self, watch);
    if (step != BEAM_ON)
        return step;
    if (!do_pieces(self, evaluate_share, watch))
        return BEAM_STOPPED;
    int least, greatest;
    find_range(self, &least, &greatest);
    if (is_lost(self, least))
        return BEAM_LOST;
    select_best(self, paced_width(self, watch, least), least, greatest);
    if (!do_pieces(self, make_share, watch))
        return BEAM_STOPPED;
    renew_accumulators(self);
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

const beam_node *solver_beam_search_node(const beam_search *self, int number)
{
    return node(self, number);
}

size_t solver_beam_search_node_bytes(const beam_search *self)
{
    return self->node_bytes;
}

int solver_beam_search_last(const beam_search *self)
{
    return self->goal_parent;
}

int solver_beam_search_best(const beam_search *self)
{
    int best = 0;
    for (int i = 1; i < self->count; i++)
        if (node(self, i)->value < node(self, best)->value)
            best = i;
    return best;
}

/* Writes the blank's cells on the way to a node of the present layer, the start's first: layer + 1 of them. */
static void trace(const beam_search *self, int number, uint16_t *cells)
{
    const beam_node *last = node(self, number);
    cells[self->layer] = last->blank;
    number = (int)last->parent;
    for (int layer = self->layer - 1; layer >= 0; layer--) {
        cells[layer] = self->trail[layer][number] & ((1u << TRAIL_SHIFT) - 1);
        number = (int)(self->trail[layer][number] >> TRAIL_SHIFT);
    }
}

bool solver_beam_search_path_to(const beam_search *self, int number, puzzle_path *path)
{
    uint16_t *cells = malloc(((size_t)self->layer + 1) * sizeof *cells);
    if (!cells)
        return false;
    trace(self, number, cells);
    bool written = true;
    for (int i = 0; i < self->layer && written; i++)
        written = puzzle_path_push(path, solver_home_direction(self->size, cells[i + 1], cells[i]));
    free(cells);
    return written;
}

bool solver_beam_search_path(const beam_search *self, puzzle_path *path)
{
    int blank = node(self, self->goal_parent)->blank;
    return solver_beam_search_path_to(self, self->goal_parent, path) &&
           puzzle_path_push(path, solver_home_direction(self->size, self->goal_from, blank));
}
