#include "depth_first.h"

#include <limits.h>
#include <stdlib.h>

/* The board being searched and the moves that are still to be tried from it. */
typedef struct search_frame {
    uint8_t moves[PUZZLE_MOVES]; /* puzzle_move */
    uint16_t blank;              /* its cell */
    uint8_t count;
    uint8_t next;
    uint16_t states[PUZZLE_MOVES]; /* of the pruning automaton, after each move */
} search_frame;

enum { ROOT_NODES = 2 }; /* of the way to the root, in turn */

struct depth_first {
    home_board start;
    home_board board; /* where the search stands: start, the root's moves, those of the frames */
    const prune *automaton;
    search_root root;
    int depth;
    int capacity;         /* frames, and PUZZLE_MOVES times as many nodes */
    search_frame *frames; /* frames[depth] stands at the board */
    char *nodes;          /* the heuristic's: of each frame's children, then ROOT_NODES more */
    size_t node_size;
    int16_t source[PUZZLE_MAX_CELLS][PUZZLE_MOVES]; /* the tile that moves, by the blank's cell */
};

depth_first *depth_first_create(const home_board *start, const prune *automaton)
{
    depth_first *search = calloc(1, sizeof *search);
    if (!search)
        return NULL;
    search->start = *start;
    search->automaton = automaton;
    for (int cell = 0; cell < start->cells; cell++)
        for (int move = 0; move < PUZZLE_MOVES; move++)
            search->source[cell][move] =
                (int16_t)home_step(start->size, cell, puzzle_move_opposite((puzzle_move)move));
    return search;
}

void depth_first_destroy(depth_first *search)
{
    if (!search)
        return;
    free(search->frames);
    free(search->nodes);
    free(search);
}

/* Room for a path of `bound` moves. */
static bool reserve(depth_first *search, size_t node_size, int bound)
{
    int needed = bound + 2;
    if (needed <= search->capacity && node_size <= search->node_size)
        return true;
    free(search->frames);
    free(search->nodes);
    search->capacity = needed + needed / 2;
    search->node_size = node_size;
    size_t frames = (size_t)search->capacity;
    search->frames = malloc(frames * sizeof *search->frames);
    search->nodes = malloc((frames * PUZZLE_MOVES + ROOT_NODES) * search->node_size);
    if (search->frames && search->nodes)
        return true;
    search->capacity = 0;
    return false;
}

static void *child_node(depth_first *search, int depth, int child)
{
    return search->nodes + (size_t)(depth * PUZZLE_MOVES + child) * search->node_size;
}

/* Lists the moves from the board, without those that lead to duplicates. All children are stepped
 * before any is valued, so that their table look-ups overlap. */
static void expand(depth_first *search, const heuristic *h, const void *node, int state)
{
    search_frame *top = &search->frames[search->depth];
    top->blank = (uint16_t)search->board.blank;
    top->count = top->next = 0;
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        int from = search->source[search->board.blank][move];
        int next = search->automaton->next[state][move];
        if (from < 0 || next == PRUNE_CUT)
            continue;
        top->states[top->count] = (uint16_t)next;
        top->moves[top->count] = (uint8_t)move;
        h->step(h, &search->board, from, node, child_node(search, search->depth, top->count));
        top->count++;
    }
}

/* Plays the root's moves and returns its node. */
static const void *enter_root(depth_first *search, const depth_first_task *task,
                              const search_root *root, int *value)
{
    const heuristic *h = task->h;
    const void *node = task->start_node;
    *value = task->start_value;
    search->root = *root;
    search->board = search->start;
    for (int i = 0; i < root->length; i++) {
        int from = search->source[search->board.blank][root->moves[i]];
        void *next = child_node(search, search->capacity, i % ROOT_NODES);
        h->step(h, &search->board, from, node, next);
        *value = h->value(h, next, INT_MAX);
        home_board_slide(&search->board, from);
        node = next;
    }
    return node;
}

static bool is_superseded(const depth_first_task *task)
{
    const heuristic *ready = heuristic_ready(task->better);
    return ready && ready != task->h;
}

static void note_bound(int *next_bound, int total)
{
    if (total < *next_bound)
        *next_bound = total;
}

/* Searches below the root, whose node is given. */
static depth_first_end descend(depth_first *search, const depth_first_task *task, const void *node,
                               int *next_bound, search_watch *watch)
{
    const heuristic *h = task->h;
    int moves_left = task->bound - search->root.length; /* from the root on */
    search->depth = 0;
    expand(search, h, node, search->root.state);
    watch->expanded++;
    for (;;) {
        search_frame *top = &search->frames[search->depth];
        if (top->next == top->count) {
            if (search->depth == 0)
                return DEPTH_FIRST_EXHAUSTED;
            home_board_slide(&search->board, search->frames[--search->depth].blank);
            continue;
        }
        int child = top->next++;
        void *child_at = child_node(search, search->depth, child);
        int limit = moves_left - search->depth - 1;
        int value = h->value(h, child_at, limit);
        watch->generated++;
        if (value > limit) {
            note_bound(next_bound, task->bound + value - limit);
            continue;
        }
        if (value == 0)
            return DEPTH_FIRST_FOUND;
        if (watch->expanded % WATCH_INTERVAL == 0) {
            if (!watch_poll(watch))
                return DEPTH_FIRST_STOPPED;
            if (is_superseded(task))
                return DEPTH_FIRST_SUPERSEDED;
        }
        home_board_slide(&search->board, search->source[top->blank][top->moves[child]]);
        search->depth++;
        expand(search, h, child_at, top->states[child]);
        watch->expanded++;
    }
}

depth_first_end depth_first_run(depth_first *search, const depth_first_task *task,
                                const search_root *root, int *next_bound, search_watch *watch)
{
    if (!reserve(search, task->h->node_size, task->bound))
        return DEPTH_FIRST_NO_MEMORY;
    int value;
    const void *node = enter_root(search, task, root, &value);
    int total = root->length + value;
    if (total > task->bound) {
        note_bound(next_bound, total);
        return DEPTH_FIRST_EXHAUSTED;
    }
    if (value == 0) {
        search->depth = -1; /* no frame takes part in the path */
        return DEPTH_FIRST_FOUND;
    }
    return descend(search, task, node, next_bound, watch);
}

bool depth_first_path(const depth_first *search, puzzle_path *path)
{
    puzzle_path_clear(path);
    for (int i = 0; i < search->root.length; i++)
        if (!puzzle_path_push(path, (puzzle_move)search->root.moves[i]))
            return false;
    for (int depth = 0; depth <= search->depth; depth++) {
        const search_frame *frame = &search->frames[depth];
        if (!puzzle_path_push(path, (puzzle_move)frame->moves[frame->next - 1]))
            return false;
    }
    return true;
}
