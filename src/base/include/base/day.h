#ifndef BASE_DAY_H
#define BASE_DAY_H

#include <stdbool.h>

/* Days of the Gregorian calendar as whole numbers, for the years 1970 to 9999: 0 is 1970-01-01. */

enum { SW_DAY_MAX = 2932896, SW_DAY_SIZE = sizeof "2026-11-20", SW_WEEK_DAYS = 7 };

typedef struct sw_calendar_day {
    int year, month, day; /* from 1 */
} sw_calendar_day;

bool sw_day_exists(sw_calendar_day day);
int sw_day_of(sw_calendar_day day); /* it exists */
sw_calendar_day sw_day_calendar(int day);

int sw_month_days(int year, int month);

int sw_day_weekday(int day); /* 0: Monday */

/* The number of the day's week, 1 to 53 (ISO 8601): week 1 has the year's first Thursday. */
int sw_day_week(int day);

/* "2026-11-20"; the whole text must be such a day. */
void sw_day_format(int day, char out[SW_DAY_SIZE]);
bool sw_day_parse(const char *text, int *out);

#endif
