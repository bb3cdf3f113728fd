#ifndef SOLVER_CARRY_H
#define SOLVER_CARRY_H

#include "core/watch.h"
#include "engines/lines/work.h"

/* Carries one tile by a shortest walk of the blank to the nearest cell of the area that is not
 * fixed: A* over (cell of the tile, side of it where the blank stands). A step of the tile costs
 * one move; taking the blank around a corner of the tile costs two. */
typedef struct carry_memory carry_memory; /* memory for it, to be used again and again */

carry_memory *solver_carry_create(void); /* NULL where memory ran out */
void solver_carry_destroy(carry_memory *carry);

/* Appends the moves. False, with nothing moved, where no such way is found. */
bool solver_carry_tile(carry_memory *carry, work_board *work, int tile, const work_area *area,
                       search_watch *watch, puzzle_path *path);

#endif
