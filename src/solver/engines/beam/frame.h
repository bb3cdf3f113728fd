#ifndef SOLVER_FRAME_H
#define SOLVER_FRAME_H

#include "core/home.h"
#include "puzzle/path.h"

/* A board as learned values want to see it: they know the blank's home in the last cell only. The goal is
 * replaced by one that a short walk of its blank makes of it, into the nearest corner, and the board is
 * reflected so that the corner is the last one. */
typedef struct frame {
    normalized_board start;
    uint16_t cell[PUZZLE_MAX_CELLS]; /* of the real board, by the frame's */
    /* The walk's cells on the real board, from the corner back to the blank's home. */
    int walk[2 * PUZZLE_MAX_SIDE];
    int walk_length;
} frame;

void solver_frame_init(frame *out, const normalized_board *board);

/* Turns a path that solves the frame's board into one that solves the real board. False where memory ran
 * out. */
bool solver_frame_translate(const frame *self, puzzle_path *path);

#endif
