/* The layered beam as an engine: turns the board for its evaluator, budgets memory, writes the path. */
#include "engines/beam/beam.h"

#include "engines/beam/beam_search.h"
#include "os/clock.h"

#include <stdlib.h>
#include <string.h>

/* A board as the evaluator wants to see it. Learned values know the blank's home in the last cell only: on
 * squares the goal is replaced by one that a short walk of its blank makes of it, into the nearest
 * corner, and the board is reflected so that the corner is the last one. */
typedef struct frame {
    normalized_board start;
    uint16_t cell[PUZZLE_MAX_CELLS]; /* of the real board, by the frame's */
    /* The walk's cells on the real board, from the corner back to the blank's home. */
    int walk[2 * PUZZLE_MAX_SIDE];
    int walk_length;
} frame;

enum { OBLONG_CELLS = 25 };

/* Whether the evaluator can be had: without databases it needs its file of learned values. */
static bool has_evaluator(tables *shared, puzzle_size size)
{
    evaluators *evaluators = solver_tables_evaluators(shared);
    const evaluator *evaluator;
    if (solver_evaluators_borrow(evaluators, size, puzzle_size_cells(size) - 1, SOLVER_BUDGET_WHOLE,
                                 NULL, &evaluator) != SW_OK)
        return false;
    solver_evaluators_return(evaluators, evaluator);
    return true;
}

bool solver_beam_suits(tables *shared, puzzle_size size)
{
    int cells = puzzle_size_cells(size),
        least = size.columns < size.rows ? size.columns : size.rows;
    if (cells > ADDITIVE_CELLS)
        return solver_evaluators_are_learned(size) && has_evaluator(shared, size);
    return solver_evaluators_are_learned(size) || (least >= 2 && cells <= OBLONG_CELLS);
}

bool solver_beam_is_ready(tables *shared, puzzle_size size)
{
    int cells = puzzle_size_cells(size);
    return cells <= ADDITIVE_CELLS &&
           solver_evaluators_are_ready(solver_tables_evaluators(shared), size, cells - 1);
}

/* ---- The frame ---- */

static int towards(int line, int last)
{
    return 2 * line > last ? last : 0;
}

/* Walks the blank of the goal into the nearest corner, first along its row, and writes the way back
 * down. homes: where each cell's tile is at home, once the walk is over. Returns the corner. */
static int walk_to_corner(frame *out, puzzle_size size, int blank_home, puzzle_tile *homes)
{
    int column = blank_home % size.columns, row = blank_home / size.columns;
    int last_column = towards(column, size.columns - 1), last_row = towards(row, size.rows - 1);
    int cells[2 * PUZZLE_MAX_SIDE], count = 0;
    while (column != last_column || row != last_row) {
        cells[count++] = row * size.columns + column;
        if (column != last_column)
            column += column < last_column ? 1 : -1;
        else
            row += row < last_row ? 1 : -1;
    }
    int blank = row * size.columns + column;
    for (int cell = 0; cell < puzzle_size_cells(size); cell++)
        homes[cell] = (puzzle_tile)cell;
    for (int i = 0; i < count; i++) { /* each tile moves to where the blank was */
        int next = i + 1 < count ? cells[i + 1] : blank;
        homes[next] = (puzzle_tile)cells[i];
    }
    homes[blank_home] = (puzzle_tile)blank;
    out->walk_length = count;
    for (int i = 0; i < count; i++)
        out->walk[i] = cells[count - 1 - i];
    return blank;
}

/* A symmetry that takes the cell to the last one, or to itself where there is none. */
static int find_symmetry(puzzle_size size, int cell)
{
    for (int i = 0; i < 4; i++)
        if (solver_home_reflect(size, i, cell) == puzzle_size_cells(size) - 1)
            return i;
    return 0;
}

static void frame_init(frame *out, const normalized_board *board)
{
    puzzle_tile homes[PUZZLE_MAX_CELLS];
    puzzle_size size = board->size;
    int blank_home = board->home[board->blank];
    memset(out, 0, sizeof *out);
    for (int cell = 0; cell < board->cells; cell++)
        homes[cell] = (puzzle_tile)cell;
    if (solver_evaluators_are_learned(size))
        blank_home = walk_to_corner(out, size, blank_home, homes);
    int symmetry = find_symmetry(size, blank_home);
    out->start.size = size;
    out->start.cells = board->cells;
    for (int cell = 0; cell < board->cells; cell++) {
        int there = solver_home_reflect(size, symmetry, cell);
        out->cell[there] = (uint16_t)cell;
        out->start.home[there] =
            (puzzle_tile)solver_home_reflect(size, symmetry, homes[board->home[cell]]);
    }
    out->start.blank = solver_home_reflect(size, symmetry, board->blank);
}

/* ---- The path ---- */

static puzzle_move move_between(puzzle_size size, int from, int to)
{
    int move = 0;
    while (solver_home_step(size, from, (puzzle_move)move) != to)
        move++;
    return (puzzle_move)move;
}

/* Appends the move that takes the blank from one cell of the real board to another. */
static bool push_step(puzzle_path *path, puzzle_size size, int blank, int next)
{
    return puzzle_path_push(path, move_between(size, next, blank));
}

static bool write_solution(puzzle_path *path, const frame *frame, const beam_search *search)
{
    int length = solver_beam_search_layer(search) + 1;
    uint16_t *cells = malloc(((size_t)length + 1) * sizeof *cells);
    if (!cells)
        return false;
    solver_beam_search_trace(search, cells);
    bool written = true;
    for (int i = 0; i < length && written; i++)
        written =
            push_step(path, frame->start.size, frame->cell[cells[i]], frame->cell[cells[i + 1]]);
    free(cells);
    return written;
}

static bool write_walk(puzzle_path *path, const frame *frame)
{
    int blank = frame->cell[frame->start.home[frame->start.blank]];
    for (int i = 0; i < frame->walk_length; i++) {
        if (!push_step(path, frame->start.size, blank, frame->walk[i]))
            return false;
        blank = frame->walk[i];
    }
    puzzle_path_cancel_returns(path);
    return true;
}

/* ---- The search ---- */

static bool is_home(const normalized_board *board)
{
    int cell = 0;
    while (cell < board->cells && board->home[cell] == cell)
        cell++;
    return cell == board->cells;
}

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
    if (step == BEAM_FOUND && write_solution(path, frame, search))
        status = SW_OK;
    watch->helpers_cpu_ms += solver_beam_search_helper_cpu_ms(search);
    solver_beam_search_destroy(search);
    return status;
}

/* A beam of this width may always be. */
enum { NARROWEST = 64 };

static int narrower(int width)
{
    width = (int)((int64_t)width * 19 / 20);
    return width > NARROWEST ? width : NARROWEST;
}

/* The widest beam that takes no more than that. */
static int fit_width(puzzle_size size, size_t bytes, int width, int most)
{
    while (width > NARROWEST && solver_beam_search_bytes(size, width, most) > bytes)
        width = narrower(width);
    return width;
}

/* What the share of the budget leaves for a beam beside its evaluator, for which unused ones give way. */
static size_t room_for(const tables *shared, const frame *frame, solver_budget_share share)
{
    const normalized_board *start = &frame->start;
    evaluators *lenders = solver_tables_evaluators(shared);
    size_t making =
        solver_evaluators_making(lenders, start->size, start->home[start->blank], share);
    if (making > solver_budget_left(solver_tables_budget(shared)))
        solver_evaluators_tidy(lenders);
    size_t room = solver_budget_for(solver_tables_budget(shared), share);
    return making < room ? room - making : 0;
}

int solver_beam_widest(const tables *shared, const normalized_board *start,
                       solver_budget_share share, int width, int most)
{
    frame frame;
    frame_init(&frame, start);
    return fit_width(start->size, room_for(shared, &frame, share), width, most);
}

/* Counts the beam's memory, for which it may have to be narrower than the share allows. */
static sw_status budgeted_search(tables *shared, const evaluator *evaluator, const frame *frame,
                                 int width, int most, int threads, search_watch *watch,
                                 puzzle_path *path)
{
    solver_budget *budget = solver_tables_budget(shared);
    solver_budget_share share = solver_watch_share(watch);
    puzzle_size size = frame->start.size;
    while (width > NARROWEST &&
           !solver_budget_try(budget, solver_beam_search_bytes(size, width, most), share))
        width = narrower(width);
    size_t bytes = solver_beam_search_bytes(size, width, most);
    if (width <= NARROWEST)
        solver_budget_take(budget, bytes);
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
    const normalized_board *start = &frame->start;
    double start_ms = os_clock_ms(), start_cpu_ms = os_clock_thread_cpu_ms();
    sw_status status = solver_evaluators_borrow(lenders, start->size, start->home[start->blank],
                                                solver_watch_share(watch),
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
    size_t room = room_for(shared, frame, SOLVER_BUDGET_WHOLE);
    width = fit_width(frame->start.size, room, width, most);
    size_t bytes = whole - room + solver_beam_search_bytes(frame->start.size, width, most);
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
    frame_init(&frame, start);
    puzzle_path_clear(path);
    if (!is_home(&frame.start))
        status = search_in_turn(shared, &frame, width, most, threads, watch, path);
    if (status == SW_OK && !write_walk(path, &frame))
        status = SW_NO_MEMORY;
    if (status == SW_OK && (int)path->length >= most)
        status = SW_NOT_FOUND;
    if (status != SW_OK)
        puzzle_path_clear(path);
    return status;
}
