#ifndef TEST_SOLVER_LIVE_PAGES_H
#define TEST_SOLVER_LIVE_PAGES_H

#include <stddef.h>

/* Bytes of large memory that tables have now: every os_pages_alloc and os_pages_free is counted.
 * Any thread. Link with --wrap=os_pages_alloc,--wrap=os_pages_free. */
size_t live_pages(void);

#endif
