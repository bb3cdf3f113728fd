/* Allocations of a classic search, counted and refused above its limit. */
#include "engines/classic/node_memory.h"

#include "os/pages.h"

#include <stdlib.h>

/* Takes what there will be more than before from the budget. */
static bool reserve(node_memory *self, size_t before, size_t bytes)
{
    if (bytes > self->limit - self->used + before)
        return false;
    return !self->budget || bytes <= before ||
           solver_budget_try(self->budget, bytes - before, SOLVER_BUDGET_LEFT);
}

/* Counts memory that the system gave, or refused. */
static void *counted(node_memory *self, void *memory, size_t before, size_t bytes)
{
    if (!memory) {
        if (bytes > before)
            solver_budget_give_back(self->budget, bytes - before);
        self->allocation_failed = true;
        return NULL;
    }
    self->used = self->used - before + bytes;
    if (self->used > self->peak)
        self->peak = self->used;
    return memory;
}

static void give_back(node_memory *self, size_t bytes)
{
    solver_budget_give_back(self->budget, bytes);
    self->used -= bytes;
}

void *solver_node_memory_take(node_memory *self, size_t bytes)
{
    return solver_node_memory_resize(self, NULL, 0, bytes);
}

void *solver_node_memory_resize(node_memory *self, void *memory, size_t before, size_t bytes)
{
    if (!reserve(self, before, bytes))
        return NULL;
    return counted(self, realloc(memory, bytes), before, bytes);
}

void solver_node_memory_give_back(node_memory *self, void *memory, size_t bytes)
{
    free(memory);
    give_back(self, bytes);
}

void *solver_node_memory_take_pages(node_memory *self, size_t bytes)
{
    return reserve(self, 0, bytes) ? counted(self, os_pages_alloc(bytes), 0, bytes) : NULL;
}

void solver_node_memory_give_back_pages(node_memory *self, void *pages, size_t bytes)
{
    os_pages_free(pages, bytes);
    give_back(self, bytes);
}
