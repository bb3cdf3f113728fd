#ifndef OS_PAGES_H
#define OS_PAGES_H

#include <stddef.h>

/* Large zeroed memory for tables that are read all over: on large pages where the system has them,
 * which spares half of the time of a look-up, and given back to the system when it is freed. */

/* NULL where memory ran out. */
void *os_pages_alloc(size_t bytes);

/* bytes: as they were asked for. NULL is safe. */
void os_pages_free(void *pages, size_t bytes);

#endif
