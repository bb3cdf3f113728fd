#include "base/rng.h"
#include "game/review.h"

#include <stdlib.h>

#include "claims.h"
#include "support/boards.h"

#include "judged.h"
#include "oracle.h"

/* A game of single moves through these distances. */
static game_review through(judged *game, const int *moves, size_t count)
{
    judged_from(game, moves[0]);
    for (size_t i = 1; i < count; i++)
        move_to(game, GAME_BY_PLAYER, moves[i]);
    return review_of(game);
}
#define THROUGH(game, ...)                                                                         \
    through(game, (const int[]){__VA_ARGS__}, sizeof((const int[]){__VA_ARGS__}) / sizeof(int))

static void assert_detour(const game_review *review, size_t index, size_t from, size_t to,
                          size_t top)
{
    assert_true(index < review->detour_count);
    const game_detour *detour = &review->detours[index];
    assert_int_equal(detour->from, from);
    assert_int_equal(detour->to, to);
    assert_int_equal(detour->top, top);
    assert_int_equal(detour->cost, to - from);
}

CLAIM(a_straight_way_has_none)
{
    judged game;
    game_review review = THROUGH(&game, 4, 3, 2, 1, 0);
    assert_int_equal(review.detour_count, 0);
    assert_int_equal(review.detour_moves, 0);
    assert_int_equal(review.best_run, 4);
    assert_null(game_review_detour_at(&review, 2));
    game_review_deinit(&review);
}

CLAIM(one_lasts_until_as_few_moves_are_left_as_before_it)
{
    judged game;
    game_review review = THROUGH(&game, 5, 4, 5, 6, 7, 6, 7, 6, 5, 4, 3);
    assert_int_equal(review.detour_count, 1);
    assert_detour(&review, 0, 1, 9, 4);
    assert_true(review.detours[0].returned);
    assert_true(review.detours[0].exact);
    assert_int_equal(review.detour_moves, 8);
    assert_int_equal(review.best_run, 4);
    assert_null(game_review_detour_at(&review, 0));
    assert_ptr_equal(game_review_detour_at(&review, 1), &review.detours[0]);
    assert_ptr_equal(game_review_detour_at(&review, 8), &review.detours[0]);
    assert_null(game_review_detour_at(&review, 9));
    game_review_deinit(&review);
}

CLAIM(two_without_a_gaining_move_between_them_are_one)
{
    judged game;
    game_review review = THROUGH(&game, 3, 4, 3, 4, 3, 2, 3, 2, 1);
    assert_int_equal(review.detour_count, 2);
    assert_detour(&review, 0, 0, 4, 1);
    assert_detour(&review, 1, 5, 7, 6);
    assert_int_equal(review.detour_moves, 6);
    game_review_deinit(&review);
}

CLAIM(the_dearest_come_first_and_then_the_earlier_ones)
{
    judged game;
    game_review review = THROUGH(&game, 5, 6, 5, 4, 5, 6, 5, 4, 3, 4, 3, 2);
    assert_int_equal(review.detour_count, 3);
    assert_detour(&review, 0, 3, 7, 5);
    assert_detour(&review, 1, 0, 2, 1);
    assert_detour(&review, 2, 8, 10, 9);
    assert_int_equal(game_review_lost_between(&review, 0, 11), 8);
    assert_int_equal(game_review_lost_between(&review, 1, 5), 3);
    assert_int_equal(game_review_lost_between(&review, 7, 8), 0);
    game_review_deinit(&review);
}

CLAIM(one_that_the_game_was_left_in_ends_with_it)
{
    judged game;
    game_review review = THROUGH(&game, 5, 4, 5, 6, 5);
    assert_int_equal(review.detour_count, 1);
    assert_detour(&review, 0, 1, 4, 3);
    assert_false(review.detours[0].returned);
    game_review_deinit(&review);
}

/* A line of three that slides one too far. */
CLAIM(one_may_begin_within_a_slide)
{
    judged game;
    judged_from(&game, 9);
    slide_to(&game, GAME_BY_PLAYER, 3, (game_distance[]){exactly(8), exactly(7), exactly(8)});
    move_to(&game, GAME_BY_PLAYER, 7);
    move_to(&game, GAME_BY_PLAYER, 6);
    game_review review = review_of(&game);
    assert_int_equal(review.detour_count, 1);
    assert_detour(&review, 0, 2, 4, 3);
    game_review_deinit(&review);
}

CLAIM(one_that_is_not_proved_says_so)
{
    judged game;
    judged_from(&game, 10);
    slide_to(&game, GAME_BY_PLAYER, 1, &(game_distance){11, 9});
    move_to(&game, GAME_BY_PLAYER, 10);
    move_to(&game, GAME_BY_PLAYER, 9);
    game_review review = review_of(&game);
    assert_int_equal(review.detour_count, 1);
    assert_true(review.detours[0].returned);
    assert_false(review.detours[0].exact);
    game_review_deinit(&review);
}

CLAIM(one_ends_where_nothing_is_known_yet)
{
    judged game;
    judged_from(&game, 5);
    move_to(&game, GAME_BY_PLAYER, 6);
    slide_to(&game, GAME_BY_PLAYER, 1, &(game_distance){-1, 0});
    move_to(&game, GAME_BY_PLAYER, 6);
    move_to(&game, GAME_BY_PLAYER, 5);
    game_review review = review_of(&game);
    assert_int_equal(review.detour_count, 1);
    assert_detour(&review, 0, 0, 1, 1);
    assert_false(review.detours[0].returned);
    game_review_deinit(&review);
}

/* ---- By the true distances of all 3x3 boards ---- */

/* A random walk of single moves. */
static void wander(judged *game, const oracle *known, puzzle_board board, sw_rng *rng)
{
    judged_from(game, oracle_distance(known, &board));
    while (game->known < 100) {
        if (puzzle_move_apply(&board, (puzzle_move)sw_rng_below(rng, PUZZLE_MOVES)))
            move_to(game, GAME_BY_PLAYER, oracle_distance(known, &board));
    }
}

/* As near as the walk ever came to the goal. */
static int deepest_level(const judged *game)
{
    int level = game->left[0].moves;
    for (size_t i = 0; i < game->known; i++)
        level = game->left[i].moves < level ? game->left[i].moves : level;
    return level;
}

/* Whatever the moves: those outside detours are as many as the distance fell, each detour leads back to
 * where it began, never below that, and a gaining move follows it. */
static void check_detours(const judged *game, const game_review *review)
{
    size_t last = game->known - 1, outside = last - review->detour_moves;
    assert_int_equal(outside, game->left[0].moves - deepest_level(game));
    for (size_t i = 0; i < review->detour_count; i++) {
        const game_detour *detour = &review->detours[i];
        int level = game->left[detour->from].moves;
        assert_int_equal(game->left[detour->from + 1].moves, level + 1);
        assert_true(detour->returned || detour->to == last);
        if (detour->returned)
            assert_int_equal(game->left[detour->to].moves, level);
        if (detour->returned && detour->to < last)
            assert_int_equal(game->left[detour->to + 1].moves, level - 1);
        for (size_t place = detour->from; place <= detour->to; place++)
            assert_in_range(game->left[place].moves, level, game->left[detour->top].moves);
        if (i > 0)
            assert_true(detour[-1].cost >= detour->cost);
    }
}

CLAIM(walks_on_3x3_are_cut_into_detours_and_the_shortest_way)
{
    puzzle_board goal = standard_goal(3, 3);
    oracle known = oracle_make(&goal);
    sw_rng rng = sw_rng_seed(31);
    for (int game = 0; game < 500;) {
        puzzle_board board = oracle_board(&known, (int)sw_rng_below(&rng, (uint32_t)known.boards));
        if (oracle_distance(&known, &board) == ORACLE_UNREACHABLE)
            continue;
        judged walk;
        wander(&walk, &known, board, &rng);
        game_review review = review_of(&walk);
        check_detours(&walk, &review);
        game_review_deinit(&review);
        game++;
    }
    oracle_free(&known);
}
