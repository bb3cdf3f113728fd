/* Whether the heap keeps what was freed. */
#include "os/heap.h"

#include <stdlib.h> /* tells which library it is */

#ifdef __GLIBC__
#include <malloc.h>

enum { LARGE = 1 << 18 };

/* Without this the limit rises to the largest block that was ever freed. */
void os_heap_give_back(void)
{
    mallopt(M_MMAP_THRESHOLD, LARGE);
    mallopt(M_TRIM_THRESHOLD, 2 * LARGE);
}

#else

void os_heap_give_back(void)
{
}

#endif
