#include "os/clock.h"
#include "os/interrupt.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

static void count(void *data)
{
    atomic_int *calls = data;
    atomic_fetch_add(calls, 1);
}

static void wait_for_call(atomic_int *calls)
{
    double give_up = os_clock_ms() + 30000;
    while (atomic_load(calls) == 0 && os_clock_ms() < give_up)
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

/* Each claim needs a process of its own: signals are the whole process's. Returns wait's status. */
static int in_child(void (*run)(void))
{
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        run();
        _exit(0);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    return status;
}

static void require(int claim)
{
    if (!claim)
        _exit(1);
}

static void interrupt_once(void)
{
    atomic_int calls = 0;
    os_interrupt *watch;
    require(os_interrupt_watch(&watch, count, &calls, NULL) == SW_OK);
    kill(getpid(), SIGINT);
    wait_for_call(&calls);
    os_interrupt_unwatch(watch);
    require(atomic_load(&calls) == 1);
}

static void interrupt_while_held(void)
{
    atomic_int calls = 0;
    os_interrupt *watch;
    os_interrupt_hold();
    kill(getpid(), SIGINT);
    require(os_interrupt_watch(&watch, count, &calls, NULL) == SW_OK);
    wait_for_call(&calls);
    os_interrupt_unwatch(watch);
    require(atomic_load(&calls) == 1);
}

static void interrupt_twice(void)
{
    atomic_int calls = 0;
    os_interrupt *watch;
    require(os_interrupt_watch(&watch, count, &calls, NULL) == SW_OK);
    kill(getpid(), SIGINT);
    wait_for_call(&calls);
    kill(getpid(), SIGINT);
    sleep(30);
}

static void do_not_interrupt(void)
{
    atomic_int calls = 0;
    os_interrupt *watch;
    require(os_interrupt_watch(&watch, count, &calls, NULL) == SW_OK);
    os_interrupt_unwatch(watch);
    require(atomic_load(&calls) == 0);
    os_interrupt_unwatch(NULL);
}

static void interrupt_where_it_is_ignored(void)
{
    atomic_int calls = 0;
    os_interrupt *watch;
    signal(SIGINT, SIG_IGN);
    require(os_interrupt_watch(&watch, count, &calls, NULL) == SW_OK);
    require(watch == NULL);
    kill(getpid(), SIGINT);
    require(atomic_load(&calls) == 0);
}

static void the_first_interrupt_is_a_call(void **state)
{
    (void)state;
    assert_int_equal(in_child(interrupt_once), 0);
}

static void an_interrupt_that_was_held_is_not_lost(void **state)
{
    (void)state;
    assert_int_equal(in_child(interrupt_while_held), 0);
}

static void the_second_interrupt_ends_the_program(void **state)
{
    (void)state;
    int status = in_child(interrupt_twice);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGINT);
}

static void without_an_interrupt_nothing_is_called(void **state)
{
    (void)state;
    assert_int_equal(in_child(do_not_interrupt), 0);
}

static void an_ignored_interrupt_stays_ignored(void **state)
{
    (void)state;
    assert_int_equal(in_child(interrupt_where_it_is_ignored), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_interrupt_is_a_call),
        cmocka_unit_test(an_interrupt_that_was_held_is_not_lost),
        cmocka_unit_test(the_second_interrupt_ends_the_program),
        cmocka_unit_test(without_an_interrupt_nothing_is_called),
        cmocka_unit_test(an_ignored_interrupt_stays_ignored),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
