#include "game/run.h"

#include <stdlib.h>
#include <string.h>

#include "claims.h"

#include "../fixture.h"
#include "runs.h"

/* Solves the board in play, a move each `ms`, the first one at once. */
static void solve(game_run *run, double ms)
{
    puzzle_path path = solution_of(run);
    for (size_t i = 0; i < path.length; i++) {
        game_outcome outcome = do_move(run, (puzzle_move)path.moves[i]);
        assert_int_equal(outcome, i + 1 == path.length ? GAME_SOLVED : GAME_CHANGED);
        if (i + 1 < path.length)
            assert_false(game_run_advance(run, ms));
    }
    puzzle_path_deinit(&path);
}

static size_t moves_to_go(const game_run *run)
{
    puzzle_path path = solution_of(run);
    size_t length = path.length;
    puzzle_path_deinit(&path);
    return length;
}

CLAIM(a_marathons_clock_stands_between_its_boards)
{
    game_run run = run_of("marathon 3x3 3");
    double sum = 0;
    for (int board = 0; board < 3; board++) {
        double before = run.time_ms;
        assert_false(game_run_advance(&run, 5000)); /* nobody has moved yet */
        assert_true(run.time_ms == before);
        sum += 100.0 * (double)(moves_to_go(&run) - 1);
        solve(&run, 100);
        assert_int_equal(run.count, board + 1);
        assert_int_equal(game_run_waits(&run), board < 2);
        assert_int_equal(run.over, board == 2);
        assert_true(run.time_ms == sum);
        assert_int_equal(do_act(&run, GAME_RUN_NEXT), board < 2 ? GAME_CHANGED : GAME_NOTHING);
    }
    assert_true(game_run_complete(&run));
    assert_true(game_run_mean(&run) == sum / 3);
    assert_int_equal(do_move(&run, PUZZLE_UP), GAME_NOTHING);
    game_run_deinit(&run);
}

CLAIM(a_time_attack_goes_on_by_itself_and_ends_with_its_clock)
{
    game_run run = run_of("attack 3x3 30+5");
    assert_true(game_run_left_ms(&run) == 30000);
    assert_false(game_run_advance(&run, 99999)); /* it begins with the first move */
    double spent = 10.0 * (double)(moves_to_go(&run) - 1);
    solve(&run, 10);
    assert_int_equal(run.count, 1);
    assert_false(game_run_waits(&run));
    assert_false(game_session_solved(&run.round.session)); /* the next board is in play */
    assert_true(game_run_left_ms(&run) == 35000 - spent);
    assert_false(game_run_advance(&run, 1000)); /* it runs before that one's first move */
    assert_true(game_run_left_ms(&run) == 34000 - spent);
    assert_false(game_run_advance(&run, game_run_left_ms(&run) - 0.5));
    puzzle_path path = solution_of(&run);
    assert_int_equal(do_move(&run, (puzzle_move)path.moves[0]), GAME_CHANGED);
    assert_true(game_run_advance(&run, 7));
    assert_true(run.over);
    assert_true(game_run_left_ms(&run) == 0);
    assert_int_equal(do_move(&run, (puzzle_move)path.moves[1]), GAME_NOTHING);
    assert_true(run.time_ms == 35000);
    puzzle_path_deinit(&path);
    game_run_deinit(&run);
}

CLAIM(a_relay_grows_from_board_to_board_under_one_clock)
{
    game_run run = run_of("relay 4x4");
    double spent = 0;
    for (int side = 2; side <= 4; side++) {
        assert_int_equal(run.round.session.goal.size.columns, side);
        assert_int_equal(run.round.session.goal.size.rows, side);
        spent += 20.0 * (double)(moves_to_go(&run) - 1);
        solve(&run, 20);
        assert_int_equal(run.boards[side - 2].at_ms, spent);
    }
    assert_true(run.over && game_run_complete(&run));
    game_run_deinit(&run);
}

/* The player looks at each board before the first move, as anybody does. */
CLAIM(where_the_clock_runs_on_the_boards_times_add_up_to_it)
{
    static const char *const challenges[] = {"relay 4x4", "attack 3x3 60+15"};
    for (size_t i = 0; i < 2; i++) {
        game_run run = run_of(challenges[i]);
        game_run_result result;
        int64_t sum = 0, looks[] = {0, 1234, 777}; /* the first look is before the clock */
        for (int board = 0; board < 3; board++) {
            int64_t solving = 20 * ((int64_t)moves_to_go(&run) - 1);
            game_run_advance(&run, board == 0 ? 4321 : (double)looks[board]);
            solve(&run, 20);
            assert_int_equal(run.boards[board].time_ms, looks[board] + solving);
            sum += run.boards[board].time_ms;
            assert_int_equal(run.boards[board].at_ms, sum);
            assert_int_equal(game_run_since_ms(&run), sum);
        }
        assert_true(game_run_result_of(&run, 7, &result));
        assert_int_equal(result.time_ms, sum);
        game_run_deinit(&run);
    }
}

/* There and back is two slides, and so is one slide more than a line at once. */
CLAIM(the_fewest_slides_are_counted_where_these_count)
{
    game_run run = run_of("fewest 3x3 slides");
    assert_int_equal(run.challenge.metric, PUZZLE_METRIC_SLIDES);
    for (int board = 0; board < 2; board++) {
        if (board == 0) {
            puzzle_path path = solution_of(&run);
            do_move(&run, (puzzle_move)path.moves[0]);
            do_move(&run, puzzle_move_opposite((puzzle_move)path.moves[0]));
            puzzle_path_deinit(&path);
        }
        solve(&run, 1);
        do_act(&run, GAME_RUN_NEXT);
    }
    game_run_result result;
    int slides = run.boards[1].slides;
    assert_true(slides < run.boards[0].slides && slides < run.boards[1].moves);
    assert_true(game_run_result_of(&run, 7, &result));
    assert_int_equal(result.fewest, slides);
    assert_int_equal(game_run_fewest(&run), slides);
    game_run_deinit(&run);
}

CLAIM(three_tries_have_one_board_and_the_best_one_counts)
{
    game_run run = run_of("fewest 3x3");
    puzzle_board start = run.round.session.start;
    puzzle_path path = solution_of(&run);
    puzzle_move detour = puzzle_move_opposite((puzzle_move)path.moves[0]);
    assert_int_equal(do_move(&run, (puzzle_move)path.moves[0]), GAME_CHANGED);
    assert_int_equal(do_move(&run, detour), GAME_CHANGED);
    solve(&run, 1);
    assert_int_equal(run.boards[0].moves, path.length + 2);
    do_act(&run, GAME_RUN_NEXT);
    assert_true(puzzle_board_equal(&run.round.session.board, &start));
    assert_int_equal(do_move(&run, (puzzle_move)path.moves[0]), GAME_CHANGED);
    game_run_apply(&run, (game_run_command){.play = {.kind = GAME_UNDO}});
    solve(&run, 1);
    assert_int_equal(run.boards[1].moves, path.length); /* what was undone does not count */
    assert_int_equal(do_act(&run, GAME_RUN_END), GAME_CHANGED);
    game_run_result result;
    assert_true(game_run_result_of(&run, 7, &result));
    assert_int_equal(result.fewest, path.length);
    assert_int_equal(result.boards, 2);
    assert_true(result.early);
    puzzle_path_deinit(&path);
    game_run_deinit(&run);
}

/* A board begins anew where single moves may be undone, too. */
CLAIM(only_the_daily_board_has_hints_and_all_but_blindfold_begin_anew)
{
    static const char *const challenges[] = {"daily 2026-11-23", "attack 3x3 30+5",
                                             "marathon 3x3 3",   "relay 4x4",
                                             "fewest 3x3",       "blind 3x3"};
    for (size_t i = 0; i < sizeof challenges / sizeof *challenges; i++) {
        game_run run = run_of(challenges[i]);
        game_run_command hint = {.play = {.kind = GAME_HINT, .step = GAME_HINT_TILE}};
        game_run_command again = {.play = {.kind = GAME_RESTART}};
        assert_int_equal(game_run_apply(&run, hint), i == 0 ? GAME_CHANGED : GAME_NOTHING);
        puzzle_path path = solution_of(&run);
        assert_int_equal(do_move(&run, (puzzle_move)path.moves[0]), GAME_CHANGED);
        assert_int_equal(game_run_apply(&run, again), i < 5 ? GAME_CHANGED : GAME_NOTHING);
        assert_int_equal(run.round.session.moves, i < 5 ? 0 : 1);
        puzzle_path_deinit(&path);
        game_run_deinit(&run);
    }
}

CLAIM(a_solved_board_stays_solved)
{
    game_run run = run_of("marathon 3x3 5");
    solve(&run, 1);
    assert_int_equal(game_run_apply(&run, (game_run_command){.play = {.kind = GAME_UNDO}}),
                     GAME_NOTHING);
    assert_int_equal(run.count, 1);
    game_run_deinit(&run);
}

CLAIM(boards_of_a_seed_are_those_of_its_numbers)
{
    game_run run = run_of("marathon 4x4 3");
    for (uint64_t board = 0; board < 3; board++) {
        sw_rng rng = sw_rng_seed(1234567 + board);
        puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 4, 4);
        puzzle_board start = puzzle_scramble(&goal, &rng);
        assert_true(puzzle_board_equal(&run.round.session.start, &start));
        assert_int_equal(run.round.origin.seed, 1234567 + board);
        solve(&run, 1);
        do_act(&run, GAME_RUN_NEXT);
    }
    game_run_deinit(&run);
}

static int by_value(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

/* Sorted anew each time, in place of a window that rolls. */
static double average(const game_run *run, size_t length, size_t cut)
{
    double values[100], sum = 0;
    for (size_t i = 0; i < length; i++)
        values[i] = (double)run->boards[run->count - length + i].time_ms;
    qsort(values, length, sizeof *values, by_value);
    for (size_t i = cut; i < length - cut; i++)
        sum += values[i];
    return sum / (double)(length - 2 * cut);
}

CLAIM(a_thousand_boards_have_the_averages_that_one_reckons)
{
    game_run run = run_of("marathon 3x3 1000");
    sw_rng rng = sw_rng_seed(5);
    double sum = 0, best = -1;
    for (size_t board = 0; board < 1000; board++) {
        solve(&run, (double)sw_rng_below(&rng, 900));
        sum += (double)run.boards[board].time_ms;
        assert_true(game_run_average(&run, 5) == (board >= 4 ? average(&run, 5, 1) : -1));
        if (board >= 4 && (best < 0 || average(&run, 5, 1) < best))
            best = average(&run, 5, 1);
        assert_true(game_run_best_average(&run, 5) == best);
        assert_true(game_run_average(&run, 12) == (board >= 11 ? average(&run, 12, 1) : -1));
        assert_true(game_run_average(&run, 100) == (board >= 99 ? average(&run, 100, 5) : -1));
        assert_true(game_run_mean(&run) == sum / (double)(board + 1));
        do_act(&run, GAME_RUN_NEXT);
    }
    assert_true(game_run_complete(&run));
    int fastest = game_run_fastest(&run);
    for (size_t i = 0; i < run.count; i++)
        assert_true(run.boards[i].time_ms >= run.boards[fastest].time_ms);
    game_run_deinit(&run);
}

CLAIM(its_replay_holds_all_its_boards)
{
    game_run run = run_of("marathon 3x3 5");
    game_record record, back;
    sw_text text;
    assert_false(game_run_record(&run, 9, &record)); /* nothing was played */
    solve(&run, 30);
    do_act(&run, GAME_RUN_NEXT);
    solve(&run, 40);
    do_act(&run, GAME_RUN_NEXT);
    puzzle_path path = solution_of(&run);
    do_move(&run, (puzzle_move)path.moves[0]);
    do_move(&run, (puzzle_move)path.moves[1]);
    game_run_apply(&run, (game_run_command){.play = {.kind = GAME_UNDO}});
    puzzle_path_deinit(&path);
    assert_true(game_run_record(&run, 9, &record));
    sw_text_init(&text, 1 << 20);
    game_record_format(&record, &text);
    sw_error error;
    if (game_record_parse(&back, text.data, text.length, &error) != SW_OK)
        fail_msg("line %d: %s", error.line, error.message);
    assert_string_equal(back.round.challenge, "marathon 3x3 5");
    assert_int_equal(back.round.session.time_ms, run.boards[0].time_ms);
    assert_non_null(strstr(back.more, "board 2\n"));
    assert_non_null(strstr(back.more, "board 3\n"));
    assert_null(strstr(back.more, "board 4\n"));
    assert_true(game_session_solved(&back.round.session));
    sw_text_deinit(&text);
    game_record_deinit(&back);
    game_record_deinit(&record);
    game_run_deinit(&run);
}

CLAIM(it_says_that_it_was_paused)
{
    game_run run = run_of("relay 3x3");
    assert_int_equal(do_act(&run, GAME_RUN_PAUSE), GAME_NOTHING); /* not begun */
    puzzle_path path = solution_of(&run);
    do_move(&run, (puzzle_move)path.moves[0]);
    puzzle_path_deinit(&path);
    assert_false(run.paused);
    assert_int_equal(do_act(&run, GAME_RUN_PAUSE), GAME_CHANGED);
    assert_true(run.paused);
    game_run_deinit(&run);
}

CLAIMS_WITH(create_solver, destroy_solver)
