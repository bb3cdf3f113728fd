#include "os/clock.h"
#include "os/thread.h"

#include "claims.h"
#include <signal.h>

#include <float.h>
#include <math.h>

#include "helper.h"

typedef struct counter {
    os_mutex mutex;
    os_condition reached;
    int count;
    int goal;
} counter;

static void counter_init(counter *own, int goal)
{
    os_mutex_init(&own->mutex);
    os_condition_init(&own->reached);
    own->count = 0;
    own->goal = goal;
}

static void counter_deinit(counter *own)
{
    os_condition_deinit(&own->reached);
    os_mutex_deinit(&own->mutex);
}

static void count_to_10000(void *data)
{
    counter *own = data;
    for (int i = 0; i < 10000; i++) {
        os_mutex_lock(&own->mutex);
        if (++own->count == own->goal)
            os_condition_signal_all(&own->reached);
        os_mutex_unlock(&own->mutex);
    }
}

CLAIM(threads_share_what_a_mutex_guards)
{
    counter shared;
    os_thread threads[4];
    counter_init(&shared, -1);
    for (int i = 0; i < 4; i++)
        assert_int_equal(os_thread_start(&threads[i], count_to_10000, &shared, NULL), SW_OK);
    for (int i = 0; i < 4; i++)
        os_thread_join(threads[i]);
    assert_int_equal(shared.count, 40000);
    counter_deinit(&shared);
}

CLAIM(a_signal_ends_a_wait)
{
    counter shared;
    os_thread thread;
    counter_init(&shared, 10000);
    os_mutex_lock(&shared.mutex);
    assert_int_equal(os_thread_start(&thread, count_to_10000, &shared, NULL), SW_OK);
    while (shared.count < shared.goal)
        os_condition_wait(&shared.reached, &shared.mutex);
    os_mutex_unlock(&shared.mutex);
    os_thread_join(thread);
    counter_deinit(&shared);
}

CLAIM(a_signal_ends_a_timed_wait_before_its_time)
{
    counter shared;
    os_thread thread;
    bool in_time = true;
    counter_init(&shared, 10000);
    os_mutex_lock(&shared.mutex);
    assert_int_equal(os_thread_start(&thread, count_to_10000, &shared, NULL), SW_OK);
    while (shared.count < shared.goal && in_time)
        in_time = os_condition_wait_ms(&shared.reached, &shared.mutex, 60000);
    os_mutex_unlock(&shared.mutex);
    os_thread_join(thread);
    assert_true(in_time);
    counter_deinit(&shared);
}

CLAIM(a_timed_wait_ends_by_itself)
{
    const double waits[] = {0, -5, 1500.5};
    counter shared;
    counter_init(&shared, 0);
    for (int i = 0; i < 3; i++) {
        os_mutex_lock(&shared.mutex);
        double before = os_clock_ms();
        while (os_condition_wait_ms(&shared.reached, &shared.mutex, waits[i]))
            continue; /* a wait may also end for no reason at all */
        double after = os_clock_ms();
        os_mutex_unlock(&shared.mutex);
        assert_true(after - before >= waits[i]);
    }
    counter_deinit(&shared);
}

CLAIM(a_signal_ends_a_wait_of_any_length)
{
    const double waits[] = {1e16, 1e19, 1e22, 1e300, DBL_MAX, INFINITY};
    for (int i = 0; i < 6; i++) {
        counter shared;
        os_thread thread;
        bool in_time = true;
        counter_init(&shared, 10000);
        os_mutex_lock(&shared.mutex);
        assert_int_equal(os_thread_start(&thread, count_to_10000, &shared, NULL), SW_OK);
        while (shared.count < shared.goal && in_time)
            in_time = os_condition_wait_ms(&shared.reached, &shared.mutex, waits[i]);
        os_mutex_unlock(&shared.mutex);
        os_thread_join(thread);
        assert_true(in_time);
        counter_deinit(&shared);
    }
}

CLAIM(no_time_is_no_wait)
{
    const double waits[] = {NAN, -NAN, -0.0, 5e-324, -1e300, -INFINITY};
    counter shared;
    counter_init(&shared, 0);
    os_mutex_lock(&shared.mutex);
    for (int i = 0; i < 6; i++)
        while (os_condition_wait_ms(&shared.reached, &shared.mutex, waits[i]))
            continue;
    os_mutex_unlock(&shared.mutex);
    counter_deinit(&shared);
}

/* Also where asserts are compiled out. */
CLAIM(misuse_ends_the_program)
{
    assert_int_equal(helper_run("join-itself", ""), -SIGABRT);
    assert_int_equal(helper_run("unlock-what-is-not-locked", ""), -SIGABRT);
}
