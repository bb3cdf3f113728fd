/* What links to the page lead to. */
#include "client/link.h"

#include "base/day.h"

#include <string.h>

static const char daily[] = "daily", dated[] = "daily-";

static bool begins_with(const char *text, const char *beginning)
{
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

const char *client_link_name(const char *text)
{
    const char *mark = strrchr(text, '#');
    return mark ? mark + 1 : text;
}

sw_status client_link_parse(client_link *out, const char *text, sw_error *error)
{
    const char *name = client_link_name(text);
    client_link link = {.daily = begins_with(name, daily), .day = CLIENT_LINK_TODAY};
    if (!link.daily) {
        sw_status status = puzzle_id_parse(&link.id, name, error);
        if (status != SW_OK)
            return status;
    } else if (strcmp(name, daily) != 0 &&
               !(begins_with(name, dated) && sw_day_parse(name + strlen(dated), &link.day))) {
        return sw_fail(error, SW_BAD_INPUT, "'%.40s' names no day, as daily-2026-11-26 does", name);
    }
    *out = link;
    return SW_OK;
}

void client_link_format_daily(int day, sw_text *out)
{
    char date[SW_DAY_SIZE];
    sw_day_format(day, date);
    sw_text_addf(out, "%s%s", dated, date);
}
