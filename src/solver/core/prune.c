/* Finds strings of moves that lead to duplicates, and makes an automaton that recognises them. */
#include "core/prune.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum {
    LONGEST = 12,
    SIDE = 2 * LONGEST + 1, /* a board so large that no string meets its edge */
    UNMOVED = 1,
};

/* The rectangle that the blank crosses. */
typedef struct blank_span {
    int8_t left, top, right, bottom;
} blank_span;

/* What a string does. */
typedef struct string_effect {
    uint64_t key; /* of the arrangement it leads to; 0 for a free slot */
    blank_span span;
} string_effect;

/* The duplicate strings found so far, as a tree. Their last moves are cut edges. */
typedef struct string_tree {
    uint16_t (*child)[PUZZLE_MOVES]; /* a node, PRUNE_CUT, or 0 for none */
    int nodes, capacity;
} string_tree;

typedef struct duplicate_finder {
    string_tree tree;
    prune automaton;            /* of the tree */
    int length;                 /* of the strings being listed */
    uint8_t string[LONGEST];    /* puzzle_move */
    uint16_t board[SIDE][SIDE]; /* the tile in each cell, named after the cell where it began */
    string_effect *effects;     /* by key: open addressing */
    size_t effect_count, effect_slots;
    const atomic_bool *stop; /* or NULL */
    sw_status status;        /* not SW_OK: the search ends */
} duplicate_finder;

void solver_prune_deinit(prune *automaton)
{
    free(automaton->next);
    *automaton = (prune){0};
}

/* The edge's node, made where it is missing; 0 where memory ran out. */
static int tree_node(string_tree *tree, int node, int move)
{
    if (tree->child[node][move])
        return tree->child[node][move];
    if (tree->nodes == tree->capacity) {
        int capacity = tree->capacity * 2;
        void *child = realloc(tree->child, (size_t)capacity * sizeof *tree->child);
        if (!child)
            return 0;
        tree->child = child;
        tree->capacity = capacity;
    }
    memset(tree->child[tree->nodes], 0, sizeof *tree->child);
    tree->child[node][move] = (uint16_t)tree->nodes;
    return tree->nodes++;
}

static bool tree_add(string_tree *tree, const uint8_t *string, int length)
{
    int node = 0;
    for (int i = 0; i < length - 1; i++) {
        node = tree_node(tree, node, string[i]);
        if (node == 0)
            return false;
    }
    tree->child[node][string[length - 1]] = PRUNE_CUT;
    return true;
}

static int next_of(const prune *automaton, const string_tree *tree, const uint16_t *failure,
                   int node, int move)
{
    int child = tree->child[node][move];
    int fallen = node == 0 ? 0 : automaton->next[failure[node]][move];
    if (child == PRUNE_CUT || fallen == PRUNE_CUT)
        return PRUNE_CUT;
    return child ? child : fallen;
}

/* Breadth-first, so that the longest proper suffix of a node's string, its failure, is done before
 * the node: where the tree has no edge, the automaton goes on from there. */
static bool make_automaton(prune *automaton, const string_tree *tree)
{
    size_t states = (size_t)tree->nodes;
    uint16_t(*next)[PUZZLE_MOVES] = realloc(automaton->next, states * sizeof *next);
    uint16_t *failure = calloc(states, sizeof *failure);
    uint16_t *queue = malloc(states * sizeof *queue);
    if (next)
        *automaton = (prune){next, tree->nodes};
    bool made = next && failure && queue;
    int head = 0, tail = 0;
    if (made)
        queue[tail++] = PRUNE_START;
    while (head < tail) {
        int node = queue[head++];
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            int child = tree->child[node][move];
            int to = next_of(automaton, tree, failure, node, move);
            next[node][move] = (uint16_t)to;
            if (to == PRUNE_CUT || to != child || child == 0)
                continue;
            failure[child] = node == 0 ? 0 : next[failure[node]][move];
            queue[tail++] = (uint16_t)child;
        }
    }
    free(failure);
    free(queue);
    return made;
}

/* The key of an arrangement is UNMOVED and the keys of all tiles away from where they began. */
static uint64_t tile_key(int tile, int cell)
{
    if (tile == cell)
        return 0;
    uint64_t z = ((uint64_t)tile << 32 | (uint64_t)cell) * 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static bool span_inside(blank_span inner, blank_span outer)
{
    return inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right &&
           inner.bottom <= outer.bottom;
}

static void insert_effect(string_effect *effects, size_t slots, string_effect added)
{
    size_t slot = added.key & (slots - 1);
    while (effects[slot].key)
        slot = (slot + 1) & (slots - 1);
    effects[slot] = added;
}

static bool is_stopped(const duplicate_finder *finder)
{
    return finder->stop && atomic_load_explicit(finder->stop, memory_order_relaxed);
}

/* Keeps half of the slots free. */
static sw_status grow_effects(duplicate_finder *finder)
{
    if (finder->effect_count * 2 < finder->effect_slots)
        return SW_OK;
    size_t slots = finder->effect_slots ? finder->effect_slots * 4 : 1024;
    string_effect *effects = calloc(slots, sizeof *effects);
    if (!effects)
        return SW_NO_MEMORY;
    for (size_t i = 0; i < finder->effect_slots && !is_stopped(finder); i++)
        if (finder->effects[i].key)
            insert_effect(effects, slots, finder->effects[i]);
    free(finder->effects);
    finder->effects = effects;
    finder->effect_slots = slots;
    return is_stopped(finder) ? SW_CANCELLED : SW_OK;
}

/* True where an earlier string leads to the same arrangement inside this one's rectangle. */
static bool is_duplicate(const duplicate_finder *finder, uint64_t key, blank_span crossed)
{
    size_t mask = finder->effect_slots - 1;
    for (size_t slot = key & mask; finder->effects[slot].key; slot = (slot + 1) & mask)
        if (finder->effects[slot].key == key && span_inside(finder->effects[slot].span, crossed))
            return true;
    return false;
}

static void judge_string(duplicate_finder *finder, uint64_t key, blank_span crossed)
{
    finder->status = is_stopped(finder) ? SW_CANCELLED : grow_effects(finder);
    if (finder->status != SW_OK)
        return;
    if (is_duplicate(finder, key, crossed)) {
        if (!tree_add(&finder->tree, finder->string, finder->length))
            finder->status = SW_NO_MEMORY;
    } else {
        insert_effect(finder->effects, finder->effect_slots, (string_effect){key, crossed});
        finder->effect_count++;
    }
}

static blank_span span_with(blank_span crossed, int x, int y)
{
    crossed.left = (int8_t)(x < crossed.left ? x : crossed.left);
    crossed.right = (int8_t)(x > crossed.right ? x : crossed.right);
    crossed.top = (int8_t)(y < crossed.top ? y : crossed.top);
    crossed.bottom = (int8_t)(y > crossed.bottom ? y : crossed.bottom);
    return crossed;
}

/* Lists the strings that go on from here, in the order of moves, and judges those that reach the
 * length. The blank stands at (x, y). */
static void list_strings(duplicate_finder *finder, int depth, int state, int x, int y, uint64_t key,
                         blank_span crossed)
{
    static const int8_t blank_x[PUZZLE_MOVES] = {0, -1, 0, 1}; /* against the tile: U R D L */
    static const int8_t blank_y[PUZZLE_MOVES] = {1, 0, -1, 0};
    if (depth == finder->length) {
        judge_string(finder, key, crossed);
        return;
    }
    for (int move = 0; move < PUZZLE_MOVES && finder->status == SW_OK; move++) {
        int next = finder->automaton.next[state][move];
        if (next == PRUNE_CUT)
            continue;
        int to_x = x + blank_x[move], to_y = y + blank_y[move];
        int tile = finder->board[to_y][to_x];
        int from_cell = to_y * SIDE + to_x, to_cell = y * SIDE + x;
        finder->board[y][x] = (uint16_t)tile;
        finder->string[depth] = (uint8_t)move;
        list_strings(finder, depth + 1, next, to_x, to_y,
                     key ^ tile_key(tile, from_cell) ^ tile_key(tile, to_cell),
                     span_with(crossed, to_x, to_y));
        finder->board[to_y][to_x] = (uint16_t)tile;
    }
}

static void list_all(duplicate_finder *finder, int length)
{
    for (int cell = 0; cell < SIDE * SIDE; cell++)
        finder->board[cell / SIDE][cell % SIDE] = (uint16_t)cell;
    finder->length = length;
    list_strings(finder, 0, PRUNE_START, LONGEST, LONGEST, UNMOVED,
                 (blank_span){LONGEST, LONGEST, LONGEST, LONGEST});
}

sw_status solver_prune_init(prune *out, int length, const atomic_bool *stop)
{
    assert(length <= LONGEST);
    *out = (prune){0};
    duplicate_finder finder = {.tree = {.nodes = 1, .capacity = 64}, .stop = stop};
    finder.tree.child = calloc((size_t)finder.tree.capacity, sizeof *finder.tree.child);
    if (!finder.tree.child || !make_automaton(&finder.automaton, &finder.tree))
        finder.status = SW_NO_MEMORY;
    for (int listed = 0; listed <= length && finder.status == SW_OK; listed++) {
        list_all(&finder, listed);
        if (finder.status == SW_OK && !make_automaton(&finder.automaton, &finder.tree))
            finder.status = SW_NO_MEMORY;
    }
    free(finder.tree.child);
    free(finder.effects);
    if (finder.status != SW_OK)
        solver_prune_deinit(&finder.automaton);
    *out = finder.automaton;
    return finder.status;
}
