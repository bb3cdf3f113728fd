/* Eight threads at once: each with a solver of its own, and all with one. The thread sanitizer looks. */
#include "check.h"

#include "claims.h"

#include <pthread.h>

enum { THREADS = 8, ROUNDS = 6 };

typedef struct visitor {
    slidewise_solver *shared; /* NULL: it makes its own */
    int number;
    pthread_t thread;
} visitor;

static int go_on(void *data, const slidewise_result *so_far)
{
    (void)data;
    (void)so_far;
    return 0;
}

static int go_on_making(void *data, double done)
{
    (void)data;
    (void)done;
    return 0;
}

static void change_options(slidewise_solver *solver, int round)
{
    char out[64];
    slidewise_solver_set(solver, "memory", round % 2 == 0 ? "64" : "128", NULL);
    slidewise_solver_set(solver, "nodes", round % 3 == 0 ? "3000" : "0", NULL);
    slidewise_solver_set(solver, "threads", round % 2 == 0 ? "1" : "2", NULL);
    slidewise_solver_watch(solver, round % 3 == 1 ? go_on : NULL, NULL);
    slidewise_solver_get(solver, "memory", out, sizeof out);
}

static void solve_here(slidewise_solver *solver, const slidewise_board *board)
{
    slidewise_result *result = NULL;
    slidewise_status status = slidewise_solve(solver, board, NULL, &result, NULL);
    assert_true(status == SLIDEWISE_OK || status == SLIDEWISE_LIMIT);
    if (status == SLIDEWISE_OK)
        check_replay(result, board, NULL);
    slidewise_result_free(result);
    status = slidewise_distances(solver, board, NULL, &result, NULL);
    assert_true(status == SLIDEWISE_OK || status == SLIDEWISE_LIMIT);
    slidewise_result_free(result);
}

static void solve_elsewhere(slidewise_solver *solver, const slidewise_board *board)
{
    slidewise_job *job;
    assert_int_equal(slidewise_job_start(&job, solver, board, NULL, NULL), SLIDEWISE_OK);
    slidewise_job_wait(job, 1);
    slidewise_result_free(slidewise_job_next(job));
    slidewise_result_free(slidewise_job_now(job));
    slidewise_job_stop(job);
    slidewise_job_free(job);
}

static void use_tables(slidewise_solver *solver, int round)
{
    slidewise_board *goal = check_goal("standard", 3, 3 + round % 2);
    slidewise_tables *list;
    assert_int_equal(slidewise_tables_keep(solver, goal, NULL), SLIDEWISE_OK);
    if (round % 2 == 0)
        assert_int_equal(slidewise_tables_build(solver, goal, go_on_making, NULL, NULL),
                         SLIDEWISE_OK);
    assert_int_equal(slidewise_tables_list(&list, solver, NULL), SLIDEWISE_OK);
    slidewise_tables_free(list);
    slidewise_board_free(goal);
}

static void *visit(void *data)
{
    const visitor *self = data;
    slidewise_solver *solver = self->shared ? self->shared : check_solver();
    for (int round = 0; round < ROUNDS; round++) {
        slidewise_board *board =
            check_scramble(3, 3 + round % 2, (uint64_t)(self->number * ROUNDS + round));
        change_options(solver, self->number + round);
        solve_here(solver, board);
        solve_elsewhere(solver, board);
        use_tables(solver, round);
        slidewise_board_free(board);
    }
    if (!self->shared)
        slidewise_solver_free(solver);
    return NULL;
}

static void visit_at_once(slidewise_solver *shared)
{
    visitor visitors[THREADS];
    for (int i = 0; i < THREADS; i++) {
        visitors[i] = (visitor){.shared = shared, .number = i};
        assert_int_equal(pthread_create(&visitors[i].thread, NULL, visit, &visitors[i]), 0);
    }
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(pthread_join(visitors[i].thread, NULL), 0);
}

CLAIM(eight_solvers_know_nothing_of_each_other)
{
    visit_at_once(NULL);
}

CLAIM(eight_threads_share_a_solver)
{
    slidewise_solver *shared = check_solver();
    visit_at_once(shared);
    slidewise_solver_free(shared);
}
