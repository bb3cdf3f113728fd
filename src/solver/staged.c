#include "staged.h"

#include "staged_run.h"

#include <stdlib.h>
#include <string.h>

enum {
    LEAST_WIDTH = 16,
    LEAST_CHOSEN = 50,
    MOST_CHOSEN = 20000,
};

static bool run_init(staged_run *run, const home_board *start, int width, search_watch *watch)
{
    staged_plan_init(&run->plan, start);
    staged_keys_init(&run->keys);
    run->watch = watch;
    run->filler = line_filler_create(start->size);
    return run->filler && staged_beam_init(&run->beam, start->cells, width, watch) &&
           staged_list_init(&run->coming, width) && staged_list_init(&run->kept, STAGED_KEPT);
}

static void run_deinit(staged_run *run)
{
    staged_beam_deinit(&run->beam);
    staged_list_deinit(&run->coming);
    staged_list_deinit(&run->kept);
    line_filler_destroy(run->filler);
    puzzle_path_deinit(&run->filling);
}

/* The start becomes the only board of the first step. */
static bool set_out(staged_run *run, const home_board *start)
{
    int slot = staged_pool_take(&run->beam.pool);
    staged_state *state = staged_run_state(run, slot);
    memset(state, 0, sizeof *state);
    memcpy(state->home, start->home, (size_t)start->cells * sizeof *start->home);
    state->blank = (uint16_t)start->blank;
    state->last = STAGED_STAY;
    state->node = staged_tree_add(&run->beam.tree, STAGED_NO_NODE, PUZZLE_UP);
    run->coming.slots[run->coming.count++] = slot;
    return state->node != STAGED_NO_NODE;
}

sw_status staged_solve(tables *shared, const home_board *start, int width, int threads,
                       search_watch *watch, puzzle_path *path)
{
    staged_run *run = calloc(1, sizeof *run);
    if (!run)
        return SW_NO_MEMORY;
    sw_status status = SW_NO_MEMORY;
    puzzle_path_clear(path);
    if (run_init(run, start, width > LEAST_WIDTH ? width : LEAST_WIDTH, watch) &&
        set_out(run, start))
        status = SW_OK;
    for (int step = 0; step < run->plan.steps && status == SW_OK; step++) {
        status = staged_run_step(run, step);
        staged_list finished = run->beam.finished;
        run->beam.finished = run->coming;
        run->coming = finished;
    }
    if (status == SW_OK)
        status = staged_run_cores(run, shared, path);
    if (status == SW_OK)
        puzzle_path_cancel_returns(path);
    else
        puzzle_path_clear(path);
    run_deinit(run);
    free(run);
    return status;
}

int staged_width(puzzle_size size, double nodes)
{
    int cells = puzzle_size_cells(size);
    double layers = 0.9 * cells * (size.columns + size.rows); /* as measured on uniform boards */
    double width = nodes / layers;
    return width < LEAST_CHOSEN ? LEAST_CHOSEN : width > MOST_CHOSEN ? MOST_CHOSEN : (int)width;
}
