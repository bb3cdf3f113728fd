#include "game/points.h"

#include "claims.h"

#include "judged.h"

static game_points points_of(const judged *game)
{
    return game_points_count(&game->session, game->metric, game->left, game->known);
}

static void assert_points(const judged *game, int total, int streak, int factor, int last)
{
    game_points points = points_of(game);
    assert_true(points.known);
    assert_int_equal(points.total, total);
    assert_int_equal(points.streak, streak);
    assert_int_equal(points.factor, factor);
    assert_int_equal(points.last, last);
}

CLAIM(a_game_without_moves_has_no_points)
{
    judged game;
    assert_points(judged_from(&game, 31), 0, 0, 1, 0);
}

/* docs/SCORE.md, the first example: 12 best moves. */
CLAIM(a_streak_of_best_moves_multiplies)
{
    static const int earned[] = {10, 10, 10, 10, 10, 20, 20, 20, 20, 20, 30, 30};
    judged game;
    int total = 0;
    judged_from(&game, 12);
    for (int i = 0; i < 12; i++) {
        total += earned[i];
        move_to(&game, GAME_BY_PLAYER, 11 - i);
        assert_points(&game, total, i + 1, 1 + (i + 1) / 5, earned[i]);
    }
    assert_int_equal(points_of(&game).total, 210);
}

/* The second example: a move undone, two hints, and one mistake that is made up for. */
CLAIM(mistakes_hints_and_undos_cost)
{
    judged game;
    judged_from(&game, 12);
    for (int left = 11; left >= 5; left--)
        move_to(&game, GAME_BY_PLAYER, left);
    assert_points(&game, 90, 7, 2, 20);
    move_to(&game, GAME_BY_PLAYER, 6);
    assert_points(&game, 90, 0, 1, 0);
    undo_slide(&game);
    assert_points(&game, 85, 7, 2, 20);
    game.session.hints[GAME_HINT_REGION]++;
    game.session.hints[GAME_HINT_TILE]++;
    assert_points(&game, 70, 7, 2, 20);
    move_to(&game, GAME_BY_PLAYER, 4);
    assert_points(&game, 90, 8, 2, 20);
    move_to(&game, GAME_BY_PLAYER, 5);
    assert_points(&game, 90, 0, 1, 0);
    move_to(&game, GAME_BY_PLAYER, 4);
    assert_points(&game, 90, 0, 1, 0);
    for (int left = 3; left >= 0; left--)
        move_to(&game, GAME_BY_PLAYER, left);
    assert_points(&game, 130, 4, 1, 10);
}

CLAIM(no_more_than_five_times_the_points_are_paid)
{
    judged game;
    judged_from(&game, 40);
    for (int left = 39; left >= 0; left--)
        move_to(&game, GAME_BY_PLAYER, left);
    assert_points(&game, 5 * (10 + 20 + 30 + 40) + 20 * 50, 40, 5, 50);
}

CLAIM(ground_is_paid_for_once)
{
    judged game;
    judged_from(&game, 20);
    for (int i = 0; i < 30; i++) {
        move_to(&game, GAME_BY_PLAYER, 21);
        move_to(&game, GAME_BY_PLAYER, 20);
    }
    assert_points(&game, 0, 0, 1, 0);
    move_to(&game, GAME_BY_PLAYER, 19);
    assert_points(&game, 10, 1, 1, 10);
}

CLAIM(a_line_is_judged_move_by_move)
{
    judged game;
    judged_from(&game, 10);
    slide_to(&game, GAME_BY_PLAYER, 3, (game_distance[]){exactly(9), exactly(8), exactly(9)});
    assert_points(&game, 20, 0, 1, 0);
    slide_to(&game, GAME_BY_PLAYER, 3, (game_distance[]){exactly(8), exactly(7), exactly(6)});
    assert_points(&game, 40, 2, 1, 10);
}

CLAIM(a_move_of_the_solver_earns_nothing_and_ends_the_streak)
{
    judged game;
    for (game_by by = GAME_BY_HINT; by <= GAME_BY_AUTO; by++) {
        judged_from(&game, 10);
        for (int left = 9; left >= 4; left--)
            move_to(&game, GAME_BY_PLAYER, left);
        assert_points(&game, 70, 6, 2, 20);
        move_to(&game, by, 3);
        assert_points(&game, 70, 0, 1, 0);
        move_to(&game, GAME_BY_PLAYER, 4);
        move_to(&game, GAME_BY_PLAYER, 3); /* which the solver had won already */
        assert_points(&game, 70, 0, 1, 0);
    }
}

CLAIM(a_region_and_a_tile_have_their_price)
{
    static const int prices[] = {[GAME_HINT_REGION] = 5, [GAME_HINT_TILE] = 10};
    for (int i = 0; i < 2; i++) {
        judged game;
        judged_from(&game, 30);
        for (int left = 29; left >= 20; left--)
            move_to(&game, GAME_BY_PLAYER, left);
        game.session.hints[i] = 2;
        assert_int_equal(points_of(&game).total, 150 - 2 * prices[i]);
    }
}

/* What was earned before stays, whatever help and undos follow, and nothing is earned any more. */
CLAIM(an_arrow_ends_the_earning)
{
    judged game;
    judged_from(&game, 30);
    for (int left = 29; left >= 20; left--)
        move_to(&game, GAME_BY_PLAYER, left);
    game.session.hints[GAME_HINT_REGION] = game.session.hints[GAME_HINT_TILE] = 1;
    game.session.alone = (game_alone){.steps = 10, .regions = 1, .tiles = 1};
    game.session.hints[GAME_HINT_ARROW] = 1;
    assert_points(&game, 135, 10, 3, 20);
    move_to(&game, GAME_BY_PLAYER, 19);
    assert_points(&game, 135, 0, 1, 0);
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        game.session.hints[i] += 20;
    game.session.undos = 50;
    assert_points(&game, 135, 0, 1, 0);
    undo_slide(&game); /* an undone move still takes its points with it */
    undo_slide(&game);
    assert_points(&game, 115, 9, 2, 20);
}

CLAIM(a_shown_solution_leaves_no_points)
{
    judged game;
    judged_from(&game, 30);
    for (int left = 29; left >= 20; left--)
        move_to(&game, GAME_BY_PLAYER, left);
    game.session.alone.steps = 10;
    game.session.autos = 1;
    assert_points(&game, 0, 0, 1, 0);
}

CLAIM(the_total_never_falls_below_zero)
{
    judged game;
    judged_from(&game, 30);
    move_to(&game, GAME_BY_PLAYER, 29);
    game.session.undos = 3;
    assert_points(&game, 0, 1, 1, 10);
    game.session.undos = 1;
    assert_points(&game, 5, 1, 1, 10);
}

CLAIM(what_is_not_known_exactly_is_left_out_and_told)
{
    static const game_distance gaps[] = {{-1, 0}, {-1, 7}, {9, 7}};
    for (size_t i = 0; i < sizeof gaps / sizeof *gaps; i++) {
        judged game;
        judged_from(&game, 10);
        move_to(&game, GAME_BY_PLAYER, 9);
        slide_to(&game, GAME_BY_PLAYER, 1, &gaps[i]);
        game_points points = points_of(&game);
        assert_false(points.known);
        assert_int_equal(points.total, 10);
        assert_int_equal(points.streak, 1);
        assert_int_equal(points.last, 0);
        move_to(&game, GAME_BY_PLAYER, 7); /* after an unknown one: not judged */
        move_to(&game, GAME_BY_PLAYER, 6);
        points = points_of(&game);
        assert_false(points.known);
        assert_int_equal(points.total, 20);
        assert_int_equal(points.streak, 2);
    }
}

CLAIM(places_beyond_the_known_ones_are_unknown)
{
    judged game;
    judged_from(&game, 10);
    move_to(&game, GAME_BY_PLAYER, 9);
    move_to(&game, GAME_BY_PLAYER, 8);
    game_points points = game_points_count(&game.session, PUZZLE_METRIC_MOVES, game.left, 2);
    assert_false(points.known);
    assert_int_equal(points.total, 10);
    points = game_points_count(&game.session, PUZZLE_METRIC_MOVES, NULL, 0);
    assert_false(points.known);
    assert_int_equal(points.total, 0);
}
