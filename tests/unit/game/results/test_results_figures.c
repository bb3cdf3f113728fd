#include "claims.h"

#include "base/rng.h"
#include "game/results.h"

#include <stdlib.h>
#include <string.h>

/* The figures below are worked by hand. */

static const game_category FOUR = {
    .size = {4, 4}, .goal = PUZZLE_GOAL_STANDARD, .board = GAME_BOARD_UNIFORM};

/* A 4x4 game, solved in so many seconds and moves. */
static void add(game_results *results, double seconds, int moves)
{
    game_result result = {.id = results->count + 1,
                          .size = {4, 4},
                          .goal = PUZZLE_GOAL_STANDARD,
                          .moves = moves,
                          .time_ms = (int64_t)(seconds * 1000 + 0.5)};
    assert_true(game_results_add(results, &result));
}

static void add_times(game_results *results, size_t count, const double *seconds)
{
    for (size_t i = 0; i < count; i++)
        add(results, seconds[i], 100);
}

static void assert_near(double value, double expected)
{
    if (value - expected > 1e-6 || expected - value > 1e-6)
        fail_msg("%.9f, not %.9f", value, expected);
}

/* ---- Averages ---- */

CLAIM(an_average_leaves_out_the_best_and_the_worst)
{
    assert_near(game_average((double[]){10, 12, 9, 15, 11}, 5), 11); /* of 10, 11 and 12 */
    assert_near(game_average((double[]){7, 7, 7, 7, 100}, 5), 7);    /* equal ones too */
    assert_near(game_average((double[]){5, 1, 3}, 3), 3);
    double numbers[100];
    for (int i = 0; i < 100; i++)
        numbers[i] = (i * 37) % 100 + 1;           /* 1 to 100, mixed */
    assert_near(game_average(numbers, 100), 50.5); /* of 6 to 95 */
    numbers[63] = 1e6;                             /* it was 32: now 6 to 96 without 32 */
    assert_near(game_average(numbers, 100), (90 * 50.5 - 32 + 96) / 90);
}

CLAIM(a_twentieth_is_left_out_rounded_up)
{
    static const struct {
        size_t count;
        double wanted;
    } cases[] = {{12, 0}, {20, 0}, {21, 0}, {40, 0}, {41, 100 / 35.0}, {100, 500 / 90.0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        double values[100] = {0};
        size_t high = (cases[i].count + 19) / 20; /* as many as go, and of the two last ones more */
        high += cases[i].count == 41 ? 1 : cases[i].count == 100 ? 5 : 0;
        for (size_t k = 0; k < high; k++)
            values[k] = 100;
        assert_near(game_average(values, cases[i].count), cases[i].wanted);
    }
}

CLAIM(too_few_games_give_no_figure)
{
    game_results results = {0};
    game_figures none = game_results_figures(&results, &FOUR, GAME_FIGURE_TIME);
    assert_int_equal(none.games, 0);
    assert_true(none.best < 0 && none.last < 0 && none.mean < 0);
    add_times(&results, 4, (double[]){10, 12, 9, 15});
    game_figures four = game_results_figures(&results, &FOUR, GAME_FIGURE_TIME);
    assert_int_equal(four.games, 4);
    assert_near(four.best, 9000);
    assert_near(four.last, 15000);
    assert_near(four.mean, 11500);
    assert_true(four.ao[GAME_AO5] < 0 && four.best_ao[GAME_AO5] < 0 && four.ao[GAME_AO12] < 0 &&
                four.ao[GAME_AO100] < 0);
    game_results_deinit(&results);
}

/* Thirteen times in seconds:
 *
 *   10 12 9 15 11 | 8 20 7 30 14 | 13 6 16
 *
 * averages of five that end at the fifth, the sixth ...:
 *   10 12 9 15 11 -> 10 11 12 -> 11         8 20 7 30 14 -> 8 14 20 -> 14
 *   12 9 15 11 8  -> 9 11 12  -> 32/3      20 7 30 14 13 -> 13 14 20 -> 47/3
 *   9 15 11 8 20  -> 9 11 15  -> 35/3       7 30 14 13 6 -> 7 13 14 -> 34/3
 *   15 11 8 20 7  -> 8 11 15  -> 34/3      30 14 13 6 16 -> 13 14 16 -> 43/3
 *   11 8 20 7 30  -> 8 11 20  -> 13
 *
 * of the first twelve, 155 in all, without 6 and 30: 119/10; of the last twelve, 161, without 6 and
 * 30: 125/10. */
CLAIM(averages_of_five_and_twelve_roll_over_the_games)
{
    game_results results = {0};
    add_times(&results, 13, (double[]){10, 12, 9, 15, 11, 8, 20, 7, 30, 14, 13, 6, 16});
    game_figures figures = game_results_figures(&results, &FOUR, GAME_FIGURE_TIME);
    assert_int_equal(figures.games, 13);
    assert_near(figures.best, 6000);
    assert_near(figures.last, 16000);
    assert_near(figures.mean, 171000.0 / 13);
    assert_near(figures.ao[GAME_AO5], 43000.0 / 3);
    assert_near(figures.best_ao[GAME_AO5], 32000.0 / 3);
    assert_near(figures.ao[GAME_AO12], 12500);
    assert_near(figures.best_ao[GAME_AO12], 11900);
    assert_true(figures.ao[GAME_AO100] < 0 && figures.best_ao[GAME_AO100] < 0);
    game_results_deinit(&results);
}

/* 1 to 100 seconds: 6 to 95 count. Then 101 replaces 1, and 7 to 96 count; 1 again replaces 2, and
 * 1, 3, 4, 5, 6 and 97 to 101 are left out. */
CLAIM(an_average_of_a_hundred_leaves_out_five_at_either_end)
{
    game_results results = {0};
    for (int i = 1; i <= 100; i++)
        add(&results, i, 1);
    game_figures figures = game_results_figures(&results, &FOUR, GAME_FIGURE_TIME);
    assert_near(figures.ao[GAME_AO100], 50500);
    assert_near(figures.best_ao[GAME_AO100], 50500);
    add(&results, 101, 1);
    figures = game_results_figures(&results, &FOUR, GAME_FIGURE_TIME);
    assert_near(figures.ao[GAME_AO100], 51500);
    assert_near(figures.best_ao[GAME_AO100], 50500);
    add(&results, 1, 1);
    figures = game_results_figures(&results, &FOUR, GAME_FIGURE_TIME);
    assert_near(figures.ao[GAME_AO100], 51500); /* 7 to 96 */
    game_results_deinit(&results);
}

CLAIM(many_moves_a_second_are_better_than_few)
{
    game_results results = {0};
    add(&results, 10, 20); /* 2 */
    add(&results, 10, 50); /* 5 */
    add(&results, 20, 60); /* 3 */
    add(&results, 0, 1);   /* no time passed: 0 */
    add(&results, 1, 4);   /* 4 */
    add(&results, 2, 1);   /* 0.5 */
    game_figures speed = game_results_figures(&results, &FOUR, GAME_FIGURE_SPEED);
    assert_near(speed.best, 5);
    assert_near(speed.last, 0.5);
    assert_near(speed.mean, 14.5 / 6);
    assert_near(speed.best_ao[GAME_AO5], 3);            /* 2 5 3 0 4: of 2, 3 and 4 */
    assert_near(speed.ao[GAME_AO5], (3 + 4 + 0.5) / 3); /* 5 3 0 4 0.5 */
    game_figures moves = game_results_figures(&results, &FOUR, GAME_FIGURE_MOVES);
    assert_near(moves.best, 1);
    assert_near(moves.mean, 136.0 / 6);
    game_results_deinit(&results);
}

/* An average as the rule says it: the least and the largest one that is left are struck out, again and again. */
static double struck_out(const double *values, size_t count)
{
    static const struct {
        size_t games, struck;
    } rule[] = {{5, 1}, {12, 1}, {25, 2}, {50, 3}, {100, 5}};
    bool out[GAME_AVERAGE_MAX] = {false};
    size_t struck = 0, left = 0;
    double sum = 0;
    for (size_t k = 0; k < sizeof rule / sizeof *rule; k++)
        struck = rule[k].games == count ? rule[k].struck : struck;
    for (size_t n = 0; n < 2 * struck; n++) {
        size_t worst = count;
        for (size_t i = 0; i < count; i++)
            if (!out[i] &&
                (worst == count || (n % 2 ? values[i] > values[worst] : values[i] < values[worst])))
                worst = i;
        out[worst] = true;
    }
    for (size_t i = 0; i < count; i++) {
        sum += out[i] ? 0 : values[i];
        left += !out[i];
    }
    return sum / (double)left;
}

static double value_of(const game_result *result, game_figure_kind kind)
{
    if (kind == GAME_FIGURE_MOVES)
        return result->moves;
    return kind == GAME_FIGURE_TIME ? (double)result->time_ms
                                    : result->moves * 1000.0 / (double)result->time_ms;
}

/* The averages of one length against each of them worked out by itself. */
static void assert_averages(const game_results *results, const game_figures *figures,
                            game_figure_kind kind, game_average_kind which)
{
    double values[700], best = -1, last = -1;
    size_t games = game_average_games(which);
    for (size_t i = 0; i < results->count; i++)
        values[i] = value_of(&results->list[i], kind);
    for (size_t end = games; end <= results->count; end++) {
        last = struck_out(values + end - games, games);
        bool better = kind == GAME_FIGURE_SPEED ? last > best : last < best;
        best = best < 0 || better ? last : best;
    }
    assert_near(figures->ao[which], last);
    assert_near(figures->best_ao[which], best);
}

CLAIM(averages_of_all_lengths_and_kinds_are_those_of_a_naive_calculation)
{
    static const size_t counts[] = {4, 5, 24, 25, 49, 50, 99, 100, 101, 700};
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
        sw_rng rng = sw_rng_seed(91 + c);
        game_results results = {0};
        for (size_t i = 0; i < counts[c]; i++) /* many equal ones */
            add(&results, (1 + (double)sw_rng_below(&rng, i % 2 ? 50 : 100000)) / 1000,
                1 + (int)sw_rng_below(&rng, 90));
        for (int kind = 0; kind < GAME_FIGURE_KINDS; kind++) {
            game_figures figures = game_results_figures(&results, &FOUR, (game_figure_kind)kind);
            for (int which = 0; which < GAME_AVERAGES; which++)
                assert_averages(&results, &figures, (game_figure_kind)kind,
                                (game_average_kind)which);
        }
        game_results_deinit(&results);
    }
}

/* ---- Categories ---- */

static void add_game(game_results *results, int columns, int goal, int autos)
{
    game_result result = {.id = results->count + 1,
                          .size = {columns, 3},
                          .goal = goal,
                          .moves = 10,
                          .time_ms = 1000 * (int64_t)results->count,
                          .autos = autos};
    assert_true(game_results_add(results, &result));
}

CLAIM(categories_are_sizes_goals_and_kinds_and_the_most_played_comes_first)
{
    game_results results = {0};
    game_category *list;
    size_t count;
    add_game(&results, 5, GAME_GOAL_OWN, 0);
    add_game(&results, 3, PUZZLE_GOAL_SNAKE, 0);
    add_game(&results, 3, PUZZLE_GOAL_STANDARD, 0);
    add_game(&results, 4, PUZZLE_GOAL_STANDARD, 0);
    add_game(&results, 4, PUZZLE_GOAL_STANDARD, 1);
    add_game(&results, 4, PUZZLE_GOAL_STANDARD, 0);
    add_game(&results, 6, PUZZLE_GOAL_STANDARD, 2); /* nobody has won that */
    add_game(&results, 4, PUZZLE_GOAL_STANDARD, 0);
    results.list[7].board = GAME_BOARD_HARD;
    add_game(&results, 4, PUZZLE_GOAL_STANDARD, 0);
    results.list[8].board = GAME_BOARD_EASY;
    assert_int_equal(game_results_categories(&results, &list, &count, NULL), SW_OK);
    assert_int_equal(count, 6);
    assert_int_equal(list[0].size.columns, 4);
    assert_int_equal(list[0].games, 2);
    assert_int_equal(list[1].size.columns, 3); /* of equals the smaller, */
    assert_int_equal(list[1].goal, PUZZLE_GOAL_STANDARD);
    assert_int_equal(list[2].goal, PUZZLE_GOAL_SNAKE); /* then by goal */
    assert_int_equal(list[3].board, GAME_BOARD_EASY);  /* then by kind */
    assert_int_equal(list[4].board, GAME_BOARD_HARD);
    assert_int_equal(list[5].goal, GAME_GOAL_OWN);
    free(list);
    game_results_deinit(&results);
}

static void add_played(game_results *results, int columns, int way)
{
    add_game(results, columns, PUZZLE_GOAL_STANDARD, 0);
    results->list[results->count - 1].way = way;
}

/* One that was always played by the same thing has no parts; those of which nothing is known are none. */
CLAIM(behind_a_category_stand_its_games_by_each_way)
{
    static const int ways[] = {GAME_WAY_TOUCH, GAME_WAY_KEYS, GAME_WAY_UNKNOWN, GAME_WAY_MIXED,
                               GAME_WAY_TOUCH};
    static const struct {
        int columns, way;
        size_t games;
    } wanted[] = {{4, GAME_WAY_UNKNOWN, 5}, {4, GAME_WAY_KEYS, 1},    {4, GAME_WAY_TOUCH, 2},
                  {4, GAME_WAY_MIXED, 1},   {5, GAME_WAY_UNKNOWN, 2}, {3, GAME_WAY_UNKNOWN, 1},
                  {6, GAME_WAY_UNKNOWN, 1}};
    game_results results = {0};
    game_category *list;
    size_t count;
    for (int i = 0; i < 5; i++)
        add_played(&results, 4, ways[i]);
    add_played(&results, 5, GAME_WAY_PAD);
    add_played(&results, 5, GAME_WAY_PAD);
    add_played(&results, 3, GAME_WAY_UNKNOWN);
    add_played(&results, 6, GAME_WAY_HOVER);
    assert_int_equal(game_results_categories(&results, &list, &count, NULL), SW_OK);
    assert_int_equal(count, sizeof wanted / sizeof *wanted);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(list[i].size.columns, wanted[i].columns);
        assert_int_equal(list[i].way, wanted[i].way);
        assert_int_equal(list[i].games, wanted[i].games);
        game_figures figures = game_results_figures(&results, &list[i], GAME_FIGURE_TIME);
        assert_int_equal(figures.games, wanted[i].games);
    }
    free(list);
    game_results_deinit(&results);
}

/* They are as many as each other, of one size and goal, and not drawn in different ways. */
CLAIM(boards_of_challenges_are_categories_of_their_own_in_one_order)
{
    static const char *const challenges[] = {"fewest 4x4", "", "attack 4x4 60+15", "marathon 4x4 5",
                                             "attack 4x4 30+15"};
    static const int wanted[] = {1, 4, 2, 0, 3}; /* as texts */
    game_results results = {0};
    game_category *list;
    size_t count;
    for (int i = 0; i < 10; i++) {
        add_game(&results, 4, PUZZLE_GOAL_STANDARD, 0);
        strcpy(results.list[i].challenge, challenges[i % 5]);
    }
    assert_int_equal(game_results_categories(&results, &list, &count, NULL), SW_OK);
    assert_int_equal(count, 5);
    for (int i = 0; i < 5; i++) {
        assert_string_equal(list[i].challenge, challenges[wanted[i]]);
        assert_int_equal(list[i].games, 2);
    }
    free(list);
    game_results_deinit(&results);
}

CLAIM(no_results_have_no_category)
{
    game_results results = {0};
    game_category *list;
    size_t count;
    assert_int_equal(game_results_categories(&results, &list, &count, NULL), SW_OK);
    assert_int_equal(count, 0);
    free(list);
}

CLAIM(auto_solved_games_and_other_categories_count_for_nothing)
{
    game_results results = {0};
    const game_category category = {
        .size = {4, 3}, .goal = PUZZLE_GOAL_STANDARD, .board = GAME_BOARD_UNIFORM};
    const game_result *found[7];
    add_game(&results, 5, PUZZLE_GOAL_STANDARD, 0);
    add_game(&results, 4, PUZZLE_GOAL_STANDARD, 1);
    add_game(&results, 4, PUZZLE_GOAL_SNAKE, 0);
    add_game(&results, 4, PUZZLE_GOAL_STANDARD, 0); /* 3 seconds */
    add_game(&results, 4, PUZZLE_GOAL_STANDARD, 0); /* 4 seconds */
    add_game(&results, 4, PUZZLE_GOAL_STANDARD, 7);
    add_game(&results, 4, PUZZLE_GOAL_STANDARD, 0);
    results.list[6].board = GAME_BOARD_EASY;
    assert_int_equal(game_results_of(&results, &category, found), 2);
    assert_ptr_equal(found[0], &results.list[3]);
    assert_ptr_equal(found[1], &results.list[4]);
    game_figures figures = game_results_figures(&results, &category, GAME_FIGURE_TIME);
    assert_int_equal(figures.games, 2);
    assert_near(figures.best, 3000);
    assert_near(figures.last, 4000);
    game_results_deinit(&results);
}

/* ---- Marks of levels ---- */

static void add_level(game_results *results, const char *level, int moves, int arrows, int autos)
{
    game_result result = {.id = results->count + 1,
                          .size = {3, 3},
                          .moves = moves,
                          .autos = autos,
                          .par = 99}; /* of an earlier version of the level */
    result.hints[GAME_HINT_ARROW] = arrows;
    strcpy(result.level, level);
    assert_true(game_results_add(results, &result));
}

static void assert_mark(const game_results *results, int par, bool solved, int stars, int best)
{
    game_mark mark = game_results_mark(results, "first/corner", par, PUZZLE_METRIC_MOVES);
    assert_int_equal(mark.solved, solved);
    assert_int_equal(mark.stars, stars);
    assert_int_equal(mark.best, best);
}

/* The least of each may be of different games; those of other boards and this one do not count. */
CLAIM(the_best_of_other_games_is_the_least_of_each)
{
    game_results results = {0};
    game_result own = {.id = 1, .size = {4, 4}, .goal = PUZZLE_GOAL_STANDARD};
    add(&results, 1, 1); /* is the game itself */
    assert_false(game_results_best(&results, &own).known);
    add(&results, 30, 100);
    add(&results, 40, 90);
    results.list[2].slides = 5;
    add(&results, 1, 1);
    results.list[3].autos = 1;
    add(&results, 1, 1);
    results.list[4].goal = PUZZLE_GOAL_SNAKE;
    add(&results, 1, 1);
    results.list[5].board = GAME_BOARD_EASY;
    add(&results, 20, 80);
    strcpy(results.list[6].level, "first/corner");
    game_best best = game_results_best(&results, &own);
    assert_true(best.known);
    assert_int_equal(best.moves, 90);
    assert_int_equal(best.slides, 0);
    assert_int_equal(best.time_ms, 30000);
    strcpy(own.level, "first/corner");
    assert_int_equal(game_results_best(&results, &own).moves, 80);
    game_results_deinit(&results);
}

CLAIM(the_best_by_a_way_is_of_the_games_that_came_by_it)
{
    game_results results = {0};
    game_result own = {.id = 99, .size = {4, 4}, .way = GAME_WAY_KEYS};
    add(&results, 10, 50);
    results.list[0].way = GAME_WAY_TOUCH;
    add(&results, 10, 40);
    assert_false(game_results_best_by_way(&results, &own).known);
    add(&results, 30, 100);
    results.list[2].way = GAME_WAY_KEYS;
    game_best best = game_results_best_by_way(&results, &own);
    assert_true(best.known);
    assert_int_equal(best.moves, 100);
    assert_int_equal(best.time_ms, 30000);
    assert_int_equal(game_results_best(&results, &own).moves, 40);
    results.list[2].way = own.way = GAME_WAY_MIXED;
    assert_false(game_results_best_by_way(&results, &own).known);
    own.way = GAME_WAY_UNKNOWN;
    assert_false(game_results_best_by_way(&results, &own).known);
    game_results_deinit(&results);
}

/* Par 20: three stars up to 20 moves, two up to 24 or with an arrow, one beyond. */
CLAIM(a_level_s_mark_takes_the_best_of_all_its_results)
{
    game_results results = {0};
    add_level(&results, "first/corner-2", 20, 0, 0);
    add_level(&results, "first/corner", 20, 0, 1);
    assert_mark(&results, 20, false, 0, 0);
    add_level(&results, "first/corner", 30, 0, 0);
    assert_mark(&results, 20, true, 1, 30);
    add_level(&results, "first/corner", 20, 1, 0);
    assert_mark(&results, 20, true, 2, 30); /* the best is the player's own */
    add_level(&results, "first/corner", 24, 0, 0);
    assert_mark(&results, 20, true, 2, 24);
    assert_mark(&results, 24, true, 3, 24);
    assert_mark(&results, 0, true, 0, 24); /* without a par there are no stars */
    game_results_deinit(&results);
}

/* The same results where par counts slides: a game of many moves may have few. */
CLAIM(a_mark_counts_slides_where_par_does)
{
    game_results results = {0};
    add_level(&results, "first/corner", 30, 0, 0);
    add_level(&results, "first/corner", 24, 0, 0);
    results.list[0].slides = 12;
    results.list[1].slides = 20;
    game_mark mark = game_results_mark(&results, "first/corner", 12, PUZZLE_METRIC_SLIDES);
    assert_int_equal(mark.stars, 3);
    assert_int_equal(mark.best, 12);
    assert_mark(&results, 12, true, 1, 24);
    game_results_deinit(&results);
}

/* ---- Games with hints ---- */

/* Two of the player's own, of 50 and 60 moves, a better one of which all moves were played by hints, and one that
 * the solver solved. */
static game_results with_help(void)
{
    game_results results = {0};
    add(&results, 50, 50);
    add(&results, 60, 60);
    add(&results, 5, 20);
    results.list[2].hints[GAME_HINT_PLAY] = 20;
    add(&results, 1, 10);
    results.list[3].autos = 1;
    return results;
}

CLAIM(a_game_with_hints_is_no_best_and_in_no_average)
{
    game_results results = with_help();
    game_category kind = game_category_of(&results.list[0]);
    game_result next = {.id = 99, .size = {4, 4}, .goal = PUZZLE_GOAL_STANDARD};
    assert_int_equal(game_results_best(&results, &next).moves, 50);
    assert_int_equal(game_results_best(&results, &next).time_ms, 50000);
    game_figures moves = game_results_figures(&results, &kind, GAME_FIGURE_MOVES);
    assert_int_equal(moves.games, 2);
    assert_true(moves.best == 50 && moves.last == 60 && moves.mean == 55);
    game_figures speed = game_results_figures(&results, &kind, GAME_FIGURE_SPEED);
    assert_true(speed.best == 1); /* 4 moves a second were the hints' */
    game_results_deinit(&results);
}

CLAIM(games_with_hints_are_listed_and_count_where_they_are_wanted)
{
    const game_result *listed[4];
    game_results results = with_help();
    game_category kind = game_category_of(&results.list[0]);
    assert_int_equal(game_results_of(&results, &kind, listed), 3);
    assert_false(game_category_counts(&kind, &results.list[2]));
    kind.assisted = true;
    assert_true(game_category_counts(&kind, &results.list[2]));
    assert_false(game_category_counts(&kind, &results.list[3]));
    game_figures moves = game_results_figures(&results, &kind, GAME_FIGURE_MOVES);
    assert_int_equal(moves.games, 3);
    assert_true(moves.best == 20);
    game_results_deinit(&results);
}

/* The arrow alone tells a move, too; a region and a tile do not. */
CLAIM(an_arrow_makes_a_game_assisted_and_a_tile_does_not)
{
    game_results results = with_help();
    game_result next = {.id = 99, .size = {4, 4}, .goal = PUZZLE_GOAL_STANDARD};
    results.list[2].hints[GAME_HINT_PLAY] = 0;
    results.list[2].hints[GAME_HINT_ARROW] = 1;
    assert_int_equal(game_results_best(&results, &next).moves, 50);
    results.list[2].hints[GAME_HINT_ARROW] = 0;
    results.list[2].hints[GAME_HINT_REGION] = results.list[2].hints[GAME_HINT_TILE] = 7;
    assert_int_equal(game_results_best(&results, &next).moves, 20);
    game_results_deinit(&results);
}

CLAIM(a_game_that_was_solved_again_with_hints_replaces_nothing)
{
    game_result before = {.id = 1, .moves = 40, .slides = 30}, now = {.id = 1, .moves = 20};
    now.slides = 35;
    assert_true(game_result_replaces(&now, &before));
    now.hints[GAME_HINT_ARROW] = 1;
    assert_false(game_result_replaces(&now, &before));
    before.hints[GAME_HINT_ARROW] = 1;
    assert_true(game_result_replaces(&now, &before));
    now.par_metric = before.par_metric = PUZZLE_METRIC_SLIDES;
    assert_false(game_result_replaces(&now, &before));
    now.autos = 1;
    now.slides = 2;
    assert_false(game_result_replaces(&now, &before));
}
