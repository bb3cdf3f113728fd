#ifndef TEST_SOLVER_SLIDE_ORACLE_H
#define TEST_SOLVER_SLIDE_ORACLE_H

#include "oracle.h"

/* The truth about slides, by plain breadth-first search over whole boards: every slide of every board is
 * tried. Nothing of the solver is used. */

/* All boards of up to 9 cells, numbered as the oracle numbers them. */
typedef struct slide_oracle {
    puzzle_board goal;
    int boards;
    uint8_t *slides; /* to the goal, or ORACLE_UNREACHABLE */
    uint8_t *first
        [2]; /* the same where the first slide is vertical, or horizontal, and axes alternate */
} slide_oracle;

slide_oracle slide_oracle_make(const puzzle_board *goal);
void slide_oracle_free(slide_oracle *known);
puzzle_board slide_oracle_board(const slide_oracle *known, int number);

/* The fewest slides of a solution that begins with a vertical or with a horizontal slide and changes its
 * axis each time; 0 for the goal. */
int slide_oracle_first(const slide_oracle *known, const puzzle_board *board, bool horizontal);

/* Distances of any boards of up to 16 cells: all boards near the goal, and for each board a search towards
 * them. */
typedef struct slide_ball slide_ball;

slide_ball *slide_ball_create(const puzzle_board *goal);
void slide_ball_destroy(slide_ball *ball);
int slide_ball_distance(const slide_ball *ball, const puzzle_board *board);

#endif
