/* Tables, files in memory, and how much of it there is: a page has one heap, which only grows. */
#include "os/map.h"
#include "os/pages.h"
#include "os/peak.h"

#include "os/file.h"

#include <emscripten/heap.h>
#include <stdlib.h>

void *os_pages_alloc(size_t bytes)
{
    return calloc(1, bytes);
}

void os_pages_free(void *pages, size_t bytes)
{
    (void)bytes;
    free(pages);
}

size_t os_peak_bytes(void)
{
    return emscripten_get_heap_size();
}

void os_peak_forget(void)
{
}

sw_status os_map_open(os_map *out, const char *path, size_t limit, sw_error *error)
{
    char *data;
    sw_status status = os_file_read(&data, &out->size, path, limit, error);
    if (status == SW_OK)
        out->data = data;
    return status;
}

void os_map_close(os_map *map)
{
    union {
        const void *given;
        void *taken; /* free takes it without const */
    } data = {.given = map->data};
    free(data.taken);
}
