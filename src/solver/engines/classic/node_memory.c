/* Allocations of a classic search, counted and refused above its limit. */
#include "engines/classic/node_memory.h"

#include "os/pages.h"

#include <stdlib.h>

static bool has_room(const node_memory *self, size_t before, size_t bytes)
{
    return bytes <= self->limit - self->used + before;
}

/* Counts memory that the system gave, or refused. */
static void *counted(node_memory *self, void *memory, size_t before, size_t bytes)
{
    if (!memory) {
        self->allocation_failed = true;
        return NULL;
    }
    self->used = self->used - before + bytes;
    if (self->used > self->peak)
        self->peak = self->used;
    return memory;
}

void *solver_node_memory_take(node_memory *self, size_t bytes)
{
    return solver_node_memory_resize(self, NULL, 0, bytes);
}

void *solver_node_memory_resize(node_memory *self, void *memory, size_t before, size_t bytes)
{
    if (!has_room(self, before, bytes))
        return NULL;
    return counted(self, realloc(memory, bytes), before, bytes);
}

void solver_node_memory_give_back(node_memory *self, void *memory, size_t bytes)
{
    free(memory);
    self->used -= bytes;
}

void *solver_node_memory_take_pages(node_memory *self, size_t bytes)
{
    return has_room(self, 0, bytes) ? counted(self, os_pages_alloc(bytes), 0, bytes) : NULL;
}

void solver_node_memory_give_back_pages(node_memory *self, void *pages, size_t bytes)
{
    os_pages_free(pages, bytes);
    self->used -= bytes;
}
