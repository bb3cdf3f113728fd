/* The optimal engine: searches from that end of the solution from which fewer nodes are in reach. */
#include "engines/optimal/optimal.h"

#include "engines/optimal/optimal_search.h"
#include "os/clock.h"

#include <limits.h>
#include <string.h>

typedef struct both_ends {
    tables *shared;
    const normalized_board *board;
    int threads;
    uint64_t long_iteration;
    optimal_search *lead;  /* that goes on; NULL where memory ran out */
    optimal_search *rival; /* from the goal, while its tables are being made; or NULL */
    ida_iterations match;  /* the lead's when the rival began: those that it repeats */
    bool from_goal;        /* the lead */
    double helpers_cpu_ms; /* of searches that have ended */
} both_ends;

static void end_search(both_ends *ends, optimal_search *search)
{
    if (search)
        ends->helpers_cpu_ms += solver_ida_helpers_cpu_ms(solver_optimal_ida(search));
    solver_optimal_end(search);
}

static void begin_rival(both_ends *ends)
{
    normalized_board inverse;
    solver_normalized_inverse(&inverse, ends->board);
    ends->match = solver_ida_iterations(solver_optimal_ida(ends->lead));
    ends->rival = solver_optimal_begin(ends->shared, &inverse, ends->threads, true);
    if (!ends->rival)
        solver_ida_pause(solver_optimal_ida(ends->lead), 0);
}

/* The nodes that the rival may expand: as many as the lead did, within the request. */
static uint64_t rival_nodes(const search_watch *watch, uint64_t nodes)
{
    if (watch->node_limit == 0)
        return nodes;
    uint64_t left = watch->node_limit > watch->expanded ? watch->node_limit - watch->expanded : 1;
    return nodes < left ? nodes : left;
}

/* Repeats two iterations from the goal: both, so that their growth is known from there, too. True where that
 * took fewer nodes. */
static bool rival_wins(const both_ends *ends, search_watch *watch, puzzle_path *path)
{
    solver_progress own = {.nodes = 0};
    const ida_iterations *match = &ends->match;
    search_watch part =
        solver_watch_part(watch, &own, rival_nodes(watch, match->nodes[0] + match->nodes[1]));
    solver_ida_limit(solver_optimal_ida(ends->rival), match->bound - 2, match->bound);
    ida_end end = solver_optimal_continue(ends->rival, &part, path);
    solver_watch_join(watch, &part);
    return end == IDA_BEYOND;
}

/* One of the two goes on alone. */
static void settle(both_ends *ends, search_watch *watch, puzzle_path *path)
{
    optimal_search *loser = ends->rival;
    if (rival_wins(ends, watch, path)) {
        int bound = solver_ida_lower_bound(solver_optimal_ida(ends->lead));
        loser = ends->lead;
        ends->lead = ends->rival;
        ends->from_goal = true;
        solver_ida_limit(solver_optimal_ida(ends->lead), bound, INT_MAX);
    }
    ends->rival = NULL;
    end_search(ends, loser);
    solver_ida_pause(solver_optimal_ida(ends->lead), 0);
}

static sw_status run(both_ends *ends, search_watch *watch, puzzle_path *path)
{
    solver_ida_pause(solver_optimal_ida(ends->lead), ends->long_iteration);
    for (;;) {
        ida_end end = solver_optimal_continue(ends->lead, watch, path);
        if (end != IDA_PAUSED)
            return solver_optimal_status(end, watch);
        if (!ends->rival && solver_optimal_is_settled(ends->lead))
            begin_rival(ends);
        if (ends->rival && solver_optimal_is_settled(ends->rival))
            settle(ends, watch, path);
    }
}

/* Fills in what the searches tell, and ends them. */
static void report(both_ends *ends, solver_answer *out)
{
    const ida *lead = solver_optimal_ida(ends->lead);
    ida_iterations done = solver_ida_iterations(lead);
    int bound = solver_ida_lower_bound(lead);
    if (ends->from_goal)
        puzzle_path_turn_back(&out->path);
    out->engine = ends->from_goal ? "IDA* from the goal" : "IDA*";
    out->heuristic = solver_optimal_heuristic(ends->lead);
    out->optimal = out->status == SW_OK;
    memcpy(out->iterations, done.nodes, sizeof out->iterations);
    if (bound > out->lower_bound)
        out->lower_bound = bound;
    end_search(ends, ends->rival);
    end_search(ends, ends->lead);
    out->cpu_ms += ends->helpers_cpu_ms;
}

void solver_optimal_solve(tables *shared, const normalized_board *board, int threads,
                          uint64_t long_iteration, search_watch *watch, solver_answer *out)
{
    both_ends ends = {
        .shared = shared, .board = board, .threads = threads, .long_iteration = long_iteration};
    double start_ms = os_clock_ms(), start_cpu_ms = os_clock_thread_cpu_ms();
    ends.lead = solver_optimal_begin(shared, board, threads, true);
    out->table_ms = os_clock_ms() - start_ms;
    out->cpu_ms = start_cpu_ms - os_clock_thread_cpu_ms(); /* solver_solve adds this thread's */
    out->engine = "IDA*";
    out->status = SW_NO_MEMORY;
    if (!ends.lead)
        return;
    out->status = run(&ends, watch, &out->path);
    report(&ends, out);
}

sw_status solver_optimal_within(tables *shared, const normalized_board *board, int moves,
                                int threads, search_watch *watch, bool *out)
{
    puzzle_path path = {.length = 0};
    sw_status status = SW_NO_MEMORY;
    optimal_search *search = solver_optimal_begin(shared, board, threads, true);
    if (search) {
        solver_ida_limit(solver_optimal_ida(search), moves, moves);
        status = solver_optimal_status(solver_optimal_continue(search, watch, &path), watch);
    }
    *out = status == SW_OK;
    puzzle_path_deinit(&path);
    solver_optimal_end(search);
    return status == SW_NOT_FOUND ? SW_OK : status;
}
