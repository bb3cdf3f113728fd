/* A file read piece by piece. */
#include "os/reader.h"

#include "common/fail.h"
#include "common/fetch.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

static sw_status look_at(os_reader *file, sw_error *error)
{
    struct stat about;
    if (fstat(file->fd, &about) != 0)
        return os_fail(error, "cannot look at it");
    if (S_ISDIR(about.st_mode))
        return sw_fail(error, SW_IO, "this is a folder, not a file");
    if (!S_ISREG(about.st_mode))
        return sw_fail(error, SW_IO, "this is not a regular file");
    file->size = (uint64_t)about.st_size;
    return SW_OK;
}

sw_status os_reader_open(os_reader *out, const char *path, sw_error *error)
{
    sw_status status = os_fetch(path, error);
    if (status != SW_OK)
        return status;
    /* Without O_NONBLOCK, opening a pipe would wait for its writer. */
    os_reader file = {.fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)};
    if (file.fd < 0 && (errno == ENOENT || errno == ENOTDIR))
        return sw_fail(error, SW_NOT_FOUND, "there is no such file");
    if (file.fd < 0)
        return os_fail(error, "cannot open it");
    status = look_at(&file, error);
    if (status == SW_OK)
        *out = file;
    else
        close(file.fd);
    return status;
}

void os_reader_close(os_reader *file)
{
    close(file->fd);
}

sw_status os_reader_read(os_reader *file, void *data, size_t size, size_t *got, sw_error *error)
{
    size_t have = 0;
    while (have < size) {
        ssize_t more = read(file->fd, (char *)data + have, size - have);
        if (more < 0 && errno == EINTR)
            continue;
        if (more < 0)
            return os_fail(error, "cannot read it");
        if (more == 0)
            break;
        have += (size_t)more;
    }
    *got = have;
    return SW_OK;
}

sw_status os_reader_seek(os_reader *file, uint64_t at, sw_error *error)
{
    return lseek(file->fd, (off_t)at, SEEK_SET) >= 0 ? SW_OK : os_fail(error, "cannot read it");
}
