#include "game/run.h"

#include <stdlib.h>
#include <string.h>

#include "claims.h"

#include "../fixture.h"
#include "runs.h"

/* Its board becomes the goal, a move each `ms`, the first one at once. Returns how many moves that were. */
static int reach_goal(game_run *run, double ms)
{
    puzzle_path path = solution_of(run);
    int moves = (int)path.length;
    for (size_t i = 0; i < path.length; i++) {
        assert_int_equal(do_move(run, (puzzle_move)path.moves[i]), GAME_CHANGED);
        assert_false(game_run_advance(run, ms));
    }
    puzzle_path_deinit(&path);
    assert_true(puzzle_board_equal(&run->round.session.board, &run->round.session.goal));
    return moves;
}

/* A move that the board allows. */
static void move_somehow(game_run *run)
{
    int blank = run->round.session.board.blank, columns = run->round.session.goal.size.columns;
    assert_int_equal(do_move(run, blank % columns > 0 ? PUZZLE_RIGHT : PUZZLE_LEFT), GAME_CHANGED);
}

CLAIM(learning_is_counted_from_the_beginning)
{
    game_run run = run_of("blind 3x3");
    assert_true(game_run_learns(&run) && !game_run_hides(&run));
    assert_true(game_run_clock_runs(&run));
    assert_false(game_run_touched(&run));
    assert_int_equal(do_act(&run, GAME_RUN_PAUSE), GAME_NOTHING); /* no frame was shown */
    assert_false(game_run_advance(&run, 34200));
    assert_true(game_run_touched(&run) && !game_run_begun(&run));
    assert_int_equal(do_act(&run, GAME_RUN_PAUSE), GAME_CHANGED);
    assert_int_equal(do_act(&run, GAME_RUN_DONE), GAME_NOTHING);
    assert_int_equal(do_act(&run, GAME_RUN_BEGIN), GAME_CHANGED);
    assert_int_equal(do_act(&run, GAME_RUN_BEGIN), GAME_NOTHING);
    assert_true(game_run_hides(&run) && !game_run_learns(&run));
    assert_false(game_run_advance(&run, 800)); /* before the first move */
    assert_true(game_run_learn_ms(&run) == 34200);
    assert_true(game_run_solve_ms(&run) == 800);
    game_run_deinit(&run);
}

CLAIM(the_first_move_hides_the_numbers_too)
{
    game_run run = run_of("blind 4x4");
    game_run_advance(&run, 5000);
    move_somehow(&run);
    assert_true(game_run_hides(&run));
    game_run_advance(&run, 1000);
    move_somehow(&run);
    assert_true(game_run_learn_ms(&run) == 5000);
    assert_true(game_run_solve_ms(&run) == 1000);
    assert_true(run.round.session.time_ms == 1000); /* its replay begins with the move */
    game_run_deinit(&run);
}

CLAIM(nothing_tells_that_the_board_is_solved_until_it_is_done)
{
    game_run run = run_of("blind 3x3");
    game_run_advance(&run, 2000);
    do_act(&run, GAME_RUN_BEGIN);
    int moves = reach_goal(&run, 100);
    assert_false(run.over || game_run_complete(&run) || game_session_solved(&run.round.session));
    assert_int_equal(run.count, 0);
    game_run_advance(&run, 700); /* the clock runs on */
    move_somehow(&run);
    moves += 1 + reach_goal(&run, 10);
    assert_true(game_run_hides(&run));
    assert_int_equal(do_act(&run, GAME_RUN_DONE), GAME_SOLVED);
    assert_true(run.over && game_run_complete(&run) && game_session_solved(&run.round.session));
    assert_false(game_run_hides(&run));
    double total = run.time_ms;
    assert_false(game_run_advance(&run, 1000));
    assert_true(run.time_ms == total);
    assert_int_equal(do_act(&run, GAME_RUN_DONE), GAME_NOTHING);

    game_run_result result;
    assert_true(game_run_result_of(&run, 7, &result));
    assert_int_equal(result.boards, 1);
    assert_int_equal(result.moves, moves);
    assert_int_equal(result.fewest, moves);
    assert_int_equal(result.learn_ms, 2000);
    assert_int_equal(result.time_ms, 2000 + 100 * (moves - 2) + 700 + 10);
    assert_int_equal(run.boards[0].time_ms, result.time_ms);
    assert_int_equal(result.way, GAME_WAY_KEYS);
    assert_false(result.early);
    game_run_deinit(&run);
}

CLAIM(a_try_that_failed_is_a_result_without_a_board)
{
    game_run run = run_of("blind 4x4");
    game_run_advance(&run, 3000);
    move_somehow(&run);
    game_run_advance(&run, 1500);
    move_somehow(&run);
    game_run_advance(&run, 400);
    assert_int_equal(do_act(&run, GAME_RUN_DONE), GAME_CHANGED);
    assert_true(run.over);
    assert_false(game_run_complete(&run) || game_session_solved(&run.round.session));
    game_run_result result;
    assert_true(game_run_result_of(&run, 7, &result));
    assert_int_equal(result.boards, 0);
    assert_int_equal(result.fewest, 0);
    assert_int_equal(result.moves, 2);
    assert_int_equal(result.slides, 1); /* both in one direction */
    assert_int_equal(result.learn_ms, 3000);
    assert_int_equal(result.time_ms, 4900);
    assert_int_equal(result.way, GAME_WAY_KEYS);
    assert_false(result.early);
    game_run_deinit(&run);
}

/* Though the board is the goal: the player did not know. */
CLAIM(who_looks_has_not_solved_it)
{
    game_run run = run_of("blind 3x3");
    int moves = reach_goal(&run, 10);
    assert_int_equal(do_act(&run, GAME_RUN_END), GAME_CHANGED);
    assert_false(game_run_hides(&run) || game_run_complete(&run));
    assert_int_equal(do_act(&run, GAME_RUN_DONE), GAME_NOTHING);
    game_run_result result;
    assert_true(game_run_result_of(&run, 7, &result));
    assert_int_equal(result.boards, 0);
    assert_int_equal(result.moves, moves);
    assert_true(result.early);
    game_run_deinit(&run);
}

CLAIM(a_board_that_was_only_learned_leaves_nothing)
{
    game_run run = run_of("blind 3x3");
    game_run_result result;
    game_record record;
    game_run_advance(&run, 9000);
    assert_int_equal(do_act(&run, GAME_RUN_END), GAME_CHANGED);
    assert_false(game_run_result_of(&run, 7, &result));
    assert_false(game_run_record(&run, 7, &record));
    game_run_deinit(&run);

    run = run_of("blind 3x3");
    do_act(&run, GAME_RUN_BEGIN); /* but one that was begun is a try */
    assert_int_equal(do_act(&run, GAME_RUN_DONE), GAME_CHANGED);
    assert_true(game_run_result_of(&run, 7, &result));
    assert_int_equal(result.way, GAME_WAY_UNKNOWN);
    game_run_deinit(&run);
}

CLAIM(nothing_is_taken_back_and_nobody_helps)
{
    static const game_command_kind kinds[] = {GAME_UNDO, GAME_REDO,      GAME_RESTART,  GAME_HINT,
                                              GAME_AUTO, GAME_AUTO_MOVE, GAME_HINT_MOVE};
    game_run run = run_of("blind 4x4");
    move_somehow(&run);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            game_command command = {.kind = kinds[i], .move = (puzzle_move)move};
            assert_int_equal(game_run_apply(&run, (game_run_command){.play = command}),
                             GAME_NOTHING);
        }
    assert_int_equal(run.round.session.moves, 1);
    game_run_deinit(&run);
}

/* Of a try that went past its goal, and one that was given up there. */
CLAIM(its_replay_is_read_back)
{
    for (int looks = 0; looks < 2; looks++) {
        game_run run = run_of("blind 3x3");
        game_record record, back;
        sw_text text;
        sw_error error;
        game_run_advance(&run, 500);
        reach_goal(&run, 10);
        move_somehow(&run);
        reach_goal(&run, 10);
        do_act(&run, looks ? GAME_RUN_END : GAME_RUN_DONE);
        assert_true(game_run_record(&run, 9, &record));
        sw_text_init(&text, 1 << 20);
        game_record_format(&record, &text);
        if (game_record_parse(&back, text.data, text.length, &error) != SW_OK)
            fail_msg("line %d: %s", error.line, error.message);
        assert_int_equal(game_session_solved(&back.round.session), !looks);
        assert_true(puzzle_board_equal(&back.round.session.board, &back.round.session.goal));
        assert_int_equal(back.round.session.moves, run.round.session.moves);
        assert_string_equal(back.round.challenge, "blind 3x3");
        sw_text_deinit(&text);
        game_record_deinit(&back);
        game_record_deinit(&record);
        game_run_deinit(&run);
    }
}

CLAIM(other_modes_hide_nothing)
{
    static const char *const challenges[] = {"daily 2026-11-23", "attack 3x3 30+5",
                                             "marathon 3x3 3", "relay 4x4", "fewest 3x3"};
    for (size_t i = 0; i < sizeof challenges / sizeof *challenges; i++) {
        game_run run = run_of(challenges[i]);
        assert_int_equal(do_act(&run, GAME_RUN_BEGIN), GAME_NOTHING);
        puzzle_path path = solution_of(&run);
        assert_int_equal(do_move(&run, (puzzle_move)path.moves[0]), GAME_CHANGED);
        assert_int_equal(do_act(&run, GAME_RUN_DONE), GAME_NOTHING);
        assert_false(game_run_hides(&run) || game_run_learns(&run) || run.over);
        assert_true(game_run_learn_ms(&run) == 0);
        puzzle_path_deinit(&path);
        game_run_deinit(&run);
    }
}

CLAIMS_WITH(create_solver, destroy_solver)
