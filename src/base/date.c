/* Instants as dates of the Gregorian calendar, and back. */
#include "base/date.h"

#include <stdio.h>
#include <string.h>

enum { DAY_SECONDS = 86400 };

static bool is_leap(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static int month_days(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month - 1] + (month == 2 && is_leap(year));
}

/* Days from the first of January 1970 to that of the year. */
static int64_t days_before(int year)
{
    int64_t before = year - 1;
    return before * 365 + before / 4 - before / 100 + before / 400 - 719162;
}

void sw_date_format(int64_t date, char out[SW_DATE_SIZE])
{
    date = date < 0 ? 0 : date > SW_DATE_MAX ? SW_DATE_MAX : date;
    int64_t days = date / DAY_SECONDS;
    int seconds = (int)(date % DAY_SECONDS);
    int year = 1970 + (int)(days / 366); /* no later than the year sought */
    while (days_before(year + 1) <= days)
        year++;
    int day = (int)(days - days_before(year));
    int month = 1;
    while (day >= month_days(year, month))
        day -= month_days(year, month++);
    char text[64]; /* the compiler cannot know that no number is longer than it should be */
    snprintf(text, sizeof text, "%04d-%02d-%02dT%02d:%02d:%02dZ", year, month, day + 1,
             seconds / 3600, seconds / 60 % 60, seconds % 60);
    memcpy(out, text, SW_DATE_SIZE);
}

static int number(const char *digits, int count)
{
    int value = 0;
    for (int i = 0; i < count; i++)
        value = value * 10 + digits[i] - '0';
    return value;
}

bool sw_date_parse(const char *text, int64_t *out)
{
    static const char form[] = "0000-00-00T00:00:00Z";
    if (strlen(text) != sizeof form - 1)
        return false;
    for (size_t i = 0; form[i] != '\0'; i++)
        if (form[i] == '0' ? text[i] < '0' || text[i] > '9' : text[i] != form[i])
            return false;
    int year = number(text, 4), month = number(text + 5, 2), day = number(text + 8, 2);
    int hour = number(text + 11, 2), minute = number(text + 14, 2), second = number(text + 17, 2);
    if (year < 1970 || month < 1 || month > 12 || day < 1 || day > month_days(year, month) ||
        hour > 23 || minute > 59 || second > 59)
        return false;
    int64_t days = days_before(year) + day - 1;
    for (int before = 1; before < month; before++)
        days += month_days(year, before);
    *out = days * DAY_SECONDS + hour * 3600 + minute * 60 + second;
    return true;
}
