/* Where a staged beam gets stuck: fills the line of some boards without search. */
#include "engines/beam/staged_run.h"

#include <string.h>

/* How many boards are filled: they are different starts for the steps to come. */
enum { FILLED = STAGED_SPARE };

static void take_board(const staged_run *run, int step, const staged_state *state)
{
    normalized_board board = solver_staged_run_board(run, state);
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
    for (; at > 0 && solver_staged_run_state(run, list->slots[at - 1])->moves >
                         solver_staged_run_state(run, slot)->moves;
         at--)
        list->slots[at] = list->slots[at - 1];
    list->slots[at] = slot;
}

static sw_status fill(staged_run *run, int step, int slot)
{
    const staged_step *filled = &run->plan.step[step];
    int cells[PUZZLE_MAX_SIDE];
    for (int i = 0; i < filled->count; i++)
        cells[i] = filled->cells[i];
    take_board(run, step, solver_staged_run_state(run, slot));
    puzzle_path_clear(&run->filling);
    sw_status status = solver_line_filler_fill(run->filler, &filled->area, cells, filled->count,
                                               run->watch, &run->filling);
    if (status != SW_OK)
        return status;
    int copy = solver_staged_beam_copy(&run->beam, slot);
    insert(run, copy);
    return enter_filled(run, solver_staged_run_state(run, copy)) ? SW_OK : SW_NO_MEMORY;
}

sw_status solver_staged_run_fill(staged_run *run, int step)
{
    sw_status status = SW_OK;
    for (int i = 0; i < FILLED && i < run->kept.count && status == SW_OK; i++)
        status = fill(run, step, run->kept.slots[i]);
    return status;
}
