#ifndef OS_IS_AT_H
#define OS_IS_AT_H

#include <stdbool.h>

/* Whether the path leads to the open file. It does not once that was removed, renamed or replaced. */
bool os_is_at(int fd, const char *path);

#endif
