#ifndef SOLVER_STAGED_PLAN_H
#define SOLVER_STAGED_PLAN_H

#include "engines/beam/staged_state.h"
#include "engines/lines/work.h"

/* What a board's score is made of. Less is better. */
typedef struct staged_weights {
    int line;   /* a move of a tile of the line, as far as the line's own distance tells */
    int trap;   /* a trap is so many of those */
    int active; /* a tile of the line that can be moved home now */
    int blank;  /* a step of the blank towards the nearest of these */
    int rest;   /* a move of any later tile */
    int next;   /* added to `rest` for the next line, fading to nothing ... */
    int fade;   /* ... over so many lines */
    int chunk;  /* cells that are filled together; 0 for whole lines */
    int values; /* a move that the values tell of */
} staged_weights;

/* One stage of filling the board: neighbouring cells of an outer line. */
typedef struct staged_step {
    work_area area; /* what was open when the line was begun; holds the line */
    int line;       /* lines are numbered in the order in which they are filled */
    int count;
    uint16_t cells[STAGED_LINE]; /* one beside the other */
    bool begins_line, ends_line;
} staged_step;

typedef struct staged_plan {
    puzzle_size size;
    work_map map;
    staged_weights weights;
    const nearby *values; /* borrowed; NULL where there are none */
    int steps;
    staged_step step[PUZZLE_MAX_CELLS / 2];
    work_area core;                    /* what is left at the end */
    uint8_t line_of[PUZZLE_MAX_CELLS]; /* of each cell; the core is the last line */
} staged_plan;

/* values: for boards of the size, the blank's home in the last cell; or NULL. They are borrowed. */
void solver_staged_plan_init(staged_plan *out, const normalized_board *board, const nearby *values);

#endif
