/* Files that only grow. */
#include "os/append.h"

#include "common/fail.h"
#include "common/is_at.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

struct os_append {
    int fd;
};

sw_status os_append_open(os_append **out, const char *path, sw_error *error)
{
    os_append *file = malloc(sizeof *file);
    if (!file)
        return sw_fail(error, SW_NO_MEMORY, "no memory for an open file");
    file->fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0600);
    if (file->fd < 0) {
        sw_status status = os_fail(error, "cannot open it");
        free(file);
        return status;
    }
    *out = file;
    return SW_OK;
}

void os_append_close(os_append *file)
{
    if (!file)
        return;
    close(file->fd);
    free(file);
}

sw_status os_append_write(os_append *file, const char *data, size_t size, sw_error *error)
{
    ssize_t done;
    do
        done = write(file->fd, data, size);
    while (done < 0 && errno == EINTR);
    if (done < 0)
        return os_fail(error, "cannot write it");
    if ((size_t)done < size)
        return sw_fail(error, SW_IO, "cannot write it: there was room for %zd of %zu bytes", done,
                       size);
    return SW_OK;
}

sw_status os_append_cut(os_append *file, size_t size, sw_error *error)
{
    struct stat about;
    if (fstat(file->fd, &about) != 0)
        return os_fail(error, "cannot look at it");
    if (about.st_size < (off_t)size)
        return sw_fail(error, SW_IO, "it is shorter than it was");
    return ftruncate(file->fd, (off_t)size) == 0 ? SW_OK : os_fail(error, "cannot cut it");
}

bool os_append_is_at(const os_append *file, const char *path)
{
    return os_is_at(file->fd, path);
}
