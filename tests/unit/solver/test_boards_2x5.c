#include "every_board.h"
#include "oracle.h"

#include "claims.h"

/* 1,814,400 boards to a goal. */
CLAIM(all_2x5_boards_are_solved_at_their_distance)
{
    const puzzle_size size = {2, 5};
    every_board goals[] = {
        {oracle_goal(size, 4), 5, 54},
        {oracle_goal(size, 0), 7, 55},
        {.stride = 13, .farthest = 55},
    };
    const puzzle_tile scrambled[] = {2, 9, 0, 4, 7, 1, 8, 3, 6, 5};
    assert_int_equal(puzzle_board_init(&goals[2].goal, size, scrambled, NULL), SW_OK);
    for (int i = 0; i < 3; i++)
        check_every_board(&goals[i]);
}
