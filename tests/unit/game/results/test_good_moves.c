#include "game/ask.h"
#include "game/good_moves.h"
#include "oracle.h"

#include "claims.h"
#include "support/boards.h"

static bool leads_nearer(const oracle *known, puzzle_board board, puzzle_move move)
{
    int before = oracle_distance(known, &board);
    return puzzle_move_apply(&board, move) && oracle_distance(known, &board) < before;
}

/* On every so-manieth board of 3x3 the good moves are those to boards that the oracle has nearer. */
CLAIM(all_good_moves_are_found_and_no_others)
{
    enum { EVERY = 997 };
    solver *own = NULL;
    puzzle_board goal = standard_goal(3, 3);
    assert_int_equal(solver_create(&own, NULL), SW_OK);
    oracle known = oracle_make(&goal);
    for (int number = 0; number < known.boards; number += EVERY) {
        puzzle_board board = oracle_board(&known, number);
        int left = oracle_distance(&known, &board);
        if (left == ORACLE_UNREACHABLE)
            continue;
        solver_distances distances;
        solver_request request = game_ask(GAME_ASK_DISTANCES, &board, &goal);
        assert_int_equal(solver_distances_find(own, &request, NULL, &distances), SW_OK);
        game_good_moves good = game_good_moves_of_distances(&distances);
        assert_true(good.proved);
        assert_int_equal(good.left, left);
        int count = 0;
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            bool nearer = leads_nearer(&known, board, (puzzle_move)move);
            assert_int_equal(good.good[move], nearer);
            count += nearer;
        }
        assert_int_equal(good.count, count);
    }
    oracle_free(&known);
    solver_destroy(own);
}

CLAIM(a_line_knows_its_first_move_alone)
{
    uint8_t moves[] = {PUZZLE_LEFT, PUZZLE_UP};
    solver_answer line = {.status = SW_OK, .optimal = true, .path = {moves, 2, 2}};
    game_good_moves good = game_good_moves_of_line(&line, PUZZLE_METRIC_MOVES);
    assert_int_equal(good.count, 1);
    assert_true(good.good[PUZZLE_LEFT]);
    assert_int_equal(good.left, 2);
    assert_false(good.proved);
    moves[1] = PUZZLE_LEFT; /* both in one slide */
    assert_int_equal(game_good_moves_of_line(&line, PUZZLE_METRIC_SLIDES).left, 1);
}

CLAIM(what_was_not_answered_makes_no_move_good)
{
    solver_distances distances = {.status = SW_LIMIT};
    solver_answer line = {.status = SW_CANCELLED};
    game_good_moves none[] = {game_good_moves_of_distances(&distances),
                              game_good_moves_of_line(&line, PUZZLE_METRIC_MOVES)};
    for (int i = 0; i < 2; i++) {
        assert_int_equal(none[i].count, 0);
        assert_int_equal(none[i].left, -1);
        assert_false(none[i].proved);
    }
}
