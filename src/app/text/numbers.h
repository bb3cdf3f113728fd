#ifndef APP_NUMBERS_H
#define APP_NUMBERS_H

#include <stddef.h>

/* Every number and time that a player reads is written here. All write at most size bytes. */

void app_words_count(unsigned long long count, char *out, size_t size);   /* "1,204" */
void app_words_decimal(double value, int digits, char *out, size_t size); /* 1.5, 2: "1.50" */

/* Moves per second; a dash for 0: the clock starts with the first move, and a single one took no time. */
void app_words_speed(double speed, char *out, size_t size);
void app_words_duration(double ms, char *out, size_t size); /* "1.5 ms", "2.0 s" */

/* How finely a time is shown: the digits behind a second. What was taken has hundredths, an average of
 * several such times thousandths; a clock that runs has as many as the player chose. */
typedef enum app_time_digits {
    APP_TIME_SECONDS,
    APP_TIME_TENTHS,
    APP_TIME_HUNDREDTHS,
    APP_TIME_THOUSANDTHS,
} app_time_digits;

/* A time as a player reads it everywhere: "12.84" and "1:47.36", from ten minutes on "12:07" and
 * "1:02:07"; to the second "0:12" and "1:47". It is cut and never rounded up, so that nobody is told of
 * less than what was reached. */
void app_words_time(double ms, app_time_digits digits, char *out, size_t size);

/* A value that was divided by 1000 as often as told, at most three times: 12.3, 1: "12.3 k". */
void app_words_thousands(double value, int times, int digits, char *out, size_t size);

#endif
