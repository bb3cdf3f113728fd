#include "game/daily.h"

#include "base/day.h"
#include "puzzle/solvable.h"

#include <stdlib.h>
#include <string.h>

#include "claims.h"

enum { DAYS = 3652, APART = 366 };

static int day_of(int year, int month, int day)
{
    return sw_day_of((sw_calendar_day){year, month, day});
}

CLAIM(no_board_of_ten_years_comes_twice_within_a_year)
{
    game_daily *days = malloc(DAYS * sizeof *days);
    assert_non_null(days);
    for (int i = 0; i < DAYS; i++) {
        days[i] = game_daily_of(GAME_DAILY_FIRST + i);
        assert_true(puzzle_solvable(&days[i].start, &days[i].goal));
        assert_false(puzzle_board_equal(&days[i].start, &days[i].goal));
        for (int before = i > APART ? i - APART : 0; before < i; before++)
            assert_false(puzzle_board_equal(&days[i].start, &days[before].start));
    }
    free(days);
}

CLAIM(the_first_and_the_last_day_are_those_that_are_named)
{
    assert_int_equal(GAME_DAILY_FIRST, day_of(2026, 1, 1));
    assert_int_equal(GAME_DAILY_LAST, day_of(2099, 12, 31));
}

CLAIM(the_last_saturday_of_a_month_has_a_picture)
{
    int pictures = 0;
    for (int day = day_of(2027, 1, 1); day < day_of(2028, 1, 1); day++)
        pictures += game_daily_of(day).picture;
    assert_int_equal(pictures, 12);
    assert_true(game_daily_of(day_of(2026, 11, 28)).picture);
    assert_false(game_daily_of(day_of(2026, 11, 21)).picture);
    assert_true(game_daily_of(day_of(2026, 10, 31)).picture);
    assert_false(game_daily_of(day_of(2026, 10, 30)).picture);
}

CLAIM(every_fourth_week_has_another_goal)
{
    static const struct {
        int year, month, day;
        puzzle_goal goal;
    } known[] = {
        /* date -d ... +%V */
        {2026, 1, 18, PUZZLE_GOAL_STANDARD},    {2026, 1, 19, PUZZLE_GOAL_BLANK_FIRST},
        {2026, 1, 25, PUZZLE_GOAL_BLANK_FIRST}, {2026, 2, 16, PUZZLE_GOAL_SNAKE},
        {2026, 3, 16, PUZZLE_GOAL_SPIRAL},      {2026, 4, 13, PUZZLE_GOAL_COLUMNS},
        {2026, 5, 11, PUZZLE_GOAL_STANDARD},    {2026, 12, 21, PUZZLE_GOAL_SPIRAL},
        {2027, 1, 1, PUZZLE_GOAL_STANDARD},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        int day = day_of(known[i].year, known[i].month, known[i].day);
        game_daily daily = game_daily_of(day);
        puzzle_board goal;
        assert_int_equal(game_daily_goal(day), known[i].goal);
        puzzle_goal_make(&goal, known[i].goal, game_daily_size(day), NULL);
        assert_true(puzzle_board_equal(&goal, &daily.goal));
    }
}
