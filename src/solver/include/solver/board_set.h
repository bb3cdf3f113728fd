#ifndef SOLVER_BOARD_SET_H
#define SOLVER_BOARD_SET_H

#include "puzzle/board.h"

/* Boards of one size, each once, numbered from 0 in the order in which they came. */
typedef struct solver_board_set solver_board_set;

/* SW_BAD_INPUT (there is no such size), SW_NO_MEMORY; *out is then untouched. */
sw_status solver_board_set_create(solver_board_set **out, puzzle_size size, sw_error *error);
void solver_board_set_destroy(solver_board_set *set); /* NULL is safe */

puzzle_size solver_board_set_size(const solver_board_set *set);
uint32_t solver_board_set_count(const solver_board_set *set);

/* Adds the board unless it is there; *number is its own either way. SW_BAD_INPUT where it is of another
 * size, SW_LIMIT where the set would take more than 256 MB, SW_NO_MEMORY; the set is then as it was. */
sw_status solver_board_set_add(solver_board_set *set, const puzzle_board *board, uint32_t *number,
                               sw_error *error);

/* False where the board is not there, or of another size. */
bool solver_board_set_find(const solver_board_set *set, const puzzle_board *board,
                           uint32_t *number);

void solver_board_set_board(const solver_board_set *set, uint32_t number, puzzle_board *out);

#endif
