/* What the tests share that play a board of their own. */
#ifndef TEST_APP_BOARDS_H
#define TEST_APP_BOARDS_H

#include "app_fixture.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"

/* Begins a game of that board, towards the standard goal. */
static inline void begin_board_from(app *a, const char *start, const game_origin *origin)
{
    puzzle_board board, goal;
    game_round round = {.look = {.style = GAME_NUMBERS}, .origin = *origin};
    assert_int_equal(puzzle_board_parse(&board, start, NULL), SW_OK);
    assert_int_equal(puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, board.size, NULL), SW_OK);
    game_session_init(&round.session, &board, &goal);
    client_begin(&a->client, &round);
}

static inline void begin_board(app *a, const char *start)
{
    begin_board_from(a, start, &(game_origin){.kind = GAME_FROM_BOARD});
}

#endif
