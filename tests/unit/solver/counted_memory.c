/* The allocations of a test, counted. */
#include "counted_memory.h"

#include <malloc.h>
#include <stdatomic.h>

/* NOLINTBEGIN(bugprone-reserved-identifier): the linker makes these names */
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void __real_free(void *memory);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
void __wrap_free(void *memory);
void *__real_os_pages_alloc(size_t bytes);
void __real_os_pages_free(void *pages, size_t bytes);
void *__wrap_os_pages_alloc(size_t bytes);
void __wrap_os_pages_free(void *pages, size_t bytes);
/* NOLINTEND(bugprone-reserved-identifier) */

static atomic_size_t used, first, peak;

/* Smaller ones come from the heap. */
enum { LARGE_PAGE = 1 << 21 };

static void add(size_t bytes)
{
    size_t now = atomic_fetch_add(&used, bytes) + bytes, most = atomic_load(&peak);
    while (now > most && !atomic_compare_exchange_weak(&peak, &most, now))
        ;
}

static void *note(void *memory)
{
    add(memory ? malloc_usable_size(memory) : 0);
    return memory;
}

static void forget(void *memory)
{
    if (memory)
        atomic_fetch_sub(&used, malloc_usable_size(memory));
}

void counted_memory_begin(void)
{
    atomic_store(&first, atomic_load(&used));
    atomic_store(&peak, atomic_load(&used));
}

size_t counted_memory_peak(void)
{
    return atomic_load(&peak) - atomic_load(&first);
}

void *__wrap_malloc(size_t size)
{
    return note(__real_malloc(size));
}

void *__wrap_calloc(size_t count, size_t size)
{
    return note(__real_calloc(count, size));
}

void *__wrap_realloc(void *memory, size_t size)
{
    forget(memory);
    return note(__real_realloc(memory, size));
}

void __wrap_free(void *memory)
{
    forget(memory);
    __real_free(memory);
}

void *__wrap_os_pages_alloc(size_t bytes)
{
    void *pages = __real_os_pages_alloc(bytes);
    if (pages && bytes >= LARGE_PAGE)
        add(bytes);
    return pages;
}

void __wrap_os_pages_free(void *pages, size_t bytes)
{
    __real_os_pages_free(pages, bytes);
    if (pages && bytes >= LARGE_PAGE)
        atomic_fetch_sub(&used, bytes);
}
