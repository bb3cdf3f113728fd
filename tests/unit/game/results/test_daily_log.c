#include "game/daily_log.h"

#include "base/day.h"

#include <stdio.h>
#include <string.h>

#include "claims.h"

static int day_of(int month, int day)
{
    return sw_day_of((sw_calendar_day){2026, month, day});
}

/* A run of that day's board that was solved, begun on the day `began`. */
static void add(game_results *results, int day, int began, int moves, int autos)
{
    char date[SW_DAY_SIZE];
    uint64_t id = 0x1000 * (results->run_count + 1);
    game_result board = {
        .id = game_run_board_id(id, 0), .size = {3, 3}, .moves = moves, .autos = autos, .par = 20};
    game_run_result run = {.id = id,
                           .challenge = {.mode = GAME_MODE_DAILY, .day = day},
                           .began_day = began,
                           .boards = 1};
    sw_day_format(day, date);
    snprintf(board.challenge, sizeof board.challenge, "daily %s", date);
    assert_true(game_results_add(results, &board) && game_results_add_run(results, &run));
}

CLAIM(days_in_a_row_are_a_streak)
{
    game_results results = {0};
    for (int day = 1; day <= 5; day++)
        add(&results, day_of(3, day), day_of(3, day), 20, 0);
    for (int day = 8; day <= 9; day++)
        add(&results, day_of(3, day), day_of(3, day), 20, 0);
    game_daily_tally tally = game_daily_tally_of(&results, day_of(3, 9));
    assert_int_equal(tally.streak, 2);
    assert_int_equal(tally.longest, 5);
    assert_int_equal(tally.solved, 7);
    assert_int_equal(tally.days, 9);
    assert_int_equal(game_daily_tally_of(&results, day_of(3, 10)).streak, 2); /* not yet solved */
    assert_int_equal(game_daily_tally_of(&results, day_of(3, 11)).streak, 0);
    game_results_deinit(&results);
}

CLAIM(a_day_that_is_made_up_for_mends_no_streak)
{
    game_results results = {0};
    add(&results, day_of(3, 1), day_of(3, 1), 20, 0);
    add(&results, day_of(3, 3), day_of(3, 3), 20, 0);
    add(&results, day_of(3, 2), day_of(3, 3), 20, 0); /* played later */
    game_daily_tally tally = game_daily_tally_of(&results, day_of(3, 3));
    assert_int_equal(tally.streak, 1);
    assert_int_equal(tally.solved, 3);
    assert_false(game_daily_mark_of(&results, day_of(3, 2)).timely);
    assert_true(game_daily_mark_of(&results, day_of(3, 2)).solved);
    game_results_deinit(&results);
}

CLAIM(an_auto_solve_counts_for_nothing)
{
    game_results results = {0};
    add(&results, day_of(3, 1), day_of(3, 1), 20, 1);
    assert_int_equal(game_daily_tally_of(&results, day_of(3, 1)).solved, 0);
    game_daily_mark mark = game_daily_mark_of(&results, day_of(3, 1));
    assert_false(mark.solved);
    assert_non_null(mark.own);
    add(&results, day_of(3, 1), day_of(3, 1), 22, 0);
    mark = game_daily_mark_of(&results, day_of(3, 1));
    assert_true(mark.solved && mark.timely);
    assert_int_equal(mark.own->moves, 22);
    game_results_deinit(&results);
}

CLAIM(the_first_solve_counts_for_stars)
{
    game_results results = {0};
    add(&results, day_of(3, 1), day_of(3, 1), 23, 0);
    add(&results, day_of(3, 1), day_of(3, 2), 20, 0);
    assert_int_equal(game_daily_mark_of(&results, day_of(3, 1)).stars, 2);
    assert_int_equal(game_daily_tally_of(&results, day_of(3, 1)).solved, 1);
    game_results_deinit(&results);
}

CLAIM(a_clock_that_is_set_back_takes_nothing_away)
{
    game_results results = {0};
    for (int day = 1; day <= 5; day++)
        add(&results, day_of(3, day), day_of(3, day), 20, 0);
    game_daily_tally tally = game_daily_tally_of(&results, day_of(1, 15));
    assert_int_equal(tally.streak, 5);
    assert_int_equal(tally.days, 5);
    game_results_deinit(&results);
}

CLAIM(without_results_there_is_nothing)
{
    game_results results = {0};
    game_daily_tally tally = game_daily_tally_of(&results, day_of(3, 1));
    assert_int_equal(tally.streak + tally.longest + tally.solved + tally.days, 0);
    assert_null(game_daily_mark_of(&results, day_of(3, 1)).own);
}
