#ifndef APP_NUMBERS_H
#define APP_NUMBERS_H

#include "game/settings.h"

#include <stddef.h>

/* Writes every number and time that a player reads. All write at most size bytes. What has decimals is rounded to
 * the nearest, a half up. */

void app_words_count(unsigned long long count, char *out, size_t size);   /* "1,204" */
void app_words_decimal(double value, int digits, char *out, size_t size); /* 1.5, 2: "1.50" */

/* Moves per second; a dash for 0: the clock starts with the first move, and a single one took no time. */
void app_words_speed(double speed, char *out, size_t size);
void app_words_duration(double ms, char *out, size_t size); /* "1.5 ms", "2.0 s" */

/* How finely a time is shown: the digits behind a second. */
typedef enum app_time_digits {
    APP_TIME_SECONDS,
    APP_TIME_TENTHS,
    APP_TIME_HUNDREDTHS,
    APP_TIME_THOUSANDTHS,
} app_time_digits;

/* Returns the digits of a time that was taken and of an average of such times: hundredths, or thousandths where the
 * player wants them. */
app_time_digits app_time_digits_of(const game_settings *settings);

/* Rounds ms to the nearest step of that fineness, a half up: all times on the screen are rounded here. */
double app_time_rounded(double ms, app_time_digits digits);

/* Writes a time as a player reads it everywhere: "12.84" and "1:47.36", from ten minutes on "12:07" and "1:02:07";
 * to the second "0:12" and "1:47". */
void app_words_time(double ms, app_time_digits digits, char *out, size_t size);

/* Writes one that was taken, or an average, in the digits that the player wants. */
void app_words_taken(const game_settings *settings, double ms, char *out, size_t size);

/* Returns the time from one moment of a clock to a later one, each rounded before: stretches that follow each other
 * add up to the whole as it is shown. Negative where `to_ms` is the earlier one. */
double app_time_between(double from_ms, double to_ms, app_time_digits digits);

/* Writes what a running clock shows: seconds and tenths count once they have passed. */
void app_words_clock(double ms, app_time_digits digits, char *out, size_t size);

/* Returns how many digits tell times apart that differ by that much; hundredths at most. */
app_time_digits app_time_digits_apart(double ms);

/* A value that was divided by 1000 as often as told, at most three times: 12.3, 1: "12.3 k". */
void app_words_thousands(double value, int times, int digits, char *out, size_t size);

#endif
