/* One whole run of a staged beam, from step to step of its plan. */
#include "engines/beam/staged_run.h"

#include <stdlib.h>
#include <string.h>

static bool run_init(staged_run *run, const nearby *values, const normalized_board *start,
                     int chance, int width, search_watch *watch)
{
    solver_staged_plan_init(&run->plan, start, values);
    solver_staged_keys_init(&run->keys, chance);
    run->watch = watch;
    run->filler = solver_line_filler_create(start->size);
    return run->filler &&
           solver_staged_beam_init(&run->beam, start->cells, values != NULL, width, watch) &&
           solver_staged_list_init(&run->coming, width) &&
           solver_staged_list_init(&run->kept, STAGED_KEPT);
}

static void run_deinit(staged_run *run)
{
    solver_staged_beam_deinit(&run->beam);
    solver_staged_list_deinit(&run->coming);
    solver_staged_list_deinit(&run->kept);
    solver_line_filler_destroy(run->filler);
    puzzle_path_deinit(&run->filling);
}

normalized_board solver_staged_run_board(const staged_run *run, const staged_state *state)
{
    normalized_board board = {.size = run->plan.size, .blank = state->blank};
    board.cells = puzzle_size_cells(board.size);
    memcpy(board.home, state->home, (size_t)board.cells * sizeof *board.home);
    return board;
}

/* The start becomes the only board of the first step. */
static bool set_out(staged_run *run, const normalized_board *start)
{
    int slot = solver_staged_pool_take(&run->beam.pool);
    staged_state *state = solver_staged_run_state(run, slot);
    memset(state, 0, sizeof *state);
    memcpy(state->home, start->home, (size_t)start->cells * sizeof *start->home);
    state->blank = (uint16_t)start->blank;
    state->last = STAGED_STAY;
    state->node = solver_staged_tree_add(&run->beam.tree, STAGED_NO_NODE, PUZZLE_UP);
    run->coming.slots[run->coming.count++] = slot;
    return state->node != STAGED_NO_NODE;
}

sw_status solver_staged_run_once(tables *shared, const nearby *values,
                                 const normalized_board *start, int chance, int width,
                                 search_watch *watch, puzzle_path *path)
{
    staged_run *run = calloc(1, sizeof *run);
    if (!run)
        return SW_NO_MEMORY;
    sw_status status = SW_NO_MEMORY;
    if (run_init(run, values, start, chance, width, watch) && set_out(run, start))
        status = SW_OK;
    for (int step = 0; step < run->plan.steps && status == SW_OK; step++) {
        status = solver_staged_run_step(run, step);
        staged_list finished = run->beam.finished;
        run->beam.finished = run->coming;
        run->coming = finished;
    }
    if (status == SW_OK)
        status = solver_staged_run_cores(run, shared, path);
    if (status != SW_OK)
        puzzle_path_clear(path);
    run_deinit(run);
    free(run);
    return status;
}
