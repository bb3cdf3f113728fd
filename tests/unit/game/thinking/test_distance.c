#include "game/distance.h"

#include "claims.h"

static void assert_joined(game_distance a, game_distance b, int moves, int bound)
{
    game_distance both = game_distance_join(a, b);
    assert_int_equal(both.moves, moves);
    assert_int_equal(both.bound, bound);
}

CLAIM(two_sources_leave_the_narrower_range)
{
    assert_joined((game_distance){112, 80}, (game_distance){120, 96}, 112, 96);
    assert_joined((game_distance){120, 96}, (game_distance){112, 80}, 112, 96);
    assert_joined((game_distance){112, 80}, (game_distance){80, 80}, 80, 80);
}

CLAIM(what_only_one_knows_counts)
{
    assert_joined((game_distance){-1, 0}, (game_distance){40, 20}, 40, 20);
    assert_joined((game_distance){40, 20}, (game_distance){-1, 0}, 40, 20);
    assert_joined((game_distance){-1, 12}, (game_distance){-1, 14}, -1, 14);
}

/* A level's par may be wrong, a search's bound is not. */
CLAIM(a_contradiction_is_decided_for_the_first)
{
    assert_joined((game_distance){50, 40}, (game_distance){30, 0}, 50, 40);
    assert_joined((game_distance){50, 40}, (game_distance){60, 52}, 50, 40);
}
