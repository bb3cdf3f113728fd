/* By what a game was played, held against histories of slides by hand. */
#include "claims.h"

#include "game/results.h"

#include <string.h>

/* The way of a game whose slides came so: a letter of a way each, '-' for one that is not known, 'H' and 'A'
 * for those of hints and auto-solves, which carry whatever way asked for them. */
static int way_of(const char *slides)
{
    game_step steps[256] = {0};
    game_session session = {.steps = steps, .done = strlen(slides), .total = strlen(slides)};
    assert_true(session.done < 256);
    for (size_t i = 0; i < session.done; i++) {
        game_step *step = &steps[i];
        step->by = (uint8_t)(slides[i] == 'H'   ? GAME_BY_HINT
                             : slides[i] == 'A' ? GAME_BY_AUTO
                                                : GAME_BY_PLAYER);
        for (int way = GAME_WAY_KEYS; way < GAME_WAYS; way++)
            if (slides[i] == game_way_letter((game_way)way))
                step->way = (uint8_t)way;
        if (step->by != GAME_BY_PLAYER)
            step->way = GAME_WAY_PAD;
    }
    return game_way_of(&session);
}

/* Twenty slides, of which so many come by the pointer, so many in a way that is not known, and the others
 * by keys. */
static int way_of_twenty(int pointer, int unknown)
{
    char slides[21];
    for (int i = 0; i < 20; i++)
        slides[i] = i < pointer ? 'm' : i < pointer + unknown ? '-' : 'k';
    slides[20] = '\0';
    return way_of(slides);
}

CLAIM(a_game_of_one_way_came_by_it)
{
    static const char letters[] = "kmvtp";
    for (int i = 0; i < 5; i++) {
        const char slides[] = {letters[i], letters[i], letters[i], '\0'};
        assert_int_equal(way_of(slides), GAME_WAY_KEYS + i);
    }
}

CLAIM(one_slide_in_twenty_does_not_count)
{
    assert_int_equal(way_of_twenty(1, 0), GAME_WAY_KEYS);
    assert_int_equal(way_of_twenty(2, 0), GAME_WAY_MIXED);
    assert_int_equal(way_of_twenty(10, 0), GAME_WAY_MIXED);
    assert_int_equal(way_of_twenty(18, 0), GAME_WAY_MIXED);
    assert_int_equal(way_of_twenty(19, 0), GAME_WAY_POINTER);
    assert_int_equal(way_of("kkkkkkkkkkkkkkkkkkm"), GAME_WAY_MIXED); /* 18 of 19 are 94.7 % */
}

CLAIM(a_way_that_is_not_known_is_not_guessed)
{
    assert_int_equal(way_of("---"), GAME_WAY_UNKNOWN);
    assert_int_equal(way_of_twenty(0, 1), GAME_WAY_KEYS);
    assert_int_equal(way_of_twenty(0, 2), GAME_WAY_UNKNOWN);
    assert_int_equal(way_of_twenty(1, 1), GAME_WAY_UNKNOWN); /* 19 of 20 might be keys */
    assert_int_equal(way_of_twenty(2, 2), GAME_WAY_MIXED);   /* whatever the two were */
}

CLAIM(what_a_hint_or_an_auto_solve_played_came_by_none)
{
    assert_int_equal(way_of(""), GAME_WAY_UNKNOWN);
    assert_int_equal(way_of("HHHAAA"), GAME_WAY_UNKNOWN);
    assert_int_equal(way_of("HHHvAAA"), GAME_WAY_HOVER);
}
