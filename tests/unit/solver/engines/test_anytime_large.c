#include "random_goals.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void no_large_board_is_left_unsolved(void **state)
{
    (void)state;
    static const shape_boards shapes[] = {
        {{6, 6}, 100, 60000},   {{7, 7}, 100, 100000},  {{8, 8}, 60, 150000},
        {{9, 9}, 30, 200000},   {{9, 8}, 30, 200000},   {{10, 10}, 20, 250000},
        {{12, 12}, 5, 400000},  {{16, 16}, 3, 1000000}, {{12, 9}, 10, 300000},
        {{8, 8}, 300, 1},       {{10, 10}, 200, 1},     {{13, 11}, 200, 1},
        {{16, 16}, 100, 1},     {{17, 23}, 50, 1},      {{20, 20}, 50, 1},
        {{32, 20}, 20, 1},      {{20, 32}, 20, 1},      {{32, 32}, 20, 1},
        {{20, 20}, 1, 1500000}, {{32, 32}, 1, 5000000},
    };
    check_random_goals(shapes, sizeof shapes / sizeof *shapes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_large_board_is_left_unsolved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
