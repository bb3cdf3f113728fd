#include "game/analysis.h"

#include "game/points.h"
#include "game/review.h"
#include "oracle.h"

#include "claims.h"

#include "court.h"

/* A solved game: a random walk away from the goal, played backwards. */
static game_session there_and_back(const puzzle_board *goal, int moves, sw_rng *rng)
{
    game_session out;
    puzzle_path path = {0};
    puzzle_board start = *goal;
    for (int made = 0; made < moves;) {
        puzzle_move move = (puzzle_move)sw_rng_below(rng, PUZZLE_MOVES);
        puzzle_board next = start;
        if (puzzle_move_apply(&next, move) && !puzzle_board_equal(&next, goal)) {
            assert_true(puzzle_path_push(&path, move));
            start = next;
            made++;
        }
    }
    game_session_init(&out, &start, goal);
    for (size_t i = path.length; i-- > 0;)
        game_session_apply(
            &out, (game_command){.kind = GAME_MOVE,
                                 .move = puzzle_move_opposite((puzzle_move)path.moves[i])});
    assert_true(game_session_solved(&out));
    puzzle_path_deinit(&path);
    return out;
}

/* ---- What a place is worth ---- */

static void check_exact(court *at, const game_session *session, const oracle *known)
{
    game_distance *left = places_of(at, session);
    puzzle_board board = session->start;
    puzzle_path path = {0};
    assert_true(game_session_path(session, &path));
    for (size_t i = 0; i <= path.length; i++) {
        assert_true(game_distance_exact(left[i]));
        assert_int_equal(left[i].moves, oracle_distance(known, &board));
        if (i < path.length)
            assert_true(puzzle_move_apply(&board, (puzzle_move)path.moves[i]));
    }
    assert_int_equal(game_analysis_last(at->analysis).moves, left[path.length].moves);
    puzzle_path_deinit(&path);
    free(left);
}

/* Whatever is known holds together: distances of neighbours differ by one. */
static void check_bounds(court *at, const game_session *session)
{
    game_distance *left = places_of(at, session);
    for (int i = 0; i <= session->moves; i++) {
        assert_true(left[i].bound <= left[i].moves);
        assert_int_equal((left[i].moves - left[i].bound) % 2, 0);
        if (i > 0)
            assert_int_equal(abs(left[i].moves - left[i - 1].moves), 1);
    }
    free(left);
}

CLAIM(every_place_of_random_walks_on_3x3_is_known_exactly)
{
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
            wait_for(at, game_analysis_done);
            check_exact(at, &session, &known);
            game_session_deinit(&session);
        }
        oracle_free(&known);
    }
    close_court(at);
}

CLAIM(a_game_is_followed_through_moves_undos_and_restarts)
{
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
                game_distance last = game_analysis_last(at->analysis);
                assert_int_equal(last.moves, oracle_distance(&known, &session.board));
            }
        }
        wait_for(at, game_analysis_done);
        check_exact(at, &session, &known);
        game_session_deinit(&session);
    }
    oracle_free(&known);
    close_court(at);
}

/* 4x3 is the largest size whose distances one can look up in a moment; here the solver proves them by
 * another search than on 3x3. */
CLAIM(another_goal_of_another_size_begins_anew)
{
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
    wait_for(at, game_analysis_done);
    check_bounds(at, &large);
    game_distance *left = places_of(at, &large);
    for (int i = 0; i <= large.moves; i++)
        assert_true(game_distance_exact(left[i]));
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

/* No search of the solver's is needed to say so: the path itself is a solution. */
CLAIM(a_solved_game_is_a_known_solution_of_each_of_its_places)
{
    static const struct {
        int columns, rows, moves;
    } games[] = {{6, 6, 60}, {9, 7, 300}, {12, 12, 500}};
    court *at = open_court();
    sw_rng rng = sw_rng_seed(404);
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, games[i].columns, games[i].rows);
        game_session session = there_and_back(&goal, games[i].moves, &rng);
        follow(at, &session, NO_LIMIT);
        wait_for(at, game_analysis_done);
        check_bounds(at, &session);
        game_distance *left = places_of(at, &session);
        for (int place = 0; place <= session.moves; place++)
            assert_true(left[place].moves <= session.moves - place);
        assert_int_equal(left[session.moves].moves, 0);
        assert_true(game_distance_exact(left[session.moves]));
        free(left);
        game_session_deinit(&session);
    }
    close_court(at);
}

/* ---- With points and review ---- */

/* Verdicts follow from the distances before and after a slide, and those are the oracle's. */
CLAIM(a_judged_game_is_reviewed_by_true_distances)
{
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
    wait_for(at, game_analysis_done);
    game_distance *left = places_of(at, &session);
    game_review review;
    assert_true(
        game_review_make(&review, &session, PUZZLE_METRIC_MOVES, left, (size_t)session.moves + 1));
    assert_true(review.exact);
    assert_true(
        game_points_count(&session, PUZZLE_METRIC_MOVES, left, (size_t)session.moves + 1).known);
    puzzle_board board = session.start;
    for (size_t i = 0; i < review.count; i++) {
        int before = oracle_distance(&known, &board);
        puzzle_slide_apply(
            &board, (puzzle_slide){(puzzle_move)session.steps[i].move, session.steps[i].length});
        int after = oracle_distance(&known, &board), length = session.steps[i].length;
        assert_int_equal(review.slides[i].lost, length + after - before);
        assert_int_equal(review.slides[i].verdict,
                         after == before - length ? GAME_BEST : GAME_AWAY);
    }
    game_review_deinit(&review);
    free(left);
    oracle_free(&known);
    game_session_deinit(&session);
    close_court(at);
}
