#include "every_board.h"
#include "oracle.h"

#include "claims.h"

/* 1,814,400 boards to a goal. */
CLAIM(all_5x2_boards_are_solved_at_their_distance)
{
    const puzzle_size size = {5, 2};
    every_board goals[] = {
        {oracle_goal(size, 9), 5, 55},
        {oracle_goal(size, 2), 7, 54},
        {.stride = 13, .farthest = 55},
    };
    const puzzle_tile scrambled[] = {8, 3, 1, 9, 5, 4, 0, 2, 7, 6};
    assert_int_equal(puzzle_board_init(&goals[2].goal, size, scrambled, NULL), SW_OK);
    for (int i = 0; i < 3; i++)
        check_every_board(&goals[i]);
}
