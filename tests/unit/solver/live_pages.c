#include "live_pages.h"

#include <stdatomic.h>

/* NOLINTBEGIN(bugprone-reserved-identifier): the linker makes these names */
void *__real_os_pages_alloc(size_t bytes);
void __real_os_pages_free(void *pages, size_t bytes);
void *__wrap_os_pages_alloc(size_t bytes);
void __wrap_os_pages_free(void *pages, size_t bytes);
/* NOLINTEND(bugprone-reserved-identifier) */

static atomic_size_t live;

size_t live_pages(void)
{
    return atomic_load(&live);
}

void *__wrap_os_pages_alloc(size_t bytes)
{
    void *pages = __real_os_pages_alloc(bytes);
    if (pages)
        atomic_fetch_add(&live, bytes);
    return pages;
}

void __wrap_os_pages_free(void *pages, size_t bytes)
{
    __real_os_pages_free(pages, bytes);
    if (pages)
        atomic_fetch_sub(&live, bytes);
}
