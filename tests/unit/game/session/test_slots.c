#include "claims.h"

#include "fixture.h"
#include "game/slots.h"

/* Rounds are told apart by their seed. */
static void begin(game_slots *slots, unsigned long long seed)
{
    game_round round = {.session = session_of("1,2,3/4,5,6/0,7,8", "1,2,3/4,5,6/7,8,0"),
                        .origin = {.kind = GAME_FROM_SEED, .seed = seed}};
    game_slots_begin(slots, &round);
    assert_null(round.session.steps);
    assert_int_equal(round.origin.seed, 0);
    assert_int_equal(slots->current.origin.seed, seed);
}

static void leave_unfinished(game_slots *slots)
{
    assert_int_equal(apply(&slots->current.session, "move L"), GAME_CHANGED);
}

static void finish(game_slots *slots)
{
    assert_int_equal(apply(&slots->current.session, "line L"), GAME_SOLVED);
}

CLAIM(an_unfinished_game_is_put_aside_by_a_new_one)
{
    game_slots slots = {0};
    begin(&slots, 1);
    leave_unfinished(&slots);
    begin(&slots, 2);
    assert_true(slots.has_parked);
    assert_int_equal(slots.parked.origin.seed, 1);
    assert_int_equal(slots.parked.session.moves, 1);
    game_slots_deinit(&slots);
}

CLAIM(an_untouched_or_finished_game_is_dropped_and_the_kept_one_stays)
{
    game_slots slots = {0};
    begin(&slots, 1);
    leave_unfinished(&slots);
    begin(&slots, 2);
    begin(&slots, 3);
    assert_int_equal(slots.parked.origin.seed, 1);
    finish(&slots);
    begin(&slots, 4);
    assert_int_equal(slots.parked.origin.seed, 1);
    game_slots_deinit(&slots);
}

CLAIM(a_later_unfinished_game_takes_the_kept_ones_place)
{
    game_slots slots = {0};
    begin(&slots, 1);
    leave_unfinished(&slots);
    begin(&slots, 2);
    leave_unfinished(&slots);
    begin(&slots, 3);
    assert_int_equal(slots.parked.origin.seed, 2);
    game_slots_deinit(&slots);
}

CLAIM(the_kept_game_comes_back_in_one_step)
{
    game_slots slots = {0};
    assert_false(game_slots_bring_back(&slots));
    begin(&slots, 1);
    leave_unfinished(&slots);
    assert_false(game_slots_bring_back(&slots));
    begin(&slots, 2);
    assert_true(game_slots_bring_back(&slots));
    assert_int_equal(slots.current.origin.seed, 1);
    assert_int_equal(slots.current.session.moves, 1);
    assert_false(slots.has_parked);
    game_slots_deinit(&slots);
}

CLAIM(two_unfinished_games_change_places)
{
    game_slots slots = {0};
    begin(&slots, 1);
    leave_unfinished(&slots);
    begin(&slots, 2);
    leave_unfinished(&slots);
    for (unsigned long long turn = 0; turn < 4; turn++) {
        assert_true(game_slots_bring_back(&slots));
        assert_int_equal(slots.current.origin.seed, turn % 2 == 0 ? 1 : 2);
        assert_int_equal(slots.parked.origin.seed, turn % 2 == 0 ? 2 : 1);
    }
    game_slots_deinit(&slots);
}

CLAIM(a_finished_game_goes_when_the_kept_one_comes_back)
{
    game_slots slots = {0};
    begin(&slots, 1);
    leave_unfinished(&slots);
    begin(&slots, 2);
    finish(&slots);
    assert_true(game_slots_bring_back(&slots));
    assert_int_equal(slots.current.origin.seed, 1);
    assert_false(slots.has_parked);
    game_slots_deinit(&slots);
}
