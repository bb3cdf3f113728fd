/* Depth-first search below a few roots by turns, so that table look-ups overlap. */
#include "engines/optimal/depth_first.h"

#include <limits.h>
#include <stdlib.h>

/* The board being searched and the moves that are still to be tried from it. */
typedef struct search_frame {
    const void *node; /* the heuristic's, of the board */
    char *children;   /* and of what the moves lead to; the frame's own */
    uint16_t blank;   /* its cell */
    uint8_t count;
    uint8_t next;
    uint8_t moves[PUZZLE_MOVES];   /* puzzle_move */
    uint16_t states[PUZZLE_MOVES]; /* of the pruning automaton, after each move */
} search_frame;

enum {
    ROOT_NODES = 2, /* of the way to the root, in turn */
    LANES = 4,
};

/* The search below one root. */
typedef struct search_lane {
    normalized_board board; /* where it stands: start, the root's moves, those of the frames */
    search_root root;
    int depth;
    int moves_left;       /* from the root on */
    search_frame *frames; /* frames[depth] stands at the board */
    char *root_nodes;     /* the heuristic's, ROOT_NODES */
    bool is_busy;
} search_lane;

struct depth_first {
    normalized_board start;
    const prune *automaton;
    int capacity; /* of each lane: frames, and PUZZLE_MOVES times as many nodes */
    size_t node_size;
    search_frame *frames;
    char *nodes;
    search_lane lanes[LANES];
    const search_lane *found;
    int16_t source[PUZZLE_MAX_CELLS][PUZZLE_MOVES]; /* the tile that moves, by the blank's cell */
};

/* What one run was asked for. */
typedef struct search_run {
    depth_first *search;
    const depth_first_task *task;
    search_frontier *frontier;
    search_watch *watch;
    int next_bound;
} search_run;

depth_first *solver_depth_first_create(const normalized_board *start, const prune *automaton)
{
    depth_first *search = calloc(1, sizeof *search);
    if (!search)
        return NULL;
    search->start = *start;
    search->automaton = automaton;
    for (int cell = 0; cell < start->cells; cell++)
        for (int move = 0; move < PUZZLE_MOVES; move++)
            search->source[cell][move] = (int16_t)solver_home_step(
                start->size, cell, puzzle_move_opposite((puzzle_move)move));
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

/* Gives the lane of that number its frames and nodes. */
static void deal_out(depth_first *search, search_lane *lane, size_t number)
{
    size_t frames = (size_t)search->capacity, children = PUZZLE_MOVES * search->node_size;
    char *nodes = search->nodes + number * (frames * children + ROOT_NODES * search->node_size);
    lane->frames = search->frames + number * frames;
    for (size_t depth = 0; depth < frames; depth++)
        lane->frames[depth].children = nodes + depth * children;
    lane->root_nodes = nodes + frames * children;
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
    search->node_size = node_size;
    size_t frames = (size_t)search->capacity, nodes = frames * PUZZLE_MOVES + ROOT_NODES;
    search->frames = malloc(LANES * frames * sizeof *search->frames);
    search->nodes = malloc(LANES * nodes * node_size);
    if (!search->frames || !search->nodes) {
        search->capacity = 0;
        return false;
    }
    for (size_t i = 0; i < LANES; i++)
        deal_out(search, &search->lanes[i], i);
    return true;
}

/* Lists the moves from the board, without those that lead to duplicates. All children are stepped
 * before any is valued, so that their table look-ups overlap. */
static void expand(search_run *run, search_lane *lane, const void *node, int state)
{
    const depth_first *search = run->search;
    const heuristic *h = run->task->h;
    search_frame *top = &lane->frames[lane->depth];
    const int16_t *source = search->source[lane->board.blank];
    const uint16_t *states = search->automaton->next[state];
    char *child = top->children;
    int count = 0;
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        if (source[move] < 0 || states[move] == PRUNE_CUT)
            continue;
        top->states[count] = states[move];
        top->moves[count++] = (uint8_t)move;
        h->step(h, &lane->board, source[move], node, child);
        child += h->node_size;
    }
    top->node = node;
    top->blank = (uint16_t)lane->board.blank;
    top->count = (uint8_t)count;
    top->next = 0;
    run->watch->expanded++;
}

static void note_bound(search_run *run, int total)
{
    if (total < run->next_bound)
        run->next_bound = total;
}

/* Plays the root's moves and returns its node. */
static const void *enter_root(const search_run *run, search_lane *lane, const search_root *root,
                              int *value)
{
    const depth_first *search = run->search;
    const heuristic *h = run->task->h;
    const void *node = run->task->start_node;
    *value = run->task->start_value;
    lane->root = *root;
    lane->depth = 0;
    lane->moves_left = run->task->bound - root->length;
    lane->board = search->start;
    for (int i = 0; i < root->length; i++) {
        int from = search->source[lane->board.blank][root->moves[i]];
        void *next = lane->root_nodes + (size_t)(i % ROOT_NODES) * h->node_size;
        h->step(h, &lane->board, from, node, next);
        *value = solver_heuristic_value(h, next, INT_MAX);
        solver_heuristic_settle(h, node, next);
        solver_normalized_slide(&lane->board, from);
        node = next;
    }
    return node;
}

/* Begins with the next root under which something is to be searched. FOUND where the root is the
 * goal, EXHAUSTED where no root is left; otherwise the lane is busy. */
static depth_first_end begin(search_run *run, search_lane *lane)
{
    search_frontier *frontier = run->frontier;
    while (!lane->is_busy) {
        int number = atomic_fetch_add_explicit(&frontier->next, 1, memory_order_relaxed), value;
        if (number >= frontier->count)
            return DEPTH_FIRST_EXHAUSTED;
        const search_root *root = &frontier->roots[number];
        const void *node = enter_root(run, lane, root, &value);
        if (value > lane->moves_left) {
            note_bound(run, root->length + value);
            continue;
        }
        if (value == 0) {
            lane->depth = -1; /* no frame takes part in the path */
            return DEPTH_FIRST_FOUND;
        }
        expand(run, lane, node, root->state);
        lane->is_busy = true;
    }
    return DEPTH_FIRST_STOPPED;
}

/* Goes on to the next board that is to be expanded, and expands it, or until a child's value has to be
 * waited for. True where a child is the goal. The lane is no longer busy where no board is left. */
static bool advance(search_run *run, search_lane *lane)
{
    const depth_first *search = run->search;
    const heuristic *h = run->task->h;
    for (;;) {
        search_frame *top = &lane->frames[lane->depth];
        if (top->next == top->count) {
            lane->is_busy = lane->depth > 0;
            if (!lane->is_busy)
                return false;
            solver_normalized_slide(&lane->board, lane->frames[--lane->depth].blank);
            continue;
        }
        int child = top->next;
        void *node = top->children + (size_t)child * h->node_size;
        int limit = lane->moves_left - lane->depth - 1;
        int value = h->value(h, node, limit);
        if (value == HEURISTIC_LATER)
            return false;
        top->next++;
        run->watch->generated++;
        if (value > limit) {
            note_bound(run, run->task->bound + value - limit);
            continue;
        }
        if (value == 0)
            return true;
        solver_heuristic_settle(h, top->node, node);
        solver_normalized_slide(&lane->board, search->source[top->blank][top->moves[child]]);
        lane->depth++;
        expand(run, lane, node, top->states[child]);
        return false;
    }
}

static bool is_superseded(const depth_first_task *task)
{
    const heuristic *ready = solver_heuristic_ready(task->better);
    return ready && ready != task->h;
}

/* Every busy lane expands a board by turns; the others take roots as long as there are some. A lane
 * that was busy has its next turn at a root, so all may come to an end in one round. */
static depth_first_end take_turns(search_run *run, int lanes)
{
    uint64_t next_poll = run->watch->expanded + WATCH_INTERVAL;
    for (bool any_busy = true; any_busy;) {
        any_busy = false;
        for (int i = 0; i < lanes; i++) {
            search_lane *lane = &run->search->lanes[i];
            run->search->found = lane;
            any_busy |= lane->is_busy;
            if (lane->is_busy ? advance(run, lane) : begin(run, lane) == DEPTH_FIRST_FOUND)
                return DEPTH_FIRST_FOUND;
            any_busy |= lane->is_busy;
        }
        if (run->watch->expanded < next_poll)
            continue;
        next_poll = run->watch->expanded + WATCH_INTERVAL;
        if (!solver_watch_poll(run->watch))
            return DEPTH_FIRST_STOPPED;
        if (is_superseded(run->task))
            return DEPTH_FIRST_SUPERSEDED;
    }
    return DEPTH_FIRST_EXHAUSTED;
}

depth_first_end solver_depth_first_run(depth_first *search, const depth_first_task *task,
                                       search_frontier *frontier, int *next_bound,
                                       search_watch *watch)
{
    if (!reserve(search, task->h->node_size, task->bound))
        return DEPTH_FIRST_NO_MEMORY;
    for (int i = 0; i < LANES; i++)
        search->lanes[i].is_busy = false;
    search_run run = {search, task, frontier, watch, *next_bound};
    depth_first_end end = take_turns(&run, frontier->count < LANES ? frontier->count : LANES);
    *next_bound = run.next_bound;
    return end;
}

bool solver_depth_first_path(const depth_first *search, puzzle_path *path)
{
    const search_lane *lane = search->found;
    puzzle_path_clear(path);
    for (int i = 0; i < lane->root.length; i++)
        if (!puzzle_path_push(path, (puzzle_move)lane->root.moves[i]))
            return false;
    for (int depth = 0; depth <= lane->depth; depth++) {
        const search_frame *frame = &lane->frames[depth];
        if (!puzzle_path_push(path, (puzzle_move)frame->moves[frame->next - 1]))
            return false;
    }
    return true;
}
