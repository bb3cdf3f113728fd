#include "base/date.h"

#include <string.h>
#include <time.h>

#include "claims.h"

CLAIM(known_instants_are_written_as_date_says)
{
    static const struct {
        int64_t date;
        const char *text;
    } known[] = {
        /* date -u -d @N +%FT%TZ */
        {0, "1970-01-01T00:00:00Z"},           {951782400, "2000-02-29T00:00:00Z"},
        {951868800, "2000-03-01T00:00:00Z"},   {1795200302, "2026-11-20T18:45:02Z"},
        {4107542399, "2100-02-28T23:59:59Z"},  {4107542400, "2100-03-01T00:00:00Z"},
        {SW_DATE_MAX, "9999-12-31T23:59:59Z"},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        char text[SW_DATE_SIZE];
        int64_t date;
        sw_date_format(known[i].date, text);
        assert_string_equal(text, known[i].text);
        assert_true(sw_date_parse(known[i].text, &date));
        assert_true(date == known[i].date);
    }
}

CLAIM(the_c_library_names_the_same_days)
{
    for (int64_t date = 12345; date < SW_DATE_MAX; date += 86400 * 89 + 3607) {
        char text[SW_DATE_SIZE], right[SW_DATE_SIZE + 8];
        time_t instant = (time_t)date;
        struct tm parts;
        int64_t back;
        assert_non_null(gmtime_r(&instant, &parts));
        assert_true(strftime(right, sizeof right, "%Y-%m-%dT%H:%M:%SZ", &parts) > 0);
        sw_date_format(date, text);
        assert_string_equal(text, right);
        assert_true(sw_date_parse(text, &back));
        assert_true(back == date);
    }
}

CLAIM(dates_that_no_calendar_has_are_refused)
{
    static const char *const bad[] = {
        "",
        "2026-11-20",
        "2026-11-20T18:45:02",
        "2026-11-20 18:45:02Z",
        "2026-11-20T18:45:02Zx",
        "2026-13-20T18:45:02Z",
        "2026-00-20T18:45:02Z",
        "2026-11-31T18:45:02Z",
        "2026-11-00T18:45:02Z",
        "2026-02-29T18:45:02Z",
        "2100-02-29T18:45:02Z",
        "2026-11-20T24:00:00Z",
        "2026-11-20T18:60:00Z",
        "2026-11-20T18:45:60Z",
        "1969-12-31T23:59:59Z",
        "+026-11-20T18:45:02Z",
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        int64_t date = -7;
        assert_false(sw_date_parse(bad[i], &date));
        assert_true(date == -7);
    }
}
