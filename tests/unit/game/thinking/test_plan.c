#include "thinking/plan.h"

#include "claims.h"

#include "fixture.h"

static const puzzle_path no_trail = {0};

/* Letters as in notation: where the tile goes. */
static puzzle_path path_of(const char *letters)
{
    puzzle_path path = {0};
    for (; *letters; letters++) {
        puzzle_move move = *letters == 'U'   ? PUZZLE_UP
                           : *letters == 'R' ? PUZZLE_RIGHT
                           : *letters == 'D' ? PUZZLE_DOWN
                                             : PUZZLE_LEFT;
        assert_true(puzzle_path_push(&path, move));
    }
    return path;
}

/* The plan's rest, as a path that can be replayed. */
static void assert_leads(const game_plan *plan, const puzzle_board *goal)
{
    puzzle_path path = {0};
    assert_true(plan->known);
    assert_true(game_plan_path(plan, &path));
    assert_int_equal(path.length, plan->rest.length);
    assert_true(puzzle_path_leads(&path, &plan->board, goal));
    puzzle_path_deinit(&path);
}

/* A board so many random moves from the goal, none of which takes the one before back, with the way
 * home for a plan. */
static game_plan walked_plan(const puzzle_board *goal, int moves, sw_rng *rng)
{
    game_plan plan = {0};
    game_plan_begin(&plan, goal);
    puzzle_path none = {0};
    assert_true(game_plan_offer(&plan, &none, &no_trail));
    while ((int)plan.rest.length < moves) {
        puzzle_move move = (puzzle_move)sw_rng_below(rng, PUZZLE_MOVES);
        bool back = plan.rest.length > 0 && game_plan_next(&plan) == move;
        if (!back && puzzle_move_source(&plan.board, move) >= 0)
            game_plan_step(&plan, move);
    }
    return plan;
}

static puzzle_move random_move(const puzzle_board *board, sw_rng *rng)
{
    puzzle_move move;
    do
        move = (puzzle_move)sw_rng_below(rng, PUZZLE_MOVES);
    while (puzzle_move_source(board, move) < 0);
    return move;
}

CLAIM(following_the_plan_leads_to_the_goal_in_its_length)
{
    sw_rng rng = sw_rng_seed(1);
    puzzle_board goal = goal_of(PUZZLE_GOAL_SPIRAL, 7, 5);
    game_plan plan = walked_plan(&goal, 300, &rng);
    assert_leads(&plan, &goal);
    for (size_t left = 300; left > 0; left--) {
        assert_int_equal(plan.rest.length, left);
        assert_true(game_plan_step(&plan, game_plan_next(&plan)));
    }
    assert_true(puzzle_board_equal(&plan.board, &goal));
    game_plan_deinit(&plan);
}

CLAIM(a_step_that_is_taken_back_leaves_the_plan_as_it_was)
{
    sw_rng rng = sw_rng_seed(2);
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 4, 4);
    game_plan plan = walked_plan(&goal, 60, &rng);
    for (int i = 0; i < 200; i++) {
        puzzle_move next = game_plan_next(&plan), move = random_move(&plan.board, &rng);
        size_t length = plan.rest.length;
        game_plan_step(&plan, move);
        game_plan_step(&plan, puzzle_move_opposite(move));
        assert_int_equal(plan.rest.length, length);
        assert_int_equal(game_plan_next(&plan), next);
    }
    assert_leads(&plan, &goal);
    game_plan_deinit(&plan);
}

/* The contract of a repair: the way back of the step and the old plan, or shorter. */
CLAIM(after_any_step_the_plan_is_at_most_one_longer)
{
    static const puzzle_size sizes[] = {{2, 2}, {3, 3}, {5, 5}, {2, 12}, {32, 32}};
    sw_rng rng = sw_rng_seed(3);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, sizes[i].columns, sizes[i].rows);
        game_plan plan = walked_plan(&goal, 200, &rng);
        for (int step = 0; step < 60; step++) {
            size_t before = plan.rest.length;
            bool along = game_plan_step(&plan, random_move(&plan.board, &rng));
            assert_int_equal(plan.rest.length, along ? before - 1 : before + 1);
            game_plan_rejoin(&plan);
            assert_true(plan.rest.length <= (along ? before - 1 : before + 1));
            assert_leads(&plan, &goal);
        }
        game_plan_deinit(&plan);
    }
}

/* Three tiles round a 2x2 corner are back after twelve moves, so eight one way are four the other. */
CLAIM(a_long_way_round_is_cut_short)
{
    puzzle_board goal = board_of("1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0");
    puzzle_path eight = path_of("RDLURDLU");
    puzzle_board start = goal;
    game_plan plan = {0};
    for (size_t i = eight.length; i-- > 0;)
        assert_true(puzzle_move_apply(&start, puzzle_move_opposite((puzzle_move)eight.moves[i])));
    game_plan_begin(&plan, &start);
    assert_true(game_plan_offer(&plan, &eight, &no_trail));
    game_plan_rejoin(&plan);
    assert_int_equal(plan.rest.length, 4);
    assert_leads(&plan, &goal);
    puzzle_path_deinit(&eight);
    game_plan_deinit(&plan);
}

/* The blank stands in the corner; from the cell above it no way to the plan is shorter than back. */
CLAIM(a_plan_without_a_short_cut_stays)
{
    puzzle_board start = board_of("1,2,3/4,5,6/0,7,8");
    puzzle_board goal = board_of("1,2,3/4,5,6/7,8,0");
    puzzle_path path = path_of("LL");
    game_plan plan = {0};
    game_plan_begin(&plan, &start);
    assert_true(game_plan_offer(&plan, &path, &no_trail));
    game_plan_step(&plan, PUZZLE_DOWN);
    game_plan_rejoin(&plan);
    assert_int_equal(plan.rest.length, 3);
    assert_int_equal(game_plan_next(&plan), PUZZLE_UP);
    assert_leads(&plan, &goal);
    puzzle_path_deinit(&path);
    game_plan_deinit(&plan);
}

CLAIM(only_a_shorter_path_is_taken)
{
    puzzle_board start = board_of("1,2,3/4,5,6/0,7,8");
    puzzle_board goal = board_of("1,2,3/4,5,6/7,8,0");
    puzzle_path two = path_of("LL"), four = path_of("LRLL");
    game_plan plan = {0};
    game_plan_begin(&plan, &start);
    assert_true(game_plan_offer(&plan, &four, &no_trail));
    assert_false(game_plan_offer(&plan, &four, &no_trail));
    assert_true(game_plan_offer(&plan, &two, &no_trail));
    assert_false(game_plan_offer(&plan, &four, &no_trail));
    assert_int_equal(plan.rest.length, 2);
    assert_leads(&plan, &goal);
    puzzle_path_deinit(&two);
    puzzle_path_deinit(&four);
    game_plan_deinit(&plan);
}

/* A path that was found for a board that one has left: along it, or away from it. */
CLAIM(a_path_from_an_earlier_board_is_led_along_the_trail)
{
    sw_rng rng = sw_rng_seed(4);
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 5, 4);
    for (int i = 0; i < 100; i++) {
        game_plan found = walked_plan(&goal, 80, &rng), plan = {0};
        puzzle_path path = {0}, trail = {0};
        assert_true(game_plan_path(&found, &path));
        game_plan_begin(&plan, &found.board);
        for (int made = 0; made < i % 10; made++) {
            puzzle_move move = random_move(&plan.board, &rng);
            game_plan_step(&plan, move);
            game_plan_step(&found, move);
            assert_true(puzzle_path_push(&trail, move));
        }
        assert_false(plan.known);
        assert_true(game_plan_offer(&plan, &path, &trail));
        assert_int_equal(plan.rest.length, found.rest.length);
        assert_leads(&plan, &goal);
        puzzle_path_deinit(&path);
        puzzle_path_deinit(&trail);
        game_plan_deinit(&plan);
        game_plan_deinit(&found);
    }
}
