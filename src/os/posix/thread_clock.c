/* Processor time of one thread. */
#include "os/clock.h"

#include <time.h>

double os_clock_thread_cpu_ms(void)
{
    struct timespec used;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return (double)used.tv_sec * 1e3 + (double)used.tv_nsec / 1e6;
}
