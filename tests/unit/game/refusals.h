#ifndef TESTS_GAME_REFUSALS_H
#define TESTS_GAME_REFUSALS_H

/* A system that refuses to read or to write. Included after claims.h. */

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

/* The superuser may write anywhere: those tests are done as somebody else. */
static inline void become_nobody(void)
{
    if (geteuid() == 0)
        assert_int_equal(seteuid(65534), 0);
}

static inline void become_oneself_again(void)
{
    if (getuid() == 0)
        assert_int_equal(seteuid(0), 0);
}

/* A limit on the sizes of files stands for the full disk. */
static inline void limit_files(rlim_t bytes)
{
    const struct rlimit limit = {.rlim_cur = bytes, .rlim_max = RLIM_INFINITY};
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static inline void lift_limit(void)
{
    limit_files(RLIM_INFINITY);
}

#endif
