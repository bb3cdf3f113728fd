#ifndef OS_READER_H
#define OS_READER_H

#include "base/status.h"

#include <stddef.h>
#include <stdint.h>

/* A regular file read piece by piece. */
typedef struct os_reader {
    int fd;
    uint64_t size; /* of the file, when it was opened */
} os_reader;

/* Statuses: SW_NOT_FOUND, SW_IO (a folder, a pipe, no permission). There is then nothing to close. */
sw_status os_reader_open(os_reader *out, const char *path, sw_error *error);
void os_reader_close(os_reader *file);

/* The next bytes; *got is less than size only where the file ends. */
sw_status os_reader_read(os_reader *file, void *data, size_t size, size_t *got, sw_error *error);

/* The next read begins there, so many bytes from the file's beginning. */
sw_status os_reader_seek(os_reader *file, uint64_t at, sw_error *error);

#endif
