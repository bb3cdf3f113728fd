/* Memory runs out at each place in turn: the library says so, and nothing is lost. */
#include "check.h"
#include "scarce_memory.h"

#include "claims.h"

#include <string.h>

enum { MOST_ALLOCATIONS = 2000 };

/* What a small program does. Each status is kept, the first that is not OK ends it. */
typedef struct program {
    slidewise_board *board, *goal;
    slidewise_solver *solver;
    slidewise_result *result;
    slidewise_job *job;
    slidewise_tables *tables;
} program;

static slidewise_status run_job(program *all, char *error)
{
    slidewise_status status =
        slidewise_job_start(&all->job, all->solver, all->board, all->goal, error);
    if (status != SLIDEWISE_OK)
        return status;
    while ((status = slidewise_job_wait(all->job, -1)) == SLIDEWISE_RUNNING)
        slidewise_result_free(slidewise_job_next(all->job));
    return status;
}

static slidewise_status run(program *all, char *error)
{
    slidewise_status status = slidewise_board_parse(&all->board, "3 1 2/4 5 0/6 7 8", error);
    if (status == SLIDEWISE_OK)
        status = slidewise_board_create_goal(&all->goal, "blank-first", 3, 3, error);
    if (status == SLIDEWISE_OK)
        status = slidewise_solver_create(&all->solver, error);
    if (status == SLIDEWISE_OK)
        status = slidewise_solver_set(all->solver, "values-folder", "/nowhere", error);
    if (status == SLIDEWISE_OK)
        status = slidewise_tables_build(all->solver, all->goal, NULL, NULL, error);
    if (status == SLIDEWISE_OK)
        status = slidewise_tables_list(&all->tables, all->solver, error);
    if (status == SLIDEWISE_OK)
        status = slidewise_solve(all->solver, all->board, all->goal, &all->result, error);
    return status == SLIDEWISE_OK ? run_job(all, error) : status;
}

static void end(program *all)
{
    slidewise_job_free(all->job);
    slidewise_result_free(all->result);
    slidewise_tables_free(all->tables);
    slidewise_solver_free(all->solver);
    slidewise_board_free(all->goal);
    slidewise_board_free(all->board);
}

CLAIM(each_allocation_may_fail)
{
    int refused = 0;
    long failed = 1;
    for (long allowed = 0; failed > 0; allowed++) {
        char error[SLIDEWISE_ERROR_SIZE] = "";
        program all = {0};
        assert_true(allowed < MOST_ALLOCATIONS);
        scarce_memory_begin(allowed, 1);
        slidewise_status status = run(&all, error);
        failed = scarce_memory_end();
        assert_true(status == SLIDEWISE_OK || status == SLIDEWISE_NO_MEMORY);
        if (status == SLIDEWISE_OK)
            check_replay(all.result, all.board, all.goal);
        if (status == SLIDEWISE_NO_MEMORY && !all.job)
            assert_non_null(strstr(error, "memory"));
        refused += status == SLIDEWISE_NO_MEMORY;
        end(&all);
    }
    assert_true(refused > 5);
}
