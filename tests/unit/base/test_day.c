#include "base/day.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "claims.h"

CLAIM(the_c_library_names_the_same_days_and_weeks)
{
    for (int day = 0; day <= SW_DAY_MAX; day += day < 60000 ? 1 : 97) {
        char text[SW_DAY_SIZE], right[80];
        time_t instant = (time_t)day * 86400;
        struct tm parts;
        int back;
        assert_non_null(gmtime_r(&instant, &parts));
        assert_true(strftime(right, sizeof right, "%Y-%m-%d", &parts) > 0);
        sw_day_format(day, text);
        assert_string_equal(text, right);
        assert_true(sw_day_parse(text, &back));
        assert_int_equal(back, day);
        assert_int_equal(sw_day_weekday(day), (parts.tm_wday + 6) % 7);
        assert_true(strftime(right, sizeof right, "%V", &parts) > 0);
        assert_int_equal(sw_day_week(day), atoi(right));
    }
}

CLAIM(days_that_no_calendar_has_are_refused)
{
    static const char *const bad[] = {
        "",           "2026-11-2",  "2026-11-200", "2026-02-29", "2100-02-29", "2026-13-01",
        "2026-00-10", "2026-11-00", "2026-04-31",  "1969-12-31", "2026/11/20", "+026-11-20",
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        int day = 7;
        assert_false(sw_day_parse(bad[i], &day));
        assert_int_equal(day, 7);
    }
    int day;
    assert_true(sw_day_parse("9999-12-31", &day));
    assert_int_equal(day, SW_DAY_MAX);
}
