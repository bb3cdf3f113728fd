/* The main loop, a turn at a time. */
#include "app_fixture.h"
#include "puzzle/goal.h"
#include "shell/events.h"

#include <signal.h>

/* Where the display does not pace: each frame is drawn in 1.2 ms, then waited for. */
CLAIM(frames_come_in_even_steps)
{
    double now = 1000, due = 0, last = 0;
    for (int frame = 0; frame < 100; frame++) {
        double begun = now;
        now += 1.2;
        now += app_loop_pace(&due, now);
        if (frame > 1)
            assert_float_equal(begun - last, 8, 1e-3);
        last = begun;
    }
}

CLAIM(a_display_that_paces_is_never_waited_for)
{
    double now = 1000, due = 0;
    for (int frame = 0; frame < 100; frame++) {
        now += 16.7;
        assert_float_equal(app_loop_pace(&due, now), 0, 1e-3);
    }
}

CLAIM(after_a_pause_no_frame_is_made_up_for)
{
    double due = 0;
    app_loop_pace(&due, 1000);
    assert_float_equal(app_loop_pace(&due, 60000), 0, 1e-3);
    assert_float_equal(app_loop_pace(&due, 60001), 7, 1e-3);
}

/* Its ticks may have begun anew, and they go round after 49 days. */
CLAIM(an_event_has_the_time_of_its_stamp)
{
    SDL_Event event = {.common.timestamp = 4990};
    assert_true(app_event_stamp(&event, 5000, 70000) == 69990);
    assert_true(app_event_stamp(&event, 4990, 70000) == 70000);
    assert_true(app_event_stamp(&event, 4980, 70000) == 70000);
    event.common.timestamp = UINT32_MAX - 4;
    assert_true(app_event_stamp(&event, 5, 70000) == 69990);
}

CLAIM(a_turn_takes_the_events_and_says_how_long_nothing_changes)
{
    app *a = open_app(800, 600);
    for (int i = 0; i < 200 && app_loop_turn(a) < 1000; i++)
        SDL_Delay(5);
    assert_true(app_loop_turn(a) >= 1000); /* nothing moves on the title */
    SDL_Event quit = {.type = SDL_QUIT};
    assert_int_equal(SDL_PushEvent(&quit), 1);
    assert_float_equal(app_loop_turn(a), 0, 1e-3);
    assert_true(a->quit);
    close_app(a);
}

/* SDL hands a signal on as an event when it asks the system for events, and not before. */
CLAIM(events_are_read_while_a_frame_is_drawn)
{
    app *a = open_app(800, 600);
    SDL_FlushEvent(SDL_QUIT);
    raise(SIGTERM);
    a->window.read_at = 0; /* long ago, however fast the machine is */
    app_loop_frame(a, a->now + 1000);
    assert_int_equal(SDL_PeepEvents(NULL, 0, SDL_PEEKEVENT, SDL_QUIT, SDL_QUIT), 1);
    assert_false(a->quit); /* it waits for its turn */
    app_loop_turn(a);
    assert_true(a->quit);
    close_app(a);
}

static void drop_text(const char *text)
{
    SDL_Event drop = {.type = SDL_DROPTEXT};
    drop.drop.file = SDL_strdup(text);
    assert_int_equal(SDL_PushEvent(&drop), 1);
}

CLAIM(text_that_is_dropped_is_freed)
{
    enum { DROPS = 50 };
    app *a = open_app(800, 600);
    int before = 0;
    for (int round = 0; round < 2; round++) { /* the first one makes SDL's queue long enough */
        before = SDL_GetNumAllocations();
        for (int i = 0; i < DROPS; i++)
            drop_text("a selection of some other window");
        app_loop_turn(a);
    }
    assert_true(SDL_GetNumAllocations() - before < DROPS / 2);
    close_app(a);
}

CLAIM(a_file_that_is_dropped_leads_to_where_its_kind_is_taken)
{
    app *a = open_app(800, 600);
    drop_file(a, TEST_DATA_DIR "/replay.txt");
    assert_int_equal(top_id(a), APP_SCREEN_THEATRE);
    int open = a->open_count;
    drop_file(a, TEST_DATA_DIR "/replay.txt");
    assert_int_equal(a->open_count, open);
    drop_file(a, LEVELS_DIR "/words.txt");
    assert_int_equal(top_id(a), APP_SCREEN_LEVELS);
    close_app(a);
}
