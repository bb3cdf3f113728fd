#include "game/ghost.h"

#include "claims.h"

#include "fixture.h"

static const char standard_4x4[] = "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0";

/* Solved by a line of three and a single move, at 0 and 1500 ms: three tiles to the left, one up. */
static const char four_away[] = "1,2,3,4/5,6,7,8/0,9,10,11/13,14,15,12";

static game_record run_of_two_slides(void)
{
    game_record run = {.round.session = session_of(four_away, standard_4x4)};
    game_session *session = &run.round.session;
    assert_int_equal(apply(session, "line L"), GAME_CHANGED);
    game_session_advance(session, 1500);
    assert_int_equal(apply(session, "move U"), GAME_SOLVED);
    return run;
}

static void assert_at(const game_ghost *ghost, size_t at, const char *board)
{
    puzzle_board expected = board_of(board);
    assert_int_equal(ghost->at, at);
    assert_true(puzzle_board_equal(&ghost->board, &expected));
}

CLAIM(a_run_goes_by_the_clock)
{
    game_ghost ghost;
    game_record run = run_of_two_slides();
    assert_true(game_ghost_of_run(&ghost, &run));
    game_session_deinit(&run.round.session);
    assert_int_equal(ghost.kind, GAME_GHOST_RUN);
    assert_int_equal(ghost.path.length, 4);
    assert_at(&ghost, 0, four_away);
    assert_true(game_ghost_follow(&ghost, 1, 1));
    assert_at(&ghost, 3, "1,2,3,4/5,6,7,8/9,10,11,0/13,14,15,12");
    assert_false(game_ghost_follow(&ghost, 1499, 90));
    assert_true(game_ghost_follow(&ghost, 1500, 90));
    assert_at(&ghost, 4, standard_4x4);
    assert_false(game_ghost_follow(&ghost, 90000, 90));
    game_ghost_deinit(&ghost);
}

CLAIM(a_run_waits_for_the_players_first_move)
{
    game_ghost ghost;
    game_record run = run_of_two_slides();
    assert_true(game_ghost_of_run(&ghost, &run));
    game_session_deinit(&run.round.session);
    assert_false(game_ghost_follow(&ghost, 0, 0));
    assert_at(&ghost, 0, four_away);
    assert_true(game_ghost_wait(&ghost, 0) > 1e6);
    assert_true(game_ghost_follow(&ghost, 0, 1));
    assert_int_equal(ghost.at, 3);
    game_ghost_deinit(&ghost);
}

CLAIM(a_run_says_when_its_board_will_change)
{
    game_ghost ghost;
    game_record run = run_of_two_slides();
    assert_true(game_ghost_of_run(&ghost, &run));
    game_session_deinit(&run.round.session);
    game_ghost_follow(&ghost, 400, 1);
    assert_float_equal(game_ghost_wait(&ghost, 400), 1100, 0.01);
    assert_float_equal(game_ghost_wait(&ghost, 1600), 0, 0.01);
    game_ghost_follow(&ghost, 1600, 1);
    assert_true(game_ghost_wait(&ghost, 1600) > 1e6);
    game_ghost_deinit(&ghost);
}

static game_ghost shortest(void)
{
    game_ghost ghost;
    puzzle_path path = {0};
    puzzle_board start = board_of(four_away), goal = board_of(standard_4x4);
    static const puzzle_move moves[] = {PUZZLE_LEFT, PUZZLE_LEFT, PUZZLE_LEFT, PUZZLE_UP};
    for (size_t i = 0; i < 4; i++)
        assert_true(puzzle_path_push(&path, moves[i]));
    assert_true(game_ghost_of_path(&ghost, &start, &goal, &path));
    puzzle_path_deinit(&path);
    return ghost;
}

CLAIM(the_shortest_solution_goes_with_the_players_slides)
{
    game_ghost ghost = shortest();
    ghost.metric = PUZZLE_METRIC_SLIDES;
    assert_int_equal(game_ghost_length(&ghost), 2);
    assert_true(game_ghost_follow(&ghost, 5000, 1));
    assert_at(&ghost, 3, "1,2,3,4/5,6,7,8/9,10,11,0/13,14,15,12");
    assert_int_equal(game_ghost_left(&ghost), 1);
    assert_true(game_ghost_follow(&ghost, 5001, 7));
    assert_at(&ghost, 4, standard_4x4);
    assert_true(game_ghost_follow(&ghost, 5002, 0));
    assert_int_equal(game_ghost_left(&ghost), 2);
    game_ghost_deinit(&ghost);
}

CLAIM(the_shortest_solution_goes_with_the_players_moves)
{
    game_ghost ghost = shortest();
    assert_int_equal(ghost.kind, GAME_GHOST_SHORTEST);
    assert_false(game_ghost_follow(&ghost, 5000, 0));
    assert_true(game_ghost_follow(&ghost, 5000, 2));
    assert_at(&ghost, 2, "1,2,3,4/5,6,7,8/9,10,0,11/13,14,15,12");
    assert_true(game_ghost_follow(&ghost, 5001, 1)); /* the player took one back */
    assert_at(&ghost, 1, "1,2,3,4/5,6,7,8/9,0,10,11/13,14,15,12");
    assert_true(game_ghost_follow(&ghost, 5002, 30));
    assert_at(&ghost, 4, standard_4x4);
    assert_true(game_ghost_wait(&ghost, 5002) > 1e6);
    assert_true(game_ghost_follow(&ghost, 5003, 0)); /* a restart */
    assert_at(&ghost, 0, four_away);
    game_ghost_deinit(&ghost);
}

CLAIM(a_game_without_moves_makes_a_ghost_that_stands)
{
    game_ghost ghost;
    game_record run = {.round.session = session_of(four_away, standard_4x4)};
    assert_true(game_ghost_of_run(&ghost, &run));
    assert_false(game_ghost_follow(&ghost, 1000, 5));
    assert_true(game_ghost_wait(&ghost, 1000) > 1e6);
    game_ghost_deinit(&ghost);
    game_session_deinit(&run.round.session);
}

CLAIM(a_zeroed_ghost_can_be_deinited)
{
    game_ghost ghost = {0};
    game_ghost_deinit(&ghost);
    assert_int_equal(ghost.kind, GAME_GHOST_NONE);
    assert_false(game_ghost_follow(&ghost, 1000, 5));
}
