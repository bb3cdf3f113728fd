/* Writes days and dates as a player reads them. */
#include "text/words.h"

#include "os/clock.h"
#include "text/translate.h"

const char *app_words_month_name(int month)
{
    static const char *const months[] = {
        N_("January"),   N_("February"), N_("March"),    N_("April"),
        N_("May"),       N_("June"),     N_("July"),     N_("August"),
        N_("September"), N_("October"),  N_("November"), N_("December"),
    };
    return _(months[month - 1]);
}

static const char *weekday_name(int weekday)
{
    static const char *const days[SW_WEEK_DAYS] = {
        N_("Monday"), N_("Tuesday"),  N_("Wednesday"), N_("Thursday"),
        N_("Friday"), N_("Saturday"), N_("Sunday"),
    };
    return _(days[weekday]);
}

const char *app_words_weekday_brief(int weekday)
{
    static const char *const days[SW_WEEK_DAYS] = {
        N_("Mo"), N_("Tu"), N_("We"), N_("Th"), N_("Fr"), N_("Sa"), N_("Su"),
    };
    return _(days[weekday]);
}

const char *app_words_day(app_arena *in, int day)
{
    sw_calendar_day date = sw_day_calendar(day);
    /* Translators: a weekday, the day of a month, a month */
    return app_arena_print(in, _("%s, %d %s"), weekday_name(sw_day_weekday(day)), date.day,
                           app_words_month_name(date.month));
}

const char *app_words_day_brief(app_arena *in, int day)
{
    sw_calendar_day date = sw_day_calendar(day);
    return app_arena_print(in, P_("day and month", "%d %s"), date.day,
                           app_words_month_name(date.month));
}

const char *app_words_month(app_arena *in, int day)
{
    sw_calendar_day date = sw_day_calendar(day);
    return app_arena_print(in, P_("month and year", "%s %d"), app_words_month_name(date.month),
                           date.year);
}

const char *app_words_date(app_arena *in, int64_t date, bool minutes)
{
    enum { DAY = 10 };
    char *out = app_arena_room(in, OS_CLOCK_DAY_SIZE);
    os_clock_day(date, out);
    if (!minutes)
        out[DAY] = '\0';
    return app_arena_keep(in, out);
}
