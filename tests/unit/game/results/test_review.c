#include "game/review.h"

#include "claims.h"

#include "judged.h"

static void assert_slide(const game_review *review, size_t index, size_t place, int length,
                         game_verdict verdict, int lost)
{
    const game_judgement *slide = &review->slides[index];
    assert_true(index < review->count);
    assert_int_equal(slide->place, place);
    assert_int_equal(slide->length, length);
    assert_int_equal(slide->verdict, verdict);
    assert_int_equal(slide->lost, lost);
}

/* 10 moves from the goal, and eight slides of 14 moves to 8 moves from it. */
static judged *play_by_hand(judged *game)
{
    judged_from(game, 10);
    move_to(game, GAME_BY_PLAYER, 9);                                              /* best */
    move_to(game, GAME_BY_PLAYER, 10);                                             /* away */
    slide_to(game, GAME_BY_PLAYER, 2, (game_distance[]){exactly(9), exactly(10)}); /* sideways */
    slide_to(game, GAME_BY_PLAYER, 2, (game_distance[]){exactly(9), exactly(8)});  /* best */
    slide_to(game, GAME_BY_PLAYER, 3,
             (game_distance[]){exactly(9), exactly(10), exactly(11)}); /* away by three */
    move_to(game, GAME_BY_HINT, 10);                                   /* best */
    slide_to(game, GAME_BY_PLAYER, 3,
             (game_distance[]){exactly(9), exactly(8), exactly(9)}); /* one too far */
    move_to(game, GAME_BY_PLAYER, 8);                                /* best */
    return game;
}

CLAIM(each_slide_gets_its_verdict)
{
    judged game;
    game_review review = review_of(play_by_hand(&game));
    assert_int_equal(review.count, 8);
    assert_slide(&review, 0, 0, 1, GAME_BEST, 0);
    assert_slide(&review, 1, 1, 1, GAME_AWAY, 2);
    assert_slide(&review, 2, 2, 2, GAME_AWAY, 2);
    assert_slide(&review, 3, 4, 2, GAME_BEST, 0);
    assert_slide(&review, 4, 6, 3, GAME_AWAY, 6);
    assert_slide(&review, 5, 9, 1, GAME_BEST, 0);
    assert_slide(&review, 6, 10, 3, GAME_AWAY, 2);
    assert_slide(&review, 7, 13, 1, GAME_BEST, 0);
    assert_true(review.exact);
    for (size_t i = 0; i < review.count; i++)
        assert_true(review.slides[i].exact);
    game_review_deinit(&review);
}

/* Nearer led: 1 + 0 + 1 + 2 + 0 + 1 + 2 + 1 of 14 moves. */
CLAIM(accuracy_is_the_share_of_moves_that_led_nearer)
{
    judged game;
    game_review review = review_of(play_by_hand(&game));
    assert_int_equal(review.judged, 14);
    assert_int_equal(review.best, 8);
    assert_float_equal(review.accuracy, 100.0 * 8 / 14, 0.01);
    game_review_deinit(&review);
}

CLAIM(a_slide_beside_an_unknown_place_is_not_judged)
{
    judged game;
    judged_from(&game, 10);
    move_to(&game, GAME_BY_PLAYER, 9);
    slide_to(&game, GAME_BY_PLAYER, 1, &(game_distance){-1, 6});
    move_to(&game, GAME_BY_PLAYER, 9);
    move_to(&game, GAME_BY_PLAYER, 8);
    move_to(&game, GAME_BY_PLAYER, 7);
    game.known--;
    game_review review = review_of(&game);
    assert_slide(&review, 0, 0, 1, GAME_BEST, 0);
    assert_slide(&review, 1, 1, 1, GAME_UNJUDGED, 0);
    assert_slide(&review, 2, 2, 1, GAME_UNJUDGED, 0);
    assert_slide(&review, 3, 3, 1, GAME_BEST, 0);
    assert_slide(&review, 4, 4, 1, GAME_UNJUDGED, 0);
    assert_int_equal(review.judged, 2);
    assert_float_equal(review.accuracy, 100, 0.01);
    assert_false(review.exact);
    game_review_deinit(&review);
}

CLAIM(the_best_known_solutions_judge_where_distances_are_missing)
{
    judged game;
    judged_from(&game, 10);
    slide_to(&game, GAME_BY_PLAYER, 1, &(game_distance){11, 9});
    move_to(&game, GAME_BY_PLAYER, 10);
    move_to(&game, GAME_BY_PLAYER, 9);
    game_review review = review_of(&game);
    assert_slide(&review, 0, 0, 1, GAME_AWAY, 2);
    assert_slide(&review, 1, 1, 1, GAME_BEST, 0);
    assert_false(review.slides[0].exact);
    assert_false(review.slides[1].exact);
    assert_true(review.slides[2].exact);
    assert_false(review.exact);
    assert_int_equal(review.judged, 3);
    game_review_deinit(&review);
}

/* Solutions found one by one may differ by any number. */
CLAIM(no_slide_gains_or_loses_more_than_its_moves)
{
    judged game;
    judged_from(&game, 10);
    game.left[0] = (game_distance){200, 60};
    slide_to(&game, GAME_BY_PLAYER, 2, (game_distance[]){{190, 60}, {150, 60}});
    slide_to(&game, GAME_BY_PLAYER, 2, (game_distance[]){{170, 60}, {180, 60}});
    game_review review = review_of(&game);
    assert_slide(&review, 0, 0, 2, GAME_BEST, 0);
    assert_slide(&review, 1, 2, 2, GAME_AWAY, 4);
    assert_int_equal(review.best, 2);
    assert_float_equal(review.accuracy, 50, 0.01);
    game_review_deinit(&review);
}

CLAIM(a_game_without_moves_has_no_accuracy)
{
    judged game;
    game_review review = review_of(judged_from(&game, 10));
    assert_int_equal(review.count, 0);
    assert_int_equal(review.detour_count, 0);
    assert_true(review.accuracy < 0);
    game_review_deinit(&review);
    game_review_deinit(&review);
}
