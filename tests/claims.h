#ifndef TESTS_CLAIMS_H
#define TESTS_CLAIMS_H

/* What every test program includes: cmocka with the headers that it wants before itself, and tests that need no list.
 *
 *     CLAIM(a_board_without_a_blank_is_refused)
 *     {
 *         assert_false(...);
 *     }
 *
 * A claim runs because it stands there, in the order of its file. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define CLAIM(name) CLAIM_WITH(name, NULL, NULL)

/* One that is set up before it runs, and cleared away behind it: *state is what the setup left there. */
#define CLAIM_WITH(name, setup, teardown)                                                          \
    static void name(void **state);                                                                \
    __attribute__((constructor)) static void claim_##name(void)                                    \
    {                                                                                              \
        claims_add((struct CMUnitTest){#name, name, setup, teardown, NULL});                       \
    }                                                                                              \
    static void name(void **state __attribute__((unused)))

/* What comes before the first and behind the last claim of the program. */
#define CLAIMS_WITH(setup, teardown)                                                               \
    __attribute__((constructor)) static void claims_with(void)                                     \
    {                                                                                              \
        claims_set_up(setup, teardown);                                                            \
    }

void claims_add(struct CMUnitTest claim);
void claims_set_up(CMFixtureFunction setup, CMFixtureFunction teardown);

/* Runs them all, and returns the exit status. A program with nothing else to do needs no main: there is one already. */
int claims_run(void);

#endif
