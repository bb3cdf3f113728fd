/* Threads, locks and conditions over pthreads. */
#include "os/thread.h"

#include "common/fail.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

typedef struct entry {
    void (*run)(void *);
    void *data;
} entry;

static void *enter(void *own)
{
    entry start = *(entry *)own;
    free(own);
    /* Nobody is cancelled; where that might be, a page's waits would look for it ten times a second. */
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, NULL);
    start.run(start.data);
    return NULL;
}

sw_status os_thread_start(os_thread *out, void (*run)(void *), void *data, sw_error *error)
{
    entry *own = malloc(sizeof *own);
    if (!own)
        return sw_fail(error, SW_NO_MEMORY, "no memory for a thread");
    *own = (entry){run, data};
    int code = pthread_create(out, NULL, enter, own);
    if (code != 0) {
        free(own);
        errno = code;
        return os_fail(error, "cannot start a thread");
    }
    return SW_OK;
}

/* The calls below fail only where they are misused. Going on without the lock or the thread that the
 * caller counts on would spoil memory later and elsewhere: the program ends here, in every build. */
static void must(int code)
{
    if (code != 0)
        abort();
}

void os_thread_join(os_thread thread)
{
    must(pthread_join(thread, NULL));
}

void os_thread_detach(os_thread thread)
{
    must(pthread_detach(thread));
}

int os_thread_cores(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores > 1 ? (int)cores : 1;
}

void os_mutex_init(os_mutex *mutex)
{
    must(pthread_mutex_init(mutex, NULL));
}

void os_mutex_deinit(os_mutex *mutex)
{
    must(pthread_mutex_destroy(mutex));
}

void os_mutex_lock(os_mutex *mutex)
{
    must(pthread_mutex_lock(mutex));
}

void os_mutex_unlock(os_mutex *mutex)
{
    must(pthread_mutex_unlock(mutex));
}

void os_condition_init(os_condition *condition)
{
    /* Timed waits by the monotonic clock, so that setting the time of day disturbs none. */
    pthread_condattr_t monotonic;
    must(pthread_condattr_init(&monotonic));
    must(pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC));
    must(pthread_cond_init(condition, &monotonic));
    must(pthread_condattr_destroy(&monotonic));
}

void os_condition_deinit(os_condition *condition)
{
    must(pthread_cond_destroy(condition));
}

void os_condition_signal_all(os_condition *condition)
{
    must(pthread_cond_broadcast(condition));
}

void os_condition_wait(os_condition *condition, os_mutex *mutex)
{
    must(pthread_cond_wait(condition, mutex));
}

/* NaN is no time at all. Without the cut, a long wait would not fit into the system's integers. */
static double usable_ms(double ms)
{
    const double year_ms = 365 * 86400e3;
    return ms > year_ms ? year_ms : ms > 0 ? ms : 0;
}

bool os_condition_wait_ms(os_condition *condition, os_mutex *mutex, double ms)
{
    const double ns_per_s = 1e9;
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    double ns = (double)until.tv_nsec + usable_ms(ms) * 1e6;
    time_t seconds = (time_t)(ns / ns_per_s);
    until.tv_sec += seconds;
    until.tv_nsec = (long)(ns - (double)seconds * ns_per_s);
    int code = pthread_cond_timedwait(condition, mutex, &until);
    must(code == ETIMEDOUT ? 0 : code);
    return code == 0;
}
