/* The end of a staged beam: solves the core of the boards that got there. */
#include "engines/beam/staged_run.h"

#include <limits.h>
#include <stdlib.h>

enum { CORES = 32 }; /* that are solved, at most */

/* A core that is to be solved, of the board in that slot. */
typedef struct staged_core {
    int slot;
    int moves;    /* before */
    int distance; /* Manhattan: the least number of moves of the core */
    int order;    /* by moves */
} staged_core;

static int manhattan(const staged_run *run, const staged_state *state)
{
    const work_area *area = &run->plan.core;
    const work_map *map = &run->plan.map;
    int sum = 0;
    for (int row = area->top; row < area->bottom; row++)
        for (int column = area->left; column < area->right; column++) {
            int cell = row * run->plan.size.columns + column, home = state->home[cell];
            if (cell != state->blank)
                sum += abs(map->column[home] - column) + abs(map->row[home] - row);
        }
    return sum;
}

/* A core of 3x3 takes about half as many moves again as its Manhattan distance. */
static int compare_cores(const void *a, const void *b)
{
    const staged_core *first = a, *second = b;
    int by_length =
        2 * first->moves + 3 * first->distance - 2 * second->moves - 3 * second->distance;
    return by_length ? by_length : first->order - second->order;
}

static int list_cores(const staged_run *run, staged_core *out)
{
    for (int i = 0; i < run->coming.count; i++) {
        const staged_state *state = solver_staged_run_state(run, run->coming.slots[i]);
        out[i] = (staged_core){run->coming.slots[i], state->moves, manhattan(run, state), i};
    }
    qsort(out, (size_t)run->coming.count, sizeof *out, compare_cores);
    return run->coming.count;
}

/* Makes *out the way to the board and then home, if that is shorter. */
static sw_status take_way(const staged_run *run, int slot, const puzzle_path *home,
                          puzzle_path *out)
{
    puzzle_path way = {0};
    sw_status status = SW_NO_MEMORY;
    if (solver_staged_tree_path(&run->beam.tree, solver_staged_run_state(run, slot)->node, &way) &&
        puzzle_path_append(&way, home)) {
        puzzle_path_cancel_returns(&way);
        puzzle_path before = *out;
        *out = way;
        way = before;
        status = SW_OK;
    }
    puzzle_path_deinit(&way);
    return status;
}

static sw_status try_core(staged_run *run, tables *shared, const staged_core *tried,
                          puzzle_path *out)
{
    if (out->length && tried->moves + tried->distance >= (int)out->length)
        return SW_OK;
    normalized_board board =
        solver_staged_run_board(run, solver_staged_run_state(run, tried->slot));
    normalized_board core = solver_lines_core(&board, &run->plan.core);
    puzzle_path way = {0};
    sw_status status = solver_lines_solve_core(shared, &core, run->watch, &way);
    if (status == SW_OK && (!out->length || tried->moves + way.length < out->length))
        status = take_way(run, tried->slot, &way, out);
    puzzle_path_deinit(&way);
    return status;
}

sw_status solver_staged_run_cores(staged_run *run, tables *shared, puzzle_path *out)
{
    staged_core *cores = malloc((size_t)run->coming.count * sizeof *cores);
    if (!cores)
        return SW_NO_MEMORY;
    int count = list_cores(run, cores);
    sw_status status = SW_OK;
    puzzle_path_clear(out);
    for (int i = 0; i < count && i < CORES && status == SW_OK; i++)
        status = try_core(run, shared, &cores[i], out);
    free(cores);
    return status;
}
