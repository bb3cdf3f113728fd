#ifndef OS_FAIL_H
#define OS_FAIL_H

#include "base/status.h"

/* Reports errno as "<what>: <the system's own words>", such as "cannot open it: Permission denied".
 * SW_NO_MEMORY where that was missing, else SW_IO. */
sw_status os_fail(sw_error *error, const char *what);

#endif
