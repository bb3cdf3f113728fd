/* Whole files: read, replaced, set aside, renamed, removed. */
#include "os/file.h"

#include "common/fail.h"
#include "common/sync.h"
#include "os/atomic_file.h"
#include "os/paths.h"
#include "os/reader.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static sw_status read_whole(char **out, size_t *size, os_reader *file, size_t limit,
                            sw_error *error)
{
    if (file->size > limit)
        return sw_fail(error, SW_BAD_INPUT,
                       "the file has %" PRIu64 " bytes, more than the limit of %zu", file->size,
                       limit);
    size_t length;
    char *data = malloc((size_t)file->size + 1);
    if (!data)
        return sw_fail(error, SW_NO_MEMORY, "no memory for %" PRIu64 " bytes", file->size);
    sw_status status = os_reader_read(file, data, (size_t)file->size, &length, error);
    if (status != SW_OK) {
        free(data);
        return status;
    }
    data[length] = '\0';
    *out = data;
    *size = length;
    return SW_OK;
}

sw_status os_file_read(char **out, size_t *size, const char *path, size_t limit, sw_error *error)
{
    os_reader file;
    sw_status status = os_reader_open(&file, path, error);
    if (status != SW_OK)
        return status;
    status = read_whole(out, size, &file, limit, error);
    os_reader_close(&file);
    return status;
}

static sw_status replace(const char *path, const char *data, size_t size,
                         sw_status (*keep)(os_atomic_file *, sw_error *), sw_error *error)
{
    os_atomic_file file;
    sw_status status = os_atomic_file_open(&file, path, 0600, error);
    if (status != SW_OK)
        return status;
    status = os_atomic_file_write(&file, data, size, error);
    if (status == SW_OK)
        return keep(&file, error);
    os_atomic_file_discard(&file);
    return status;
}

sw_status os_file_replace(const char *path, const char *data, size_t size, sw_error *error)
{
    return replace(path, data, size, os_atomic_file_keep, error);
}

sw_status os_file_replace_soon(const char *path, const char *data, size_t size, sw_error *error)
{
    return replace(path, data, size, os_atomic_file_keep_soon, error);
}

void os_file_touch(const char *path)
{
    utimensat(AT_FDCWD, path, NULL, 0);
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

sw_status os_file_quarantine(const char *path, char *kept, size_t kept_size, sw_error *error)
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
    if (fd < 0 && errno == ENOENT)
        return sw_fail(error, SW_NOT_FOUND, "there is no such file");
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

sw_status os_file_free_path(char *out, size_t size, const char *folder, const char *stem,
                            const char *ending, sw_error *error)
{
    enum { MOST = 1000 };
    char name[256], number[16] = "";
    sw_status status = os_folder_make(folder, error);
    for (int i = 2; status == SW_OK && i <= MOST + 1; i++) {
        if ((size_t)snprintf(name, sizeof name, "%s%s%s", stem, number, ending) >= sizeof name)
            return sw_fail(error, SW_LIMIT, "the name is too long");
        status = os_path_join(out, size, folder, name, error);
        if (status == SW_OK && !os_file_exists(out))
            return SW_OK;
        snprintf(number, sizeof number, "-%d", i);
    }
    return status == SW_OK ? sw_fail(error, SW_LIMIT, "%s is full of such files", folder) : status;
}

sw_status os_file_remove(const char *path, sw_error *error)
{
    if (unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR)
        return SW_OK;
    return os_fail(error, "cannot remove it");
}
