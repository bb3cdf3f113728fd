/* Which boards a game may begin with: whether the goal can be reached, scrambles, and IDs. */
#include "board.h"

#include "fail.h"
#include "puzzle/id.h"
#include "puzzle/scramble.h"
#include "puzzle/solvable.h"

#include <stdlib.h>

enum { MOST_WALK = 1000000 };

/* The goal is out of reach, so the tiles' parity is not that of the blank's walk. */
static bool walk_is_odd(const puzzle_board *start, const puzzle_board *goal)
{
    int columns = start->size.columns;
    int across = start->blank % columns - goal->blank % columns;
    int down = start->blank / columns - goal->blank / columns;
    return (across + down) % 2 != 0;
}

slidewise_status slidewise_board_solvable(const slidewise_board *start, const slidewise_board *goal,
                                          char *error)
{
    puzzle_board to;
    slidewise_status status = library_goal(&to, start, goal, error);
    if (status != SLIDEWISE_OK || puzzle_solvable(&start->board, &to))
        return status;
    bool odd = walk_is_odd(&start->board, &to);
    sw_error reason;
    sw_fail(&reason, SW_UNSOLVABLE,
            "the goal is an %s permutation of the tiles, but the blank goes an %s number of cells; "
            "each move changes both",
            odd ? "even" : "odd", odd ? "odd" : "even");
    return library_fail(error, &reason);
}

slidewise_status slidewise_board_scramble(slidewise_board **out, const slidewise_board *goal,
                                          uint64_t seed, char *error)
{
    sw_rng rng = sw_rng_seed(seed);
    puzzle_board board = puzzle_scramble(&goal->board, &rng);
    return library_board_out(out, &board, error);
}

slidewise_status slidewise_board_walk(slidewise_board **out, const slidewise_board *goal, int moves,
                                      uint64_t seed, char *error)
{
    if (moves < 1 || moves > MOST_WALK)
        return library_fail_with(error, SLIDEWISE_BAD_INPUT, "a walk has 1 to 1000000 moves");
    sw_rng rng = sw_rng_seed(seed);
    puzzle_board board = puzzle_scramble_moves(&goal->board, moves, &rng);
    return library_board_out(out, &board, error);
}

static slidewise_status hand_out(slidewise_board **out, slidewise_board **goal, const puzzle_id *id,
                                 char *error)
{
    slidewise_board *start = NULL;
    slidewise_status status = library_board_out(&start, &id->start, error);
    if (status == SLIDEWISE_OK && goal)
        status = library_board_out(goal, &id->goal, error);
    if (status == SLIDEWISE_OK)
        *out = start;
    else
        slidewise_board_free(start);
    return status;
}

slidewise_status slidewise_board_parse_id(slidewise_board **out, slidewise_board **goal,
                                          const char *id, char *error)
{
    puzzle_id parsed;
    sw_error reason;
    if (puzzle_id_parse(&parsed, id, &reason) != SW_OK)
        return library_fail(error, &reason);
    return hand_out(out, goal, &parsed, error);
}

size_t slidewise_board_id(const slidewise_board *start, const slidewise_board *goal, char *out,
                          size_t size)
{
    puzzle_board to;
    sw_text text;
    sw_text_init(&text, PUZZLE_ID_SIZE);
    if (library_goal(&to, start, goal, NULL) == SLIDEWISE_OK &&
        puzzle_solvable(&start->board, &to) && !puzzle_board_equal(&start->board, &to))
        puzzle_id_format_board(&start->board, &to, &text);
    return library_text_out(&text, out, size);
}
