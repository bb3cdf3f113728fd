/* Depth-first search below one root after the other. */
#include "engines/optimal/iteration.h"

#include <stdlib.h>

/* The board being searched and the moves that are still to be tried from it. */
typedef struct search_frame {
    const void *node; /* the heuristic's, of the board */
    char *child;      /* of what the move tried leads to; the frame's own */
    uint16_t blank;   /* its cell */
    uint16_t state;   /* of the pruning automaton */
    uint8_t next;     /* puzzle_move: those before it have been tried */
} search_frame;

enum { ROOT_NODES = 2 }; /* of the way to the root, in turn */

struct depth_first {
    normalized_board start, board; /* where it stands: the root, then a move a frame */
    const prune *automaton;
    search_root root;
    int depth;
    int moves_left;     /* from the root on */
    uint64_t next_poll; /* expanded nodes, of all roots */
    int capacity;       /* frames, each with a node */
    size_t node_size;
    search_frame *frames; /* frames[depth] stands at the board */
    char *nodes;          /* of the frames, and ROOT_NODES more */
};

depth_first *solver_depth_first_create(const normalized_board *start, const prune *automaton)
{
    depth_first *search = calloc(1, sizeof *search);
    if (!search)
        return NULL;
    search->start = *start;
    search->automaton = automaton;
    return search;
}

void solver_depth_first_destroy(depth_first *search)
{
    if (!search)
        return;
    free(search->frames);
    free(search->nodes);
    free(search);
}

/* Room for paths of `bound` moves. */
static bool reserve(depth_first *search, size_t node_size, int bound)
{
    int needed = bound + 2;
    if (needed <= search->capacity && node_size <= search->node_size)
        return true;
    free(search->frames);
    free(search->nodes);
    search->capacity = needed + needed / 2;
    search->node_size = (node_size + 7) / 8 * 8;
    search->frames = malloc((size_t)search->capacity * sizeof *search->frames);
    search->nodes = malloc(((size_t)search->capacity + ROOT_NODES) * search->node_size);
    if (!search->frames || !search->nodes) {
        search->capacity = 0;
        return false;
    }
    for (int depth = 0; depth < search->capacity; depth++)
        search->frames[depth].child = search->nodes + (size_t)depth * search->node_size;
    return true;
}

static int source_of(const depth_first *search, int blank, int move)
{
    return solver_home_step(search->start.size, blank, puzzle_move_opposite((puzzle_move)move));
}

static void push(depth_first *search, int depth, const void *node, int state)
{
    search_frame *frame = &search->frames[depth];
    search->depth = depth;
    frame->node = node;
    frame->blank = (uint16_t)search->board.blank;
    frame->state = (uint16_t)state;
    frame->next = 0;
}

/* Plays the root's moves, stands there and returns the value. */
static int enter_root(depth_first *search, const iteration *task, const search_root *root)
{
    const void *node = task->start_node;
    int value = task->start_value;
    search->root = *root;
    search->moves_left = task->bound - root->length;
    search->board = search->start;
    for (int i = 0; i < root->length; i++) {
        int from = source_of(search, search->board.blank, root->moves[i]);
        void *next =
            search->nodes + (size_t)(search->capacity + i % ROOT_NODES) * search->node_size;
        value = task->h->step(task->h, &search->board, from, node, next);
        solver_normalized_slide(&search->board, from);
        node = next;
    }
    push(search, 0, node, root->state);
    return value;
}

static void note_bound(int *next_bound, int total)
{
    if (total < *next_bound)
        *next_bound = total;
}

/* Tries the next move from the board. True where it leads to the goal. */
static bool try_move(depth_first *search, const iteration *task, int *next_bound,
                     search_watch *watch)
{
    search_frame *top = &search->frames[search->depth];
    int move = top->next++, state = search->automaton->next[top->state][move];
    int from = source_of(search, top->blank, move);
    if (from < 0 || state == PRUNE_CUT)
        return false;
    int value = task->h->step(task->h, &search->board, from, top->node, top->child);
    int limit = search->moves_left - search->depth - 1;
    watch->generated++;
    if (value > limit) {
        note_bound(next_bound, task->bound + value - limit);
        return false;
    }
    if (value == 0)
        return true;
    solver_normalized_slide(&search->board, from);
    push(search, search->depth + 1, top->child, state);
    watch->expanded++;
    return false;
}

/* Back to the board before. False at the root. */
static bool back_up(depth_first *search)
{
    if (search->depth == 0)
        return false;
    solver_normalized_slide(&search->board, search->frames[--search->depth].blank);
    return true;
}

/* Searches below the root, where it stands. */
static iteration_end search_root_tree(depth_first *search, const iteration *task, int *next_bound,
                                      search_watch *watch)
{
    watch->expanded++;
    do {
        while (search->frames[search->depth].next < PUZZLE_MOVES)
            if (try_move(search, task, next_bound, watch))
                return ITERATION_FOUND;
        if (watch->expanded < search->next_poll)
            continue;
        search->next_poll = watch->expanded + WATCH_INTERVAL;
        if (!solver_watch_poll(watch))
            return ITERATION_STOPPED;
        if (solver_iteration_is_superseded(task))
            return ITERATION_SUPERSEDED;
    } while (back_up(search));
    return ITERATION_EXHAUSTED;
}

iteration_end solver_depth_first_run(depth_first *search, const iteration *task, int *next_bound,
                                     search_watch *watch)
{
    if (!reserve(search, task->h->node_size, task->bound))
        return ITERATION_NO_MEMORY;
    const search_root *root;
    iteration_end end = ITERATION_EXHAUSTED;
    search->next_poll = watch->expanded + WATCH_INTERVAL;
    while (end == ITERATION_EXHAUSTED && (root = solver_frontier_take(task->frontier))) {
        int value = enter_root(search, task, root);
        if (value > search->moves_left) {
            note_bound(next_bound, root->length + value);
            continue;
        }
        if (value == 0) {
            search->depth = -1; /* no frame takes part in the path */
            return ITERATION_FOUND;
        }
        end = search_root_tree(search, task, next_bound, watch);
    }
    return end;
}

bool solver_depth_first_path(const depth_first *search, puzzle_path *path)
{
    puzzle_path_clear(path);
    for (int i = 0; i < search->root.length; i++)
        if (!puzzle_path_push(path, (puzzle_move)search->root.moves[i]))
            return false;
    for (int depth = 0; depth <= search->depth; depth++)
        if (!puzzle_path_push(path, (puzzle_move)(search->frames[depth].next - 1)))
            return false;
    return true;
}
