#ifndef OS_CHILD_H
#define OS_CHILD_H

#include "base/status.h"
#include "os/thread.h"

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* A program that works for this one under limits, and that may crash, hang or be killed without
 * harm to it. What it writes to its standard output comes through a pipe; it reads nothing, says
 * nothing, writes no file and inherits no other descriptor. It dies with the thread that started
 * it, however that ends. */

typedef struct os_child_limits {
    int processor_s; /* seconds of processor time */
    double wall_ms;  /* ms in all: the parent looks to that while it reads */
    size_t memory;   /* bytes of address space; not set in a build with sanitizers */
} os_child_limits;

typedef struct os_child {
    os_mutex lock;
    pid_t process; /* 0: it was reaped */
    int output;
    double end; /* ms: of its time */
    os_child_limits limits;
} os_child;

/* `program` is a path, NULL: this program. The arguments are those after the program's name; NULL ends
 * them. What was started must be ended, on the same thread. */
sw_status os_child_start(os_child *out, const char *program, const char *const arguments[],
                         const os_child_limits *limits, sw_error *error);

/* Waits for `size` bytes. *got is smaller where the output ends before, as when the child is killed.
 * SW_LIMIT where its time is over. */
sw_status os_child_read(os_child *child, void *data, size_t size, size_t *got, sw_error *error);

/* Any thread, from the start until os_child_end is called. */
void os_child_kill(os_child *child);

typedef enum os_child_how {
    OS_CHILD_LEFT,   /* by itself: exit_status */
    OS_CHILD_TIME,   /* its time was over */
    OS_CHILD_MEMORY, /* it died of too little memory, by all that can be seen */
    OS_CHILD_KILLED, /* by a signal, which may be ours */
} os_child_how;

typedef struct os_child_end_state {
    os_child_how how;
    int exit_status;
} os_child_end_state;

/* Lets it leave by itself for a moment, kills it otherwise, and forgets it. */
os_child_end_state os_child_end(os_child *child);

#endif
