/* What a solver reads from disk: files of tables, and the learned values that come with the program. */
#include "solver_files.h"

#include "verbs.h"

#include "os/paths.h"

void cli_cache_use(solver *solver)
{
    char folder[OS_PATH_SIZE];
    if (solver_cache_folder(folder, sizeof folder, NULL) == SW_OK)
        (void)solver_set_cache(solver, folder); /* without memory for it tables are made */
}

void cli_values_use(cli_values *out, solver *solver)
{
    char folder[OS_PATH_SIZE];
    *out = (cli_values){.solver = solver};
    if (os_path_bundled(folder, sizeof folder, "assets", NULL) == SW_OK &&
        os_path_join(folder, sizeof folder, folder, "values", NULL) == SW_OK)
        (void)solver_set_values(solver, folder); /* what is missing then is said by the check */
}

void cli_values_check(cli_values *values, puzzle_size size)
{
    sw_error error, warning;
    bool *checked = &values->checked[size.columns][size.rows];
    if (!solver_wants_values(size) || *checked)
        return;
    *checked = true;
    sw_status status = solver_check_values(values->solver, size, &error);
    if (status == SW_OK || status == SW_NO_MEMORY)
        return;
    sw_fail(&warning, SW_NOT_FOUND, "%s; boards of %dx%d are solved without them", error.message,
            size.columns, size.rows);
    cli_complain("solve", &warning);
}
