#include "random_goals.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void no_small_board_is_left_unsolved(void **state)
{
    (void)state;
    static const shape_boards shapes[] = {
        {{2, 2}, 24, 500},    {{2, 3}, 300, 500},   {{3, 2}, 300, 500},   {{4, 2}, 300, 1000},
        {{2, 4}, 300, 1000},  {{3, 3}, 300, 1000},  {{5, 2}, 300, 10000}, {{2, 5}, 300, 10000},
        {{6, 2}, 300, 12000}, {{2, 6}, 300, 12000}, {{4, 3}, 300, 10000}, {{3, 4}, 300, 10000},
        {{5, 3}, 300, 12000}, {{3, 5}, 300, 12000}, {{7, 2}, 300, 15000}, {{2, 7}, 300, 15000},
        {{4, 4}, 300, 15000}, {{8, 2}, 300, 20000}, {{2, 8}, 300, 20000}, {{6, 3}, 300, 20000},
        {{3, 6}, 300, 20000}, {{5, 4}, 300, 20000}, {{4, 5}, 300, 20000}, {{7, 3}, 200, 25000},
        {{3, 7}, 200, 25000}, {{6, 4}, 200, 40000}, {{4, 6}, 200, 40000}, {{5, 5}, 300, 50000},
    };
    check_random_goals(shapes, sizeof shapes / sizeof *shapes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_small_board_is_left_unsolved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
