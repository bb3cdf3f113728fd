#include "claims.h"

#include "game/rating.h"

static game_session solved_in(int moves)
{
    return (game_session){.moves = moves, .started = true};
}

CLAIM(no_more_moves_than_proved_is_perfect)
{
    game_session solved = solved_in(31);
    assert_int_equal(game_rate(&solved, PUZZLE_METRIC_MOVES, (game_distance){31, 31}, false).kind,
                     GAME_RATING_PERFECT);
    assert_int_equal(game_rate(&solved, PUZZLE_METRIC_MOVES, (game_distance){-1, 31}, false).kind,
                     GAME_RATING_PERFECT);
}

CLAIM(a_longer_way_is_told_with_the_shortest)
{
    game_session solved = solved_in(79);
    game_rating rating = game_rate(&solved, PUZZLE_METRIC_MOVES, (game_distance){51, 51}, false);
    assert_int_equal(rating.kind, GAME_RATING_OVER);
    assert_int_equal(rating.count, 28);
    assert_int_equal(rating.shortest, 51);
}

CLAIM(a_bound_gives_a_verdict_once_no_more_is_found_out)
{
    game_session solved = solved_in(240);
    game_distance start = {212, 200};
    assert_int_equal(game_rate(&solved, PUZZLE_METRIC_MOVES, start, false).kind,
                     GAME_RATING_PENDING);
    game_rating rating = game_rate(&solved, PUZZLE_METRIC_MOVES, start, true);
    assert_int_equal(rating.kind, GAME_RATING_AT_MOST_OVER);
    assert_int_equal(rating.count, 40);
    assert_int_equal(game_rate(&solved, PUZZLE_METRIC_MOVES, (game_distance){-1, 0}, true).kind,
                     GAME_RATING_PENDING);
}

CLAIM(help_leaves_what_happened_and_no_verdict)
{
    game_session solved = solved_in(31);
    solved.hints[GAME_HINT_PLAY] = 12;
    game_rating rating = game_rate(&solved, PUZZLE_METRIC_MOVES, (game_distance){31, 31}, true);
    assert_int_equal(rating.kind, GAME_RATING_HINTED);
    assert_int_equal(rating.count, 12);
    solved.autos = 1;
    assert_int_equal(game_rate(&solved, PUZZLE_METRIC_MOVES, (game_distance){31, 31}, true).kind,
                     GAME_RATING_SHOWN);
    game_session told = solved_in(31); /* a hint that tells no move leaves the verdict */
    told.hints[GAME_HINT_REGION] = told.hints[GAME_HINT_TILE] = 5;
    assert_int_equal(game_rate(&told, PUZZLE_METRIC_MOVES, (game_distance){31, 31}, true).kind,
                     GAME_RATING_PERFECT);
    told.hints[GAME_HINT_ARROW] = 3;
    rating = game_rate(&told, PUZZLE_METRIC_MOVES, (game_distance){31, 31}, true);
    assert_int_equal(rating.kind, GAME_RATING_HINTED);
    assert_int_equal(rating.count, 3);
}
