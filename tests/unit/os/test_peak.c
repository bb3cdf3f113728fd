#include "os/peak.h"

#include "os/pages.h"

#include <string.h>

#include "claims.h"

enum { BLOCK = 64 << 20, SLACK = 16 << 20 };

/* Touches a block of memory, so that it becomes real, and gives it back. */
static void use_block(void)
{
    char *block = os_pages_alloc(BLOCK);
    assert_non_null(block);
    memset(block, 1, BLOCK);
    assert_int_equal(block[BLOCK - 1], 1);
    os_pages_free(block, BLOCK);
}

CLAIM(the_peak_stays_when_the_memory_has_gone)
{
    size_t before = os_peak_bytes();
    use_block();
    assert_true(os_peak_bytes() >= before + BLOCK - SLACK);
}

CLAIM(a_forgotten_peak_begins_with_what_is_held)
{
    use_block();
    size_t peak = os_peak_bytes();
    os_peak_forget();
    size_t after = os_peak_bytes();
    assert_true(after > 0);
    if (after == peak)
        skip(); /* the system keeps it */
    assert_true(after <= peak - BLOCK + SLACK);
}
