/* IDA*: deepens the bound and shares a frontier of boards among threads. */
#include "engines/optimal/ida.h"

#include "engines/optimal/iteration.h"
#include "os/clock.h"
#include "os/thread.h"

#include <limits.h>
#include <stdlib.h>

/* A frontier of so many boards keeps several threads busy to the end, though some of the boards have
 * much larger trees than others. */
enum { FRONTIER = 400 };

/* To enter a root costs as much as some nodes do: a small search goes on from few. */
enum { NODES_A_ROOT = 25 };

typedef struct ida_worker {
    ida *team;
    depth_first *search;
    wave *waves; /* which search where the heuristic values many children together */
    search_watch watch;
    os_thread thread;
    bool has_thread;
    iteration_end end;
    int next_bound;
    double cpu_ms;
} ida_worker;

struct ida {
    normalized_board start;
    const prune *automaton;
    int bound;
    int first_bound;          /* from which it begins */
    int last_bound;           /* beyond which no solution is asked for */
    uint64_t pause_nodes;     /* of an iteration, after which it pauses; 0: never */
    ida_iterations done;      /* in vain */
    iteration task;           /* that is running */
    search_frontier frontier; /* the start alone, and from some time on its descendants */
    int layers;               /* moves from the start to there */
    atomic_bool halt;         /* one worker has come to an end for all */
    double helpers_cpu_ms;
    int worker_count;
    ida_worker workers[]; /* the first is the caller's thread */
};

/* The children of a root; the root itself where it is the goal, which must not be walked past. */
static int expand_root(const ida *search, const search_root *root, search_root *out)
{
    normalized_board board = search->start;
    for (int i = 0; i < root->length; i++)
        solver_normalized_slide(
            &board, solver_home_step(board.size, board.blank,
                                     puzzle_move_opposite((puzzle_move)root->moves[i])));
    if (solver_normalized_is_home(&board)) {
        out[0] = *root;
        return 1;
    }
    int count = 0;
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        int from =
            solver_home_step(board.size, board.blank, puzzle_move_opposite((puzzle_move)move));
        int state = search->automaton->next[root->state][move];
        if (from < 0 || state == PRUNE_CUT)
            continue;
        out[count] = *root;
        out[count].moves[out[count].length++] = (uint8_t)move;
        out[count++].state = (uint16_t)state;
    }
    return count;
}

/* Replaces the start by its descendants, layer by layer. False where memory ran out. */
static bool spread_roots(ida *search, uint64_t wanted)
{
    search_frontier *frontier = &search->frontier;
    for (; search->layers < ROOT_MOVES && (uint64_t)frontier->count < wanted; search->layers++) {
        search_root *roots = malloc((size_t)frontier->count * PUZZLE_MOVES * sizeof *roots);
        if (!roots)
            return false;
        int count = 0;
        for (int i = 0; i < frontier->count; i++)
            count += expand_root(search, &frontier->roots[i], roots + count);
        free(frontier->roots);
        frontier->roots = roots;
        frontier->count = count;
    }
    return true;
}

ida *solver_ida_create(const normalized_board *board, const prune *automaton, int threads)
{
    size_t workers = (size_t)(threads < 1                 ? 1
                              : threads > IDA_MAX_THREADS ? IDA_MAX_THREADS
                                                          : threads);
    ida *search = calloc(1, sizeof *search + workers * sizeof *search->workers);
    if (!search)
        return NULL;
    search->start = *board;
    search->automaton = automaton;
    search->frontier.roots = calloc(1, sizeof *search->frontier.roots);
    search->frontier.count = 1;
    search->last_bound = INT_MAX;
    search->worker_count = (int)workers;
    bool made = search->frontier.roots != NULL;
    for (size_t i = 0; i < workers && made; i++) {
        search->workers[i].team = search;
        search->workers[i].search = solver_depth_first_create(board, automaton);
        search->workers[i].waves = solver_wave_create(board, automaton);
        made = search->workers[i].search && search->workers[i].waves;
    }
    if (made)
        return search;
    solver_ida_destroy(search);
    return NULL;
}

void solver_ida_destroy(ida *search)
{
    if (!search)
        return;
    for (int i = 0; i < search->worker_count; i++) {
        solver_depth_first_destroy(search->workers[i].search);
        solver_wave_destroy(search->workers[i].waves);
    }
    free(search->frontier.roots);
    free(search);
}

void solver_ida_limit(ida *search, int first, int last)
{
    if (first != search->bound)
        search->done = (ida_iterations){.bound = 0};
    search->bound = search->first_bound = first;
    search->last_bound = last;
}

void solver_ida_pause(ida *search, uint64_t nodes)
{
    search->pause_nodes = nodes;
}

ida_iterations solver_ida_iterations(const ida *search)
{
    return search->done;
}

int solver_ida_lower_bound(const ida *search)
{
    return search->bound;
}

double solver_ida_helpers_cpu_ms(const ida *search)
{
    return search->helpers_cpu_ms;
}

/* Searches below one root after the other until none is left or an end is reached for all. */
static void work(void *data)
{
    ida_worker *worker = data;
    ida *team = worker->team;
    double start_ms = os_clock_thread_cpu_ms();
    worker->end = team->task.h->many ? solver_wave_run(worker->waves, &team->task,
                                                       &worker->next_bound, &worker->watch)
                                     : solver_depth_first_run(worker->search, &team->task,
                                                              &worker->next_bound, &worker->watch);
    if (worker->end != ITERATION_EXHAUSTED)
        atomic_store(&team->halt, true);
    worker->cpu_ms = os_clock_thread_cpu_ms() - start_ms;
}

/* A thread that cannot be started leaves its share to the others; a lone root needs none. */
static void run_workers(ida *search, search_watch *watch)
{
    atomic_store(&search->frontier.next, 0);
    atomic_store(&search->halt, false);
    for (int i = 0; i < search->worker_count; i++) {
        ida_worker *worker = &search->workers[i];
        worker->watch = solver_watch_fork(watch, &search->halt);
        worker->end = ITERATION_EXHAUSTED;
        worker->next_bound = INT_MAX;
        worker->has_thread = i > 0 && search->frontier.count >= FRONTIER &&
                             os_thread_start(&worker->thread, work, worker, NULL) == SW_OK;
    }
    work(&search->workers[0]);
    for (int i = 0; i < search->worker_count; i++) {
        ida_worker *worker = &search->workers[i];
        if (worker->has_thread) {
            os_thread_join(worker->thread);
            search->helpers_cpu_ms += worker->cpu_ms;
        }
        solver_watch_join(watch, &worker->watch);
    }
}

/* The worker whose end counts for all. One that only obeyed the halt of another has stopped. */
static const ida_worker *speaker(const ida *search)
{
    static const iteration_end by_weight[] = {ITERATION_FOUND, ITERATION_NO_MEMORY,
                                              ITERATION_SUPERSEDED, ITERATION_STOPPED};
    for (size_t i = 0; i < sizeof by_weight / sizeof *by_weight; i++)
        for (int j = 0; j < search->worker_count; j++)
            if (search->workers[j].end == by_weight[i])
                return &search->workers[j];
    return &search->workers[0];
}

static int least_next_bound(const ida *search)
{
    int least = INT_MAX;
    for (int i = 0; i < search->worker_count; i++)
        if (search->workers[i].next_bound < least)
            least = search->workers[i].next_bound;
    return least;
}

/* No board is as far from its goal as that; under a broken heuristic the bound may leap. */
static int most_bound(puzzle_size size)
{
    return 8 * puzzle_size_cells(size) * (size.columns + size.rows);
}

/* What a search found where the heuristic came to 0, which is the goal unless the heuristic is broken. */
static ida_end take_path(const ida *search, const ida_worker *finder, puzzle_path *path)
{
    normalized_board board = search->start;
    bool has_room = search->task.h->many ? solver_wave_path(finder->waves, path)
                                         : solver_depth_first_path(finder->search, path);
    if (!has_room)
        return IDA_NO_MEMORY;
    for (size_t i = 0; i < path->length; i++)
        solver_normalized_slide(
            &board, solver_home_step(board.size, board.blank,
                                     puzzle_move_opposite((puzzle_move)path->moves[i])));
    return solver_normalized_is_home(&board) ? IDA_FOUND : IDA_BROKEN;
}

/* Whether it pauses after the last iteration; not where the next one would be beyond the limit. */
static bool is_long(const ida *search)
{
    return search->pause_nodes > 0 && search->done.nodes[0] >= search->pause_nodes &&
           search->bound <= search->last_bound;
}

/* Deepens until something ends it. */
static ida_end deepen(ida *search, search_watch *watch, puzzle_path *path)
{
    uint64_t before = watch->expanded;
    for (;;) {
        if (search->bound > search->last_bound)
            return IDA_BEYOND;
        solver_watch_raise_bound(watch, search->bound);
        if (!solver_watch_poll(watch))
            return IDA_STOPPED;
        uint64_t roots = (watch->expanded - before) / NODES_A_ROOT;
        if (search->worker_count > 1 && !spread_roots(search, roots < FRONTIER ? roots : FRONTIER))
            return IDA_NO_MEMORY;
        search->task.bound = search->bound;
        uint64_t so_far = watch->expanded;
        run_workers(search, watch);
        const ida_worker *worker = speaker(search);
        switch (worker->end) {
        case ITERATION_FOUND:
            return take_path(search, worker, path);
        case ITERATION_NO_MEMORY:
            return IDA_NO_MEMORY;
        case ITERATION_SUPERSEDED:
            return IDA_SUPERSEDED;
        case ITERATION_STOPPED:
            break; /* the next poll of the watch says why */
        case ITERATION_EXHAUSTED:
            search->done =
                (ida_iterations){search->bound, {watch->expanded - so_far, search->done.nodes[0]}};
            search->bound = least_next_bound(search);
            if (search->bound > most_bound(search->start.size))
                return IDA_BROKEN;
            if (is_long(search))
                return IDA_PAUSED;
        }
    }
}

ida_end solver_ida_search(ida *search, const heuristic *h, const heuristic_slot *better,
                          search_watch *watch, puzzle_path *path)
{
    void *node = malloc(h->node_size);
    if (!node)
        return IDA_NO_MEMORY;
    int value = h->start(h, &search->start, node);
    if (value == HEURISTIC_BROKEN) {
        free(node);
        return IDA_BROKEN;
    }
    if (value > search->bound)
        search->bound = value;
    search->task = (iteration){
        .h = h,
        .start_node = node,
        .start_value = value,
        .better = better,
        .frontier = &search->frontier,
    };
    ida_end end = deepen(search, watch, path);
    free(node);
    if (end == IDA_BROKEN)
        search->bound = search->first_bound;
    return end;
}
