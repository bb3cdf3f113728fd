#ifndef TESTS_GAME_FIXTURE_H
#define TESTS_GAME_FIXTURE_H

/* What several tests of the game need: boards from text, sessions, random play. Included after
 * claims.h. */

#include "game/session.h"
#include "puzzle/scramble.h"
#include "support/boards.h"

static inline game_session session_of(const char *start, const char *goal)
{
    game_session session;
    puzzle_board from = board_of(start);
    puzzle_board to = board_of(goal);
    game_session_init(&session, &from, &to);
    return session;
}

static inline game_session scrambled(puzzle_goal goal, int columns, int rows, sw_rng *rng)
{
    game_session session;
    puzzle_board to = goal_of(goal, columns, rows);
    puzzle_board from = puzzle_scramble(&to, rng);
    game_session_init(&session, &from, &to);
    return session;
}

static inline game_outcome apply(game_session *session, const char *text)
{
    game_command command;
    assert_int_equal(game_command_parse(&command, text, NULL), SW_OK);
    return game_session_apply(session, command);
}

/* Any command at all; undo often enough that histories have a tail to redo. */
static inline game_command random_command(const puzzle_board *board, sw_rng *rng)
{
    static const game_command_kind kinds[] = {
        GAME_MOVE, GAME_MOVE,    GAME_LINE, GAME_PRESS,     GAME_PRESS, GAME_UNDO,     GAME_REDO,
        GAME_UNDO, GAME_RESTART, GAME_HINT, GAME_HINT_MOVE, GAME_AUTO,  GAME_AUTO_MOVE};
    int cells = puzzle_size_cells(board->size);
    game_command command = {.kind = kinds[sw_rng_below(rng, sizeof kinds / sizeof kinds[0])]};
    if (command.kind == GAME_RESTART && sw_rng_below(rng, 20) > 0)
        command.kind = GAME_MOVE;
    command.move = (puzzle_move)sw_rng_below(rng, PUZZLE_MOVES);
    command.cell = (int)sw_rng_below(rng, (uint64_t)cells + 1);
    return command;
}

#endif
