#include "every_board.h"
#include "oracle.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* 1,814,400 boards to a goal. */
static void all_2x5_boards_are_solved_at_their_distance(void **state)
{
    (void)state;
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_2x5_boards_are_solved_at_their_distance),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
