#ifndef OS_TEMPORARY_H
#define OS_TEMPORARY_H

#include <stdbool.h>

/* A temporary file is locked while a program writes it, so that others can tell what a killed one left. */

/* Locks the caller's own, until its last descriptor is closed. False where somebody who took it for left has
 * removed it meanwhile. */
bool os_temporary_hold(int fd);

/* Locks one that another program made. False where it is being written, or the system does not say. */
bool os_temporary_take(int fd);

#endif
