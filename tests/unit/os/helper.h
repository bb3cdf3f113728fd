#ifndef TESTS_OS_HELPER_H
#define TESTS_OS_HELPER_H

#include <stdio.h>
#include <sys/types.h>

/* A process of its own, for what ends a process, limits it or closes what it has: deeds.c has the deeds
 * it can do. A test starts it as a program, since one that has threads may not go on after a fork. */

typedef struct helper {
    pid_t process;
    FILE *output;
} helper;

helper helper_start(const char *deed, const char *argument);

/* The next line that it says, without its end; "" where it says no more. */
const char *helper_says(helper *own, char line[256]);

void helper_kill(helper *own);

/* Waits for its end: the exit status, or -N where signal N ended it. */
int helper_end(helper *own);

/* From start to end. */
int helper_run(const char *deed, const char *argument);

#endif
