/* The staged beam as an engine: several runs that differ by chance, the best of which counts. */
#include "engines/beam/beam.h"

#include "engines/beam/beam_budget.h"
#include "engines/beam/frame.h"
#include "engines/beam/staged_beam.h"
#include "engines/beam/worker_pair.h"
#include "engines/lines/lines.h"
#include "os/clock.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum {
    LEAST_WIDTH = 16,
    /* From some width on two runs that differ by chance are as good as one of twice the width, and
     * faster: two threads can share them, and they fit the cache. On narrow boards that comes later. */
    SHARED_WIDTH = 1600,
    RUN_WIDTH = 3200, /* wide enough for each of more than two */
    NARROW = 6,       /* in cells */
    NARROW_FACTOR = 4,
    MOST_RUNS = 16,
    LEAST_CHOSEN = 50,
    MOST_CHOSEN = 20000,
};

/* ---- A run, and what goes from step to step of its plan ---- */

typedef struct staged_run {
    staged_plan plan;
    staged_keys keys;
    staged_beam beam;
    staged_list coming;  /* boards that the step begins with, by moves */
    int offered;         /* how many of them the beam has got */
    staged_list kept;    /* the best boards of the last layer that made progress */
    line_filler *filler; /* for a step where the beam gets stuck */
    puzzle_path filling;
    search_watch *watch;
} staged_run;

static staged_state *state_at(const staged_run *run, int slot)
{
    return solver_staged_pool_at(&run->beam.pool, slot);
}

/* The board of a state. */
static normalized_board board_of(const staged_run *run, const staged_state *state)
{
    normalized_board board = {.size = run->plan.size, .blank = state->blank};
    board.cells = puzzle_size_cells(board.size);
    memcpy(board.home, state->home, (size_t)board.cells * sizeof *board.home);
    return board;
}

/* ---- Where the beam gets stuck: the line of some boards is filled without search ---- */

/* How many boards are filled: they are different starts for the steps to come. */
enum { FILLED = STAGED_SPARE };

static void take_board(const staged_run *run, int step, const staged_state *state)
{
    normalized_board board = board_of(run, state);
    solver_line_filler_begin(run->filler, &board);
    for (int done = 0; done < step; done++)
        for (int i = 0; i < run->plan.step[done].count; i++)
            run->filler->work.fixed[run->plan.step[done].cells[i]] = true;
}

/* Makes the state what the filler has made of it. */
static bool enter_filled(staged_run *run, staged_state *state)
{
    staged_tree *tree = &run->beam.tree;
    const normalized_board *board = &run->filler->work.board;
    for (size_t i = 0; i < run->filling.length; i++) {
        uint32_t before = state->node;
        state->node = solver_staged_tree_add(tree, before, (puzzle_move)run->filling.moves[i]);
        solver_staged_tree_release(tree, before);
        if (state->node == STAGED_NO_NODE)
            return false;
    }
    memcpy(state->home, board->home, (size_t)board->cells * sizeof *board->home);
    state->blank = (uint16_t)board->blank;
    state->last = STAGED_STAY;
    state->moves += (int32_t)run->filling.length;
    return true;
}

/* Puts a finished board where it belongs by its moves. */
static void insert(staged_run *run, int slot)
{
    staged_list *list = &run->beam.finished;
    int at = list->count++;
    for (; at > 0 && state_at(run, list->slots[at - 1])->moves > state_at(run, slot)->moves; at--)
        list->slots[at] = list->slots[at - 1];
    list->slots[at] = slot;
}

static sw_status fill_line(staged_run *run, int step, int slot)
{
    const staged_step *filled = &run->plan.step[step];
    int cells[PUZZLE_MAX_SIDE];
    for (int i = 0; i < filled->count; i++)
        cells[i] = filled->cells[i];
    take_board(run, step, state_at(run, slot));
    puzzle_path_clear(&run->filling);
    sw_status status = solver_line_filler_fill(run->filler, &filled->area, cells, filled->count,
                                               run->watch, &run->filling);
    if (status != SW_OK)
        return status;
    int copy = solver_staged_beam_copy(&run->beam, slot);
    insert(run, copy);
    return enter_filled(run, state_at(run, copy)) ? SW_OK : SW_NO_MEMORY;
}

/* The step line by line, from some of the boards that were kept. */
static sw_status fill_lines(staged_run *run, int step)
{
    sw_status status = SW_OK;
    for (int i = 0; i < FILLED && i < run->kept.count && status == SW_OK; i++)
        status = fill_line(run, step, run->kept.slots[i]);
    return status;
}

/* ---- One step: layers until the line is filled, with relaxed weights if need be ---- */

enum {
    SHARE = 3,       /* per cent of a layer with the same arrangement of the line's tiles ... */
    LED_SHARE = 12,  /* (where values tell more of all the others) */
    LEAST_SHARE = 6, /* ... or so many */
    LATER = 16,      /* layers that are still looked at after the first finished board */
    RELAXED = 2,     /* times that the weights are relaxed */
};

/* Layers without progress after which there is no hope. */
static int patience(const work_area *area)
{
    return 40 + 3 * (area->right - area->left + area->bottom - area->top);
}

static sw_status begin_step(staged_run *run, int step, int relax)
{
    staged_beam *beam = &run->beam;
    if (!solver_staged_score_init(&beam->score, &run->plan, &run->keys, step, relax))
        return SW_NO_MEMORY;
    beam->quota = beam->width * (beam->score.led ? LED_SHARE : SHARE) / 100;
    if (beam->quota < LEAST_SHARE)
        beam->quota = LEAST_SHARE;
    if (relax > 0)
        beam->quota = 1;
    solver_staged_beam_forget(beam);
    return SW_OK;
}

/* Boards that came after so many moves as the next layer has compete for it. */
static void offer_coming(staged_run *run)
{
    staged_beam *beam = &run->beam;
    if (beam->layer.count == 0 && run->offered < run->coming.count)
        beam->moves = state_at(run, run->coming.slots[run->offered])->moves - 1;
    for (; run->offered < run->coming.count; run->offered++) {
        int slot = run->coming.slots[run->offered];
        if (state_at(run, slot)->moves != beam->moves + 1)
            break;
        solver_staged_score_whole(&beam->score, &beam->memo, state_at(run, slot));
        solver_staged_beam_offer(beam, slot);
    }
}

/* Keeps the best boards of the layer aside. */
static void keep(staged_run *run)
{
    staged_beam *beam = &run->beam;
    solver_staged_beam_drop(beam, &run->kept);
    while (run->kept.count < STAGED_KEPT && run->kept.count < beam->layer.count) {
        int slot = solver_staged_beam_copy(beam, beam->layer.slots[run->kept.count]);
        run->kept.slots[run->kept.count++] = slot;
    }
}

/* Back to the boards that were kept. */
static void go_back(staged_run *run)
{
    staged_beam *beam = &run->beam;
    solver_staged_beam_drop(beam, &beam->layer);
    for (int i = 0; i < run->kept.count; i++) {
        int slot = solver_staged_beam_copy(beam, run->kept.slots[i]);
        solver_staged_score_whole(&beam->score, &beam->memo, state_at(run, slot));
        state_at(run, slot)->last = STAGED_STAY;
        beam->layer.slots[beam->layer.count++] = slot;
        beam->moves = state_at(run, slot)->moves;
    }
}

static int least_left(const staged_run *run)
{
    int least = INT32_MAX;
    for (int i = 0; i < run->beam.layer.count; i++) {
        int left = state_at(run, run->beam.layer.slots[i])->line.left;
        least = left < least ? left : least;
    }
    return least;
}

/* Whether the step is done: some boards are finished, and those that would be later are of no use. */
static bool is_done(const staged_run *run, int layers_since)
{
    const staged_beam *beam = &run->beam;
    bool ended = beam->layer.count == 0 && run->offered == run->coming.count;
    return beam->finished.count == beam->width || ended ||
           (beam->finished.count > 0 && layers_since > LATER);
}

/* Layers until enough boards are finished, or for long none has come nearer to it. */
static sw_status search(staged_run *run, int step)
{
    staged_beam *beam = &run->beam;
    int least = INT32_MAX, since = 0, layers_since = 0;
    while (!is_done(run, layers_since) && since <= patience(&run->plan.step[step].area)) {
        offer_coming(run);
        sw_status status = solver_staged_beam_advance(beam);
        if (status != SW_OK)
            return status;
        layers_since += beam->finished.count > 0;
        int left = least_left(run);
        if (left < least)
            keep(run);
        since = left < least ? 0 : since + 1;
        least = left < least ? left : least;
    }
    return SW_OK;
}

/* Takes step number `step` from the boards in `coming`, one or more; those where it is done are then in
 * the beam's `finished`, by moves. SW_OK, SW_NO_MEMORY, or what the watch said. */
static sw_status take_step(staged_run *run, int step)
{
    staged_beam *beam = &run->beam;
    run->offered = 0;
    sw_status status = SW_OK;
    for (int relax = 0; relax <= RELAXED && status == SW_OK && beam->finished.count == 0; relax++) {
        status = begin_step(run, step, relax);
        if (status == SW_OK && relax > 0)
            go_back(run);
        if (status == SW_OK)
            status = search(run, step);
    }
    if (status == SW_OK && beam->finished.count == 0)
        status = fill_lines(run, step);
    while (run->offered < run->coming.count)
        solver_staged_beam_remove(beam, run->coming.slots[run->offered++]);
    run->coming.count = 0;
    solver_staged_beam_drop(beam, &run->kept);
    solver_staged_beam_drop(beam, &beam->layer);
    return status;
}

/* ---- The end: the core of the boards that got there ---- */

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
        const staged_state *state = state_at(run, run->coming.slots[i]);
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
    if (solver_staged_tree_path(&run->beam.tree, state_at(run, slot)->node, &way) &&
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
    normalized_board board = board_of(run, state_at(run, tried->slot));
    normalized_board core = solver_lines_core(&board, &run->plan.core);
    puzzle_path way = {0};
    sw_status status = solver_lines_solve_core(shared, &core, run->watch, &way);
    if (status == SW_OK && (!out->length || tried->moves + way.length < out->length))
        status = take_way(run, tried->slot, &way, out);
    puzzle_path_deinit(&way);
    return status;
}

/* From the boards in `coming`, of which all but the core is done: the shortest way that was found, from
 * the start home. */
static sw_status solve_cores(staged_run *run, tables *shared, puzzle_path *out)
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

/* ---- One whole run ---- */

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

/* The start becomes the only board of the first step. */
static bool set_out(staged_run *run, const normalized_board *start)
{
    int slot = solver_staged_pool_take(&run->beam.pool);
    staged_state *state = state_at(run, slot);
    memset(state, 0, sizeof *state);
    memcpy(state->home, start->home, (size_t)start->cells * sizeof *start->home);
    state->blank = (uint16_t)start->blank;
    state->last = STAGED_STAY;
    state->node = solver_staged_tree_add(&run->beam.tree, STAGED_NO_NODE, PUZZLE_UP);
    run->coming.slots[run->coming.count++] = slot;
    return state->node != STAGED_NO_NODE;
}

/* The whole search, once. values: for boards of the size, the blank's home in the last cell, borrowed; or NULL. chance:
 * which of boards that are equally good come first. The statuses of solver_staged_solve; the path is empty unless it is
 * SW_OK. */
static sw_status run_once(tables *shared, const nearby *values, const normalized_board *start,
                          int chance, int width, search_watch *watch, puzzle_path *path)
{
    staged_run *run = calloc(1, sizeof *run);
    if (!run)
        return SW_NO_MEMORY;
    sw_status status = SW_NO_MEMORY;
    if (run_init(run, values, start, chance, width, watch) && set_out(run, start))
        status = SW_OK;
    for (int step = 0; step < run->plan.steps && status == SW_OK; step++) {
        status = take_step(run, step);
        staged_list finished = run->beam.finished;
        run->beam.finished = run->coming;
        run->coming = finished;
    }
    if (status == SW_OK)
        status = solve_cores(run, shared, path);
    if (status != SW_OK)
        puzzle_path_clear(path);
    run_deinit(run);
    free(run);
    return status;
}

/* ---- Several runs ---- */

/* Every second one of several runs. */
typedef struct staged_half {
    search_watch watch;
    puzzle_path path; /* the shortest */
    sw_status status;
} staged_half;

typedef struct staged_runs {
    tables *shared;
    const nearby *values; /* or NULL */
    const normalized_board *start;
    int width, count;
    staged_half halves[2];
    atomic_bool halt; /* one half has failed */
} staged_runs;

static void solve_half(void *data, int part)
{
    staged_runs *runs = data;
    staged_half *half = &runs->halves[part];
    puzzle_path path = {0};
    for (int i = part; i < runs->count && half->status == SW_OK; i += 2) {
        half->status =
            run_once(runs->shared, runs->values, runs->start, i, runs->width, &half->watch, &path);
        if (half->status == SW_OK && (i == part || path.length < half->path.length)) {
            puzzle_path longer = half->path;
            half->path = path;
            path = longer;
        }
    }
    if (half->status != SW_OK)
        atomic_store(&runs->halt, true);
    puzzle_path_deinit(&path);
}

/* Where a half fails the other one is cancelled: the cause counts. */
static sw_status status_of(const staged_half halves[2])
{
    for (int i = 0; i < 2; i++)
        if (halves[i].status != SW_OK && halves[i].status != SW_CANCELLED)
            return halves[i].status;
    return halves[0].status != SW_OK ? halves[0].status : halves[1].status;
}

/* The shortest of several runs. */
static sw_status solve_often(staged_runs *runs, int threads, search_watch *watch, puzzle_path *path)
{
    staged_half *halves = runs->halves;
    worker_pair *workers = solver_worker_pair_create(threads);
    if (!workers)
        return SW_NO_MEMORY;
    for (int i = 0; i < 2; i++)
        halves[i].watch = solver_watch_fork(watch, &runs->halt);
    if (threads > 1)
        halves[1].watch.cpu_deadline_ms = 0; /* on the caller's clock */
    solver_worker_pair_do(workers, solve_half, runs);
    watch->helpers_cpu_ms += solver_worker_pair_cpu_ms(workers);
    solver_worker_pair_destroy(workers);
    for (int i = 0; i < 2; i++)
        solver_watch_join(watch, &halves[i].watch);
    sw_status status = status_of(halves);
    const puzzle_path *best = &halves[halves[1].path.length < halves[0].path.length].path;
    if (status == SW_OK && !puzzle_path_copy(path, best))
        status = SW_NO_MEMORY;
    if (status == SW_LIMIT || status == SW_CANCELLED)
        watch->status = status;
    for (int i = 0; i < 2; i++)
        puzzle_path_deinit(&halves[i].path);
    return status;
}

static int run_count(puzzle_size size, int width)
{
    if (size.columns < NARROW || size.rows < NARROW)
        width /= NARROW_FACTOR;
    int count = width < SHARED_WIDTH ? 1 : 2;
    while (count < MOST_RUNS && width / count >= 2 * RUN_WIDTH)
        count *= 2;
    return count;
}

/* Of several runs two are under way at a time. */
static size_t bytes_of(puzzle_size size, int width, int most)
{
    (void)most;
    int count = run_count(size, width), cells = puzzle_size_cells(size);
    bool led = solver_evaluators_have_nearby(size);
    return solver_staged_beam_bytes(cells, led, width / count) * (count > 1 ? 2 : 1);
}

/* What the values take while they are made, if there is room for them. */
static size_t values_making(const tables *shared, solver_budget_share share, puzzle_size size)
{
    evaluators *lenders = solver_tables_evaluators(shared);
    if (!solver_evaluators_have_nearby(size))
        return 0;
    size_t making = solver_evaluators_making(lenders, size, share);
    return making < solver_budget_for(solver_tables_budget(shared), share) ? making : 0;
}

static beam_budget budget_of(puzzle_size size)
{
    return (beam_budget){.bytes = bytes_of, .size = size, .narrowest = LEAST_WIDTH};
}

int solver_staged_widest(const tables *shared, solver_budget_share share, puzzle_size size,
                         int width)
{
    size_t left =
        solver_budget_for(solver_tables_budget(shared), share) - values_making(shared, share, size);
    beam_budget budget = budget_of(size);
    return solver_beam_budget_fit(&budget, left, width);
}

static sw_status solve(tables *shared, const nearby *values, const normalized_board *start,
                       int width, int threads, search_watch *watch, puzzle_path *path)
{
    int count = run_count(start->size, width);
    width = width > LEAST_WIDTH ? width / count : LEAST_WIDTH;
    puzzle_path_clear(path);
    if (count == 1)
        return run_once(shared, values, start, 1, width, watch, path);
    staged_runs runs = {
        .shared = shared, .values = values, .start = start, .width = width, .count = count};
    return solve_often(&runs, threads, watch, path);
}

static sw_status budgeted_solve(tables *shared, const nearby *values, const normalized_board *start,
                                int width, int threads, search_watch *watch, puzzle_path *path)
{
    beam_budget budget = budget_of(start->size);
    size_t bytes = solver_beam_budget_take(&budget, shared, solver_watch_share(watch), &width);
    sw_status status = solve(shared, values, start, width, threads, watch, path);
    solver_tables_give_back(shared, bytes);
    return status;
}

/* NULL where there are none, or no room for them. */
static const evaluator *borrow_values(tables *shared, puzzle_size size, search_watch *watch)
{
    const evaluator *borrowed = NULL;
    double start_ms = os_clock_ms(), start_cpu_ms = os_clock_thread_cpu_ms();
    if (!solver_evaluators_have_nearby(size) ||
        solver_evaluators_borrow(solver_tables_evaluators(shared), size, solver_watch_share(watch),
                                 solver_watch_request(watch), &borrowed) != SW_OK)
        borrowed = NULL;
    solver_watch_note_tables(watch, start_ms, start_cpu_ms);
    return borrowed;
}

static sw_status led_solve(tables *shared, const evaluator *lead, const normalized_board *start,
                           int width, int threads, search_watch *watch, puzzle_path *path)
{
    frame frame;
    solver_frame_init(&frame, start);
    sw_status status =
        budgeted_solve(shared, &lead->nearby, &frame.start, width, threads, watch, path);
    if (status == SW_OK && !solver_frame_translate(&frame, path)) {
        puzzle_path_clear(path);
        status = SW_NO_MEMORY;
    }
    return status;
}

static sw_status solve_with_values(tables *shared, const normalized_board *start, int width,
                                   int threads, search_watch *watch, puzzle_path *path)
{
    const evaluator *lead = borrow_values(shared, start->size, watch);
    sw_status status = lead && solver_evaluator_has_nearby(lead)
                           ? led_solve(shared, lead, start, width, threads, watch, path)
                           : budgeted_solve(shared, NULL, start, width, threads, watch, path);
    if (lead)
        solver_evaluators_return(solver_tables_evaluators(shared), lead);
    return status;
}

/* A repeatable search takes its turn among others. */
sw_status solver_staged_solve(tables *shared, const normalized_board *start, int width, int threads,
                              search_watch *watch, puzzle_path *path)
{
    solver_budget *budget = solver_tables_budget(shared);
    solver_budget_share share = solver_watch_share(watch);
    if (share == SOLVER_BUDGET_LEFT)
        return solve_with_values(shared, start, width, threads, watch, path);
    width = solver_staged_widest(shared, share, start->size, width);
    size_t bytes = values_making(shared, share, start->size) + bytes_of(start->size, width, 0);
    puzzle_path_clear(path);
    sw_status status = solver_budget_enter(budget, bytes, solver_watch_request(watch));
    if (status != SW_OK)
        return status;
    status = solve_with_values(shared, start, width, threads, watch, path);
    solver_budget_leave(budget, bytes);
    return status;
}

/* As measured on uniformly random boards: layers are full only some moves after a step has begun, and
 * narrow beams make more moves. */
int solver_staged_width(puzzle_size size, double nodes)
{
    int shorter = size.columns < size.rows ? size.columns : size.rows;
    double layers = puzzle_size_cells(size) * (size.columns + size.rows);
    layers *= shorter < 4 ? 0.75 : 0.62;
    double width = nodes / layers - 20;
    return width < LEAST_CHOSEN ? LEAST_CHOSEN : width > MOST_CHOSEN ? MOST_CHOSEN : (int)width;
}
