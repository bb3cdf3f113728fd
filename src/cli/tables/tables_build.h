#ifndef CLI_TABLES_BUILD_H
#define CLI_TABLES_BUILD_H

#include "solver/prepare.h"

/* Makes the tables for boards of this goal, writes them to files, shows how far it is where somebody
 * watches, and prints what they took. Ctrl-C breaks it off. Returns the exit status. */
int cli_tables_build(const puzzle_board *goal, solver_memory memory);

#endif
