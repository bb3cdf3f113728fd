#ifndef APP_WORDS_DAY_H
#define APP_WORDS_DAY_H

#include "base/day.h"

#include <stddef.h>

/* Days, as sw_day_of counts them, in words. All write at most size bytes. */

const char *app_words_month_name(int month);               /* "November", from 1 */
const char *app_words_weekday_brief(int weekday);          /* "Mo" */
void app_words_day(int day, char *out, size_t size);       /* "Sunday, 22 November" */
void app_words_day_brief(int day, char *out, size_t size); /* "22 November" */
void app_words_month(int day, char *out, size_t size);     /* "November 2026" */

#endif
