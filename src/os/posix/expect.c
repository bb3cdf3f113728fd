/* Files that will be read soon, or at once: they need not be fetched for that. */
#include "common/fetch.h"
#include "os/file.h"

#include <fcntl.h>
#include <unistd.h>

void os_file_expect(const char *path)
{
#ifdef POSIX_FADV_WILLNEED
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0)
        return;
    posix_fadvise(fd, 0, 0, POSIX_FADV_WILLNEED);
    close(fd);
#else
    (void)path;
#endif
}

sw_status os_fetch(const char *path, sw_error *error)
{
    (void)path, (void)error;
    return SW_OK;
}
