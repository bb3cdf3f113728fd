/* Writes counts, decimals, times and durations as a player reads them. */
#include "text/numbers.h"

#include "text/text.h"

#include <math.h>
#include <stdbool.h>
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
    double steps = pow(10, digits);
    snprintf(out, size, "%.*f", digits, floor(value * steps + 0.5) / steps);
}

void app_words_speed(double speed, char *out, size_t size)
{
    if (speed > 0)
        app_words_decimal(speed, 2, out, size);
    else
        app_textf(out, size, APP_TEXT_NO_FIGURE);
}

void app_words_duration(double ms, char *out, size_t size)
{
    char number[NUMBER_SIZE];
    bool seconds = ms >= 1000;
    app_words_decimal(seconds ? ms / 1000 : ms, seconds || ms < 10 ? 1 : 0, number, sizeof number);
    app_textf(out, size, seconds ? APP_TEXT_S : APP_TEXT_MS, number);
}

/* "1:02:07", "12:07", "0:12". */
static void whole_seconds(long long seconds, char *out, size_t size)
{
    if (seconds >= 3600)
        snprintf(out, size, "%lld:%02lld:%02lld", seconds / 3600, seconds / 60 % 60, seconds % 60);
    else
        snprintf(out, size, "%lld:%02lld", seconds / 60, seconds % 60);
}

app_time_digits app_time_digits_of(const game_settings *settings)
{
    return settings->thousandths ? APP_TIME_THOUSANDTHS : APP_TIME_HUNDREDTHS;
}

static int ms_of_a_step(app_time_digits digits)
{
    static const int steps[] = {1000, 100, 10, 1};
    return steps[digits];
}

double app_time_rounded(double ms, app_time_digits digits)
{
    int step = ms_of_a_step(digits);
    return floor(ms / step + 0.5) * step;
}

/* Ten minutes: from there on seconds will do. */
enum { COARSE_FROM_MS = 600000 };

void app_words_time(double ms, app_time_digits digits, char *out, size_t size)
{
    bool coarse = digits == APP_TIME_SECONDS || app_time_rounded(ms, digits) >= COARSE_FROM_MS;
    long long whole = (long long)app_time_rounded(ms, coarse ? APP_TIME_SECONDS : digits);
    long long seconds = whole / 1000;
    int rest = (int)(whole % 1000) / ms_of_a_step(digits);
    if (coarse)
        whole_seconds(seconds, out, size);
    else if (seconds < 60)
        snprintf(out, size, "%lld.%0*d", seconds, (int)digits, rest);
    else
        snprintf(out, size, "%lld:%02lld.%0*d", seconds / 60, seconds % 60, (int)digits, rest);
}

void app_words_taken(const game_settings *settings, double ms, char *out, size_t size)
{
    app_words_time(ms, app_time_digits_of(settings), out, size);
}

double app_time_between(double from_ms, double to_ms, app_time_digits digits)
{
    return app_time_rounded(to_ms, digits) - app_time_rounded(from_ms, digits);
}

void app_words_clock(double ms, app_time_digits digits, char *out, size_t size)
{
    int step = ms_of_a_step(ms < COARSE_FROM_MS ? digits : APP_TIME_SECONDS);
    app_words_time(floor(ms / step) * step, digits, out, size);
}

app_time_digits app_time_digits_apart(double ms)
{
    if (ms >= 1000)
        return APP_TIME_SECONDS;
    return ms >= 100 ? APP_TIME_TENTHS : APP_TIME_HUNDREDTHS;
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
