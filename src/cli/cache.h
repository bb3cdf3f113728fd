#ifndef CLI_CACHE_H
#define CLI_CACHE_H

#include "solver/cache.h"

/* Lets the solver read the tables that `slidewise tables build` has written, where there is a home
 * to find them in. */
void cli_cache_use(solver *solver);

#endif
