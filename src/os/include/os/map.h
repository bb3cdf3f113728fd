#ifndef OS_MAP_H
#define OS_MAP_H

#include "base/status.h"

#include <stddef.h>

/* A regular file's content without reading or copying it first. It must not be written meanwhile: where
 * it gets shorter, reading what is gone ends the program. For a child process (os/child.h). */
typedef struct os_map {
    const void *data; /* NULL where the file is empty */
    size_t size;
} os_map;

/* Statuses as os_file_read's; SW_LIMIT where the file has more than `limit` bytes. */
sw_status os_map_open(os_map *out, const char *path, size_t limit, sw_error *error);
void os_map_close(os_map *map);

#endif
