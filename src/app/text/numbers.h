#ifndef APP_NUMBERS_H
#define APP_NUMBERS_H

#include <stddef.h>

/* Every number and time that a player reads is written here. All write at most size bytes. */

void app_words_count(unsigned long long count, char *out, size_t size);   /* "1,204" */
void app_words_decimal(double value, int digits, char *out, size_t size); /* 1.5, 2: "1.50" */
void app_words_clock(double ms, char *out, size_t size);                  /* "1:48", "1:02:03" */
void app_words_duration(double ms, char *out, size_t size);               /* "1.5 ms", "2.0 s" */
void app_words_seconds(double ms, char *out, size_t size);                /* "2.0 s" */

/* To the hundredth of a second, "12.34 s", "1:48.32"; from an hour on to the second, "1:02:03". */
void app_words_time(double ms, char *out, size_t size);

/* A value that was divided by 1000 as often as told, at most three times: 12.3, 1: "12.3 k". */
void app_words_thousands(double value, int times, int digits, char *out, size_t size);

#endif
