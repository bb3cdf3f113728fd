/* One budget for tables, evaluators and beams: a beam of full width keeps to a small one. */
#include "core/watch.h"
#include "counted_memory.h"
#include "engines/beam/beam.h"
#include "oracle.h"

#include "base/rng.h"
#include "os/thread.h"
#include "puzzle/scramble.h"

#include "claims.h"

enum { MB = 1 << 20, WIDEST_LAYERED = 250000, WIDEST_STAGED = 40000 };

static tables *tables_with(size_t bytes)
{
    tables *shared = solver_tables_create();
    assert_true(shared && solver_evaluators_set_folder(solver_tables_evaluators(shared), VALUES));
    solver_budget_set_limit(solver_tables_budget(shared), bytes);
    return shared;
}

typedef sw_status solve(tables *shared, const normalized_board *start, search_watch *watch,
                        puzzle_path *path);

static sw_status solve_layered(tables *shared, const normalized_board *start, search_watch *watch,
                               puzzle_path *path)
{
    return solver_beam_solve(shared, start, WIDEST_LAYERED, 300, 1, watch, path);
}

static sw_status solve_staged(tables *shared, const normalized_board *start, search_watch *watch,
                              puzzle_path *path)
{
    return solver_staged_solve(shared, start, WIDEST_STAGED, 1, watch, path);
}

/* The evaluator is there before, and counted. */
static const evaluator *borrow(tables *shared, puzzle_size size)
{
    const evaluator *found;
    assert_int_equal(solver_evaluators_borrow(solver_tables_evaluators(shared), size,
                                              SOLVER_BUDGET_LEFT, NULL, &found),
                     SW_OK);
    return found;
}

static void check_keeps(solve *solve, puzzle_size size, size_t bytes)
{
    tables *shared = tables_with(bytes);
    solver_request request = {.threads = 1};
    solver_progress progress = {0};
    search_watch watch;
    puzzle_path path = {0};
    sw_rng rng = sw_rng_seed(8);
    puzzle_board goal = oracle_goal(size, puzzle_size_cells(size) - 1);
    puzzle_board start = puzzle_scramble(&goal, &rng);
    normalized_board board;
    solver_normalized_init(&board, &start, &goal);
    const evaluator *evaluator = borrow(shared, size);
    size_t before = solver_budget_left(solver_tables_budget(shared));
    assert_int_equal(before, bytes - solver_evaluator_bytes(evaluator));
    solver_watch_init(&watch, &request, &progress, 0);
    counted_memory_begin();
    assert_int_equal(solve(shared, &board, &watch, &path), SW_OK);
    assert_in_range(counted_memory_peak(), before / 2, before);
    assert_true(puzzle_path_leads(&path, &start, &goal));
    assert_int_equal(solver_budget_left(solver_tables_budget(shared)), before);
    puzzle_path_deinit(&path);
    solver_evaluators_return(solver_tables_evaluators(shared), evaluator);
    solver_tables_destroy(shared);
}

/* Led by a network, and by tiles near each other. */
CLAIM(a_layered_beam_of_full_width_keeps_to_a_small_budget)
{
    check_keeps(solve_layered, (puzzle_size){5, 5}, 12 * MB);
    check_keeps(solve_layered, (puzzle_size){6, 6}, 12 * MB);
    check_keeps(solve_layered, (puzzle_size){6, 5}, 12 * MB);
}

/* By itself, and led by tiles near each other. The budget is too small for several runs. */
CLAIM(a_staged_beam_of_full_width_keeps_to_a_small_budget)
{
    check_keeps(solve_staged, (puzzle_size){5, 5}, 8 * MB);
    check_keeps(solve_staged, (puzzle_size){6, 5}, 8 * MB);
}

/* Of what is left, and of what is clear of tables. */
static void check_widest(const tables *shared, puzzle_size size, solver_budget_share share,
                         int least, int most)
{
    assert_in_range(solver_beam_widest(shared, size, share, WIDEST_LAYERED, 300), least, most);
    assert_in_range(solver_staged_widest(shared, share, size, WIDEST_STAGED), least, most);
}

/* A network is small; tiles near each other take 6 MB while they are read. */
CLAIM(the_widest_beam_follows_what_is_left)
{
    const struct {
        puzzle_size size;
        size_t bytes;
    } cases[] = {{{5, 5}, 12 * MB}, {{6, 5}, 24 * MB}};
    for (int i = 0; i < 2; i++) {
        size_t bytes = cases[i].bytes;
        tables *shared = tables_with(bytes);
        check_widest(shared, cases[i].size, SOLVER_BUDGET_LEFT, 500, WIDEST_STAGED / 2);
        check_widest(shared, cases[i].size, SOLVER_BUDGET_WHOLE, 500, WIDEST_STAGED / 4);
        solver_budget_take(solver_tables_budget(shared), bytes + MB);
        check_widest(shared, cases[i].size, SOLVER_BUDGET_LEFT, 1, 100);
        check_widest(shared, cases[i].size, SOLVER_BUDGET_WHOLE, 500, WIDEST_STAGED / 4);
        solver_tables_give_back(shared, bytes + MB);
        solver_tables_destroy(shared);
    }
}

CLAIM(a_limit_is_divided_without_a_rest)
{
    size_t before = 0;
    for (size_t limit = 16 * MB; limit <= (size_t)8192 * MB; limit += 16 * MB) {
        size_t clear = solver_budget_clear(limit), kept = solver_budget_tables(limit);
        assert_true(clear > 0 && clear + solver_budget_making(limit) == limit);
        assert_true(kept <= solver_budget_making(limit) && kept >= before); /* more is never less */
        before = kept;
    }
}

/* With nodes as the only limit others' beams must not change the answer. */
CLAIM(who_must_be_repeatable_goes_by_the_limit_alone)
{
    const search_watch nodes = {.node_limit = 5}, timed = {.node_limit = 5, .deadline_ms = 1};
    const search_watch unlimited = {.node_limit = 0};
    assert_int_equal(solver_watch_share(&nodes), SOLVER_BUDGET_WHOLE);
    assert_int_equal(solver_watch_share(&timed), SOLVER_BUDGET_LEFT);
    assert_int_equal(solver_watch_share(&unlimited), SOLVER_BUDGET_LEFT);
    solver_budget budget;
    solver_budget_init(&budget, 100);
    solver_budget_take(&budget, 90);
    assert_true(solver_budget_try(&budget, 50, SOLVER_BUDGET_WHOLE));
    assert_false(solver_budget_try(&budget, 51, SOLVER_BUDGET_WHOLE));
    assert_false(solver_budget_try(&budget, 1, SOLVER_BUDGET_LEFT));
    solver_budget_give_back(&budget, 140);
    assert_int_equal(solver_budget_left(&budget), 100);
    solver_budget_deinit(&budget);
}

/* Searches that take turns: each adds its bytes to those of the ones that are in. */
typedef struct turns {
    solver_budget budget;
    size_t in, most;
    os_mutex lock;
    atomic_int refused;
} turns;

enum { TURNS = 200, OWN = 30 };

static void take_turns(void *data)
{
    turns *self = data;
    for (int i = 0; i < TURNS; i++) {
        if (solver_budget_enter(&self->budget, OWN, NULL) != SW_OK)
            atomic_fetch_add(&self->refused, 1);
        os_mutex_lock(&self->lock);
        self->in += OWN;
        self->most = self->in > self->most ? self->in : self->most;
        os_mutex_unlock(&self->lock);
        os_mutex_lock(&self->lock);
        self->in -= OWN;
        os_mutex_unlock(&self->lock);
        solver_budget_leave(&self->budget, OWN);
    }
}

CLAIM(repeatable_searches_wait_for_room)
{
    enum { THREADS = 4 };
    turns all = {.in = 0};
    os_thread threads[THREADS];
    solver_budget_init(&all.budget, 140); /* 70 of it are clear: two at a time */
    os_mutex_init(&all.lock);
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(os_thread_start(&threads[i], take_turns, &all, NULL), SW_OK);
    for (int i = 0; i < THREADS; i++)
        os_thread_join(threads[i]);
    assert_in_range(all.most, OWN, 2 * OWN);
    assert_int_equal(all.refused, 0);
    assert_int_equal(solver_budget_enter(&all.budget, 1000, NULL), SW_OK); /* alone */
    solver_progress cancelled = {.cancel = true};
    assert_int_equal(solver_budget_enter(&all.budget, 1, &cancelled), SW_CANCELLED);
    solver_budget_leave(&all.budget, 1000);
    os_mutex_deinit(&all.lock);
    solver_budget_deinit(&all.budget);
}

CLAIM(what_is_given_back_can_be_had_again)
{
    solver_budget budget;
    solver_budget_init(&budget, 100);
    assert_true(solver_budget_try(&budget, 60, SOLVER_BUDGET_LEFT));
    assert_false(solver_budget_try(&budget, 60, SOLVER_BUDGET_LEFT));
    assert_true(solver_budget_try(&budget, 40, SOLVER_BUDGET_LEFT));
    assert_int_equal(solver_budget_left(&budget), 0);
    solver_budget_take(&budget, 50);
    assert_int_equal(solver_budget_left(&budget), 0);
    assert_false(solver_budget_try(&budget, 1, SOLVER_BUDGET_LEFT));
    solver_budget_give_back(&budget, 100);
    assert_int_equal(solver_budget_left(&budget), 50);
    solver_budget_set_limit(&budget, 40);
    assert_false(solver_budget_try(&budget, 1, SOLVER_BUDGET_LEFT));
    solver_budget_deinit(&budget);
}
