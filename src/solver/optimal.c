#include "optimal.h"

#include "conflict.h"
#include "ida.h"
#include "os/clock.h"
#include "walking.h"

/* The heuristic to begin with: pattern databases where they are ready, and else what takes some
 * milliseconds to make. `conflicts` is memory for one of them. NULL where memory ran out. */
static const heuristic *first_heuristic(tables *shared, const home_board *board,
                                        const heuristic_slot *better, conflict *conflicts)
{
    const heuristic *ready = heuristic_ready(better);
    int blank_home = board->home[board->blank];
    if (ready)
        return ready;
    if (board->cells <= WALKING_CELLS)
        return tables_walking(shared, board->size, blank_home);
    conflict_init(conflicts, board->size, blank_home);
    return &conflicts->base;
}

static sw_status status_of(ida_end end, const search_watch *watch)
{
    if (end == IDA_STOPPED)
        return watch->status;
    return end == IDA_FOUND ? SW_OK : SW_NO_MEMORY;
}

static void search(ida *search, const heuristic *h, const heuristic_slot *better,
                   search_watch *watch, solver_answer *out)
{
    ida_end end = IDA_SUPERSEDED;
    while (end == IDA_SUPERSEDED) {
        out->heuristic = h->name;
        end = ida_search(search, h, better, watch, &out->path);
        if (end == IDA_SUPERSEDED)
            h = heuristic_ready(better);
    }
    out->cpu_ms += ida_helpers_cpu_ms(search);
    out->status = status_of(end, watch);
    out->optimal = out->status == SW_OK;
    if (ida_lower_bound(search) > out->lower_bound)
        out->lower_bound = ida_lower_bound(search);
}

void optimal_solve(tables *shared, const home_board *board, int threads, search_watch *watch,
                   solver_answer *out)
{
    conflict conflicts;
    double start_ms = os_clock_ms(), start_cpu_ms = os_clock_thread_cpu_ms();
    const heuristic_slot *better = tables_patterns(shared, board->size, board->home[board->blank]);
    const heuristic *h = first_heuristic(shared, board, better, &conflicts);
    out->table_ms = os_clock_ms() - start_ms;
    out->cpu_ms = start_cpu_ms - os_clock_thread_cpu_ms(); /* solver_solve adds this thread's */

    ida *memory = h ? ida_create(board, tables_prune(shared), threads) : NULL;
    out->engine = "IDA*";
    out->status = SW_NO_MEMORY;
    if (memory)
        search(memory, h, better, watch, out);
    ida_destroy(memory);
}
