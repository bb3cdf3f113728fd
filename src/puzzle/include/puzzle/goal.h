#ifndef PUZZLE_GOAL_H
#define PUZZLE_GOAL_H

#include "puzzle/board.h"

/* Goal configurations with a name. A goal may also be any other board. */
typedef enum puzzle_goal {
    PUZZLE_GOAL_STANDARD,    /* 1 2 3 ... row by row, blank last */
    PUZZLE_GOAL_BLANK_FIRST, /* blank, then 1 2 3 ... row by row */
    PUZZLE_GOAL_SNAKE,       /* rows in turn from the left and from the right, blank at the end */
    PUZZLE_GOAL_SPIRAL,      /* clockwise inward from the upper left, blank at the end */
    PUZZLE_GOAL_COLUMNS,     /* 1 2 3 ... column by column, blank last */
    PUZZLE_GOALS,            /* how many */
} puzzle_goal;

enum { PUZZLE_GOAL_LIST_SIZE = 128 };

const char *puzzle_goal_name(puzzle_goal goal); /* "standard", "blank-first", ... */
const char *
puzzle_goal_words(puzzle_goal goal);       /* for the window, as P_("goal", ...): "Blank first" */
char puzzle_goal_letter(puzzle_goal goal); /* in the IDs of its boards; NUL: none */

/* Writes all names, with commas between them, into PUZZLE_GOAL_LIST_SIZE bytes. Returns out. */
const char *puzzle_goal_list(char *out);

/* False where no goal has that name. */
bool puzzle_goal_find(const char *name, puzzle_goal *out);

/* SW_BAD_INPUT where the size is out of range. */
sw_status puzzle_goal_make(puzzle_board *out, puzzle_goal goal, puzzle_size size, sw_error *error);

/* A name from above, or board text of that size. */
sw_status puzzle_goal_parse(puzzle_board *out, const char *text, puzzle_size size, sw_error *error);

/* True where the board is one of the named goals; *out tells which. */
bool puzzle_goal_identify(const puzzle_board *board, puzzle_goal *out);

#endif
