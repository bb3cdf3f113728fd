/* The layered beam as an engine: turns the board for its evaluator, budgets memory, writes the path. */
#include "engines/beam/beam.h"

#include "engines/beam/beam_budget.h"
#include "engines/beam/beam_search.h"
#include "engines/beam/frame.h"
#include "engines/lines/lines.h"
#include "os/clock.h"

#include <stdlib.h>
#include <string.h>

/* On greater boards a beam that is led by tiles near each other often does not come home. */
enum { MOST_SIDE = 12, MOST_CELLS = 100 };

beam_fitness solver_beam_fitness(tables *shared, puzzle_size size)
{
    evaluators *lenders = solver_tables_evaluators(shared);
    const evaluator *lead;
    if (size.columns > MOST_SIDE || size.rows > MOST_SIDE || puzzle_size_cells(size) > MOST_CELLS ||
        solver_evaluators_borrow(lenders, size, SOLVER_BUDGET_WHOLE, NULL, &lead) != SW_OK)
        return BEAM_UNFIT;
    bool has_network = solver_evaluator_has_network(lead);
    solver_evaluators_return(lenders, lead);
    return has_network ? BEAM_FIT : BEAM_MAY_FAIL;
}

/* ---- The search ---- */

/* What all beams of a search have in common. */
typedef struct beam_run {
    tables *shared;
    const evaluator *evaluator;
    int most, threads;
    search_watch *watch;
} beam_run;

/* Appends the way to the board of the beam that looks nearest to home, which becomes the start. */
static bool go_to_nearest(const beam_search *search, normalized_board *start, puzzle_path *path)
{
    size_t before = path->length;
    if (!solver_beam_search_path_to(search, solver_beam_search_best(search), path))
        return false;
    for (size_t i = before; i < path->length; i++) {
        puzzle_move back = puzzle_move_opposite((puzzle_move)path->moves[i]);
        solver_normalized_slide(start, solver_home_step(start->size, start->blank, back));
    }
    return true;
}

/* Appends a solution line by line, whatever the limits are: it takes about a millisecond. */
static sw_status finish_by_lines(tables *shared, const normalized_board *start, search_watch *watch,
                                 puzzle_path *path)
{
    search_watch unlimited = solver_watch_unlimited(watch);
    puzzle_path rest = {0};
    sw_status status = solver_lines_solve(shared, start, &unlimited, &rest);
    if (status == SW_OK && !puzzle_path_append(path, &rest))
        status = SW_NO_MEMORY;
    puzzle_path_deinit(&rest);
    solver_watch_join(watch, &unlimited);
    return status;
}

/* Runs one beam from the start. BEAM_FOUND: its way home has been appended to the path. BEAM_LOST and BEAM_STOPPED: the
 * way to where it came nearest to home has been, and the start is there. */
static beam_step run_beam(const beam_run *run, normalized_board *start, int width,
                          puzzle_path *path)
{
    int most = run->most - (int)path->length;
    beam_search *search =
        solver_beam_search_create(run->evaluator, start, width, most, run->threads);
    if (!search)
        return BEAM_NO_MEMORY;
    beam_step step = BEAM_ON;
    while (step == BEAM_ON)
        step = solver_beam_search_advance(search, run->watch);
    if ((step == BEAM_FOUND && !solver_beam_search_path(search, path)) ||
        ((step == BEAM_LOST || step == BEAM_STOPPED) && !go_to_nearest(search, start, path)))
        step = BEAM_NO_MEMORY;
    solver_watch_publish(run->watch);
    run->watch->helpers_cpu_ms += solver_beam_search_helper_cpu_ms(search);
    solver_beam_search_destroy(search);
    return step;
}

static size_t bytes_of(puzzle_size size, int width, int most)
{
    return solver_beam_search_bytes(size, width, most, solver_evaluators_units(size));
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
static beam_step run_budgeted_beam(const beam_run *run, normalized_board *start, int width,
                                   puzzle_path *path)
{
    beam_budget budget = budget_of(start->size, run->most);
    size_t bytes =
        solver_beam_budget_take(&budget, run->shared, solver_watch_share(run->watch), &width);
    beam_step step = run_beam(run, start, width, path);
    solver_tables_give_back(run->shared, bytes);
    return step;
}

/* A beam that has lost its way is nearly home as a rule: wider ones go on from there. */
enum { ATTEMPTS = 3, WIDENING = 4, WIDEST = 1 << 20 };

static int widened(int width)
{
    return width < WIDEST / WIDENING ? width * WIDENING : WIDEST;
}

static sw_status search(const beam_run *run, const frame *frame, int width, puzzle_path *path)
{
    normalized_board start = frame->start;
    beam_step step = BEAM_LOST;
    for (int i = 0; i < ATTEMPTS && step == BEAM_LOST; i++, width = widened(width))
        step = run_budgeted_beam(run, &start, width, path);
    if (step == BEAM_LOST || (step == BEAM_STOPPED && solver_watch_verdict(run->watch) == SW_LIMIT))
        return finish_by_lines(run->shared, &start, run->watch, path);
    return step == BEAM_FOUND     ? SW_OK
           : step == BEAM_STOPPED ? solver_watch_verdict(run->watch)
           : step == BEAM_EMPTY   ? SW_NOT_FOUND
                                  : SW_NO_MEMORY;
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
    const beam_run run = {shared, evaluator, most, threads, watch};
    status = search(&run, frame, width, path);
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
    int widest = solver_beam_budget_fit(&narrowing, room, widened(widened(width)));
    size_t bytes = whole - room + bytes_of(frame->start.size, widest, most);
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
