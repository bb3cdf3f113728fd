#include "optimal.h"

#include "conflict.h"
#include "ida.h"
#include "os/clock.h"
#include "walking.h"

static void run(ida *search, const heuristic *h, search_watch *watch, solver_answer *out)
{
    out->heuristic = h->name;
    out->status = ida_search(search, h, watch, &out->path);
    if (ida_lower_bound(search) > out->lower_bound)
        out->lower_bound = ida_lower_bound(search);
    out->optimal = out->status == SW_OK;
}

void optimal_solve(tables *shared, const home_board *board, search_watch *watch, solver_answer *out)
{
    int blank_home = board->home[board->blank];
    conflict conflicts;
    const heuristic *h = &conflicts.base;
    double start_ms = os_clock_ms();
    if (board->cells <= WALKING_CELLS)
        h = tables_walking(shared, board->size, blank_home);
    else
        conflict_init(&conflicts, board->size, blank_home);
    const prune *automaton = tables_prune(shared, board->cells);
    out->table_ms = os_clock_ms() - start_ms;

    ida *search = h && automaton ? ida_create(board, automaton) : NULL;
    out->engine = "IDA*";
    out->status = SW_NO_MEMORY;
    if (search)
        run(search, h, watch, out);
    ida_destroy(search);
}
