/* Whether a file or folder has changed since it was looked at. */
#include "os/file.h"

#include "common/is_at.h"

#include <sys/stat.h>
#include <time.h>

/* The coarsest times are those of FAT, two seconds. */
#define SETTLE_NS INT64_C(3000000000)

static int64_t in_ns(struct timespec time)
{
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

bool os_file_stamp_take(os_file_stamp *out, const char *path)
{
    struct stat about;
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0 || stat(path, &about) != 0)
        return false;
    *out = (os_file_stamp){.device = (uint64_t)about.st_dev,
                           .number = (uint64_t)about.st_ino,
                           .size = (uint64_t)about.st_size,
                           .changed_ns = in_ns(about.st_mtim)};
    int64_t age = in_ns(now) - out->changed_ns;
    out->settled = age > SETTLE_NS || age < -SETTLE_NS;
    return true;
}

bool os_file_stamp_same(const os_file_stamp *a, const os_file_stamp *b)
{
    return a->settled && b->settled && a->device == b->device && a->number == b->number &&
           a->size == b->size && a->changed_ns == b->changed_ns;
}

bool os_is_at(int fd, const char *path)
{
    struct stat own, there;
    return fstat(fd, &own) == 0 && stat(path, &there) == 0 && own.st_dev == there.st_dev &&
           own.st_ino == there.st_ino;
}
