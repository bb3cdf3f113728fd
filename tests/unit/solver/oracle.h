#ifndef TEST_SOLVER_ORACLE_H
#define TEST_SOLVER_ORACLE_H

#include "puzzle/move.h"

/* The truth about small boards, by plain breadth-first search over whole boards. Nothing of the
 * solver is used. */

/* Sanitizers slow the code down many times: then tests look at every ORACLE_STRIDEth case. So they do
 * without asserts: there it matters alone that no assert did any work. */
#ifndef __has_feature
#define __has_feature(name) 0 /* gcc defines macros instead */
#endif
#if defined(__SANITIZE_THREAD__) || __has_feature(thread_sanitizer)
enum { ORACLE_STRIDE = 67 };
#elif defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer) || defined(NDEBUG)
enum { ORACLE_STRIDE = 17 };
#else
enum { ORACLE_STRIDE = 1 };
#endif

/* 1 2 3 ... row by row, with the blank in that cell. */
puzzle_board oracle_goal(puzzle_size size, int blank);

/* All boards of up to 9 cells, numbered. */
typedef struct oracle {
    puzzle_board goal;
    int boards; /* cells! */
    uint8_t *distance;
} oracle;

enum { ORACLE_UNREACHABLE = 255 };

oracle oracle_make(const puzzle_board *goal);
void oracle_free(oracle *known);
int oracle_number(const puzzle_board *board);
puzzle_board oracle_board(const oracle *known, int number);
int oracle_distance(const oracle *known, const puzzle_board *board);

/* Boards of up to 16 cells whose distance from the goal is exactly *depth, the largest for which a
 * search of some 100,000 boards suffices. Writes up to `limit` of them, spread over the layer, and
 * returns how many. */
int oracle_far_boards(const puzzle_board *goal, puzzle_board *out, int limit, int *depth);

#endif
