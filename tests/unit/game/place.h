#ifndef TESTS_GAME_PLACE_H
#define TESTS_GAME_PLACE_H

/* What the tests of the store share: games to keep in the folders. Included after claims.h. */

#include "fixture.h"
#include "folders.h"
#include "game/store.h"
#include "same.h"

static inline game_store *open_store(const place *here)
{
    game_store *store;
    assert_int_equal(game_store_create(&store, here->config, here->state, here->data, NULL), SW_OK);
    return store;
}

static inline void assert_no_problem(game_store *store)
{
    sw_error problem;
    if (game_store_problem(store, &problem))
        fail_msg("%s", problem.message);
}

static inline void assert_told_once(game_store *store, const char *part)
{
    sw_error problem;
    assert_true(game_store_problem(store, &problem));
    if (!strstr(problem.message, part))
        fail_msg("%s", problem.message);
    assert_false(game_store_problem(store, &problem));
}

/* ---- Games ---- */

/* A solved game of two moves and so many milliseconds. */
static inline game_round solved_round(uint64_t id, int ms)
{
    game_round round = {.id = id,
                        .session = session_of("1,2,3/0,4,5", "1,2,3/4,5,0"),
                        .origin = {.kind = GAME_FROM_BOARD}};
    apply(&round.session, "move L");
    game_session_advance(&round.session, ms);
    assert_int_equal(apply(&round.session, "move L"), GAME_SOLVED);
    return round;
}

static inline game_round round_of(unsigned long long seed, int moves)
{
    sw_rng rng = sw_rng_seed(seed);
    game_round round = {.session = scrambled(PUZZLE_GOAL_STANDARD, 5, 4, &rng),
                        .look = {.style = GAME_PICTURE, .picture = "harbour"},
                        .origin = {.kind = GAME_FROM_SEED, .seed = seed}};
    while (round.session.moves < moves)
        game_session_apply(
            &round.session,
            (game_command){.kind = GAME_MOVE, .move = (puzzle_move)sw_rng_below(&rng, 4)});
    return round;
}

static inline game_slots slots_of_two(void)
{
    game_slots slots = {.has_current = true, .has_parked = true};
    slots.current = round_of(1, 30);
    slots.parked = round_of(2, 10);
    return slots;
}

static inline game_slots loaded(game_store *store)
{
    game_slots slots;
    sw_error error;
    if (game_store_load_slots(store, &slots, &error) != SW_OK)
        fail_msg("%s", error.message);
    return slots;
}

static inline void assert_round(const game_round *round, unsigned long long seed, int moves)
{
    game_round expected = round_of(seed, moves);
    assert_true(round->origin.seed == seed);
    assert_string_equal(round->look.picture, "harbour");
    assert_int_equal(round->session.moves, moves);
    assert_true(puzzle_board_equal(&round->session.board, &expected.session.board));
    game_round_deinit(&expected);
}

/* Lets time pass, tries commands until one changes something, and saves. */
static inline void play_any(game_store *store, game_slots *slots)
{
    game_session *session = &slots->current.session;
    sw_rng rng = sw_rng_seed(session->revision * 31 + (uint64_t)game_session_hints(session));
    game_command command;
    game_session_advance(session, (double)sw_rng_below(&rng, 900));
    do
        command = random_command(&session->board, &rng);
    while (game_session_apply(session, command) == GAME_NOTHING);
    game_store_append(store, slots, command);
}

static inline void assert_quarantined(game_store *store, const char *name)
{
    game_slots slots;
    sw_error error;
    assert_int_equal(game_store_load_slots(store, &slots, &error), SW_BAD_INPUT);
    if (!strstr(error.message, name))
        fail_msg("%s", error.message);
    assert_false(slots.has_current);
    game_slots_deinit(&slots);
}

#endif
