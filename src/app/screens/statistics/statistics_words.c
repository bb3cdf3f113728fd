/* The words of the statistics: values, categories, dates. */
#include "screens/statistics/statistics.h"

#include "os/clock.h"
#include "text/text.h"
#include "text/words.h"

#include <math.h>
#include <stdio.h>

void app_statistics_value_words(double value, game_figure_kind kind, char *out, size_t size)
{
    if (kind == GAME_FIGURE_TIME)
        app_words_time(value, out, size);
    else if (kind == GAME_FIGURE_MOVES)
        app_words_count((unsigned long long)llround(value), out, size);
    else
        app_words_decimal(value, 2, out, size);
}

void app_statistics_mean_words(double value, game_figure_kind kind, char *out, size_t size)
{
    if (kind == GAME_FIGURE_MOVES)
        app_words_decimal(value, 1, out, size);
    else
        app_statistics_value_words(value, kind, out, size);
}

void app_statistics_axis_words(double value, double step, game_figure_kind kind, char *out,
                               size_t size)
{
    if (kind == GAME_FIGURE_TIME && step >= 1000)
        app_words_clock(value, out, size);
    else if (kind == GAME_FIGURE_TIME)
        app_words_seconds(value, out, size);
    else if (step >= 1)
        app_words_count((unsigned long long)llround(value), out, size);
    else
        app_words_decimal(value, step < 0.1 ? 2 : 1, out, size);
}

void app_statistics_category_words(const game_category *category, char *out, size_t size)
{
    puzzle_size board = category->size;
    if (category->goal == GAME_GOAL_OWN)
        app_textf(out, size, APP_TEXT_STATS_OWN_GOAL, board.columns, board.rows);
    else
        app_textf(out, size, APP_TEXT_STATS_CATEGORY, board.columns, board.rows,
                  app_words_goal(category->goal));
}

void app_statistics_games_words(size_t games, char *out, size_t size)
{
    app_text_n(out, size, APP_TEXT_STATS_GAMES, (long long)games);
}

void app_statistics_day_words(int64_t date, bool minute, char *out, size_t size)
{
    char day[OS_CLOCK_DAY_SIZE];
    os_clock_day(date, day);
    snprintf(out, size, "%.*s", minute ? (int)sizeof day : 10, day);
}
