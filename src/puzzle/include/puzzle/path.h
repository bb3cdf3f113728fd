#ifndef PUZZLE_PATH_H
#define PUZZLE_PATH_H

#include "puzzle/move.h"

/* A list of moves, owned by whoever initialised it. A zeroed path is an empty one. */
typedef struct puzzle_path {
    uint8_t *moves; /* puzzle_move, one a byte */
    size_t length;
    size_t capacity;
} puzzle_path;

void puzzle_path_deinit(puzzle_path *path);
void puzzle_path_clear(puzzle_path *path); /* keeps the memory */

/* False where memory ran out; the path is then as it was. */
bool puzzle_path_push(puzzle_path *path, puzzle_move move);
bool puzzle_path_append(puzzle_path *path, const puzzle_path *tail);
bool puzzle_path_copy(puzzle_path *out,
                      const puzzle_path *path); /* *out is initialised; replaced */

/* Plays moves [from, to) on the board. False at the first move that is not possible: the board is
 * then where the walk stopped. */
bool puzzle_path_play(const puzzle_path *path, size_t from, size_t to, puzzle_board *board);

/* True where the whole path is possible from start and ends at goal. */
bool puzzle_path_leads(const puzzle_path *path, const puzzle_board *start,
                       const puzzle_board *goal);

/* Makes it the way back: the opposite moves, the last one first. */
void puzzle_path_turn_back(puzzle_path *path);

/* Line slides: runs of equal moves. */
size_t puzzle_path_slides(const puzzle_path *path);

/* Drops moves that undo their predecessor, again and again until none is left. */
void puzzle_path_cancel_returns(puzzle_path *path);

#endif
