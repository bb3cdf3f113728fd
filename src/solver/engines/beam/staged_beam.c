/* One layer after the other of a staged beam: children, ranking, and the choice of the best. */
#include "engines/beam/staged_beam.h"

#include <stdlib.h>
#include <string.h>

/* ---- The tree: nodes that nobody needs are used again ---- */

enum { FIRST_CAPACITY = 1 << 12 };

void solver_staged_tree_init(staged_tree *out)
{
    *out = (staged_tree){.free = STAGED_NO_NODE};
}

void solver_staged_tree_deinit(staged_tree *tree)
{
    free(tree->nodes);
    solver_staged_tree_init(tree);
}

static bool grow(staged_tree *tree)
{
    size_t capacity = tree->capacity ? (size_t)tree->capacity * 2 : FIRST_CAPACITY;
    if (capacity >= STAGED_NO_NODE)
        return false;
    staged_node *nodes = realloc(tree->nodes, capacity * sizeof *nodes);
    if (!nodes)
        return false;
    tree->nodes = nodes;
    tree->capacity = (uint32_t)capacity;
    return true;
}

uint32_t solver_staged_tree_add(staged_tree *tree, uint32_t parent, puzzle_move move)
{
    uint32_t node = tree->free;
    if (node != STAGED_NO_NODE)
        tree->free = tree->nodes[node].parent;
    else if (tree->used < tree->capacity || grow(tree))
        node = tree->used++;
    else
        return STAGED_NO_NODE;
    tree->nodes[node] = (staged_node){.parent = parent, .move = move & 3, .references = 1};
    if (parent != STAGED_NO_NODE)
        solver_staged_tree_keep(tree, parent);
    return node;
}

void solver_staged_tree_release(staged_tree *tree, uint32_t node)
{
    while (node != STAGED_NO_NODE && --tree->nodes[node].references == 0) {
        uint32_t parent = tree->nodes[node].parent;
        tree->nodes[node].parent = tree->free;
        tree->free = node;
        node = parent;
    }
}

bool solver_staged_tree_path(const staged_tree *tree, uint32_t node, puzzle_path *out)
{
    puzzle_path_clear(out);
    for (; tree->nodes[node].parent != STAGED_NO_NODE; node = tree->nodes[node].parent)
        if (!puzzle_path_push(out, (puzzle_move)tree->nodes[node].move))
            return false;
    for (size_t low = 0, high = out->length; low + 1 < high; low++) { /* now from the root */
        uint8_t move = out->moves[--high];
        out->moves[high] = out->moves[low];
        out->moves[low] = move;
    }
    return true;
}

/* ---- The beam ---- */

enum {
    CLOSED_LAYERS = 16, /* boards of about so many layers are remembered */
    BRANCHES = 4,       /* children of a board, at most */
    FETCHED = 8,        /* boards ahead */
    RANKS = 1024,       /* scores are told apart so far from the best */
};

/* Candidates of a layer: children, and boards that are offered. */
static int most_candidates(int width)
{
    return (BRANCHES + 1) * width;
}

/* A power of two, twice the candidates or more. */
static uint32_t share_count(int width)
{
    uint32_t count = 64;
    while (count < 2 * (uint32_t)most_candidates(width))
        count *= 2;
    return count;
}

bool solver_staged_list_init(staged_list *out, int room)
{
    out->count = 0;
    out->slots = malloc((size_t)room * sizeof *out->slots);
    return out->slots != NULL;
}

void solver_staged_list_deinit(staged_list *list)
{
    free(list->slots);
    *list = (staged_list){0};
}

static int state_count(int width)
{
    return 3 * width + STAGED_KEPT + STAGED_SPARE;
}

size_t solver_staged_beam_bytes(int cells, bool led, int width)
{
    enum { TREE_NODES = 64, LISTS = 4 }; /* for each board of a layer, about */
    size_t boards = (size_t)width, most = (size_t)most_candidates(width);
    size_t lists = boards * (LISTS + 1) + most;
    return (led ? solver_nearby_part_bytes(cells) : 0) + most * sizeof(staged_candidate) +
           lists * sizeof(int) + share_count(width) * sizeof(staged_share) +
           solver_closed_table_bytes(CLOSED_LAYERS * width) +
           solver_staged_pool_bytes(cells, led, state_count(width)) +
           boards * TREE_NODES * sizeof(staged_node);
}

bool solver_staged_beam_init(staged_beam *out, int cells, bool led, int width, search_watch *watch)
{
    *out = (staged_beam){.width = width, .share_mask = share_count(width) - 1, .watch = watch};
    solver_staged_tree_init(&out->tree);
    size_t most = (size_t)most_candidates(width);
    out->candidates = malloc(most * sizeof *out->candidates);
    out->order = malloc(most * sizeof *out->order);
    out->children = malloc((size_t)width * sizeof *out->children);
    out->shares = calloc(share_count(width), sizeof *out->shares);
    return out->candidates && out->order && out->children && out->shares &&
           solver_staged_list_init(&out->layer, width) &&
           solver_staged_list_init(&out->next, width) &&
           solver_staged_list_init(&out->finished, width) &&
           solver_staged_pool_init(&out->pool, cells, led, state_count(width)) &&
           solver_closed_table_init(&out->closed, CLOSED_LAYERS * width);
}

void solver_staged_beam_deinit(staged_beam *beam)
{
    free(beam->candidates);
    free(beam->order);
    free(beam->children);
    free(beam->shares);
    solver_staged_list_deinit(&beam->layer);
    solver_staged_list_deinit(&beam->next);
    solver_staged_list_deinit(&beam->finished);
    solver_staged_pool_deinit(&beam->pool);
    solver_closed_table_deinit(&beam->closed);
    solver_staged_tree_deinit(&beam->tree);
    solver_staged_score_deinit(&beam->score);
}

void solver_staged_beam_remove(staged_beam *beam, int slot)
{
    solver_staged_tree_release(&beam->tree, solver_staged_pool_at(&beam->pool, slot)->node);
    solver_staged_pool_give(&beam->pool, slot);
}

int solver_staged_beam_copy(staged_beam *beam, int slot)
{
    int copy = solver_staged_pool_take(&beam->pool);
    solver_staged_pool_copy(&beam->pool, copy, slot);
    solver_staged_tree_keep(&beam->tree, solver_staged_pool_at(&beam->pool, copy)->node);
    return copy;
}

void solver_staged_beam_drop(staged_beam *beam, staged_list *list)
{
    while (list->count > 0)
        solver_staged_beam_remove(beam, list->slots[--list->count]);
}

void solver_staged_beam_forget(staged_beam *beam)
{
    solver_closed_table_forget(&beam->closed);
    solver_staged_memo_clear(&beam->memo);
}

static bool is_full(const staged_beam *beam)
{
    return beam->finished.count == beam->width;
}

void solver_staged_beam_offer(staged_beam *beam, int slot)
{
    const staged_state *state = solver_staged_pool_at(&beam->pool, slot);
    if (state->line.filled != beam->score.full)
        beam->candidates[beam->candidate_count++] = (staged_candidate){
            {state->key, state->line_key, state->line, state->rest, state->way, state->score},
            slot,
            -1,
            STAGED_STAY};
    else if (is_full(beam))
        solver_staged_beam_remove(beam, slot);
    else
        beam->finished.slots[beam->finished.count++] = slot;
}

/* Makes the state in the slot, which is of the layer, that candidate. */
static bool enter(staged_beam *beam, int slot, const staged_candidate *candidate)
{
    staged_state *state = solver_staged_pool_at(&beam->pool, slot);
    /* The tile goes against the blank. */
    puzzle_move move = puzzle_move_opposite((puzzle_move)candidate->last);
    state->node = solver_staged_tree_add(&beam->tree, state->node, move);
    solver_staged_score_enter(&beam->score, state, candidate->from, &candidate->child);
    state->last = candidate->last;
    state->moves++;
    return state->node != STAGED_NO_NODE;
}

/* Takes a copy of the parent that becomes the candidate. */
static bool enter_copy(staged_beam *beam, int parent, const staged_candidate *candidate,
                       staged_list *list)
{
    int slot = solver_staged_pool_take(&beam->pool);
    solver_staged_pool_copy(&beam->pool, slot, parent);
    list->slots[list->count++] = slot;
    return enter(beam, slot, candidate);
}

/* The parent itself becomes the candidate. */
static bool enter_itself(staged_beam *beam, int parent, const staged_candidate *candidate,
                         staged_list *list)
{
    uint32_t node = solver_staged_pool_at(&beam->pool, parent)->node;
    list->slots[list->count++] = parent;
    bool entered = enter(beam, parent, candidate);
    solver_staged_tree_release(&beam->tree, node);
    return entered;
}

/* Lists a board's children; sets those aside that are finished. */
static bool expand(staged_beam *beam, int index)
{
    int slot = beam->layer.slots[index], back = STAGED_STAY;
    staged_state *state = solver_staged_pool_at(&beam->pool, slot);
    if (state->last != STAGED_STAY)
        back = (int)puzzle_move_opposite((puzzle_move)state->last);
    int blank_value = solver_staged_score_blank(&beam->score, state);
    for (int d = 0; d < PUZZLE_MOVES; d++) {
        int from = beam->score.next[state->blank][d];
        if (from < 0 || d == back)
            continue;
        staged_candidate *candidate = &beam->candidates[beam->candidate_count];
        candidate->parent = index;
        candidate->from = (int16_t)from;
        candidate->last = (uint8_t)d;
        solver_staged_score_child(&beam->score, &beam->memo, state, from, blank_value,
                                  &candidate->child);
        beam->watch->generated++;
        if (candidate->child.line.filled != beam->score.full)
            beam->candidate_count++;
        else if (!is_full(beam) && !solver_closed_table_meet(&beam->closed, candidate->child.key) &&
                 !enter_copy(beam, slot, candidate, &beam->finished))
            return false;
    }
    return true;
}

static int score_of(const staged_beam *beam, int candidate)
{
    return beam->candidates[candidate].child.score;
}

/* Orders the candidates by score, a counting sort; those far behind the best stay as they come. */
static void rank(staged_beam *beam)
{
    int ends[RANKS + 1] = {0}, best = INT32_MAX, count = beam->candidate_count;
    for (int i = 0; i < count; i++)
        best = score_of(beam, i) < best ? score_of(beam, i) : best;
    for (int i = 0; i < count; i++) {
        int behind = score_of(beam, i) - best;
        ends[(behind < RANKS ? behind : RANKS - 1) + 1]++;
    }
    for (int i = 0; i < RANKS; i++)
        ends[i + 1] += ends[i];
    for (int i = 0; i < count; i++) {
        int behind = score_of(beam, i) - best;
        beam->order[ends[behind < RANKS ? behind : RANKS - 1]++] = i;
    }
}

/* Whether there is room for one more board with that arrangement, and it was not met lately; then it
 * takes its share. */
static bool take_share(staged_beam *beam, uint64_t line_key, uint64_t key)
{
    uint32_t mask = beam->share_mask;
    uint32_t at = (uint32_t)(line_key >> 32) & mask;
    while (beam->shares[at].layer == beam->layers && beam->shares[at].line_key != line_key)
        at = (at + 1) & mask;
    staged_share *share = &beam->shares[at];
    if (share->layer != beam->layers)
        *share = (staged_share){line_key, beam->layers, 0};
    if (share->count >= beam->quota || solver_closed_table_meet(&beam->closed, key))
        return false;
    share->count++;
    return true;
}

/* Leaves the chosen candidates in `order` and returns how many. */
static int choose(staged_beam *beam)
{
    int chosen = 0;
    rank(beam);
    beam->layers++;
    memset(beam->children, 0, (size_t)beam->width * sizeof *beam->children);
    for (int i = 0; i < beam->candidate_count; i++) {
        const staged_candidate *candidate = &beam->candidates[beam->order[i]];
        if (i + FETCHED < beam->candidate_count)
            solver_closed_table_fetch(&beam->closed,
                                      beam->candidates[beam->order[i + FETCHED]].child.key);
        if (chosen < beam->width &&
            take_share(beam, candidate->child.line_key, candidate->child.key)) {
            beam->order[chosen++] = beam->order[i];
            if (candidate->from >= 0)
                beam->children[candidate->parent]++;
        } else if (candidate->from < 0) {
            solver_staged_beam_remove(beam, candidate->parent);
        }
    }
    return chosen;
}

/* Makes the chosen candidates the layer. Most often a state is changed where it is. */
static bool replace_layer(staged_beam *beam, int chosen)
{
    bool entered = true;
    for (int i = 0; i < beam->layer.count; i++)
        if (beam->children[i] == 0)
            solver_staged_beam_remove(beam, beam->layer.slots[i]);
    beam->next.count = 0;
    for (int i = 0; i < chosen && entered; i++) {
        const staged_candidate *candidate = &beam->candidates[beam->order[i]];
        if (candidate->from < 0) {
            beam->next.slots[beam->next.count++] = candidate->parent;
            continue;
        }
        int parent = beam->layer.slots[candidate->parent];
        if (--beam->children[candidate->parent] > 0)
            entered = enter_copy(beam, parent, candidate, &beam->next);
        else
            entered = enter_itself(beam, parent, candidate, &beam->next);
    }
    staged_list before = beam->layer;
    beam->layer = beam->next;
    beam->next = before;
    beam->candidate_count = 0;
    return entered;
}

sw_status solver_staged_beam_advance(staged_beam *beam)
{
    search_watch *watch = beam->watch;
    if (watch->expanded - watch->published >= WATCH_INTERVAL && !solver_watch_poll(watch))
        return solver_watch_verdict(watch);
    for (int i = 0; i < beam->layer.count; i++)
        if (!expand(beam, i))
            return SW_NO_MEMORY;
    watch->expanded += (uint64_t)beam->layer.count;
    if (!replace_layer(beam, choose(beam)))
        return SW_NO_MEMORY;
    beam->moves++;
    return SW_OK;
}
