/* A folder of its own for a test that needs files. Included after claims.h. */
#ifndef TESTS_SUPPORT_SCRATCH_H
#define TESTS_SUPPORT_SCRATCH_H

#include <stdio.h>
#include <stdlib.h>

typedef struct scratch {
    char folder[64];
} scratch;

static inline scratch make_scratch(void)
{
    scratch own = {"/tmp/slidewise-test-XXXXXX"};
    assert_non_null(mkdtemp(own.folder));
    return own;
}

static inline void remove_scratch(const scratch *own)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf '%s'", own->folder);
    assert_int_equal(system(command), 0);
}

#endif
