#include "lines.h"

#include "carry.h"
#include "ida.h"
#include "pair.h"

#include <assert.h>
#include <stdlib.h>

enum { CORE_CELLS = 9 };

typedef struct lines_state {
    work_map map;
    work_board work;
    work_area area; /* what is not yet done; holds the blank's home */
    carry_memory *carry;
    pair_memory *pair;
    tables *shared;
    search_watch *watch;
    puzzle_path *path;
} lines_state;

static int width(const work_area *area)
{
    return area->right - area->left;
}

static int height(const work_area *area)
{
    return area->bottom - area->top;
}

/* Cuts the next outer line off the area: a shorter one, and never the one where the blank is at
 * home. Lists its cells from one end to the other and returns their number. */
static int cut_line(lines_state *lines, int *cells)
{
    work_area *area = &lines->area;
    const home_board *board = &lines->work.board;
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

static sw_status fill_line(lines_state *lines)
{
    int cells[PUZZLE_MAX_SIDE];
    work_area area = lines->area;
    int count = cut_line(lines, cells);
    for (int i = 0; i < count - 2; i++) {
        if (!watch_poll(lines->watch))
            return lines->watch->status;
        work_area target = work_area_cell(&lines->map, cells[i]);
        bool carried =
            carry_tile(lines->carry, &lines->work, cells[i], &target, lines->watch, lines->path);
        assert(carried);
        (void)carried;
        lines->work.fixed[cells[i]] = true;
    }
    const int *last = cells + count - 2;
    bool placed =
        pair_place(lines->pair, lines->carry, &lines->work, last, &area, lines->watch, lines->path);
    assert(placed || lines->work.out_of_memory);
    (void)placed;
    lines->work.fixed[last[0]] = lines->work.fixed[last[1]] = true;
    return lines->work.out_of_memory ? SW_NO_MEMORY : SW_OK;
}

/* The area as a board of its own. */
static home_board core_board(const lines_state *lines)
{
    const home_board *board = &lines->work.board;
    const work_area *area = &lines->area;
    int columns = board->size.columns;
    home_board core = {.size = {width(area), height(area)}};
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

static sw_status solve_core(lines_state *lines)
{
    home_board core = core_board(lines);
    puzzle_path path = {0};
    const heuristic *h = tables_walking(lines->shared, core.size, core.home[core.blank]);
    ida *search = h ? ida_create(&core, tables_prune(lines->shared), 1) : NULL;
    ida_end end = search ? ida_search(search, h, NULL, lines->watch, &path) : IDA_NO_MEMORY;
    sw_status status = end == IDA_STOPPED ? lines->watch->status : SW_NO_MEMORY;
    if (end == IDA_FOUND && puzzle_path_append(lines->path, &path))
        status = SW_OK;
    puzzle_path_deinit(&path);
    ida_destroy(search);
    return status;
}

sw_status lines_solve(tables *shared, const home_board *start, search_watch *watch,
                      puzzle_path *path)
{
    lines_state *lines = malloc(sizeof *lines);
    if (!lines)
        return SW_NO_MEMORY;
    work_map_init(&lines->map, start->size);
    work_init(&lines->work, start, &lines->map);
    lines->area = (work_area){0, 0, start->size.columns, start->size.rows};
    lines->carry = carry_create();
    lines->pair = pair_create();
    lines->shared = shared;
    lines->watch = watch;
    lines->path = path;
    puzzle_path_clear(path);
    sw_status status = lines->carry && lines->pair ? SW_OK : SW_NO_MEMORY;
    while (status == SW_OK && width(&lines->area) * height(&lines->area) > CORE_CELLS)
        status = fill_line(lines);
    if (status == SW_OK)
        status = solve_core(lines);
    if (status == SW_OK)
        puzzle_path_cancel_returns(path);
    carry_destroy(lines->carry);
    pair_destroy(lines->pair);
    free(lines);
    return status;
}
