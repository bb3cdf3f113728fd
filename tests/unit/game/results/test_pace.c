#include "game/pace.h"

#include "claims.h"

enum { MOST = 512 };

typedef struct played {
    game_session session; /* its boards are empty */
    game_step steps[MOST];
    game_pace pace[MOST + 1];
} played;

static void step(played *game, game_by by, int length, uint32_t ms)
{
    game_session *session = &game->session;
    session->steps = game->steps;
    game->steps[session->done++] =
        (game_step){.by = (uint8_t)by, .length = (uint8_t)length, .ms = ms};
    session->moves += length;
}

/* The clock starts with the first move. */
CLAIM(moves_are_counted_over_the_time_between_two_places)
{
    played game = {0};
    step(&game, GAME_BY_PLAYER, 1, 0);
    step(&game, GAME_BY_PLAYER, 3, 500);
    step(&game, GAME_BY_HINT, 1, 2000);
    game_pace_fill(game.pace, &game.session);
    assert_float_equal(game_pace_between(game.pace, 0, 5), 2.5, 0.001);
    assert_float_equal(game_pace_between(game.pace, 1, 4), 6, 0.001);
    assert_float_equal(game_pace_between(game.pace, 4, 5), 1 / 1.5, 0.001);
}

CLAIM(no_time_is_no_speed)
{
    played game = {0};
    step(&game, GAME_BY_PLAYER, 4, 0);
    step(&game, GAME_BY_PLAYER, 1, 700);
    game_pace_fill(game.pace, &game.session);
    assert_true(game_pace_between(game.pace, 0, 4) < 0);
    assert_true(game_pace_between(game.pace, 2, 2) < 0);
    assert_true(game_pace_between(game.pace, 5, 4) < 0);
}

CLAIM(the_solvers_moves_have_none)
{
    played game = {0};
    step(&game, GAME_BY_PLAYER, 1, 100);
    step(&game, GAME_BY_AUTO, 1, 100);
    step(&game, GAME_BY_PLAYER, 1, 200);
    step(&game, GAME_BY_PLAYER, 1, 300);
    game_pace_fill(game.pace, &game.session);
    assert_true(game_pace_between(game.pace, 0, 3) < 0);
    assert_true(game_pace_between(game.pace, 1, 2) < 0);
    assert_float_equal(game_pace_between(game.pace, 2, 4), 10, 0.001);
}

/* Four moves a second first, then one. */
CLAIM(the_speed_at_a_place_is_that_of_the_moves_around_it)
{
    played game = {0};
    uint32_t ms = 0;
    for (int i = 0; i < 40; i++, ms += i < 20 ? 250 : 1000)
        step(&game, GAME_BY_PLAYER, 1, ms);
    game_pace_fill(game.pace, &game.session);
    size_t places = 41;
    assert_float_equal(game_pace_around(game.pace, places, 10), 4, 0.001);
    assert_float_equal(game_pace_around(game.pace, places, 30), 1, 0.001);
    assert_float_equal(game_pace_around(game.pace, places, 40), 1, 0.001);
    assert_true(game_pace_around(game.pace, places, 20) < 4);
    assert_true(game_pace_around(game.pace, places, 20) > 1);
    assert_float_equal(game_pace_fastest(game.pace, places), 4, 0.001);
    assert_true(game_pace_fastest(game.pace, 1) == 0);
}

/* The wider, the longer the game: with 500 moves ten to each side. */
CLAIM(a_long_game_is_looked_at_from_farther_away)
{
    played game = {0};
    uint32_t ms = 0;
    for (int i = 0; i < 500; i++, ms += i < 250 ? 250 : 1000)
        step(&game, GAME_BY_PLAYER, 1, ms);
    game_pace_fill(game.pace, &game.session);
    assert_float_equal(game_pace_around(game.pace, 501, 240), 4, 0.001);
    assert_true(game_pace_around(game.pace, 501, 241) < 4);
}
