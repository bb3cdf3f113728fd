#ifndef TEST_SOLVER_CPU_CLOCK_H
#define TEST_SOLVER_CPU_CLOCK_H

#include <time.h>

/* Returns the processor time of the whole process, in milliseconds: what a search takes to stop, even where a busy
 * machine makes it wait. */
static inline double process_cpu_ms(void)
{
    struct timespec used = {0};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return (double)used.tv_sec * 1e3 + (double)used.tv_nsec / 1e6;
}

#endif
