#include "claims.h"

#include "court.h"
#include "slide_truth.h"

#include "game/hint.h"
#include "game/points.h"
#include "game/rating.h"
#include "game/review.h"
#include "thinking/plan.h"

/* What a game counts in slides, against a breadth-first search of all 3x3 boards. */

static slide_truth *truth;

static game_session scrambled_game(sw_rng *rng)
{
    return scrambled(PUZZLE_GOAL_STANDARD, 3, 3, rng);
}

static void slide_at_random(game_session *session, sw_rng *rng)
{
    int cells = puzzle_size_cells(session->board.size);
    int cell = (int)sw_rng_below(rng, (uint32_t)cells);
    game_session_apply(session, (game_command){.kind = GAME_PRESS, .cell = cell});
}

/* Single tiles, of which several in line are one slide, and whole slides. */
static void wander(game_session *session, int moves, sw_rng *rng)
{
    while (session->moves < moves && !game_session_solved(session))
        if (sw_rng_below(rng, 2) > 0)
            slide_at_random(session, rng);
        else
            move_at_random(session, 1, rng);
}

/* By slides that lead nearer. */
static void solve(game_session *session)
{
    while (!game_session_solved(session)) {
        int left = true_slides(truth, &session->board);
        for (int cell = 0; cell < TRUTH_CELLS; cell++) {
            puzzle_board next = session->board;
            if (!puzzle_slide_apply(&next, puzzle_slide_from(&next, cell)) ||
                true_slides(truth, &next) >= left)
                continue;
            game_session_apply(session, (game_command){.kind = GAME_PRESS, .cell = cell});
            break;
        }
    }
}

/* ---- The truth itself ---- */

CLAIM(no_board_takes_more_than_24_slides)
{
    assert_int_equal(truth->most, 24); /* published, of 3x3 */
}

/* ---- Analysis and review ---- */

static game_distance *analysed(court *at, const game_session *session)
{
    follow(at, session, NO_LIMIT);
    wait_for(at, game_analysis_done);
    return places_of(at, session);
}

/* What the moves lead to, a place at a time. */
static void assert_true_distances(const game_session *session, const game_distance *left)
{
    puzzle_board board = session->start;
    size_t place = 0;
    assert_int_equal(left[0].moves, true_slides(truth, &board));
    for (size_t i = 0; i < session->done; i++)
        for (int tile = 0; tile < session->steps[i].length; tile++) {
            puzzle_move_apply(&board, (puzzle_move)session->steps[i].move);
            place++;
            assert_int_equal(left[place].moves, true_slides(truth, &board));
            assert_int_equal(left[place].bound, left[place].moves);
        }
}

CLAIM(each_place_of_a_game_gets_its_distance_in_slides)
{
    sw_rng rng = sw_rng_seed(411);
    court *at = open_court_in(PUZZLE_METRIC_SLIDES);
    for (int game = 0; game < 12; game++) {
        game_session session = scrambled_game(&rng);
        wander(&session, 80, &rng);
        game_distance *left = analysed(at, &session);
        assert_true_distances(&session, left);
        free(left);
        game_session_deinit(&session);
    }
    close_court(at);
}

/* The same slides, from the boards alone. */
static void assert_slides_are_judged(const game_review *review, const game_session *session)
{
    puzzle_board board = session->start;
    size_t step = 0, best = 0;
    assert_int_equal(review->count, session->slides);
    for (size_t i = 0; i < review->count; i++) {
        const game_judgement *slide = &review->slides[i];
        int before = true_slides(truth, &board), length = 0;
        for (; length < slide->length; step++) {
            assert_int_equal(session->steps[step].move,
                             session->steps[length == 0 ? step : step - 1].move);
            puzzle_slide_apply(&board, (puzzle_slide){(puzzle_move)session->steps[step].move,
                                                      session->steps[step].length});
            length += session->steps[step].length;
        }
        int lost = 1 + true_slides(truth, &board) - before;
        assert_int_equal(length, slide->length);
        assert_int_equal(slide->lost, lost);
        assert_int_equal(slide->verdict, lost == 0 ? GAME_BEST : GAME_AWAY);
        best += lost == 0;
    }
    assert_int_equal(review->judged, review->count);
    assert_int_equal(review->best, best);
    assert_true(review->exact);
}

/* All slides that are in no detour are those of a shortest solution. */
CLAIM(a_solved_game_is_its_distance_and_its_detours)
{
    sw_rng rng = sw_rng_seed(412);
    court *at = open_court_in(PUZZLE_METRIC_SLIDES);
    for (int game = 0; game < 12; game++) {
        game_session session = scrambled_game(&rng);
        game_review review;
        wander(&session, 40, &rng);
        solve(&session);
        game_distance *left = analysed(at, &session);
        size_t places = (size_t)session.moves + 1, cost = 0;
        assert_true(game_review_make(&review, &session, PUZZLE_METRIC_SLIDES, left, places));
        assert_slides_are_judged(&review, &session);
        for (size_t i = 0; i < review.detour_count; i++)
            cost += review.detours[i].cost;
        assert_int_equal(cost, review.detour_moves);
        assert_int_equal(cost, game_review_lost_between(&review, 0, places));
        assert_int_equal(session.slides, left[0].moves + (int)cost);
        game_review_deinit(&review);
        free(left);
        game_session_deinit(&session);
    }
    close_court(at);
}

/* Board and player's slides are so few that nothing above 16 cells is proved; what is said must hold. */
CLAIM(what_is_said_of_large_boards_holds)
{
    enum { SLIDES = 9 };
    sw_rng rng = sw_rng_seed(413);
    court *at = open_court_in(PUZZLE_METRIC_SLIDES);
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 6, 5);
    game_session there, back;
    game_session_init(&there, &goal, &goal);
    there.end = GAME_END_OPEN; /* it may come by the goal again */
    while (there.slides < SLIDES)
        slide_at_random(&there, &rng);
    game_session_init(&back, &there.board, &goal);
    for (size_t i = there.done; i-- > 0;) { /* as many slides lead home */
        puzzle_move move = puzzle_move_opposite((puzzle_move)there.steps[i].move);
        for (int tile = 0; tile < there.steps[i].length; tile++)
            game_session_apply(&back, (game_command){.kind = GAME_MOVE, .move = move});
    }
    assert_true(game_session_solved(&back));
    game_distance *left = analysed(at, &back);
    assert_true(left[0].bound <= back.slides);
    assert_true(left[0].moves <= back.slides); /* the game itself is a solution */
    for (int i = 0; i <= back.moves; i++)
        assert_true(left[i].bound <= left[i].moves);
    assert_int_equal(left[back.moves].moves, 0);
    free(left);
    game_session_deinit(&there);
    game_session_deinit(&back);
    close_court(at);
}

/* ---- Points and verdict ---- */

CLAIM(slides_earn_points_and_the_verdict)
{
    sw_rng rng = sw_rng_seed(414);
    court *at = open_court_in(PUZZLE_METRIC_SLIDES);
    game_session session = session_of("1,2,3/4,5,6/0,7,8", "1,2,3/4,5,6/7,8,0");
    apply(&session, "move L"); /* both tiles one after the other, which is one slide */
    game_distance *left = analysed(at, &session);
    assert_int_equal(game_points_count(&session, PUZZLE_METRIC_SLIDES, left, 2).total, 0);
    free(left);
    apply(&session, "move L");
    left = analysed(at, &session);
    assert_int_equal(game_points_count(&session, PUZZLE_METRIC_SLIDES, left, 3).total, 10);
    assert_int_equal(game_rate(&session, PUZZLE_METRIC_SLIDES, left[0], true).kind,
                     GAME_RATING_PERFECT);
    free(left);
    game_session_deinit(&session);
    session = scrambled_game(&rng);
    wander(&session, 20, &rng);
    solve(&session);
    left = analysed(at, &session);
    game_rating rating = game_rate(&session, PUZZLE_METRIC_SLIDES, left[0], true);
    assert_int_equal(rating.kind, GAME_RATING_OVER);
    assert_int_equal(rating.metric, PUZZLE_METRIC_SLIDES);
    assert_int_equal(rating.shortest, true_slides(truth, &session.start));
    assert_int_equal(rating.count, session.slides - rating.shortest);
    free(left);
    game_session_deinit(&session);
    close_court(at);
}

/* ---- Plans and hints ---- */

CLAIM(a_plan_is_as_long_as_its_slides_and_rejoining_makes_it_no_longer)
{
    sw_rng rng = sw_rng_seed(415);
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 3, 3);
    int saved = 0;
    for (int round = 0; round < 40; round++) {
        game_session session = scrambled_game(&rng);
        puzzle_board start = session.start;
        puzzle_path path = {0}, rest = {0};
        game_plan plan = {.metric = PUZZLE_METRIC_SLIDES};
        solve(&session);
        assert_true(game_session_path(&session, &path));
        game_plan_begin(&plan, &start);
        assert_true(game_plan_offer(&plan, &path, &(puzzle_path){0}));
        for (int i = 0; i < 30; i++) {
            puzzle_move move = (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES);
            if (puzzle_move_source(&plan.board, move) < 0)
                continue;
            game_plan_step(&plan, move);
            int before = game_plan_length(&plan);
            game_plan_rejoin(&plan);
            assert_true(game_plan_path(&plan, &rest));
            assert_true(puzzle_path_leads(&rest, &plan.board, &goal));
            assert_int_equal(game_plan_length(&plan), puzzle_path_slides(&rest));
            assert_true(game_plan_length(&plan) <= before);
            assert_true(game_plan_length(&plan) >= true_slides(truth, &plan.board));
            saved += before - game_plan_length(&plan);
        }
        puzzle_path_deinit(&path);
        puzzle_path_deinit(&rest);
        game_plan_deinit(&plan);
        game_session_deinit(&session);
    }
    assert_true(saved > 0);
}

typedef struct table {
    court *at;
    game_hint *hint;
    game_session session;
    double now_ms;
} table;

static game_distance left_on(const table *on)
{
    return game_hint_left(on->hint, &on->session);
}

static void wait_for_proof(table *on)
{
    game_wish wish;
    for (int heard = 0; !game_distance_exact(left_on(on));) {
        os_mutex_lock(&on->at->lock);
        while (on->at->rings == heard)
            assert_true(os_condition_wait_ms(&on->at->rung, &on->at->lock, 60000));
        heard = on->at->rings;
        os_mutex_unlock(&on->at->lock);
        game_hint_poll(on->hint, &on->session, on->now_ms, &wish);
    }
}

/* Up to the arrow and then the move: a tile at a time. */
static void play_a_hint(table *on)
{
    game_wish wish;
    for (int i = 0; i < GAME_HINT_STEPS; i++) {
        wish = game_hint_press(on->hint, &on->session, on->now_ms += 1000);
        if (wish.any)
            game_session_apply(&on->session, wish.command);
        game_hint_follow(on->hint, &on->session);
    }
}

static void check_left(const table *on)
{
    game_distance left = left_on(on);
    int slides = true_slides(truth, &on->session.board);
    assert_true(game_distance_known(left));
    assert_true(left.moves >= slides && left.bound <= slides);
}

CLAIM(hints_lead_home_in_the_fewest_slides)
{
    sw_rng rng = sw_rng_seed(416);
    table on = {.at = open_court_in(PUZZLE_METRIC_SLIDES)};
    assert_int_equal(game_hint_create(&on.hint, on.at->shared, ring, on.at, NULL), SW_OK);
    game_hint_count_in(on.hint, PUZZLE_METRIC_SLIDES);
    for (int game = 0; game < 6; game++) {
        on.session = scrambled_game(&rng);
        int slides = true_slides(truth, &on.session.start);
        game_hint_press(on.hint, &on.session, on.now_ms);
        wait_for_proof(&on);
        assert_int_equal(left_on(&on).moves, slides);
        while (!game_session_solved(&on.session)) {
            play_a_hint(&on);
            check_left(&on);
        }
        assert_int_equal(on.session.slides, slides);
        game_session_deinit(&on.session);
    }
    game_hint_destroy(on.hint);
    close_court(on.at);
}

/* Half a slide, a whole one, back or astray: what is said holds on the way. */
CLAIM(what_a_hint_says_holds_wherever_the_player_goes)
{
    sw_rng rng = sw_rng_seed(417);
    table on = {.at = open_court_in(PUZZLE_METRIC_SLIDES)};
    assert_int_equal(game_hint_create(&on.hint, on.at->shared, ring, on.at, NULL), SW_OK);
    game_hint_count_in(on.hint, PUZZLE_METRIC_SLIDES);
    on.session = scrambled_game(&rng);
    game_hint_press(on.hint, &on.session, on.now_ms);
    wait_for_proof(&on);
    game_hint_hide(on.hint); /* no search helps from here on */
    for (int i = 0; i < 300 && !game_session_solved(&on.session); i++) {
        if (sw_rng_below(&rng, 3) == 0)
            game_session_apply(&on.session, (game_command){.kind = GAME_UNDO});
        else if (sw_rng_below(&rng, 2) == 0)
            slide_at_random(&on.session, &rng);
        else
            move_at_random(&on.session, 1, &rng);
        game_hint_follow(on.hint, &on.session);
        check_left(&on);
    }
    game_hint_count_in(on.hint, PUZZLE_METRIC_MOVES); /* another metric knows nothing yet */
    assert_false(game_distance_known(left_on(&on)));
    game_session_deinit(&on.session);
    game_hint_destroy(on.hint);
    close_court(on.at);
}

static int find_truth(void **state)
{
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 3, 3);
    (void)state;
    truth = find_slide_truth(&goal);
    return 0;
}

static int free_truth(void **state)
{
    (void)state;
    free(truth);
    return 0;
}

CLAIMS_WITH(find_truth, free_truth)
