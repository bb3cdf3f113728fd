/* In which order the lines of a board are filled, and where the core is. */
#include "engines/beam/staged_plan.h"

#include "engines/lines/lines.h"

/* As measured on uniformly random boards, by the longer side; without values and with them. */
static staged_weights weights_of(puzzle_size size, bool led)
{
    int longer = size.columns > size.rows ? size.columns : size.rows;
    staged_weights small = {
        .line = 18, .trap = 1, .active = 4, .blank = 5, .rest = 4, .next = 6, .fade = 4};
    staged_weights large = {
        .line = 20, .trap = 1, .active = 4, .blank = 4, .rest = 3, .next = 9, .fade = 4};
    staged_weights huge = {
        .line = 40, .trap = 2, .blank = 4, .rest = 3, .next = 6, .fade = 6, .chunk = 2};
    staged_weights led_small = {
        .line = 22, .trap = 1, .blank = 4, .next = 10, .fade = 4, .values = 10};
    staged_weights led_large = {
        .line = 22, .trap = 1, .blank = 4, .next = 14, .fade = 7, .values = 6};
    staged_weights led_huge = {
        .line = 40, .trap = 2, .blank = 4, .next = 9, .fade = 20, .values = 3, .chunk = 2};
    if (led)
        return longer <= 12 ? led_small : longer <= STAGED_LINE ? led_large : led_huge;
    return longer <= 12 ? small : longer <= STAGED_LINE ? large : huge;
}

/* Cells first .. first + count - 1 of the line. */
static void add_step(staged_plan *plan, const work_area *area, int line, const int *cells,
                     int first, int count)
{
    staged_step *step = &plan->step[plan->steps++];
    step->area = *area;
    step->line = line;
    step->count = count;
    for (int i = 0; i < count; i++)
        step->cells[i] = (uint16_t)cells[first + i];
}

static void add_line(staged_plan *plan, const work_area *area, int line, const int *cells,
                     int count)
{
    int chunk = plan->weights.chunk ? plan->weights.chunk : count;
    int before = plan->steps;
    for (int first = 0, size; first < count; first += size) {
        size = count - first >= 2 * chunk ? chunk : count - first;
        add_step(plan, area, line, cells, first, size);
    }
    plan->step[before].begins_line = true;
    plan->step[plan->steps - 1].ends_line = true;
    for (int i = 0; i < count; i++)
        plan->line_of[cells[i]] = (uint8_t)line;
}

void solver_staged_plan_init(staged_plan *out, const normalized_board *board, const nearby *values)
{
    out->size = board->size;
    solver_work_map_init(&out->map, board->size);
    out->values = values;
    out->weights = weights_of(board->size, values != NULL);
    out->steps = 0;
    out->core = (work_area){0, 0, board->size.columns, board->size.rows};
    int line = 0;
    while (!solver_lines_is_core(&out->core)) {
        int cells[PUZZLE_MAX_SIDE];
        work_area area = out->core;
        int count = solver_lines_cut(&out->core, board, cells);
        add_line(out, &area, line++, cells, count);
    }
    for (int cell = 0; cell < board->cells; cell++)
        if (solver_work_area_has(&out->core, &out->map, cell))
            out->line_of[cell] = (uint8_t)line;
}
