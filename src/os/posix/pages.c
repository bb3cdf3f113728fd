/* Large tables on large pages. */
#include "os/pages.h"

#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

/* Below one of these the ordinary heap does as well. */
enum { LARGE_PAGE = 1 << 21 };

static size_t whole_pages(size_t bytes)
{
    return (bytes + LARGE_PAGE - 1) / LARGE_PAGE * LARGE_PAGE;
}

/* The system backs with large pages only what is aligned to them: map more, and cut both ends off. */
static void *map_aligned(size_t bytes)
{
    char *start =
        mmap(NULL, bytes + LARGE_PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (start == MAP_FAILED)
        return NULL;
    size_t before = (LARGE_PAGE - (uintptr_t)start % LARGE_PAGE) % LARGE_PAGE;
    if (before > 0)
        munmap(start, before);
    if (before < LARGE_PAGE)
        munmap(start + before + bytes, LARGE_PAGE - before);
    return start + before;
}

void *os_pages_alloc(size_t bytes)
{
    if (bytes < LARGE_PAGE)
        return calloc(1, bytes);
    void *pages = map_aligned(whole_pages(bytes));
#ifdef MADV_HUGEPAGE
    if (pages)
        madvise(pages, whole_pages(bytes), MADV_HUGEPAGE); /* a wish: nothing depends on it */
#endif
    return pages;
}

void os_pages_free(void *pages, size_t bytes)
{
    if (bytes < LARGE_PAGE)
        free(pages);
    else if (pages)
        munmap(pages, whole_pages(bytes));
}
