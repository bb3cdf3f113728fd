#include "claims.h"

#include "game/standing.h"

/* 4x4 games; the id is what varies the praise. */
static game_result solved(uint64_t id, int64_t time_ms, int moves)
{
    return (game_result){.id = id,
                         .size = {4, 4},
                         .goal = PUZZLE_GOAL_STANDARD,
                         .moves = moves,
                         .undos = 1,
                         .time_ms = time_ms};
}

static void add(game_results *results, game_result result)
{
    assert_true(game_results_add(results, &result));
}

/* Takes a time of so many seconds, in 100 moves. */
static void add_times(game_results *results, size_t count, const int *seconds)
{
    for (size_t i = 0; i < count; i++)
        add(results, solved(results->count + 1, 1000 * (int64_t)seconds[i], 100));
}

static void assert_ms(double value, double wanted)
{
    if (value - wanted > 1e-6 || wanted - value > 1e-6)
        fail_msg("%.6f, not %.6f", value, wanted);
}

static game_praise praise_of(const game_results *results, const game_result *own)
{
    game_standing standing = game_standing_of(results, own);
    return game_praise_of(&standing, own);
}

/* ---- Averages ---- */

CLAIM(averages_are_told_with_and_without_the_game)
{
    game_results results = {0};
    add_times(&results, 5, (int[]){10, 12, 9, 15, 11});
    game_result own = solved(99, 10500, 100);
    game_standing standing = game_standing_of(&results, &own);
    assert_int_equal(standing.others, 5);
    assert_ms(standing.ao5_before, 11000);
    assert_ms(standing.ao5, (12000 + 11000 + 10500) / 3.0); /* of 12, 9, 15, 11 and 10.5 */
    assert_true(standing.ao12_before < 0 && standing.ao12 < 0);
    add(&results, own); /* it makes no difference that the game is on record */
    assert_ms(game_standing_of(&results, &own).ao5, standing.ao5);
    assert_ms(game_standing_of(&results, &own).ao5_before, standing.ao5_before);
    game_results_deinit(&results);
}

CLAIM(the_twelfth_game_makes_the_first_average_of_twelve)
{
    game_results results = {0};
    add_times(&results, 11, (int[]){1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
    game_result own = solved(99, 12000, 100);
    game_standing standing = game_standing_of(&results, &own);
    assert_true(standing.ao12_before < 0);
    assert_ms(standing.ao12, 6500);
    add_times(&results, 9, (int[]){1, 1, 1, 1, 1, 1, 1, 1, 1});
    standing = game_standing_of(&results, &own);
    assert_ms(standing.ao12_before, (8 * 1 + 9 + 10) / 10.0 * 1000); /* of nine 1, 9, 10 and 11 */
    game_results_deinit(&results);
}

CLAIM(an_auto_solve_changes_no_average)
{
    game_results results = {0};
    add_times(&results, 5, (int[]){10, 12, 9, 15, 11});
    game_result own = solved(99, 1, 100);
    own.autos = 1;
    game_standing standing = game_standing_of(&results, &own);
    assert_ms(standing.ao5, standing.ao5_before);
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_NONE);
    game_results_deinit(&results);
}

CLAIM(other_boards_do_not_compare)
{
    game_results results = {0};
    game_result other = solved(1, 1, 1);
    other.size.columns = 5;
    add(&results, other);
    other = solved(2, 1, 1);
    other.goal = PUZZLE_GOAL_SNAKE;
    add(&results, other);
    other = solved(3, 1, 1);
    other.board = GAME_BOARD_EASY;
    add(&results, other);
    other = solved(4, 1, 1);
    other.autos = 1;
    add(&results, other);
    game_result own = solved(99, 5000, 50);
    assert_int_equal(game_standing_of(&results, &own).others, 0);
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_FIRST);
    game_results_deinit(&results);
}

/* ---- Praise ---- */

CLAIM(what_is_true_of_a_game_is_said)
{
    game_results results = {0};
    add_times(&results, 3, (int[]){10, 10, 10});
    game_result own = solved(99, 20000, 99); /* slow, in fewer moves */
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_FEWEST);
    own =
        solved(98, 9999, 100); /* faster, and in more moves a second; its even id picks the first */
    game_standing standing = game_standing_of(&results, &own);
    assert_true(standing.least_time_ms == 10000 && standing.fewest_moves == 100);
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_FASTEST);
    own.id = 97;
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_QUICKEST);
    own = solved(99, 10000, 100); /* as good as the others, and no better */
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_NONE);
    own.undos = 0;
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_UNAIDED);
    game_results_deinit(&results);
}

CLAIM(the_last_five_are_beaten_by_less_than_each)
{
    game_results results = {0};
    add_times(&results, 6, (int[]){5, 30, 31, 32, 33, 34});
    game_result own = solved(99, 29999, 150);
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_FASTER_THAN_FIVE);
    own.time_ms = 30000;
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_NONE);
    game_results_deinit(&results);
}

/* A board one move from its goal takes no time, which is nobody's to beat. */
CLAIM(no_time_at_all_is_a_time_too)
{
    game_results results = {0};
    add_times(&results, 6, (int[]){5, 0, 30, 31, 32, 33});
    game_result own = solved(99, 29999, 150);
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_NONE);
    game_results_deinit(&results);
}

/* Levels, and the player's own boards, are as long as somebody made them. */
CLAIM(who_plays_a_shorter_level_has_beaten_nobody)
{
    for (game_board_kind board = GAME_BOARD_LEVEL; board <= GAME_BOARD_OWN; board++) {
        game_results results = {0};
        add_times(&results, 6, (int[]){30, 31, 32, 33, 34, 35});
        for (size_t i = 0; i < results.count; i++)
            results.list[i].board = board;
        game_result own = solved(99, 200, 2);
        own.board = board;
        assert_int_equal(game_standing_of(&results, &own).others, 6);
        assert_int_equal(praise_of(&results, &own), GAME_PRAISE_NONE);
        own.undos = 0;
        assert_int_equal(praise_of(&results, &own), GAME_PRAISE_UNAIDED);
        game_results_deinit(&results);
    }
}

CLAIM(too_few_others_are_no_feat)
{
    game_results results = {0};
    add_times(&results, 2, (int[]){10, 10});
    game_result own = solved(99, 1000, 10);
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_NONE);
    game_results_deinit(&results);
}

CLAIM(round_numbers_are_praised)
{
    game_results results = {0};
    game_result own = solved(999, 20000, 200);
    for (int games = 2; games <= 300; games++) {
        add_times(&results, 1, (int[]){10});
        bool is_round = games == 10 || games == 25 || games == 50 || games % 100 == 0;
        assert_int_equal(praise_of(&results, &own),
                         is_round ? GAME_PRAISE_ROUND : GAME_PRAISE_NONE);
    }
    game_results_deinit(&results);
}

CLAIM(a_game_in_which_a_move_was_told_is_not_praised)
{
    game_results results = {0};
    game_result own = solved(99, 1000, 10);
    own.hints[GAME_HINT_TILE] = 1;
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_FIRST);
    own.hints[GAME_HINT_ARROW] = 1;
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_NONE);
    game_results_deinit(&results);
}

/* 50 hints on a board that was hopeless: its moves are the fewest, and no feat. */
CLAIM(games_with_hints_are_measured_against_nothing)
{
    game_results results = {0};
    add_times(&results, 5, (int[]){10, 12, 9, 15, 11});
    game_result own = solved(99, 500, 10);
    own.hints[GAME_HINT_ARROW] = own.hints[GAME_HINT_PLAY] = 10;
    game_standing standing = game_standing_of(&results, &own);
    assert_ms(standing.ao5, standing.ao5_before);
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_NONE);
    add(&results, own); /* nor is it one to be measured against */
    game_result next = solved(100, 9999, 100);
    standing = game_standing_of(&results, &next);
    assert_int_equal(standing.others, 5);
    assert_int_equal(standing.solved, 6);
    assert_true(standing.fewest_moves == 100 && standing.least_time_ms == 9000);
    assert_ms(standing.ao5_before, 11000);
    game_results_deinit(&results);
}

/* It was solved before, if with hints. */
CLAIM(the_first_of_a_kind_was_solved_by_no_hint_before)
{
    game_results results = {0};
    game_result helped = solved(1, 5000, 50);
    helped.hints[GAME_HINT_PLAY] = 1;
    add(&results, helped);
    game_result own = solved(99, 5000, 50);
    assert_int_equal(praise_of(&results, &own), GAME_PRAISE_NONE);
    game_results_deinit(&results);
}
