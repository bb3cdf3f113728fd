/* How far a board and each of its neighbours are from the goal, by a few optimal searches. */
#include "solver/distances.h"

#include "engines/optimal/optimal.h"
#include "os/clock.h"
#include "solver_parts.h"

/* Fills after[] where the board can be moved: one move of a shortest solution is known, and for any
 * other neighbour the question is whether it is as near. */
static sw_status find_neighbours(solver *self, const solver_request *request, int best,
                                 search_watch *watch, solver_distances *out)
{
    normalized_board start;
    solver_normalized_init(&start, &request->start, &request->goal);
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        int from =
            solver_home_step(start.size, start.blank, puzzle_move_opposite((puzzle_move)move));
        out->after[move] = -1;
        if (from < 0)
            continue;
        normalized_board neighbour = start;
        solver_normalized_slide(&neighbour, from);
        bool nearer = move == best;
        sw_status status = SW_OK;
        if (!nearer && out->moves_left > 0)
            status = solver_optimal_within(solver_shared_tables(self), &neighbour,
                                           out->moves_left - 1, request->threads, watch, &nearer);
        if (status != SW_OK)
            return status;
        out->after[move] = out->moves_left + (nearer ? -1 : 1);
    }
    return SW_OK;
}

sw_status solver_distances_find(solver *self, const solver_request *request,
                                solver_progress *progress, solver_distances *out)
{
    solver_progress unseen = {0};
    search_watch watch; /* of the whole: the nodes of all searches add up in the progress */
    if (!progress)
        progress = &unseen;
    solver_watch_init(&watch, request, progress, os_clock_ms());
    *out = (solver_distances){.status = SW_OK};

    solver_request proved = *request;
    proved.engine = SOLVER_OPTIMAL;
    proved.metric = PUZZLE_METRIC_MOVES; /* neighbours differ by one there alone */
    proved.method = (solver_method){SOLVER_ANY_ALGORITHM, SOLVER_ANY_HEURISTIC};
    solver_answer answer;
    out->status = solver_solve(self, &proved, progress, &answer);
    out->moves_left = (int)answer.path.length;
    int best = out->moves_left > 0 ? (int)answer.path.moves[0] : -1;
    double start_ms = os_clock_ms(), start_cpu_ms = os_clock_thread_cpu_ms();
    if (out->status == SW_OK)
        out->status = find_neighbours(self, request, best, &watch, out);
    solver_watch_publish(&watch);
    out->table_ms = answer.table_ms + watch.table_ms;
    out->ms = answer.ms + os_clock_ms() - start_ms - watch.table_ms;
    out->cpu_ms = answer.cpu_ms + os_clock_thread_cpu_ms() - start_cpu_ms + watch.helpers_cpu_ms -
                  watch.table_cpu_ms;
    solver_answer_deinit(&answer);
    return out->status;
}
