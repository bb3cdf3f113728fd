/* Writes counts, decimals, times and durations as a player reads them. */
#include "text/numbers.h"

#include "text/translate.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>

const char *app_words_count(app_arena *in, unsigned long long count)
{
    enum { SIZE = 32 }; /* twenty digits at most, and a comma for every third */
    char digits[SIZE], *out = app_arena_room(in, SIZE);
    int length = snprintf(digits, sizeof digits, "%llu", count);
    size_t at = 0;
    for (int i = 0; i < length; i++) {
        if (i > 0 && (length - i) % 3 == 0)
            out[at++] = ',';
        out[at++] = digits[i];
    }
    out[at] = '\0';
    return app_arena_keep(in, out);
}

const char *app_words_decimal(app_arena *in, double value, int digits)
{
    double steps = pow(10, digits);
    return app_arena_print(in, "%.*f", digits, floor(value * steps + 0.5) / steps);
}

const char *app_words_duration(app_arena *in, double ms)
{
    if (ms >= 1000)
        return app_arena_print(in, P_("seconds", "%s s"), app_words_decimal(in, ms / 1000, 1));
    /* Translators: milliseconds */
    return app_arena_print(in, _("%s ms"), app_words_decimal(in, ms, ms < 10 ? 1 : 0));
}

const char *app_words_speed(app_arena *in, double speed)
{
    return speed > 0 ? app_words_decimal(in, speed, 2) : "–";
}

const char *app_words_thousands(app_arena *in, double value, int times, int digits)
{
    const char *number = app_words_decimal(in, value, digits);
    if (times <= 0)
        return number;
    if (times == 1) /* Translators: thousands */
        return app_arena_print(in, _("%s k"), number);
    if (times == 2) /* Translators: millions */
        return app_arena_print(in, _("%s M"), number);
    /* Translators: thousands of millions */
    return app_arena_print(in, _("%s G"), number);
}

/* ---- Times ---- */

app_time_digits app_time_digits_of(const game_settings *settings)
{
    return settings->thousandths ? APP_TIME_THOUSANDTHS : APP_TIME_HUNDREDTHS;
}

app_time_digits app_time_digits_apart(double ms)
{
    if (ms >= 1000)
        return APP_TIME_SECONDS;
    return ms >= 100 ? APP_TIME_TENTHS : APP_TIME_HUNDREDTHS;
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

double app_time_between(double from_ms, double to_ms, app_time_digits digits)
{
    return app_time_rounded(to_ms, digits) - app_time_rounded(from_ms, digits);
}

/* "1:02:07", "12:07", "0:12". */
static const char *whole_seconds(app_arena *in, long long seconds)
{
    if (seconds >= 3600)
        return app_arena_print(in, "%lld:%02lld:%02lld", seconds / 3600, seconds / 60 % 60,
                               seconds % 60);
    return app_arena_print(in, "%lld:%02lld", seconds / 60, seconds % 60);
}

/* Ten minutes: from there on seconds will do. */
enum { COARSE_FROM_MS = 600000 };

const char *app_words_time(app_arena *in, double ms, app_time_digits digits)
{
    bool coarse = digits == APP_TIME_SECONDS || app_time_rounded(ms, digits) >= COARSE_FROM_MS;
    long long whole = (long long)app_time_rounded(ms, coarse ? APP_TIME_SECONDS : digits);
    long long seconds = whole / 1000;
    int rest = (int)(whole % 1000) / ms_of_a_step(digits);
    if (coarse)
        return whole_seconds(in, seconds);
    if (seconds < 60)
        return app_arena_print(in, "%lld.%0*d", seconds, (int)digits, rest);
    return app_arena_print(in, "%lld:%02lld.%0*d", seconds / 60, seconds % 60, (int)digits, rest);
}

const char *app_words_taken(app_arena *in, const game_settings *settings, double ms)
{
    return app_words_time(in, ms, app_time_digits_of(settings));
}

const char *app_words_clock(app_arena *in, double ms, app_time_digits digits)
{
    int step = ms_of_a_step(ms < COARSE_FROM_MS ? digits : APP_TIME_SECONDS);
    return app_words_time(in, floor(ms / step) * step, digits);
}
