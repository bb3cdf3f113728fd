/* What fingers mean. */
#include "input/touch.h"

#include "claims.h"

enum { NOW = 5000 };

static app_touch_events send(app_touch *touch, app_finger_kind kind, int id, double x, double y,
                             double now)
{
    const app_finger finger = {.kind = kind, .device = 7, .id = id, .x = x, .y = y};
    return app_touch_finger(touch, &finger, now, false);
}

/* On a screen that knows what two fingers mean. */
static app_touch_events send_two(app_touch *touch, app_finger_kind kind, int id, double x, double y,
                                 double now)
{
    const app_finger finger = {.kind = kind, .device = 7, .id = id, .x = x, .y = y};
    return app_touch_finger(touch, &finger, now, true);
}

static void assert_event(const app_event *event, app_event_kind kind, double x, double y)
{
    assert_int_equal(event->kind, kind);
    assert_int_equal(event->way, GAME_WAY_TOUCH);
    assert_true(event->x == x && event->y == y);
}

CLAIM(a_tap_is_a_press_that_is_let_go_and_over_nothing_then)
{
    app_touch touch = {.count = 0};
    app_touch_events down = send(&touch, APP_FINGER_DOWN, 1, 40, 50, NOW);
    assert_int_equal(down.count, 1);
    assert_event(&down.items[0], APP_EVENT_POINTER_DOWN, 40, 50);
    app_touch_events up = send(&touch, APP_FINGER_UP, 1, 41, 50, NOW + 60);
    assert_int_equal(up.count, 2);
    assert_event(&up.items[0], APP_EVENT_POINTER_UP, 41, 50);
    assert_event(&up.items[1], APP_EVENT_POINTER_LEAVE, 41, 50);
    assert_int_equal(touch.state, APP_TOUCH_NONE);
}

CLAIM(a_finger_that_moves_drags)
{
    app_touch touch = {.count = 0};
    send(&touch, APP_FINGER_DOWN, 1, 40, 50, NOW);
    app_touch_events moved = send(&touch, APP_FINGER_MOVE, 1, 45, 52, NOW + 10);
    assert_int_equal(moved.count, 1);
    assert_event(&moved.items[0], APP_EVENT_POINTER_MOVE, 45, 52);
}

/* Once, as soon as it is far enough, with the place where it began. */
CLAIM(a_stroke_is_a_swipe_that_way)
{
    static const struct {
        int x, y;
        app_intent way;
    } strokes[] = {{30, 8, APP_INTENT_RIGHT},
                   {-30, 8, APP_INTENT_LEFT},
                   {9, 31, APP_INTENT_DOWN},
                   {-12, -40, APP_INTENT_UP}};
    for (int i = 0; i < 4; i++) {
        app_touch touch = {.count = 0};
        send(&touch, APP_FINGER_DOWN, 1, 100, 200, NOW);
        assert_int_equal(send(&touch, APP_FINGER_MOVE, 1, 100 + strokes[i].x / 2.0,
                              200 + strokes[i].y / 2.0, NOW + 10)
                             .count,
                         1);
        app_touch_events far =
            send(&touch, APP_FINGER_MOVE, 1, 100 + strokes[i].x, 200 + strokes[i].y, NOW + 20);
        assert_int_equal(far.count, 2);
        assert_event(&far.items[1], APP_EVENT_SWIPE, 100, 200);
        assert_int_equal(far.items[1].intent, strokes[i].way);
        assert_int_equal(send(&touch, APP_FINGER_MOVE, 1, 300, 400, NOW + 30).count, 1);
    }
}

CLAIM(a_finger_that_rests_is_a_long_press_once)
{
    app_touch touch = {.count = 0};
    assert_true(app_touch_wait(&touch, NOW) > 1e8);
    send(&touch, APP_FINGER_DOWN, 1, 40, 50, NOW);
    send(&touch, APP_FINGER_MOVE, 1, 43, 50, NOW + 100); /* it trembles */
    assert_true(app_touch_wait(&touch, NOW + 100) == APP_TOUCH_LONG_MS - 100);
    assert_int_equal(app_touch_rest(&touch, NOW + APP_TOUCH_LONG_MS - 1).count, 0);
    app_touch_events rest = app_touch_rest(&touch, NOW + APP_TOUCH_LONG_MS);
    assert_int_equal(rest.count, 1);
    assert_event(&rest.items[0], APP_EVENT_POINTER_LONG, 43, 50);
    assert_int_equal(app_touch_rest(&touch, NOW + 2 * APP_TOUCH_LONG_MS).count, 0);
    assert_true(app_touch_wait(&touch, NOW + 2 * APP_TOUCH_LONG_MS) > 1e8);
    /* What it does then is no swipe. */
    assert_int_equal(send(&touch, APP_FINGER_MOVE, 1, 200, 50, NOW + 1000).count, 1);
}

/* The finger hides what it pressed: that stays in view for a while, or until the next press. */
CLAIM(what_a_long_press_showed_can_be_looked_at)
{
    for (int next = 0; next < 2; next++) {
        app_touch touch = {.count = 0};
        send(&touch, APP_FINGER_DOWN, 1, 40, 50, NOW);
        app_touch_rest(&touch, NOW + APP_TOUCH_LONG_MS);
        app_touch_events up = send(&touch, APP_FINGER_UP, 1, 40, 50, NOW + 600);
        assert_int_equal(up.count, 1);
        assert_event(&up.items[0], APP_EVENT_POINTER_UP, 40, 50);
        assert_true(app_touch_wait(&touch, NOW + 700) == APP_TOUCH_LINGER_MS - 100);
        assert_int_equal(app_touch_rest(&touch, NOW + 700).count, 0);
        app_touch_events end = next ? send(&touch, APP_FINGER_DOWN, 1, 90, 90, NOW + 800)
                                    : app_touch_rest(&touch, NOW + 600 + APP_TOUCH_LINGER_MS);
        assert_int_equal(end.count, 1 + next);
        assert_int_equal(end.items[0].kind, APP_EVENT_POINTER_LEAVE);
        if (next)
            assert_event(&end.items[1], APP_EVENT_POINTER_DOWN, 90, 90);
        else
            assert_true(app_touch_wait(&touch, NOW + 5000) > 1e8);
    }
}

CLAIM(a_finger_that_went_away_from_its_place_does_not_rest)
{
    app_touch touch = {.count = 0};
    send(&touch, APP_FINGER_DOWN, 1, 40, 50, NOW);
    send(&touch, APP_FINGER_MOVE, 1, 52, 50, NOW + 10);
    send(&touch, APP_FINGER_MOVE, 1, 40, 50, NOW + 20);
    assert_int_equal(app_touch_rest(&touch, NOW + 2 * APP_TOUCH_LONG_MS).count, 0);
}

CLAIM(thumbs_that_tap_in_turn_lose_no_tap)
{
    app_touch touch = {.count = 0};
    send(&touch, APP_FINGER_DOWN, 1, 40, 50, NOW);
    app_touch_events second = send(&touch, APP_FINGER_DOWN, 2, 400, 60, NOW + 30);
    assert_int_equal(second.count, 3);
    assert_event(&second.items[0], APP_EVENT_POINTER_UP, 40, 50);
    assert_event(&second.items[1], APP_EVENT_POINTER_LEAVE, 40, 50);
    assert_event(&second.items[2], APP_EVENT_POINTER_DOWN, 400, 60);
    assert_int_equal(send(&touch, APP_FINGER_MOVE, 1, 90, 90, NOW + 40).count, 0);
    assert_int_equal(send(&touch, APP_FINGER_UP, 1, 90, 90, NOW + 50).count, 0);
    app_touch_events up = send(&touch, APP_FINGER_UP, 2, 400, 60, NOW + 60);
    assert_int_equal(up.count, 2);
    assert_event(&up.items[0], APP_EVENT_POINTER_UP, 400, 60);
}

CLAIM(a_finger_that_nobody_saw_come_means_nothing)
{
    app_touch touch = {.count = 0};
    assert_int_equal(send(&touch, APP_FINGER_MOVE, 1, 90, 90, NOW).count, 0);
    assert_int_equal(send(&touch, APP_FINGER_UP, 1, 90, 90, NOW).count, 0);
}

CLAIM(two_fingers_that_move_are_a_pinch_and_no_press)
{
    app_touch touch = {.count = 0};
    send_two(&touch, APP_FINGER_DOWN, 1, 100, 100, NOW);
    assert_int_equal(send_two(&touch, APP_FINGER_DOWN, 2, 200, 100, NOW + 20).count, 0);
    assert_int_equal(send_two(&touch, APP_FINGER_MOVE, 2, 205, 100, NOW + 30).count, 0);
    app_touch_events begun = send_two(&touch, APP_FINGER_MOVE, 2, 220, 100, NOW + 40);
    assert_int_equal(begun.count, 1);
    assert_event(&begun.items[0], APP_EVENT_POINTER_LEAVE, 100, 100);
    app_touch_events wider = send_two(&touch, APP_FINGER_MOVE, 1, 80, 100, NOW + 50);
    assert_int_equal(wider.count, 1);
    assert_event(&wider.items[0], APP_EVENT_PINCH, 150, 100);
    assert_true(wider.items[0].dx == -10 && wider.items[0].dy == 0);
    assert_true(wider.items[0].zoom == 140.0 / 120.0);
    assert_int_equal(send_two(&touch, APP_FINGER_UP, 2, 220, 100, NOW + 60).count, 0);
    assert_int_equal(send_two(&touch, APP_FINGER_MOVE, 1, 300, 100, NOW + 70).count, 0);
    assert_int_equal(app_touch_rest(&touch, NOW + 2000).count, 0);
    assert_int_equal(send_two(&touch, APP_FINGER_UP, 1, 300, 100, NOW + 80).count, 0);
    assert_int_equal(send_two(&touch, APP_FINGER_DOWN, 1, 10, 10, NOW + 90).count, 1);
}

/* Where they might have been a pinch, too. */
CLAIM(two_fingers_that_do_not_move_are_taps)
{
    for (int first = 1; first <= 2; first++) {
        app_touch touch = {.count = 0};
        int presses = 0, ends = 0;
        send_two(&touch, APP_FINGER_DOWN, 1, 100, 100, NOW);
        send_two(&touch, APP_FINGER_DOWN, 2, 400, 100, NOW + 20);
        for (int turn = 0; turn < 2; turn++) {
            int id = turn == 0 ? first : 3 - first;
            app_touch_events up =
                send_two(&touch, APP_FINGER_UP, id, id == 1 ? 100 : 400, 100, NOW);
            for (int i = 0; i < up.count; i++) {
                presses += up.items[i].kind == APP_EVENT_POINTER_DOWN && up.items[i].x == 400;
                ends += up.items[i].kind == APP_EVENT_POINTER_UP;
            }
        }
        assert_int_equal(presses, 1);
        assert_int_equal(ends, 2);
        assert_int_equal(touch.state, APP_TOUCH_NONE);
    }
}

/* However many there are: each press is told, and the end of each. */
CLAIM(a_third_finger_loses_no_tap)
{
    app_touch touch = {.count = 0};
    int presses = 0, ends = 0;
    const int order[][2] = {{1, APP_FINGER_DOWN}, {2, APP_FINGER_DOWN}, {3, APP_FINGER_DOWN},
                            {1, APP_FINGER_UP},   {2, APP_FINGER_UP},   {3, APP_FINGER_UP}};
    for (size_t i = 0; i < SDL_arraysize(order); i++) {
        int id = order[i][0];
        app_touch_events out =
            send_two(&touch, (app_finger_kind)order[i][1], id, 100 * id, 100, NOW);
        for (int at = 0; at < out.count; at++) {
            presses += out.items[at].kind == APP_EVENT_POINTER_DOWN;
            ends += out.items[at].kind == APP_EVENT_POINTER_UP;
        }
    }
    assert_int_equal(presses, 3);
    assert_int_equal(ends, 3);
    assert_int_equal(touch.state, APP_TOUCH_NONE);
}

/* The system tells of a finger that comes down twice: it was lifted in between. */
CLAIM(a_finger_whose_end_was_lost_taps_again)
{
    app_touch touch = {.count = 0};
    send(&touch, APP_FINGER_DOWN, 1, 100, 100, NOW);
    app_touch_events again = send(&touch, APP_FINGER_DOWN, 1, 200, 100, NOW + 50);
    assert_int_equal(again.count, 3);
    assert_event(&again.items[0], APP_EVENT_POINTER_UP, 100, 100);
    assert_event(&again.items[2], APP_EVENT_POINTER_DOWN, 200, 100);
}
