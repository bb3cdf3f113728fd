/* Ctrl-C. Signals are the whole process's, so that each claim has a process of its own. */
#include "os/interrupt.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "helper.h"

static void the_first_interrupt_is_a_call(void **state)
{
    (void)state;
    assert_int_equal(helper_run("interrupt", "once"), 1);
}

static void an_interrupt_that_was_held_is_not_lost(void **state)
{
    (void)state;
    assert_int_equal(helper_run("interrupt", "held"), 1);
}

static void the_second_interrupt_ends_the_program(void **state)
{
    (void)state;
    assert_int_equal(helper_run("interrupt", "twice"), -SIGINT);
}

static void without_an_interrupt_nothing_is_called(void **state)
{
    (void)state;
    assert_int_equal(helper_run("interrupt", "never"), 0);
    os_interrupt_unwatch(NULL);
}

static void an_ignored_interrupt_stays_ignored(void **state)
{
    (void)state;
    assert_int_equal(helper_run("interrupt", "ignored"), 0);
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
