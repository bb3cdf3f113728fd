#include "random_goals.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void no_oblong_board_is_left_unsolved(void **state)
{
    (void)state;
    static const shape_boards shapes[] = {
        {{9, 2}, 150, 30000},  {{2, 9}, 150, 30000},  {{10, 2}, 100, 30000}, {{2, 10}, 100, 30000},
        {{12, 2}, 100, 35000}, {{2, 12}, 100, 35000}, {{16, 2}, 50, 60000},  {{2, 16}, 50, 60000},
        {{24, 2}, 20, 1},      {{32, 2}, 100, 1},     {{2, 32}, 100, 1},     {{32, 2}, 2, 2000000},
        {{8, 3}, 150, 30000},  {{3, 8}, 150, 30000},  {{9, 3}, 50, 40000},   {{10, 3}, 50, 40000},
        {{3, 10}, 50, 40000},  {{20, 3}, 20, 300000}, {{3, 32}, 50, 1},      {{7, 4}, 50, 40000},
        {{4, 7}, 50, 40000},   {{9, 4}, 50, 60000},   {{4, 9}, 50, 60000},   {{16, 4}, 20, 200000},
        {{6, 5}, 50, 40000},   {{5, 6}, 50, 40000},   {{8, 5}, 50, 60000},   {{12, 5}, 20, 120000},
        {{5, 12}, 20, 120000}, {{7, 6}, 20, 60000},   {{32, 5}, 20, 1},      {{9, 6}, 20, 100000},
        {{11, 7}, 10, 200000},
    };
    check_random_goals(shapes, sizeof shapes / sizeof *shapes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_oblong_board_is_left_unsolved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
