/* Where the solver finds table files. */
#include "cache.h"

#include "os/paths.h"

void cli_cache_use(solver *solver)
{
    char folder[OS_PATH_SIZE];
    if (solver_cache_folder(folder, sizeof folder, NULL) == SW_OK)
        (void)solver_set_cache(solver, folder); /* without memory for it tables are made */
}
