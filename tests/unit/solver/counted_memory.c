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
/* NOLINTEND(bugprone-reserved-identifier) */

static atomic_size_t used, first, peak;

static void *note(void *memory)
{
    size_t now = atomic_fetch_add(&used, memory ? malloc_usable_size(memory) : 0), most;
    now += memory ? malloc_usable_size(memory) : 0;
    most = atomic_load(&peak);
    while (now > most && !atomic_compare_exchange_weak(&peak, &most, now))
        ;
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
