/* Solves any board line by line, and the small core that is left by proof. */
#include "engines/lines/lines.h"

#include "engines/optimal/ida.h"

#include <assert.h>
#include <stdlib.h>

enum { CORE_CELLS = 9 };

static int width(const work_area *area)
{
    return area->right - area->left;
}

static int height(const work_area *area)
{
    return area->bottom - area->top;
}

bool solver_lines_is_core(const work_area *area)
{
    return width(area) * height(area) <= CORE_CELLS;
}

int solver_lines_cut(work_area *area, const normalized_board *board, int *cells)
{
    int columns = board->size.columns, blank_home = board->home[board->blank];
    work_area line = *area;
    if (width(area) > height(area)) {
        if (blank_home % columns != area->left)
            line.right = ++area->left;
        else
            line.left = --area->right;
    } else {
        if (blank_home / columns != area->top)
            line.bottom = ++area->top;
        else
            line.top = --area->bottom;
    }
    int count = 0;
    for (int row = line.top; row < line.bottom; row++)
        for (int column = line.left; column < line.right; column++)
            cells[count++] = row * columns + column;
    return count;
}

line_filler *solver_line_filler_create(puzzle_size size)
{
    line_filler *filler = calloc(1, sizeof *filler);
    if (!filler)
        return NULL;
    solver_work_map_init(&filler->map, size);
    filler->carry = solver_carry_create();
    filler->pair = solver_pair_create();
    if (filler->carry && filler->pair)
        return filler;
    solver_line_filler_destroy(filler);
    return NULL;
}

void solver_line_filler_destroy(line_filler *filler)
{
    if (!filler)
        return;
    solver_carry_destroy(filler->carry);
    solver_pair_destroy(filler->pair);
    free(filler);
}

void solver_line_filler_begin(line_filler *filler, const normalized_board *board)
{
    solver_work_init(&filler->work, board, &filler->map);
}

sw_status solver_line_filler_fill(line_filler *filler, const work_area *area, const int *cells,
                                  int count, search_watch *watch, puzzle_path *path)
{
    work_board *work = &filler->work;
    for (int i = 0; i < count - 2; i++) {
        if (!solver_watch_poll(watch))
            return solver_watch_verdict(watch);
        work_area target = solver_work_area_cell(&filler->map, cells[i]);
        bool carried = solver_carry_tile(filler->carry, work, cells[i], &target, watch, path);
        assert(carried);
        (void)carried;
        work->fixed[cells[i]] = true;
    }
    const int *last = cells + count - 2;
    bool placed = solver_pair_place(filler->pair, filler->carry, work, last, area, watch, path);
    assert(placed || work->out_of_memory);
    (void)placed;
    work->fixed[last[0]] = work->fixed[last[1]] = true;
    return work->out_of_memory ? SW_NO_MEMORY : SW_OK;
}

normalized_board solver_lines_core(const normalized_board *board, const work_area *area)
{
    int columns = board->size.columns;
    normalized_board core = {.size = {width(area), height(area)}};
    for (int row = area->top; row < area->bottom; row++)
        for (int column = area->left; column < area->right; column++) {
            int cell = row * columns + column, home = board->home[cell];
            if (cell == board->blank)
                core.blank = core.cells;
            core.home[core.cells++] = (puzzle_tile)((home / columns - area->top) * width(area) +
                                                    home % columns - area->left);
        }
    return core;
}

sw_status solver_lines_solve_core(tables *shared, const normalized_board *core, search_watch *watch,
                                  puzzle_path *path)
{
    puzzle_path found = {0};
    const heuristic *h = solver_tables_walking(shared, core->size, core->home[core->blank]);
    ida *search = h ? solver_ida_create(core, solver_tables_prune(shared), 1) : NULL;
    bool aside = watch->aside;
    watch->aside = true;
    ida_end end = search ? solver_ida_search(search, h, NULL, watch, &found) : IDA_NO_MEMORY;
    watch->aside = aside;
    sw_status status = end == IDA_STOPPED ? solver_watch_verdict(watch) : SW_NO_MEMORY;
    if (end == IDA_FOUND && puzzle_path_append(path, &found))
        status = SW_OK;
    puzzle_path_deinit(&found);
    solver_ida_destroy(search);
    return status;
}

sw_status solver_lines_solve(tables *shared, const normalized_board *start, search_watch *watch,
                             puzzle_path *path)
{
    line_filler *filler = solver_line_filler_create(start->size);
    if (!filler)
        return SW_NO_MEMORY;
    solver_line_filler_begin(filler, start);
    puzzle_path_clear(path);
    work_area area = {0, 0, start->size.columns, start->size.rows};
    sw_status status = SW_OK;
    while (status == SW_OK && !solver_lines_is_core(&area)) {
        int cells[PUZZLE_MAX_SIDE];
        work_area whole = area;
        int count = solver_lines_cut(&area, start, cells);
        status = solver_line_filler_fill(filler, &whole, cells, count, watch, path);
    }
    if (status == SW_OK) {
        normalized_board core = solver_lines_core(&filler->work.board, &area);
        status = solver_lines_solve_core(shared, &core, watch, path);
    }
    if (status == SW_OK)
        puzzle_path_cancel_returns(path);
    solver_line_filler_destroy(filler);
    return status;
}
