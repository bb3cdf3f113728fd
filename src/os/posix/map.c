/* Files in memory, as the system has them. */
#include "os/map.h"

#include "common/fail.h"
#include "os/reader.h"

#include <inttypes.h>
#include <sys/mman.h>

static sw_status map_whole(os_map *out, const os_reader *file, size_t limit, sw_error *error)
{
    *out = (os_map){NULL, (size_t)file->size};
    if (file->size > limit)
        return sw_fail(error, SW_LIMIT,
                       "the file has %" PRIu64 " bytes, more than the limit of %zu", file->size,
                       limit);
    if (file->size == 0)
        return SW_OK;
    void *data = mmap(NULL, out->size, PROT_READ, MAP_PRIVATE, file->fd, 0);
    if (data == MAP_FAILED)
        return os_fail(error, "cannot read it");
    out->data = data;
    return SW_OK;
}

sw_status os_map_open(os_map *out, const char *path, size_t limit, sw_error *error)
{
    os_reader file;
    sw_status status = os_reader_open(&file, path, error);
    if (status != SW_OK)
        return status;
    status = map_whole(out, &file, limit, error);
    os_reader_close(&file);
    return status;
}

void os_map_close(os_map *map)
{
    if (!map->data)
        return;
    union {
        const void *given;
        void *taken; /* munmap takes it without const */
    } data = {.given = map->data};
    munmap(data.taken, map->size);
}
