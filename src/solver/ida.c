#include "ida.h"

#include <limits.h>
#include <stdlib.h>

/* Beside the ends of ida.h: a search that found nothing within its bound. */
enum { IDA_EXHAUSTED = -1 };

/* The board being searched and the moves that are still to be tried from it. */
typedef struct ida_frame {
    uint8_t moves[PUZZLE_MOVES]; /* puzzle_move */
    uint16_t blank;              /* its cell */
    uint8_t count;
    uint8_t next;
    uint16_t states[PUZZLE_MOVES]; /* of the pruning automaton, after each move */
} ida_frame;

struct ida {
    home_board board; /* where the search stands: start, then the moves of the frames */
    home_board start;
    const prune *automaton;
    int bound;      /* of the running search */
    int next_bound; /* the least value above it that was met */
    int depth;
    int capacity;      /* frames, and PUZZLE_MOVES times as many nodes */
    ida_frame *frames; /* frames[depth] stands at the board */
    char *nodes;       /* the heuristic's: of each frame's children */
    size_t node_size;
    int16_t source[PUZZLE_MAX_CELLS][PUZZLE_MOVES]; /* the tile that moves, by the blank's cell */
};

ida *ida_create(const home_board *board, const prune *automaton)
{
    ida *search = calloc(1, sizeof *search);
    if (!search)
        return NULL;
    search->start = *board;
    search->automaton = automaton;
    for (int cell = 0; cell < board->cells; cell++)
        for (int move = 0; move < PUZZLE_MOVES; move++)
            search->source[cell][move] =
                (int16_t)home_step(board->size, cell, puzzle_move_opposite((puzzle_move)move));
    return search;
}

void ida_destroy(ida *search)
{
    if (!search)
        return;
    free(search->frames);
    free(search->nodes);
    free(search);
}

int ida_lower_bound(const ida *search)
{
    return search->bound;
}

/* Room for one path of bound + 1 boards. */
static bool reserve(ida *search, const heuristic *h)
{
    int needed = search->bound + 2;
    if (needed <= search->capacity && h->node_size <= search->node_size)
        return true;
    free(search->frames);
    free(search->nodes);
    search->capacity = needed + needed / 2;
    search->node_size = h->node_size;
    size_t frames = (size_t)search->capacity;
    search->frames = malloc(frames * sizeof *search->frames);
    search->nodes = malloc(frames * PUZZLE_MOVES * search->node_size);
    if (search->frames && search->nodes)
        return true;
    search->capacity = 0;
    return false;
}

static void *child_node(ida *search, int depth, int child)
{
    return search->nodes + (size_t)(depth * PUZZLE_MOVES + child) * search->node_size;
}

/* Lists the moves from the board, without those that lead to duplicates. All children are stepped
 * before any is valued, so that their table look-ups overlap. */
static void expand(ida *search, const heuristic *h, const void *node, int state)
{
    ida_frame *top = &search->frames[search->depth];
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

static bool is_ready(const heuristic_slot *slot)
{
    return slot && atomic_load_explicit(slot, memory_order_acquire);
}

/* One depth-first search within the bound. IDA_FOUND: the frames hold the path. IDA_EXHAUSTED:
 * there is no solution within the bound. */
static int deepen(ida *search, const heuristic *h, const heuristic_slot *better,
                  search_watch *watch, const void *root)
{
    search->board = search->start;
    search->next_bound = INT_MAX;
    search->depth = 0;
    expand(search, h, root, PRUNE_START);
    watch->expanded++;
    for (;;) {
        ida_frame *top = &search->frames[search->depth];
        if (top->next == top->count) {
            if (search->depth == 0)
                return IDA_EXHAUSTED;
            home_board_slide(&search->board, search->frames[--search->depth].blank);
            continue;
        }
        int child = top->next++;
        void *node = child_node(search, search->depth, child);
        int limit = search->bound - search->depth - 1;
        int value = h->value(h, node, limit);
        watch->generated++;
        if (value > limit) {
            int total = search->depth + 1 + value;
            search->next_bound = total < search->next_bound ? total : search->next_bound;
            continue;
        }
        if (value == 0)
            return IDA_FOUND;
        if (watch->expanded % WATCH_INTERVAL == 0) {
            if (!watch_poll(watch))
                return IDA_STOPPED;
            if (is_ready(better))
                return IDA_SUPERSEDED;
        }
        home_board_slide(&search->board, search->source[top->blank][top->moves[child]]);
        search->depth++;
        expand(search, h, node, top->states[child]);
        watch->expanded++;
    }
}

static ida_end take_path(const ida *search, puzzle_path *path)
{
    for (int depth = 0; depth <= search->depth; depth++) {
        const ida_frame *frame = &search->frames[depth];
        if (!puzzle_path_push(path, (puzzle_move)frame->moves[frame->next - 1]))
            return IDA_NO_MEMORY;
    }
    return IDA_FOUND;
}

/* Deepens until something ends it. */
static ida_end search_from(ida *search, const heuristic *h, const heuristic_slot *better,
                           search_watch *watch, const void *root, puzzle_path *path)
{
    for (;;) {
        watch_raise_bound(watch, search->bound);
        if (!watch_poll(watch))
            return IDA_STOPPED;
        if (!reserve(search, h))
            return IDA_NO_MEMORY;
        int end = deepen(search, h, better, watch, root);
        if (end == IDA_FOUND)
            return take_path(search, path);
        if (end != IDA_EXHAUSTED)
            return (ida_end)end;
        search->bound = search->next_bound;
    }
}

ida_end ida_search(ida *search, const heuristic *h, const heuristic_slot *better,
                   search_watch *watch, puzzle_path *path)
{
    void *root = malloc(h->node_size);
    if (!root)
        return IDA_NO_MEMORY;
    puzzle_path_clear(path);
    int value = h->start(h, &search->start, root);
    if (value > search->bound)
        search->bound = value;
    ida_end end = value == 0 ? IDA_FOUND : search_from(search, h, better, watch, root, path);
    free(root);
    return end;
}
