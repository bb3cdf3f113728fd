/* Files that are replaced as a whole. */
#include "os/atomic_file.h"

#include "common/fail.h"
#include "common/is_at.h"
#include "common/sync.h"
#include "common/temporary.h"
#include "os/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    NAMES = 100, /* tried for the temporary: those of programs that were killed may be left */
    LINKS = 40   /* in a chain: as many as Linux follows */
};

static sw_status open_temporary(os_atomic_file *out, unsigned mode, sw_error *error)
{
    int fd = -1;
    for (int i = 0; i < NAMES && fd < 0; i++) {
        int length = snprintf(out->temporary, sizeof out->temporary, "%s.tmp-%ld-%d", out->path,
                              (long)getpid(), i);
        if (length >= (int)sizeof out->temporary)
            return sw_fail(error, SW_LIMIT, "the path is too long");
        fd = open(out->temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, (mode_t)mode);
        if (fd < 0 && errno != EEXIST)
            break;
        if (fd >= 0 && !os_temporary_hold(fd)) {
            close(fd);
            fd = -1;
        }
    }
    if (fd < 0)
        return os_fail(error, "cannot write beside it");
    out->fd = fd;
    return SW_OK;
}

/* Puts the link's target in the place of its path: a relative one begins in the link's folder. */
static sw_status take_target(char *path, const char *target, sw_error *error)
{
    char *slash = strrchr(path, '/');
    size_t folder = slash && target[0] != '/' ? (size_t)(slash + 1 - path) : 0;
    size_t length = strlen(target);
    if (folder + length >= OS_PATH_SIZE)
        return sw_fail(error, SW_LIMIT, "the path is too long");
    memcpy(path + folder, target, length + 1);
    return SW_OK;
}

/* Follows links, so that the file behind them is replaced and not the link. It may be missing. */
static sw_status follow_links(char *path, sw_error *error)
{
    char target[OS_PATH_SIZE];
    for (int i = 0; i < LINKS; i++) {
        ssize_t length = readlink(path, target, sizeof target - 1);
        if (length < 0) /* no link, or nothing that can be looked at: opening it says why */
            return SW_OK;
        target[length] = '\0';
        sw_status status = take_target(path, target, error);
        if (status != SW_OK)
            return status;
    }
    errno = ELOOP;
    return os_fail(error, "cannot replace it");
}

sw_status os_atomic_file_open(os_atomic_file *out, const char *path, unsigned mode, sw_error *error)
{
    struct stat about;
    if (snprintf(out->path, sizeof out->path, "%s", path) >= (int)sizeof out->path)
        return sw_fail(error, SW_LIMIT, "the path is too long");
    sw_status status = follow_links(out->path, error);
    if (status != SW_OK)
        return status;
    bool exists = stat(out->path, &about) == 0;
    if (exists && S_ISDIR(about.st_mode)) {
        errno = EISDIR;
        return os_fail(error, "cannot replace it");
    }
    out->replaces = !exists || S_ISREG(about.st_mode);
    if (out->replaces)
        return open_temporary(out, mode, error);
    out->fd = open(out->path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
    return out->fd >= 0 ? SW_OK : os_fail(error, "cannot open it");
}

sw_status os_atomic_file_write(os_atomic_file *file, const char *data, size_t size, sw_error *error)
{
    while (size > 0) {
        ssize_t done = write(file->fd, data, size);
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return os_fail(error, "cannot write it");
        data += done;
        size -= (size_t)done;
    }
    return SW_OK;
}

static sw_status rename_or_unlink(const os_atomic_file *file, sw_status status, sw_error *error)
{
    if (status == SW_OK && rename(file->temporary, file->path) != 0)
        status = os_fail(error, "cannot replace it");
    if (status != SW_OK)
        unlink(file->temporary);
    return status;
}

/* Closing may tell that something was not written. A second descriptor holds the temporary until it has its
 * name. */
static sw_status take_place(os_atomic_file *file, sw_status status, sw_error *error)
{
    int held = file->replaces ? fcntl(file->fd, F_DUPFD_CLOEXEC, 0) : -1;
    if (close(file->fd) != 0 && status == SW_OK)
        status = os_fail(error, "cannot write it");
    if (file->replaces)
        status = rename_or_unlink(file, status, error);
    if (held >= 0)
        close(held);
    return status;
}

sw_status os_atomic_file_keep(os_atomic_file *file, sw_error *error)
{
    sw_status status = SW_OK;
    if (file->replaces && fsync(file->fd) != 0)
        status = os_fail(error, "cannot write it");
    status = take_place(file, status, error);
    if (status == SW_OK && file->replaces)
        os_sync_folder_of(file->path);
    return status;
}

sw_status os_atomic_file_keep_soon(os_atomic_file *file, sw_error *error)
{
    return take_place(file, SW_OK, error);
}

void os_atomic_file_discard(os_atomic_file *file)
{
    if (file->replaces)
        unlink(file->temporary);
    close(file->fd);
}

/* ---- What was left ---- */

/* "<name>.tmp-<process>-<number>", as open_temporary has it. */
static bool is_temporary(const char *name)
{
    int length = 0;
    const char *at = strstr(name, ".tmp-");
    return at && sscanf(at, ".tmp-%*[0-9]-%*[0-9]%n", &length) == 0 && length > 0 &&
           at[length] == '\0';
}

/* Its writer may have renamed it since the folder was read, and another may have its name. */
static void remove_if_left(const char *path)
{
    int fd = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (fd < 0)
        return;
    if (os_temporary_take(fd) && os_is_at(fd, path))
        unlink(path);
    close(fd);
}

void os_atomic_file_tidy(const char *folder)
{
    char **names, path[OS_PATH_SIZE];
    size_t count;
    if (os_folder_list(&names, &count, folder, NULL) != SW_OK)
        return;
    for (size_t i = 0; i < count; i++)
        if (is_temporary(names[i]) &&
            os_path_join(path, sizeof path, folder, names[i], NULL) == SW_OK)
            remove_if_left(path);
    os_folder_free(names, count);
}
