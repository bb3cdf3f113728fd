#include "game/pair.h"

#include "claims.h"
#include "support/boards.h"

/* One way takes a detour of two moves. */
static game_pair two_ways(puzzle_metric metric)
{
    static const puzzle_move detour[] = {PUZZLE_DOWN, PUZZLE_UP, PUZZLE_LEFT, PUZZLE_LEFT};
    game_pair pair;
    puzzle_board start = board_of("1,2,3/4,5,6/0,7,8");
    puzzle_path paths[GAME_PAIR] = {{0}, {0}};
    for (int i = 0; i < 4; i++) {
        assert_true(puzzle_path_push(&paths[0], detour[i]));
        if (i >= 2)
            assert_true(puzzle_path_push(&paths[1], detour[i]));
    }
    game_pair_init(&pair, &start, metric, paths);
    return pair;
}

static void assert_at(const game_pair *pair, size_t at, size_t first, size_t second)
{
    assert_int_equal(pair->at, at);
    assert_int_equal(pair->ways[0].at, first);
    assert_int_equal(pair->ways[1].at, second);
}

CLAIM(both_make_a_move_at_a_time_until_the_longer_one_ends)
{
    game_pair pair = two_ways(PUZZLE_METRIC_MOVES);
    assert_int_equal(game_pair_length(&pair), 4);
    game_pair_advance(&pair, 10000);
    assert_at(&pair, 0, 0, 0);
    game_pair_toggle(&pair);
    game_pair_advance(&pair, GAME_REPLAY_MOVE_MS - 1);
    assert_at(&pair, 0, 0, 0);
    game_pair_advance(&pair, 1);
    assert_at(&pair, 1, 1, 1);
    game_pair_advance(&pair, 2 * GAME_REPLAY_MOVE_MS);
    assert_at(&pair, 3, 3, 2);
    assert_true(pair.playing);
    game_pair_advance(&pair, 5 * GAME_REPLAY_MOVE_MS);
    assert_at(&pair, 4, 4, 2);
    assert_false(pair.playing);
    assert_true(puzzle_board_equal(&pair.ways[0].board, &pair.ways[1].board));
    game_pair_deinit(&pair);
}

CLAIM(it_pauses_and_at_the_end_begins_again)
{
    game_pair pair = two_ways(PUZZLE_METRIC_MOVES);
    game_pair_toggle(&pair);
    game_pair_advance(&pair, GAME_REPLAY_MOVE_MS);
    game_pair_toggle(&pair);
    game_pair_advance(&pair, GAME_REPLAY_MOVE_MS);
    assert_at(&pair, 1, 1, 1);
    game_pair_seek(&pair, 9);
    assert_at(&pair, 4, 4, 2);
    game_pair_toggle(&pair);
    assert_at(&pair, 0, 0, 0);
    assert_true(pair.playing);
    game_pair_deinit(&pair);
    game_pair_deinit(&pair);
}

CLAIM(slides_go_side_by_side_too)
{
    game_pair pair = two_ways(PUZZLE_METRIC_SLIDES);
    assert_int_equal(game_pair_length(&pair), 3);
    game_pair_toggle(&pair);
    game_pair_advance(&pair, GAME_REPLAY_MOVE_MS);
    assert_at(&pair, 1, 1, 2);
    game_pair_advance(&pair, 2 * GAME_REPLAY_MOVE_MS);
    assert_at(&pair, 3, 4, 2);
    assert_false(pair.playing);
    game_pair_deinit(&pair);
}
