#ifndef SOLVER_SHORTCUT_H
#define SOLVER_SHORTCUT_H

#include "core/home.h"
#include "core/prune.h"
#include "core/watch.h"
#include "puzzle/path.h"

/* How far short cuts are looked for. */
typedef struct shortcut_plan {
    int window; /* moves of the path that a shorter way may replace, SHORTCUT_WINDOW at most */
    int nodes;  /* that the search for one may expand */
} shortcut_plan;

enum { SHORTCUT_WINDOW = 64 };

/* Short cuts: the boards at both ends of a window of the path are known, and a depth-first search looks
 * for a way from one to the other that is shorter than the path's; so from window to window. The path
 * leads from the board home, and then still does, in as many moves or fewer; a watch that ends the search
 * leaves what was found by then. */
void solver_shortcut_path(puzzle_path *path, const normalized_board *board, const prune *automaton,
                          shortcut_plan plan, search_watch *watch);

#endif
