#ifndef TEST_SOLVER_LAYERS_H
#define TEST_SOLVER_LAYERS_H

#include "puzzle/move.h"

/* The truth about boards of up to 12 cells: all that reach a goal, layer after layer, by
 * breadth-first search from the goal. Two bits a board, so 12 cells take 60 MB. Nothing of the
 * solver is used. */
typedef struct layers layers;

enum { LAYERS_CELLS = 12 };

/* Begins with the layer of the goal alone. */
layers *layers_create(const puzzle_board *goal);
void layers_destroy(layers *all);

/* Goes on to the boards that are one move further; false where there are none. */
bool layers_next(layers *all);

/* Of the boards of the layer. */
int layers_distance(const layers *all);
uint64_t layers_count(const layers *all);

/* How many numbers there are for boards, each below this; every one is a board that reaches the
 * goal. */
uint64_t layers_boards(const layers *all);

/* The first of the layer's boards whose number is not below `from`. */
bool layers_find(const layers *all, uint64_t from, uint64_t *number);
void layers_board(const layers *all, uint64_t number, puzzle_board *out);

/* Whether the move leads from this board of the layer one nearer to the goal. */
bool layers_nearer(const layers *all, uint64_t number, puzzle_move move);

#endif
