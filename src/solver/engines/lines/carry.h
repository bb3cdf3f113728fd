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

/* Brings the last two tiles of a line home. One by one they would block each other: both are
 * carried into a window of up to 4x4 cells around their homes, and from there moved by an exact
 * search. Several ways to carry them in are tried, and the shortest is taken. */
typedef struct pair_memory pair_memory; /* memory for it */

pair_memory *solver_pair_create(void); /* NULL where memory ran out */
void solver_pair_destroy(pair_memory *pair);

/* homes are neighbours; area is the rectangle being worked on, the line included. Appends the
 * moves. False where nothing led there, or where memory ran out (work->out_of_memory). */
bool solver_pair_place(pair_memory *pair, carry_memory *carry, work_board *work, const int homes[2],
                       const work_area *area, search_watch *watch, puzzle_path *path);

#endif
