/* What the game asks the solver for: limits, engines and threads, as players know them. */
#include "game/ask.h"

#include "os/thread.h"

#include "claims.h"
#include "support/boards.h"

CLAIM(every_purpose_is_a_request)
{
    const puzzle_board goal = standard_goal(4, 4);
    puzzle_board start = goal;
    start.tiles[14] = PUZZLE_BLANK;
    start.tiles[15] = 15;
    start.blank = 14;
    for (int purpose = 0; purpose < GAME_ASK_PURPOSES; purpose++) {
        solver_request request = game_ask((game_ask_purpose)purpose, &start, &goal);
        assert_int_equal(solver_request_check(&request, NULL), SW_OK);
        assert_true(puzzle_board_equal(&request.start, &start));
        assert_true(puzzle_board_equal(&request.goal, &goal));
        assert_in_range(request.threads, 1, 1024);
        assert_true(request.time_ms >= 0 && request.time_ms <= 60000);
    }
}

CLAIM(patience_depends_on_whether_a_proof_can_be_expected)
{
    const puzzle_board small = standard_goal(4, 4), large = standard_goal(5, 4);
    const struct {
        game_ask_purpose purpose;
        double small_ms, large_ms;
    } wanted[] = {
        {GAME_ASK_HINT, 15000, 15000}, {GAME_ASK_WATCH, 20000, 20000}, {GAME_ASK_RACE, 20000, 3000},
        {GAME_ASK_LINE, 5000, 3000},   {GAME_ASK_PAR, 10000, 10000},   {GAME_ASK_LEVEL, 1000, 1000},
        {GAME_ASK_HARD, 200, 0},
    };
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        solver_request request = game_ask(wanted[i].purpose, &small, &small);
        assert_true(request.time_ms == wanted[i].small_ms);
        assert_int_equal(request.threads, os_thread_cores());
        assert_true(game_ask(wanted[i].purpose, &large, &large).time_ms == wanted[i].large_ms);
    }
}

CLAIM(a_place_of_a_large_board_gets_a_look)
{
    const puzzle_size small = {4, 4}, large = {6, 6};
    assert_true(game_ask_place_ms(small, PUZZLE_METRIC_MOVES, 2000, false) == 2000);
    assert_true(game_ask_place_ms(small, PUZZLE_METRIC_MOVES, 0, true) == 0);
    assert_true(game_ask_place_ms(large, PUZZLE_METRIC_MOVES, 2000, true) == 100);
    assert_true(game_ask_place_ms(large, PUZZLE_METRIC_MOVES, 2000, false) == 4);
    assert_true(game_ask_place_ms(large, PUZZLE_METRIC_MOVES, 0, false) == 4);
    assert_true(game_ask_place_ms(large, PUZZLE_METRIC_MOVES, 50, true) == 50);
    assert_true(game_ask_place_ms(small, PUZZLE_METRIC_SLIDES, 2000, false) == 15000);
    assert_true(game_ask_place_ms(small, PUZZLE_METRIC_SLIDES, 0, false) == 0);
    assert_true(game_ask_place_ms(large, PUZZLE_METRIC_SLIDES, 2000, false) == 4);
}

/* Where the same seed has to give the same board, no clock may end a search. */
CLAIM(what_makes_a_board_counts_nodes)
{
    const puzzle_board small = standard_goal(4, 4), large = standard_goal(5, 4);
    solver_request easy = game_ask(GAME_ASK_EASY, &small, &small);
    solver_request hard = game_ask(GAME_ASK_HARD, &large, &large);
    assert_true(easy.time_ms == 0 && easy.node_limit > 0);
    assert_int_equal(easy.method.heuristic, SOLVER_LINEAR_CONFLICT);
    assert_true(hard.time_ms == 0);
    assert_int_equal(hard.node_limit, 1);
    assert_int_equal(hard.method.heuristic, SOLVER_LINEAR_CONFLICT);
}
