#include "game/judge.h"

#include "game/points.h"
#include "game/review.h"
#include "oracle.h"
#include "os/clock.h"
#include "os/thread.h"
#include "puzzle/scramble.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "fixture.h"

/* ---- A court: a judge, and a bell that it rings ---- */

typedef struct court {
    solver *shared;
    game_judge *judge;
    os_mutex lock;
    os_condition rung;
    int rings;
} court;

static const double NO_LIMIT = 0;

static void ring(void *data)
{
    court *at = data;
    os_mutex_lock(&at->lock);
    at->rings++;
    os_condition_signal_all(&at->rung);
    os_mutex_unlock(&at->lock);
}

static court *open_court(void)
{
    court *at = calloc(1, sizeof *at);
    assert_non_null(at);
    os_mutex_init(&at->lock);
    os_condition_init(&at->rung);
    assert_int_equal(solver_create(&at->shared, NULL), SW_OK);
    assert_int_equal(game_judge_create(&at->judge, at->shared, ring, at, NULL), SW_OK);
    return at;
}

static void close_court(court *at)
{
    game_judge_destroy(at->judge);
    solver_destroy(at->shared);
    os_condition_deinit(&at->rung);
    os_mutex_deinit(&at->lock);
    free(at);
}

static int rings_of(court *at)
{
    os_mutex_lock(&at->lock);
    int rings = at->rings;
    os_mutex_unlock(&at->lock);
    return rings;
}

/* The bell must ring for it: nobody looks again without. */
static void wait_for(court *at, bool (*met)(game_judge *judge))
{
    int heard = 0;
    while (!met(at->judge)) {
        os_mutex_lock(&at->lock);
        while (at->rings == heard)
            assert_true(os_condition_wait_ms(&at->rung, &at->lock, 60000));
        heard = at->rings;
        os_mutex_unlock(&at->lock);
    }
}

static bool last_is_known(game_judge *judge)
{
    return game_left_known(game_judge_last(judge));
}

static void follow(court *at, const game_session *session, double ms_a_place)
{
    puzzle_path way = {0};
    assert_true(game_session_path(session, &way));
    assert_true(game_judge_follow(at->judge, &session->start, &session->goal, &way, ms_a_place));
    puzzle_path_deinit(&way);
}

/* All places of the session's way; the caller frees them. */
static game_left *places_of(court *at, const game_session *session)
{
    size_t count = (size_t)session->moves + 1;
    game_left *left = calloc(count, sizeof *left);
    assert_non_null(left);
    assert_int_equal(game_judge_known(at->judge, left, count), count);
    return left;
}

/* ---- Ways ---- */

static void move_at_random(game_session *session, int moves, sw_rng *rng)
{
    for (int goal = session->moves + moves; session->moves < goal;) {
        puzzle_move move = (puzzle_move)sw_rng_below(rng, PUZZLE_MOVES);
        game_session_apply(session, (game_command){.kind = GAME_MOVE, .move = move});
    }
}

/* Back along the way to its start, which must be the goal's neighbourhood: so a game is solved. */
static game_session there_and_back(const puzzle_board *goal, int moves, sw_rng *rng)
{
    game_session out, home;
    puzzle_path way = {0};
    puzzle_board start = *goal;
    for (int made = 0; made < moves;) {
        puzzle_move move = (puzzle_move)sw_rng_below(rng, PUZZLE_MOVES);
        puzzle_board next = start;
        if (puzzle_move_apply(&next, move) && !puzzle_board_equal(&next, goal)) {
            assert_true(puzzle_path_push(&way, move));
            start = next;
            made++;
        }
    }
    game_session_init(&home, &start, goal);
    out = home;
    for (size_t i = way.length; i-- > 0;)
        game_session_apply(&out,
                           (game_command){.kind = GAME_MOVE,
                                          .move = puzzle_move_opposite((puzzle_move)way.moves[i])});
    assert_true(game_session_solved(&out));
    puzzle_path_deinit(&way);
    return out;
}

static game_session hard_game(void)
{
    /* One of the 17 boards that are 80 moves from home, of tests/data/hard15.txt: far more work than
     * a test may take. */
    return session_of("0,12,9,13/15,11,10,14/3,7,2,5/4,8,6,1",
                      "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0");
}

/* ---- What a place is worth ---- */

static void check_exact(court *at, const game_session *session, const oracle *known)
{
    game_left *left = places_of(at, session);
    puzzle_board board = session->start;
    puzzle_path way = {0};
    assert_true(game_session_path(session, &way));
    for (size_t i = 0; i <= way.length; i++) {
        assert_true(game_left_exact(left[i]));
        assert_int_equal(left[i].moves, oracle_distance(known, &board));
        if (i < way.length)
            assert_true(puzzle_move_apply(&board, (puzzle_move)way.moves[i]));
    }
    assert_int_equal(game_judge_last(at->judge).moves, left[way.length].moves);
    puzzle_path_deinit(&way);
    free(left);
}

/* Whatever is known holds together: distances of neighbours differ by one. */
static void check_bounds(court *at, const game_session *session)
{
    game_left *left = places_of(at, session);
    for (int i = 0; i <= session->moves; i++) {
        assert_true(left[i].bound <= left[i].moves);
        assert_int_equal((left[i].moves - left[i].bound) % 2, 0);
        if (i > 0)
            assert_int_equal(abs(left[i].moves - left[i - 1].moves), 1);
    }
    free(left);
}

static void every_place_of_random_walks_on_3x3_is_known_exactly(void **state)
{
    (void)state;
    static const char *const goals[] = {"1,2,3/4,5,6/7,8,0", "1,2,3/8,0,4/7,6,5"};
    court *at = open_court();
    sw_rng rng = sw_rng_seed(401);
    for (size_t i = 0; i < sizeof goals / sizeof *goals; i++) {
        puzzle_board goal = board_of(goals[i]);
        oracle known = oracle_make(&goal);
        for (int walk = 0; walk < 20; walk++) {
            game_session session;
            puzzle_board start = puzzle_scramble(&goal, &rng);
            game_session_init(&session, &start, &goal);
            move_at_random(&session, walk * 7, &rng);
            follow(at, &session, NO_LIMIT);
            wait_for(at, game_judge_done);
            check_exact(at, &session, &known);
            game_session_deinit(&session);
        }
        oracle_free(&known);
    }
    close_court(at);
}

static void a_game_is_followed_through_moves_undos_and_restarts(void **state)
{
    (void)state;
    court *at = open_court();
    sw_rng rng = sw_rng_seed(402);
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 3, 3);
    oracle known = oracle_make(&goal);
    for (int game = 0; game < 4; game++) {
        game_session session;
        puzzle_board start = puzzle_scramble(&goal, &rng);
        game_session_init(&session, &start, &goal);
        for (int i = 0; i < 150; i++) {
            game_session_apply(&session, random_command(&session.board, &rng));
            follow(at, &session, NO_LIMIT);
            if (sw_rng_below(&rng, 8) == 0) {
                wait_for(at, last_is_known);
                game_left last = game_judge_last(at->judge);
                assert_int_equal(last.moves, oracle_distance(&known, &session.board));
            }
        }
        wait_for(at, game_judge_done);
        check_exact(at, &session, &known);
        game_session_deinit(&session);
    }
    oracle_free(&known);
    close_court(at);
}

/* 4x3 is the largest size whose distances one can look up in a moment; here the solver proves them by
 * another search than on 3x3. */
static void another_goal_of_another_size_begins_anew(void **state)
{
    (void)state;
    court *at = open_court();
    sw_rng rng = sw_rng_seed(403);
    game_session small = scrambled(PUZZLE_GOAL_STANDARD, 3, 3, &rng);
    game_session large = scrambled(PUZZLE_GOAL_SPIRAL, 4, 3, &rng);
    move_at_random(&small, 40, &rng);
    move_at_random(&large, 30, &rng);
    for (int i = 0; i < 6; i++) {
        follow(at, &small, NO_LIMIT);
        follow(at, &large, NO_LIMIT);
    }
    wait_for(at, game_judge_done);
    check_bounds(at, &large);
    game_left *left = places_of(at, &large);
    for (int i = 0; i <= large.moves; i++)
        assert_true(game_left_exact(left[i]));
    solver_answer answer;
    const solver_request request = {
        .start = large.board, .goal = large.goal, .engine = SOLVER_OPTIMAL};
    assert_int_equal(solver_solve(at->shared, &request, NULL, &answer), SW_OK);
    assert_int_equal(left[large.moves].moves, answer.path.length);
    solver_answer_deinit(&answer);
    free(left);
    game_session_deinit(&small);
    game_session_deinit(&large);
    close_court(at);
}

/* No search of the solver's is needed to say so: the way itself is a solution. */
static void a_solved_game_is_a_known_solution_of_each_of_its_places(void **state)
{
    (void)state;
    static const struct {
        int columns, rows, moves;
    } games[] = {{6, 6, 60}, {9, 7, 300}, {12, 12, 500}};
    court *at = open_court();
    sw_rng rng = sw_rng_seed(404);
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, games[i].columns, games[i].rows);
        game_session session = there_and_back(&goal, games[i].moves, &rng);
        follow(at, &session, NO_LIMIT);
        wait_for(at, game_judge_done);
        check_bounds(at, &session);
        game_left *left = places_of(at, &session);
        for (int place = 0; place <= session.moves; place++)
            assert_true(left[place].moves <= session.moves - place);
        assert_int_equal(left[session.moves].moves, 0);
        assert_true(game_left_exact(left[session.moves]));
        free(left);
        game_session_deinit(&session);
    }
    close_court(at);
}

/* ---- In time ---- */

static void following_does_not_wait_for_a_search(void **state)
{
    (void)state;
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
        assert_false(game_judge_done(at->judge));
    }
    assert_true(os_clock_ms() - start_ms < 10000);
    game_session_deinit(&session);
    close_court(at);
}

static void the_last_place_is_known_first(void **state)
{
    (void)state;
    court *at = open_court();
    sw_rng rng = sw_rng_seed(406);
    game_session session = hard_game();
    move_at_random(&session, 30, &rng);
    follow(at, &session, 40);
    os_mutex_lock(&at->lock);
    while (at->rings == 0)
        assert_true(os_condition_wait_ms(&at->rung, &at->lock, 60000));
    os_mutex_unlock(&at->lock);
    assert_true(last_is_known(at->judge));
    assert_false(game_judge_done(at->judge));
    game_session_deinit(&session);
    close_court(at);
}

static void a_place_gets_a_bound_when_its_time_is_over(void **state)
{
    (void)state;
    court *at = open_court();
    game_session session = hard_game();
    follow(at, &session, 20);
    wait_for(at, game_judge_done);
    game_left left = game_judge_last(at->judge);
    assert_false(game_left_exact(left));
    assert_in_range(left.bound, 40, 80);
    assert_in_range(left.moves, 80, 400);
    assert_int_equal(left.bound % 2, 0);
    assert_int_equal(left.moves % 2, 0);
    game_session_deinit(&session);
    close_court(at);
}

static void the_bell_does_not_ring_for_every_place(void **state)
{
    (void)state;
    court *at = open_court();
    sw_rng rng = sw_rng_seed(407);
    game_session session = scrambled(PUZZLE_GOAL_STANDARD, 3, 3, &rng);
    while (session.moves < 2000 && !game_session_solved(&session))
        move_at_random(&session, 1, &rng);
    double start_ms = os_clock_ms();
    follow(at, &session, NO_LIMIT);
    wait_for(at, game_judge_done);
    assert_true(rings_of(at) <= (os_clock_ms() - start_ms) / 15 + 3);
    game_session_deinit(&session);
    close_court(at);
}

static void resting_keeps_what_is_known_and_following_goes_on(void **state)
{
    (void)state;
    court *at = open_court();
    game_left left[64];
    sw_rng rng = sw_rng_seed(408);
    game_session session = hard_game();
    move_at_random(&session, 30, &rng);
    follow(at, &session, 40);
    wait_for(at, last_is_known);
    game_judge_rest(at->judge);
    size_t known = game_judge_known(at->judge, left, 64);
    game_left last = game_judge_last(at->judge);
    int rings = rings_of(at);
    os_mutex_lock(&at->lock);
    os_condition_wait_ms(&at->rung, &at->lock, 100);
    os_mutex_unlock(&at->lock);
    assert_in_range(rings_of(at), rings, rings + 1); /* one may have been under way */
    assert_int_equal(game_judge_known(at->judge, left, 64), known);
    assert_int_equal(game_judge_last(at->judge).moves, last.moves);
    assert_false(game_judge_done(at->judge));
    follow(at, &session, 1);
    wait_for(at, game_judge_done);
    assert_true(game_left_known(game_judge_last(at->judge)));
    game_session_deinit(&session);
    close_court(at);
}

static void nothing_is_known_before_the_first_way(void **state)
{
    (void)state;
    court *at = open_court();
    game_left left;
    assert_false(game_judge_done(at->judge));
    assert_false(last_is_known(at->judge));
    assert_int_equal(game_judge_known(at->judge, &left, 1), 0);
    game_judge_rest(at->judge);
    close_court(at);
    game_judge_destroy(NULL);
}

/* ---- With points and review ---- */

/* Verdicts follow from the distances before and after a slide, and those are the oracle's. */
static void a_judged_game_is_reviewed_by_true_distances(void **state)
{
    (void)state;
    court *at = open_court();
    sw_rng rng = sw_rng_seed(409);
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 3, 3);
    oracle known = oracle_make(&goal);
    game_session session = session_of("8,6,7/2,5,4/3,0,1", "1,2,3/4,5,6/7,8,0");
    while (session.done < 60)
        game_session_apply(&session,
                           (game_command){.kind = GAME_LINE,
                                          .move = (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES)});
    follow(at, &session, NO_LIMIT);
    wait_for(at, game_judge_done);
    game_left *left = places_of(at, &session);
    game_review review;
    assert_true(game_review_make(&review, &session, left, (size_t)session.moves + 1));
    assert_true(review.exact);
    assert_true(game_points_count(&session, left, (size_t)session.moves + 1).known);
    puzzle_board board = session.start;
    for (size_t i = 0; i < review.count; i++) {
        int before = oracle_distance(&known, &board);
        puzzle_slide_apply(
            &board, (puzzle_slide){(puzzle_move)session.steps[i].move, session.steps[i].length});
        int after = oracle_distance(&known, &board), length = session.steps[i].length;
        assert_int_equal(review.slides[i].lost, length + after - before);
        assert_int_equal(review.slides[i].verdict, after == before - length ? GAME_BEST
                                                   : after == before        ? GAME_SIDEWAYS
                                                                            : GAME_LOST);
    }
    game_review_deinit(&review);
    free(left);
    oracle_free(&known);
    game_session_deinit(&session);
    close_court(at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_place_of_random_walks_on_3x3_is_known_exactly),
        cmocka_unit_test(a_game_is_followed_through_moves_undos_and_restarts),
        cmocka_unit_test(another_goal_of_another_size_begins_anew),
        cmocka_unit_test(a_solved_game_is_a_known_solution_of_each_of_its_places),
        cmocka_unit_test(following_does_not_wait_for_a_search),
        cmocka_unit_test(the_last_place_is_known_first),
        cmocka_unit_test(a_place_gets_a_bound_when_its_time_is_over),
        cmocka_unit_test(the_bell_does_not_ring_for_every_place),
        cmocka_unit_test(resting_keeps_what_is_known_and_following_goes_on),
        cmocka_unit_test(nothing_is_known_before_the_first_way),
        cmocka_unit_test(a_judged_game_is_reviewed_by_true_distances),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
