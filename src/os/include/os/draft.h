#ifndef OS_DRAFT_H
#define OS_DRAFT_H

#include "base/status.h"
#include "os/paths.h"

#include <stdbool.h>
#include <stddef.h>

/* A file written piece by piece that takes its place as a whole or not at all: temporary in the same
 * folder, fsync, rename. Where the path is a symbolic link, the link stays and the file that it leads
 * to is replaced. A pipe or a device is not replaced: it gets each piece as it comes. */
typedef struct os_draft {
    int fd;
    bool replaces;
    char path[OS_PATH_SIZE];      /* behind any links */
    char temporary[OS_PATH_SIZE]; /* where it replaces */
} os_draft;

/* `mode` is a new file's, less the umask. SW_IO, SW_LIMIT (the path is too long), SW_NO_MEMORY; there
 * is then nothing to end. */
sw_status os_draft_open(os_draft *out, const char *path, unsigned mode, sw_error *error);

/* After SW_IO the draft can only be discarded. */
sw_status os_draft_write(os_draft *draft, const char *data, size_t size, sw_error *error);

/* Each of these ends the draft. Where keeping it fails, whatever had its name before is still there. */
sw_status os_draft_keep(os_draft *draft, sw_error *error);
void os_draft_discard(os_draft *draft);

#endif
