#include "game/analysis.h"

#include "os/clock.h"

#include "claims.h"

#include "court.h"

/* When the analysis does what, and for how long. */

CLAIM(following_does_not_wait_for_a_search)
{
    court *at = open_court();
    sw_rng rng = sw_rng_seed(405);
    game_session session = hard_game();
    double start_ms = os_clock_ms();
    for (int i = 0; i < 200; i++) {
        if (i % 4 == 3)
            apply(&session, "undo");
        else
            move_at_random(&session, 1, &rng);
        follow(at, &session, NO_LIMIT); /* one of these searches takes seconds */
        os_mutex_lock(&at->lock);
        os_condition_wait_ms(&at->rung, &at->lock, 1);
        os_mutex_unlock(&at->lock);
        assert_false(game_analysis_done(at->analysis));
    }
    assert_true(os_clock_ms() - start_ms < 10000);
    game_session_deinit(&session);
    close_court(at);
}

CLAIM(the_last_place_is_known_first)
{
    court *at = open_court();
    sw_rng rng = sw_rng_seed(406);
    game_session session = hard_game();
    move_at_random(&session, 30, &rng);
    follow(at, &session, 40);
    os_mutex_lock(&at->lock);
    while (at->rings == 0)
        assert_true(os_condition_wait_ms(&at->rung, &at->lock, 60000));
    os_mutex_unlock(&at->lock);
    assert_true(last_is_known(at->analysis));
    game_session_deinit(&session);
    close_court(at);
}

CLAIM(a_place_gets_a_bound_when_its_time_is_over)
{
    court *at = open_court();
    game_session session = hard_game();
    follow(at, &session, 20);
    wait_for(at, game_analysis_done);
    game_distance left = game_analysis_last(at->analysis);
    assert_false(game_distance_exact(left));
    assert_in_range(left.bound, 40, 80);
    assert_in_range(left.moves, 80, 400);
    assert_int_equal(left.bound % 2, 0);
    assert_int_equal(left.moves % 2, 0);
    game_session_deinit(&session);
    close_court(at);
}

CLAIM(the_bell_does_not_ring_for_every_place)
{
    court *at = open_court();
    sw_rng rng = sw_rng_seed(407);
    game_session session = scrambled(PUZZLE_GOAL_STANDARD, 3, 3, &rng);
    while (session.moves < 2000 && !game_session_solved(&session))
        move_at_random(&session, 1, &rng);
    double start_ms = os_clock_ms();
    follow(at, &session, NO_LIMIT);
    wait_for(at, game_analysis_done);
    assert_true(rings_of(at) <= (os_clock_ms() - start_ms) / 15 + 3);
    game_session_deinit(&session);
    close_court(at);
}

CLAIM(resting_keeps_what_is_known_and_following_goes_on)
{
    court *at = open_court();
    game_distance left[64];
    sw_rng rng = sw_rng_seed(408);
    game_session session = hard_game();
    move_at_random(&session, 30, &rng);
    follow(at, &session, 300); /* nine seconds for all places */
    wait_for(at, last_is_known);
    game_analysis_pause(at->analysis);
    size_t known = game_analysis_known(at->analysis, left, 64);
    game_distance last = game_analysis_last(at->analysis);
    int rings = rings_of(at);
    os_mutex_lock(&at->lock);
    os_condition_wait_ms(&at->rung, &at->lock, 100);
    os_mutex_unlock(&at->lock);
    assert_in_range(rings_of(at), rings, rings + 1); /* one may have been under way */
    assert_int_equal(game_analysis_known(at->analysis, left, 64), known);
    assert_int_equal(game_analysis_last(at->analysis).moves, last.moves);
    assert_false(game_analysis_done(at->analysis));
    follow(at, &session, 1);
    wait_for(at, game_analysis_done);
    assert_true(game_distance_known(game_analysis_last(at->analysis)));
    game_session_deinit(&session);
    close_court(at);
}

/* Only once, and again after the player has gone on far from what was found. */
CLAIM(the_last_place_is_pondered_when_all_else_is_done)
{
    court *at = open_court();
    sw_rng rng = sw_rng_seed(410);
    game_session session = scrambled(PUZZLE_GOAL_STANDARD, 7, 7, &rng);
    follow(at, &session, NO_LIMIT);
    wait_for(at, game_analysis_done);
    game_distance before = game_analysis_last(at->analysis);
    int rings = rings_of(at);
    game_analysis_deepen(at->analysis, 200);
    os_mutex_lock(&at->lock);
    while (at->rings == rings)
        assert_true(os_condition_wait_ms(&at->rung, &at->lock, 60000));
    int pondered = at->rings;
    os_condition_wait_ms(&at->rung, &at->lock, 400);
    os_mutex_unlock(&at->lock);
    assert_int_equal(rings_of(at), pondered);
    game_distance after = game_analysis_last(at->analysis);
    assert_true(game_analysis_done(at->analysis));
    assert_in_range(after.moves, after.bound, before.moves);
    assert_true(after.bound >= before.bound);
    game_session_deinit(&session);
    close_court(at);
}

CLAIM(the_version_counts_what_is_found_out)
{
    enum { MOVES = 12 };
    court *at = open_court();
    sw_rng rng = sw_rng_seed(411);
    game_session session = scrambled(PUZZLE_GOAL_STANDARD, 3, 3, &rng);
    move_at_random(&session, MOVES, &rng);
    uint64_t before = game_analysis_version(at->analysis);
    follow(at, &session, NO_LIMIT);
    wait_for(at, game_analysis_done);
    uint64_t after = game_analysis_version(at->analysis);
    assert_int_equal(after, before + 1 + MOVES + 1); /* the path, and each place */
    game_analysis_pause(at->analysis);
    free(places_of(at, &session));
    assert_int_equal(game_analysis_version(at->analysis), after);
    game_session_deinit(&session);
    close_court(at);
}

CLAIM(nothing_is_known_before_the_first_path)
{
    court *at = open_court();
    game_distance left;
    assert_false(game_analysis_done(at->analysis));
    assert_false(last_is_known(at->analysis));
    assert_int_equal(game_analysis_known(at->analysis, &left, 1), 0);
    game_analysis_pause(at->analysis);
    close_court(at);
    game_analysis_destroy(NULL);
}
