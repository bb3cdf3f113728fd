/* Instants as dates of the Gregorian calendar, and back. */
#include "base/date.h"

#include "base/day.h"

#include <stdio.h>
#include <string.h>

enum { DAY_SECONDS = 86400 };

void sw_date_format(int64_t date, char out[SW_DATE_SIZE])
{
    date = date < 0 ? 0 : date > SW_DATE_MAX ? SW_DATE_MAX : date;
    int seconds = (int)(date % DAY_SECONDS);
    char text[64]; /* the compiler cannot know that no number is longer than it should be */
    sw_day_format((int)(date / DAY_SECONDS), out);
    snprintf(text, sizeof text, "T%02d:%02d:%02dZ", seconds / 3600, seconds / 60 % 60,
             seconds % 60);
    memcpy(out + SW_DAY_SIZE - 1, text, SW_DATE_SIZE - SW_DAY_SIZE + 1);
}

/* Two digits in front of `end`, of a number below `limit`. */
static bool take_pair(const char **text, int limit, char end, int *out)
{
    const char *at = *text;
    if (at[0] < '0' || at[0] > '9' || at[1] < '0' || at[1] > '9' || at[2] != end)
        return false;
    *out = (at[0] - '0') * 10 + at[1] - '0';
    *text = at + 3;
    return *out < limit;
}

bool sw_date_parse(const char *text, int64_t *out)
{
    char day_text[SW_DAY_SIZE];
    int day, hour, minute, second;
    if (strlen(text) != SW_DATE_SIZE - 1 || text[SW_DAY_SIZE - 1] != 'T')
        return false;
    memcpy(day_text, text, SW_DAY_SIZE - 1);
    day_text[SW_DAY_SIZE - 1] = '\0';
    text += SW_DAY_SIZE;
    if (!sw_day_parse(day_text, &day) || !take_pair(&text, 24, ':', &hour) ||
        !take_pair(&text, 60, ':', &minute) || !take_pair(&text, 60, 'Z', &second))
        return false;
    *out = (int64_t)day * DAY_SECONDS + hour * 3600 + minute * 60 + second;
    return true;
}
