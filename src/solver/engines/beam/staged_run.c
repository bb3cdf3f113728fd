/* One whole run of a staged beam, from step to step of its plan. */
#include "engines/beam/staged_run.h"

#include "engines/beam/staged_beam.h"
#include "engines/lines/lines.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* What goes from step to step of the plan. */
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

/* ---- The run ---- */

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
