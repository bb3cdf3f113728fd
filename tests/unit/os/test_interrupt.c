/* Ctrl-C. Signals are the whole process's, so that each claim has a process of its own. */
#include "os/interrupt.h"

#include "claims.h"
#include <signal.h>

#include "helper.h"

CLAIM(the_first_interrupt_is_a_call)
{
    assert_int_equal(helper_run("interrupt", "once"), 1);
}

CLAIM(an_interrupt_that_was_held_is_not_lost)
{
    assert_int_equal(helper_run("interrupt", "held"), 1);
}

CLAIM(the_second_interrupt_ends_the_program)
{
    assert_int_equal(helper_run("interrupt", "twice"), -SIGINT);
}

CLAIM(without_an_interrupt_nothing_is_called)
{
    assert_int_equal(helper_run("interrupt", "never"), 0);
    os_interrupt_unwatch(NULL);
}

CLAIM(an_ignored_interrupt_stays_ignored)
{
    assert_int_equal(helper_run("interrupt", "ignored"), 0);
}
