#include "engines/classic/room.h"

#include "os/pages.h"

#include <stdlib.h>

static bool has_room(const room *self, size_t before, size_t bytes)
{
    return bytes <= self->limit - self->used + before;
}

/* Counts memory that the system gave, or refused. */
static void *counted(room *self, void *memory, size_t before, size_t bytes)
{
    if (!memory) {
        self->starved = true;
        return NULL;
    }
    self->used = self->used - before + bytes;
    if (self->used > self->peak)
        self->peak = self->used;
    return memory;
}

void *solver_room_take(room *self, size_t bytes)
{
    return solver_room_resize(self, NULL, 0, bytes);
}

void *solver_room_resize(room *self, void *memory, size_t before, size_t bytes)
{
    if (!has_room(self, before, bytes))
        return NULL;
    return counted(self, realloc(memory, bytes), before, bytes);
}

void solver_room_give_back(room *self, void *memory, size_t bytes)
{
    free(memory);
    self->used -= bytes;
}

void *solver_room_take_pages(room *self, size_t bytes)
{
    return has_room(self, 0, bytes) ? counted(self, os_pages_alloc(bytes), 0, bytes) : NULL;
}

void solver_room_give_back_pages(room *self, void *pages, size_t bytes)
{
    os_pages_free(pages, bytes);
    self->used -= bytes;
}
