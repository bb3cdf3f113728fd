#include "os/clock.h"

#include "base/day.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "claims.h"

static void sleep_ms(long ms)
{
    struct timespec left = {.tv_sec = 0, .tv_nsec = ms * 1000000};
    while (nanosleep(&left, &left) != 0)
        continue;
}

CLAIM(the_clock_counts_milliseconds)
{
    double before = os_clock_ms();
    sleep_ms(20);
    double passed = os_clock_ms() - before;
    assert_true(passed >= 20);
    assert_true(passed < 20000);
}

CLAIM(the_processor_clock_stands_still_in_sleep)
{
    double before = os_clock_thread_cpu_ms();
    sleep_ms(200);
    assert_true(os_clock_thread_cpu_ms() - before < 100);
}

CLAIM(the_processor_clock_runs_at_work)
{
    double before = os_clock_thread_cpu_ms();
    double give_up = os_clock_ms() + 30000;
    while (os_clock_thread_cpu_ms() - before < 5 && os_clock_ms() < give_up)
        continue;
    assert_true(os_clock_thread_cpu_ms() - before >= 5);
}

CLAIM(seeds_differ)
{
    uint64_t first = os_clock_seed();
    sleep_ms(1);
    assert_true(os_clock_seed() != first);
}

CLAIM(a_stamp_is_the_local_time)
{
    char stamp[16];
    setenv("TZ", "UTC-3", 1); /* POSIX for three hours ahead of UTC */
    tzset();
    time_t before = time(NULL);
    os_clock_stamp(stamp);
    time_t after = time(NULL);

    struct tm parts = {0};
    assert_int_equal(strlen(stamp), 15);
    assert_int_equal(stamp[8], '-');
    int date = atoi(stamp);
    int time_of_day = atoi(stamp + 9);
    parts.tm_year = date / 10000 - 1900;
    parts.tm_mon = date / 100 % 100 - 1;
    parts.tm_mday = date % 100;
    parts.tm_hour = time_of_day / 10000;
    parts.tm_min = time_of_day / 100 % 100;
    parts.tm_sec = time_of_day % 100;
    time_t said = mktime(&parts);
    assert_true(said >= before && said <= after);
}

/* Instants of 2026 and their days, as GNU date says: TZ=... date -d @N +%F. */
CLAIM(a_day_is_the_local_calendars_also_where_clocks_change)
{
    static const struct {
        const char *zone;
        int64_t date;
        const char *day;
    } known[] = {
        {"UTC", 1774742399, "2026-03-28"},
        {"UTC", 1774742400, "2026-03-29"},
        {"CET-1CEST,M3.5.0,M10.5.0/3", 1774738799, "2026-03-28"}, /* an hour less in that night */
        {"CET-1CEST,M3.5.0,M10.5.0/3", 1774738800, "2026-03-29"},
        {"CET-1CEST,M3.5.0,M10.5.0/3", 1774821599, "2026-03-29"},
        {"CET-1CEST,M3.5.0,M10.5.0/3", 1774821600, "2026-03-30"},
        {"CET-1CEST,M3.5.0,M10.5.0/3", 1792879199, "2026-10-24"}, /* and an hour more */
        {"CET-1CEST,M3.5.0,M10.5.0/3", 1792879200, "2026-10-25"},
        {"CET-1CEST,M3.5.0,M10.5.0/3", 1792969199, "2026-10-25"},
        {"CET-1CEST,M3.5.0,M10.5.0/3", 1792969200, "2026-10-26"},
        {"XXX-14", 1774735200, "2026-03-29"},
        {"XXX+12", 1774735200, "2026-03-28"},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        char day[SW_DAY_SIZE];
        setenv("TZ", known[i].zone, 1);
        tzset();
        sw_day_format(os_clock_local_day(known[i].date), day);
        assert_string_equal(day, known[i].day);
    }
    int before = os_clock_local_day(os_clock_date()), today = os_clock_today();
    assert_in_range(today, before, os_clock_local_day(os_clock_date()));
}
