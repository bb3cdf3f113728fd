#ifndef SOLVER_NODE_MEMORY_H
#define SOLVER_NODE_MEMORY_H

#include "core/budget.h"

#include <stdbool.h>
#include <stddef.h>

/* The memory that a search may use: what it allocates is counted, and refused above a limit. */
typedef struct node_memory {
    size_t limit;
    solver_budget *budget; /* where it is counted as well, which may refuse; or NULL */
    size_t used;
    size_t peak;
    bool allocation_failed; /* the system had no more before the limit was reached */
} node_memory;

/* NULL where the limit or the system refuses. */
void *solver_node_memory_take(node_memory *self, size_t bytes);

/* Like realloc, of `before` bytes; the memory stays as it was where NULL comes back. */
void *solver_node_memory_resize(node_memory *self, void *memory, size_t before, size_t bytes);

void solver_node_memory_give_back(node_memory *self, void *memory,
                                  size_t bytes); /* NULL and 0 are safe */

/* The same for zeroed memory that is read all over: large pages where it is large. */
void *solver_node_memory_take_pages(node_memory *self, size_t bytes);
void solver_node_memory_give_back_pages(node_memory *self, void *pages, size_t bytes);

#endif
