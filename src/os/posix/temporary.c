/* Temporary files, locked while they are written. */
#include "common/temporary.h"

#include <errno.h>
#include <sys/file.h>
#include <sys/stat.h>

bool os_temporary_hold(int fd)
{
    struct stat about;
    while (flock(fd, LOCK_EX) != 0 && errno == EINTR)
        continue; /* whoever removes it does not take long */
    return fstat(fd, &about) != 0 || about.st_nlink > 0;
}

bool os_temporary_take(int fd)
{
    return flock(fd, LOCK_EX | LOCK_NB) == 0;
}
