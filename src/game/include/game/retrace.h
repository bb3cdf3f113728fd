#ifndef GAME_RETRACE_H
#define GAME_RETRACE_H

#include "game/record.h"

/* Games made of moves that are known already. They are games of their own: nothing here touches the
 * one that is being played. */

/* The solver plays the path in a record that has no moves yet, as an auto-solve. False where memory
 * ran out; the record is to be deinited all the same. */
bool game_retrace_solution(game_record *record, const puzzle_path *path);

/* What the record's game did from the board at that place of its path on, as a game that begins there: a
 * move at a time, without times. False where memory ran out; *out is to be deinited all the same. */
bool game_retrace_rest(game_record *out, const game_record *record, size_t place);

/* Moves that somebody else wrote down, as the round's session from start to goal, a replay's usual pace between
 * them. False where one is not possible or memory ran out; the round has no session then. */
bool game_retrace_moves(game_round *round, const puzzle_board *start, const puzzle_board *goal,
                        const puzzle_path *path);

/* A new round from which a player goes on: the record's board, as far as its first `moves` single moves
 * led, with their times and with the help that was taken. Nobody wins by watching: where
 * that is the goal, one move is left to be made. False where memory ran out: *out then has no session. */
bool game_retrace_round(game_round *out, const game_record *record, size_t moves);

#endif
