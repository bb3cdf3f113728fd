#include "claims.h"

#include "game/credit.h"

CLAIM(help_decides_whose_a_game_is)
{
    static const struct {
        int hints[GAME_HINT_STEPS], autos;
        const char *name;
    } cases[] = {
        {{0, 0, 0, 0}, 0, "own"},      {{9, 9, 0, 0}, 0, "own"},      {{1, 1, 1, 0}, 0, "assisted"},
        {{0, 0, 1, 0}, 0, "assisted"}, {{0, 0, 0, 1}, 0, "assisted"}, {{0, 0, 0, 0}, 1, "shown"},
        {{5, 5, 5, 5}, 2, "shown"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_string_equal(game_credit_name(game_credit_of(cases[i].hints, cases[i].autos)),
                            cases[i].name);
}

/* A file may say so many of each. */
CLAIM(hints_add_up_beyond_an_int)
{
    static const int most[GAME_HINT_STEPS] = {1000000000, 1000000000, 1000000000, 1000000000};
    assert_true(game_hints_taken(most) == 4000000000);
}
