/* Lists of moves, and playing them. */
#include "puzzle/path.h"

#include "base/array.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void puzzle_path_deinit(puzzle_path *path)
{
    free(path->moves);
    *path = (puzzle_path){0};
}

void puzzle_path_clear(puzzle_path *path)
{
    path->length = 0;
}

/* Makes room for `more` moves behind the present ones. */
static bool reserve(puzzle_path *path, size_t more)
{
    if (more > SIZE_MAX / 2 - path->length)
        return false;
    return sw_array_reserve(&path->moves, &path->capacity, path->length + more,
                            sizeof *path->moves);
}

bool puzzle_path_push(puzzle_path *path, puzzle_move move)
{
    if (!reserve(path, 1))
        return false;
    path->moves[path->length++] = (uint8_t)move;
    return true;
}

bool puzzle_path_append(puzzle_path *path, const puzzle_path *tail)
{
    size_t count = tail->length;
    if (!reserve(path, count))
        return false;
    if (count > 0)
        memcpy(path->moves + path->length, tail->moves, count);
    path->length += count;
    return true;
}

bool puzzle_path_copy(puzzle_path *out, const puzzle_path *path)
{
    puzzle_path copy = {0};
    if (!puzzle_path_append(&copy, path))
        return false;
    puzzle_path_deinit(out);
    *out = copy;
    return true;
}

bool puzzle_path_play(const puzzle_path *path, size_t from, size_t to, puzzle_board *board)
{
    assert(from <= to && to <= path->length);
    for (size_t i = from; i < to; i++)
        if (!puzzle_move_apply(board, (puzzle_move)path->moves[i]))
            return false;
    return true;
}

bool puzzle_path_leads(const puzzle_path *path, const puzzle_board *start, const puzzle_board *goal)
{
    puzzle_board board = *start;
    return puzzle_path_play(path, 0, path->length, &board) && puzzle_board_equal(&board, goal);
}

void puzzle_path_turn_back(puzzle_path *path)
{
    for (size_t i = 0, j = path->length; i < j; i++) {
        puzzle_move early = (puzzle_move)path->moves[i];
        path->moves[i] = (uint8_t)puzzle_move_opposite((puzzle_move)path->moves[--j]);
        path->moves[j] = (uint8_t)puzzle_move_opposite(early);
    }
}

size_t puzzle_path_slides(const puzzle_path *path)
{
    size_t slides = 0;
    for (size_t i = 0; i < path->length; i++)
        slides += i == 0 || path->moves[i] != path->moves[i - 1];
    return slides;
}

void puzzle_path_cancel_returns(puzzle_path *path)
{
    /* The moves kept so far are a stack at the front of the same array. */
    size_t kept = 0;
    for (size_t i = 0; i < path->length; i++) {
        puzzle_move move = (puzzle_move)path->moves[i];
        if (kept > 0 && path->moves[kept - 1] == puzzle_move_opposite(move))
            kept--;
        else
            path->moves[kept++] = (uint8_t)move;
    }
    path->length = kept;
}
