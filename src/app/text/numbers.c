/* Writes counts, decimals, times and durations as a player reads them. */
#include "text/numbers.h"

#include "text/text.h"

#include <math.h>
#include <stdio.h>

enum { NUMBER_SIZE = 32 };

void app_words_count(unsigned long long count, char *out, size_t size)
{
    char digits[24];
    int length = snprintf(digits, sizeof digits, "%llu", count);
    size_t at = 0;
    for (int i = 0; i < length && at + 2 < size; i++) {
        if (i > 0 && (length - i) % 3 == 0)
            out[at++] = ',';
        out[at++] = digits[i];
    }
    out[at] = '\0';
}

void app_words_decimal(double value, int digits, char *out, size_t size)
{
    snprintf(out, size, "%.*f", digits, value);
}

void app_words_clock(double ms, char *out, size_t size)
{
    long seconds = (long)(ms / 1000);
    if (seconds >= 3600)
        snprintf(out, size, "%ld:%02ld:%02ld", seconds / 3600, seconds / 60 % 60, seconds % 60);
    else
        snprintf(out, size, "%ld:%02ld", seconds / 60, seconds % 60);
}

void app_words_seconds(double ms, char *out, size_t size)
{
    char number[NUMBER_SIZE];
    app_words_decimal(ms / 1000, 1, number, sizeof number);
    app_textf(out, size, APP_TEXT_S, number);
}

void app_words_duration(double ms, char *out, size_t size)
{
    char number[NUMBER_SIZE];
    if (ms >= 1000) {
        app_words_seconds(ms, out, size);
        return;
    }
    app_words_decimal(ms, ms < 10 ? 1 : 0, number, sizeof number);
    app_textf(out, size, APP_TEXT_MS, number);
}

void app_words_time(double ms, char *out, size_t size)
{
    char number[NUMBER_SIZE];
    long hundredths = lround(ms / 10);
    long seconds = hundredths / 100;
    int rest = (int)(hundredths % 100);
    if (seconds < 60) {
        snprintf(number, sizeof number, "%ld.%02d", seconds, rest);
        app_textf(out, size, APP_TEXT_S, number);
    } else if (seconds < 3600) {
        snprintf(out, size, "%ld:%02ld.%02d", seconds / 60, seconds % 60, rest);
    } else {
        app_words_clock(ms, out, size);
    }
}

void app_words_thousands(double value, int times, int digits, char *out, size_t size)
{
    char number[NUMBER_SIZE];
    app_words_decimal(value, digits, number, sizeof number);
    if (times <= 0)
        snprintf(out, size, "%s", number);
    else if (times == 1)
        app_textf(out, size, APP_TEXT_LAB_THOUSANDS, number);
    else if (times == 2)
        app_textf(out, size, APP_TEXT_LAB_MILLIONS, number);
    else
        app_textf(out, size, APP_TEXT_LAB_BILLIONS, number);
}
