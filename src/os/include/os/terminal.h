#ifndef OS_TERMINAL_H
#define OS_TERMINAL_H

#include <stdbool.h>

/* Whether somebody reads standard error on a terminal, where a line can be written over. */
bool os_terminal_watches_errors(void);

#endif
