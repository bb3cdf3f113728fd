#ifndef TEST_SOLVER_EVERY_BOARD_H
#define TEST_SOLVER_EVERY_BOARD_H

#include "puzzle/board.h"

/* A goal of up to 12 cells, and which of its boards are looked at. */
typedef struct every_board {
    puzzle_board goal;
    int stride;   /* every so manieth, times ORACLE_STRIDE; with SLIDEWISE_EVERY_BOARD set all */
    int farthest; /* the board that is farthest from the goal is so many moves away */
} every_board;

/* Asserts that the optimal engine, with all tables that there are for the size, proves each of the
 * boards to be as far from the goal as a breadth-first search of them all says; and that every
 * engine refuses them with two tiles exchanged. */
void check_every_board(const every_board *of);

#endif
