/* Games and challenges to begin, for the tests of the layers from game up. Included after claims.h. */
#ifndef TESTS_SUPPORT_ROUNDS_H
#define TESTS_SUPPORT_ROUNDS_H

#include "boards.h"
#include "game/challenge.h"
#include "game/slots.h"

static inline game_round round_between(const puzzle_board *start, const puzzle_board *goal)
{
    game_round round = {.look = {.style = GAME_NUMBERS}, .origin = {.kind = GAME_FROM_BOARD}};
    game_session_init(&round.session, start, goal);
    return round;
}

/* Towards the standard goal. */
static inline game_round round_from(const char *text)
{
    puzzle_board start = board_of(text);
    puzzle_board goal = standard_goal(start.size.columns, start.size.rows);
    return round_between(&start, &goal);
}

static inline game_challenge challenge_of(const char *text)
{
    game_challenge challenge;
    assert_int_equal(game_challenge_parse(&challenge, text, NULL), SW_OK);
    return challenge;
}

#endif
