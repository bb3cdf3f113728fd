/* Clocks: how long something took, and what day it is. */
#include "os/clock.h"

#include "base/day.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

double os_clock_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

uint64_t os_clock_seed(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    /* The process tells apart two programs started at the same instant. */
    uint64_t ns = (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
    return ns ^ ((uint64_t)getpid() << 40);
}

int64_t os_clock_date(void)
{
    return (int64_t)time(NULL);
}

void os_clock_day(int64_t date, char out[OS_CLOCK_DAY_SIZE])
{
    time_t instant = (time_t)date;
    struct tm local;
    if (!localtime_r(&instant, &local) ||
        strftime(out, OS_CLOCK_DAY_SIZE, "%Y-%m-%d %H:%M", &local) == 0)
        out[0] = '\0';
}

int os_clock_local_day(int64_t date)
{
    time_t instant = (time_t)date;
    struct tm local;
    if (!localtime_r(&instant, &local))
        return 0;
    sw_calendar_day day = {local.tm_year + 1900, local.tm_mon + 1, local.tm_mday};
    return sw_day_exists(day) ? sw_day_of(day) : 0;
}

int os_clock_today(void)
{
    return os_clock_local_day(os_clock_date());
}

void os_clock_stamp(char *out)
{
    static const char none[] = "00000000-000000"; /* a year that needs more than four digits */
    time_t now = time(NULL);
    struct tm local;
    if (!localtime_r(&now, &local) || strftime(out, sizeof none, "%Y%m%d-%H%M%S", &local) == 0)
        memcpy(out, none, sizeof none);
}
