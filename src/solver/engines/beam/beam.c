/* The layered beam as an engine: turns the board for its evaluator, budgets memory, writes the path. */
#include "engines/beam/beam.h"

#include "engines/beam/beam_budget.h"
#include "engines/beam/beam_search.h"
#include "engines/beam/frame.h"
#include "os/clock.h"

#include <stdlib.h>
#include <string.h>

/* On greater boards a beam that is led by tiles near each other often does not come home. */
enum { MOST_SIDE = 12, MOST_CELLS = 100 };

/* Whether the evaluator is available: it needs its files. */
static bool has_evaluator(tables *shared, puzzle_size size)
{
    evaluators *evaluators = solver_tables_evaluators(shared);
    const evaluator *evaluator;
    if (solver_evaluators_borrow(evaluators, size, SOLVER_BUDGET_WHOLE, NULL, &evaluator) != SW_OK)
        return false;
    solver_evaluators_return(evaluators, evaluator);
    return true;
}

bool solver_beam_suits(tables *shared, puzzle_size size)
{
    return size.columns <= MOST_SIDE && size.rows <= MOST_SIDE &&
           puzzle_size_cells(size) <= MOST_CELLS && has_evaluator(shared, size);
}

bool solver_beam_may_fail(puzzle_size size)
{
    return solver_evaluators_have_nearby(size);
}

/* ---- The search ---- */

static sw_status search(const evaluator *evaluator, const frame *frame, int width, int most,
                        int threads, search_watch *watch, puzzle_path *path)
{
    beam_search *search = solver_beam_search_create(evaluator, &frame->start, width, most, threads);
    if (!search)
        return SW_NO_MEMORY;
    beam_step step = BEAM_ON;
    while (step == BEAM_ON)
        step = solver_beam_search_advance(search, watch);
    sw_status status = step == BEAM_STOPPED ? solver_watch_verdict(watch)
                       : step == BEAM_EMPTY ? SW_NOT_FOUND
                                            : SW_NO_MEMORY;
    if (step == BEAM_FOUND && solver_beam_search_path(search, path))
        status = SW_OK;
    watch->helpers_cpu_ms += solver_beam_search_helper_cpu_ms(search);
    solver_beam_search_destroy(search);
    return status;
}

static size_t bytes_of(puzzle_size size, int width, int most)
{
    return solver_beam_search_bytes(size, width, most, solver_evaluators_have_network(size));
}

static beam_budget budget_of(puzzle_size size, int most)
{
    enum { NARROWEST = 64 };
    return (beam_budget){bytes_of, size, most, NARROWEST};
}

/* What the share of the budget leaves for a beam beside its evaluator, for which unused ones give way. */
static size_t room_for(const tables *shared, puzzle_size size, solver_budget_share share)
{
    evaluators *lenders = solver_tables_evaluators(shared);
    size_t making = solver_evaluators_making(lenders, size, share);
    if (making > solver_budget_left(solver_tables_budget(shared)))
        solver_evaluators_tidy(lenders);
    size_t room = solver_budget_for(solver_tables_budget(shared), share);
    return making < room ? room - making : 0;
}

int solver_beam_widest(const tables *shared, puzzle_size size, solver_budget_share share, int width,
                       int most)
{
    beam_budget budget = budget_of(size, most);
    return solver_beam_budget_fit(&budget, room_for(shared, size, share), width);
}

/* Counts the beam's memory, for which it may have to be narrower than the share allows. */
static sw_status budgeted_search(tables *shared, const evaluator *evaluator, const frame *frame,
                                 int width, int most, int threads, search_watch *watch,
                                 puzzle_path *path)
{
    beam_budget budget = budget_of(frame->start.size, most);
    size_t bytes = solver_beam_budget_take(&budget, shared, solver_watch_share(watch), &width);
    sw_status status = search(evaluator, frame, width, most, threads, watch, path);
    solver_tables_give_back(shared, bytes);
    return status;
}

/* Borrows the evaluator for it. */
static sw_status guided_search(tables *shared, const frame *frame, int width, int most, int threads,
                               search_watch *watch, puzzle_path *path)
{
    const evaluator *evaluator;
    evaluators *lenders = solver_tables_evaluators(shared);
    double start_ms = os_clock_ms(), start_cpu_ms = os_clock_thread_cpu_ms();
    sw_status status =
        solver_evaluators_borrow(lenders, frame->start.size, solver_watch_share(watch),
                                 solver_watch_request(watch), &evaluator);
    solver_watch_note_tables(watch, start_ms, start_cpu_ms);
    if (status != SW_OK)
        return status;
    status = budgeted_search(shared, evaluator, frame, width, most, threads, watch, path);
    solver_evaluators_return(lenders, evaluator);
    return status;
}

/* A repeatable search takes its turn among others, with a width that does not depend on them. */
static sw_status search_in_turn(tables *shared, const frame *frame, int width, int most,
                                int threads, search_watch *watch, puzzle_path *path)
{
    if (solver_watch_share(watch) == SOLVER_BUDGET_LEFT)
        return guided_search(shared, frame, width, most, threads, watch, path);
    solver_budget *budget = solver_tables_budget(shared);
    size_t whole = solver_budget_for(budget, SOLVER_BUDGET_WHOLE);
    size_t room = room_for(shared, frame->start.size, SOLVER_BUDGET_WHOLE);
    beam_budget narrowing = budget_of(frame->start.size, most);
    width = solver_beam_budget_fit(&narrowing, room, width);
    size_t bytes = whole - room + bytes_of(frame->start.size, width, most);
    sw_status status = solver_budget_enter(budget, bytes, solver_watch_request(watch));
    if (status != SW_OK)
        return status;
    status = guided_search(shared, frame, width, most, threads, watch, path);
    solver_budget_leave(budget, bytes);
    return status;
}

sw_status solver_beam_solve(tables *shared, const normalized_board *start, int width, int most,
                            int threads, search_watch *watch, puzzle_path *path)
{
    frame frame;
    sw_status status = SW_OK;
    solver_frame_init(&frame, start);
    puzzle_path_clear(path);
    if (!solver_normalized_is_home(&frame.start))
        status = search_in_turn(shared, &frame, width, most, threads, watch, path);
    if (status == SW_OK && !solver_frame_translate(&frame, path))
        status = SW_NO_MEMORY;
    if (status == SW_OK && (int)path->length >= most)
        status = SW_NOT_FOUND;
    if (status != SW_OK)
        puzzle_path_clear(path);
    return status;
}
