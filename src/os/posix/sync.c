/* A folder's own entries, safe from a power cut. */
#include "common/sync.h"

#include "os/paths.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

void os_sync_folder_of(const char *path)
{
    char folder[OS_PATH_SIZE];
    const char *slash = strrchr(path, '/');
    int length = !slash ? 0 : slash == path ? 1 : (int)(slash - path);
    snprintf(folder, sizeof folder, "%.*s", length, path);
    int fd = open(slash ? folder : ".", O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return;
    fsync(fd);
    close(fd);
}
