#include "scarce_memory.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/* NOLINTBEGIN(bugprone-reserved-identifier): the linker makes these names */
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__real_os_pages_alloc(size_t bytes);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
void *__wrap_os_pages_alloc(size_t bytes);
/* NOLINTEND(bugprone-reserved-identifier) */

static atomic_bool scarce;
static atomic_long first, count, asked; /* those that are refused, and how many were asked for */

void scarce_memory_begin(long allowed, long refused)
{
    atomic_store(&first, allowed);
    atomic_store(&count, refused);
    atomic_store(&asked, 0);
    atomic_store(&scarce, true);
}

long scarce_memory_end(void)
{
    atomic_store(&scarce, false);
    long beyond = atomic_load(&asked) - atomic_load(&first), most = atomic_load(&count);
    return beyond < 0 ? 0 : beyond < most ? beyond : most;
}

static bool is_refused(void)
{
    if (!atomic_load(&scarce))
        return false;
    long number = atomic_fetch_add(&asked, 1) - atomic_load(&first);
    return number >= 0 && number < atomic_load(&count);
}

void *__wrap_malloc(size_t size)
{
    return is_refused() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t things, size_t size)
{
    return is_refused() ? NULL : __real_calloc(things, size);
}

void *__wrap_realloc(void *memory, size_t size)
{
    return is_refused() ? NULL : __real_realloc(memory, size);
}

void *__wrap_os_pages_alloc(size_t bytes)
{
    return is_refused() ? NULL : __real_os_pages_alloc(bytes);
}
