#include "room.h"

#include <stdlib.h>

void *room_resize(room *self, void *memory, size_t before, size_t bytes)
{
    if (bytes > self->limit - self->used + before)
        return NULL;
    void *resized = realloc(memory, bytes);
    if (!resized) {
        self->starved = true;
        return NULL;
    }
    self->used = self->used - before + bytes;
    if (self->used > self->peak)
        self->peak = self->used;
    return resized;
}

void *room_take(room *self, size_t bytes)
{
    return room_resize(self, NULL, 0, bytes);
}

void room_give_back(room *self, void *memory, size_t bytes)
{
    free(memory);
    self->used -= bytes;
}
