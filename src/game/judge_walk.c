#include "judge_walk.h"

#include <assert.h>

void game_judge_walk_begin(game_judge_walk *walk, const puzzle_board *start)
{
    walk->board = *start;
    walk->at = 0;
    walk->has_plan = false;
}

void game_judge_walk_deinit(game_judge_walk *walk)
{
    puzzle_path_deinit(&walk->plan);
    *walk = (game_judge_walk){0};
}

static void step(game_judge_walk *walk, puzzle_move move)
{
    puzzle_path *plan = &walk->plan;
    bool possible = puzzle_move_apply(&walk->board, move);
    assert(possible);
    (void)possible;
    if (!walk->has_plan)
        return;
    if (plan->length > 0 && plan->moves[plan->length - 1] == move)
        plan->length--;
    else
        walk->has_plan = puzzle_path_push(plan, puzzle_move_opposite(move));
}

void game_judge_walk_to(game_judge_walk *walk, const puzzle_path *way, size_t at)
{
    while (walk->at < at)
        step(walk, (puzzle_move)way->moves[walk->at++]);
    while (walk->at > at)
        step(walk, puzzle_move_opposite((puzzle_move)way->moves[--walk->at]));
}

static void reverse(puzzle_path *path)
{
    for (size_t i = 0, j = path->length; i + 1 < j; i++) {
        uint8_t move = path->moves[i];
        path->moves[i] = path->moves[--j];
        path->moves[j] = move;
    }
}

void game_judge_walk_offer(game_judge_walk *walk, puzzle_path *path)
{
    if (walk->has_plan && walk->plan.length < path->length)
        return;
    puzzle_path_deinit(&walk->plan);
    walk->plan = *path;
    walk->has_plan = true;
    *path = (puzzle_path){0};
    reverse(&walk->plan);
}
