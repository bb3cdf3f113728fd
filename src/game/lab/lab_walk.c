/* A walk through the state graph, and the distances that are known along it. */
#include "game/lab_walk.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

/* Room for a place more in what is known. */
static bool reserve(game_lab_walk *walk)
{
    return sw_array_reserve(&walk->left, &walk->capacity, walk->path.length + 2,
                            sizeof *walk->left);
}

bool game_lab_walk_init(game_lab_walk *out, const puzzle_board *start, const puzzle_board *goal)
{
    memset(out, 0, sizeof *out);
    out->start = out->board = *start;
    out->goal = *goal;
    if (!reserve(out))
        return false;
    out->left[0] = -1;
    return true;
}

void game_lab_walk_deinit(game_lab_walk *walk)
{
    puzzle_path_deinit(&walk->path);
    free(walk->left);
    memset(walk, 0, sizeof *walk);
}

static bool turns_back(const game_lab_walk *walk, puzzle_move move)
{
    size_t length = walk->path.length;
    return length > 0 && walk->path.moves[length - 1] == (uint8_t)puzzle_move_opposite(move);
}

bool game_lab_walk_step(game_lab_walk *walk, puzzle_move move)
{
    if (puzzle_move_source(&walk->board, move) < 0)
        return false;
    if (turns_back(walk, move)) {
        game_lab_walk_back(walk, walk->path.length - 1);
        return true;
    }
    if (!reserve(walk) || !puzzle_path_push(&walk->path, move))
        return false;
    walk->left[walk->path.length] = -1;
    puzzle_move_apply(&walk->board, move);
    return true;
}

void game_lab_walk_back(game_lab_walk *walk, size_t at)
{
    while (walk->path.length > at) {
        puzzle_move last = (puzzle_move)walk->path.moves[--walk->path.length];
        puzzle_move_apply(&walk->board, puzzle_move_opposite(last));
    }
}

void game_lab_walk_learn(game_lab_walk *walk, const solver_distances *distances)
{
    if (distances->status == SW_OK)
        walk->left[walk->path.length] = distances->moves_left;
}

int game_lab_walk_left(const game_lab_walk *walk)
{
    return walk->left[walk->path.length];
}

puzzle_board game_lab_walk_place(const game_lab_walk *walk, size_t at)
{
    puzzle_board board = walk->start;
    puzzle_path_play(&walk->path, 0, at, &board);
    return board;
}
