#ifndef OS_INTERRUPT_H
#define OS_INTERRUPT_H

#include "base/status.h"

/* Ctrl-C as a call in place of a signal. */
typedef struct os_interrupt os_interrupt;

/* Holds SIGINT back in the calling thread and in the threads that it starts from now on: to be
 * called before those that the watch is to cover are started. */
void os_interrupt_hold(void);

/* The first SIGINT, one held back since included, calls run(data), once, on a thread of its own; a
 * second one ends the program as it would by default. Where SIGINT is ignored it stays so, and *out
 * is NULL. SW_NO_MEMORY and SW_IO (no thread) leave *out untouched. */
sw_status os_interrupt_watch(os_interrupt **out, void (*run)(void *), void *data, sw_error *error);

/* Ends the watch; run is not called any more. NULL is safe. */
void os_interrupt_unwatch(os_interrupt *watch);

#endif
