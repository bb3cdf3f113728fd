/* What a sealed process can do, and what ends it. Each case is a program of its own. */
#include "helper.h"

#include <signal.h>
#include <sys/prctl.h>

#include "claims.h"

/* Only there the filter is told: the kernel has it, the architecture is one whose calls it knows, and no
 * sanitizer needs what it forbids. */
static void skip_where_there_is_no_filter(void)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(__x86_64__)
    skip();
#endif
    if (prctl(PR_GET_SECCOMP, 0, 0, 0, 0) < 0)
        skip();
}

CLAIM(it_computes_and_writes)
{
    skip_where_there_is_no_filter();
    char line[256];
    helper own = helper_start("do-sealed", "compute");
    assert_string_equal(helper_says(&own, line), "computed");
    assert_int_equal(helper_end(&own), 0);
}

CLAIM(whatever_else_it_tries_ends_it)
{
    skip_where_there_is_no_filter();
    static const char *const deeds[] = {"open", "socket",   "fork",          "execute",
                                        "kill", "map-code", "turn-into-code"};
    for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++)
        assert_int_equal(helper_run("do-sealed", deeds[i]), -SIGSYS);
}

/* No file, and so no socket, can be opened there either. */
CLAIM(where_a_filter_is_refused_the_limits_hold_alone)
{
    skip_where_there_is_no_filter();
    assert_int_equal(helper_run("do-where-refused", "compute"), 0);
    assert_int_equal(helper_run("do-where-refused", "kill"), 0);
    assert_int_equal(helper_run("do-where-refused", "open"), 1);
    assert_int_equal(helper_run("do-where-refused", "socket"), 1);
}
