#ifndef SOLVER_BEAM_H
#define SOLVER_BEAM_H

#include "core/watch.h"
#include "puzzle/path.h"
#include "tables/tables.h"

/* ---- Layered (beam.c) ---- */

/* A solution by a layered beam search: of all boards that are reached with one more move, the `width`
 * best are kept, as learned values say. */

/* What layered beams are good for on boards of one size. */
typedef enum beam_fitness {
    BEAM_UNFIT, /* the boards are too large, or the files of their learned values are not there */
    BEAM_MAY_FAIL, /* no network leads them: they often lose their way, however wide they are */
    BEAM_FIT,
} beam_fitness;

beam_fitness solver_beam_fitness(tables *shared, puzzle_size size);

/* The widest beam, up to `width`, for which that share of the memory budget has room beside what leads it. */
int solver_beam_widest(const tables *shared, puzzle_size size, solver_budget_share share, int width,
                       int most);

/* Nodes are about width x moves; the beam narrows where the limits would end it before it is home, and where the memory
 * budget leaves no room for its width. Where it loses its way wider ones go on from its best board. Where they do, too,
 * or where a limit ends it, line by line does the rest. most: only shorter solutions are of use. threads: 1 or 2; the
 * path does not depend on it. SW_OK, SW_CANCELLED (the watch said so), SW_NOT_FOUND where there was no shorter one within
 * the beam, SW_NO_MEMORY; the path is then empty. */
sw_status solver_beam_solve(tables *shared, const normalized_board *start, int width, int most,
                            int threads, search_watch *watch, puzzle_path *path);

/* ---- Staged (staged.c) ---- */

/* A solution by a staged beam search, for boards of every shape: outer lines are filled one after the
 * other, as line by line, but many boards at once are kept a layer, and those go on that are good for
 * the rest of the board as well. Wider is shorter and slower.
 *
 * Learned values, where there are some for the size and room for them, say what the rest of a board is
 * worth. It narrows where the memory budget leaves no room for its width. Wide ones are several runs that
 * differ by chance, and can be shared by two threads.
 *
 * threads: 1 or 2; the path does not depend on it. SW_OK, SW_LIMIT or SW_CANCELLED (the watch said
 * so), or SW_NO_MEMORY; the path is then empty. */
sw_status solver_staged_solve(tables *shared, const normalized_board *start, int width, int threads,
                              search_watch *watch, puzzle_path *path);

/* The widest, up to `width`, for which that share of the memory budget has room. */
int solver_staged_widest(const tables *shared, solver_budget_share share, puzzle_size size,
                         int width);

/* The width, 50 or more, with which a run expands about so many nodes. */
int solver_staged_width(puzzle_size size, double nodes);

#endif
