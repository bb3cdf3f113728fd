#ifndef OS_CLOCK_H
#define OS_CLOCK_H

#include <stdint.h>

/* Milliseconds since an arbitrary start; never goes back. Any thread. */
double os_clock_ms(void);

/* Processor milliseconds used by the calling thread. */
double os_clock_thread_cpu_ms(void);

/* A number that differs from run to run, for seeding a game. Not for secrets. */
uint64_t os_clock_seed(void);

/* Now, in seconds since 1970-01-01 00:00:00 UTC, as the machine's calendar has it. */
int64_t os_clock_date(void);

/* Such a date as the day and the minute here, "2026-11-20 18:45". */
enum { OS_CLOCK_DAY_SIZE = 24 };
void os_clock_day(int64_t date, char out[OS_CLOCK_DAY_SIZE]);

/* The day of such a date by the local calendar, as sw_day_of counts days (base/day.h), and today. 0 where the
 * calendar has none. */
int os_clock_local_day(int64_t date);
int os_clock_today(void);

/* Local date and time as "20261120-184502", for file names; out holds at least 16 bytes. */
void os_clock_stamp(char *out);

#endif
