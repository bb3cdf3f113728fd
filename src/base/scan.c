/* A strict reader of text. */
#include "base/scan.h"

#include "base/date.h"
#include "base/day.h"

#include <string.h>

sw_scan sw_scan_start(const char *text, size_t length)
{
    return (sw_scan){.at = text, .end = text + length, .line = 1};
}

bool sw_scan_done(const sw_scan *scan)
{
    return scan->at == scan->end;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static bool is_line_end(char c)
{
    return c == '\n' || c == '\r';
}

bool sw_scan_line(sw_scan *scan, sw_scan *line)
{
    if (sw_scan_done(scan))
        return false;
    const char *stop = memchr(scan->at, '\n', (size_t)(scan->end - scan->at));
    const char *next = stop ? stop + 1 : scan->end;
    const char *end = stop ? stop : scan->end;
    if (end > scan->at && end[-1] == '\r')
        end--;
    *line = (sw_scan){.at = scan->at, .end = end, .line = scan->line};
    scan->at = next;
    scan->line++;
    return true;
}

void sw_scan_blanks(sw_scan *scan)
{
    while (scan->at < scan->end && is_blank(*scan->at))
        scan->at++;
}

bool sw_scan_char(sw_scan *scan, char c)
{
    if (sw_scan_done(scan) || *scan->at != c)
        return false;
    if (c == '\n')
        scan->line++;
    scan->at++;
    return true;
}

bool sw_scan_word(sw_scan *scan, const char *word)
{
    size_t length = strlen(word);
    size_t left = (size_t)(scan->end - scan->at);
    if (left < length || memcmp(scan->at, word, length) != 0)
        return false;
    if (left > length && !is_blank(scan->at[length]) && !is_line_end(scan->at[length]))
        return false;
    scan->at += length;
    return true;
}

int sw_scan_name(sw_scan *scan, const char *const names[], int count)
{
    for (int i = 0; i < count; i++)
        if (names[i][0] != '\0' && sw_scan_word(scan, names[i]))
            return i;
    return -1;
}

bool sw_scan_token(sw_scan *scan, char *out, size_t size)
{
    const char *stop = scan->at;
    while (stop < scan->end && !is_blank(*stop) && !is_line_end(*stop))
        stop++;
    size_t length = (size_t)(stop - scan->at);
    /* A NUL inside would make two different tokens look alike to their reader. */
    if (length == 0 || length >= size || memchr(scan->at, '\0', length))
        return false;
    memcpy(out, scan->at, length);
    out[length] = '\0';
    scan->at = stop;
    return true;
}

/* The digits at `at` as a magnitude up to limit; NULL where there are none or too many. */
static const char *magnitude(const char *at, const char *end, uint64_t limit, uint64_t *out)
{
    const char *start = at;
    uint64_t value = 0;
    for (; at < end && *at >= '0' && *at <= '9'; at++) {
        uint64_t digit = (uint64_t)(*at - '0');
        if (value > (limit - digit) / 10)
            return NULL;
        value = value * 10 + digit;
    }
    *out = value;
    return at > start ? at : NULL;
}

bool sw_scan_integer(sw_scan *scan, int64_t min, int64_t max, int64_t *out)
{
    bool negative = min < 0 && scan->at < scan->end && *scan->at == '-';
    uint64_t value;
    const char *stop = magnitude(scan->at + negative, scan->end, INT64_MAX, &value);
    if (!stop)
        return false;
    int64_t number = negative ? -(int64_t)value : (int64_t)value;
    if (number < min || number > max)
        return false;
    *out = number;
    scan->at = stop;
    return true;
}

bool sw_scan_date(sw_scan *scan, int64_t *out)
{
    char text[SW_DATE_SIZE];
    sw_scan rest = *scan;
    bool taken = sw_scan_token(&rest, text, sizeof text) && sw_date_parse(text, out);
    if (taken)
        *scan = rest;
    return taken;
}

bool sw_scan_day(sw_scan *scan, int *out)
{
    char text[SW_DAY_SIZE];
    sw_scan rest = *scan;
    bool taken = sw_scan_token(&rest, text, sizeof text) && sw_day_parse(text, out);
    if (taken)
        *scan = rest;
    return taken;
}
