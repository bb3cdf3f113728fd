#include "os/file.h"

#include "fail.h"
#include "os/draft.h"
#include "sync.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Reads until `size` bytes are there or the file ends; -1 where the system refuses. */
static ssize_t read_fully(int fd, char *data, size_t size)
{
    size_t have = 0;
    while (have < size) {
        ssize_t got = read(fd, data + have, size - have);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return -1;
        if (got == 0)
            break;
        have += (size_t)got;
    }
    return (ssize_t)have;
}

static sw_status read_open_file(char **out, size_t *size, int fd, size_t limit, sw_error *error)
{
    struct stat about;
    if (fstat(fd, &about) != 0)
        return os_fail(error, "cannot look at it");
    if (S_ISDIR(about.st_mode))
        return sw_fail(error, SW_IO, "this is a folder, not a file");
    if (!S_ISREG(about.st_mode))
        return sw_fail(error, SW_IO, "this is not a regular file");
    if ((uintmax_t)about.st_size > limit)
        return sw_fail(error, SW_IO, "the file has %jd bytes, more than the limit of %zu",
                       (intmax_t)about.st_size, limit);

    char *data = malloc((size_t)about.st_size + 1);
    if (!data)
        return sw_fail(error, SW_NO_MEMORY, "no memory for %jd bytes", (intmax_t)about.st_size);
    ssize_t length = read_fully(fd, data, (size_t)about.st_size);
    if (length < 0) {
        free(data);
        return os_fail(error, "cannot read it");
    }
    data[length] = '\0';
    *out = data;
    *size = (size_t)length;
    return SW_OK;
}

sw_status os_file_read(char **out, size_t *size, const char *path, size_t limit, sw_error *error)
{
    /* Without O_NONBLOCK, opening a pipe would wait for its writer. */
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0 && (errno == ENOENT || errno == ENOTDIR))
        return sw_fail(error, SW_NOT_FOUND, "there is no such file");
    if (fd < 0)
        return os_fail(error, "cannot open it");
    sw_status status = read_open_file(out, size, fd, limit, error);
    close(fd);
    return status;
}

sw_status os_file_replace(const char *path, const char *data, size_t size, sw_error *error)
{
    os_draft draft;
    sw_status status = os_draft_open(&draft, path, 0600, error);
    if (status != SW_OK)
        return status;
    status = os_draft_write(&draft, data, size, error);
    if (status == SW_OK)
        return os_draft_keep(&draft, error);
    os_draft_discard(&draft);
    return status;
}

/* Claims a name that nothing has yet, as an empty file for rename to replace. */
static sw_status claim_free_name(const char *path, char *kept, size_t kept_size, sw_error *error)
{
    const int most = 1000;
    for (int number = 1; number <= most; number++) {
        int length = number == 1 ? snprintf(kept, kept_size, "%s.damaged", path)
                                 : snprintf(kept, kept_size, "%s.damaged-%d", path, number);
        if (length >= (int)kept_size)
            return sw_fail(error, SW_LIMIT, "the path is too long");
        int fd = open(kept, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (fd >= 0) {
            close(fd);
            return SW_OK;
        }
        if (errno != EEXIST)
            return os_fail(error, "cannot set it aside");
    }
    return sw_fail(error, SW_LIMIT, "%d damaged files are kept already", most);
}

sw_status os_file_set_aside(const char *path, char *kept, size_t kept_size, sw_error *error)
{
    sw_status status = claim_free_name(path, kept, kept_size, error);
    if (status == SW_OK && rename(path, kept) != 0) {
        status = os_fail(error, "cannot set it aside");
        unlink(kept);
    }
    if (status == SW_OK)
        os_sync_folder_of(path);
    return status;
}

sw_status os_file_rename(const char *from, const char *to, sw_error *error)
{
    return rename(from, to) == 0 ? SW_OK : os_fail(error, "cannot rename it");
}

sw_status os_file_sync(const char *path, sw_error *error)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0)
        return os_fail(error, "cannot open it");
    sw_status status = fsync(fd) == 0 ? SW_OK : os_fail(error, "cannot write it");
    close(fd);
    return status;
}

bool os_file_exists(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0;
}

sw_status os_file_remove(const char *path, sw_error *error)
{
    if (unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR)
        return SW_OK;
    return os_fail(error, "cannot remove it");
}
