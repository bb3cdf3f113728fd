/* The board of a day. */
#include "game/daily.h"

#include "base/day.h"
#include "puzzle/scramble.h"

#define XXH_INLINE_ALL
#include <stdio.h>
#include <string.h>
#include <xxhash.h>

/* No board comes twice within so many days. */
enum { APART_DAYS = 366 };

typedef struct weekday_rule {
    puzzle_size size;
    int walk; /* 0: uniform */
} weekday_rule;

static const weekday_rule *rule_of(int day)
{
    static const weekday_rule week[SW_WEEK_DAYS] = {
        {{3, 3}, 0}, {{4, 3}, 0},  {{3, 4}, 0},  {{4, 4}, 60},
        {{4, 4}, 0}, {{5, 4}, 70}, {{5, 5}, 60},
    };
    return &week[sw_day_weekday(day)];
}

puzzle_size game_daily_size(int day)
{
    return rule_of(day)->size;
}

game_board_kind game_daily_kind(int day)
{
    return rule_of(day)->walk > 0 ? GAME_BOARD_EASY : GAME_BOARD_UNIFORM;
}

puzzle_goal game_daily_goal(int day)
{
    /* These alone, and in this order, are part of the rule: a goal that is added later changes no day. */
    static const puzzle_goal turns[] = {PUZZLE_GOAL_STANDARD, PUZZLE_GOAL_BLANK_FIRST,
                                        PUZZLE_GOAL_SNAKE, PUZZLE_GOAL_SPIRAL, PUZZLE_GOAL_COLUMNS};
    enum { OTHER_EVERY = 4, TURNS = sizeof turns / sizeof *turns };
    int week = sw_day_week(day);
    return week % OTHER_EVERY == 0 ? turns[week / OTHER_EVERY % TURNS] : PUZZLE_GOAL_STANDARD;
}

static bool has_picture(int day)
{
    enum { SATURDAY = 5 };
    sw_calendar_day date = sw_day_calendar(day);
    return sw_day_weekday(day) == SATURDAY &&
           date.day + SW_WEEK_DAYS > sw_month_days(date.year, date.month);
}

static uint64_t seed_of(int day)
{
    char date[SW_DAY_SIZE], text[64];
    sw_day_format(day, date);
    snprintf(text, sizeof text, "slidewise daily %d %s", GAME_DAILY_RULE, date);
    return XXH3_64bits(text, strlen(text));
}

static puzzle_board goal_of(int day)
{
    puzzle_board goal;
    puzzle_goal_make(&goal, game_daily_goal(day), game_daily_size(day), NULL);
    return goal;
}

static puzzle_board draw(int day, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    puzzle_board goal = goal_of(day);
    int walk = rule_of(day)->walk;
    return walk > 0 ? puzzle_scramble_moves(&goal, walk, &rng) : puzzle_scramble(&goal, &rng);
}

/* Whether one of the days before has this board by its own seed. */
static bool was_there(int day, const puzzle_board *board)
{
    for (int before = day - APART_DAYS; before < day; before++) {
        if (!puzzle_size_equal(game_daily_size(before), board->size))
            continue;
        puzzle_board other = draw(before, seed_of(before));
        if (puzzle_board_equal(&other, board))
            return true;
    }
    return false;
}

game_daily game_daily_of(int day)
{
    uint64_t seed = seed_of(day);
    game_daily daily = {.day = day,
                        .goal_name = game_daily_goal(day),
                        .goal = goal_of(day),
                        .start = draw(day, seed),
                        .walk = rule_of(day)->walk,
                        .picture = has_picture(day)};
    while (was_there(day, &daily.start))
        daily.start = draw(day, ++seed);
    return daily;
}
