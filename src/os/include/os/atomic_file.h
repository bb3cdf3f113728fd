#ifndef OS_ATOMIC_FILE_H
#define OS_ATOMIC_FILE_H

#include "base/status.h"
#include "os/paths.h"

#include <stdbool.h>
#include <stddef.h>

/* A file written piece by piece that takes its place as a whole or not at all: temporary in the same
 * folder, fsync, rename. Where the path is a symbolic link, the link stays and the file that it leads
 * to is replaced. A pipe or a device is not replaced: it gets each piece as it comes. */
typedef struct os_atomic_file {
    int fd;
    bool replaces;
    char path[OS_PATH_SIZE];      /* behind any links */
    char temporary[OS_PATH_SIZE]; /* where it replaces */
} os_atomic_file;

/* `mode` is a new file's, less the umask. SW_IO, SW_LIMIT (the path is too long), SW_NO_MEMORY; there
 * is then nothing to end. */
sw_status os_atomic_file_open(os_atomic_file *out, const char *path, unsigned mode,
                              sw_error *error);

/* After SW_IO the file can only be discarded. */
sw_status os_atomic_file_write(os_atomic_file *file, const char *data, size_t size,
                               sw_error *error);

/* Each of these ends the file. Where keeping it fails, whatever had its name before is still there. */
sw_status os_atomic_file_keep(os_atomic_file *file, sw_error *error);
sw_status os_atomic_file_keep_soon(os_atomic_file *file,
                                   sw_error *error); /* not waiting for the disk */
void os_atomic_file_discard(os_atomic_file *file);

/* Removes the temporaries that programs left in the folder when they were killed, and none that is being
 * written. For folders whose files are all written so. */
void os_atomic_file_tidy(const char *folder);

#endif
