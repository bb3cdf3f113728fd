#ifndef OS_FETCH_H
#define OS_FETCH_H

#include "base/status.h"

/* Waits until the file is there to be read: of its program's own files a page fetches some only when
 * they are wanted. SW_IO where that fails. On other systems files are there, or are not. */
sw_status os_fetch(const char *path, sw_error *error);

#endif
