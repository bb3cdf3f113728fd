/* What only one process at a time may have. */
#include "os/lock.h"

#include "common/fail.h"
#include "common/is_at.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

struct os_lock {
    int fd;
};

/* flock and not fcntl: it belongs to the open file, so that two owners in one process tell each
 * other apart, and closing another handle of the same file does not drop it. */
static sw_status lock_open_file(os_lock **out, int fd, sw_error *error)
{
    if (flock(fd, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK)
            return os_fail(error, "cannot lock it");
        *out = NULL;
        close(fd);
        return SW_OK;
    }
    os_lock *lock = malloc(sizeof *lock);
    if (!lock)
        return sw_fail(error, SW_NO_MEMORY, "no memory for a lock");
    lock->fd = fd;
    *out = lock;
    return SW_OK;
}

sw_status os_lock_take(os_lock **out, const char *path, sw_error *error)
{
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0600);
    if (fd < 0)
        return os_fail(error, "cannot open the lock");
    sw_status status = lock_open_file(out, fd, error);
    if (status != SW_OK)
        close(fd);
    return status;
}

bool os_lock_is_at(const os_lock *lock, const char *path)
{
    return os_is_at(lock->fd, path);
}

void os_lock_release(os_lock *lock)
{
    if (!lock)
        return;
    close(lock->fd);
    free(lock);
}
