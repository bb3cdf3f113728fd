/* What a held key does, and a short press of it. */
#include "input/hold.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void held_it_is_on_as_long_as_that(void **state)
{
    (void)state;
    app_hold hold = {.held = false};
    assert_false(app_hold_on(&hold));
    app_hold_press(&hold, false, 1000);
    assert_true(app_hold_on(&hold));
    app_hold_release(&hold, 1000 + APP_HOLD_TAP_MS);
    assert_false(app_hold_on(&hold));
}

static void a_tap_keeps_it_until_the_next_one(void **state)
{
    (void)state;
    app_hold hold = {.held = false};
    app_hold_press(&hold, false, 1000);
    app_hold_release(&hold, 1000 + APP_HOLD_TAP_MS - 1);
    assert_true(app_hold_on(&hold));
    app_hold_press(&hold, false, 5000);
    assert_false(app_hold_on(&hold));
    app_hold_release(&hold, 5010);
    assert_false(app_hold_on(&hold));
}

static void ending_it_takes_nothing_from_who_holds_it(void **state)
{
    (void)state;
    app_hold hold = {.held = false};
    app_hold_press(&hold, false, 1000);
    assert_false(app_hold_end(&hold));
    assert_true(app_hold_on(&hold));
    app_hold_release(&hold, 1100);
    assert_true(app_hold_end(&hold));
    assert_false(app_hold_on(&hold));
}

static void lost_it_is_off_but_what_is_kept_stays(void **state)
{
    (void)state;
    app_hold hold = {.held = false};
    app_hold_press(&hold, false, 1000);
    app_hold_lose(&hold);
    app_hold_release(&hold, 1100);
    assert_false(app_hold_on(&hold));
    app_hold_press(&hold, false, 2000);
    app_hold_release(&hold, 2100);
    app_hold_lose(&hold);
    assert_true(app_hold_on(&hold));
}

static void pressed_twice_it_is_on_and_off_however_long(void **state)
{
    (void)state;
    app_hold hold = {.held = false};
    app_hold_press(&hold, true, 1000);
    app_hold_release(&hold, 9000);
    assert_true(app_hold_on(&hold));
    app_hold_press(&hold, true, 10000);
    app_hold_release(&hold, 10010);
    assert_false(app_hold_on(&hold));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(held_it_is_on_as_long_as_that),
        cmocka_unit_test(a_tap_keeps_it_until_the_next_one),
        cmocka_unit_test(ending_it_takes_nothing_from_who_holds_it),
        cmocka_unit_test(lost_it_is_off_but_what_is_kept_stays),
        cmocka_unit_test(pressed_twice_it_is_on_and_off_however_long),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
