/* Days in words. */
#include "text/words_day.h"

#include "text/text.h"

const char *app_words_month_name(int month)
{
    static const app_text_id months[] = {
        APP_TEXT_MONTH_1, APP_TEXT_MONTH_2,  APP_TEXT_MONTH_3,  APP_TEXT_MONTH_4,
        APP_TEXT_MONTH_5, APP_TEXT_MONTH_6,  APP_TEXT_MONTH_7,  APP_TEXT_MONTH_8,
        APP_TEXT_MONTH_9, APP_TEXT_MONTH_10, APP_TEXT_MONTH_11, APP_TEXT_MONTH_12,
    };
    return app_text(months[month - 1]);
}

static const char *day_name(int weekday)
{
    static const app_text_id days[SW_WEEK_DAYS] = {
        APP_TEXT_MONDAY, APP_TEXT_TUESDAY,  APP_TEXT_WEDNESDAY, APP_TEXT_THURSDAY,
        APP_TEXT_FRIDAY, APP_TEXT_SATURDAY, APP_TEXT_SUNDAY,
    };
    return app_text(days[weekday]);
}

const char *app_words_weekday_brief(int weekday)
{
    static const app_text_id days[SW_WEEK_DAYS] = {
        APP_TEXT_MONDAY_SHORT,   APP_TEXT_TUESDAY_SHORT, APP_TEXT_WEDNESDAY_SHORT,
        APP_TEXT_THURSDAY_SHORT, APP_TEXT_FRIDAY_SHORT,  APP_TEXT_SATURDAY_SHORT,
        APP_TEXT_SUNDAY_SHORT,
    };
    return app_text(days[weekday]);
}

void app_words_day(int day, char *out, size_t size)
{
    sw_calendar_day date = sw_day_calendar(day);
    app_textf(out, size, APP_TEXT_DAILY_DAY, day_name(sw_day_weekday(day)), date.day,
              app_words_month_name(date.month));
}

void app_words_day_brief(int day, char *out, size_t size)
{
    sw_calendar_day date = sw_day_calendar(day);
    app_textf(out, size, APP_TEXT_DAILY_SHORT, date.day, app_words_month_name(date.month));
}

void app_words_month(int day, char *out, size_t size)
{
    sw_calendar_day date = sw_day_calendar(day);
    app_textf(out, size, APP_TEXT_DAILY_MONTH, app_words_month_name(date.month), date.year);
}
