/* Days as numbers and as dates of the Gregorian calendar. */
#include "base/day.h"

#include <stdio.h>
#include <string.h>

static bool is_leap(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

int sw_month_days(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month - 1] + (month == 2 && is_leap(year));
}

/* Days from the first of January 1970 to that of the year. */
static int days_before(int year)
{
    int before = year - 1;
    return before * 365 + before / 4 - before / 100 + before / 400 - 719162;
}

bool sw_day_exists(sw_calendar_day day)
{
    return day.year >= 1970 && day.year <= 9999 && day.month >= 1 && day.month <= 12 &&
           day.day >= 1 && day.day <= sw_month_days(day.year, day.month);
}

int sw_day_of(sw_calendar_day day)
{
    int days = days_before(day.year) + day.day - 1;
    for (int before = 1; before < day.month; before++)
        days += sw_month_days(day.year, before);
    return days;
}

sw_calendar_day sw_day_calendar(int day)
{
    sw_calendar_day out = {.year = 1970 + day / 366,
                           .month = 1}; /* no later than the year sought */
    while (days_before(out.year + 1) <= day)
        out.year++;
    int left = day - days_before(out.year);
    while (left >= sw_month_days(out.year, out.month))
        left -= sw_month_days(out.year, out.month++);
    out.day = left + 1;
    return out;
}

int sw_day_weekday(int day)
{
    enum { FIRST = 3 }; /* 1970-01-01 was a Thursday */
    return (day + FIRST) % SW_WEEK_DAYS;
}

int sw_day_week(int day)
{
    int thursday = day - sw_day_weekday(day) + 3;
    int new_year = days_before(sw_day_calendar(thursday).year);
    return (thursday - new_year) / SW_WEEK_DAYS + 1;
}

void sw_day_format(int day, char out[SW_DAY_SIZE])
{
    char text[40]; /* the compiler cannot know that no number is longer than it should be */
    sw_calendar_day date = sw_day_calendar(day);
    snprintf(text, sizeof text, "%04d-%02d-%02d", date.year, date.month, date.day);
    memcpy(out, text, SW_DAY_SIZE);
}

static int number(const char *digits, int count)
{
    int value = 0;
    for (int i = 0; i < count; i++)
        value = value * 10 + digits[i] - '0';
    return value;
}

bool sw_day_parse(const char *text, int *out)
{
    static const char form[] = "0000-00-00";
    if (strlen(text) != sizeof form - 1)
        return false;
    for (size_t i = 0; form[i] != '\0'; i++)
        if (form[i] == '0' ? text[i] < '0' || text[i] > '9' : text[i] != form[i])
            return false;
    sw_calendar_day day = {number(text, 4), number(text + 5, 2), number(text + 8, 2)};
    if (!sw_day_exists(day))
        return false;
    *out = sw_day_of(day);
    return true;
}
