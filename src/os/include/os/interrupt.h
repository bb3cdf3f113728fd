#ifndef OS_INTERRUPT_H
#define OS_INTERRUPT_H

#include "base/status.h"

/* Ctrl-C as a call in place of a signal. */
typedef struct os_interrupt os_interrupt;

/* From now on the first SIGINT calls run(data), once, on a thread of its own, and a second one ends
 * the program as it would by default. To be called before the program's other threads are started:
 * they inherit the calling thread's signal mask. Where SIGINT is ignored it stays so, and *out is
 * NULL. SW_NO_MEMORY or SW_IO (no thread) leave *out untouched. */
sw_status os_interrupt_watch(os_interrupt **out, void (*run)(void *), void *data, sw_error *error);

/* Ends the watch; run is not called any more. NULL is safe. */
void os_interrupt_unwatch(os_interrupt *watch);

#endif
