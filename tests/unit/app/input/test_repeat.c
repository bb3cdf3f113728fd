/* Directions that are held go on at the player's own pace, by the events' own times. */
#include "input/repeat.h"

#include "events.h"

static const app_repeat_pace pace = {300, 80, 200};

static app_event with_repeat(app_event event)
{
    event.repeat = true;
    return event;
}

static void take(app_repeat *repeat, app_event event, double now)
{
    assert_true(app_repeat_take(repeat, pace, &event, now));
}

/* It goes on at that time, and as this. */
static void goes_on(app_repeat *repeat, app_repeat_pace at, double until, double when,
                    app_intent intent)
{
    app_event event;
    double came;
    assert_true(app_repeat_next(repeat, at, until, &event, &came));
    assert_true(came == when);
    assert_int_equal(event.intent, intent);
    assert_true(event.repeat);
}

static void rests(app_repeat *repeat, double until)
{
    app_event event;
    double came;
    assert_false(app_repeat_next(repeat, pace, until, &event, &came));
}

CLAIM(what_is_held_goes_on_after_a_while_and_then_faster)
{
    app_repeat repeat = {.count = 0};
    take(&repeat, pressed_key(SDLK_LEFT, 0), 1000);
    rests(&repeat, 1299);
    assert_true(app_repeat_wait(&repeat, 1100) == 200);
    goes_on(&repeat, pace, 1400, 1300, APP_INTENT_LEFT);
    goes_on(&repeat, pace, 1400, 1380, APP_INTENT_LEFT);
    rests(&repeat, 1459);
    take(&repeat, released_key(SDLK_LEFT), 1459);
    rests(&repeat, 9999);
    assert_true(app_repeat_wait(&repeat, 1459) > 1e6);
}

CLAIM(what_was_missed_waits_anew)
{
    app_repeat repeat = {.count = 0};
    take(&repeat, pressed_key(SDLK_LEFT, 0), 1000);
    goes_on(&repeat, pace, 1300 + APP_REPEAT_LATE_MS, 1300, APP_INTENT_LEFT);
    rests(&repeat, 1380 + APP_REPEAT_LATE_MS + 1);
    rests(&repeat, 1380 + APP_REPEAT_LATE_MS + 80);
    goes_on(&repeat, pace, 1600, 1380 + APP_REPEAT_LATE_MS + 81, APP_INTENT_LEFT);
}

CLAIM(the_system_s_own_repetition_is_left_out)
{
    app_repeat repeat = {.count = 0};
    app_event again = with_repeat(pressed_key(SDLK_LEFT, 0));
    app_event undo = with_repeat(pressed_key(SDLK_z, KMOD_LCTRL));
    take(&repeat, pressed_key(SDLK_LEFT, 0), 1000);
    assert_false(app_repeat_take(&repeat, pace, &again, 1100));
    assert_true(app_repeat_take(&repeat, pace, &undo, 1100));
    assert_false(app_repeat_take(&repeat, pace, &undo, 1101)); /* it came with the one before */
    assert_true(app_repeat_take(&repeat, pace, &undo, 1120));
    goes_on(&repeat, pace, 1300, 1300, APP_INTENT_LEFT);
}

/* A key that was let go and pressed again at once comes as a repetition too; but the system repeats none
 * but the newest. */
CLAIM(what_is_pressed_again_after_another_counts)
{
    app_repeat repeat = {.count = 0};
    take(&repeat, pressed_key(SDLK_LEFT, 0), 1000);
    take(&repeat, pressed_key(SDLK_RIGHT, 0), 1001);
    take(&repeat, with_repeat(pressed_key(SDLK_LEFT, 0)), 1002);
    take(&repeat, released_key(SDLK_LEFT), 1002);
    take(&repeat, with_repeat(pressed_key(SDLK_RIGHT, 0)), 1003);
    app_event again = with_repeat(pressed_key(SDLK_RIGHT, 0));
    assert_false(app_repeat_take(&repeat, pace, &again, 1004));
}

CLAIM(another_direction_waits_for_its_own_time)
{
    app_repeat repeat = {.count = 0};
    take(&repeat, pressed_key(SDLK_LEFT, 0), 1000);
    take(&repeat, pressed_key(SDLK_UP, 0), 1100);
    rests(&repeat, 1299);
    goes_on(&repeat, pace, 1300, 1300, APP_INTENT_UP);
    take(&repeat, released_key(SDLK_UP), 1310); /* and back to the one that is still held */
    rests(&repeat, 1509);
    goes_on(&repeat, pace, 1510, 1510, APP_INTENT_LEFT);
    take(&repeat, released_key(SDLK_LEFT), 1520);
    take(&repeat, pressed_key(SDLK_DOWN, 0), 1530);
    rests(&repeat, 1829);
    goes_on(&repeat, pace, 1830, 1830, APP_INTENT_DOWN);
}

CLAIM(the_older_one_may_be_let_go_first)
{
    app_repeat repeat = {.count = 0};
    take(&repeat, pressed_key(SDLK_LEFT, 0), 1000);
    take(&repeat, pressed_key(SDLK_UP, 0), 1100);
    take(&repeat, released_key(SDLK_LEFT), 1150);
    goes_on(&repeat, pace, 1300, 1300, APP_INTENT_UP);
    goes_on(&repeat, pace, 1400, 1380, APP_INTENT_UP);
}

/* As far as a line of the largest board is long, and no further. */
CLAIM(without_a_pause_it_goes_as_far_as_it_can)
{
    app_repeat repeat = {.count = 0};
    app_repeat_pace at_once = {0, 0, 0};
    app_event left = pressed_key(SDLK_LEFT, 0), event;
    double when;
    assert_true(app_repeat_take(&repeat, at_once, &left, 1000));
    for (int i = 0; i < APP_REPEAT_AT_ONCE; i++)
        goes_on(&repeat, at_once, 1000, 1000, APP_INTENT_LEFT);
    assert_false(app_repeat_next(&repeat, at_once, 9999, &event, &when));
    assert_true(app_repeat_wait(&repeat, 1000) > 1e6);
}

CLAIM(a_button_goes_on_as_a_key_does)
{
    app_repeat repeat = {.count = 0};
    app_event button = {
        .kind = APP_EVENT_KEY_DOWN, .way = GAME_WAY_POINTER, .intent = APP_INTENT_RIGHT};
    take(&repeat, button, 1000);
    goes_on(&repeat, pace, 1300, 1300, APP_INTENT_RIGHT);
    button.kind = APP_EVENT_KEY_UP;
    take(&repeat, button, 1310);
    rests(&repeat, 9999);
}

CLAIM(nothing_goes_on_in_a_window_that_is_left)
{
    app_repeat repeat = {.count = 0};
    take(&repeat, pressed_key(SDLK_LEFT, 0), 1000);
    take(&repeat, (app_event){.kind = APP_EVENT_FOCUS_LOST}, 1100);
    rests(&repeat, 9999);
}

CLAIM(more_keys_than_a_hand_has_do_no_harm)
{
    app_repeat repeat = {.count = 0};
    for (int i = 0; i < 2 * APP_REPEAT_HELD; i++) {
        app_event key = pressed_key(SDLK_LEFT, 0);
        key.place = (SDL_Scancode)(SDL_SCANCODE_A + i);
        take(&repeat, key, 1000 + i);
    }
    assert_int_equal(repeat.count, APP_REPEAT_HELD);
    goes_on(&repeat, pace, 1300, 1000 + 2 * APP_REPEAT_HELD - 1 + 200, APP_INTENT_LEFT);
}

/* ---- What is on while something is held, and after a short press ---- */

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
