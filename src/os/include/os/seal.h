#ifndef OS_SEAL_H
#define OS_SEAL_H

#include <stdbool.h>

/* Gives up, for good, what a process does not need that computes with what strangers made: it starts no
 * program with more rights, no process and no thread, and opens nothing. On Linux on x86-64 a filter
 * (seccomp) also ends it with SIGSYS at any system call but those that read and write what is open, ask
 * for memory that holds no code, and end the process.
 *
 * Returns whether that filter stands. It does not where the system has none or allows none, and the rest
 * holds alone there. Builds with sanitizers need files and threads of their own: there nothing is given up. */
bool os_seal(void);

#endif
