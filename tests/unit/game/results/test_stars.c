#include "game/results.h"
#include "game/stars.h"

#include "claims.h"

static const int no_hints[GAME_HINT_STEPS];

CLAIM(stars_follow_the_table)
{
    static const struct {
        int par, three, two; /* the most moves for three stars, and for two */
    } table[] = {
        {1, 1, 5},    {5, 5, 9},    {31, 31, 35}, {39, 39, 43}, {49, 49, 53},
        {50, 50, 55}, {53, 53, 58}, {59, 59, 64}, {80, 80, 88}, {1234, 1234, 1357},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        int par = table[i].par;
        assert_int_equal(game_stars(1, par, no_hints, 0), 3);
        assert_int_equal(game_stars(table[i].three, par, no_hints, 0), 3);
        assert_int_equal(game_stars(table[i].three + 1, par, no_hints, 0), 2);
        assert_int_equal(game_stars(table[i].two, par, no_hints, 0), 2);
        assert_int_equal(game_stars(table[i].two + 1, par, no_hints, 0), 1);
        assert_int_equal(game_stars(1000000, par, no_hints, 0), 1);
        assert_int_equal(game_stars_most(3, par), table[i].three);
        assert_int_equal(game_stars_most(2, par), table[i].two);
    }
}

CLAIM(the_first_steps_of_the_ladder_cost_no_star)
{
    const int hints[GAME_HINT_STEPS] = {7, 3, 0, 0};
    assert_int_equal(game_stars(31, 31, hints, 0), 3);
    assert_int_equal(game_stars(35, 31, hints, 0), 2);
}

CLAIM(an_arrow_or_a_played_move_leaves_two_stars_at_most)
{
    static const int ladders[][GAME_HINT_STEPS] = {{1, 1, 1, 0}, {0, 0, 0, 1}, {2, 2, 2, 2}};
    for (size_t i = 0; i < sizeof ladders / sizeof *ladders; i++) {
        assert_int_equal(game_stars(31, 31, ladders[i], 0), 2);
        assert_int_equal(game_stars(35, 31, ladders[i], 0), 2);
        assert_int_equal(game_stars(36, 31, ladders[i], 0), 1);
    }
}

CLAIM(more_than_a_quarter_of_par_played_leaves_one_star)
{
    const int quarter[GAME_HINT_STEPS] = {7, 7, 7, 7}, more[GAME_HINT_STEPS] = {8, 8, 8, 8};
    assert_int_equal(game_stars(31, 31, quarter, 0), 2); /* a quarter of 31 is 7 moves */
    assert_int_equal(game_stars(31, 31, more, 0), 1);
    assert_int_equal(game_stars(99, 31, more, 0), 1);
    assert_int_equal(game_stars(31, 31, more, 1), 0);
    assert_int_equal(game_stars(3, 3, (const int[GAME_HINT_STEPS]){0, 0, 0, 1}, 0), 1);
}

CLAIM(an_auto_solve_gives_none)
{
    assert_int_equal(game_stars(31, 31, no_hints, 1), 0);
    assert_int_equal(game_stars(99, 31, no_hints, 2), 0);
}

CLAIM(only_a_level_with_a_par_has_stars)
{
    game_round round = {.origin = {.kind = GAME_FROM_LEVEL, .par = 31}};
    assert_true(game_stars_apply(&round));
    assert_int_equal(game_stars_after(&round, 31), 3);
    round.session.moves = 31;
    assert_int_equal(game_stars_after(&round, 1), 2);
    round.origin.par = 0;
    assert_false(game_stars_apply(&round));
    assert_int_equal(game_stars_after(&round, 0), -1);
    round.origin = (game_origin){.kind = GAME_FROM_SEED, .par = 31};
    assert_false(game_stars_apply(&round));
}

CLAIM(only_a_par_that_nobody_proved_is_beaten_and_only_alone)
{
    game_round round = {
        .origin = {.kind = GAME_FROM_LEVEL, .par = 31, .par_proof = PUZZLE_PAR_BEST_KNOWN},
        .session = {.moves = 30, .hints = {2, 2, 0, 0}},
    };
    assert_true(game_stars_beaten(&round));
    round.session.moves = 31;
    assert_false(game_stars_beaten(&round));
    round.session.moves = 30;
    round.session.hints[GAME_HINT_ARROW] = 1;
    assert_false(game_stars_beaten(&round));
    round.session.hints[GAME_HINT_ARROW] = 0;
    round.session.autos = 1;
    assert_false(game_stars_beaten(&round));
    round.session.autos = 0;
    round.origin.par_proof = PUZZLE_PAR_OPTIMAL; /* a pack may say so and be wrong */
    assert_false(game_stars_beaten(&round));
}
