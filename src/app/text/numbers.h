#ifndef APP_NUMBERS_H
#define APP_NUMBERS_H

#include "game/settings.h"
#include "text/arena.h"

/* Writes every number and time that a player reads, into an arena. What has decimals is rounded to the nearest, a half
 * up. */

const char *app_words_count(app_arena *in, unsigned long long count);   /* "1,204" */
const char *app_words_decimal(app_arena *in, double value, int digits); /* 1.5, 2: "1.50" */
const char *app_words_duration(app_arena *in, double ms);               /* "1.5 ms", "2.0 s" */

/* Moves per second; a dash for 0: the clock starts with the first move, and a single one took no time. */
const char *app_words_speed(app_arena *in, double speed);

/* A value that was divided by 1000 as often as told, at most three times: 12.3, 1: "12.3 k". */
const char *app_words_thousands(app_arena *in, double value, int times, int digits);

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

/* Returns how many digits tell times apart that differ by that much; hundredths at most. */
app_time_digits app_time_digits_apart(double ms);

/* Rounds ms to the nearest step of that fineness, a half up: all times on the screen are rounded here. */
double app_time_rounded(double ms, app_time_digits digits);

/* Returns the time from one moment of a clock to a later one, each rounded before: stretches that follow each other
 * add up to the whole as it is shown. Negative where `to_ms` is the earlier one. */
double app_time_between(double from_ms, double to_ms, app_time_digits digits);

/* Writes a time as a player reads it everywhere: "12.84" and "1:47.36", from ten minutes on "12:07" and "1:02:07";
 * to the second "0:12" and "1:47". */
const char *app_words_time(app_arena *in, double ms, app_time_digits digits);

/* Writes one that was taken, or an average, in the digits that the player wants. */
const char *app_words_taken(app_arena *in, const game_settings *settings, double ms);

/* Writes what a running clock shows: seconds and tenths count once they have passed. */
const char *app_words_clock(app_arena *in, double ms, app_time_digits digits);

#endif
