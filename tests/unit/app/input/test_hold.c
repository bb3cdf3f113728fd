/* What a held key does, and a short press of it. */
#include "input/hold.h"

#include "claims.h"

CLAIM(held_it_is_on_as_long_as_that)
{
    app_hold hold = {.held = false};
    assert_false(app_hold_on(&hold));
    app_hold_press(&hold, false, 1000);
    assert_true(app_hold_on(&hold));
    app_hold_release(&hold, 1000 + APP_HOLD_TAP_MS);
    assert_false(app_hold_on(&hold));
}

CLAIM(a_tap_keeps_it_until_the_next_one)
{
    app_hold hold = {.held = false};
    app_hold_press(&hold, false, 1000);
    app_hold_release(&hold, 1000 + APP_HOLD_TAP_MS - 1);
    assert_true(app_hold_on(&hold));
    app_hold_press(&hold, false, 5000);
    assert_false(app_hold_on(&hold));
    app_hold_release(&hold, 5010);
    assert_false(app_hold_on(&hold));
}

CLAIM(ending_it_takes_nothing_from_who_holds_it)
{
    app_hold hold = {.held = false};
    app_hold_press(&hold, false, 1000);
    assert_false(app_hold_end(&hold));
    assert_true(app_hold_on(&hold));
    app_hold_release(&hold, 1100);
    assert_true(app_hold_end(&hold));
    assert_false(app_hold_on(&hold));
}

CLAIM(lost_it_is_off_but_what_is_kept_stays)
{
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

CLAIM(pressed_twice_it_is_on_and_off_however_long)
{
    app_hold hold = {.held = false};
    app_hold_press(&hold, true, 1000);
    app_hold_release(&hold, 9000);
    assert_true(app_hold_on(&hold));
    app_hold_press(&hold, true, 10000);
    app_hold_release(&hold, 10010);
    assert_false(app_hold_on(&hold));
}
