/* A classic search a step at a time, with boards in the caller's own tile names. */
#include "solver/search.h"

#include "engines/classic/classic.h"
#include "solver_parts.h"

#include <stdlib.h>

struct solver_search {
    puzzle_board start, goal;
    classic classic;
};

sw_status solver_search_create(solver_search **out, solver *solver, const solver_request *request,
                               solver_progress *progress, sw_error *error)
{
    sw_status status = solver_request_check(request, error);
    if (status != SW_OK)
        return status;
    solver_progress unseen = {0};
    solver_request unlimited = *request; /* but for the memory */
    unlimited.time_ms = 0;
    unlimited.node_limit = 0;
    search_watch watch;
    solver_watch_init(&watch, &unlimited, progress ? progress : &unseen, 0);
    solver_search *made = malloc(sizeof *made);
    if (!made)
        return sw_fail(error, SW_NO_MEMORY, "no memory for the search");
    made->start = request->start;
    made->goal = request->goal;
    status =
        solver_classic_init(&made->classic, solver_shared_tables(solver), request, &watch, error);
    if (status != SW_OK) {
        solver_search_destroy(made);
        return status;
    }
    *out = made;
    return SW_OK;
}

void solver_search_destroy(solver_search *search)
{
    if (!search)
        return;
    solver_classic_deinit(&search->classic);
    free(search);
}

solver_search_state solver_search_expand(solver_search *search, uint64_t count)
{
    return solver_classic_expand(&search->classic, count);
}

solver_search_figures solver_search_figures_now(const solver_search *search)
{
    solver_search_figures figures = search->classic.run->figures;
    figures.bytes_peak = search->classic.memory.peak;
    return figures;
}

size_t solver_search_node_count(const solver_search *search)
{
    const search_run *run = search->classic.run;
    return run->algorithm->count(run);
}

/* The board whose tiles are named after their homes, in the goal's own names. */
static void rename_tiles(puzzle_board *out, const normalized_board *board, const puzzle_board *goal)
{
    *out = (puzzle_board){.size = board->size, .blank = board->blank};
    for (int cell = 0; cell < board->cells; cell++)
        out->tiles[cell] = goal->tiles[board->home[cell]];
}

void solver_search_node(const solver_search *search, size_t number, solver_node *out)
{
    const search_run *run = search->classic.run;
    normalized_board board;
    run->algorithm->node(run, number, out, &board);
    rename_tiles(&out->board, &board, &search->goal);
}

int64_t solver_search_last(const solver_search *search)
{
    return search->classic.run->last;
}

int64_t solver_search_next(const solver_search *search)
{
    return search->classic.run->next;
}

sw_status solver_search_path(const solver_search *search, puzzle_path *out)
{
    const search_run *run = search->classic.run;
    puzzle_path found = {0};
    if (!run->algorithm->path(run, &found)) {
        puzzle_path_deinit(&found);
        return SW_NO_MEMORY;
    }
    if (!puzzle_path_leads(&found, &search->start, &search->goal))
        abort(); /* a bug must not be shown as an answer */
    puzzle_path_deinit(out);
    *out = found;
    return SW_OK;
}
