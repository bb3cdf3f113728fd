#ifndef SOLVER_ROOM_H
#define SOLVER_ROOM_H

#include <stdbool.h>
#include <stddef.h>

/* The memory that a search may use: what it allocates is counted, and refused above a limit. */
typedef struct room {
    size_t limit;
    size_t used;
    size_t peak;
    bool starved; /* the system had no more before the limit was reached */
} room;

/* NULL where the limit or the system refuses. */
void *solver_room_take(room *self, size_t bytes);

/* Like realloc, of `before` bytes; the memory stays as it was where NULL comes back. */
void *solver_room_resize(room *self, void *memory, size_t before, size_t bytes);

void solver_room_give_back(room *self, void *memory, size_t bytes); /* NULL and 0 are safe */

/* The same for zeroed memory that is read all over: large pages where it is large. */
void *solver_room_take_pages(room *self, size_t bytes);
void solver_room_give_back_pages(room *self, void *pages, size_t bytes);

#endif
