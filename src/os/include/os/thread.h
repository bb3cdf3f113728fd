#ifndef OS_THREAD_H
#define OS_THREAD_H

#include "base/status.h"

#include <pthread.h>
#include <stdbool.h>

/* Threads, thinly over pthreads: C11 <threads.h> is missing on macOS. */
typedef pthread_t os_thread;
typedef pthread_mutex_t os_mutex;
typedef pthread_cond_t os_condition;

sw_status os_thread_start(os_thread *out, void (*run)(void *), void *data, sw_error *error);
void os_thread_join(os_thread thread);
void os_thread_detach(os_thread thread); /* nobody will join it */

/* How many threads can run at once here; at least 1. */
int os_thread_cores(void);

void os_mutex_init(os_mutex *mutex);
void os_mutex_deinit(os_mutex *mutex);
void os_mutex_lock(os_mutex *mutex);
void os_mutex_unlock(os_mutex *mutex);

void os_condition_init(os_condition *condition);
void os_condition_deinit(os_condition *condition);
void os_condition_signal_all(os_condition *condition);
void os_condition_wait(os_condition *condition, os_mutex *mutex);

/* Waits for a signal, or so many milliseconds: at most a year, and not at all where ms is NaN or not
 * above 0. False where the time ran out first. */
bool os_condition_wait_ms(os_condition *condition, os_mutex *mutex, double ms);

#endif
